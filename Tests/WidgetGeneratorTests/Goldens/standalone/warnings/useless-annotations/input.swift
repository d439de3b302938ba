// widgetgen: codable
struct Card {
  // widgetgen: skip, key = "t", default = 3
  var cache: Int = 0
  // widgetgen: only = decode, encodeKey = "s"
  var size: Int
  // widgetgen: only = encode, alias = "c", onError = 3, default = 4
  var count: Int = 1
  // widgetgen: only = encode, decodeKey = "v"
  let version = 2
}

// widgetgen: decodable
struct Read {
  // widgetgen: encodeKey = "s"
  let size: Int
}

// widgetgen: encodable
struct Written {
  // widgetgen: default = [3], alias = "s", lossy
  let sizes: [Int]
  // Nothing is read, so nothing is misleading.
  let version = 1
}

// widgetgen: skip, codable, renameAll = snake_case
struct Draft {}

// widgetgen: codable
struct ByHand {
  // widgetgen: alias = "s"
  let size: Int

  init(from decoder: any Decoder) throws { size = 0 }
}
