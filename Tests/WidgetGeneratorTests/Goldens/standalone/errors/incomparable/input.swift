// widgetgen: equatable
struct Text {
  private let text = ""
  var action: () -> Void
}
