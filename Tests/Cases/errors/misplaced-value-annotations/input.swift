// widgetgen: codable, family
enum Block {
  case pair(/* widgetgen: content = a */ a: Int, /* widgetgen: flatten, skip */ b: Int)
  // expected-error 27-33: 'content' has no effect here; it applies to a type [misplaced-annotation]
  // expected-error 64-70: 'flatten' merges the keys of 'b' into the surrounding object, but 'Int' has none; remove it [flatten-needs-object]
  // expected-warning 64-70: 'flatten' has no effect because 'b' is skipped; remove it [unused-annotation]
  // expected-fix 64-72: remove
  // expected-error 73-76: 'skip' cannot be combined with 'flatten'; remove one of them [contradicting-annotations]
  // expected-error 73-76: 'skip' would decode a case without one of its values; write 'skip(encode)', or remove it [annotation-value]
}
