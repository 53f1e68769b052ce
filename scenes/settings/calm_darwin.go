package settings

func systemCalm() bool {
	return said("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
}
