// widgetgen: codable
struct Update {
  var note: Field<String>
  // widgetgen: key = "meta.sizes"
  var sizes: [Field<Int>]?
}
