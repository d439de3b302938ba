import WidgetRuntime
// widgetgen: family
protocol Component: Codable, Sendable {}
protocol Delegate {}
typealias Map<Value> = [String: Value]
struct A: Component {
  var a: any Delegate
  var b: Delegate?
  var c: [Any]
  var d: [String: AnyObject]
  weak var e: AnyObject?
  var f: any Error
  var g: any Codable & Sendable
  var h: Map<any Component>
  var ok: String
}
