// widgetgen: codable
// expected-fix 1: insert 'import WidgetRuntime\n\n'
struct Text: Codable {
  private var title: String

  // widgetgen:inline:auto:Text.Init
  // widgetgen:end

  // widgetgen:inline:auto:Text.Coding
  // expected-error 3-38: the block of 'Text' calls 'WidgetRuntime', which this file does not import; write 'import WidgetRuntime' [block-without-import]
  // widgetgen:end
}
