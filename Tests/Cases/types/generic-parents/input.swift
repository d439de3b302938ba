import WidgetRuntime

enum Paged<Item: Hashable> {
  // widgetgen: codable
  struct Page {
    var items: Set<Item>
    var next: String?
  }
  struct Outer<Other: Codable> {
    // widgetgen: codable
    enum Inner {
      case items([Item], other: Other)
    }
  }
}

extension Paged {
  // widgetgen: codable
  struct Header {
    var first: Item
    // widgetgen: codable
    struct Count {
      var number: Int
    }
  }
}
