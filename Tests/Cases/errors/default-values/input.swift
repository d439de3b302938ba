enum Mode: String, Codable { case light, dark }

// widgetgen: codable
struct Defaults {
  // widgetgen: default = many
  // expected-error 17-30: 'many' is not a value of 'Int'; write a literal, or '(many)' for a constant of that name [annotation-value]
  var count: Int
  // widgetgen: default = "3,5"
  // expected-error 17-31: '3,5' is not a value of 'Double'; write a literal of that type, or a Swift expression [annotation-value]
  var factor: Double
  // widgetgen: default = drak
  // expected-error 17-30: 'Mode' has no case 'drak'; did you mean 'dark'? [annotation-value]
  // expected-fix 27-30: write 'dark'
  var mode: Mode
  // widgetgen: default = purple
  // expected-error 17-32: 'Mode' has no case 'purple'; write one of its cases [annotation-value]
  var other: Mode
  // widgetgen: default = 300
  // expected-error 17-29: '300' is not a value of 'Int8'; write a literal of that type, or a Swift expression [annotation-value]
  var small: Int8
  // widgetgen: default = -1
  // expected-error 17-28: '-1' is not a value of 'UInt'; write a literal of that type, or a Swift expression [annotation-value]
  var size: UInt
  // widgetgen: default = yes
  // expected-error 17-29: 'yes' is not a value of 'Bool'; write a literal, or '(yes)' for a constant of that name [annotation-value]
  var isOn: Bool
  // widgetgen: invalid = 3
  // expected-error 17-27: '3' is not a value of '[String]'; write a list in brackets, or a Swift expression [annotation-value]
  var names: [String]
  // widgetgen: default = [1, two]
  // expected-error 17-34: 'two' is not a value of 'Int'; write a literal, or '(two)' for a constant of that name [annotation-value]
  var numbers: [Int]?
  // widgetgen: default = []
  // expected-error 17-28: '[]' is not a value of 'Int'; write a literal of that type, or a Swift expression [annotation-value]
  var limit: Int
  // widgetgen: invalid = [1]
  // expected-error 17-29: '[1]' is not a value of 'Double'; write a literal of that type, or a Swift expression [annotation-value]
  var ratio: Double?
  // widgetgen: null = [true]
  // expected-error 17-29: '[true]' is not a value of 'Bool'; write a literal of that type, or a Swift expression [annotation-value]
  var isOff: Bool?
  // widgetgen: default = (counts[0])
  var first: Int
  // widgetgen: default = 2.5
  // expected-error 17-29: '2.5' is not a value of 'Int'; write a literal of that type, or a Swift expression [annotation-value]
  var level: Int
}

// widgetgen: codable
struct Link {
  // widgetgen: default = "shop"
  // expected-error 17-32: 'shop' is not a value of 'URL', which has no literals; write a Swift expression [annotation-value]
  var url: URL
  // widgetgen: default = [:]
  // expected-error 17-29: '[:]' is not a value of '[Int]'; write a list in brackets, or a Swift expression [annotation-value]
  var parts: [Int]
  // widgetgen: default = []
  // expected-error 17-28: '[]' is not a value of 'URL', which has no literals; write a Swift expression [annotation-value]
  var base: URL
  // widgetgen: default
  // expected-error 17-23: 'default' has no effect without a value; write '// widgetgen: default = …' [annotation-without-value]
  var port: Int
}
