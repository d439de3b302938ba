protocol Component: Codable {}

// widgetgen: codable
struct Screen {
  let body: [any Component]
  // expected-error 7-10: 'body' has type '[any Component]', which cannot be coded; mark protocol 'Component' with '// widgetgen: family', write 'static func decodeBody(from:)' and 'func encodeBody(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  let header: Component?
  // expected-error 7-12: 'header' has type 'Component?', which cannot be coded; mark protocol 'Component' with '// widgetgen: family', write 'static func decodeHeader(from:)' and 'func encodeHeader(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  let extra: [String: Any]
  // expected-error 7-11: 'extra' has type '[String: Any]', which cannot be coded; use 'JSONValue' instead of 'Any', write 'static func decodeExtra(from:)' and 'func encodeExtra(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  let any: Any
  // expected-error 7-9: 'any' has type 'Any', which cannot be coded; use 'JSONValue' instead of 'Any', write 'static func decodeAny(from:)' and 'func encodeAny(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
}

// widgetgen: codable
enum Slot {
  case filled(any Component)
  // expected-error 8-13: a value of 'case filled' has a type that cannot be coded; mark protocol 'Component' with '// widgetgen: family', or write 'init(from:)' and 'encode(to:)' of 'Slot' by hand [uncodable-value]
  case raw([String: Any])
  // expected-error 8-10: a value of 'case raw' has a type that cannot be coded; use 'JSONValue' instead of 'Any', or write 'init(from:)' and 'encode(to:)' of 'Slot' by hand [uncodable-value]
}
