// widgetgen: family, discriminator = kind, rename_all = kebab-case, contentAt = data
// expected-error 23-35: unknown annotation key 'discriminator'; write 'tag = kind' [unknown-annotation-key]
// expected-error 45-54: unknown annotation key 'rename_all'; write 'nameStyle = kebab-case' [unknown-annotation-key]
// expected-error 70-78: unknown annotation key 'contentAt'; write 'content = data' [unknown-annotation-key]
protocol Component: Codable {}

// widgetgen: family, untagged, typeKey = "kind", caseInsensitive
// expected-error 23-30: unknown annotation key 'untagged'; write 'family = untagged' [unknown-annotation-key]
// expected-error 33-39: unknown annotation key 'typeKey'; write 'tag = "kind"' [unknown-annotation-key]
enum Shape {
  // widgetgen: rename = "round.shape"
  // expected-error 17-22: unknown annotation key 'rename'; write 'name = "round.shape"' [unknown-annotation-key]
  case circle(radius: Int)
  // widgetgen: json = box, alias = [square], ignored
  // expected-error 17-20: unknown annotation key 'json'; write 'name = box' [unknown-annotation-key]
  // expected-error 47-53: unknown annotation key 'ignored'; write 'skip' [unknown-annotation-key]
  case box(Int)
  case tap(/* widgetgen: codingKey = "n", nullable */ count: Int)
  // expected-error 26-34: unknown annotation key 'codingKey'; write 'key = "n"' [unknown-annotation-key]
  // expected-error 43-50: unknown annotation key 'nullable'; make the type optional: 'T?' [unknown-annotation-key]
  // widgetgen: fallback
  // expected-error 17-24: unknown annotation key 'fallback'; write 'unknown' [unknown-annotation-key]
  case other  // widgetgen: transient
  // expected-error 29-37: unknown annotation key 'transient'; write 'skip' [unknown-annotation-key]
}

// widgetgen: Serializable, renameAll = convertToSnakeCase, memberwise = public, path = data.attributes
// expected-error 15-26: unknown annotation key 'Serializable'; write 'codable' [unknown-annotation-key]
// expected-error 29-37: unknown annotation key 'renameAll'; write 'keyStyle = …' [unknown-annotation-key]
// expected-error 82-85: unknown annotation key 'path'; write 'content = data.attributes' [unknown-annotation-key]
struct Card {
  // widgetgen: rename = "user.name", jsonAlias = login
  // expected-error 17-22: unknown annotation key 'rename'; write 'key = `user.name`' [unknown-annotation-key]
  // expected-error 39-47: unknown annotation key 'jsonAlias'; write 'alias = login' [unknown-annotation-key]
  var name: String
  // widgetgen: codingKey("a"), required
  // expected-error 17-30: unknown annotation key 'codingKey("a")'; write 'key = "a"' [unknown-annotation-key]
  // expected-error 33-40: unknown annotation key 'required'; write 'default = throw' [unknown-annotation-key]
  var a: String
  // widgetgen: jsonKey: b, optional
  // expected-error 17-26: unknown annotation key 'jsonKey: b'; write 'key = b' [unknown-annotation-key]
  // expected-error 29-36: unknown annotation key 'optional'; make the type optional: 'T?' [unknown-annotation-key]
  var b: String
  // widgetgen: path = meta.c, skip_serializing_if = "Option::is_none"
  // expected-error 17-20: unknown annotation key 'path'; write 'key = meta.c' [unknown-annotation-key]
  // expected-error 32-50: unknown annotation key 'skip_serializing_if'; write 'omit = nil' [unknown-annotation-key]
  var c: Int?
  // widgetgen: serialName = "d", encodeNull
  // expected-error 17-26: unknown annotation key 'serialName'; write 'key = "d"' [unknown-annotation-key]
  // expected-error 35-44: unknown annotation key 'encodeNull'; write 'omit = never' [unknown-annotation-key]
  var d: Int?
  // widgetgen: ignore
  // expected-error 17-22: unknown annotation key 'ignore'; write 'skip' [unknown-annotation-key]
  var secret = ""
  // widgetgen: exclude, skipEncoding
  // expected-error 17-23: unknown annotation key 'exclude'; write 'skip' [unknown-annotation-key]
  // expected-error 26-37: unknown annotation key 'skipEncoding'; write 'skip(encode)' [unknown-annotation-key]
  var token = ""
  // widgetgen: rename(serialize = "out"), rename(deserialize) = "in"
  // expected-error 17-32: unknown annotation key 'rename(serialize'; write 'key(encode) = …' [unknown-annotation-key]
  // expected-error 41: ')' is not an annotation; separate annotations with ',' and close quotes [unexpected-annotation-text]
  // expected-error 44-62: unknown annotation key 'rename(deserialize)'; write 'key(decode) = "in"' [unknown-annotation-key]
  var e: Int
  // widgetgen: fallback = 3
  // expected-error 17-24: unknown annotation key 'fallback'; write 'default = 3', 'invalid = 3', or 'unknown = 3' [unknown-annotation-key]
  var f: Int
  // widgetgen: lossyArray, transform = ISO8601()
  // expected-error 17-26: unknown annotation key 'lossyArray'; write 'lossy' [unknown-annotation-key]
  // expected-error 29-37: unknown annotation key 'transform'; write 'coder = ISO8601()' [unknown-annotation-key]
  var g: [Int]
  // widgetgen: skip_deserializing
  // expected-error 17-34: unknown annotation key 'skip_deserializing'; write 'encodable' [unknown-annotation-key]
  var h: Int { a.count }
  // widgetgen: embedded
  // expected-error 17-24: unknown annotation key 'embedded'; write 'flatten' [unknown-annotation-key]
  var i: Style
  // widgetgen: discriminator = x
  // expected-error 17-29: unknown annotation key 'discriminator'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  var j: Int
}

// widgetgen: codable
struct Style {
  var color: String
}

// Keys that only earlier versions had.
// widgetgen: codable, access = public, isolation = nonisolated
// expected-error 24-29: unknown annotation key 'access'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
// expected-error 41-49: unknown annotation key 'isolation'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
struct Former {
  // widgetgen: omitDefault, decodePath = "a.b", onError = nil
  // expected-error 17-27: unknown annotation key 'omitDefault'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  // expected-error 30-39: unknown annotation key 'decodePath'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  // expected-error 50-56: unknown annotation key 'onError'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  var size = 1
}

// widgetgen: family
enum Gesture {
  // widgetgen: name = [press, "long-press", hold]
  // expected-error 17-50: 'name' takes one value, not a list; write 'name = press, alias = ["long-press", hold]' [annotation-value]
  case press(at: Int)
  // widgetgen: name = [swipe, flick]
  // expected-error 17-37: 'name' takes one value, not a list; write 'name = swipe, alias = flick' [annotation-value]
  case swipe
}
