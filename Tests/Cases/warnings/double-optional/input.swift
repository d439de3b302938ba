import WidgetRuntime

typealias Maybe = Int?

// widgetgen: codable
struct Update {
  var name: String??
  // expected-warning 7-10: 'name' is nil both if its key is missing and if it is null; use 'Field<String>' to distinguish them [double-optional]
  // widgetgen: key = "meta.age"
  var age: Maybe?
  // expected-warning 7-9: 'age' is nil both if its key is missing and if it is null; use 'Field<…>' to distinguish them [double-optional]
  var city: Field<String>
  var list: [Int??]
}

// widgetgen: family
enum Change {
  case name(to: String??)
  // expected-warning 13-14: 'to' is nil both if its key is missing and if it is null; use 'Field<String>' to distinguish them [double-optional]
}
