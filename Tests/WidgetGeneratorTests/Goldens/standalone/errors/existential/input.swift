import WidgetRuntime
// widgetgen: family
protocol Component: Codable, Sendable {}
protocol Delegate {}
typealias Map<Value> = Dictionary<String, Held<Value>>
struct Held<Value> {}
typealias Box = Held
struct A: Component {
  var a: any Delegate
  var b: Delegate?
  var c: [Any]
  var d: [String: AnyObject]
  weak var e: AnyObject?
  var f: any Error
  var g: any Codable & Sendable
  var h: Map<any Component>
  var i: Box<any Component>
  var ok: String
}
