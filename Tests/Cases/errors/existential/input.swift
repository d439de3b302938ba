import WidgetRuntime
// widgetgen: family
protocol Component: Codable, Sendable {}
protocol Delegate {}
typealias Map<Value> = Dictionary<String, Held<Value>>
struct Held<Value> {}
typealias Box = Held
struct A: Component {
  var a: any Delegate
  // expected-error 7: 'a' has type 'any Delegate', which cannot be coded; mark protocol 'Delegate' with '// widgetgen: family', write 'static func decodeA(from:)' and 'func encodeA(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var b: Delegate?
  // expected-error 7: 'b' has type 'Delegate?', which cannot be coded; mark protocol 'Delegate' with '// widgetgen: family', write 'static func decodeB(from:)' and 'func encodeB(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var c: [Any]
  // expected-error 7: 'c' has type '[Any]', which cannot be coded; use 'JSONValue' instead of 'Any', write 'static func decodeC(from:)' and 'func encodeC(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var d: [String: AnyObject]
  // expected-error 7: 'd' has type '[String: AnyObject]', which cannot be coded; use 'JSONValue' instead of 'AnyObject', write 'static func decodeD(from:)' and 'func encodeD(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  weak var e: AnyObject?
  // expected-error 12: 'e' has type 'AnyObject?', which cannot be coded; use 'JSONValue' instead of 'AnyObject', write 'static func decodeE(from:)' and 'func encodeE(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var f: any Error
  // expected-error 7: 'f' has type 'any Error', which cannot be coded; write 'static func decodeF(from:)' and 'func encodeF(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var g: any Codable & Sendable
  // expected-error 7: 'g' has type 'any Codable & Sendable', which cannot be coded; write 'static func decodeG(from:)' and 'func encodeG(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var h: Map<any Component>
  // expected-error 7: 'h' has type 'Map<any Component>', which cannot be coded; write 'AnyComponent' instead of 'any Component', write 'static func decodeH(from:)' and 'func encodeH(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var i: Box<any Component>
  // expected-error 7: 'i' has type 'Box<any Component>', which cannot be coded; write 'AnyComponent' instead of 'any Component', write 'static func decodeI(from:)' and 'func encodeI(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var ok: String
}
