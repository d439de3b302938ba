// widgetgen: codable
struct Issue {
  // widgetgen: key = `.issued`
  var issued: Int
  // widgetgen: key = `a, b`, alias = [`c,d`, meta.`e.f`]
  var pair: String
  // widgetgen: key = ``
  var empty: String?
  // widgetgen: key = texts.``
  var nested: String?
}
