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
