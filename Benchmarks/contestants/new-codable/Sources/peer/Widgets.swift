import NewCodable

// The types of Benchmarks/peers, and the code that a printer would generate for each of them.

struct Screen: Component {
  var id: String?
  var children: [any Component]
}

extension Screen {
  enum Field: JSONOptimizedCodingField {
    case id, children, unknown

    @_transparent var staticString: StaticString {
      switch self {
      case .id: "id"
      case .children: "children"
      case .unknown: ""
      }
    }

    static func field(for key: UTF8Span) throws(CodingError.Decoding) -> Field {
      switch UTF8SpanComparator(key) {
      case "id": .id
      case "children": .children
      default: .unknown
      }
    }
  }

  static func decode(
    from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Screen {
    try decoder.decodeStruct { object throws(CodingError.Decoding) in
      var id: String?
      var children: [any Component]?
      var field = Field.unknown
      try object.decodeEachField { key throws(CodingError.Decoding) in
        field = try key.decode(Field.self)
      } andValue: { json throws(CodingError.Decoding) in
        switch field {
        case .id: id = try json.decode(String?.self)
        case .children: children = try json.decodeList(of: AnyComponent.self)
        case .unknown: break
        }
      }
      guard let children else { throw missing("children", at: object.codingPath) }
      return Screen(id: id, children: children)
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try encoder.encodeDictionary { object throws(CodingError.Encoding) in
      try object.encode(field: TagField.type, value: "screen")
      if let id { try object.encode(field: Field.id, value: id) }
      try object.encodeList(of: AnyComponent.self, children, field: Field.children)
    }
  }
}

struct Card: Component {
  var id: String?
  var title: String
  var style: Style?
  var children: [any Component]
}

extension Card {
  enum Field: JSONOptimizedCodingField {
    case id, title, style, children, unknown

    @_transparent var staticString: StaticString {
      switch self {
      case .id: "id"
      case .title: "title"
      case .style: "style"
      case .children: "children"
      case .unknown: ""
      }
    }

    static func field(for key: UTF8Span) throws(CodingError.Decoding) -> Field {
      switch UTF8SpanComparator(key) {
      case "id": .id
      case "title": .title
      case "style": .style
      case "children": .children
      default: .unknown
      }
    }
  }

  static func decode(
    from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Card {
    try decoder.decodeStruct { object throws(CodingError.Decoding) in
      var id: String?
      var title: String?
      var style: Style?
      var children: [any Component]?
      var field = Field.unknown
      try object.decodeEachField { key throws(CodingError.Decoding) in
        field = try key.decode(Field.self)
      } andValue: { json throws(CodingError.Decoding) in
        switch field {
        case .id: id = try json.decode(String?.self)
        case .title: title = try json.decode(String.self)
        case .style: style = try json.decode(Style?.self)
        case .children: children = try json.decodeList(of: AnyComponent.self)
        case .unknown: break
        }
      }
      guard let title else { throw missing("title", at: object.codingPath) }
      guard let children else { throw missing("children", at: object.codingPath) }
      return Card(id: id, title: title, style: style, children: children)
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try encoder.encodeDictionary { object throws(CodingError.Encoding) in
      try object.encode(field: TagField.type, value: "card")
      if let id { try object.encode(field: Field.id, value: id) }
      try object.encode(field: Field.title, value: title)
      if let style { try object.encode(field: Field.style, value: style) }
      try object.encodeList(of: AnyComponent.self, children, field: Field.children)
    }
  }
}

struct Text: Component {
  var id: String?
  var text: String
  var size: Double?
  var alignment: Alignment?
  var color: String?
  var onPress: [any Action]?
}

extension Text {
  enum Field: JSONOptimizedCodingField {
    case id, text, size, alignment, color, onPress, unknown

    @_transparent var staticString: StaticString {
      switch self {
      case .id: "id"
      case .text: "text"
      case .size: "size"
      case .alignment: "alignment"
      case .color: "color"
      case .onPress: "onPress"
      case .unknown: ""
      }
    }

    static func field(for key: UTF8Span) throws(CodingError.Decoding) -> Field {
      switch UTF8SpanComparator(key) {
      case "id": .id
      case "text": .text
      case "size": .size
      case "alignment": .alignment
      case "color": .color
      case "onPress": .onPress
      default: .unknown
      }
    }
  }

  static func decode(
    from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Text {
    try decoder.decodeStruct { object throws(CodingError.Decoding) in
      var id: String?
      var text: String?
      var size: Double?
      var alignment: Alignment?
      var color: String?
      var onPress: [any Action]?
      var field = Field.unknown
      try object.decodeEachField { key throws(CodingError.Decoding) in
        field = try key.decode(Field.self)
      } andValue: { json throws(CodingError.Decoding) in
        switch field {
        case .id: id = try json.decode(String?.self)
        case .text: text = try json.decode(String.self)
        case .size: size = try json.decode(Double?.self)
        case .alignment: alignment = try json.decode(Alignment?.self)
        case .color: color = try json.decode(String?.self)
        case .onPress:
          try json.decodeOptional { json throws(CodingError.Decoding) in
            onPress = try json.decodeList(of: AnyAction.self)
          }
        case .unknown: break
        }
      }
      guard let text else { throw missing("text", at: object.codingPath) }
      return Text(
        id: id, text: text, size: size, alignment: alignment, color: color, onPress: onPress)
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try encoder.encodeDictionary { object throws(CodingError.Encoding) in
      try object.encode(field: TagField.type, value: "text")
      if let id { try object.encode(field: Field.id, value: id) }
      try object.encode(field: Field.text, value: text)
      if let size { try object.encode(field: Field.size, value: size) }
      if let alignment { try object.encode(field: Field.alignment, value: alignment) }
      if let color { try object.encode(field: Field.color, value: color) }
      if let onPress { try object.encodeList(of: AnyAction.self, onPress, field: Field.onPress) }
    }
  }
}

struct Image: Component {
  var url: String
  var width: Double
  var height: Double
  var mode: ContentMode
  var style: Style?
}

extension Image {
  enum Field: JSONOptimizedCodingField {
    case url, width, height, mode, style, unknown

    @_transparent var staticString: StaticString {
      switch self {
      case .url: "url"
      case .width: "width"
      case .height: "height"
      case .mode: "mode"
      case .style: "style"
      case .unknown: ""
      }
    }

    static func field(for key: UTF8Span) throws(CodingError.Decoding) -> Field {
      switch UTF8SpanComparator(key) {
      case "url": .url
      case "width": .width
      case "height": .height
      case "mode": .mode
      case "style": .style
      default: .unknown
      }
    }
  }

  static func decode(
    from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Image {
    try decoder.decodeStruct { object throws(CodingError.Decoding) in
      var url: String?
      var width: Double?
      var height: Double?
      var mode: ContentMode?
      var style: Style?
      var field = Field.unknown
      try object.decodeEachField { key throws(CodingError.Decoding) in
        field = try key.decode(Field.self)
      } andValue: { json throws(CodingError.Decoding) in
        switch field {
        case .url: url = try json.decode(String.self)
        case .width: width = try json.decode(Double.self)
        case .height: height = try json.decode(Double.self)
        case .mode: mode = try json.decode(ContentMode.self)
        case .style: style = try json.decode(Style?.self)
        case .unknown: break
        }
      }
      guard let url else { throw missing("url", at: object.codingPath) }
      guard let width else { throw missing("width", at: object.codingPath) }
      guard let height else { throw missing("height", at: object.codingPath) }
      guard let mode else { throw missing("mode", at: object.codingPath) }
      return Image(url: url, width: width, height: height, mode: mode, style: style)
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try encoder.encodeDictionary { object throws(CodingError.Encoding) in
      try object.encode(field: TagField.type, value: "image")
      try object.encode(field: Field.url, value: url)
      try object.encode(field: Field.width, value: width)
      try object.encode(field: Field.height, value: height)
      try object.encode(field: Field.mode, value: mode)
      if let style { try object.encode(field: Field.style, value: style) }
    }
  }
}

struct Open: Action {
  var url: String
  var replace: Bool?
}

extension Open {
  enum Field: JSONOptimizedCodingField {
    case url, replace, unknown

    @_transparent var staticString: StaticString {
      switch self {
      case .url: "url"
      case .replace: "replace"
      case .unknown: ""
      }
    }

    static func field(for key: UTF8Span) throws(CodingError.Decoding) -> Field {
      switch UTF8SpanComparator(key) {
      case "url": .url
      case "replace": .replace
      default: .unknown
      }
    }
  }

  static func decode(
    from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Open {
    try decoder.decodeStruct { object throws(CodingError.Decoding) in
      var url: String?
      var replace: Bool?
      var field = Field.unknown
      try object.decodeEachField { key throws(CodingError.Decoding) in
        field = try key.decode(Field.self)
      } andValue: { json throws(CodingError.Decoding) in
        switch field {
        case .url: url = try json.decode(String.self)
        case .replace: replace = try json.decode(Bool?.self)
        case .unknown: break
        }
      }
      guard let url else { throw missing("url", at: object.codingPath) }
      return Open(url: url, replace: replace)
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try encoder.encodeDictionary { object throws(CodingError.Encoding) in
      try object.encode(field: TagField.type, value: "open")
      try object.encode(field: Field.url, value: url)
      if let replace { try object.encode(field: Field.replace, value: replace) }
    }
  }
}

struct Track: Action {
  var event: String
  var values: [String: String]
}

extension Track {
  enum Field: JSONOptimizedCodingField {
    case event, values, unknown

    @_transparent var staticString: StaticString {
      switch self {
      case .event: "event"
      case .values: "values"
      case .unknown: ""
      }
    }

    static func field(for key: UTF8Span) throws(CodingError.Decoding) -> Field {
      switch UTF8SpanComparator(key) {
      case "event": .event
      case "values": .values
      default: .unknown
      }
    }
  }

  static func decode(
    from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Track {
    try decoder.decodeStruct { object throws(CodingError.Decoding) in
      var event: String?
      var values: [String: String]?
      var field = Field.unknown
      try object.decodeEachField { key throws(CodingError.Decoding) in
        field = try key.decode(Field.self)
      } andValue: { json throws(CodingError.Decoding) in
        switch field {
        case .event: event = try json.decode(String.self)
        case .values: values = try json.decode([String: String].self)
        case .unknown: break
        }
      }
      guard let event else { throw missing("event", at: object.codingPath) }
      guard let values else { throw missing("values", at: object.codingPath) }
      return Track(event: event, values: values)
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try encoder.encodeDictionary { object throws(CodingError.Encoding) in
      try object.encode(field: TagField.type, value: "track")
      try object.encode(field: Field.event, value: event)
      try object.encode(field: Field.values, value: values)
    }
  }
}

struct Style: JSONDecodable, JSONEncodable, Sendable {
  var padding: Double
  var cornerRadius: Double?
  var background: String?
  var alignment: Alignment
}

extension Style {
  enum Field: JSONOptimizedCodingField {
    case padding, cornerRadius, background, alignment, unknown

    @_transparent var staticString: StaticString {
      switch self {
      case .padding: "padding"
      case .cornerRadius: "cornerRadius"
      case .background: "background"
      case .alignment: "alignment"
      case .unknown: ""
      }
    }

    static func field(for key: UTF8Span) throws(CodingError.Decoding) -> Field {
      switch UTF8SpanComparator(key) {
      case "padding": .padding
      case "cornerRadius": .cornerRadius
      case "background": .background
      case "alignment": .alignment
      default: .unknown
      }
    }
  }

  static func decode(
    from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Style {
    try decoder.decodeStruct { object throws(CodingError.Decoding) in
      var padding: Double?
      var cornerRadius: Double?
      var background: String?
      var alignment: Alignment?
      var field = Field.unknown
      try object.decodeEachField { key throws(CodingError.Decoding) in
        field = try key.decode(Field.self)
      } andValue: { json throws(CodingError.Decoding) in
        switch field {
        case .padding: padding = try json.decode(Double.self)
        case .cornerRadius: cornerRadius = try json.decode(Double?.self)
        case .background: background = try json.decode(String?.self)
        case .alignment: alignment = try json.decode(Alignment.self)
        case .unknown: break
        }
      }
      guard let padding else { throw missing("padding", at: object.codingPath) }
      guard let alignment else { throw missing("alignment", at: object.codingPath) }
      return Style(
        padding: padding, cornerRadius: cornerRadius, background: background, alignment: alignment)
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try encoder.encodeDictionary { object throws(CodingError.Encoding) in
      try encodeMembers(to: &object)
    }
  }

  /// Encodes the members without their object, for a type that flattens this one.
  func encodeMembers(
    to object: inout JSONDirectEncoder.StructEncoder
  ) throws(CodingError.Encoding) {
    try object.encode(field: Field.padding, value: padding)
    if let cornerRadius { try object.encode(field: Field.cornerRadius, value: cornerRadius) }
    if let background { try object.encode(field: Field.background, value: background) }
    try object.encode(field: Field.alignment, value: alignment)
  }
}

/// A widget whose style is flattened: its members are members of the banner.
struct Banner: Component {
  var title: String
  var style: Style
}

extension Banner {
  enum Field: JSONOptimizedCodingField {
    case title, unknown

    @_transparent var staticString: StaticString {
      switch self {
      case .title: "title"
      case .unknown: ""
      }
    }

    static func field(for key: UTF8Span) throws(CodingError.Decoding) -> Field {
      switch UTF8SpanComparator(key) {
      case "title": .title
      default: .unknown
      }
    }
  }

  static func decode(
    from decoder: inout some JSONDecoderProtocol & ~Escapable
  ) throws(CodingError.Decoding) -> Banner {
    try decoder.decodeStruct { object throws(CodingError.Decoding) in
      var title: String?
      var members = object.prepareIntermediateValueStorage()
      try object.decodeEachKeyAndValue { key, json throws(CodingError.Decoding) in
        switch key {
        case "title": title = try json.decode(String.self)
        default: members.append((key: key, value: try json.decodeJSONPrimitive()))
        }
      }
      guard let title else { throw missing("title", at: object.codingPath) }
      var json = JSONPrimitiveDecoder(keysAndValues: members, codingPath: object.codingPath)
      return Banner(title: title, style: try json.decode(Style.self))
    }
  }

  func encode(to encoder: inout JSONDirectEncoder) throws(CodingError.Encoding) {
    try encoder.encodeDictionary { object throws(CodingError.Encoding) in
      try object.encode(field: TagField.type, value: "banner")
      try object.encode(field: Field.title, value: title)
      try style.encodeMembers(to: &object)
    }
  }
}

enum Alignment: String, JSONDecodable, JSONEncodable {
  case leading, center, trailing
}

enum ContentMode: String, JSONDecodable, JSONEncodable {
  case fit, fill, center
}

func missing(_ key: String, at path: CodingPath) -> CodingError.Decoding {
  CodingError.dataCorrupted(at: path, debugDescription: "\(key): missing key")
}
