import WidgetRuntime

// widgetgen: family, codable, equatable
enum Move {
  case to(x: Int)
  // expected-note 8-9: the first case
  // expected-note 8-9: the first case
  // widgetgen: name = up
  case to(y: Int)
  // expected-error 8-9: generated code cannot distinguish the two cases named 'to'; give one of them another name and keep the name in the JSON with '// widgetgen: name = "…"' [overloaded-case]
  // expected-error 8-9: generated code cannot distinguish the two cases named 'to'; give one of them another name, or write 'extension Move: Equatable {}', for which Swift compares them [overloaded-case]
}
