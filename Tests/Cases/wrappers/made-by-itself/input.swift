import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

@propertyWrapper struct Bounded {
  private var value: Int

  var wrappedValue: Int {
    get { value }
    set { value = newValue }
  }

  init(wrappedValue: Int) { value = wrappedValue }
}

@propertyWrapper struct Filled {
  var wrappedValue = ""
}

struct Text: Component {
  @Bounded(wrappedValue: 3) var size: Int
  @Filled var title: String
  let id: String
}

struct Image: Component {
  @Bounded var width: Int
  @Bounded(wrappedValue: 3) var height: Int
  let id: String
}
