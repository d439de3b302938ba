// widgetgen: codable
struct Label {
  let a: String  // widgetgen: key = "b" default = "x"
  let c: String  // widgetgen: key = d // the old name
  let e: String  // widgetgen: key = "f
  let g: String  // widgetgen: default = "h, i", key = j
}
