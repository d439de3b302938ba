// widgetgen: codable
struct Card {
  // widgetgen: default = 4
  // expected-error 17-27: 'size' already has the initial value '3', which is also its default; remove 'default', or the initial value [contradicting-annotations]
  var size = 3
  // widgetgen: default = 4
  // expected-error 17-27: 'count' already has the initial value 'nil', which is also its default; remove 'default', or the initial value [contradicting-annotations]
  var count: Int? = nil
  // widgetgen: default = wide
  // expected-error 17-30: 'form' already has the initial value '.narrow', which is also its default; remove 'default', or the initial value [contradicting-annotations]
  var form: Form = .narrow
  // Equal values do not contradict each other.
  // widgetgen: default = 3
  var level = 3
  // widgetgen: default = narrow
  var other: Form = .narrow
  // widgetgen: default = 4
  var height: Int?
  // A wrong value may become another one than a missing value.
  // widgetgen: invalid = 4
  var width = 3
}

enum Form: String, Codable { case narrow, wide }
