#!/usr/bin/env node
// An Aquar.iom bot in JavaScript for Node, without packages.
//
//     node nearest.js [HOST[:PORT]] [NAME]
//
// Each of its cells flees the nearest cell that could eat it, and otherwise
// swims to the nearest thing it can eat. docs/aquariom-protocol.md has every
// message; this is a whole conversation. Copy it and change decide().
'use strict'
const net = require('net')

const LOGIN_PLAYER = 0, LOGIN_ACK = 2, LOGOUT = 3, KICK = 4, WELCOME = 5
const GAME_STARTS = 6, GAME_ENDS = 7, TURN = 8, TURN_ACK = 9

// Takes numbers off the front of a message, in the order they are sent.
class Payload {
  constructor (data) { this.data = data; this.at = 0 }
  u32 () { this.at += 4; return this.data.readUInt32LE(this.at - 4) }
  u64 () { this.at += 8; return this.data.readBigUInt64LE(this.at - 8) }
  f32 () { this.at += 4; return this.data.readFloatLE(this.at - 4) }
  text () { const n = this.u32(); this.at += n; return this.data.toString('latin1', this.at - n, this.at) }
  // A list: how many rows, then each of them.
  rows (row) { return Array.from({ length: this.u32() }, () => row(this)) }
}

// Cuts the first message off what was received; null while it is not all there.
// TCP is a stream: one read may bring half a message, or three.
function cut (data) {
  if (data.length < 1) return null
  const kind = data[0]
  if (kind === LOGIN_ACK || kind === LOGOUT) return { kind, size: 1 }
  const head = kind === TURN ? 9 : 5
  if (data.length < head) return null
  const size = head + data.readUInt32LE(1)
  if (data.length < size) return null
  return { kind, size, turn: kind === TURN ? data.readUInt32LE(5) : null, content: new Payload(data.subarray(head, size)) }
}

function loginMessage (name) {
  const text = Buffer.from(name, 'latin1')
  const head = Buffer.alloc(5)
  head.writeUInt8(LOGIN_PLAYER, 0)
  head.writeUInt32LE(text.length, 1)
  return Buffer.concat([head, text])
}

// moves is a list of { cell, x, y }. No division, no virus.
function answerMessage (turn, moves, surrender) {
  const size = 4 + 12 * moves.length + 4 + 4 + 1
  const b = Buffer.alloc(9 + size)
  b.writeUInt8(TURN_ACK, 0)
  b.writeUInt32LE(size, 1)
  b.writeUInt32LE(turn, 5)
  let at = b.writeUInt32LE(moves.length, 9)
  for (const m of moves) {
    at = b.writeUInt32LE(m.cell, at)
    at = b.writeFloatLE(m.x, at)
    at = b.writeFloatLE(m.y, at)
  }
  b.writeUInt8(surrender ? 1 : 0, at + 8)
  return b
}

// What each of my cells moves to.
function decide (me, rules, state) {
  const away = state.rows(p => p.u32()) // turns until each plankton is back, 0: it is there
  const neutral = state.rows(p => ({ id: p.u32(), mass: p.f32(), x: p.f32(), y: p.f32() }))
  state.rows(p => ({ id: p.u32(), x: p.f32(), y: p.f32() })) // viruses: left to you
  const cells = state.rows(p => ({ id: p.u32(), x: p.f32(), y: p.f32(), player: p.u32(), mass: p.f32(), isolated: p.u32() }))
  const food = neutral.concat(rules.plankton.filter((_, i) => away[i] === 0))
  const others = cells.filter(c => c.player !== me)
  return cells.filter(c => c.player === me).map(c => {
    const distance = o => Math.hypot(o.x - c.x, o.y - c.y)
    const nearest = list => list.reduce((best, o) => best && distance(best) <= distance(o) ? best : o, null)
    const danger = nearest(others.filter(o => o.mass > rules.ratio * c.mass))
    if (danger && distance(danger) < 4 * rules.speed) {
      return { cell: c.id, x: 2 * c.x - danger.x, y: 2 * c.y - danger.y } // straight away from it
    }
    const target = nearest(food.concat(others.filter(o => c.mass > rules.ratio * o.mass))) || c
    return { cell: c.id, x: target.x, y: target.y }
  })
}

const [address = '127.0.0.1', name = 'nearest'] = process.argv.slice(2)
const [host, port = 4242] = address.split(':')
const socket = net.connect(Number(port), host, () => socket.write(loginMessage(name)))
socket.setNoDelay(true)
socket.on('error', e => { console.error('no server: ' + e.message); process.exit(1) })
socket.on('close', () => { console.error('the server has gone'); process.exit(1) })

let received = Buffer.alloc(0)
let me, rules
socket.on('data', data => {
  received = Buffer.concat([received, data])
  for (let m; (m = cut(received)); received = received.subarray(m.size)) hear(m)
})

function hear ({ kind, turn, content }) {
  if (kind === KICK) { console.error(content.data.toString('latin1')); process.exit(1) }
  if (kind === WELCOME) { // the map: 21 numbers, then where the plankton is
    rules = { ratio: content.data.readFloatLE(20), speed: content.data.readFloatLE(44) }
    content.at = 84
    rules.plankton = content.rows(p => ({ x: p.f32(), y: p.f32() }))
  }
  if (kind === GAME_STARTS) me = content.u32()
  if (kind === TURN) {
    const moves = decide(me, rules, content)
    socket.write(answerMessage(turn, moves, moves.length === 0)) // eaten up: begin again
  }
  if (kind === GAME_ENDS) {
    const winner = content.u32()
    for (const s of content.rows(p => ({ id: p.u32(), name: p.text(), score: p.u64() }))) console.log(`${s.name}: ${s.score}${s.id === winner ? ' wins' : ''}`)
  }
  if (kind === LOGOUT) process.exit(0) // the game is over
}
