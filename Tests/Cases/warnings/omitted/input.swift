import WidgetRuntime

struct Style: Codable { var width: Int }

@propertyWrapper struct Kept<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value
}

// widgetgen: codable
struct Useless {
  // widgetgen: omit = never
  // expected-fix 1-28: remove
  // expected-warning 17-20: 'omit' has no effect because 'title' is never nil; remove it [unused-annotation]
  var title: String
  // widgetgen: omit = default
  // expected-fix 1-30: remove
  // expected-warning 17-20: 'omit' has no effect because 'name' has no default; remove it [unused-annotation]
  var name: String
  // widgetgen: omit = default
  // expected-fix 1-30: remove
  // expected-warning 17-20: 'omit' has no effect because nil is not encoded anyway; remove it [unused-annotation]
  var note: String?
  // widgetgen: omit = isEmpty
  // expected-warning 17-30: 'tags' is not always encoded, but required for decoding; give it a value, '// widgetgen: default = …', or mark the type with '// widgetgen: encodable' [omitted-value]
  var tags: [String]
  // widgetgen: omit = isEmpty
  // expected-warning 17-30: an empty 'text' is not encoded, and a missing key is decoded as "untitled"; give it an empty default, or write 'omit = default' [omitted-value]
  var text = "untitled"
  // widgetgen: omit = isEmpty, skip(encode)
  // expected-warning 17-20: 'omit' has no effect because 'read' is not encoded; remove it [unused-annotation]
  // expected-fix 17-32: remove
  var read: [String] = []
  // widgetgen: omit = default
  // expected-fix 1-30: remove
  // expected-warning 17-20: 'omit' has no effect because 'encodeWritten(to:)' encodes 'written'; remove it [unused-annotation]
  var written = 1
  // widgetgen: omit = never
  // expected-fix 1-28: remove
  // expected-warning 17-20: 'omit' has no effect because its property wrapper codes 'kept'; remove it [unused-annotation]
  @Kept var kept: String?

  func encodeWritten(to encoder: any Encoder) throws {}
}

// widgetgen: codable, omit = default
// expected-fix 22-37: remove
// expected-warning 24-27: 'omit' has no effect because it fits no property of 'Unfit'; remove it [unused-annotation]
struct Unfit {
  var count: Int
}

// widgetgen: codable, omit = isEmpty
// expected-fix 22-37: remove
// expected-warning 24-27: 'omit' has no effect because it fits no property of 'UnfitEmpty'; remove it [unused-annotation]
struct UnfitEmpty {
  var count: Int
}

// widgetgen: codable, omit = never
// expected-fix 22-35: remove
// expected-warning 24-27: 'omit' has no effect because it fits no property of 'UnfitNil'; remove it [unused-annotation]
struct UnfitNil {
  var count: Int
  // widgetgen: omit = nil
  // expected-fix 1-26: remove
  // expected-warning 17-20: 'omit' has no effect because 'always' is never nil; remove it [unused-annotation]
  var always = 1
  // widgetgen: omit = nil
  // expected-fix 1-26: remove
  // expected-warning 17-20: 'omit' has no effect because nil is not encoded anyway; remove it [unused-annotation]
  var note: String?
}

// widgetgen: decodable, omit = default
// expected-fix 24-39: remove
// expected-warning 26-29: 'omit' has no effect because it fits no property of 'Read'; remove it [unused-annotation]
struct Read {
  // widgetgen: omit = never
  // expected-fix 1-28: remove
  // expected-warning 17-20: 'omit' has no effect because 'Read' is not encoded by generated code; remove it [unused-annotation]
  var count: Int? = 1
}

// widgetgen: family = external
enum Item {
  case one(/* widgetgen: omit = never */ Int?)
  // expected-fix 12-40: remove
  // expected-warning 26-29: 'omit' has no effect because the value of 'case one' has no key; remove it [unused-annotation]
}

// widgetgen: codable
struct Count {
  // widgetgen: omit = nil
  // expected-warning 17-26: nil is not encoded, and a missing key of 'some' is decoded as 3; remove the default, or write 'omit = default' [omitted-value]
  var some: Int? = 3
  // widgetgen: omit = nil, default = nil
  var none: Int?
}
