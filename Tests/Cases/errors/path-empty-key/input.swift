import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  // widgetgen: key = "meta..title"
  // expected-error 17-35: 'key' cannot be 'meta..title', which has an empty key; did you mean 'meta.title'? [annotation-value]
  // expected-fix 24-34: write 'meta.title'
  var title: String
  // widgetgen: key = ".size"
  // expected-error 17-29: 'key' cannot be '.size', which has an empty key; did you mean 'size'? [annotation-value]
  // expected-fix 24-28: write 'size'
  var size: Int
  // widgetgen: key = "meta.id"
  var id: String
}
