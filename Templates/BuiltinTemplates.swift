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
    // MARK: {{ type.name }} {% if type.isDecodable %}Decodable{% else %}Init{% endif %}
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
    }
    {% endfor %}
    {% if type.isConditional %}
    #endif
    {% endif %}
    {% if type.condition %}
    #endif
    {% endif %}
    {% endfor %}

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
            let {{ step.constant }}: {{ step.base }}? = try? container.decodeIfPresent(forKey: .{{ step.key }})
            {{ step.target }} = {{ step.constant }} as? {{ step.type }} ?? {{ step.onError }}
    {% else %}
            let {{ step.constant }}: {{ step.base }}? = try container.decodeIfPresent(forKey: .{{ step.key }})
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

    "Init.stencil": ##"""
    {% if variant.init.parameters %}
        {% if variant.init.access %}{{ variant.init.access }} {% endif %}init(
    {% for parameter in variant.init.parameters %}
            {{ parameter.name }}: {{ parameter.type }}{% if parameter.default %} = {{ parameter.default }}{% endif %}{% if not forloop.last %},{% endif %}
    {% endfor %}
        ) {
    {% for parameter in variant.init.parameters %}
            self.{{ parameter.name }} = {{ parameter.name }}
    {% endfor %}
        }
    {% else %}
        {% if variant.init.access %}{{ variant.init.access }} {% endif %}init() {}
    {% endif %}

    """##,
  ]
}
