// widgetgen: family = untagged
enum Size: Codable {
  case automatic
  // expected-note 8-16: the first case
  case none
  // expected-error 8-11: 'case none' is never decoded: it has the same form as 'case automatic', and 'Size' is untagged; write 'family' instead of 'family = untagged', or mark the case with '// widgetgen: skip(decode)' [same-form]
  case points(Double)
  // expected-note 8-13: the first case
  case pixels(Double)
  // expected-error 8-13: 'case pixels' is never decoded: it has the same form as 'case points', and 'Size' is untagged; write 'family' instead of 'family = untagged', or mark the case with '// widgetgen: skip(decode)' [same-form]
  case ratio(width: Int, height: Int)
  // expected-note 8-12: the first case
  case grid(width: Int, height: Int)
  // expected-error 8-11: 'case grid' is never decoded: it has the same form as 'case ratio', and 'Size' is untagged; write 'family' instead of 'family = untagged', or mark the case with '// widgetgen: skip(decode)' [same-form]
  case named(String)
  // Cases are distinguished by keys and by types. A case that is only encoded is never decoded.
  case area(Int, depth: Int)
  // widgetgen: skip(decode)
  case exact(Double)
  // widgetgen: unknown
  case other
  // expected-warning 8-12: 'case other' is decoded from any other value and encoded as null; write 'case other(JSONValue)' to keep the value [unreached-option]
}
