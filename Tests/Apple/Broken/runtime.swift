// expect: only available in
// A type of the standard library that is newer than all of the platforms.
func broken() -> Any.Type { Int128.self }
