import WidgetRuntime

typealias Maybe = Int?
typealias MaybeField = Field<Int>?

// widgetgen: codable
struct Update {
  var name: String??
  // expected-warning 7-10: 'name' is nil both if its key is missing and if it is null; use 'Field<String>' to distinguish them [double-optional]
  // widgetgen: key = "meta.age"
  var age: Maybe?
  // expected-warning 7-9: 'age' is nil both if its key is missing and if it is null; use 'Field<…>' to distinguish them [double-optional]
  var city: Field<String>
  var list: [Int??]
  var note: Field<String>?
  // expected-warning 7-10: 'note' is nil both if its key is missing and if it is null, and never '.null'; write 'Field<String>' without '?' [double-optional]
  var other: MaybeField
  // expected-warning 7-11: 'other' is nil both if its key is missing and if it is null, and never '.null'; write 'Field<…>' without '?' [double-optional]
}

// widgetgen: family
enum Change {
  case name(to: String??)
  // expected-warning 13-14: 'to' is nil both if its key is missing and if it is null; use 'Field<String>' to distinguish them [double-optional]
  case field(to: Field<String>?)
  // expected-warning 14-15: 'to' is nil both if its key is missing and if it is null, and never '.null'; write 'Field<String>' without '?' [double-optional]
}
