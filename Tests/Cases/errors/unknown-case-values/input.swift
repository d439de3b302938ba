import WidgetRuntime

// widgetgen: family
enum Numbered {
  case text(text: String)
  // widgetgen: unknown
  case unknown(Int)
  // expected-error 8-14: 'case unknown' stands for unrecognized names: it can keep them in a 'String', and what is beside them in one value like 'JSONValue'; give it one of these, both, or none [unknown-case-values]
}

// widgetgen: family
enum Listed {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String, [Int])
  // expected-error 8-14: 'case unknown' stands for unrecognized names: it can keep them in a 'String', and what is beside them in one value like 'JSONValue'; give it one of these, both, or none [unknown-case-values]
}

// widgetgen: family
enum Several {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String, JSONValue, Int)
  // expected-error 8-14: 'case unknown' stands for unrecognized names: it can keep them in a 'String', and what is beside them in one value like 'JSONValue'; give it one of these, both, or none [unknown-case-values]
}
