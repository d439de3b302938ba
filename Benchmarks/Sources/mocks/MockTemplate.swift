/// A typical template for mocks: several lists of a type's methods, names derived from signatures by chains of
/// replacements, and many uses of each parameter.
let mockTemplate = #"""
  {%- macro clean text %}{{ text|replace:"(","_"|replace:")",""|replace:":","_"|replace:"`",""|snakeToCamelCase|lowerFirstWord }}{% endmacro %}
  {%- macro name method %}{% if method|annotated:"mockName" %}{{ method.annotations.mockName }}{% else %}{% call clean method.selectorName %}{% endif %}{% endmacro %}
  {%- macro closure method %}(({% for p in method.parameters %}{{ p.typeName }}{% if not forloop.last %}, {% endif %}{% endfor %}){{ ' async' if method.isAsync }}{{ ' throws' if method.throws }} -> {% if method.isOptionalReturnType %}{{ method.unwrappedReturnTypeName }}?{% else %}{{ method.returnTypeName }}{% endif %})?{% endmacro %}
  {%- macro parameters method %}{% for p in method.parameters %}{{ p.asSource }}{% if not forloop.last %}, {% endif %}{% endfor %}{% endmacro %}
  {% for type in types.protocols %}
  final class {{ type.name }}Mock: {{ type.name }} {
  {% for variable in type.allVariables|!definedInExtension %}
    var {{ variable.name }}: {{ variable.typeName }} {
      get { {% if variable.isOptional %}underlying{{ variable.name|upperFirstLetter }}{% else %}underlying{{ variable.name|upperFirstLetter }}!{% endif %} }
      set { underlying{{ variable.name|upperFirstLetter }} = newValue }
    }
    var underlying{{ variable.name|upperFirstLetter }}: {{ variable.unwrappedTypeName }}?
  {% endfor %}
  {% for method in type.allMethods|!static where not method.isInitializer %}

    // MARK: - {{ method.shortName }}

    {% if method.throws %}
    var {% call name method %}ThrowableError: (any Error)?
    {% endif %}
    var {% call name method %}CallsCount = 0
    var {% call name method %}Called: Bool { {% call name method %}CallsCount > 0 }
    {% if method.parameters.count == 1 %}
    var {% call name method %}Received{{ method.parameters.first.name|upperFirstLetter }}: {{ method.parameters.first.typeName.unwrappedTypeName }}?
    {% elif method.parameters.count %}
    var {% call name method %}ReceivedArguments: ({% for p in method.parameters %}{{ p.name }}: {{ p.typeName }}{% if not forloop.last %}, {% endif %}{% endfor %})?
    {% endif %}
    {% if not method.returnTypeName.isVoid %}
    var {% call name method %}ReturnValue: {{ method.returnTypeName.unwrappedTypeName }}!
    {% endif %}
    var {% call name method %}Closure: {% call closure method %}

    func {{ method.callName }}({% call parameters method %}){{ ' async' if method.isAsync }}{{ ' throws' if method.throws }}{% if not method.returnTypeName.isVoid %} -> {{ method.returnTypeName }}{% endif %} {
      {% call name method %}CallsCount += 1
      {% if method.throws %}
      if let error = {% call name method %}ThrowableError { throw error }
      {% endif %}
      {% if method.parameters.count == 1 %}
      {% call name method %}Received{{ method.parameters.first.name|upperFirstLetter }} = {{ method.parameters.first.name }}
      {% elif method.parameters.count %}
      {% call name method %}ReceivedArguments = ({% for p in method.parameters %}{{ p.name }}: {{ p.name }}{% if not forloop.last %}, {% endif %}{% endfor %})
      {% endif %}
      {% if method.returnTypeName.isVoid %}
      {{ 'try ' if method.throws }}{{ 'await ' if method.isAsync }}{% call name method %}Closure?({% for p in method.parameters %}{{ p.name }}{% if not forloop.last %}, {% endif %}{% endfor %})
      {% else %}
      if let closure = {% call name method %}Closure { return {{ 'try ' if method.throws }}{{ 'await ' if method.isAsync }}closure({% for p in method.parameters %}{{ p.name }}{% if not forloop.last %}, {% endif %}{% endfor %}) }
      return {% call name method %}ReturnValue
      {% endif %}
    }
  {% endfor %}
  }
  {% endfor %}
  """#
