nonisolated struct Text {
  var text: String
}
