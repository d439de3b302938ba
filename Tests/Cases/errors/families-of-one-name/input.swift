enum Shop {
  // widgetgen: family
  protocol Item: Codable {}
  // expected-note 12-15: the other family

  struct Offer: Item {
    var price: Int
  }
}

enum Cart {
  // widgetgen: family
  protocol Item: Codable {}
  // expected-error 12-15: 'Cart.Item' and 'Shop.Item' would both be generated as 'AnyItem'; rename one of them [generated-name]

  struct Line: Item {
    var count: Int
  }
}
