// widgetgen: equatable
struct Text {
  private let text = ""
  // expected-error 15-18: 'text' is private, and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
  var action: () -> Void
  // expected-error 7-12: 'action' has type '() -> Void', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
}
