import WidgetRuntime

// widgetgen: codable
enum Status: Int {
  // widgetgen: name = "ok"
  // expected-error 17-27: the values of 'case success' are of 'Int', and 'ok' is none; write a number, or a range of at most 1000 such as '400...499' [raw-values]
  case success = 200
  // widgetgen: name = [400, 499...400]
  // expected-error 17-39: the values of 'case mistake' are of 'Int', and '499...400' is none; write a number, or a range of at most 1000 such as '400...499' [raw-values]
  case mistake = 400
}

// widgetgen: codable
enum Scale: Double {
  // widgetgen: name = 1...2
  // expected-error 17-28: the values of 'case small' are of 'Double', and '1...2' is none; write a number [raw-values]
  case small = 1.5
}
