// widgetgen: codable, family
enum Block {
  case pair(/* widgetgen: skip */ a: Int, /* widgetgen: skip(decode), default = 1 */ b: Int)
  // expected-error 27-30: 'skip' would decode a case without one of its values; write 'skip(encode)', or remove it [annotation-value]
  // expected-error 57-68: 'skip(decode)' would decode a case without one of its values; write 'skip(encode)', or remove it [annotation-value]
  // expected-fix 69-81: remove
  // expected-warning 71-77: 'default' has no effect because 'b' is not decoded; remove it [unused-annotation]
  case triple(/* widgetgen: skip(encode) */ Int, b: Int, /* widgetgen: skip(encode), omit = nil */ c: Int?)
  // expected-error 29-40: 'skip(encode)' needs a label on the value; add a label, or remove it [annotation-value]
  // expected-fix 84-95: remove
  // expected-warning 86-89: 'omit' has no effect because 'c' is not encoded; remove it [unused-annotation]
  case style(/* widgetgen: flatten, skip(encode) */ style: Style, width: Int)
  // expected-error 37-48: 'skip(encode)' cannot be combined with 'flatten'; remove one of them [contradicting-annotations]
}

// widgetgen: codable
struct Style {
  var color: String?
}

// widgetgen: codable, family
enum Event {
  // widgetgen: skip(encode)
  case tap(/* widgetgen: skip(encode) */ at: Int?, id: Int?)
  // expected-fix 12-40: remove
  // expected-warning 26-37: 'skip(encode)' has no effect because 'case tap' is not encoded; remove it [unused-annotation]
  // widgetgen: unknown
  case other(/* widgetgen: skip(encode) */ name: String)
  // expected-fix 14-42: remove
  // expected-warning 28-39: 'skip(encode)' has no effect because 'case other' is decoded from unrecognized names; remove it [unused-annotation]
}
