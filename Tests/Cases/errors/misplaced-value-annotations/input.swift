// widgetgen: codable, family
enum Block {
  case pair(/* widgetgen: content = a */ a: Int, /* widgetgen: flatten, skip */ b: Int)
  // expected-error 27-33: 'content' has no effect here; it applies to a type [misplaced-annotation]
  // expected-error 64-70: 'flatten' merges the keys of 'b' into the surrounding object, but 'Int' has none; remove it [flatten-needs-object]
  // expected-error 73-76: 'skip' has no effect here; it applies to a type, a stored property, or a case [misplaced-annotation]
}
