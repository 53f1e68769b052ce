// Code generated from brutal.fr.properties and brutal.en.properties by assets/words/gen. DO NOT EDIT.

package words

// BrutalName is "C'est du brutal !"
// or "C'est du brutal!".
func BrutalName() Text { return Text{key: "brutal.name"} }

// BrutalLine is "Cinq bâtiments, deux équipes de gobelets : au plus malin !"
// or "Gobi: five buildings, two teams of cups, and may the cleverest win!".
func BrutalLine() Text { return Text{key: "brutal.line"} }

// BrutalFacts is "1 ou 2 joueurs · 8 min · en secret, puis ensemble"
// or "1 or 2 players · 8 min · in secret, then together".
func BrutalFacts() Text { return Text{key: "brutal.facts"} }

// BrutalOptionDialect is "Règles"
// or "Rules".
func BrutalOptionDialect() Text { return Text{key: "brutal.option.dialect"} }

// BrutalOptionDialectOrigine is "D'origine"
// or "Original".
func BrutalOptionDialectOrigine() Text { return Text{key: "brutal.option.dialect.origine"} }

// BrutalOptionDialectEquilibre is "Équilibrées"
// or "Balanced".
func BrutalOptionDialectEquilibre() Text { return Text{key: "brutal.option.dialect.equilibre"} }

// BrutalOptionProgrammeA is "Filière de A"
// or "A's programme".
func BrutalOptionProgrammeA() Text { return Text{key: "brutal.option.programme-a"} }

// BrutalOptionProgrammeADrawn is "Au hasard"
// or "At random".
func BrutalOptionProgrammeADrawn() Text { return Text{key: "brutal.option.programme-a.drawn"} }

// BrutalOptionProgrammeAIsi is "ISI"
// or "ISI".
func BrutalOptionProgrammeAIsi() Text { return Text{key: "brutal.option.programme-a.isi"} }

// BrutalOptionProgrammeARt is "RT"
// or "RT".
func BrutalOptionProgrammeARt() Text { return Text{key: "brutal.option.programme-a.rt"} }

// BrutalOptionProgrammeAA2i is "A2I"
// or "A2I".
func BrutalOptionProgrammeAA2i() Text { return Text{key: "brutal.option.programme-a.a2i"} }

// BrutalOptionProgrammeAGi is "GI"
// or "GI".
func BrutalOptionProgrammeAGi() Text { return Text{key: "brutal.option.programme-a.gi"} }

// BrutalOptionProgrammeAGm is "GM"
// or "GM".
func BrutalOptionProgrammeAGm() Text { return Text{key: "brutal.option.programme-a.gm"} }

// BrutalOptionProgrammeAMte is "MTE"
// or "MTE".
func BrutalOptionProgrammeAMte() Text { return Text{key: "brutal.option.programme-a.mte"} }

// BrutalOptionProgrammeAMm is "MM"
// or "MM".
func BrutalOptionProgrammeAMm() Text { return Text{key: "brutal.option.programme-a.mm"} }

// BrutalOptionProgrammeB is "Filière de B"
// or "B's programme".
func BrutalOptionProgrammeB() Text { return Text{key: "brutal.option.programme-b"} }

// BrutalOptionProgrammeBDrawn is "Au hasard"
// or "At random".
func BrutalOptionProgrammeBDrawn() Text { return Text{key: "brutal.option.programme-b.drawn"} }

// BrutalOptionProgrammeBIsi is "ISI"
// or "ISI".
func BrutalOptionProgrammeBIsi() Text { return Text{key: "brutal.option.programme-b.isi"} }

// BrutalOptionProgrammeBRt is "RT"
// or "RT".
func BrutalOptionProgrammeBRt() Text { return Text{key: "brutal.option.programme-b.rt"} }

// BrutalOptionProgrammeBA2i is "A2I"
// or "A2I".
func BrutalOptionProgrammeBA2i() Text { return Text{key: "brutal.option.programme-b.a2i"} }

// BrutalOptionProgrammeBGi is "GI"
// or "GI".
func BrutalOptionProgrammeBGi() Text { return Text{key: "brutal.option.programme-b.gi"} }

// BrutalOptionProgrammeBGm is "GM"
// or "GM".
func BrutalOptionProgrammeBGm() Text { return Text{key: "brutal.option.programme-b.gm"} }

// BrutalOptionProgrammeBMte is "MTE"
// or "MTE".
func BrutalOptionProgrammeBMte() Text { return Text{key: "brutal.option.programme-b.mte"} }

// BrutalOptionProgrammeBMm is "MM"
// or "MM".
func BrutalOptionProgrammeBMm() Text { return Text{key: "brutal.option.programme-b.mm"} }

// BrutalSetupSame is "Les deux équipes ne peuvent pas suivre la même filière : changez l'une des deux."
// or "The two teams can't study the same programme: change one of them.".
func BrutalSetupSame() Text { return Text{key: "brutal.setup.same"} }

// BrutalLevelNovice is "Renforce la zone qu'il gagne déjà"
// or "Reinforces the zone it is already winning".
func BrutalLevelNovice() Text { return Text{key: "brutal.level.novice"} }

// BrutalLevelEasy is "Court vers la zone la plus mal en point"
// or "Runs to the most hopeless zone".
func BrutalLevelEasy() Text { return Text{key: "brutal.level.easy"} }

// BrutalLevelNormal is "Renforce les deux zones où il perd le plus"
// or "Reinforces the two zones it's losing most".
func BrutalLevelNormal() Text { return Text{key: "brutal.level.normal"} }

// BrutalLevelHard is "Envoie chacun là où il aide le plus"
// or "Sends everybody to where they help most".
func BrutalLevelHard() Text { return Text{key: "brutal.level.hard"} }

// BrutalLevelMaster is "Équipe imprévisible, et plusieurs coups d'avance"
// or "An unpredictable team, and several moves ahead".
func BrutalLevelMaster() Text { return Text{key: "brutal.level.master"} }

// BrutalCharacterMiser is "Aime les équipes qui durent, et soigner"
// or "Likes teams that last, and healing".
func BrutalCharacterMiser() Text { return Text{key: "brutal.character.miser"} }

// BrutalCharacterPirate is "Aime les équipes qui cognent, et les proies faciles"
// or "Likes teams that hit hard, and easy prey".
func BrutalCharacterPirate() Text { return Text{key: "brutal.character.pirate"} }

// BrutalCharacterDaredevil is "Aime les équipes rapides, et le hasard"
// or "Likes quick teams, and luck".
func BrutalCharacterDaredevil() Text { return Text{key: "brutal.character.daredevil"} }

// BrutalZone0 is "Bibliothèque"
// or "Library".
func BrutalZone0() Text { return Text{key: "brutal.zone.0"} }

// BrutalZone1 is "Bureau des Étudiants"
// or "Students' Union".
func BrutalZone1() Text { return Text{key: "brutal.zone.1"} }

// BrutalZone2 is "Quartier Administratif"
// or "Administration".
func BrutalZone2() Text { return Text{key: "brutal.zone.2"} }

// BrutalZone3 is "Halles industrielles"
// or "Workshops".
func BrutalZone3() Text { return Text{key: "brutal.zone.3"} }

// BrutalZone4 is "Halle Sportive"
// or "Sports Hall".
func BrutalZone4() Text { return Text{key: "brutal.zone.4"} }

// BrutalShort0 is "Biblio"
// or "Library".
func BrutalShort0() Text { return Text{key: "brutal.short.0"} }

// BrutalShort1 is "BDE"
// or "Union".
func BrutalShort1() Text { return Text{key: "brutal.short.1"} }

// BrutalShort2 is "Admin"
// or "Admin".
func BrutalShort2() Text { return Text{key: "brutal.short.2"} }

// BrutalShort3 is "Halles"
// or "Works".
func BrutalShort3() Text { return Text{key: "brutal.short.3"} }

// BrutalShort4 is "Sports"
// or "Sports".
func BrutalShort4() Text { return Text{key: "brutal.short.4"} }

// BrutalBench is "Réserve"
// or "Bench".
func BrutalBench() Text { return Text{key: "brutal.bench"} }

// BrutalEverywhere is "Partout"
// or "Everywhere".
func BrutalEverywhere() Text { return Text{key: "brutal.everywhere"} }

// BrutalEcts is "ECTS"
// or "ECTS".
func BrutalEcts() Text { return Text{key: "brutal.ects"} }

// BrutalEctsAll is "ECTS"
// or "ECTS".
func BrutalEctsAll() Text { return Text{key: "brutal.ects.all"} }

// BrutalElites is "4 élites"
// or "4 elites".
func BrutalElites() Text { return Text{key: "brutal.elites"} }

// BrutalMaster is "1 maître du gobi"
// or "1 gobi master".
func BrutalMaster() Text { return Text{key: "brutal.master"} }

// BrutalStudents is "15 étudiants"
// or "15 students".
func BrutalStudents() Text { return Text{key: "brutal.students"} }

// BrutalDexterity is "Dextérité"
// or "Dexterity".
func BrutalDexterity() Text { return Text{key: "brutal.dexterity"} }

// BrutalStrength is "Force"
// or "Strength".
func BrutalStrength() Text { return Text{key: "brutal.strength"} }

// BrutalResistance is "Résistance"
// or "Resistance".
func BrutalResistance() Text { return Text{key: "brutal.resistance"} }

// BrutalConstitution is "Constitution"
// or "Constitution".
func BrutalConstitution() Text { return Text{key: "brutal.constitution"} }

// BrutalInitiative is "Initiative"
// or "Initiative".
func BrutalInitiative() Text { return Text{key: "brutal.initiative"} }

// BrutalEffectDexterity is "touche {percent} %"
// or "hits {percent}%".
func BrutalEffectDexterity(percent int) Text {
	return Text{key: "brutal.effect.dexterity", numbers: [maxNumbers]int64{int64(percent)}}
}

