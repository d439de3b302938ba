// widgetgen: codable
struct Label {
  let text: String  // widgetgen: skip(decode)
  // expected-error 7-10: 'text' is not decoded and needs an initial value [skipped-without-value]
  var size = 12  // widgetgen: skip(decode)
}
