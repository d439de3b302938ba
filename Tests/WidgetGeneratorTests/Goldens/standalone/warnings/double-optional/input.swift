import WidgetRuntime

typealias Maybe = Int?

// widgetgen: codable
struct Update {
  var name: String??
  // widgetgen: path = "meta.age"
  var age: Maybe?
  var city: Field<String>
  var list: [Int??]
}

// widgetgen: family
enum Change {
  case name(to: String??)
}
