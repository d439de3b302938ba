// widgetgen: codable
struct Label {
  let a: String  // widgetgen: key = "b" default = "x"
  // expected-error 42-54: 'default = "x"' is not an annotation; separate annotations with ',' and close quotes [unexpected-annotation-text]
  let c: String  // widgetgen: key = d // the old name
  // expected-error 40-54: '// the old name' is not an annotation; separate annotations with ',' and close quotes [unexpected-annotation-text]
  let e: String  // widgetgen: key = "f
  // expected-error 38-39: '"f' is not an annotation; separate annotations with ',' and close quotes [unexpected-annotation-text]
  let g: String  // widgetgen: default = "h, i", key = j
}
