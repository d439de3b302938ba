// widgetgen: equatable
struct Text {
  var any: Any
  // expected-error 7-9: 'any' has type 'Any', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
  var object: AnyObject?
  // expected-error 7-12: 'object' has type 'AnyObject?', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
  var all: [String: Any]
  // expected-error 7-9: 'all' has type '[String: Any]', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
}
