// Made from the templates beside it by `UPDATE_GOLDENS=1 swift test --filter Goldens`.

/// The texts of the built-in templates, by file name: in the binary, so that the tool is one file.
package enum BuiltinTemplates {
  package static let texts: [String: String] = [
    "Block.stencil": ##"""
    {% for variant in type.variants %}
    {% if variant.opening %}
    {{ variant.opening }}
    {% endif %}
    {% if variant.init %}
    {% include "Init.stencil" %}
    {% endif %}
    {% if variant.decoding %}
    {% include "Decoding.stencil" %}
    {% endif %}
    {% if variant.enumDecoding %}
    {% include "EnumDecoding.stencil" %}
    {% endif %}
    {% if variant.coding %}
    {% include "WireCoding.stencil" %}
    {% endif %}
    {% if variant.enumCoding %}
    {% include "WireEnum.stencil" %}
    {% endif %}
    {% endfor %}
    {% if type.isConditional %}
    #endif
    {% endif %}

    """##,

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
    extension {{ type.name }}{% if type.conformances %}: {{ type.conformances|join:", " }}{% endif %} {
    {% if variant.init %}

    {% include "Init.stencil" %}
    {% endif %}
    {% if variant.decoding %}
    {% include "Decoding.stencil" %}
    {% endif %}
    {% if variant.enumDecoding %}
    {% include "EnumDecoding.stencil" %}
    {% endif %}
    {% if variant.coding %}
    {% include "WireCoding.stencil" %}
    {% endif %}
    {% if variant.enumCoding %}
    {% include "WireEnum.stencil" %}
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

    extension AutoCodable {
        /// The component or action as something narrower that a property asks for.
        fileprivate func cast<Wanted>(to type: Wanted.Type) throws -> Wanted {
            if let wanted = wrappedValue as? Wanted { return wanted }
            throw DecodingError.typeMismatch(
                type, .init(codingPath: [], debugDescription: "found \(Swift.type(of: wrappedValue))"))
        }
    }
    {% endif %}

    """##,

    "Decoding.stencil": ##"""
    {% if variant.decoding.keys %}

        enum CodingKeys: String, CodingKey {
    {% for key in variant.decoding.keys %}
            case {{ key.name }}{% if key.rawValue %} = {{ key.rawValue }}{% endif %}
    {% endfor %}
        }
    {% endif %}

        {% if variant.decoding.access %}{{ variant.decoding.access }} {% endif %}{% if variant.decoding.isRequired %}required {% endif %}init(from decoder: Decoder) throws {
    {% if variant.decoding.container %}
            let container = {{ variant.decoding.container }}

    {% endif %}
    {% for step in variant.decoding.steps %}
    {% if step.kind == "flattened" %}
            {{ step.target }} = try {{ step.type }}(from: decoder)
    {% elif step.kind == "call" %}
    {% if step.onError %}
            {{ step.target }} = (try? {{ step.call }}) ?? {{ step.onError }}
    {% else %}
            {{ step.target }} = {% if step.isThrowing %}try {% endif %}{{ step.call }}
    {% endif %}
    {% elif step.kind == "decode" %}
    {% if step.onError %}
            {{ step.target }} = (try? container.decodeIfPresent({% if step.type %}{{ step.type }}.self, {% endif %}forKey: .{{ step.key }})) ?? {{ step.onError }}
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

    "EnumDecoding.stencil": ##"""
    {% if variant.enumDecoding.keys %}

        enum CodingKeys: String, CodingKey {
    {% for key in variant.enumDecoding.keys %}
            case {{ key.name }}
    {% endfor %}
        }
    {% endif %}

        {% if variant.enumDecoding.access %}{{ variant.enumDecoding.access }} {% endif %}init(from decoder: Decoder) throws {
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
                let {{ value.label }} = try container.decode({{ value.type }}.self, forKey: .{{ value.label }})
    {% endfor %}
                self = .{{ case.name }}({% for value in case.values %}{{ value.label }}: {{ value.label }}{% if not forloop.last %}, {% endif %}{% endfor %})
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
                let {{ value.label }} = try associatedValues.decode({{ value.type }}.self, forKey: .{{ value.label }})
    {% endfor %}
                self = .{{ case.name }}({% for value in case.values %}{{ value.label }}: {{ value.label }}{% if not forloop.last %}, {% endif %}{% endfor %})
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
    extension {{ type.name }}{% if not type.isEquatable %}: Equatable{% endif %} {
        {{ variant.access }}static func == (left: {{ type.name }}, right: {{ type.name }}) -> Bool {
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
    {% for import in imports %}
    {% if families %}
    {{ import }}
    {% endif %}
    {% endfor %}
    {% for family in families %}
    {% if imports or not forloop.first %}

    {% endif %}
    // MARK: {{ family.name }}

    /// Any `{{ family.name }}` in the JSON.
    {{ family.isolation }}{{ family.access }}struct {{ family.box }}: WidgetBox{% if family.isSendable %}, Sendable{% endif %} {
    {% if family.representation != "untagged" %}
        /// The names in the JSON.
        enum Name: String, CaseIterable, Sendable {
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

    {% endif %}
        {{ family.access }}let value: any {{ family.name }}

        {{ family.access }}init(_ value: any {{ family.name }}) { self.value = value }

        {{ family.access }}init(from decoder: any Decoder) throws {
    {% if family.representation == "untagged" %}
            var failures: [(String, any Error)] = []
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
            throw NothingMatches("{{ family.name }}", failures, at: decoder.codingPath)
    {% else %}
            let fields = try decoder.container(keyedBy: WireKey.self)
    {% if family.representation == "external" %}
            let key = try fields.onlyKey()
            let name = key.stringValue
    {% else %}
            let name = try fields.decode(String.self, forKey: {{ family.tag }})
    {% endif %}
            do {
                switch Name(rawValue: {{ family.lookup }}) {
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
                case nil: value = {{ family.unknown }}
                }
            } catch {
                throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
            }
    {% endif %}
        }

        {{ family.access }}func encode(to encoder: any Encoder) throws {
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
    {% if family.joins %}

    extension {{ family.box }} {
        /// What this module adds to `{{ family.joins }}`: `decoder.userInfo.join({{ family.box }}.module)`.
        {{ family.access }}static var module: WidgetModule<any {{ family.joins }}> {
            WidgetModule(names: Name.allCases.map(\.rawValue)) { _, decoder in
                try {{ family.box }}(from: decoder).value
            }
        }
    }
    {% endif %}
    {% if family.keeps %}

    /// A `{{ family.name }}` whose name is unknown: its JSON is kept and encoded again unchanged.
    {{ family.isolation }}{{ family.access }}struct {{ family.unknownType }}: {{ family.name }}{% if not family.isEncodable %}, Codable{% endif %} {
        {{ family.access }}var json: JSONValue

        {{ family.access }}init(json: JSONValue) { self.json = json }

        {{ family.access }}init(from decoder: any Decoder) throws { json = try JSONValue(from: decoder) }

        {{ family.access }}func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
    }
    {% endif %}
    {% endfor %}

    """##,

    "Init.stencil": ##"""
    {% if variant.init.isDistinguished %}
        // The last parameter tells it from the initializer that the compiler makes.
    {% endif %}
    {% if variant.init.parameters %}
        {% if variant.init.access %}{{ variant.init.access }} {% endif %}init(
    {% for parameter in variant.init.parameters %}
            {{ parameter.name }}: {{ parameter.type }}{% if parameter.default %} = {{ parameter.default }}{% endif %}{% if not forloop.last or variant.init.isDistinguished %},{% endif %}
    {% endfor %}
    {% if variant.init.isDistinguished %}
            _: Void = ()
    {% endif %}
        ) {
    {% for parameter in variant.init.parameters %}
            self.{{ parameter.name }} = {{ parameter.name }}
    {% endfor %}
        }
    {% else %}
        {% if variant.init.access %}{{ variant.init.access }} {% endif %}init({% if variant.init.isDistinguished %}_: Void = (){% endif %}) {}
    {% endif %}

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

    "WireCoding.stencil": ##"""
    {% if variant.coding.keys %}

        {{ variant.coding.isolation }}enum CodingKeys: String, CodingKey {
    {% for key in variant.coding.keys %}
            case {{ key.name }}{% if key.rawValue %} = {{ key.rawValue }}{% endif %}
    {% endfor %}
        }
    {% endif %}
    {% if variant.coding.decodes %}
    {% if variant.coding.sharesFields %}

        {{ variant.coding.modifiers }}init(from decoder: any Decoder) throws {
            try self.init(fields: decoder.container(keyedBy: WireKey.self))
        }

        {{ variant.coding.isolation }}init(fields: KeyedDecodingContainer<WireKey>) throws {
    {% else %}

        {{ variant.coding.initModifiers }}init(from decoder: any Decoder) throws {
    {% if variant.coding.readsContainer %}
            let {{ variant.coding.container }} = try decoder.container(keyedBy: {{ variant.coding.keyType }}.self)
    {% endif %}
    {% endif %}
    {% for step in variant.coding.steps %}
            {{ step.target }} = {{ step.value }}
    {% endfor %}
        }
    {% endif %}
    {% if variant.coding.encodes %}

        {{ variant.coding.modifiers }}func encode(to encoder: any Encoder) throws {
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

    "WireEnum.stencil": ##"""
    {% if variant.enumCoding.decodes %}

        {{ variant.enumCoding.modifiers }}init(from decoder: any Decoder) throws {
    {% for line in variant.enumCoding.decoding %}
            {{ line }}
    {% endfor %}
        }
    {% endif %}
    {% if variant.enumCoding.encodes %}

        {{ variant.enumCoding.modifiers }}func encode(to encoder: any Encoder) throws {
    {% for line in variant.enumCoding.encoding %}
            {{ line }}
    {% endfor %}
        }
    {% endif %}

    """##,
  ]
}
