import WidgetRuntime
// widgetgen: family
protocol Component: Codable, Sendable {}
protocol Delegate {}
struct A: Component {
  var a: any Delegate
  var b: Delegate?
  var c: [Any]
  var d: [String: AnyObject]
  weak var e: AnyObject?
  var f: any Error
  var g: any Codable & Sendable
  var ok: String
}