// BrutalEffectStrength is "+{percent} % de dégâts"
// or "+{percent}% damage".
func BrutalEffectStrength(percent int) Text {
	return Text{key: "brutal.effect.strength", numbers: [maxNumbers]int64{int64(percent)}}
}

// BrutalEffectResistance is "ôte {percent} % de force"
// or "cuts {percent}% strength".
func BrutalEffectResistance(percent int) Text {
	return Text{key: "brutal.effect.resistance", numbers: [maxNumbers]int64{int64(percent)}}
}

// BrutalEffectArmour is "−{percent} % subis"
// or "−{percent}% taken".
func BrutalEffectArmour(percent int) Text {
	return Text{key: "brutal.effect.armour", numbers: [maxNumbers]int64{int64(percent)}}
}

// BrutalEffectConstitution is "{ects} ECTS max"
// or "{ects} ECTS max".
func BrutalEffectConstitution(ects int) Text {
	return Text{key: "brutal.effect.constitution", numbers: [maxNumbers]int64{int64(ects)}}
}

// BrutalEffectInitiative is "agit 1er" / "agit {n}e"
// or "first to act" / "no. {n} to act".
func BrutalEffectInitiative(n int) Text {
	return Text{key: "brutal.effect.initiative", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalOffensive is "Offensive"
// or "Offensive".
func BrutalOffensive() Text { return Text{key: "brutal.offensive"} }

// BrutalDefensive is "Défensive"
// or "Defensive".
func BrutalDefensive() Text { return Text{key: "brutal.defensive"} }

// BrutalErratic is "Aléatoire"
// or "Random".
func BrutalErratic() Text { return Text{key: "brutal.erratic"} }

// BrutalNumber is "{average}"
// or "{average}".
func BrutalNumber(average float64) Text {
	return Text{key: "brutal.number", numbers: [maxNumbers]int64{bits(average)}}
}

// BrutalPercent is "{percent} %"
// or "{percent}%".
func BrutalPercent(percent int) Text {
	return Text{key: "brutal.percent", numbers: [maxNumbers]int64{int64(percent)}}
}

// BrutalRange is "{low} à {high}"
// or "{low} to {high}".
func BrutalRange(low, high int) Text {
	return Text{key: "brutal.range", numbers: [maxNumbers]int64{int64(low), int64(high)}}
}

// BrutalOf is "/{of}"
// or "/{of}".
func BrutalOf(of int) Text { return Text{key: "brutal.of", numbers: [maxNumbers]int64{int64(of)}} }

// BrutalFraction is "{part}/{of}"
// or "{part}/{of}".
func BrutalFraction(part, of int) Text {
	return Text{key: "brutal.fraction", numbers: [maxNumbers]int64{int64(part), int64(of)}}
}

// BrutalCupFacts is "{name} · {part}/{of} ECTS · {other}"
// or "{name} · {part}/{of} ECTS · {other}".
func BrutalCupFacts(part, of int, name, other string) Text {
	return Text{key: "brutal.cup.facts", numbers: [maxNumbers]int64{int64(part), int64(of)}, strings: [maxStrings]string{name, other}}
}

// BrutalCupValue is "{what} {n}"
// or "{what} {n}".
func BrutalCupValue(n int, what string) Text {
	return Text{key: "brutal.cup.value", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{what}}
}

// BrutalVersus is "{name} contre {other}"
// or "{name} against {other}".
func BrutalVersus(name, other string) Text {
	return Text{key: "brutal.versus", strings: [maxStrings]string{name, other}}
}

// BrutalTeamYours is "{name} · vous"
// or "{name} · you".
func BrutalTeamYours(name string) Text {
	return Text{key: "brutal.team.yours", strings: [maxStrings]string{name}}
}

// BrutalHintChoose is "choisir"
// or "choose".
func BrutalHintChoose() Text { return Text{key: "brutal.hint.choose"} }

// BrutalHintAdd is "ajouter"
// or "add".
func BrutalHintAdd() Text { return Text{key: "brutal.hint.add"} }

// BrutalHintRest is "placer le reste"
// or "place the rest".
func BrutalHintRest() Text { return Text{key: "brutal.hint.rest"} }

// BrutalHintTurn is "réserve"
// or "bench".
func BrutalHintTurn() Text { return Text{key: "brutal.hint.turn"} }

// BrutalHintTake is "prendre un gobelet"
// or "take a cup".
func BrutalHintTake() Text { return Text{key: "brutal.hint.take"} }

// BrutalHintLay is "poser ici"
// or "lay here".
func BrutalHintLay() Text { return Text{key: "brutal.hint.lay"} }

// BrutalHintBack is "remettre"
// or "put back".
func BrutalHintBack() Text { return Text{key: "brutal.hint.back"} }

// BrutalHintOrder is "envoyer un gobelet"
// or "send a cup".
func BrutalHintOrder() Text { return Text{key: "brutal.hint.order"} }

// BrutalHintStep is "un pas"
// or "one step".
func BrutalHintStep() Text { return Text{key: "brutal.hint.step"} }

// BrutalHintTip is "Un conseil : un point faible de l'équipe, ou un ordre utile."
// or "A hint: a weak spot of the team, or an order worth giving.".
func BrutalHintTip() Text { return Text{key: "brutal.hint.tip"} }

// BrutalHintLater is "Demandez un conseil en composant l'équipe, ou pendant une trêve."
// or "Ask for a hint while building the team, or in a truce.".
func BrutalHintLater() Text { return Text{key: "brutal.hint.later"} }

// BrutalHintFine is "Bonne équipe ! Zones tenues dans des batailles d'essai, en moyenne : {odds} pour vous, {dodges} en face."
// or "A good team! Zones held in trial battles, on average: {odds} for you, {dodges} for them.".
func BrutalHintFine(odds, dodges string) Text {
	return Text{key: "brutal.hint.fine", strings: [maxStrings]string{odds, dodges}}
}

// BrutalHintAttribute is "Point faible : {what}. Déplacez-y jusqu'à quatre points par gobelet. À réduire : {other}. Zones tenues dans des batailles d'essai, en moyenne : {odds} pour vous, {dodges} en face."
// or "Weak spot: {what}. Move up to four points per cup to it from {other}. Zones held in trial battles, on average: {odds} for you, {dodges} for them.".
func BrutalHintAttribute(what, other, odds, dodges string) Text {
	return Text{key: "brutal.hint.attribute", strings: [maxStrings]string{what, other, odds, dodges}}
}

// BrutalHintHealers is "Point faible : trop peu de soins. Si un attaquant sur trois soignait, zones tenues dans des batailles d'essai, en moyenne : {odds} pour vous, {dodges} en face."
// or "Weak spot: too few heal. If every third attacker healed, zones held in trial battles, on average: {odds} for you, {dodges} for them.".
func BrutalHintHealers(odds, dodges string) Text {
	return Text{key: "brutal.hint.healers", strings: [maxStrings]string{odds, dodges}}
}

// BrutalHintFighters is "Point faible : trop peu d'attaque. Si un soigneur sur trois attaquait, zones tenues dans des batailles d'essai, en moyenne : {odds} pour vous, {dodges} en face."
// or "Weak spot: too few attack. If every third healer attacked, zones held in trial battles, on average: {odds} for you, {dodges} for them.".
func BrutalHintFighters(odds, dodges string) Text {
	return Text{key: "brutal.hint.fighters", strings: [maxStrings]string{odds, dodges}}
}

// BrutalHintBench is "Point faible : la réserve garde des points qui manquent aux autres. Avec moitié moins, zones tenues dans des batailles d'essai, en moyenne : {odds} pour vous, {dodges} en face."
// or "Weak spot: the bench has points that the others lack. With half as many there, zones held in trial battles, on average: {odds} for you, {dodges} for them.".
func BrutalHintBench(odds, dodges string) Text {
	return Text{key: "brutal.hint.bench", strings: [maxStrings]string{odds, dodges}}
}

// BrutalHintSend is "{name} serait utile {where}. Chances d'y gagner : {odds} pour vous, {dodges} en face."
// or "{name} would help {where}. Chances of winning there: {odds} for you, {dodges} for them.".
func BrutalHintSend(name, odds, dodges, where string) Text {
	return Text{key: "brutal.hint.send", strings: [maxStrings]string{name, odds, dodges, where}}
}

// BrutalHintBattle is "Chances de gagner la bataille : {odds} pour vous, {dodges} en face."
// or "Chances of winning the battle: {odds} for you, {dodges} for them.".
func BrutalHintBattle(odds, dodges string) Text {
	return Text{key: "brutal.hint.battle", strings: [maxStrings]string{odds, dodges}}
}

// BrutalHintRush is "S'ils foncent tous dans une zone : {odds} pour vous."
// or "If they all rush into one zone: {odds} for you.".
func BrutalHintRush(odds string) Text {
	return Text{key: "brutal.hint.rush", strings: [maxStrings]string{odds}}
}

// BrutalHintChange is "de {before} à {other}"
// or "from {before} to {other}".
func BrutalHintChange(other, before string) Text {
	return Text{key: "brutal.hint.change", strings: [maxStrings]string{other, before}}
}

// BrutalHintStay is "Aucun ordre n'améliore vos chances : laissez chacun à sa place."
// or "No order improves your chances: leave everyone in place.".
func BrutalHintStay() Text { return Text{key: "brutal.hint.stay"} }

// BrutalHintStayRush is "Aucun ordre n'améliore vos chances : {percent} % s'ils ne bougent pas, {then} % s'ils foncent tous dans une zone."
// or "No order improves your chances: {percent}% if they stay put, {then}% if they all rush into one zone.".
func BrutalHintStayRush(percent, then int) Text {
	return Text{key: "brutal.hint.stay.rush", numbers: [maxNumbers]int64{int64(percent), int64(then)}}
}

// BrutalMenu is "Pause, règles, réglages"
// or "Pause, rules, settings".
func BrutalMenu() Text { return Text{key: "brutal.menu"} }

// BrutalClose is "Fermer"
// or "Close".
func BrutalClose() Text { return Text{key: "brutal.close"} }

// BrutalUndo is "Annuler"
// or "Undo".
func BrutalUndo() Text { return Text{key: "brutal.undo"} }

// BrutalContinue is "Continuer"
// or "Continue".
func BrutalContinue() Text { return Text{key: "brutal.continue"} }

// BrutalGiven is "Enveloppe cachetée"
// or "Envelope sealed".
func BrutalGiven() Text { return Text{key: "brutal.given"} }

// BrutalGivenWait is "L'autre camp réfléchit encore"
// or "The other side is still thinking".
func BrutalGivenWait() Text { return Text{key: "brutal.given.wait"} }

// BrutalPreparing is "Les équipes se préparent"
// or "The teams are getting ready".
func BrutalPreparing() Text { return Text{key: "brutal.preparing"} }

// BrutalWhereSetup is "composition des équipes"
// or "building the teams".
func BrutalWhereSetup() Text { return Text{key: "brutal.where.setup"} }

// BrutalWherePost is "placement"
// or "placing the cups".
func BrutalWherePost() Text { return Text{key: "brutal.where.post"} }

// BrutalWhereMelee is "mêlée {brawl}"
// or "brawl {brawl}".
func BrutalWhereMelee(brawl int) Text {
	return Text{key: "brutal.where.melee", numbers: [maxNumbers]int64{int64(brawl)}}
}

// BrutalWhereTruce is "trêve après la mêlée {brawl}"
// or "truce after brawl {brawl}".
func BrutalWhereTruce(brawl int) Text {
	return Text{key: "brutal.where.truce", numbers: [maxNumbers]int64{int64(brawl)}}
}

// BrutalSetupTeam is "Équipe"
// or "Team".
func BrutalSetupTeam() Text { return Text{key: "brutal.setup.team"} }

// BrutalSetupValues is "Valeurs"
// or "Values".
func BrutalSetupValues() Text { return Text{key: "brutal.setup.values"} }

// BrutalSetupTitle is "Composez votre équipe"
// or "Build your team".
func BrutalSetupTitle() Text { return Text{key: "brutal.setup.title"} }

// BrutalSetupSubtitle is "{name} · règles : {other}"
// or "{name} · rules: {other}".
func BrutalSetupSubtitle(name, other string) Text {
	return Text{key: "brutal.setup.subtitle", strings: [maxStrings]string{name, other}}
}

// BrutalRulesOrigine is "d'origine"
// or "original".
func BrutalRulesOrigine() Text { return Text{key: "brutal.rules.origine"} }

// BrutalRulesEquilibre is "équilibrées"
// or "balanced".
func BrutalRulesEquilibre() Text { return Text{key: "brutal.rules.equilibre"} }

// BrutalReadySetup is "{name} : c'est prêt"
// or "{name} is ready".
func BrutalReadySetup(name string) Text {
	return Text{key: "brutal.ready.setup", strings: [maxStrings]string{name}}
}

// BrutalBusySetup is "{name} compose…"
// or "{name} is building…".
func BrutalBusySetup(name string) Text {
	return Text{key: "brutal.busy.setup", strings: [maxStrings]string{name}}
}

// BrutalReadyPost is "{name} : c'est placé"
// or "{name} is in place".
func BrutalReadyPost(name string) Text {
	return Text{key: "brutal.ready.post", strings: [maxStrings]string{name}}
}

// BrutalBusyPost is "{name} se place…"
// or "{name} is placing…".
func BrutalBusyPost(name string) Text {
	return Text{key: "brutal.busy.post", strings: [maxStrings]string{name}}
}

// BrutalPresetOwn is "Équipe personnelle"
// or "Your own team".
func BrutalPresetOwn() Text { return Text{key: "brutal.preset.own"} }

// BrutalPresetBrutes is "Brutes"
// or "Brutes".
func BrutalPresetBrutes() Text { return Text{key: "brutal.preset.brutes"} }

// BrutalPresetWall is "Muraille"
// or "Wall".
func BrutalPresetWall() Text { return Text{key: "brutal.preset.wall"} }

// BrutalPresetFoxes is "Renards"
// or "Foxes".
func BrutalPresetFoxes() Text { return Text{key: "brutal.preset.foxes"} }

// BrutalPresetBalanced is "Équilibre"
// or "Balance".
func BrutalPresetBalanced() Text { return Text{key: "brutal.preset.balanced"} }

// BrutalPresetNurses is "Infirmerie"
// or "Nurses".
func BrutalPresetNurses() Text { return Text{key: "brutal.preset.nurses"} }

// BrutalPresetBolts is "Éclairs"
// or "Bolts".
func BrutalPresetBolts() Text { return Text{key: "brutal.preset.bolts"} }

// BrutalPresetRandom is "Au hasard"
// or "At random".
func BrutalPresetRandom() Text { return Text{key: "brutal.preset.random"} }

// BrutalToolAll is "Tous"
// or "All".
func BrutalToolAll() Text { return Text{key: "brutal.tool.all"} }

// BrutalToolSpread is "Répartir"
// or "Spread out".
func BrutalToolSpread() Text { return Text{key: "brutal.tool.spread"} }

// BrutalToolCopy is "Copier"
// or "Copy".
func BrutalToolCopy() Text { return Text{key: "brutal.tool.copy"} }

// BrutalToolTemplates is "Équipes"
// or "Teams".
func BrutalToolTemplates() Text { return Text{key: "brutal.tool.templates"} }

// BrutalCopyTo is "Qui reçoit les mêmes points ? Modèle : {name}."
// or "Choose who gets the same points as {name}.".
func BrutalCopyTo(name string) Text {
	return Text{key: "brutal.copy.to", strings: [maxStrings]string{name}}
}

// BrutalPointsLeft is "point à placer" / "points à placer"
// or "point to spend" / "points to spend".
func BrutalPointsLeft(n int) Text {
	return Text{key: "brutal.points.left", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalPointsSpent is "Points placés : {points} sur {of}"
// or "Points spent: {points} of {of}".
func BrutalPointsSpent(points, of int) Text {
	return Text{key: "brutal.points.spent", numbers: [maxNumbers]int64{int64(points), int64(of)}}
}

// BrutalPointsMine is "dont {points} ici"
// or "{points} of them here".
func BrutalPointsMine(points int) Text {
	return Text{key: "brutal.points.mine", numbers: [maxNumbers]int64{int64(points)}}
}

// BrutalChosenNone is "Choisissez des gobelets"
// or "Choose some cups".
func BrutalChosenNone() Text { return Text{key: "brutal.chosen.none"} }

// BrutalChosenHow is "cliquez ou glissez"
// or "click or drag".
func BrutalChosenHow() Text { return Text{key: "brutal.chosen.how"} }

// BrutalChosenTap is "touchez ou glissez"
// or "tap or drag".
func BrutalChosenTap() Text { return Text{key: "brutal.chosen.tap"} }

// BrutalChosenMaster is "Le maître du gobi" / "{n} maîtres du gobi"
// or "The gobi master" / "{n} gobi masters".
func BrutalChosenMaster(n int) Text {
	return Text{key: "brutal.chosen.master", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalChosenElite is "{n} élite" / "{n} élites"
// or "{n} elite" / "{n} elites".
func BrutalChosenElite(n int) Text {
	return Text{key: "brutal.chosen.elite", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalChosenStudent is "{n} étudiant" / "{n} étudiants"
// or "{n} student" / "{n} students".
func BrutalChosenStudent(n int) Text {
	return Text{key: "brutal.chosen.student", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalChosenMixed is "{n} gobelet" / "{n} gobelets"
// or "{n} cup" / "{n} cups".
func BrutalChosenMixed(n int) Text {
	return Text{key: "brutal.chosen.mixed", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalLegendGiven is "offert"
// or "given".
func BrutalLegendGiven() Text { return Text{key: "brutal.legend.given"} }

// BrutalLegendNobody is "acheté : un point par gobelet"
// or "bought: one point per cup".
func BrutalLegendNobody() Text { return Text{key: "brutal.legend.nobody"} }

// BrutalLegendBought is "acheté : chaque case coûte {n} point" / "acheté : chaque case coûte {n} points"
// or "bought: each box costs {n} point" / "bought: each box costs {n} points".
func BrutalLegendBought(n int) Text {
	return Text{key: "brutal.legend.bought", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalAgainst is "{name}, face à un adversaire moyen :"
// or "{name}, against an average rival:".
func BrutalAgainst(name string) Text {
	return Text{key: "brutal.against", strings: [maxStrings]string{name}}
}

// BrutalOddsHit is "Touche"
// or "Hits".
func BrutalOddsHit() Text { return Text{key: "brutal.odds.hit"} }

// BrutalOddsDamage is "Enlève"
// or "Takes".
func BrutalOddsDamage() Text { return Text{key: "brutal.odds.damage"} }

// BrutalOddsMean is "Moyenne"
// or "Average".
func BrutalOddsMean() Text { return Text{key: "brutal.odds.mean"} }

// BrutalOddsHeal is "Soin réussi"
// or "Heals".
func BrutalOddsHeal() Text { return Text{key: "brutal.odds.heal"} }

// BrutalReserve is "Réserve"
// or "Bench".
func BrutalReserve() Text { return Text{key: "brutal.reserve"} }

// BrutalSetupHow is "Prenez une équipe et continuez, ou choisissez un gobelet pour le régler.\nLes ECTS sont ses points de vie : à 0, il est éliminé."
// or "Take a team and go on, or pick a cup to change it.\nECTS are a cup's hit points: at 0 it is out.".
func BrutalSetupHow() Text { return Text{key: "brutal.setup.how"} }

// BrutalSetupTeams is "Équipes prêtes"
// or "Ready-made teams".
func BrutalSetupTeams() Text { return Text{key: "brutal.setup.teams"} }

// BrutalSetupReady is "Réserve au complet"
// or "The bench is full".
func BrutalSetupReady() Text { return Text{key: "brutal.setup.ready"} }

// BrutalSetupReserve is "Retournez encore {n} gobelet : il en faut cinq en réserve" / "Retournez encore {n} gobelets : il en faut cinq en réserve"
// or "Turn over {n} more cup: the bench needs five" / "Turn over {n} more cups: the bench needs five".
func BrutalSetupReserve(n int) Text {
	return Text{key: "brutal.setup.reserve", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalSetupLeft is "Il reste {n} point. Continuer quand même ?" / "Il reste {n} points. Continuer quand même ?"
// or "{n} point left. Continue anyway?" / "{n} points left. Continue anyway?".
func BrutalSetupLeft(n int) Text {
	return Text{key: "brutal.setup.left", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalTemplatesTitle is "Vos équipes"
// or "Your saved teams".
func BrutalTemplatesTitle() Text { return Text{key: "brutal.templates.title"} }

// BrutalTemplatesName is "Équipe {number}"
// or "Team {number}".
func BrutalTemplatesName(number int) Text {
	return Text{key: "brutal.templates.name", numbers: [maxNumbers]int64{int64(number)}}
}

// BrutalTemplatesSave is "Enregistrer"
// or "Save".
func BrutalTemplatesSave() Text { return Text{key: "brutal.templates.save"} }

// BrutalTemplatesSaved is "Équipe enregistrée : {name}."
// or "Team saved: {name}.".
func BrutalTemplatesSaved(name string) Text {
	return Text{key: "brutal.templates.saved", strings: [maxStrings]string{name}}
}

// BrutalTemplatesDelete is "Supprimer cette équipe"
// or "Delete this team".
func BrutalTemplatesDelete() Text { return Text{key: "brutal.templates.delete"} }

// BrutalTemplatesNone is "Donnez un nom à votre équipe : vous la retrouverez ici."
// or "Give your team a name: you'll find it here.".
func BrutalTemplatesNone() Text { return Text{key: "brutal.templates.none"} }

// BrutalTemplatesNameless is "Donnez-lui un nom."
// or "Give it a name.".
func BrutalTemplatesNameless() Text { return Text{key: "brutal.templates.nameless"} }

// BrutalTemplatesFull is "La liste est pleine : supprimez une équipe."
// or "The list is full: delete a team.".
func BrutalTemplatesFull() Text { return Text{key: "brutal.templates.full"} }

// BrutalTemplatesBroken is "{file}, abîmé à la ligne {line} : les équipes lisibles sont là, et une copie du fichier est mise de côté."
// or "{file} is damaged at line {line}: the teams that could be read are here, and a copy of the file is set aside.".
func BrutalTemplatesBroken(line int, file string) Text {
	return Text{key: "brutal.templates.broken", numbers: [maxNumbers]int64{int64(line)}, strings: [maxStrings]string{file}}
}

// BrutalTemplatesOther is "{file}, ligne {line} : {value} n'est pas une équipe d'ici. Le fichier la garde." / "{file} : {n} entrées ne sont pas des équipes d'ici. Le fichier les garde. La première, ligne {line} : {value}."
// or "{file}, line {line}: {value} isn't a team here. The file keeps it." / "{file}: {n} entries aren't teams here. The file keeps them. The first one, line {line}: {value}.".
func BrutalTemplatesOther(n, line int, value, file string) Text {
	return Text{key: "brutal.templates.other", numbers: [maxNumbers]int64{int64(n), int64(line)}, strings: [maxStrings]string{value, file}}
}

// BrutalTipBrutes is "Tous forts et adroits : ils frappent dur et souvent."
// or "All strong and deft: they hit hard and often.".
func BrutalTipBrutes() Text { return Text{key: "brutal.tip.brutes"} }

// BrutalTipWall is "Neuf gobelets très solides, les autres pour faire nombre."
// or "Nine very tough cups, the others to make up the numbers.".
func BrutalTipWall() Text { return Text{key: "brutal.tip.wall"} }

// BrutalTipFoxes is "Deux zones à un seul gobelet, la force dans les trois autres."
// or "Two zones with a single cup, full strength in the other three.".
func BrutalTipFoxes() Text { return Text{key: "brutal.tip.foxes"} }

// BrutalTipBalanced is "Un peu de tout, nulle part de faiblesse."
// or "A little of everything, weak nowhere.".
func BrutalTipBalanced() Text { return Text{key: "brutal.tip.balanced"} }

// BrutalTipNurses is "Presque partout, quelqu'un soigne les autres."
// or "Nearly everywhere somebody heals the others.".
func BrutalTipNurses() Text { return Text{key: "brutal.tip.nurses"} }

// BrutalTipBolts is "Beaucoup d'initiative : ils agissent tôt."
// or "High initiative: they act early.".
func BrutalTipBolts() Text { return Text{key: "brutal.tip.bolts"} }

// BrutalTipRandom is "Une équipe tirée au sort."
// or "A team drawn at random.".
func BrutalTipRandom() Text { return Text{key: "brutal.tip.random"} }

// BrutalTipUndo is "Revient au réglage précédent."
// or "Goes back to the previous setting.".
func BrutalTipUndo() Text { return Text{key: "brutal.tip.undo"} }

// BrutalTipAll is "Choisit les vingt gobelets, ou aucun."
// or "Chooses all twenty cups, or none.".
func BrutalTipAll() Text { return Text{key: "brutal.tip.all"} }

// BrutalTipSpread is "Place les points qui restent, à parts égales entre les gobelets choisis, ou entre tous."
// or "Spends the points that are left, evenly among the chosen cups, or among all.".
func BrutalTipSpread() Text { return Text{key: "brutal.tip.spread"} }

// BrutalTipCopy is "Donne à d'autres gobelets les points de celui-ci."
// or "Gives other cups the points of this one.".
func BrutalTipCopy() Text { return Text{key: "brutal.tip.copy"} }

// BrutalTipTemplates is "Enregistre cette équipe sous un nom, ou en reprend une."
// or "Saves this team under a name, or loads one.".
func BrutalTipTemplates() Text { return Text{key: "brutal.tip.templates"} }

// BrutalWhyUndo is "Il n'y a encore rien à annuler."
// or "There's nothing to undo yet.".
func BrutalWhyUndo() Text { return Text{key: "brutal.why.undo"} }

// BrutalWhyGiven is "Enveloppe cachetée : l'autre camp réfléchit encore."
// or "Envelope sealed: the other side is still thinking.".
func BrutalWhyGiven() Text { return Text{key: "brutal.why.given"} }

// BrutalWhySpread is "Il ne reste aucun point à répartir."
// or "No points are left to share out.".
func BrutalWhySpread() Text { return Text{key: "brutal.why.spread"} }

// BrutalWhyCopy is "Choisissez d'abord le gobelet à copier."
// or "Choose the cup to copy first.".
func BrutalWhyCopy() Text { return Text{key: "brutal.why.copy"} }

// BrutalWhyFull is "Tous les gobelets sont placés."
// or "All the cups are placed.".
func BrutalWhyFull() Text { return Text{key: "brutal.why.full"} }

// BrutalWhyNone is "Aucun ordre n'est donné."
// or "No order given.".
func BrutalWhyNone() Text { return Text{key: "brutal.why.none"} }

// BrutalPostTitle is "Placez vos quinze gobelets"
// or "Place your fifteen cups".
func BrutalPostTitle() Text { return Text{key: "brutal.post.title"} }

// BrutalPostWaiting is "À placer"
// or "To place".
func BrutalPostWaiting() Text { return Text{key: "brutal.post.waiting"} }

// BrutalPostEmpty is "Il faut au moins un combattant dans chaque zone."
// or "Every zone needs at least one fighter.".
func BrutalPostEmpty() Text { return Text{key: "brutal.post.empty"} }

// BrutalPostWanted is "à pourvoir"
// or "needs someone".
func BrutalPostWanted() Text { return Text{key: "brutal.post.wanted"} }

// BrutalPostPlaced is "placé\nsur {of}" / "placés\nsur {of}"
// or "placed\nof {of}" / "placed\nof {of}".
func BrutalPostPlaced(n, of int) Text {
	return Text{key: "brutal.post.placed", numbers: [maxNumbers]int64{int64(n), int64(of)}}
}

// BrutalPostSecret is "Secret jusqu'à\nla première mêlée"
// or "Secret until\nthe first brawl".
func BrutalPostSecret() Text { return Text{key: "brutal.post.secret"} }

// BrutalPostFill is "Tout placer"
// or "Place all".
func BrutalPostFill() Text { return Text{key: "brutal.post.fill"} }

// BrutalPostGive is "Cacheter"
// or "Seal".
func BrutalPostGive() Text { return Text{key: "brutal.post.give"} }

// BrutalPostReady is "La première mêlée peut commencer"
// or "The first brawl can begin".
func BrutalPostReady() Text { return Text{key: "brutal.post.ready"} }

// BrutalPostMissing is "Encore {n} gobelet, zones vides : {zones}" / "Encore {n} gobelets, zones vides : {zones}"
// or "{n} more cup, empty zones: {zones}" / "{n} more cups, empty zones: {zones}".
func BrutalPostMissing(n, zones int) Text {
	return Text{key: "brutal.post.missing", numbers: [maxNumbers]int64{int64(n), int64(zones)}}
}

// BrutalPostCups is "Encore {n} gobelet" / "Encore {n} gobelets"
// or "{n} more cup" / "{n} more cups".
func BrutalPostCups(n int) Text {
	return Text{key: "brutal.post.cups", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalPostZones is "Encore {n} zone vide" / "Encore {n} zones vides"
// or "{n} zone still empty" / "{n} zones still empty".
func BrutalPostZones(n int) Text {
	return Text{key: "brutal.post.zones", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalBriefStrike is "coups −{damage} ECTS"
// or "hits −{damage} ECTS".
func BrutalBriefStrike(damage int) Text {
	return Text{key: "brutal.brief.strike", numbers: [maxNumbers]int64{int64(damage)}}
}

// BrutalBriefHeal is "soins +{ects} ECTS"
// or "heals +{ects} ECTS".
func BrutalBriefHeal(ects int) Text {
	return Text{key: "brutal.brief.heal", numbers: [maxNumbers]int64{int64(ects)}}
}

// BrutalBriefInitiative is "init. {initiative}"
// or "init. {initiative}".
func BrutalBriefInitiative(initiative int) Text {
	return Text{key: "brutal.brief.initiative", numbers: [maxNumbers]int64{int64(initiative)}}
}

// BrutalMelee is "Mêlée {brawl}"
// or "Brawl {brawl}".
func BrutalMelee(brawl int) Text {
	return Text{key: "brutal.melee", numbers: [maxNumbers]int64{int64(brawl)}}
}

// BrutalMeleeWatch is "Regarder cette zone"
// or "Watch this zone".
func BrutalMeleeWatch() Text { return Text{key: "brutal.melee.watch"} }

// BrutalMeleeNote is "Ils se débrouillent tout seuls"
// or "They fight by themselves".
func BrutalMeleeNote() Text { return Text{key: "brutal.melee.note"} }

// BrutalNeeded is "il en faut {zones}"
// or "{zones} to win".
func BrutalNeeded(zones int) Text {
	return Text{key: "brutal.needed", numbers: [maxNumbers]int64{int64(zones)}}
}

// BrutalHeld is "tenue par {letter}"
// or "held by {letter}".
func BrutalHeld(letter string) Text {
	return Text{key: "brutal.held", strings: [maxStrings]string{letter}}
}

// BrutalHeldShort is "à {letter}"
// or "{letter}'s".
func BrutalHeldShort(letter string) Text {
	return Text{key: "brutal.held.short", strings: [maxStrings]string{letter}}
}

// BrutalLeads is "mène"
// or "leads".
func BrutalLeads() Text { return Text{key: "brutal.leads"} }

// BrutalStanding is "debout" / "debout"
// or "standing" / "standing".
func BrutalStanding(n int) Text {
	return Text{key: "brutal.standing", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalStandingShort is "{cups} debout"
// or "{cups} up".
func BrutalStandingShort(cups int) Text {
	return Text{key: "brutal.standing.short", numbers: [maxNumbers]int64{int64(cups)}}
}

// BrutalSkip is "Fin"
// or "End".
func BrutalSkip() Text { return Text{key: "brutal.skip"} }

// BrutalBurstMiss is "raté"
// or "miss".
func BrutalBurstMiss() Text { return Text{key: "brutal.burst.miss"} }

// BrutalBurstSoak is "sans effet"
// or "no damage".
func BrutalBurstSoak() Text { return Text{key: "brutal.burst.soak"} }

// BrutalBurstKo is "KO"
// or "KO".
func BrutalBurstKo() Text { return Text{key: "brutal.burst.ko"} }

// BrutalTitleFrenzy is "Frénésie !"
// or "Frenzy!".
func BrutalTitleFrenzy() Text { return Text{key: "brutal.title.frenzy"} }

// BrutalFrenzyNote is "Fini les soins : tout le monde attaque, de plus en plus fort."
// or "No more healing: everybody attacks, harder and harder.".
func BrutalFrenzyNote() Text { return Text{key: "brutal.frenzy.note"} }

// BrutalJournal is "Journal"
// or "Log".
func BrutalJournal() Text { return Text{key: "brutal.journal"} }

// BrutalJournalTitle is "Journal de la bataille"
// or "Log of the battle".
func BrutalJournalTitle() Text { return Text{key: "brutal.journal.title"} }

// BrutalJournalAll is "Toutes"
// or "All zones".
func BrutalJournalAll() Text { return Text{key: "brutal.journal.all"} }

// BrutalJournalEverybody is "Tous les gobelets"
// or "Every cup".
func BrutalJournalEverybody() Text { return Text{key: "brutal.journal.everybody"} }

// BrutalLogEmpty is "Rien ne s'est encore passé."
// or "Nothing has happened yet.".
func BrutalLogEmpty() Text { return Text{key: "brutal.log.empty"} }

// BrutalLogHit is "{name} lance sur {other} : −{ects} ECTS"
// or "{name} throws at {other}: −{ects} ECTS".
func BrutalLogHit(ects int, name, other string) Text {
	return Text{key: "brutal.log.hit", numbers: [maxNumbers]int64{int64(ects)}, strings: [maxStrings]string{name, other}}
}

// BrutalLogKo is "{name} lance sur {other} : −{ects}, KO"
// or "{name} throws at {other}: −{ects}, KO".
func BrutalLogKo(ects int, name, other string) Text {
	return Text{key: "brutal.log.ko", numbers: [maxNumbers]int64{int64(ects)}, strings: [maxStrings]string{name, other}}
}

// BrutalLogSoak is "{name} lance sur {other} : touché, sans effet"
// or "{name} throws at {other}: hit, no damage".
func BrutalLogSoak(name, other string) Text {
	return Text{key: "brutal.log.soak", strings: [maxStrings]string{name, other}}
}

// BrutalLogMiss is "{name} lance sur {other} : raté"
// or "{name} throws at {other}: missed".
func BrutalLogMiss(name, other string) Text {
	return Text{key: "brutal.log.miss", strings: [maxStrings]string{name, other}}
}

// BrutalLogHeal is "{name} soigne {other} : +{ects} ECTS"
// or "{name} heals {other}: +{ects} ECTS".
func BrutalLogHeal(ects int, name, other string) Text {
	return Text{key: "brutal.log.heal", numbers: [maxNumbers]int64{int64(ects)}, strings: [maxStrings]string{name, other}}
}

// BrutalLogHealNone is "{name} soigne {other} : sans effet"
// or "{name} heals {other}: no effect".
func BrutalLogHealNone(name, other string) Text {
	return Text{key: "brutal.log.heal.none", strings: [maxStrings]string{name, other}}
}

// BrutalLogHealMiss is "{name} soigne {other} : raté"
// or "{name} heals {other}: failed".
func BrutalLogHealMiss(name, other string) Text {
	return Text{key: "brutal.log.heal.miss", strings: [maxStrings]string{name, other}}
}

// BrutalLogOdds is "({rolled} ; réussi sous {percent})"
// or "({rolled}; under {percent} succeeds)".
func BrutalLogOdds(percent int, rolled float64) Text {
	return Text{key: "brutal.log.odds", numbers: [maxNumbers]int64{int64(percent), bits(rolled)}}
}

// BrutalLogFell is "KO : {name}."
// or "{name} is knocked out.".
func BrutalLogFell(name string) Text {
	return Text{key: "brutal.log.fell", strings: [maxStrings]string{name}}
}

// BrutalLogHeld is "Zone tenue par {letter}."
// or "Zone held by {letter}.".
func BrutalLogHeld(letter string) Text {
	return Text{key: "brutal.log.held", strings: [maxStrings]string{letter}}
}

// BrutalThe0 is "la Bibliothèque"
// or "the Library".
func BrutalThe0() Text { return Text{key: "brutal.the.0"} }

// BrutalThe1 is "le Bureau des Étudiants"
// or "the Students' Union".
func BrutalThe1() Text { return Text{key: "brutal.the.1"} }

// BrutalThe2 is "le Quartier Administratif"
// or "the Administration".
func BrutalThe2() Text { return Text{key: "brutal.the.2"} }

// BrutalThe3 is "les Halles industrielles"
// or "the Workshops".
func BrutalThe3() Text { return Text{key: "brutal.the.3"} }

// BrutalThe4 is "la Halle Sportive"
// or "the Sports Hall".
func BrutalThe4() Text { return Text{key: "brutal.the.4"} }

// BrutalAt0 is "à la Bibliothèque"
// or "at the Library".
func BrutalAt0() Text { return Text{key: "brutal.at.0"} }

// BrutalAt1 is "au Bureau des Étudiants"
// or "at the Students' Union".
func BrutalAt1() Text { return Text{key: "brutal.at.1"} }

// BrutalAt2 is "au Quartier Administratif"
// or "at the Administration".
func BrutalAt2() Text { return Text{key: "brutal.at.2"} }

// BrutalAt3 is "aux Halles industrielles"
// or "at the Workshops".
func BrutalAt3() Text { return Text{key: "brutal.at.3"} }

// BrutalAt4 is "à la Halle Sportive"
// or "at the Sports Hall".
func BrutalAt4() Text { return Text{key: "brutal.at.4"} }

// BrutalCaptionCapture is "{name} prend {place}"
// or "{name} takes {place}".
func BrutalCaptionCapture(name, place string) Text {
	return Text{key: "brutal.caption.capture", strings: [maxStrings]string{name, place}}
}

// BrutalCaptionLast is "{name} défend encore {place} : {ects} ECTS"
// or "{name} still defends {place}: {ects} ECTS".
func BrutalCaptionLast(ects int, name, place string) Text {
	return Text{key: "brutal.caption.last", numbers: [maxNumbers]int64{int64(ects)}, strings: [maxStrings]string{name, place}}
}

// BrutalCaptionKo is "{name} met {other} KO {where}"
// or "{name} knocks out {other} {where}".
func BrutalCaptionKo(name, other, where string) Text {
	return Text{key: "brutal.caption.ko", strings: [maxStrings]string{name, other, where}}
}

// BrutalCaptionLow is "{name} tient bon {where} avec {ects} ECTS"
// or "{name} hangs on {where} with {ects} ECTS".
func BrutalCaptionLow(ects int, name, where string) Text {
	return Text{key: "brutal.caption.low", numbers: [maxNumbers]int64{int64(ects)}, strings: [maxStrings]string{name, where}}
}

// BrutalCaptionRescue is "{name} sauve {other} {where} : +{ects}"
// or "{name} saves {other} {where}: +{ects}".
func BrutalCaptionRescue(ects int, name, other, where string) Text {
	return Text{key: "brutal.caption.rescue", numbers: [maxNumbers]int64{int64(ects)}, strings: [maxStrings]string{name, other, where}}
}

// BrutalCaptionTurns is "{name} prend l'avantage {where}"
// or "{name} takes the lead {where}".
func BrutalCaptionTurns(name, where string) Text {
	return Text{key: "brutal.caption.turns", strings: [maxStrings]string{name, where}}
}

// BrutalCaptionFront is "Ça chauffe {where}"
// or "Things are heating up {where}".
func BrutalCaptionFront(where string) Text {
	return Text{key: "brutal.caption.front", strings: [maxStrings]string{where}}
}

// BrutalStateEven is "ça tient"
// or "holding".
func BrutalStateEven() Text { return Text{key: "brutal.state.even"} }

// BrutalStateWeak is "{letter} faiblit"
// or "{letter} fades".
func BrutalStateWeak(letter string) Text {
	return Text{key: "brutal.state.weak", strings: [maxStrings]string{letter}}
}

// BrutalStateFalls is "{letter} vacille"
// or "{letter} reels".
func BrutalStateFalls(letter string) Text {
	return Text{key: "brutal.state.falls", strings: [maxStrings]string{letter}}
}

// BrutalStateNext is "ensuite"
// or "next".
func BrutalStateNext() Text { return Text{key: "brutal.state.next"} }

// BrutalMomentsTitle is "Ce qui a compté"
// or "What mattered".
func BrutalMomentsTitle() Text { return Text{key: "brutal.moments.title"} }

// BrutalMomentsOver is "Mêlée {brawl} finie"
// or "Brawl {brawl} is over".
func BrutalMomentsOver(brawl int) Text {
	return Text{key: "brutal.moments.over", numbers: [maxNumbers]int64{int64(brawl)}}
}

// BrutalMomentsOrder is "{n} moment" / "{n} moments, dans l'ordre"
// or "{n} moment" / "{n} moments, in order".
func BrutalMomentsOrder(n int) Text {
	return Text{key: "brutal.moments.order", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalMomentsNone is "Une mêlée sans histoire."
// or "An uneventful brawl.".
func BrutalMomentsNone() Text { return Text{key: "brutal.moments.none"} }

// BrutalMomentsAgain is "Revoir"
// or "Watch again".
func BrutalMomentsAgain() Text { return Text{key: "brutal.moments.again"} }

// BrutalMomentsTruce is "Trêve"
// or "Truce".
func BrutalMomentsTruce() Text { return Text{key: "brutal.moments.truce"} }

// BrutalMomentsTruceNote is "Donner les ordres, en secret"
// or "Give orders, in secret".
func BrutalMomentsTruceNote() Text { return Text{key: "brutal.moments.truce.note"} }

// BrutalMomentsResult is "Résultat"
// or "Result".
func BrutalMomentsResult() Text { return Text{key: "brutal.moments.result"} }

// BrutalMomentsResultNote is "La bataille est finie"
// or "The battle is over".
func BrutalMomentsResultNote() Text { return Text{key: "brutal.moments.result.note"} }

// BrutalMomentsUp is "{cups} debout, {ects} ECTS"
// or "{cups} up, {ects} ECTS".
func BrutalMomentsUp(ects, cups int) Text {
	return Text{key: "brutal.moments.up", numbers: [maxNumbers]int64{int64(ects), int64(cups)}}
}

// BrutalMomentsZones is "zone" / "zones"
// or "zone" / "zones".
func BrutalMomentsZones(n int) Text {
	return Text{key: "brutal.moments.zones", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalMomentKo is "KO"
// or "KO".
func BrutalMomentKo() Text { return Text{key: "brutal.moment.ko"} }

// BrutalMomentRescue is "Sauvetage"
// or "Rescue".
func BrutalMomentRescue() Text { return Text{key: "brutal.moment.rescue"} }

// BrutalMomentBlow is "Gros coup"
// or "Hard hit".
func BrutalMomentBlow() Text { return Text{key: "brutal.moment.blow"} }

// BrutalMomentCapture is "Prise"
// or "Capture".
func BrutalMomentCapture() Text { return Text{key: "brutal.moment.capture"} }

// BrutalMomentKoSaid is "{name} tenait avec {n} ECTS. KO par {other}."
// or "{name} was holding on with {n} ECTS. Knocked out by {other}.".
func BrutalMomentKoSaid(n int, name, other string) Text {
	return Text{key: "brutal.moment.ko.said", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name, other}}
}

// BrutalMomentRescueSaid is "{name} n'avait plus que {n} ECTS : {other} lui en rend {ects}."
// or "{name} had only {n} ECTS left: {other} gives back {ects}.".
func BrutalMomentRescueSaid(n, ects int, name, other string) Text {
	return Text{key: "brutal.moment.rescue.said", numbers: [maxNumbers]int64{int64(n), int64(ects)}, strings: [maxStrings]string{name, other}}
}

// BrutalMomentBlowSaid is "Plein dans le mille ! {name} touche {other} : −{ects} ECTS."
// or "Right on target! {name} hits {other}: −{ects} ECTS.".
func BrutalMomentBlowSaid(ects int, name, other string) Text {
	return Text{key: "brutal.moment.blow.said", numbers: [maxNumbers]int64{int64(ects)}, strings: [maxStrings]string{name, other}}
}

// BrutalMomentCaptureSaid is "{name} prend {place}, {n} gobelet encore debout." / "{name} prend {place}, {n} gobelets encore debout."
// or "{name} takes {place}, {n} cup still up." / "{name} takes {place}, {n} cups still up.".
func BrutalMomentCaptureSaid(n int, name, place string) Text {
	return Text{key: "brutal.moment.capture.said", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name, place}}
}

// BrutalTitleTruce is "Trêve"
// or "Truce".
func BrutalTitleTruce() Text { return Text{key: "brutal.title.truce"} }

// BrutalTitleReveal is "Les renforts"
// or "Reinforcements".
func BrutalTitleReveal() Text { return Text{key: "brutal.title.reveal"} }

// BrutalTruceAfter is "après la mêlée {brawl}"
// or "after brawl {brawl}".
func BrutalTruceAfter(brawl int) Text {
	return Text{key: "brutal.truce.after", numbers: [maxNumbers]int64{int64(brawl)}}
}

// BrutalTruceBefore is "avant {ects}"
// or "was {ects}".
func BrutalTruceBefore(ects int) Text {
	return Text{key: "brutal.truce.before", numbers: [maxNumbers]int64{int64(ects)}}
}

// BrutalTruceSpare is "tenue par {letter}, {n} peut repartir" / "tenue par {letter}, {n} peuvent repartir"
// or "held by {letter}, {n} may leave" / "held by {letter}, {n} may leave".
func BrutalTruceSpare(n int, letter string) Text {
	return Text{key: "brutal.truce.spare", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{letter}}
}

// BrutalTruceKeeps is "zone tenue par {letter}, {name} garde la place"
// or "held by {letter}, {name} stays on guard".
func BrutalTruceKeeps(letter, name string) Text {
	return Text{key: "brutal.truce.keeps", strings: [maxStrings]string{letter, name}}
}

// BrutalTruceOpen is "enveloppe ouverte"
// or "envelope open".
func BrutalTruceOpen() Text { return Text{key: "brutal.truce.open"} }

// BrutalTruceSealed is "ordres cachetés"
// or "orders sealed".
func BrutalTruceSealed() Text { return Text{key: "brutal.truce.sealed"} }

// BrutalTruceThinks is "réfléchit"
// or "is thinking".
func BrutalTruceThinks() Text { return Text{key: "brutal.truce.thinks"} }

// BrutalTruceHow is "Envoyez la réserve et les gobelets libres vers une zone disputée."
// or "Send the bench and free cups to a contested zone.".
func BrutalTruceHow() Text { return Text{key: "brutal.truce.how"} }

// BrutalTruceHowFree is "Envoyez les gobelets libres vers une zone disputée."
// or "Send free cups to a contested zone.".
func BrutalTruceHowFree() Text { return Text{key: "brutal.truce.how.free"} }

// BrutalTruceNobody is "Personne n'est libre : cachetez sans ordre."
// or "Nobody is free: seal without orders.".
func BrutalTruceNobody() Text { return Text{key: "brutal.truce.nobody"} }

// BrutalTruceNone is "Aucun ordre"
// or "No orders".
func BrutalTruceNone() Text { return Text{key: "brutal.truce.none"} }

// BrutalTruceSeal is "Cacheter {n} ordre" / "Cacheter {n} ordres"
// or "Seal {n} order" / "Seal {n} orders".
func BrutalTruceSeal(n int) Text {
	return Text{key: "brutal.truce.seal", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalTruceFirst is "Prenez d'abord un gobelet libre ou de la réserve."
// or "First pick up a free cup, or one from the bench.".
func BrutalTruceFirst() Text { return Text{key: "brutal.truce.first"} }

// BrutalTruceSealAsk is "Cacheter quand même ?"
// or "Seal anyway?".
func BrutalTruceSealAsk() Text { return Text{key: "brutal.truce.seal.ask"} }

// BrutalTruceSealAgain is "Aucun ordre : personne ne bougera"
// or "No orders: no cup will move".
func BrutalTruceSealAgain() Text { return Text{key: "brutal.truce.seal.again"} }

// BrutalTruceSealNone is "Cacheter sans ordre"
// or "Seal without orders".
func BrutalTruceSealNone() Text { return Text{key: "brutal.truce.seal.none"} }

// BrutalTruceOdds is "chances {percent} %"
// or "odds {percent}%".
func BrutalTruceOdds(percent int) Text {
	return Text{key: "brutal.truce.odds", numbers: [maxNumbers]int64{int64(percent)}}
}

// BrutalTruceHope is "{percent} % de gagner s'ils ne bougent pas"
// or "{percent}% to win if they stay put".
func BrutalTruceHope(percent int) Text {
	return Text{key: "brutal.truce.hope", numbers: [maxNumbers]int64{int64(percent)}}
}

// BrutalTruceHopeRush is "{percent} % de gagner, {then} % s'ils foncent"
// or "{percent}% to win, {then}% if they rush you".
func BrutalTruceHopeRush(percent, then int) Text {
	return Text{key: "brutal.truce.hope.rush", numbers: [maxNumbers]int64{int64(percent), int64(then)}}
}

// BrutalTruceWith is "{name} et {n} autre" / "{name} et {n} autres"
// or "{name} and {n} more" / "{name} and {n} more".
func BrutalTruceWith(n int, name string) Text {
	return Text{key: "brutal.truce.with", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// BrutalTipReserve is "Prend tous les réservistes : choisissez ensuite leur zone."
// or "Takes the whole bench: then choose its zone.".
func BrutalTipReserve() Text { return Text{key: "brutal.tip.reserve"} }

// BrutalRevealCome is "{n} arrivée" / "{n} arrivées"
// or "{n} arrival" / "{n} arrivals".
func BrutalRevealCome(n int) Text {
	return Text{key: "brutal.reveal.come", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalRevealCups is "{n} gobelet arrive" / "{n} gobelets arrivent"
// or "{n} cup arrives" / "{n} cups arrive".
func BrutalRevealCups(n int) Text {
	return Text{key: "brutal.reveal.cups", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalRevealNobody is "Personne n'arrive."
// or "Nobody arrives.".
func BrutalRevealNobody() Text { return Text{key: "brutal.reveal.nobody"} }

// BrutalRevealNone is "Aucun ordre : personne ne bouge."
// or "No orders: nobody moves.".
func BrutalRevealNone() Text { return Text{key: "brutal.reveal.none"} }

// BrutalRevealOrders is "{n} ordre" / "{n} ordres"
// or "{n} order" / "{n} orders".
func BrutalRevealOrders(n int) Text {
	return Text{key: "brutal.reveal.orders", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalBlindStart is "Tous les deux à la fois"
// or "Both at once".
func BrutalBlindStart() Text { return Text{key: "brutal.blind.start"} }

// BrutalBlindTitle is "Chacun sa manette, en secret"
// or "One gamepad each, in secret".
func BrutalBlindTitle() Text { return Text{key: "brutal.blind.title"} }

// BrutalBlindSetup is "Appuyez sur la position de votre équipe. L'écran ne la montre pas."
// or "Press the position of your team. The screen doesn't show which.".
func BrutalBlindSetup() Text { return Text{key: "brutal.blind.setup"} }

// BrutalBlindPost is "Chaque appui envoie le gobelet suivant. Les derniers se placent au hasard."
// or "Each press sends the next cup. Those left over are placed at random.".
func BrutalBlindPost() Text { return Text{key: "brutal.blind.post"} }

// BrutalBlindTruce is "Chaque appui envoie le suivant : réserve et gobelets libres."
// or "Each press sends the next one: bench and free cups.".
func BrutalBlindTruce() Text { return Text{key: "brutal.blind.truce"} }

// BrutalBlindChoose is "À vous de choisir"
// or "Your choice".
func BrutalBlindChoose() Text { return Text{key: "brutal.blind.choose"} }

// BrutalBlindChosen is "C'est choisi"
// or "Chosen".
func BrutalBlindChosen() Text { return Text{key: "brutal.blind.chosen"} }

// BrutalBlindCount is "{part} sur {of}"
// or "{part} of {of}".
func BrutalBlindCount(part, of int) Text {
	return Text{key: "brutal.blind.count", numbers: [maxNumbers]int64{int64(part), int64(of)}}
}

// BrutalBlindSealed is "Cachetée"
// or "Sealed".
func BrutalBlindSealed() Text { return Text{key: "brutal.blind.sealed"} }

// BrutalBlindSeal is "cacheter"
// or "seal".
func BrutalBlindSeal() Text { return Text{key: "brutal.blind.seal"} }

// BrutalBlindBack is "annuler"
// or "undo".
func BrutalBlindBack() Text { return Text{key: "brutal.blind.back"} }

// BrutalBlindClosed is "zone tenue"
// or "held".
func BrutalBlindClosed() Text { return Text{key: "brutal.blind.closed"} }

// BrutalBlindStays is "Reste où il est"
// or "Stays where it is".
func BrutalBlindStays() Text { return Text{key: "brutal.blind.stays"} }

// BrutalOver is "C'est fini !"
// or "It's over!".
func BrutalOver() Text { return Text{key: "brutal.over"} }

// BrutalOverWon is "Zones pour {name} : {zones}. Bravo, {other} !"
// or "Zones for {name}: {zones}. Well done, {other}!".
func BrutalOverWon(zones int, name, other string) Text {
	return Text{key: "brutal.over.won", numbers: [maxNumbers]int64{int64(zones)}, strings: [maxStrings]string{name, other}}
}

// BrutalOverNobody is "Personne ne l'emporte."
// or "Nobody wins.".
func BrutalOverNobody() Text { return Text{key: "brutal.over.nobody"} }

// BrutalEndZones is "Fin après {n} mêlée." / "Fin après {n} mêlées."
// or "Over after {n} brawl." / "Over after {n} brawls.".
func BrutalEndZones(n int) Text {
	return Text{key: "brutal.end.zones", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalEndZonesWhy is "Un camp tient au moins trois zones."
// or "One side holds at least three zones.".
func BrutalEndZonesWhy() Text { return Text{key: "brutal.end.zones.why"} }

// BrutalEndConceded is "Abandon, mêlée {brawl}."
// or "Given up in brawl {brawl}.".
func BrutalEndConceded(brawl int) Text {
	return Text{key: "brutal.end.conceded", numbers: [maxNumbers]int64{int64(brawl)}}
}

// BrutalEndConcededWhy is "Un camp a abandonné."
// or "One side gave up.".
func BrutalEndConcededWhy() Text { return Text{key: "brutal.end.conceded.why"} }

// BrutalEndShort is "{n} mêlée" / "{n} mêlées"
// or "{n} brawl" / "{n} brawls".
func BrutalEndShort(n int) Text {
	return Text{key: "brutal.end.short", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalEndFelled is "{n} gobelet mis KO" / "{n} gobelets mis KO"
// or "{n} cup knocked out" / "{n} cups knocked out".
func BrutalEndFelled(n int) Text {
	return Text{key: "brutal.end.felled", numbers: [maxNumbers]int64{int64(n)}}
}

// BrutalEndStory is "Fronts, chance, plus gros coups et soins"
// or "Fronts, luck, biggest hits and heals".
func BrutalEndStory() Text { return Text{key: "brutal.end.story"} }

// BrutalPlot is "ECTS debout"
// or "ECTS standing".
func BrutalPlot() Text { return Text{key: "brutal.plot"} }

// BrutalPlotLast is "mêlée {brawl}"
// or "brawl {brawl}".
func BrutalPlotLast(brawl int) Text {
	return Text{key: "brutal.plot.last", numbers: [maxNumbers]int64{int64(brawl)}}
}

// BrutalLuckDiff is "chance {name}"
// or "luck {name}".
func BrutalLuckDiff(name string) Text {
	return Text{key: "brutal.luck.diff", strings: [maxStrings]string{name}}
}

// BrutalLuckOf is "{real}, prévu {likely}"
// or "{real}, likely {likely}".
func BrutalLuckOf(real, likely int) Text {
	return Text{key: "brutal.luck.of", numbers: [maxNumbers]int64{int64(real), int64(likely)}}
}

// BrutalBest is "ECTS"
// or "ECTS".
func BrutalBest() Text { return Text{key: "brutal.best"} }

// GalleryBrutalCups is "Deux équipes, trois rangs, six motifs"
// or "Two teams, three ranks, six patterns".
func GalleryBrutalCups() Text { return Text{key: "gallery.brutal.cups"} }

// GalleryBrutalPostures is "Les postures"
// or "The postures".
func GalleryBrutalPostures() Text { return Text{key: "gallery.brutal.postures"} }

// GalleryBrutalHit is "Touché"
// or "A hit".
func GalleryBrutalHit() Text { return Text{key: "gallery.brutal.hit"} }

// GalleryBrutalMiss is "Raté"
// or "A miss".
func GalleryBrutalMiss() Text { return Text{key: "gallery.brutal.miss"} }

// GalleryBrutalHeal is "Soigné"
// or "Healed".
func GalleryBrutalHeal() Text { return Text{key: "gallery.brutal.heal"} }

// GalleryBrutalKo is "KO"
// or "KO".
func GalleryBrutalKo() Text { return Text{key: "gallery.brutal.ko"} }

// GalleryBrutalFront is "Le front"
// or "The front".
func GalleryBrutalFront() Text { return Text{key: "gallery.brutal.front"} }

// GalleryBrutalHeld is "Zone tenue"
// or "A held zone".
func GalleryBrutalHeld() Text { return Text{key: "gallery.brutal.held"} }

// GalleryBrutalOrder is "Un ordre"
// or "An order".
func GalleryBrutalOrder() Text { return Text{key: "gallery.brutal.order"} }

// GalleryBrutalFrenzy is "Frénésie"
// or "Frenzy".
func GalleryBrutalFrenzy() Text { return Text{key: "gallery.brutal.frenzy"} }

// GalleryBrutalCrests is "Les sept filières"
// or "The seven programmes".
func GalleryBrutalCrests() Text { return Text{key: "gallery.brutal.crests"} }

// GalleryBrutalEnvelope is "Une enveloppe se ferme"
// or "An envelope is sealed".
func GalleryBrutalEnvelope() Text { return Text{key: "gallery.brutal.envelope"} }

// BrutalRefusedNotNow is "Ce n'est pas le moment."
// or "Not now.".
func BrutalRefusedNotNow() Text { return Text{key: "brutal.refused.not-now"} }

// BrutalRefusedBudget is "Il ne reste pas assez de points."
// or "There aren't enough points left.".
func BrutalRefusedBudget() Text { return Text{key: "brutal.refused.budget"} }

// BrutalRefusedCap is "Le maximum est atteint."
// or "That's the maximum.".
func BrutalRefusedCap() Text { return Text{key: "brutal.refused.cap"} }

// BrutalRefusedBonus is "Un point offert ne se reprend pas."
// or "Given points can't be removed.".
func BrutalRefusedBonus() Text { return Text{key: "brutal.refused.bonus"} }

// BrutalRefusedStrategy is "Cette stratégie n'existe pas."
// or "There's no such strategy.".
func BrutalRefusedStrategy() Text { return Text{key: "brutal.refused.strategy"} }

// BrutalRefusedReservists is "Une équipe a exactement cinq gobelets en réserve."
// or "A team has exactly five cups on the bench.".
func BrutalRefusedReservists() Text { return Text{key: "brutal.refused.reservists"} }

// BrutalRefusedZone is "Cette zone n'existe pas."
// or "There's no such zone.".
func BrutalRefusedZone() Text { return Text{key: "brutal.refused.zone"} }

// BrutalRefusedReservist is "La réserve attend la première trêve."
// or "The bench waits for the first truce.".
func BrutalRefusedReservist() Text { return Text{key: "brutal.refused.reservist"} }

// BrutalRefusedUnposted is "Il reste des gobelets à placer."
// or "Some cups are still to be placed.".
func BrutalRefusedUnposted() Text { return Text{key: "brutal.refused.unposted"} }

// BrutalRefusedEmptyZone is "Il faut au moins un combattant dans chaque zone."
// or "Every zone needs at least one fighter.".
func BrutalRefusedEmptyZone() Text { return Text{key: "brutal.refused.empty-zone"} }

// BrutalRefusedFighter is "Ce gobelet n'existe pas."
// or "There's no such cup.".
func BrutalRefusedFighter() Text { return Text{key: "brutal.refused.fighter"} }

// BrutalRefusedTwice is "Un seul ordre par gobelet."
// or "A cup gets one order only.".
func BrutalRefusedTwice() Text { return Text{key: "brutal.refused.twice"} }

// BrutalRefusedFallen is "Un gobelet KO ne revient pas."
// or "A knocked-out cup can't come back.".
func BrutalRefusedFallen() Text { return Text{key: "brutal.refused.fallen"} }

// BrutalRefusedFighting is "Un gobelet qui se bat ne bouge pas."
// or "A cup that's fighting can't move.".
func BrutalRefusedFighting() Text { return Text{key: "brutal.refused.fighting"} }

// BrutalRefusedHeld is "Cette zone est déjà tenue."
// or "That zone is already held.".
func BrutalRefusedHeld() Text { return Text{key: "brutal.refused.held"} }

// BrutalRefusedLast is "Il faut laisser quelqu'un sur place."
// or "Someone has to stay there.".
func BrutalRefusedLast() Text { return Text{key: "brutal.refused.last"} }

// BrutalLearnGoal is "Le gobi se joue à coups de gobelets, dont les points de vie s'appellent ECTS. Deux filières, ici ISI et MTE, envoient vingt gobelets chacune se disputer cinq bâtiments : qui en tient trois gagne."
// or "Gobi is played by throwing cups, whose hit points are called ECTS. Two programmes, here ISI and MTE, send twenty cups each to fight over five buildings: hold three to win.".
func BrutalLearnGoal() Text { return Text{key: "brutal.learn.goal"} }

// BrutalLearnTeam is "D'abord une équipe. Celles-ci sont toutes prêtes : prenez-en une."
// or "First, a team. These are all ready to play: pick one.".
func BrutalLearnTeam() Text { return Text{key: "brutal.learn.team"} }

// BrutalLearnStrategy is "Chaque gobelet a une stratégie (offensive, il frappe ; défensive, il soigne d'abord ; aléatoire, l'un ou l'autre) et cinq caractéristiques. Ouvrez-en un pour les voir."
// or "Each cup has a strategy (offensive hits, defensive heals first, random does either) and five attributes. Open one to see them.".
func BrutalLearnStrategy() Text { return Text{key: "brutal.learn.strategy"} }

// BrutalLearnGive is "Ces caractéristiques s'achètent avec des points, et votre équipe a dépensé tous les siens : « {label} »."
// or "Points buy these attributes, and your team has spent all of its own: “{label}”.".
func BrutalLearnGive(label func() Text) Text {
	return Text{key: "brutal.learn.give", strings: [maxStrings]string{label().key}}
}

// BrutalLearnPost is "Quinze gobelets vont dans les cinq zones, au moins un dans chacune ; cinq restent en réserve. Pour aller vite : « {label} »."
// or "Fifteen cups go into the five zones, at least one in each; five stay on the bench. The quick way: “{label}”.".
func BrutalLearnPost(label func() Text) Text {
	return Text{key: "brutal.learn.post", strings: [maxStrings]string{label().key}}
}

// BrutalLearnStart is "Quinze gobelets sont placés, cinq restent en réserve. L'autre équipe s'est placée en secret. « {label} » !"
// or "Fifteen cups are in place, five stay on the bench. The other team has taken its places in secret. “{label}”!".
func BrutalLearnStart(label func() Text) Text {
	return Text{key: "brutal.learn.start", strings: [maxStrings]string{label().key}}
}

// BrutalLearnMelee is "La mêlée ! Ils se battent tout seuls, dans les cinq zones à la fois. Celle qui risque de tomber passe devant."
// or "The brawl! They fight by themselves, in all five zones at once. The one about to fall comes to the front.".
func BrutalLearnMelee() Text { return Text{key: "brutal.learn.melee"} }

// BrutalLearnWatch is "Ici, on accélère, on s'arrête, on passe. Dès qu'une zone tombe, la mêlée est finie."
// or "Here you speed up, pause or skip. As soon as a zone falls, the brawl is over.".
func BrutalLearnWatch() Text { return Text{key: "brutal.learn.watch"} }

// BrutalLearnMoments is "Voilà ce qui a compté. « {label} » le rejoue ; « {next} » continue."
// or "This is what mattered. “{label}” shows it once more; “{next}” goes on.".
func BrutalLearnMoments(label, next func() Text) Text {
	return Text{key: "brutal.learn.moments", strings: [maxStrings]string{label().key, next().key}}
}

// BrutalLearnSlide is "Faites-le glisser jusqu'ici."
// or "Drag it here.".
func BrutalLearnSlide() Text { return Text{key: "brutal.learn.slide"} }

// BrutalLearnTruce is "La trêve, l'heure des choix ! Un renfort aide le plus là où rien n'est joué : ici, {ects} ECTS contre {theirs}. Vos chances y monteraient à {then} %."
// or "The truce: time to choose! One more cup helps most where nothing is settled yet: here, {ects} ECTS against {theirs}. It would lift your chances there to {then}%.".
func BrutalLearnTruce(ects, then, theirs int) Text {
	return Text{key: "brutal.learn.truce", numbers: [maxNumbers]int64{int64(ects), int64(then), int64(theirs)}}
}

// BrutalLearnReinforce is "Envoyez un réserviste dans cette zone."
// or "Send a cup from the bench to this zone.".
func BrutalLearnReinforce() Text { return Text{key: "brutal.learn.reinforce"} }

// BrutalLearnOrders is "D'autres ? D'une zone que vous tenez, tous peuvent repartir sauf un. Puis cachetez : les deux camps bougent ensemble, sans se voir."
// or "Anyone else? From a zone that you hold, all but one may leave. Then seal: both sides move at the same time, unseen.".
func BrutalLearnOrders() Text { return Text{key: "brutal.learn.orders"} }

// BrutalLearnPlay is "La mêlée reprend, puis une autre trêve, jusqu'à trois zones tenues. À vous de jouer !"
// or "The brawl goes on, then comes another truce, until somebody holds three zones. It's your game!".
func BrutalLearnPlay() Text { return Text{key: "brutal.learn.play"} }

// BrutalLearnDrag is "Placez tout le monde d'un coup, ou faites glisser chaque gobelet."
// or "Place everyone at once, or drag each cup.".
func BrutalLearnDrag() Text { return Text{key: "brutal.learn.drag"} }

// BrutalStoryAhead is "{letter} prend l'avantage à la mêlée {round} et le garde."
// or "{letter} gets the upper hand in brawl {round} and keeps it.".
func BrutalStoryAhead(round int, letter string) Text {
	return Text{key: "brutal.story.ahead", numbers: [maxNumbers]int64{int64(round)}, strings: [maxStrings]string{letter}}
}

// BrutalStoryBehind is "{letter} rattrape {n} zone de retard et prend la tête à la mêlée {round}." / "{letter} rattrape {n} zones de retard et prend la tête à la mêlée {round}."
// or "{letter} comes back from {n} zone down to lead in brawl {round}." / "{letter} comes back from {n} zones down to lead in brawl {round}.".
func BrutalStoryBehind(n, round int, letter string) Text {
	return Text{key: "brutal.story.behind", numbers: [maxNumbers]int64{int64(n), int64(round)}, strings: [maxStrings]string{letter}}
}

// BrutalStoryTied is "{letter} mène dès la mêlée {first}, se laisse rejoindre à la {then} et repart à la {round}."
// or "{letter} leads from brawl {first}, is caught in {then} and pulls ahead again in {round}.".
func BrutalStoryTied(round, first, then int, letter string) Text {
	return Text{key: "brutal.story.tied", numbers: [maxNumbers]int64{int64(round), int64(first), int64(then)}, strings: [maxStrings]string{letter}}
}

// BrutalStoryLevel is "Personne n'a pris l'avantage."
// or "Nobody got the upper hand.".
func BrutalStoryLevel() Text { return Text{key: "brutal.story.level"} }

// BrutalStoryNear is "Il n'a manqué qu'une zone à {letter}." / "Il a manqué {n} zones à {letter}."
// or "{letter} fell only one zone short." / "{letter} fell {n} zones short.".
func BrutalStoryNear(n int, letter string) Text {
	return Text{key: "brutal.story.near", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{letter}}
}

// BrutalStoryHeld is "Dernière zone à tomber, mêlée {round} : {to}, tenue par {letter}."
// or "The last zone to fall, in brawl {round}: {to}, held by {letter}.".
func BrutalStoryHeld(round int, letter string, to func() Text) Text {
	return Text{key: "brutal.story.held", numbers: [maxNumbers]int64{int64(round)}, strings: [maxStrings]string{letter, to().key}}
}
