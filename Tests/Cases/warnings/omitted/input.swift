import WidgetRuntime

struct Style: Codable { var width: Int }

@propertyWrapper struct Kept<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value
}

// widgetgen: codable
struct Useless {
  // widgetgen: explicitNil
  // expected-warning 17-27: 'explicitNil' has no effect because 'title' is never nil; remove it [unused-annotation]
  var title: String
  // widgetgen: omitDefault
  // expected-warning 17-27: 'omitDefault' has no effect because 'name' has no default; remove it [unused-annotation]
  var name: String
  // widgetgen: omitDefault
  // expected-warning 17-27: 'omitDefault' has no effect because nil is not written anyway; remove it [unused-annotation]
  var note: String?
  // widgetgen: omitIf = isEmpty
  // expected-warning 17-32: 'tags' is not always written and always required when it is read; give it a value, '// widgetgen: default = …', or mark the type '// widgetgen: encodable' [omitted-value]
  var tags: [String]
  // widgetgen: omitIf = isEmpty
  // expected-warning 17-32: where 'text' is empty it is not written, and read as "untitled"; give it an empty default, or write 'omitDefault' [omitted-value]
  var text = "untitled"
  // widgetgen: omitIf = isEmpty, only = decode
  // expected-warning 17-22: 'omitIf' has no effect because 'read' is not encoded; remove it [unused-annotation]
  var read: [String] = []
  // widgetgen: omitDefault
  // expected-warning 17-27: 'omitDefault' has no effect because 'encodeWritten(to:)' writes 'written'; remove it [unused-annotation]
  var written = 1
  // widgetgen: explicitNil
  // expected-warning 17-27: 'explicitNil' has no effect because its property wrapper codes 'kept'; remove it [unused-annotation]
  @Kept var kept: String?

  func encodeWritten(to encoder: any Encoder) throws {}
}

// widgetgen: codable, omitDefault, omitIf = isEmpty, explicitNil
// expected-warning 24-34: 'omitDefault' has no effect because it fits no property of 'Unfit'; remove it [unused-annotation]
// expected-warning 37-42: 'omitIf' has no effect because it fits no property of 'Unfit'; remove it [unused-annotation]
// expected-warning 55-65: 'explicitNil' has no effect because it fits no property of 'Unfit'; remove it [unused-annotation]
struct Unfit {
  var count: Int
}

// widgetgen: decodable, omitDefault
// expected-warning 26-36: 'omitDefault' has no effect because it fits no property of 'Read'; remove it [unused-annotation]
struct Read {
  // widgetgen: explicitNil
  // expected-warning 17-27: 'explicitNil' has no effect because 'Read' is not encoded by generated code; remove it [unused-annotation]
  var count: Int? = 1
}

// widgetgen: family, external
enum Item {
  case one(/* widgetgen: explicitNil */ Int?)
  // expected-warning 26-36: 'explicitNil' has no effect because the value of 'case one' has no key; remove it [unused-annotation]
}
