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
  // expected-error 39: there is no annotation on one side of ','; remove the comma, and begin each line of annotations with '// widgetgen:' [unexpected-annotation-text]
  let o: String  // widgetgen: key = p,, default = "q"
  // expected-error 40: there is no annotation on one side of ','; remove the comma, and begin each line of annotations with '// widgetgen:' [unexpected-annotation-text]
  let r: String  // widgetgen: , key = s
  // expected-error 32: there is no annotation on one side of ','; remove the comma, and begin each line of annotations with '// widgetgen:' [unexpected-annotation-text]
  let t: String  // widgetgen: = u, key = v
  // expected-error 32-34: '= u' is not an annotation; separate annotations with ',' and close quotes [unexpected-annotation-text]
}

// widgetgen: codable,
// expected-error 22: there is no annotation on one side of ','; remove the comma, and begin each line of annotations with '// widgetgen:' [unexpected-annotation-text]
// keyStyle = snake
struct Commas {
  let a: String
}

// sourcery: AutoCodable,
struct Sourcery {
  // sourcery: skip,
  let a: String
}

// widgetgen: family, unknown
// expected-error 23-29: 'unknown' has no effect without a value; write '// widgetgen: unknown = …' [annotation-without-value]
protocol Block: Codable {}

struct Text: Block {
  let a: String
}

// widgetgen: codable, unknown =
// expected-fix 22-32: remove
// expected-warning 24-30: 'unknown' has no effect because it fits no property of 'Page'; remove it [unused-annotation]
// expected-error 24-32: 'unknown' has no effect without a value; write '// widgetgen: unknown = …' [annotation-without-value]
struct Page {
  let blocks: [any Block]
}

// widgetgen: codable, memberwise = private
// expected-fix 22-43: remove
// expected-warning 24-33: 'memberwise' has no effect because Swift's own initializer of 'Hidden' is internal; use an inline block to replace it; remove it [unused-annotation]
struct Hidden {
  let a: String
}
