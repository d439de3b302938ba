// widgetgen: codable
struct Label {
  // widgetgen: key == text
  // expected-error 17-27: 'key' cannot be '= text'; write 'key = text' [annotation-value]
  var a: String
  // widgetgen: key = “text”
  // expected-error 17-32: 'key' cannot be '“text”'; write straight quotes: '"…"' [annotation-value]
  var b: String
  // widgetgen: key = text; skip
  // expected-error 17-32: 'key' cannot be 'text; skip'; write a comma between annotations: 'key = text, skip' [annotation-value]
  var c: String?
  // widgetgen: alias = other; default = 3, key(encode) = "a;skip"
  // expected-error 17-42: 'alias' cannot be 'other; default = 3'; write a comma between annotations: 'alias = other, default = 3' [annotation-value]
  var d: Int
  // widgetgen: key = "a; skip"
  var e: Int
  // widgetgen: key = a;b
  var f: Int
  // widgetgen: default == 3
  // expected-error 17-28: 'default' cannot be '= 3'; write 'default = 3' [annotation-value]
  var g: Int
  // widgetgen: null(encod)
  // expected-error 17-27: unknown annotation key 'null(encod)'; did you mean 'null(both) = …'? [unknown-annotation-key]
  var h: Int?
  // widgetgen: null(encode) = 0
  // expected-error 17-28: 'null' always applies to decoding; write 'null', or 'null(both)' to also apply it to encoding [annotation-value]
  var i: Int
  // widgetgen: key = text default = 3
  // expected-error 17-38: 'key' cannot be 'text default = 3'; write a comma between annotations: 'key = text, default = 3' [annotation-value]
  var k: Int
  // widgetgen: default = 3 key(encode) = text
  // expected-error 17-46: 'default' cannot be '3 key(encode) = text'; write a comma between annotations: 'default = 3, key(encode) = text' [annotation-value]
  var l: Int
  // widgetgen: key = "other default = 3"
  var m: Int
  // widgetgen: key = first name
  var n: Int
  // widgetgen: default = { let default = 3; return default }(), omit = $0 == 3
  var o: Int
  // widgetgen: begin: skip
  // expected-error 17-27: unknown annotation key 'begin: skip'; write '// widgetgen:begin: skip' without the space before 'begin' [unknown-annotation-key]
  var j: Int
}

// widgetgen: inline:auto:Label.Coding
// expected-error 15-38: unknown annotation key 'inline:auto:Label.Coding'; write '// widgetgen:inline:auto:Label.Coding' without the space before 'inline' [unknown-annotation-key]
struct Other {}
