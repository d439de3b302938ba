// widgetgen: family
enum Shape {
  // widgetgen: unknown
  case flat(color: String)
  // expected-error 8-11: 'color' of 'case flat' would store the unknown name, not the value of a key 'color'; label it 'name', or mark another case with '// widgetgen: unknown' [unknown-case-values]
  case none
}

// widgetgen: family, tag = "form"
enum Form {
  case none
  // widgetgen: unknown
  case other(form: String)
}

struct Rest: Codable {
  var id: Int?
}

// widgetgen: family
enum Lost {
  case none
  // widgetgen: unknown
  case other(Rest)
  // expected-warning 8-12: the name of an unknown value is lost when 'case other' is encoded; write 'case other(String, Rest)' to keep it [unknown-case-values]
}
