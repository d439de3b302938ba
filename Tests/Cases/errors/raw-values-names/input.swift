import WidgetRuntime

// widgetgen: codable
enum Status: Int {
  // widgetgen: name = "ok"
  // expected-error 17-27: 'ok' is not a value of 'Int', the raw type of 'case success'; write a number, or a range of at most 1000 such as '400...499' [raw-values]
  case success = 200
  // widgetgen: name = 400, alias = 499...400
  // expected-error 29-45: '499...400' is not a value of 'Int', the raw type of 'case mistake'; write a number, or a range of at most 1000 such as '400...499' [raw-values]
  case mistake = 400
  // widgetgen: name = 500...599
  // expected-error 17-32: '500...599' is not a value that 'case failure' could be encoded as; write 'alias = 500...599' [raw-values]
  case failure = 500
  // widgetgen: alias = 1000...2000
  // expected-error 17-35: '1000...2000' is not a value of 'Int', the raw type of 'case huge'; write a number, or a range of at most 1000 such as '400...499' [raw-values]
  case huge = 1000
}

// widgetgen: codable
enum Scale: Double {
  // widgetgen: name = 1...2
  // expected-error 17-28: '1...2' is not a value of 'Double', the raw type of 'case small'; write a number [raw-values]
  case small = 1.5
}

// widgetgen: codable
enum Mask: UInt64 {
  // widgetgen: alias = 18446744073709551615
  // expected-error 17-44: a name of 'case all' must not be greater than 9223372036854775807; remove it [raw-values]
  case all = 1
}

// widgetgen: codable
enum Byte: UInt8 {
  // widgetgen: name = 300
  // expected-error 17-26: '300' is not a value of 'UInt8', the raw type of 'case first'; write a number of this type, or a range of at most 1000 such as '400...499' [raw-values]
  case first = 1
  // widgetgen: alias = -1
  // expected-error 17-26: '-1' is not a value of 'UInt8', the raw type of 'case second'; write a number of this type, or a range of at most 1000 such as '400...499' [raw-values]
  case second = 2
  // widgetgen: alias = 250...260
  // expected-error 17-33: '250...260' is not a value of 'UInt8', the raw type of 'case third'; write a number, or a range of at most 1000 such as '400...499' [raw-values]
  case third = 3
}

// widgetgen: codable
enum Ratio: Float {
  // widgetgen: alias = 1e400
  // expected-error 17-29: 'inf' is not a value of 'Float', the raw type of 'case whole'; write a number of this type [raw-values]
  case whole = 1
}
