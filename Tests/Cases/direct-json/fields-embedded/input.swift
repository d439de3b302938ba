// widgetgen: codable
struct Update {
  var note: Field<String>
  // widgetgen: path = "meta.sizes"
  var sizes: [Field<Int>]?
}
