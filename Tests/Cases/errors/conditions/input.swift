struct Size: Codable {
  var width: Int
  var isFlat: Bool
}

// widgetgen: codable
struct Screen {
  // widgetgen: omit = true
  // expected-error 17-27: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var literal: [Int] = []
  // widgetgen: omit = isEmtpy
  // expected-error 17-30: 'omit = isEmtpy' is not a Boolean expression about 'misspelled' of type '[Int]'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var misspelled: [Int] = []
  // widgetgen: omit = "$0"
  // expected-error 17-27: 'omit = "$0"' is not a Boolean expression about 'number' of type 'Int'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var number: Int = 0
  // widgetgen: omit = "!$0"
  // expected-error 17-28: 'omit = "!$0"' is not a Boolean expression about 'optional' of type 'Bool?'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var optional: Bool?
  // widgetgen: omit = width
  // expected-error 17-28: 'omit = width' is not a Boolean expression about 'size' of type 'Size?'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var size: Size?
  // widgetgen: omit = isFlat
  var flat: Size?
  // widgetgen: omit = "$0.isEmpty"
  var list: [Int]?
  // widgetgen: omit = "$0"
  var flag: Bool = false
  // widgetgen: omit = "$0.count"
  // expected-error 17-33: 'omit = "$0.count"' is not a Boolean expression about 'counted' of type '[Int]'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var counted: [Int] = []
  // widgetgen: omit = first
  // expected-error 17-28: 'omit = first' is not a Boolean expression about 'text' of type 'String'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var text: String = ""
}
