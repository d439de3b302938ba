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
  // expected-error 17-30: 'misspelled' of type '[Int]' has no 'isEmtpy'; write 'omit = isEmpty', or a condition on '$0' [annotation-value]
  var misspelled: [Int] = []
  // widgetgen: omit = "$0"
  // expected-error 17-27: 'omit = "$0"' is not a Boolean expression about 'number' of type 'Int'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var number: Int = 0
  // widgetgen: omit = "!$0"
  // expected-error 17-28: 'omit = "!$0"' is not a Boolean expression about 'optional' of type 'Bool?'; write a condition on '$0', such as '$0 == true' [annotation-value]
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
  // expected-error 17-33: 'omit = "$0.count"' is not a Boolean expression about 'counted' of type '[Int]'; write 'omit = isEmpty', or a condition on '$0' [annotation-value]
  var counted: [Int] = []
  // widgetgen: omit = first
  // expected-error 17-28: 'text' of type 'String' has no 'first'; write 'omit = isEmpty', or a condition on '$0' [annotation-value]
  var text: String = ""
}

enum Mode: String, Codable { case light, dark }

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

// widgetgen: codable
struct Members {
  // widgetgen: omit = empty
  // expected-error 17-28: 'text' of type 'String' has no 'empty'; write 'omit = isEmpty', or a condition on '$0' [annotation-value]
  var text = ""
  // widgetgen: omit = empty
  // expected-error 17-28: 'list' of type '[Int]?' has no 'empty'; write 'omit = isEmpty', or a condition on '$0' [annotation-value]
  var list: [Int]?
  // widgetgen: omit = empty
  // expected-error 17-28: 'number' of type 'Int' has no 'empty'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var number = 0
  // widgetgen: omit = on
  // expected-error 17-25: 'flag' of type 'Bool' has no 'on'; write a condition on '$0', such as '$0 == true' [annotation-value]
  var flag = false
  // widgetgen: omit = dark
  // expected-error 17-27: 'mode' of type 'Mode' has no 'dark'; write a condition on '$0', such as '$0 == .dark' [annotation-value]
  var mode = Mode.light
  // widgetgen: omit = isBlank
  var title = ""
  // widgetgen: omit = "$0.isKnown"
  var name = ""
  // widgetgen: omit = isNaN
  var ratio = 1.0
}

// widgetgen: codable
struct Expressions {
  // widgetgen: omit = "$0 + 1"
  // expected-error 17-31: 'omit = "$0 + 1"' is not a Boolean expression about 'a' of type 'Int'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var a = 0
  // widgetgen: omit = "-$0"
  // expected-error 17-28: 'omit = "-$0"' is not a Boolean expression about 'b' of type 'Int'; write a condition on '$0', such as '$0 == 0' [annotation-value]
  var b = 0
  // widgetgen: omit = "$0 = 1"
  // expected-error 17-31: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var c = 0
  // widgetgen: omit = "$0 == $1"
  // expected-error 17-33: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var d = 0
  // widgetgen: omit = "$0 == 1; print()"
  // expected-error 17-41: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var e = 0
  // widgetgen: omit = "$0 == (1"
  // expected-error 17-33: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var f = 0
  // widgetgen: omit = "$0 == 1)"
  // expected-error 17-33: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var g = 0
  // widgetgen: omit = "$0 == 1, true"
  // expected-error 17-38: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var h = 0
  // widgetgen: omit = "\"$0\" == \"\""
  // expected-error 17-39: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var i = 0
  // widgetgen: omit = "1 == 1"
  // expected-error 17-31: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var j = 0
  // widgetgen: omit = "/* $0 */"
  // expected-error 17-33: 'omit' takes 'default', 'key', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on '$0' such as '$0 < 1' [annotation-value]
  var k = 0
}

// widgetgen: codable, omit = empty
// expected-error 24-35: 'omit' of a type takes 'default', 'key', 'never', or a property of all values such as 'isEmpty'; write a condition on a single property [annotation-value]
struct OfType {
  var tags: [String] = []
}
