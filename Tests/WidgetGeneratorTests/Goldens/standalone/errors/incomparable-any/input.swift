// widgetgen: equatable
struct Text {
  var any: Any
  var object: AnyObject?
  var all: [String: Any]
}
