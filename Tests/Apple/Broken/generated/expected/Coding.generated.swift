// expect: only available in
// expect on the main actor: main actor
func broken() -> Any.Type { Int128.self }

// A member of a nonisolated type, in an extension without `nonisolated`.
extension Text {
  func shout() -> String { text.uppercased() }
}

nonisolated func shout(_ text: Text) -> String { text.shout() }
