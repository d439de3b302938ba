// expect: only available in
// A type of the standard library that is not available on any of the deployment targets.
func broken() -> Any.Type { Int128.self }
