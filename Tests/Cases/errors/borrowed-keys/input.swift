// widgetgen: family, discriminator = kind, rename_all = kebab-case, contentAt = data
protocol Component: Codable {}

// widgetgen: family, untagged, typeKey = "kind", caseInsensitive
enum Shape {
  // widgetgen: rename = "round.shape"
  case circle(radius: Int)
  // widgetgen: json = box, alias = [square], ignored
  case box(Int)
  case tap(/* widgetgen: codingKey = "n", nullable */ count: Int)
  // widgetgen: fallback
  case other  // widgetgen: transient
}

// widgetgen: Serializable, renameAll = convertToSnakeCase, memberwise = public, path = data.attributes
struct Card {
  // widgetgen: rename = "user.name", jsonAlias = login
  var name: String
  // widgetgen: codingKey("a"), required
  var a: String
  // widgetgen: jsonKey: b, optional
  var b: String
  // widgetgen: path = meta.c, skip_serializing_if = "Option::is_none"
  var c: Int?
  // widgetgen: serialName = "d", encodeNull
  var d: Int?
  // widgetgen: ignore
  var secret = ""
  // widgetgen: exclude, skipEncoding
  var token = ""
  // widgetgen: rename(serialize = "out"), rename(deserialize) = "in"
  var e: Int
  // widgetgen: fallback = 3
  var f: Int
  // widgetgen: lossyArray, transform = ISO8601()
  var g: [Int]
  // widgetgen: skip_deserializing
  var h: Int { a.count }
  // widgetgen: embedded
  var i: Style
  // widgetgen: discriminator = x
  var j: Int
}

// widgetgen: codable
struct Style {
  var color: String
}

// Keys that only earlier versions had.
// widgetgen: codable, access = public, isolation = nonisolated
struct Former {
  // widgetgen: omitDefault, decodePath = "a.b", onError = nil
  var size = 1
}

// widgetgen: family
enum Gesture {
  // widgetgen: name = [press, "long-press", hold]
  case press(at: Int)
  // widgetgen: name = [swipe, flick]
  case swipe
}
