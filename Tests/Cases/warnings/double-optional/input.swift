import WidgetRuntime

typealias Maybe = Int?

// widgetgen: codable
struct Update {
  var name: String??
  // expected-warning 7-10: 'name' is nil both where its key is missing and where it is null; 'Field<String>' distinguishes them [double-optional]
  // widgetgen: key = "meta.age"
  var age: Maybe?
  // expected-warning 7-9: 'age' is nil both where its key is missing and where it is null; 'Field<…>' distinguishes them [double-optional]
  var city: Field<String>
  var list: [Int??]
}

// widgetgen: family
enum Change {
  case name(to: String??)
  // expected-warning 13-14: 'to' is nil both where its key is missing and where it is null; 'Field<String>' distinguishes them [double-optional]
}
