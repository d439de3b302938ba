// widgetgen: codable
struct Label {
  let a: String  // widgetgen: key = "b" default = "x"
  // expected-error 42-54: 'default = "x"' is not an annotation; separate annotations with ',' and close quotes [unexpected-annotation-text]
  let c: String  // widgetgen: key = d // the old name
  // expected-error 40-54: '// the old name' is not an annotation; separate annotations with ',' and close quotes [unexpected-annotation-text]
  let e: String  // widgetgen: key = "f
  // expected-error 38-39: '"f' is not an annotation; separate annotations with ',' and close quotes [unexpected-annotation-text]
  let g: String  // widgetgen: default = "h, i", key = j
  let k: String  // widgetgen: default = "\d"
  // expected-error 43-44: '\d' is not an escape sequence; write '\\d' for a backslash [unexpected-annotation-text]
  let l: String  // widgetgen: default = "\é", key = "\u{110000}"
  // expected-error 43-45: '\é' is not an escape sequence; write '\\é' for a backslash [unexpected-annotation-text]
  // expected-error 56-57: '\u' is not an escape sequence; write '\\u' for a backslash [unexpected-annotation-text]
  let m: String  // widgetgen: key = n,
  let o: String  // widgetgen: key = p,, default = "q"
  let r: String  // widgetgen: , key = s
  let t: String  // widgetgen: = u, key = v
}

// widgetgen: codable,
// keyStyle = snake
struct Commas {
  let a: String
}

// sourcery: AutoCodable,
struct Sourcery {
  // sourcery: skip,
  let a: String
}
