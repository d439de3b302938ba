// widgetgen: family, external, renameAll = kebab-case, renameAllFields = snake_case, missing = Text
// expected-error 23-30: 'external' is not a key; write 'family = external' [unknown-annotation-key]
// expected-fix 23-30: write 'family = external'
// expected-error 33-54: 'renameAll' is not a key; write 'nameStyle = kebab-case' [unknown-annotation-key]
// expected-fix 33-54: write 'nameStyle = kebab-case'
// expected-error 57-84: 'renameAllFields' is not a key; write 'keyStyle = snake_case' [unknown-annotation-key]
// expected-fix 57-84: write 'keyStyle = snake_case'
// expected-error 87-100: 'missing' is not a key; write 'default = Text' [unknown-annotation-key]
// expected-fix 87-100: write 'default = Text'
protocol Component: Codable {}

// widgetgen: family, untagged, tagPath = "meta.type", contentPath = "data"
// expected-error 23-30: 'untagged' is not a key; write 'family = untagged' [unknown-annotation-key]
// expected-fix 23-30: write 'family = untagged'
// expected-error 33-53: 'tagPath' is not a key; write 'tag = "meta.type"' [unknown-annotation-key]
// expected-fix 33-53: write 'tag = "meta.type"'
// expected-error 56-75: 'contentPath' is not a key; write 'content = "data"' [unknown-annotation-key]
// expected-fix 56-75: write 'content = "data"'
protocol Shape: Codable {}

// widgetgen: family, preset = beagle, decodeTag = ["kind", "type"], encodeTag = "type"
// expected-error 23-37: 'preset' is not a key; write 'family = beagle' [unknown-annotation-key]
// expected-fix 23-37: write 'family = beagle'
// expected-error 40-67: 'decodeTag' is not a key; write 'tag(decode) = ["kind", "type"]' [unknown-annotation-key]
// expected-fix 40-67: write 'tag(decode) = ["kind", "type"]'
// expected-error 70-87: 'encodeTag' is not a key; write 'tag(encode) = "type"' [unknown-annotation-key]
// expected-fix 70-87: write 'tag(encode) = "type"'
protocol Action: Codable {}

// widgetgen: codable, renameAll = snake_case, access = public, isolation = nonisolated, path = "data.attributes"
// expected-error 24-45: 'renameAll' is not a key; write 'keyStyle = snake_case' [unknown-annotation-key]
// expected-fix 24-45: write 'keyStyle = snake_case'
// expected-error 48-62: 'access' is not a key; write 'initiable = public' [unknown-annotation-key]
// expected-fix 48-62: write 'initiable = public'
// expected-error 65-87: 'isolation' is not a key; write 'nonisolated' [unknown-annotation-key]
// expected-fix 65-87: write 'nonisolated'
// expected-error 90-113: 'path' is not a key; write 'content = "data.attributes"' [unknown-annotation-key]
// expected-fix 90-113: write 'content = "data.attributes"'
struct Card {
  // widgetgen: onError = nil, explicitNil, style = kebab-case
  // expected-error 17-29: 'onError' is not a key; write 'invalid = nil' [unknown-annotation-key]
  // expected-fix 17-29: write 'invalid = nil'
  // expected-error 32-42: 'explicitNil' is not a key; write 'omit = never' [unknown-annotation-key]
  // expected-fix 32-42: write 'omit = never'
  // expected-error 45-62: 'style' is not a key; write 'keyStyle = kebab-case' [unknown-annotation-key]
  // expected-fix 45-62: write 'keyStyle = kebab-case'
  var text: String?
  // widgetgen: omitDefault, decodeKey = "a", encodeKey = "b"
  // expected-error 17-27: 'omitDefault' is not a key; write 'omit = default' [unknown-annotation-key]
  // expected-fix 17-27: write 'omit = default'
  // expected-error 30-44: 'decodeKey' is not a key; write 'key(decode) = "a"' [unknown-annotation-key]
  // expected-fix 30-44: write 'key(decode) = "a"'
  // expected-error 47-61: 'encodeKey' is not a key; write 'key(encode) = "b"' [unknown-annotation-key]
  // expected-fix 47-61: write 'key(encode) = "b"'
  var count = 1
  // widgetgen: path = [data, title]
  // expected-error 17-36: 'path' is not a key; write 'key = data.title' [unknown-annotation-key]
  // expected-fix 17-36: write 'key = data.title'
  var title: String
  // widgetgen: omitIf = "$0 < 1", decodePath = "a.b", encodePath = "b.c"
  // expected-error 17-33: 'omitIf' is not a key; write 'omit = "$0 < 1"' [unknown-annotation-key]
  // expected-fix 17-33: write 'omit = "$0 < 1"'
  // expected-error 36-53: 'decodePath' is not a key; write 'key(decode) = "a.b"' [unknown-annotation-key]
  // expected-fix 36-53: write 'key(decode) = "a.b"'
  // expected-error 56-73: 'encodePath' is not a key; write 'key(encode) = "b.c"' [unknown-annotation-key]
  // expected-fix 56-73: write 'key(encode) = "b.c"'
  var size = 1
  // widgetgen: path = "meta.id", only = decode
  // expected-error 17-32: 'path' is not a key; write 'key = "meta.id"' [unknown-annotation-key]
  // expected-fix 17-32: write 'key = "meta.id"'
  // expected-error 35-47: 'only' is not a key; write 'skip(encode)' [unknown-annotation-key]
  // expected-fix 35-47: write 'skip(encode)'
  var id = 1
  // widgetgen: only = encode
  // expected-error 17-29: 'only' is not a key; write 'encodable' [unknown-annotation-key]
  // expected-fix 17-29: write 'encodable'
  var isEmpty: Bool { text == nil }
}

// widgetgen: codable, only = encode
// expected-error 24-36: 'only' is not a key; write 'encodable' [unknown-annotation-key]
// expected-fix 24-36: write 'encodable'
struct Sent {
  var text: String
}

// widgetgen: family
enum Gesture {
  // widgetgen: name = [press, "long-press", hold], keys = [at: "time"]
  // expected-error 17-50: 'name' takes one value, not a list; write 'name = press, alias = ["long-press", hold]' [annotation-value]
  // expected-fix 17-50: write 'name = press, alias = ["long-press", hold]'
  // expected-error 53-71: 'keys' is not a key; write 'key = [at: "time"]' [unknown-annotation-key]
  // expected-fix 53-71: write 'key = [at: "time"]'
  case press(at: Int)
  // widgetgen: name = [swipe, flick]
  // expected-error 17-37: 'name' takes one value, not a list; write 'name = swipe, alias = flick' [annotation-value]
  // expected-fix 17-37: write 'name = swipe, alias = flick'
  case swipe
  // widgetgen: only = encode
  // expected-error 17-29: 'only' is not a key; write 'skip(decode)' [unknown-annotation-key]
  // expected-fix 17-29: write 'skip(decode)'
  case tap(/* widgetgen: onError = 1 */ count: Int)
  // expected-error 26-36: 'onError' is not a key; write 'invalid = 1' [unknown-annotation-key]
  // expected-fix 26-36: write 'invalid = 1'
}
