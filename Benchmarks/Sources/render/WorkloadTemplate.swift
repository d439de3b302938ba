/// A coding template of average size, with about 310 bytes of output for each property.
let workloadTemplate = #"""
  {%- macro typeName property %}{{ property.type }}{% if property.isOptional %}?{% endif %}{% endmacro %}
  {%- macro key property %}{{ property.name|snakeToCamelCase|lowerFirstWord|escapeReservedKeywords }}{% endmacro %}
  // Generated for {{ types.count }} types
  {% for type in types %}
  // MARK: - {{ type.name }}
  {% if type.kind == "class" and not type.isFinal %}
  extension {{ type.name }} {
  {% else %}
  {{ access }} extension {{ type.name }}{% if type.inherits %}: {{ type.inherits|join:", " }}{% endif %} {
  {% endif %}
    enum CodingKeys: String, CodingKey {
    {% for property in type.properties where not property.isStatic %}
      case {% call key property %}{% if property.name|contains:"_" %} = "{{ property.name }}"{% endif %}
    {% endfor %}
    }

    init({% for property in type.properties %}{% call key property %}: {% call typeName property %}{% if property.defaultValue %} = {{ property.defaultValue }}{% endif %}{% if not forloop.last %}, {% endif %}{% endfor %}) {
    {% for property in type.properties %}
      self.{% call key property %} = {% call key property %}
    {% empty %}
      // nothing to set
    {% endfor %}
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
    {% for property in type.properties where not property.isStatic %}
      {% if property.isOptional %}
      {{ property.name }} = try container.decodeIfPresent({{ property.type }}.self, forKey: .{% call key property %})
      {% elif property.type|hasPrefix:"[" %}
      {{ property.name }} = try container.decode({{ property.type }}.self, forKey: .{% call key property %}) // {{ forloop.counter }} of {{ forloop.length }}
      {% else %}
      {{ property.name }} = try container.decode({{ property.type|upperFirstLetter }}.self, forKey: .{% call key property %})
      {% endif %}
    {% endfor %}
    }

    static func == (left: {{ type.name }}, right: {{ type.name }}) -> Bool {
      {% for property in type.properties %}{% if not forloop.first %}
        && {% endif %}left.{{ property.name }} == right.{{ property.name }}{% endfor %}
    }
  }
  {% endfor %}
  """#
