// widgetgen: codable
struct Card {
  // widgetgen: skip, key = "t", default = 3
  // expected-fix 21-31: remove
  // expected-warning 23-25: 'key' has no effect because 'cache' is skipped; remove it [unused-annotation]
  // expected-fix 32-44: remove
  // expected-warning 34-40: 'default' has no effect because 'cache' is skipped; remove it [unused-annotation]
  var cache: Int = 0
  // widgetgen: skip(encode), key(encode) = "s"
  // expected-fix 29-47: remove
  // expected-warning 31-41: 'key(encode)' has no effect because 'size' is not encoded; remove it [unused-annotation]
  var size: Int
  // widgetgen: skip(decode), alias = "c", invalid = 3
  // expected-fix 29-41: remove
  // expected-warning 31-35: 'alias' has no effect because 'count' is not decoded; remove it [unused-annotation]
  // expected-fix 42-54: remove
  // expected-warning 44-50: 'invalid' has no effect because 'count' is not decoded; remove it [unused-annotation]
  var count: Int = 1
  // widgetgen: skip(decode), key(decode) = "v"
  // expected-fix 29-47: remove
  // expected-warning 31-41: 'key(decode)' has no effect because 'version' is a constant with a value, which is never decoded; remove it [unused-annotation]
  let version = 2
}

// widgetgen: decodable
struct Read {
  // widgetgen: key(encode) = "s"
  // expected-fix 1-33: remove
  // expected-warning 17-27: 'key(encode)' has no effect because 'Read' is not encoded by generated code; remove it [unused-annotation]
  let size: Int
}

// widgetgen: encodable
struct Written {
  // widgetgen: default = [3], alias = "s", lossy
  // expected-warning 17-23: 'default' has no effect because 'Written' is not decoded by generated code; remove it [unused-annotation]
  // expected-fix 17-31: remove
  // expected-fix 30-42: remove
  // expected-warning 32-36: 'alias' has no effect because 'Written' is not decoded by generated code; remove it [unused-annotation]
  // expected-fix 43-49: remove
  // expected-warning 45-49: 'lossy' has no effect because 'Written' is not decoded by generated code; remove it [unused-annotation]
  let sizes: [Int]
  // Nothing is decoded, so the annotation is not misleading.
  let version = 1
}

// widgetgen: skip, codable, keyStyle = snake_case
// expected-fix 19-27: remove
// expected-warning 21-27: 'codable' has no effect because 'Draft' is skipped; remove it [unused-annotation]
// expected-fix 28-50: remove
// expected-warning 30-37: 'keyStyle' has no effect because 'Draft' is skipped; remove it [unused-annotation]
struct Draft {}

// widgetgen: codable
struct ByHand {
  // widgetgen: alias = "s"
  // expected-fix 1-27: remove
  // expected-warning 17-21: 'alias' has no effect because 'ByHand' is not decoded by generated code; remove it [unused-annotation]
  let size: Int

  init(from decoder: any Decoder) throws { size = 0 }
}

// widgetgen: codable
struct Shape {
  // widgetgen: key = "l"
  // expected-fix 1-25: remove
  // expected-warning 17-19: 'key' has no effect because lazy properties such as 'length' are not coded; remove it [unused-annotation]
  lazy var length = 1
}

// widgetgen: codable, keyStyle = snake_case
// expected-fix 22-44: remove
// expected-warning 24-31: 'keyStyle' has no effect because 'CodingKeys' specifies the keys of 'OwnKeys'; remove it [unused-annotation]
struct OwnKeys {
  var itemCount: Int

  enum CodingKeys: String, CodingKey { case itemCount }
}
