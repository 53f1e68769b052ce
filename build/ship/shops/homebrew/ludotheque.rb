cask "ludotheque" do
  version "{number}"
  sha256 "{sum:macos.zip}"

  url "{home}/releases/download/v#{version}/ludotheque-#{version}-macos.zip"
  name "Ludothèque"
  desc "Five board games for friends around one screen"
  homepage "{home}"

  livecheck do
    url "{home}/releases/latest/download/VERSION"
    regex(/^(\S+)$/)
  end

  depends_on macos: ">= :monterey"

  app "ludotheque-#{version}/Ludothèque.app"

  zap trash: "~/Library/Application Support/ludotheque"

  caveats "Nobody has signed it: macOS asks once, in System Settings, Privacy & Security."
end
