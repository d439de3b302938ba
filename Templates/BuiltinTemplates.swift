// Made from the templates beside it by `UPDATE_GOLDENS=1 swift test --filter Goldens`.

/// The texts of the built-in templates, by file name: in the binary, so that the tool is one file.
package enum BuiltinTemplates {
  package static let texts: [String: String] = [
    "Coding.stencil": ##"""
    {% for import in imports %}
    {{ import }}
    {% endfor %}
    {% for type in widgets %}
    {% if imports or not forloop.first %}

    {% endif %}
    // MARK: {{ type.name }} {{ type.label }}
    {% if type.condition %}
    #if {{ type.condition }}
    {% endif %}
    {% for variant in type.variants %}
    {% if variant.opening %}
    {{ variant.opening }}
    {% endif %}
    {% for attribute in type.availability %}
    {{ attribute }}
    {% endfor %}
    extension {{ type.name }}{% if type.conformances %}: {{ type.conformances|join:", " }}{% endif %} {
    {% if variant.init %}

    {% include "_Init.stencil" %}
    {% endif %}
    {% if variant.decoding %}
    {% include "_Decoding.stencil" %}
    {% endif %}
    {% if variant.enumDecoding %}
    {% include "_EnumDecoding.stencil" %}
    {% endif %}
    {% if variant.coding %}
    {% include "_WireCoding.stencil" %}
    {% endif %}
    {% if variant.enumCoding %}
    {% include "_WireEnum.stencil" %}
    {% endif %}
    }
    {% endfor %}
    {% if type.isConditional %}
    #endif
    {% endif %}
    {% if type.condition %}
    #endif
    {% endif %}
    {% endfor %}
    {% if castsWrapped %}

    /// A component or action as something narrower that a property asks for.
    private struct NarrowedAutoCodable<Base, Wanted>: Decodable {
        let value: Wanted

        init(from decoder: any Decoder) throws {
            let found = try AutoCodable<Base>(from: decoder).wrappedValue
            guard let wanted = found as? Wanted else {
                throw DecodingError.typeMismatch(
                    Wanted.self, .init(codingPath: decoder.codingPath, debugDescription: "found \(type(of: found))"))
            }
            value = wanted
        }
    }
    {% endif %}

    """##,

    "Equality.stencil": ##"""
    {% for type in equalities %}
    {% if not forloop.first %}

    {% endif %}
    // MARK: {{ type.name }} Equatable
    {% if type.condition %}
    #if {{ type.condition }}
    {% endif %}
    {% for variant in type.variants %}
    {% if variant.opening %}
    {{ variant.opening }}
    {% endif %}
    {% for attribute in type.availability %}
    {{ attribute }}
    {% endfor %}
    extension {{ type.name }}{% if not type.isEquatable %}: Equatable{% endif %} {
        {{ variant.access }}static func == (left: {{ type.name }}, right: {{ type.name }}) -> Bool{{ type.clause }} {
    {% for line in variant.lines %}
            {{ line }}
    {% endfor %}
        }
    }
    {% endfor %}
    {% if type.isConditional %}
    #endif
    {% endif %}
    {% if type.condition %}
    #endif
    {% endif %}
    {% endfor %}
    {% if comparesDynamically %}

    /// Compares values whose types are only known when the program runs. Those that are not
    /// `Equatable` differ.
    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case let (left as [Any], right as [Any]):
            left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
        case let (left as [AnyHashable: Any], right as [AnyHashable: Any]):
            left.count == right.count && left.allSatisfy { key, value in areEqual(value, right[key]) }
        case let (left as any Equatable, right?): left.isEqual(to: right)
        default: false
        }
    }

    extension Equatable {
        fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
    }
    {% endif %}

    """##,

    "Families.stencil": ##"""
    {% for import in familyImports %}
    {% if families or policyBoxes %}
    {{ import }}
    {% endif %}
    {% endfor %}
    {% for family in families %}
    {% if familyImports or not forloop.first %}

    {% endif %}
    // MARK: {{ family.name }}

    /// Any `{{ family.name }}` in the JSON.
    {% for attribute in family.availability %}
    {{ attribute }}
    {% endfor %}
    {{ family.isolation }}{{ family.access }}struct {{ family.box }}: WidgetBox{% if family.isSendable %}, Sendable{% endif %} {
    {% if family.hasNames %}
    {% if family.namesCondition %}
        #if {{ family.namesCondition }}
    {% endif %}
        /// The names in the JSON.
        enum {{ family.namesName }}: String, CaseIterable, Sendable {
    {% for member in family.members %}
    {% if member.condition %}
            #if {{ member.condition }}
    {% endif %}
    {% for case in member.cases %}
            case {{ case.identifier }}{% if case.rawValue %} = {{ case.rawValue }}{% endif %}
    {% endfor %}
    {% if member.condition %}
            #endif
    {% endif %}
    {% endfor %}
        }
    {% if family.namesCondition %}
        #else
        /// There are none: no type of the family is compiled.
        enum {{ family.namesName }}: CaseIterable, Sendable {
            var rawValue: String { switch self {} }

            init?(rawValue: String) { nil }
        }
        #endif
    {% endif %}

    {% endif %}
        {{ family.access }}let value: any {{ family.name }}

        {{ family.access }}init(_ value: any {{ family.name }}) { self.value = value }

    {% if family.takesUnknown %}
        {{ family.access }}init(from decoder: any Decoder) throws {
            try self.init(from: decoder) {{ family.unknownClosure }}
        }

        /// Decodes a value; `unknown` makes one where the JSON is none of the types here.
        {{ family.access }}init(
            from decoder: any Decoder, unknown: (any Swift.Error) throws -> any {{ family.name }}
        ) throws {
    {% else %}
        {{ family.access }}init(from decoder: any Decoder) throws {
    {% endif %}
    {% if family.representation == "untagged" %}
            var failures: [(String, any Swift.Error)] = []
    {% for member in family.members %}
    {% if member.condition %}
            #if {{ member.condition }}
    {% endif %}
            do {
                value = try {{ member.name }}(from: decoder)
                return
            } catch {
                failures.append(({{ member.label }}, error))
            }
    {% if member.condition %}
            #endif
    {% endif %}
    {% endfor %}
    {% if family.takesUnknown %}
            value = try unknown(NothingMatches("{{ family.name }}", failures, at: decoder.codingPath))
    {% else %}
            throw NothingMatches("{{ family.name }}", failures, at: decoder.codingPath)
    {% endif %}
    {% else %}
            let fields = try decoder.container(keyedBy: WireKey.self)
    {% if family.representation == "external" %}
            let key = try fields.onlyKey()
            let name = key.stringValue
    {% else %}
            let name = try fields.decode(String.self, forKey: {{ family.tag }})
    {% endif %}
            do {
    {% if not family.hasNames %}
                value = {{ family.unknown }}
    {% else %}
                guard let known = {{ family.namesName }}(rawValue: {{ family.lookup }}) else {
                    value = {{ family.unknown }}
                    return
                }
                switch known {
    {% for member in family.members %}
    {% if member.condition %}
                #if {{ member.condition }}
    {% endif %}
    {% if family.representation == "internal" %}
                case {{ member.patterns }}: value = try {{ member.call }}
    {% elif family.representation == "external" %}
                case {{ member.patterns }}: value = try fields.decode({{ member.name }}.self, forKey: key)
    {% else %}
                case {{ member.patterns }}: value = try fields.decode({{ member.name }}.self, forKey: {{ family.content }})
    {% endif %}
    {% if member.condition %}
                #endif
    {% endif %}
    {% endfor %}
                }
    {% endif %}
            } catch {
                throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
            }
    {% endif %}
        }

        {{ family.access }}func encode(to encoder: any Encoder) throws {
            try encoder.checkDepth(of: Self.self)
    {% if family.encodesAll %}
            try value.encode(to: encoder)
    {% else %}
            switch value {
    {% for member in family.encodedMembers %}
    {% if member.condition %}
            #if {{ member.condition }}
    {% endif %}
            case let value as {{ member.name }}:
    {% if family.representation == "internal" and member.needsName %}
                try encoder.encodeName({{ member.wireName }}, forKey: {{ family.tag }})
                try value.encode(to: encoder)
    {% elif family.representation == "external" %}
                var fields = encoder.container(keyedBy: WireKey.self)
                try fields.encode(value, forKey: {{ member.wireName }})
    {% elif family.representation == "adjacent" %}
                var fields = encoder.container(keyedBy: WireKey.self)
                try fields.encode({{ member.wireName }}, forKey: {{ family.tag }})
                try fields.encode(value, forKey: {{ family.content }})
    {% else %}
                try value.encode(to: encoder)
    {% endif %}
    {% if member.condition %}
            #endif
    {% endif %}
    {% endfor %}
    {% if family.isEncodable %}
            default:
                try value.encode(to: encoder)
    {% else %}
            case let value as any Encodable:
                try value.encode(to: encoder)
            default:
                throw EncodingError.invalidValue(
                    value, .init(codingPath: encoder.codingPath, debugDescription: "no type of {{ family.name }} that can be encoded"))
    {% endif %}
            }
    {% endif %}
        }
    }
    {% if family.joins and family.hasNames %}

    {% for attribute in family.availability %}
    {{ attribute }}
    {% endfor %}
    extension {{ family.box }} {
        /// What this module adds to `{{ family.joins }}`: `decoder.userInfo.join({{ family.box }}.module)`.
        {{ family.accessOfRuntime }}static var module: WidgetModule<any {{ family.joins }}> {
            WidgetModule(names: {{ family.namesName }}.allCases.map(\.rawValue)) { _, decoder in
                try {{ family.box }}(from: decoder).value
            }
        }
    }
    {% endif %}
    {% if family.keeps %}

    /// An unknown `{{ family.name }}`: its JSON is kept and encoded again unchanged.
    {% for attribute in family.availability %}
    {{ attribute }}
    {% endfor %}
    {{ family.isolation }}{{ family.access }}struct {{ family.unknownType }}: {{ family.name }}{% if not family.isEncodable %}, Codable{% endif %} {
        {{ family.accessOfRuntime }}var json: JSONValue

        {{ family.accessOfRuntime }}init(json: JSONValue) { self.json = json }

        {{ family.access }}init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

        {{ family.access }}func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
    }
    {% endif %}
    {% endfor %}
    {% for box in policyBoxes %}

    {% include "_PolicyBox.stencil" %}
    {% endfor %}

    """##,

    "Registration.stencil": ##"""
    {% if registrations %}
    {% for import in registrationImports %}
    {{ import }}

    {% endfor %}
    /// Makes the components, actions and navigation controllers of this module known to Beagle.
    func registerWidgets(in dependencies: {{ registry.dependencies }}) {
    {% for item in registrations %}
    {% if item.condition %}
        #if {{ item.condition }}
    {% endif %}
    {% if item.kind == "controller" %}
        dependencies.{{ registry.navigation }}.registerNavigationController(builder: {{ item.type }}.init, forId: {{ item.name }})
    {% else %}
        dependencies.{{ registry.coder }}.register({{ item.label }}: {{ item.type }}.self{% if item.name %}, named: {{ item.name }}{% endif %})
    {% endif %}
    {% if item.condition %}
        #endif
    {% endif %}
    {% endfor %}
    }
    {% endif %}

    """##,

    "Runtime.stencil": ##"""
    {% if needsRuntime %}
    /// Something that a lossy array or dictionary, or an array that skips unknown names, left out.
    {{ runtimeIsolation }}struct DroppedElement: Sendable, CustomStringConvertible {
      /// Where it stood.
      let codingPath: [any CodingKey]
      /// Why it was left out.
      let error: any Swift.Error

      /// The error with its place.
      var description: String {
        (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)).description
      }
    }

    /// Where dropped elements are reported.
    {{ runtimeIsolation }}private struct DropReport: Sendable {
      static let key = CodingUserInfoKey(rawValue: "WidgetRuntime.DropReport")
      let receive: @Sendable (DroppedElement) -> Void
    }

    {{ runtimeIsolation }}extension Dictionary where Key == CodingUserInfoKey {
      /// Tells a decoder whom to tell what it dropped.
      ///
      /// For example: `decoder.userInfo.reportDropped { print($0) }`.
      mutating func reportDropped(to receive: @escaping @Sendable (DroppedElement) -> Void) {
        guard let key = DropReport.key, let report = DropReport(receive: receive) as? Value else {
          return
        }
        self[key] = report
      }
    }

    {{ runtimeIsolation }}extension Decoder {
      /// Passes what was dropped to whom `reportDropped` named.
      func report(_ dropped: DroppedElement) {
        guard let key = DropReport.key else { return }
        (userInfo[key] as? DropReport)?.receive(dropped)
      }
    }

    {{ runtimeIsolation }}extension JSONValue: Codable {
      /// Reads whatever stands there.
      ///
      /// - Throws: `DecodingError.dataCorrupted` below `maximumDepth` levels.
      init(from decoder: any Decoder) throws {
        try self.init(from: decoder, depth: 0)
      }

      /// Asks the decoder what it holds. The order is by how often a kind occurs, and the kinds that
      /// nothing else is mistaken for come first: `decode(Int64.self)` also takes `1.0`, which is the
      /// same number.
      private init(from decoder: any Decoder, depth: Int) throws {
        guard depth < Self.maximumDepth else {
          throw DecodingError.dataCorrupted(
            .init(
              codingPath: decoder.codingPath,
              debugDescription: "nested deeper than \(Self.maximumDepth) levels"))
        }
        if let fields = try? decoder.container(keyedBy: WireKey.self) {
          self = try .object(Self.members(of: fields, depth: depth))
        } else if var list = try? decoder.unkeyedContainer() {
          self = try .array(Self.elements(of: &list, depth: depth))
        } else {
          self = try Self.scalar(decoder.singleValueContainer())
        }
      }

      private static func members(
        of fields: KeyedDecodingContainer<WireKey>, depth: Int
      ) throws -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        for key in fields.allKeys {
          members[key.stringValue] =
            try scalar(of: fields, key: key)
            ?? JSONValue(from: fields.superDecoder(forKey: key), depth: depth + 1)
        }
        return members
      }

      /// The most frequent kinds of members, without a decoder of their own.
      private static func scalar(
        of fields: KeyedDecodingContainer<WireKey>, key: WireKey
      ) throws -> JSONValue? {
        if let text = try? fields.decode(String.self, forKey: key) { return .string(text) }
        return try fields.decodeNil(forKey: key) ? .null : nil
      }

      private static func elements(
        of list: inout any UnkeyedDecodingContainer, depth: Int
      ) throws -> [JSONValue] {
        var elements: [JSONValue] = []
        while !list.isAtEnd {
          elements.append(try JSONValue(from: list.superDecoder(), depth: depth + 1))
        }
        return elements
      }

      private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(String.self) { return .string(value) }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Int64.self) { return .integer(value) }
        if let value = try? container.decode(UInt64.self) { return .unsigned(value) }
        return .number(try container.decode(Double.self))
      }

      /// Writes the same JSON again.
      ///
      /// - Throws: `EncodingError.invalidValue` below `maximumDepth` levels.
      func encode(to encoder: any Encoder) throws {
        switch self {
        case .array(let elements):
          try encoder.checkDepth(of: JSONValue.self)
          var list = encoder.unkeyedContainer()
          for element in elements { try list.encode(element) }
        case .object(let members):
          try encoder.checkDepth(of: JSONValue.self)
          var fields = encoder.container(keyedBy: WireKey.self)
          for (key, value) in members { try fields.encode(value, forKey: WireKey(key)) }
        default:
          var container = encoder.singleValueContainer()
          switch self {
          case .bool(let value): try container.encode(value)
          case .integer(let value): try container.encode(value)
          case .unsigned(let value): try container.encode(value)
          case .number(let value): try container.encode(value)
          case .string(let value): try container.encode(value)
          case .null, .array, .object: try container.encodeNil()
          }
        }
      }
    }

    /// Any JSON, kept as it came: what a widget holds of which only the server knows more.
    ///
    /// Whole numbers are kept exactly between `Int64.min` and `UInt64.max`, others as `Double`. The
    /// order of an object's keys is not kept: it means nothing in JSON.
    ///
    /// For example: `["type": "card", "sizes": [1, 2.5]] as JSONValue`.
    {{ runtimeIsolation }}enum JSONValue: Hashable, Sendable {
      /// `null`.
      case null
      /// `true` or `false`.
      case bool(Bool)
      /// A whole number that fits `Int64`.
      case integer(Int64)
      /// A whole number above `Int64.max`.
      case unsigned(UInt64)
      /// Any other number.
      case number(Double)
      /// Text.
      case string(String)
      /// `[...]`.
      case array([JSONValue])
      /// `{...}`.
      case object([String: JSONValue])

      /// How deep a value may be nested: as deep as Foundation's decoder goes.
      static let maximumDepth = 512

      /// The value under a key; nil when this is no object or has no such key.
      subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
      }

      /// The element at an index; nil when this is no array or ends before it.
      subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
      }
    }

    {{ runtimeIsolation }}extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
      ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
      ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
    {
      /// `null`.
      init(nilLiteral: ()) { self = .null }

      /// `true` or `false`.
      init(booleanLiteral value: Bool) { self = .bool(value) }

      /// A whole number.
      init(integerLiteral value: Int64) { self = .integer(value) }

      /// A number.
      init(floatLiteral value: Double) { self = .number(value) }

      /// Text.
      init(stringLiteral value: String) { self = .string(value) }

      /// An array.
      init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

      /// An object; of equal keys the last one counts.
      init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { $1 })
      }
    }

    /// The elements of an array whose names are known; others are dropped and reported, while a
    /// mistake inside a known one is still thrown.
    ///
    /// For example: `try fields.decode(KnownArray<AnyComponent>.self, forKey: "children").elements`.
    {{ runtimeIsolation }}struct KnownArray<Element: Decodable>: Decodable {
      /// What is known, in order.
      let elements: [Element]

      /// Decodes each element for itself.
      init(from decoder: any Decoder) throws {
        let depth = decoder.codingPath.count + 1
        elements = try decoder.elements { $0.isUnknown(at: depth) }
      }
    }

    {{ runtimeIsolation }}extension KnownArray: Sendable where Element: Sendable {}

    /// The values of an object whose names are known; others are dropped and reported, while a
    /// mistake inside a known one is still thrown.
    {{ runtimeIsolation }}struct KnownDictionary<Value: Decodable>: Decodable {
      /// What is known.
      let values: [String: Value]

      /// Decodes each value for itself.
      init(from decoder: any Decoder) throws {
        let depth = decoder.codingPath.count + 1
        values = try decoder.values { $0.isUnknown(at: depth) }
      }
    }

    {{ runtimeIsolation }}extension KnownDictionary: Sendable where Value: Sendable {}

    /// A value whose name is known; any other is dropped and reported.
    {{ runtimeIsolation }}struct Known<Value: Decodable>: Decodable {
      /// What is known, or nil.
      let value: Value?

      /// Decodes the value.
      init(from decoder: any Decoder) throws {
        do {
          value = try Value(from: decoder)
        } catch  where error.isUnknown(at: decoder.codingPath.count) {
          decoder.report(DroppedElement(codingPath: decoder.codingPath, error: error))
          value = nil
        }
      }
    }

    {{ runtimeIsolation }}extension Known: Sendable where Value: Sendable {}

    {{ runtimeIsolation }}extension Swift.Error {
      /// Whether it says that the very value at some depth has an unknown name, not one within it.
      fileprivate func isUnknown(at depth: Int) -> Bool {
        if let error = self as? NothingMatches { return error.codingPath.count == depth }
        guard let error = self as? WidgetDecodingError else { return false }
        return error.underlying is UnknownName && error.codingPath.count == depth
      }
    }

    /// The elements of an array that could be decoded; the others are dropped and reported.
    ///
    /// For example: `try fields.decode(LossyArray<Card>.self, forKey: "cards").elements`.
    {{ runtimeIsolation }}struct LossyArray<Element: Decodable>: Decodable {
      /// What could be decoded, in order.
      let elements: [Element]

      /// Decodes each element for itself.
      init(from decoder: any Decoder) throws {
        elements = try decoder.elements { _ in true }
      }
    }

    {{ runtimeIsolation }}extension LossyArray: Sendable where Element: Sendable {}

    /// The values of an object that could be decoded; the others are dropped and reported.
    {{ runtimeIsolation }}struct LossyDictionary<Value: Decodable>: Decodable {
      /// What could be decoded.
      let values: [String: Value]

      /// Decodes each value for itself.
      init(from decoder: any Decoder) throws {
        values = try decoder.values { _ in true }
      }
    }

    {{ runtimeIsolation }}extension LossyDictionary: Sendable where Value: Sendable {}

    {{ runtimeIsolation }}extension Decoder {
      /// The elements of the array that stands here, those left out whose error may be dropped.
      func elements<Element: Decodable>(
        dropping isDropped: (any Swift.Error) -> Bool
      ) throws -> [Element] {
        var list = try unkeyedContainer()
        var elements: [Element] = []
        while !list.isAtEnd {
          switch try list.decode(Attempt<Element>.self).result {
          case .success(let element): elements.append(element)
          case .failure(let error):
            guard isDropped(error) else { throw error }
            let key = ArrayIndex(intValue: list.currentIndex - 1)
            report(DroppedElement(codingPath: codingPath + [key], error: error))
          }
        }
        return elements
      }

      /// The values of the object that stands here, those left out whose error may be dropped.
      func values<Value: Decodable>(
        dropping isDropped: (any Swift.Error) -> Bool
      ) throws -> [String: Value] {
        let fields = try container(keyedBy: WireKey.self)
        var values: [String: Value] = [:]
        for key in fields.allKeys {
          do {
            values[key.stringValue] = try fields.decode(Value.self, forKey: key)
          } catch {
            guard isDropped(error) else { throw error }
            report(DroppedElement(codingPath: codingPath + [key], error: error))
          }
        }
        return values
      }
    }

    /// A value or the reason why there is none. Decoding it never throws, so that the list it stands
    /// in moves on to the next element.
    {{ runtimeIsolation }}private struct Attempt<Value: Decodable>: Decodable {
      let result: Swift.Result<Value, any Swift.Error>

      init(from decoder: any Decoder) throws {
        result = Swift.Result { try decoder.singleValueContainer().decode(Value.self) }
      }
    }

    /// A place in an array, as a key.
    {{ runtimeIsolation }}private struct ArrayIndex: CodingKey {
      let index: Int
      var stringValue: String { "Index \(index)" }
      var intValue: Int? { index }

      init(intValue: Int) { index = intValue }
      init?(stringValue: String) { nil }
    }

    /// JSON that none of the types of an untagged family can be decoded from.
    ///
    /// For example: `no Shape matches: circle: radius: missing key; square: side: missing key`.
    {{ runtimeIsolation }}struct NothingMatches: Swift.Error, CustomStringConvertible {
      /// The family's protocol or enum.
      let family: String
      /// What each type had to say, in the order in which they were tried.
      let failures: [(name: String, error: any Swift.Error)]
      /// Where the JSON stands.
      let codingPath: [any CodingKey]

      /// A family and why each of its types was refused.
      init(
        _ family: String, _ failures: [(String, any Swift.Error)], at path: [any CodingKey]
      ) {
        self.family = family
        self.failures = failures.map { (name: $0.0, error: $0.1) }
        codingPath = path
      }

      /// Every type with its mistake.
      var description: String {
        let reasons = failures.map { "\($0.name): \(WidgetDecodingError($0.error, at: codingPath))" }
        return "no \(family) matches: \(reasons.joined(separator: "; "))"
      }
    }

    /// A name on the wire that no type of its family goes by.
    ///
    /// For example: `unknown Component 'buton'; did you mean 'button'? known: button, card, text`.
    {{ runtimeIsolation }}struct UnknownName: Swift.Error, Hashable, CustomStringConvertible {
      /// The name as the JSON has it.
      let name: String
      /// The family's protocol or enum.
      let family: String
      /// The names that would have been understood; none where only a registry knows them.
      let known: [String]

      /// A name and the ones that would have been right.
      init(_ name: String, in family: String, known: [String]) {
        self.name = name
        self.family = family
        self.known = known
      }

      /// What is wrong and what is right, the nearest name first.
      var description: String {
        if known.isEmpty { return "unknown \(family) '\(name)'" }
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? ";"
        return "unknown \(family) '\(name)'\(hint) known: \(known.joined(separator: ", "))"
      }

      /// The known name that differs in the fewest letters, if those are at most a third of it.
      var nearest: String? {
        let target = Array(name.lowercased())
        let near = known.map { (Self.distance(target, Array($0.lowercased())), $0) }
          .filter { $0.0 <= max(1, target.count / 3) }
        return near.min { $0 < $1 }?.1
      }

      /// The number of letters to insert, delete, replace or swap with their neighbour to make one
      /// word the other (the optimal string alignment distance).
      private static func distance(_ first: [Swift.Character], _ second: [Swift.Character]) -> Int {
        var rows = [Array(0...second.count)]
        for (index, letter) in first.enumerated() {
          var row = [index + 1]
          for (column, other) in second.enumerated() {
            let replaced = rows[index][column] + (letter == other ? 0 : 1)
            var best = min(replaced, row[column] + 1, rows[index][column + 1] + 1)
            if index > 0, column > 0, letter == second[column - 1], other == first[index - 1] {
              best = min(best, rows[index - 1][column - 1] + 1)
            }
            row.append(best)
          }
          rows.append(row)
        }
        return rows[first.count][second.count]
      }
    }

    /// What stands for a value of a family where it travels: generated for each family.
    ///
    /// For example: `try JSONDecoder().decode(AnyComponent.self, from: data).value`.
    {{ runtimeIsolation }}protocol WidgetBox: Codable {
      /// The family: `any Component`.
      associatedtype Family
      /// The value inside.
      var value: Family { get }
      /// A box for a value.
      init(_ value: Family)
    }

    /// A value of a family as something narrower that a property asks for.
    ///
    /// For example: `Narrowed<AnyComponent, any Component & Focusable>`.
    {{ runtimeIsolation }}struct Narrowed<Box: WidgetBox, Wanted>: Decodable {
      /// The value.
      let value: Wanted

      /// Decodes any value of the family.
      ///
      /// - Throws: `DecodingError.typeMismatch` when it is something else than is wanted.
      init(from decoder: any Decoder) throws {
        let box = try Box(from: decoder)
        guard let wanted = box.value as? Wanted else {
          throw DecodingError.typeMismatch(
            Wanted.self,
            .init(
              codingPath: decoder.codingPath, debugDescription: "found \(Swift.type(of: box.value))"))
        }
        value = wanted
      }
    }

    {{ runtimeIsolation }}extension Narrowed: Sendable where Wanted: Sendable {}

    /// What went wrong while a tree of widgets was decoded, and where, widgets' names included.
    ///
    /// For example: `container.children[2] (custom:card).onPress[0] (openurl).url: missing key`.
    {{ runtimeIsolation }}struct WidgetDecodingError: Swift.Error, CustomStringConvertible {
      /// What the decoder or a widget's own code threw.
      let underlying: any Swift.Error
      /// The way from the root to the mistake.
      let codingPath: [any CodingKey]
      /// The names of the widgets on the way, by the number of keys in front of them.
      private(set) var names: [Int: String]

      /// Adds a widget's name to an error on its way up.
      ///
      /// - Parameters:
      ///   - error: What was thrown inside the widget, with or without names of widgets further in.
      ///   - name: The widget's name on the wire.
      ///   - path: Where the widget stands.
      init(_ error: any Swift.Error, in name: String, at path: [any CodingKey]) {
        self = (error as? WidgetDecodingError) ?? WidgetDecodingError(error, at: path)
        names[path.count] = name
      }

      /// An error at a place, in no widget so far.
      init(_ error: any Swift.Error, at path: [any CodingKey]) {
        underlying = error
        codingPath =
          (error as? DecodingError)?.path ?? (error as? NothingMatches)?.codingPath ?? path
        names = [:]
      }

      /// The way to the mistake, then what it is.
      var description: String {
        var text = names[0] ?? ""
        for (index, key) in codingPath.enumerated() {
          if let position = key.intValue {
            text += "[\(position)]"
          } else {
            text += text.isEmpty ? key.stringValue : "." + key.stringValue
          }
          if let name = names[index + 1] { text += " (\(name))" }
        }
        let reason = (underlying as? DecodingError)?.reason ?? String(describing: underlying)
        return text.isEmpty ? reason : "\(text): \(reason)"
      }
    }

    {{ runtimeIsolation }}extension DecodingError {
      /// The place that the error is about, a missing key included.
      fileprivate var path: [any CodingKey] {
        switch self {
        case .keyNotFound(let key, let context): context.codingPath + [key]
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
          context.codingPath
        @unknown default: []
        }
      }

      /// The error in few words.
      fileprivate var reason: String {
        switch self {
        case .keyNotFound: "missing key"
        case .typeMismatch(let type, let context): "not a \(type): \(context.debugDescription)"
        case .valueNotFound(let type, _): "null where a \(type) must be"
        case .dataCorrupted(let context): context.debugDescription
        @unknown default: String(describing: self)
        }
      }
    }

    {{ runtimeIsolation }}extension KeyedDecodingContainer {
      /// Decodes the values of a family in an array.
      ///
      /// For example: `try fields.decode(listOf: AnyComponent.self, forKey: "children")`. Nearly all
      /// nodes of a tree stand in a list; this is 5 % faster than to decode an array of boxes and to
      /// open each, since it can be specialized for the family and makes one array instead of two.
      func decode<Box: WidgetBox>(listOf box: Box.Type, forKey key: Key) throws -> [Box.Family] {
        var list = try nestedUnkeyedContainer(forKey: key)
        var values: [Box.Family] = []
        if let count = list.count { values.reserveCapacity(count) }
        while !list.isAtEnd { values.append(try list.decode(Box.self).value) }
        return values
      }

      /// Decodes the values of a family in an array; nil where there is none.
      func decodeIfPresent<Box: WidgetBox>(
        listOf box: Box.Type, forKey key: Key
      ) throws -> [Box.Family]? {
        guard contains(key) else { return nil }
        do {
          return try decode(listOf: box, forKey: key)
        } catch {
          // A null is rare, and to ask for it beforehand costs as much as to decode a number.
          if try decodeNil(forKey: key) { return nil }
          throw error
        }
      }
    }

    /// The widgets that one module adds to a family of another, for the decoder that is to know them.
    ///
    /// A family's `switch` is closed: it knows the types of its own module. A decoder learns those of
    /// other modules by being told, and only that decoder does; there is no registry.
    ///
    /// For example: `decoder.userInfo.join(AnyFeatureComponent.module)`.
    {{ runtimeIsolation }}struct WidgetModule<Family>: Sendable {
      /// The names the module understands.
      let names: [String]
      /// Decodes the widget of a name.
      let decode: @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family

      /// The names of a module and how it decodes them.
      init(
        names: [String],
        decode: @escaping @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
      ) {
        self.names = names
        self.decode = decode
      }

      /// One family, one place in a decoder's `userInfo`.
      fileprivate static var key: CodingUserInfoKey? {
        CodingUserInfoKey(rawValue: "WidgetRuntime.WidgetModule.\(Family.self)")
      }
    }

    {{ runtimeIsolation }}extension Dictionary where Key == CodingUserInfoKey {
      /// Makes the widgets of another module known to a decoder. Of two modules with one name the one
      /// that joined first wins.
      mutating func join<Family>(_ module: WidgetModule<Family>) {
        guard let key = WidgetModule<Family>.key else { return }
        let modules = (self[key] as? [WidgetModule<Family>] ?? []) + [module]
        self[key] = modules as? Value
      }
    }

    {{ runtimeIsolation }}extension Decoder {
      /// Decodes a widget whose name the family's own module does not know.
      ///
      /// - Throws: `UnknownName` if no module that joined knows it either.
      func decodeJoined<Family>(
        _ name: String, in family: Family.Type, named familyName: String, known: [String]
      ) throws -> Family {
        try decodeJoined(name, in: family, named: familyName, known: known) { throw $0 }
      }

      /// Decodes a widget whose name the family's own module does not know.
      ///
      /// - Parameter unknown: What stands in for one that no module knows; it gets the `UnknownName`.
      func decodeJoined<Family>(
        _ name: String, in family: Family.Type, named familyName: String, known: [String],
        unknown: (any Swift.Error) throws -> Family
      ) throws -> Family {
        if let widget = try decodeJoined(name, in: family) { return widget }
        return try unknown(
          UnknownName(
            name, in: familyName, known: known + joinedModules(of: family).flatMap(\.names)))
      }

      /// Decodes a widget of a module that joined; nil when none knows the name.
      func decodeJoined<Family>(_ name: String, in family: Family.Type) throws -> Family? {
        try joinedModules(of: family).first { $0.names.contains(name) }?.decode(name, self)
      }

      private func joinedModules<Family>(of family: Family.Type) -> [WidgetModule<Family>] {
        WidgetModule<Family>.key.flatMap { userInfo[$0] as? [WidgetModule<Family>] } ?? []
      }
    }

    {{ runtimeIsolation }}extension KeyedDecodingContainer<WireKey> {
      /// The first of several keys that is there, or the first of all: older names of one property.
      ///
      /// For example: `try fields.decode(String.self, forKey: fields.first(of: "title", "label"))`.
      func first(of keys: WireKey...) -> WireKey {
        keys.first(where: contains) ?? keys.first ?? ""
      }

      /// The key of an object that must have exactly one: the name of an externally tagged value.
      func onlyKey() throws -> WireKey {
        let keys = allKeys
        if keys.count == 1 { return keys[0] }
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: codingPath,
            debugDescription: "one key must stand here, the name, not \(keys.count)"))
      }

      /// Decodes a value from objects within this one.
      ///
      /// For example: `try fields.decode(String.self, at: "meta", "title")`.
      ///
      /// - Throws: `DecodingError.keyNotFound` for the first key of the path that is missing.
      func decode<Value: Decodable>(_ type: Value.Type, at path: WireKey...) throws -> Value {
        try decode(type, path: path)
      }

      /// Decodes a value from the first of several places that is there, or from the first of all:
      /// older places of one property.
      ///
      /// For example: `try fields.decode(String.self, atFirst: ["meta", "title"], ["title"])`.
      func decode<Value: Decodable>(
        _ type: Value.Type, atFirst paths: [WireKey]...
      ) throws -> Value {
        try decode(type, path: first(of: paths))
      }

      /// Decodes a value from objects within this one; nil when a key of the path is missing or null.
      func decodeIfPresent<Value: Decodable>(
        _ type: Value.Type, at path: WireKey...
      ) throws -> Value? {
        try decodeIfPresent(type, path: path)
      }

      /// Decodes a value from the first of several places that is there; nil when there is none.
      func decodeIfPresent<Value: Decodable>(
        _ type: Value.Type, atFirst paths: [WireKey]...
      ) throws -> Value? {
        try decodeIfPresent(type, path: first(of: paths))
      }

      /// Whether something stands in one of several places, be it right or wrong.
      func contains(atFirst paths: [WireKey]...) -> Bool { paths.contains(where: contains) }
    }

    {{ runtimeIsolation }}extension KeyedDecodingContainer<WireKey> {
      private func decode<Value: Decodable>(_ type: Value.Type, path: [WireKey]) throws -> Value {
        guard let key = path.last else { return try Value(from: superDecoder()) }
        return try path.dropLast().reduce(self) { fields, key in
          try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
        }.decode(type, forKey: key)
      }

      private func decodeIfPresent<Value: Decodable>(
        _ type: Value.Type, path: [WireKey]
      ) throws -> Value? {
        guard let key = path.last else { return nil }
        var fields = self
        for key in path.dropLast() {
          guard try fields.contains(key) && !fields.decodeNil(forKey: key) else { return nil }
          fields = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
        }
        return try fields.decodeIfPresent(type, forKey: key)
      }

      private func first(of paths: [[WireKey]]) -> [WireKey] {
        paths.first(where: contains) ?? paths.first ?? []
      }

      /// Whether something stands at a path. What is no object on the way counts, since it is a mistake
      /// that decoding tells.
      private func contains(_ path: [WireKey]) -> Bool {
        var fields = self
        for key in path.dropLast() {
          guard fields.contains(key), (try? fields.decodeNil(forKey: key)) != true else { return false }
          guard let next = try? fields.nestedContainer(keyedBy: WireKey.self, forKey: key) else {
            return true
          }
          fields = next
        }
        return path.last.map(fields.contains) ?? false
      }
    }

    {{ runtimeIsolation }}extension KeyedEncodingContainer<WireKey> {
      /// Encodes a value into objects within this one, which are made if they are not there.
      mutating func encode(_ value: some Encodable, at path: WireKey...) throws {
        try encode(value, path: path)
      }

      /// Encodes a value into objects within this one; nil leaves no trace of them.
      mutating func encodeIfPresent<Value: Encodable>(
        _ value: Value?, at path: WireKey...
      ) throws {
        if let value { try encode(value, path: path) }
      }

      private mutating func encode(_ value: some Encodable, path: [WireKey]) throws {
        guard let key = path.last else { return }
        var fields = self
        for key in path.dropLast() {
          fields = fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
        }
        try fields.encode(value, forKey: key)
      }
    }

    {{ runtimeIsolation }}extension Encoder {
      /// Refuses to go on where a value is nested deeper than decoders read, and so before the stack
      /// ends: a widget that holds a widget, a hundred thousand times.
      ///
      /// - Throws: `EncodingError.invalidValue` with the type, since to print such a value is no
      ///   better.
      func checkDepth(of type: Any.Type) throws {
        guard codingPath.count >= JSONValue.maximumDepth else { return }
        throw EncodingError.invalidValue(
          type,
          .init(
            codingPath: codingPath,
            debugDescription: "nested deeper than \(JSONValue.maximumDepth) levels"))
      }

      /// Writes a type's name beside its properties, whatever those are keyed by.
      func encodeName(_ name: String, forKey key: WireKey) throws {
        var fields = container(keyedBy: WireKey.self)
        try fields.encode(name, forKey: key)
      }
    }

    /// A key of a JSON object, by its name.
    ///
    /// All types of a family read from one container keyed by `WireKey`: the container that gave the
    /// name of the type also gives its properties, so that a decoder looks at each object once.
    ///
    /// For example: `try fields.decode(String.self, forKey: "text")`.
    {{ runtimeIsolation }}struct WireKey: CodingKey, Hashable, ExpressibleByStringLiteral {
      /// The name as the JSON has it.
      let stringValue: String
      /// Always nil: objects of JSON have no numbered keys.
      var intValue: Int? { nil }

      /// The key of a name.
      init(_ name: String) { stringValue = name }

      /// The key that a literal names.
      init(stringLiteral name: String) { stringValue = name }

      /// The key of a name; never nil.
      init?(stringValue: String) { self.stringValue = stringValue }

      /// Always nil.
      init?(intValue: Int) { nil }
    }
    {% endif %}

    """##,

    "_Block.stencil": ##"""
    {% for variant in type.variants %}
    {% if variant.opening %}
    {{ variant.opening }}
    {% endif %}
    {% if variant.init %}
    {% include "_Init.stencil" %}
    {% endif %}
    {% if variant.decoding %}
    {% include "_Decoding.stencil" %}
    {% endif %}
    {% if variant.enumDecoding %}
    {% include "_EnumDecoding.stencil" %}
    {% endif %}
    {% if variant.coding %}
    {% include "_WireCoding.stencil" %}
    {% endif %}
    {% if variant.enumCoding %}
    {% include "_WireEnum.stencil" %}
    {% endif %}
    {% endfor %}
    {% if type.isConditional %}
    #endif
    {% endif %}

    """##,

    "_Decoding.stencil": ##"""
    {% if variant.decoding.keys %}

        enum CodingKeys: String, CodingKey {
    {% for key in variant.decoding.keys %}
            case {{ key.name }}{% if key.rawValue %} = {{ key.rawValue }}{% endif %}
    {% endfor %}
        }
    {% endif %}

        {% if variant.decoding.access %}{{ variant.decoding.access }} {% endif %}{% if variant.decoding.isRequired %}required {% endif %}init(from decoder: Decoder) throws{{ type.decodingClause }} {
    {% if variant.decoding.container %}
            let container = {{ variant.decoding.container }}

    {% endif %}
    {% for step in variant.decoding.steps %}
    {% if step.kind == "flattened" %}
    {% if step.onError %}
            {{ step.target }} = (try? {{ step.type }}(from: decoder)) ?? {{ step.onError }}
    {% else %}
            {{ step.target }} = try{% if step.isOptional %}?{% endif %} {{ step.type }}(from: decoder)
    {% endif %}
    {% elif step.kind == "call" %}
    {% if step.onError %}
            {{ step.target }} = (try? {{ step.call }}) ?? {{ step.onError }}
    {% else %}
            {{ step.target }} = {% if step.isThrowing %}try {% endif %}{{ step.call }}
    {% endif %}
    {% elif step.kind == "decode" %}
    {% if step.mustBeThere %}
            {{ step.target }} = try container.contains(.{{ step.key }}) ? (try? container.decode({% if step.type %}{{ step.type }}.self, {% endif %}forKey: .{{ step.key }})) ?? {{ step.onError }} : container.decode({% if step.type %}{{ step.type }}.self, {% endif %}forKey: .{{ step.key }})
    {% elif step.keepsNil %}
            {{ step.target }} = (try? Optional.some(container.decodeIfPresent({% if step.type %}{{ step.type }}.self, {% endif %}forKey: .{{ step.key }}))) ?? {{ step.onError }}
    {% elif step.onError %}
            {{ step.target }} = (try? container.decodeIfPresent({% if step.type %}{{ step.type }}.self, {% endif %}forKey: .{{ step.key }}){% if step.fallback %} ?? {{ step.fallback }}{% endif %}) ?? {{ step.onError }}
    {% else %}
            {{ step.target }} = try container.decode{% if not step.isRequired %}IfPresent{% endif %}({% if step.type %}{{ step.type }}.self, {% endif %}forKey: .{{ step.key }}){% if step.fallback %} ?? {{ step.fallback }}{% endif %}
    {% endif %}
    {% elif step.isRequired %}
            let {{ step.constant }}: {{ step.base }} = try container.decode(forKey: .{{ step.key }})
            if let aux = {{ step.constant }} as? {{ step.type }} {
                {{ step.target }} = aux
            } else {
                throw ComponentDecodingError.couldNotCastToType("{{ step.type }}")
            }
    {% elif step.onError %}
            let {{ step.constant }}: {{ step.base }} = try? container.decodeIfPresent(forKey: .{{ step.key }})
            {{ step.target }} = {{ step.constant }} as? {{ step.type }} ?? {{ step.onError }}
    {% else %}
            let {{ step.constant }}: {{ step.base }} = try container.decodeIfPresent(forKey: .{{ step.key }})
            {{ step.target }} = {{ step.constant }} as? {{ step.type }}{% if step.fallback %} ?? {{ step.fallback }}{% endif %}
    {% endif %}
    {% endfor %}
        }

    """##,

    "_EnumDecoding.stencil": ##"""
    {% if variant.enumDecoding.keys %}

        enum CodingKeys: String, CodingKey {
    {% for key in variant.enumDecoding.keys %}
            case {{ key.name }}
    {% endfor %}
        }
    {% endif %}

        {% if variant.enumDecoding.access %}{{ variant.enumDecoding.access }} {% endif %}init(from decoder: Decoder) throws{{ type.decodingClause }} {
    {% if variant.enumDecoding.form == "name" %}
            let container = try decoder.singleValueContainer()

            let enumCase = try container.decode(String.self)
            switch enumCase {
    {% for case in variant.enumDecoding.cases %}
            case CodingKeys.{{ case.name }}.rawValue: self = .{{ case.name }}
    {% endfor %}
            default: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case '\(enumCase)'"))
            }
    {% elif variant.enumDecoding.form == "discriminated" %}
            let container = try decoder.container(keyedBy: CodingKeys.self)

            let enumCase = try container.decode(String.self, forKey: .enumCaseKey)
            switch enumCase {
    {% for case in variant.enumDecoding.cases %}
            case CodingKeys.{{ case.name }}.rawValue:
    {% if case.labels == "empty" %}
                self = .{{ case.name }}
    {% elif case.labels == "named" %}
    {% for value in case.values %}
                let {{ value.variable }} = try container.decode({{ value.type }}.self, forKey: .{{ value.key }})
    {% endfor %}
                self = .{{ case.name }}({% for value in case.values %}{{ value.label }}: {{ value.variable }}{% if not forloop.last %}, {% endif %}{% endfor %})
    {% else %}
                // Values without labels have no key beside the case's own.
                throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Can't decode '\(enumCase)'")
    {% endif %}
    {% endfor %}
            default:
                throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Unknown enum case '\(enumCase)'")
            }
    {% else %}
            let container = try decoder.container(keyedBy: CodingKeys.self)

    {% for case in variant.enumDecoding.cases %}
            if container.allKeys.contains(.{{ case.name }}), try container.decodeNil(forKey: .{{ case.name }}) == false {
    {% if case.labels == "empty" %}
                self = .{{ case.name }}
                return
    {% elif case.labels == "unnamed" %}
                var associatedValues = try container.nestedUnkeyedContainer(forKey: .{{ case.name }})
    {% for value in case.values %}
                let associatedValue{{ forloop.counter0 }} = try associatedValues.decode({{ value.type }}.self)
    {% endfor %}
                self = .{{ case.name }}({% for value in case.values %}associatedValue{{ forloop.counter0 }}{% if not forloop.last %}, {% endif %}{% endfor %})
                return
    {% elif case.labels == "named" %}
                let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .{{ case.name }})
    {% for value in case.values %}
                let {{ value.variable }} = try associatedValues.decode({{ value.type }}.self, forKey: .{{ value.key }})
    {% endfor %}
                self = .{{ case.name }}({% for value in case.values %}{{ value.label }}: {{ value.variable }}{% if not forloop.last %}, {% endif %}{% endfor %})
                return
    {% else %}
                // Values with and without labels cannot stand in one container.
                throw DecodingError.dataCorruptedError(forKey: .{{ case.name }}, in: container, debugDescription: "Can't decode '{{ case.name }}'")
    {% endif %}
            }
    {% endfor %}
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case"))
    {% endif %}
        }

    """##,

    "_Init.stencil": ##"""
    {% if variant.init.isDistinguished %}
        // The last parameter tells it from the initializer that the compiler makes.
    {% endif %}
    {% if variant.init.parameters %}
        {% if variant.init.access %}{{ variant.init.access }} {% endif %}init(
    {% for parameter in variant.init.parameters %}
            {{ parameter.names }}: {{ parameter.type }}{% if parameter.default %} = {{ parameter.default }}{% endif %}{% if not forloop.last or variant.init.isDistinguished %},{% endif %}
    {% endfor %}
    {% if variant.init.isDistinguished %}
            _: Void = ()
    {% endif %}
        ) {
    {% if variant.init.delegated %}
            self.init({% for argument in variant.init.delegated %}{{ argument.label }}: {{ argument.value }}{% if not forloop.last %}, {% endif %}{% endfor %})
    {% endif %}
    {% for parameter in variant.init.assigned %}
            self.{{ parameter.name }} = {{ parameter.value }}
    {% endfor %}
        }
    {% else %}
        {% if variant.init.access %}{{ variant.init.access }} {% endif %}init({% if variant.init.isDistinguished %}_: Void = (){% endif %}) {}
    {% endif %}

    """##,

    "_PolicyBox.stencil": ##"""
    /// Any `{{ box.base }}`; {{ box.summary }}.
    {% for attribute in box.availability %}
    {{ attribute }}
    {% endfor %}
    {{ box.isolation }}struct {{ box.name }}: WidgetBox{% if box.isSendable %}, Sendable{% endif %} {
        let value: any {{ box.base }}

        init(_ value: any {{ box.base }}) { self.value = value }

        init(from decoder: any Decoder) throws {
    {% if box.unknownType %}
            let known = try {{ box.ownBox }}(from: decoder).wrappedValue
    {% if box.standIn %}
            value = known is {{ box.unknownType }} ? try {{ box.standIn }}(from: decoder) : known
    {% else %}
            if let unknown = known as? {{ box.unknownType }} {
                throw WidgetDecodingError(
                    UnknownName(unknown.{{ box.unknownName }}, in: "{{ box.base }}", known: []), at: decoder.codingPath)
            }
            value = known
    {% endif %}
    {% else %}
            value = try {{ box.ownBox }}(from: decoder) {{ box.closure }}.value
    {% endif %}
        }

        func encode(to encoder: any Encoder) throws {
            try {{ box.ownBox }}({% if box.unknownType %}wrappedValue: {% endif %}value).encode(to: encoder)
        }
    }
    {% if box.keptType %}

    /// An unknown `{{ box.base }}`: its JSON is kept and encoded again unchanged.
    {% for attribute in box.availability %}
    {{ attribute }}
    {% endfor %}
    {{ box.isolation }}struct {{ box.keptType }}: {{ box.base }}{% if not box.isEncodable %}, Codable{% endif %} {
        var json: JSONValue
    {% if box.unknownType %}
        /// What Beagle makes of it, which shows and does what an unknown one does.
        private let unknown: {{ box.unknownType }}

        init(from decoder: any Decoder) throws {
            json = try JSONValue(from: decoder)
            unknown = try {{ box.unknownType }}(from: decoder)
        }
    {% else %}

        init(json: JSONValue) { self.json = json }

        init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }
    {% endif %}

        func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
    {% if box.unknownType == "UnknownComponent" %}

        func toView(renderer: BeagleRenderer) -> UIView { unknown.toView(renderer: renderer) }
    {% elif box.unknownType == "UnknownAction" %}

        var analytics: ActionAnalyticsConfig? { unknown.analytics }

        func execute(controller: any BeagleController, origin: UIView) {
            unknown.execute(controller: controller, origin: origin)
        }
    {% endif %}
    }
    {% endif %}

    """##,

    "_WireCoding.stencil": ##"""
    {% if variant.coding.keys %}

        {{ variant.coding.isolation }}enum CodingKeys: String, CodingKey {
    {% for key in variant.coding.keys %}
            case {{ key.name }}{% if key.rawValue %} = {{ key.rawValue }}{% endif %}
    {% endfor %}
        }
    {% elif variant.coding.hasNoKeys %}

        {{ variant.coding.isolation }}enum CodingKeys: CodingKey {}
    {% endif %}
    {% if variant.coding.decodes %}
    {% if variant.coding.sharesFields %}

        {{ variant.coding.modifiers }}init(from decoder: any Decoder) throws{{ type.decodingClause }} {
            try self.init(fields: decoder.container(keyedBy: WireKey.self))
        }

        {{ variant.coding.isolation }}init(fields: KeyedDecodingContainer<WireKey>) throws{{ type.decodingClause }} {
    {% else %}

        {{ variant.coding.initModifiers }}init(from decoder: any Decoder) throws{{ type.decodingClause }} {
    {% if variant.coding.readsContainer %}
            let {{ variant.coding.container }} = try decoder.container(keyedBy: {{ variant.coding.keyType }}.self)
    {% endif %}
    {% endif %}
    {% if variant.coding.delegates %}
            self.init(
    {% for argument in variant.coding.arguments %}
                {{ argument.target }}: {{ argument.value }}{% if not forloop.last %},{% endif %}
    {% endfor %}
            )
    {% endif %}
    {% for step in variant.coding.steps %}
            {{ step.target }} = {{ step.value }}
    {% endfor %}
        }
    {% endif %}
    {% if variant.coding.encodes %}

        {{ variant.coding.modifiers }}func encode(to encoder: any Encoder) throws{{ type.encodingClause }} {
    {% if variant.coding.isRecursive %}
            try encoder.checkDepth(of: Self.self)
    {% endif %}
    {% if variant.coding.writesContainer %}
            var {{ variant.coding.container }} = encoder.container(keyedBy: {{ variant.coding.keyType }}.self)
    {% elif not variant.coding.statements %}
            _ = encoder.container(keyedBy: {{ variant.coding.keyType }}.self)
    {% endif %}
    {% for statement in variant.coding.statements %}
            {{ statement }}
    {% endfor %}
        }
    {% endif %}

    """##,

    "_WireEnum.stencil": ##"""
    {% if variant.enumCoding.decodes %}

        {{ variant.enumCoding.modifiers }}init(from decoder: any Decoder) throws{{ type.decodingClause }} {
    {% for line in variant.enumCoding.decoding %}
            {{ line }}
    {% endfor %}
        }
    {% endif %}
    {% if variant.enumCoding.encodes %}

        {{ variant.enumCoding.modifiers }}func encode(to encoder: any Encoder) throws{{ type.encodingClause }} {
    {% if variant.enumCoding.isRecursive %}
            try encoder.checkDepth(of: Self.self)
    {% endif %}
    {% for line in variant.enumCoding.encoding %}
            {{ line }}
    {% endfor %}
        }
    {% endif %}

    """##,
  ]
}
