import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  // widgetgen: path = "meta..title"
  // expected-error 17-36: 'path' cannot be 'meta..title', in which a key is empty; did you mean 'meta.title'? [annotation-value]
  var title: String
  // widgetgen: path = ".size"
  // expected-error 17-30: 'path' cannot be '.size', in which a key is empty; did you mean 'size'? [annotation-value]
  var size: Int
  // widgetgen: path = "meta.id"
  var id: String
}
