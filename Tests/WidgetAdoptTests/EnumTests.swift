import Testing
import WidgetAdopt
import WidgetSource

/// Tests which enums with values are adopted.
@Suite struct EnumTests {
  private func adopted(_ text: String) -> AdoptedModule { AdoptedModule(text, allowed: [.errors]) }

  // MARK: - Untagged enums

  /// Returns an enum whose cases are tried one after the other.
  private func untagged(
    _ decode: String, encode: String = "try c.encode(text)", cases: String = "case text(String)"
  ) -> String {
    """
    enum Content: Codable {
      \(cases)
      case number(Int)
      case part(Part)
      init(from decoder: Decoder) throws {
        \(decode)
      }
      func encode(to encoder: Encoder) throws {
        var c = encoder.singleValueContainer()
        switch self {
        case .text(let text): \(encode)
        case let .number(number): try c.encode(number)
        case .part(let part): try part.encode(to: encoder)
        }
      }
    }
    struct Part: Codable { var id: Int }
    """
  }

  @Test(arguments: [
    """
    let c = try decoder.singleValueContainer()
        if let text = try? c.decode(String.self) { self = .text(text); return }
        if let number = try? c.decode(Int.self) {
          self = .number(number)
          return
        }
        self = .part(try Part(from: decoder))
    """,
    """
    let c = try decoder.singleValueContainer()
        if let text = try? c.decode(String.self) {
          self = .text(text)
        } else if let number = try? c.decode(Int.self) {
          self = .number(number)
        } else if let part = try? c.decode(Part.self) {
          self = .part(part)
        } else {
          throw DecodingError.dataCorruptedError(in: c, debugDescription: "none")
        }
    """,
    """
    var errors: [any Error] = []
        do {
          self = .text(try decoder.singleValueContainer().decode(String.self))
          return
        } catch { errors.append(error) }
        do { self = .number(try decoder.singleValueContainer().decode(Int.self)); return } catch {
          errors.append(error)
        }
        do { self = .part(try .init(from: decoder)); return } catch { errors.append(error) }
        throw Failure(errors)
    """,
    """
    let c = try decoder.singleValueContainer()
        do {
          let text = try c.decode(String.self)
          self = .text(text)
          return
        } catch {}
        do { let number = try c.decode(Int.self); self = .number(number); return } catch {}
        self = .part(try c.decode(Part.self))
    """,
    """
    let c = try decoder.singleValueContainer()
        do { self = .text(try c.decode(String.self)) } catch {
          do { self = .number(try c.decode(Int.self)) } catch {
            self = .part(try c.decode(Part.self))
          }
        }
    """,
  ])
  func casesThatAreTriedBecomeUntagged(decode: String) {
    let module = adopted(untagged(decode))
    #expect(
      module.text == """
        // widgetgen: family = untagged
        enum Content: Codable {
          case text(String)
          case number(Int)
          case part(Part)
        }
        struct Part: Codable { var id: Int }
        """, "\(module.adoption.types)")
    #expect(AdoptedModule(untagged(decode)).reason == .errors)
  }

  /// The statements of the untagged enum, each of which means something else in a mutant.
  @Test(arguments: [
    ("c.decode(String.self)", "c.decode(Substring.self)"),
    ("c.decode(String.self)", "c.decode(String?.self)"),
    ("self = .text(text)", "self = .text(String(text.reversed()))"),
    ("self = .text(text); return", "self = .text(text)"),
    ("self = .text(text); return", "self = .text(other); return"),
    ("self = .number(number); return", "self = .text(text); return"),
    ("if let text = try? c", "if let text = try c"),
    (
      "let c = try decoder.singleValueContainer()", "let c = try decoder.container(keyedBy: K.self)"
    ),
    ("self = .part(try Part(from: decoder))", "self = .part(try Part(from: other))"),
    ("self = .part(try Part(from: decoder))", "log()"),
    ("self = .part(try Part(from: decoder))", "self = .part(try Part(from: decoder)); log()"),
    ("try c.encode(text)", "try c.encode(text.lowercased())"), ("try c.encode(text)", "break"),
    ("try c.encode(number)", "try c.encode(1)"), ("case let .number(number)", "case .number(_)"),
    ("try part.encode(to: encoder)", "try part.id.encode(to: encoder)"),
    ("enum Content", "@objc enum Content"),
    ("  case text(String)\n  case number(Int)\n", "  case number(Int)\n  case text(String)\n"),
    ("  case part(Part)\n", "  case part(Part)\n  case last\n"),
    ("  case part(Part)\n", "  // widgetgen: skip\n  case part(Part)\n"),
  ])
  func mutantsOfUntaggedEnumsStay(old: String, new: String) {
    let original = untagged(
      """
      let c = try decoder.singleValueContainer()
          if let text = try? c.decode(String.self) { self = .text(text); return }
          if let number = try? c.decode(Int.self) { self = .number(number); return }
          self = .part(try Part(from: decoder))
      """)
    #expect(adopted(original).text != nil)
    let mutant = original.replacing(old, by: new)
    #expect(mutant != original)
    #expect(adopted(mutant).text == nil, "\(old) → \(new)")
  }

  /// A local that is decoded in `do` must be the value, and not a container.
  @Test(arguments: [
    "let c = try decoder.container(keyedBy: K.self)", "let c = try decoder.singleValueContainer()",
    "let other = try c.decode(Int.self)", "log()",
    "var text = try c.decode(String.self); text = \"\"",
  ])
  func mutantsOfLocalsStay(statement: String) {
    let text = untagged(
      """
      let c = try decoder.singleValueContainer()
          do { STATEMENT; self = .text(try c.decode(String.self)); return } catch {}
          if let number = try? c.decode(Int.self) { self = .number(number); return }
          self = .part(try Part(from: decoder))
      """)
    #expect(adopted(text.replacing("STATEMENT; ", by: "")).text != nil)
    #expect(adopted(text.replacing("STATEMENT", by: statement)).text == nil)
  }

  /// Functions of swift-openapi-runtime, which infer the type of a single value.
  @Test func functionsOfAPackageAreRead() {
    let text =
      "import OpenAPIRuntime\n"
      + untagged(
        """
        var errors: [any Error] = []
            do {
              self = .text(try decoder.decodeFromSingleValueContainer())
              return
            } catch { errors.append(error) }
            do { self = .number(try decoder.decodeFromSingleValueContainer()); return } catch {
              errors.append(error)
            }
            do { self = .part(try .init(from: decoder)); return } catch { errors.append(error) }
            throw Failure(errors)
        """, encode: "try encoder.encodeToSingleValueContainer(text)")
    #expect(
      adopted(text).text?.hasPrefix("import OpenAPIRuntime\n// widgetgen: family = untagged\n")
        == true, "\(adopted(text).adoption.types)")
    let mutants = [
      ("import OpenAPIRuntime", "import Other"), ("case text(String)", "case text(String?)"),
      ("Container(text)", "Container(other)"), ("encoder.encodeTo", "other.encodeTo"),
      ("try decoder.decodeFrom", "try other.decodeFrom"),
      (
        "import OpenAPIRuntime",
        "import OpenAPIRuntime\nextension Decoder { func decodeFromSingleValueContainer() {} }"
      ),
    ]
    for (old, new) in mutants {
      let mutant = text.replacing(old, by: new)
      #expect(mutant != text)
      #expect(adopted(mutant).text == nil, "\(old) → \(new)")
    }
  }

  @Test func nullBecomesACaseWithoutValue() {
    let module = adopted(
      """
      enum Content: Decodable {
        case none
        case text(String)
        init(from decoder: Decoder) throws {
          let c = try decoder.singleValueContainer()
          if c.decodeNil() {
            self = .none
          } else {
            self = .text(try c.decode(String.self))
          }
        }
      }
      """)
    #expect(module.text?.hasPrefix("// widgetgen: decodable, family = untagged\nenum") == true)
  }

  // MARK: - Discriminators

  private let tagged = """
    enum Shape: Codable {
      case circle(radius: Double)
      case square(Int)
      case line(from: Int, to: Int?)
      case empty

      private enum Kind: String, Codable { case circle, square = "rect", line, empty }

      private enum CodingKeys: String, CodingKey { case kind, radius, side, start, to }

      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        let kind = try c.decode(Kind.self, forKey: .kind)
        switch kind {
        case .circle:
          self = .circle(radius: try c.decode(Double.self, forKey: .radius))
        case .square:
          let side = try c.decode(Int.self, forKey: .side)
          self = .square(side)
        case .line:
          self = try .line(
            from: c.decode(Int.self, forKey: .start),
            to: c.decodeIfPresent(Int.self, forKey: .to))
        case .empty:
          self = .empty
        }
      }

      func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .circle(let radius):
          try c.encode(Kind.circle, forKey: .kind)
          try c.encode(radius, forKey: .radius)
        case .square(let side):
          try c.encode(Kind.square, forKey: .kind)
          try c.encode(side, forKey: .side)
        case .line(let start, let end):
          try c.encode("line", forKey: .kind)
          try c.encode(start, forKey: .start)
          try c.encodeIfPresent(end, forKey: .to)
        case .empty:
          try c.encode(Kind.empty, forKey: .kind)
        }
      }
    }
    """

  @Test func discriminatorBecomesATag() {
    let module = adopted(tagged)
    #expect(
      module.text == """
        // widgetgen: family, tag = "kind"
        enum Shape: Codable {
          case circle(radius: Double)
          // widgetgen: name = "rect", key = "side"
          case square(Int)
          // widgetgen: key = [from: "start"]
          case line(from: Int, to: Int?)
          case empty

          private enum Kind: String, Codable { case circle, square = "rect", line, empty }
        }
        """, "\(module.adoption.types)")
    #expect(AdoptedModule(tagged).reason == .errors)
  }

  @Test(arguments: [
    ("c.decode(Kind.self", "c.decode(Kind?.self"),
    ("c.decode(Kind.self", "c.decodeIfPresent(Kind.self"),
    ("forKey: .kind)\n    switch", "forKey: .radius)\n    switch"),
    (
      "case .circle:\n      self = .circle(radius: try c.decode(Double.self",
      "case .circle:\n      self = .circle(radius: try c.decode(Float.self"
    ),
    ("Double.self, forKey: .radius", "Double.self, forKey: .side"),
    ("self = .square(side)", "self = .square(3)"), ("      self = .square(side)\n", ""),
    ("self = .square(side)", "self = .square(side); log()"),
    ("c.decodeIfPresent(Int.self, forKey: .to)", "c.decode(Int?.self, forKey: .to)"),
    ("c.decodeIfPresent(Int.self, forKey: .to)", "try? c.decode(Int.self, forKey: .to)"),
    ("c.encodeIfPresent(end", "c.encode(end"), ("encode(Kind.square", "encode(Kind.circle"),
    ("encode(\"line\"", "encode(\"path\""), ("      try c.encode(side, forKey: .side)\n", ""),
    ("try c.encode(side, forKey: .side)", "try c.encode(side + 1, forKey: .side)"),
    ("try c.encode(side, forKey: .side)", "if side != 0 { try c.encode(side, forKey: .side) }"),
    ("      try c.encode(Kind.circle, forKey: .kind)\n", ""),
    ("square = \"rect\"", "square = \"a\", b"),
    ("encode(Kind.empty, forKey: .kind)", "encode(Kind.empty, forKey: .to)"),
    (
      "private enum Kind: String, Codable {",
      "private enum Kind: String, Codable { init(from d: Decoder) throws {}"
    ),
  ])
  func mutantsOfTaggedEnumsDiffer(old: String, new: String) {
    let mutant = tagged.replacing(old, by: new)
    #expect(mutant != tagged)
    let text = adopted(mutant).text
    #expect(
      text == nil
        || text?.split(separator: "\n").prefix(8)
          != adopted(tagged).text?.split(separator: "\n").prefix(8),
      "\(old) → \(new)")
  }

  /// The value could contain the key of the name, which is then encoded twice.
  @Test func nameIsEncodedBeforeTheValue() {
    let name = "try c.encode(\"open\", forKey: .type)"
    let value = "try page.encode(to: encoder)"
    func text(_ first: String, _ second: String) -> String {
      """
      enum Event: Codable {
        case open(Page)
        enum CodingKeys: String, CodingKey { case type }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          switch try c.decode(String.self, forKey: .type) {
          case "open": self = .open(try Page(from: decoder))
          default: throw Failure()
          }
        }
        func encode(to encoder: Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          switch self {
          case .open(let page):
            \(first)
            \(second)
          }
        }
      }
      struct Page: Codable { var id: Int }
      """
    }
    #expect(adopted(text(name, value)).text != nil)
    #expect(adopted(text(value, name)).text == nil)
  }

  /// The name of a case can be the raw value of a discriminator.
  @Test func rawValueOfADiscriminatorIsAName() {
    let text = tagged.replacing("Kind.square,", by: "Kind.square.rawValue,")
    #expect(text != tagged && adopted(text).text == adopted(tagged).text)
    let other = tagged.replacing("Kind.square,", by: "Kind.circle.rawValue,")
    #expect(
      adopted(other).text?.hasPrefix("// widgetgen: family, tag = \"kind\"\nenum Shape") != true)
  }

  /// An enum that is decoded in a `do` has a value for any other JSON.
  @Test func valueAfterCatchBecomesInvalid() {
    let text = """
      enum Shape: Decodable {
        case pill
        case rectangle(Int?)
        enum Kind: String, Decodable { case pill, rectangle }
        enum CodingKeys: String, CodingKey { case type, corners }
        init(from decoder: Decoder) throws {
          do {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            switch try c.decode(Kind.self, forKey: .type) {
            case .pill: self = .pill
            case .rectangle: self = .rectangle(try c.decodeIfPresent(Int.self, forKey: .corners))
            }
          } catch {
            self = .rectangle(nil)
          }
        }
      }
      """
    #expect(
      AdoptedModule(text).text == """
        // widgetgen: decodable, family, invalid = .rectangle(nil)
        enum Shape: Decodable {
          case pill
          // widgetgen: key = "corners"
          case rectangle(Int?)
          enum Kind: String, Decodable { case pill, rectangle }
        }
        """, "\(AdoptedModule(text).adoption.types)")
    let mutants = [
      ("self = .rectangle(nil)", "self = .rectangle(count)"),
      ("self = .rectangle(nil)", "throw error"),
      ("self = .rectangle(nil)", "self = .rectangle(nil); log()"),
      ("    do {\n", "    log()\n    do {\n"), ("} catch {", "} catch is DecodingError {"),
      ("self = .pill", "self = .rectangle(nil)"),
    ]
    for (old, new) in mutants {
      let mutant = text.replacing(old, by: new)
      #expect(mutant != text)
      #expect(AdoptedModule(mutant).text == nil, "\(old) → \(new)")
    }
    let other = AdoptedModule(text.replacing("    self = .rectangle(nil)", by: "    self = .pill"))
    #expect(other.text?.hasPrefix("// widgetgen: decodable, family, invalid = .pill\n") == true)
  }

  /// A raw value that no case has replaces JSON of another type.
  @Test func replacedRawValueBecomesInvalid() {
    let text = """
      enum Size: String, Decodable {
        case small, large
        init(from decoder: Decoder) throws {
          let c = try decoder.singleValueContainer()
          let raw = try? c.decode(String.self)
          self = Size(rawValue: raw ?? "") ?? .small
        }
      }
      """
    #expect(
      AdoptedModule(text).text == """
        // widgetgen: decodable, invalid = .small
        enum Size: String, Decodable {
          case small, large
        }
        """, "\(AdoptedModule(text).adoption.types)")
    let mutants = [
      ("small, large", "small, large = \"\""), ("try? c", "try c"), ("raw ?? \"\"", "raw ?? other"),
      ("decode(String.self)", "decode(Int.self)"), ("raw ?? \"\"", "other ?? \"\""),
    ]
    for (old, new) in mutants {
      let mutant = text.replacing(old, by: new)
      #expect(mutant != text)
      #expect(AdoptedModule(mutant).text == nil, "\(old) → \(new)")
    }
  }

  /// A variable of the value replaces the name, which generated code encodes before the value.
  @Test func valueEncodesTheName() {
    let text = """
      enum Event: Codable {
        case open(Page)
        enum CodingKeys: String, CodingKey { case kind = "type" }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          switch try c.decode(String.self, forKey: .kind) {
          case "Page", "page": self = .open(try Page(from: decoder))
          default: throw Failure()
          }
        }
        func encode(to encoder: Encoder) throws {
          switch self {
          case .open(let page): try page.encode(to: encoder)
          }
        }
      }
      struct Page: Codable {
        var kind: String
        enum CodingKeys: String, CodingKey { case kind = "type" }
      }
      """
    #expect(
      adopted(text).text?.hasPrefix(
        "// widgetgen: family\nenum Event: Codable {\n  // widgetgen: name = \"Page\", alias = \"page\"\n"
      ) == true,
      "\(adopted(text).adoption.types)")
    let mutants = [
      ("var kind: String", "var kind: String?"), ("struct Page: Codable", "struct Page: Decodable"),
      ("case kind = \"type\" }\n}", "case kind = \"t\" }\n}"), ("struct Page", "class Page"),
      (
        "  var kind: String\n", "  var kind: String\n  func encode(to encoder: Encoder) throws {}\n"
      ),
      ("try page.encode(to: encoder)", "break"),
    ]
    for (old, new) in mutants {
      let mutant = text.replacing(old, by: new)
      #expect(mutant != text)
      #expect(
        adopted(mutant).text?.hasPrefix("// widgetgen: family\nenum") != true, "\(old) → \(new)")
    }
    // The value can be in a local, and the variable in a part of the value.
    let local = text.replacing(
      "self = .open(try Page(from: decoder))",
      by: "let page = try Page(from: decoder)\n            self = .open(page)")
    #expect(adopted(local).text == adopted(text).text)
    let part =
      text.replacing("struct Page: Codable {", by: "struct Part: Codable {") + """

        struct Page: Codable {
          var size: Int
          var part: Part
          init(from decoder: Decoder) throws { fatalError() }
          func encode(to encoder: Encoder) throws {
            var c = encoder.container(keyedBy: CodingKeys.self)
            try c.encode(size, forKey: .size)
            try part.encode(to: encoder)
          }
          enum CodingKeys: String, CodingKey { case size }
        }
        """
    #expect(adopted(part).adoption.types[0].coding?.obstacle == nil)
    for (old, new) in [
      ("try part.encode(to: encoder)", "if size > 0 { try part.encode(to: encoder) }"),
      ("try part.encode", "try? part.encode"),
      ("var part: Part", "var part: Part?"), ("var kind: String", "var kind: String?"),
      ("    try part.encode(to: encoder)\n", ""), ("var part: Part", "var part: Page"),
    ] {
      let mutant = part.replacing(old, by: new)
      #expect(mutant != part)
      #expect(adopted(mutant).adoption.types[0].coding?.obstacle != nil, "\(new)")
    }
    // With a single name, a warning reports that the value may differ from it.
    let single = text.replacing("case \"Page\", \"page\"", by: "case \"page\"")
    #expect(adopted(single).reason == .warned)
    let allowed = AdoptedModule(single, allowed: [.errors, .warnings])
    #expect(allowed.reason == nil && allowed.adoption.types.first?.warningCount == 1)
  }

  /// A hand-written `encode(to:)` of the value always encodes a constant as the name.
  @Test func valueEncodesAConstantAsTheName() {
    let text = """
      enum Event: Codable {
        case open(Page)
        enum CodingKeys: String, CodingKey { case type }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          switch try c.decode(String.self, forKey: .type) {
          case "page", "Page": self = .open(try Page(from: decoder))
          default: throw Failure()
          }
        }
        func encode(to encoder: Encoder) throws {
          switch self {
          case .open(let page): try page.encode(to: encoder)
          }
        }
      }
      struct Page: Codable {
        var id: Int
        init(from decoder: Decoder) throws { fatalError() }
        func encode(to encoder: Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encode(id, forKey: .id)
          try c.encode("page", forKey: .kind)
        }
        enum CodingKeys: String, CodingKey { case id, kind = "type" }
      }
      """
    #expect(adopted(text).adoption.types[0].coding?.obstacle == nil)
    let constant = "try c.encode(\"page\", forKey: .kind)"
    let mutants = [
      (constant, "if id > 0 { \(constant) }"), (constant, "try? c.encode(\"page\", forKey: .kind)"),
      (constant, "try c.encodeIfPresent(text, forKey: .kind)"), ("  \(constant)\n", ""),
      (constant, "try c.encode(\"page\", forKey: .id)"), ("kind = \"type\"", "kind"),
      ("try c.encode(id, forKey: .id)", "if id > 0 { return }"),
      ("try c.encode(id, forKey: .id)", "guard id > 0 else { return }"),
      ("var c = encoder.container", "var c = other.container"),
    ]
    for (old, new) in mutants {
      let mutant = text.replacing(old, by: new)
      #expect(mutant != text)
      #expect(adopted(mutant).adoption.types[0].coding?.obstacle != nil, "\(old) → \(new)")
    }
  }

  /// A case can encode the raw value of its value, if the value encodes it in the same way.
  @Test func rawValueOfAValueIsTheValue() {
    let text =
      tagged.replacing("square(Int)", by: "square(Side)")
      .replacing("decode(Int.self, forKey: .side)", by: "decode(Side.self, forKey: .side)")
        + """

        enum Side: Int, Codable {
          case one = 1
          init(from decoder: Decoder) throws { self = .one }
        }
        """
    let raw = text.replacing("c.encode(side,", by: "c.encode(side.rawValue,")
    func isAdopted(_ text: String) -> Bool {
      adopted(text).adoption.types.first?.coding?.obstacle == nil
    }
    #expect(isAdopted(text) && isAdopted(raw))
    for (old, new) in [
      ("init(from decoder: Decoder) throws { self = .one }", "func encode(to encoder: Encoder) {}"),
      ("case one = 1", "// widgetgen: name = \"x\"\n  case one = 1"),
      ("Int, Codable", "Int, Decodable"),
      ("side.rawValue", "side.hashValue"), ("enum Side", "enum Other"),
    ] {
      let mutant = raw.replacing(old, by: new)
      #expect(mutant != raw && !isAdopted(mutant), "\(old) → \(new)")
    }
  }

  /// A property of the enum can be the name of its case.
  @Test func propertyOfTheEnumIsTheName() {
    let text = """
      enum Tool: Codable {
        case search
        case function(Int)
        enum CodingKeys: String, CodingKey { case type, value }
        private enum Kind: String, Codable { case search = "s", function }
        private var kind: Kind {
          switch self {
          case .search: return .search
          case .function: return .function
          }
        }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          switch try c.decode(Kind.self, forKey: .type) {
          case .search: self = .search
          case .function: self = .function(try c.decode(Int.self, forKey: .value))
          }
        }
        func encode(to encoder: Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encode(kind, forKey: .type)
          switch self {
          case .function(let value): try c.encode(value, forKey: .value)
          default: break
          }
        }
      }
      """
    #expect(
      adopted(text).text?.hasPrefix(
        """
        // widgetgen: family
        enum Tool: Codable {
          // widgetgen: name = "s"
          case search
          // widgetgen: key = "value"
          case function(Int)

        """) == true, "\(adopted(text).adoption.types)")
    let texts = text.replacing("kind: Kind {", by: "kind: String {")
      .replacing("return .search", by: "return \"s\"")
      .replacing("return .function", by: "return \"function\"")
    #expect(adopted(texts).reason == nil)
    #expect(adopted(text.replacing("return ", by: "")).reason == nil)
    #expect(adopted(text.replacing("encode(kind,", by: "encode(self.kind.rawValue,")).reason == nil)
    for (old, new) in [
      ("return .search", "return .function"), ("return .search", "return .other"),
      ("case .search: return .search", "default: return .search"),
      (
        "case .search: return .search",
        "case .search where other.isOpen: return .function\n    case .search: return .search"
      ),
      (
        "case .function(let value): try",
        "case .function where other.isOpen: break\n    case .function(let value): try"
      ),
      ("switch self {\n    case .search: r", "switch other {\n    case .search: r"),
      ("switch self {\n    case .search: r", "log(); switch self {\n    case .search: r"),
      ("encode(kind,", "encode(kind.description,"), ("encode(kind,", "encode(other,"),
      ("encode(kind, forKey: .type)", "encode(kind, forKey: .value)"),
      ("  try c.encode(kind, forKey: .type)\n", ""), ("try c.encode(kind", "try? c.encode(kind"),
      ("default: break", "default: try c.encode(1, forKey: .value)"),
      ("try c.encode(value, forKey: .value)", "try c.encode(kind, forKey: .type)"),
    ] {
      let mutant = text.replacing(old, by: new)
      #expect(mutant != text)
      #expect(adopted(mutant).reason != nil, "\(old) → \(new)")
    }
  }

  /// The default of a switch over an enum is only for the other cases of this enum.
  @Test func defaultOfAnEnumIsNotForUnknownNames() {
    let text = tagged.replacing(
      "case .empty:\n      self = .empty", by: "default:\n      self = .empty")
    #expect(text != tagged)
    #expect(adopted(text).reason == .statement)
  }

  /// Any other name is decoded as a case, so no error has another type.
  @Test func defaultBecomesTheCaseForUnknownNames() {
    let module = AdoptedModule(
      """
      enum Event: Decodable {
        case open(Page)
        case other
        enum CodingKeys: String, CodingKey { case type }
        init(from decoder: Decoder) throws {
          switch try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type) {
          case "open", "show": self = .open(try Page(from: decoder))
          default: self = .other
          }
        }
      }
      struct Page: Decodable { var id: Int }
      """)
    #expect(
      module.text == """
        // widgetgen: decodable, family
        enum Event: Decodable {
          // widgetgen: alias = "show"
          case open(Page)
          // widgetgen: unknown
          case other
        }
        struct Page: Decodable { var id: Int }
        """, "\(module.adoption.types)")
  }
}
