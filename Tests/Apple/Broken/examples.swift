// expect: only available in
func broken() -> Any.Type { Int128.self }
