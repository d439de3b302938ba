// Made from the templates next to it and from two runtimes by `UPDATE_GOLDENS=1 swift test --filter Goldens`.

/// The texts of the built-in templates, by file name. They are in the binary, so that the tool is one file.
package enum BuiltinTemplates {
  package static let texts: [String: String] = [
    "Coding.stencil": ##"""
    {% for import in imports %}
    {{ import }}
    {% endfor %}
    {% if imports and interface %}

    extension {{ interface }} {}  // Requires a WidgetRuntime of the same version as widgetgen.
    {% endif %}
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
    {{ type.isolation }}extension {{ type.name }}{% if type.conformances %}: {{ type.conformances|join:", " }}{% endif %} {
    {% for alias in variant.typealiases %}
        private typealias {{ alias.name }} = {{ alias.type }}
    {% endfor %}
    {% if variant.init %}

    {% include "_Init.stencil" %}
    {% endif %}
    {% if variant.coding %}
    {% include "_Coding.stencil" %}
    {% endif %}
    }
    {% for conformance in type.conditionalConformances %}

    {% for attribute in type.availability %}
    {{ attribute }}
    {% endfor %}
    {{ type.isolation }}extension {{ type.name }}: {{ conformance }} {}
    {% endfor %}
    {% if variant.direct.reading %}

    {% for attribute in type.availability %}
    {{ attribute }}
    {% endfor %}
    {{ type.isolation }}extension {{ type.name }}: WidgetCoding.JSONReadable{% if variant.direct.isJoint %}, WidgetCoding.JSONWritable{% endif %}{{ type.decodingClause }} {

        {{ variant.direct.modifiers }}init(from json: inout WidgetCoding.JSONReader) throws {
    {{ variant.direct.reading }}
        }
    {% if not variant.direct.isJoint %}
    }
    {% endif %}
    {% endif %}
    {% if variant.direct.writing %}
    {% if not variant.direct.isJoint %}

    {% for attribute in type.availability %}
    {{ attribute }}
    {% endfor %}
    {{ type.isolation }}extension {{ type.name }}: WidgetCoding.JSONWritable{{ type.encodingClause }} {
    {% endif %}

        {{ variant.direct.modifiers }}func write(to json: inout WidgetCoding.JSONWriter) throws {
    {{ variant.direct.writing }}
        }
    }
    {% endif %}
    {% endfor %}
    {% if type.isConditional %}
    #endif
    {% endif %}
    {% if type.condition %}
    #endif
    {% endif %}
    {% endfor %}
    {% if castsWrapped %}

    /// A component or action, cast to the narrower type of a property.
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
    {{ type.isolation }}extension {{ type.name }}{% if type.conformance == "Hashable" %}: Hashable{% elif type.conformance == "Equatable" %}: Equatable{% endif %} {
    {% if variant.compares %}
        {{ variant.access }}static func == (left: {{ type.operand }}, right: {{ type.operand }}) -> Bool{{ type.clause }} {
    {% for line in variant.lines %}
            {{ line }}
    {% endfor %}
        }
    {% if variant.hashes %}

    {% endif %}
    {% endif %}
    {% if variant.hashes %}
        {{ variant.access }}func hash(into hasher: inout Hasher){{ type.hashingClause }} {
    {% for line in variant.hashing %}
            {{ line }}
    {% endfor %}
        }
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
    {% if comparesDynamically %}

    /// Compares values whose types are only known when the program runs. Those that are not
    /// `Equatable` differ.
    {{ isolationOfComparison }}private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
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

    {{ isolationOfComparison }}extension Equatable {
        fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
    }
    {% endif %}

    """##,

    "Families.stencil": ##"""
    {% for import in familyImports %}
    {% if families or policyBoxes or joiningModules %}
    {{ import }}
    {% endif %}
    {% endfor %}
    {% if families or policyBoxes or joiningModules %}
    {% if interface %}

    extension {{ interface }} {}  // Requires a WidgetRuntime of the same version as widgetgen.
    {% endif %}
    {% endif %}
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
    {% for member in family.names %}
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
    {% if family.hasRestrictedNames %}

            /// The names that are known on this version of the system.
            static var allCases: [{{ family.namesName }}] {
                var names: [{{ family.namesName }}] = []
    {% for member in family.names %}
    {% if member.condition %}
                #if {{ member.condition }}
    {% endif %}
    {% if member.check %}
                if #available({{ member.check }}) {
                    names += [{% for case in member.cases %}.{{ case.identifier }}{% if not forloop.last %}, {% endif %}{% endfor %}]
                }
    {% else %}
                names += [{% for case in member.cases %}.{{ case.identifier }}{% if not forloop.last %}, {% endif %}{% endfor %}]
    {% endif %}
    {% if member.condition %}
                #endif
    {% endif %}
    {% endfor %}
                return names
            }
    {% endif %}
        }
    {% if family.namesCondition %}
        #else
        /// The family has no names, because none of its types is compiled.
        enum {{ family.namesName }}: CaseIterable, Sendable {
            var rawValue: String { switch self {} }

            init?(rawValue: String) { nil }
        }
        #endif
    {% endif %}

    {% endif %}
        {{ family.access }}let value: {{ family.valueType }}

        {{ family.access }}init(_ value: {{ family.valueType }}) { self.value = value }

    {% if family.access and family.hasNames %}
        {{ family.access }}static var names: [String] { {{ family.namesName }}.allCases.map(\.rawValue) }

    {% endif %}
    {% if family.takesPolicy %}
        {{ family.access }}init(from decoder: any Decoder) throws {
    {% if family.sharesNestedValues %}
            let decoder = WidgetCoding.remembering(decoder)
    {% endif %}
            try self.init(from: decoder) {{ family.unknownClosure }}
        }

        /// Decodes a value, or calls `unknown` if the JSON is not one of these types.
        {{ family.access }}init(
            from decoder: any Decoder, unknown: (any Swift.Error) throws -> {{ family.valueType }}
        ) throws {
    {% else %}
        {{ family.access }}init(from decoder: any Decoder) throws {
    {% endif %}
    {{ family.decoding }}
        }

        {{ family.access }}func encode(to encoder: any Encoder) throws {
    {{ family.encoding }}
        }
    }
    {% if family.isEquatable %}

    {% for attribute in family.availability %}
    {{ attribute }}
    {% endfor %}
    {{ family.isolation }}extension {{ family.box }}: {% if family.isHashable %}Hashable{% else %}Equatable{% endif %} {
        {{ family.access }}static func == (left: {{ family.box }}, right: {{ family.box }}) -> Bool {
    {% if family.isClass %}
            left.value == right.value
    {% else %}
            func equals<Value: {{ family.name }}>(_ value: Value) -> Bool { value == right.value as? Value }
            return equals(left.value)
    {% endif %}
        }
    {% if family.isHashable %}

        {{ family.access }}func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
    {% endif %}
    }
    {% endif %}
    {% if family.reading %}

    {% for attribute in family.availability %}
    {{ attribute }}
    {% endfor %}
    {{ family.isolation }}extension {{ family.box }}: WidgetCoding.JSONReadable {
    {% if family.readNames %}

        private static let readNames: WidgetCoding.JSONNames = {{ family.readNames }}
    {% endif %}

    {% if family.takesPolicy %}
        {{ family.accessOfRuntime }}init(from json: inout WidgetCoding.JSONReader) throws {
    {% if family.sharesNestedValues %}
            self.init(try json.remembering(Self.self) { json in try Self(from: &json) {{ family.unknownReading }}.value })
    {% else %}
            try self.init(from: &json) {{ family.unknownReading }}
    {% endif %}
        }

        /// Reads a value, or calls `unknown` if the JSON is not one of these types.
        {{ family.accessOfRuntime }}init(
            from json: inout WidgetCoding.JSONReader,
            unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> {{ family.valueType }}
        ) throws {
    {% else %}
        {{ family.accessOfRuntime }}init(from json: inout WidgetCoding.JSONReader) throws {
    {% endif %}
    {{ family.reading }}
        }
    }
    {% endif %}
    {% if family.writing %}

    {% for attribute in family.availability %}
    {{ attribute }}
    {% endfor %}
    {{ family.isolation }}extension {{ family.box }}: WidgetCoding.JSONWritable {

        {{ family.accessOfRuntime }}func write(to json: inout WidgetCoding.JSONWriter) throws {
    {{ family.writing }}
        }
    }
    {% endif %}
    {% if family.joined %}
    {% if family.hasNames or family.isJoined %}

    {% for attribute in family.availability %}
    {{ attribute }}
    {% endfor %}
    {{ family.isolation }}extension {{ family.box }} {
    {% if family.hasNames %}
        /// The types that this module adds to `{{ family.joined.name }}`: `try decoder.userInfo.register({{ family.box }}.module)`.
        {{ family.accessOfRuntime }}static var module: WidgetModule<any {{ family.joined.name }}> {
            WidgetModule{% if family.joined.box %}(ownNames: {{ family.joined.box }}.names){% endif %} { types in
    {% for type in family.joiningTypes %}
    {% if type.condition %}
                #if {{ type.condition }}
    {% endif %}
    {% if type.check %}
                if #available({{ type.check }}) {
    {% endif %}
    {% if family.reading %}
                types.add({{ type.names }}) { decoder, fields in
                    try {{ type.decoding }}
                } read: { name, json in
                    try {{ type.reading }}
                }
    {% else %}
                types.add({{ type.names }}) { decoder, fields in try {{ type.decoding }} }
    {% endif %}
    {% if type.check %}
                }
    {% endif %}
    {% if type.condition %}
                #endif
    {% endif %}
    {% endfor %}
    {% for module in family.expected %}
                types.expect({{ module.module }}) { {{ module.box }}.names }
    {% endfor %}
    {% if family.joined.joinsAnother %}
                {{ family.joined.box }}.join(&types)
    {% endif %}
            }
        }
    {% endif %}
    {% if family.isJoined %}
    {% if family.hasNames %}

    {% endif %}
        /// Adds the types of a family that joins `{{ family.name }}` to `{{ family.joined.name }}`.
        {{ family.accessOfRuntime }}static func join(_ types: inout WidgetModule<any {{ family.name }}>) {
            types.join({% if family.joined.box %}ownNames: {{ family.joined.box }}.names{% endif %}{% if family.joined.joinsAnother %}, adding: { {{ family.joined.box }}.join(&$0) }{% endif %}) { $0 as any {{ family.joined.name }} }
        }
    {% endif %}
    }
    {% endif %}
    {% endif %}
    {% for value in family.joiningValues %}

    {% if value.condition %}
    #if {{ value.condition }}
    {% endif %}
    {% for attribute in value.availability %}
    {{ attribute }}
    {% endfor %}
    {{ family.isolation }}extension {{ value.type }}: WidgetCoding.JoiningValue {

        {{ value.access }}func box(in family: Any.Type) -> any Encodable {
    {% for box in value.boxes %}
    {% if not forloop.last %}
            if family == (any {{ box.family }}).self { return {{ box.name }}(self) }
    {% else %}
            return {{ box.name }}(self)
    {% endif %}
    {% endfor %}
        }
    }
    {% if value.condition %}
    #endif
    {% endif %}
    {% endfor %}
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
    {% if family.reading %}

    {% for attribute in family.availability %}
    {{ attribute }}
    {% endfor %}
    {{ family.isolation }}extension {{ family.unknownType }}: WidgetCoding.JSONReadable {

        {{ family.accessOfRuntime }}init(from json: inout WidgetCoding.JSONReader) throws { self.json = try json.read(JSONValue.self) }
    }

    {% for attribute in family.availability %}
    {{ attribute }}
    {% endfor %}
    {{ family.isolation }}extension {{ family.unknownType }}: WidgetCoding.JSONWritable {

        {{ family.accessOfRuntime }}func write(to json: inout WidgetCoding.JSONWriter) throws { try self.json.write(to: &json) }
    }
    {% endif %}
    {% endif %}
    {% endfor %}
    {% for box in policyBoxes %}

    {% include "_PolicyBox.stencil" %}
    {% endfor %}
    {% if joiningModules %}

    // MARK: Modules

    private enum JoiningModules {
        static let all = Swift.Result { try WidgetModules({{ joiningModules|join:", " }}) }
    }

    extension Dictionary where Key == CodingUserInfoKey {
        /// Registers the types that other modules ({{ joiningNames }}) and this module add to families of other modules:
        /// `try decoder.userInfo.registerModules()`.
        mutating func registerModules() throws { try register(JoiningModules.all.get()) }
    }
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
    {% if item.availability %}
        if #available({{ item.availability }}) {
    {% endif %}
    {% if item.kind == "controller" %}
        {{ item.indent }}dependencies.{{ registry.navigation }}.registerNavigationController(builder: {{ item.type }}.init, forId: {{ item.name }})
    {% else %}
        {{ item.indent }}dependencies.{{ registry.coder }}.register({{ item.label }}: {{ item.type }}.self{% if item.name %}, named: {{ item.name }}{% endif %})
    {% endif %}
    {% if item.availability %}
        }
    {% endif %}
    {% if item.condition %}
        #endif
    {% endif %}
    {% endfor %}
    }
    {% endif %}

    """##,

    "_Block.stencil": ##"""
    {% for variant in type.variants %}
    {% if variant.opening %}
    {{ variant.opening }}
    {% endif %}
    {% for alias in variant.typealiases %}
        private typealias {{ alias.name }} = {{ alias.type }}
    {% endfor %}
    {% if interface and variant.coding.decodes or interface and variant.coding.encodes %}
        private typealias WidgetInterface = {{ interface }}
    {% endif %}
    {% if variant.init %}
    {% include "_Init.stencil" %}
    {% endif %}
    {% if variant.coding %}
    {% include "_Coding.stencil" %}
    {% endif %}
    {% endfor %}
    {% if type.isConditional %}
    #endif
    {% endif %}

    """##,

    "_Coding.stencil": ##"""
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
    {% if variant.coding.decodesByBytes %}

        {{ variant.coding.initModifiers }}init(from decoder: any Decoder) throws{{ type.decodingClause }} { try self.init(reading: decoder) }
    {% elif variant.coding.sharesFields %}

        {{ variant.coding.modifiers }}init(from decoder: any Decoder) throws{{ type.decodingClause }} {
            try self.init(fields: decoder.container(keyedBy: {{ variant.coding.keyType }}.self))
        }

        {{ variant.coding.isolation }}init(fields: KeyedDecodingContainer<WireKey>) throws{{ type.decodingClause }} {
    {% else %}

        {{ variant.coding.initModifiers }}init(from decoder: {{ variant.coding.decoder }}) throws{{ type.decodingClause }} {
    {% endif %}
    {% if not variant.coding.decodesByBytes %}
    {{ variant.coding.decoding }}
        }
    {% endif %}
    {% endif %}
    {% if variant.coding.encodesByBytes %}

        {{ variant.coding.modifiers }}func encode(to encoder: any Encoder) throws{{ type.encodingClause }} { try write(to: encoder) }
    {% elif variant.coding.encodes %}

        {{ variant.coding.modifiers }}func encode(to encoder: any Encoder) throws{{ type.encodingClause }} {
    {{ variant.coding.encoding }}
        }
    {% endif %}

    """##,

    "_Init.stencil": ##"""
    {% if variant.init.isDistinguished %}
        // Disambiguates from the synthesized memberwise initializer.
    {% endif %}
    {% if variant.init.parameters %}
    {% if variant.init.isDistinguished %}
        @_disfavoredOverload
    {% endif %}
        {% if variant.init.access %}{{ variant.init.access }} {% endif %}init(
    {% for parameter in variant.init.parameters %}
            {{ parameter.names }}: {{ parameter.type }}{% if parameter.default %} = {{ parameter.default }}{% endif %}{% if not forloop.last %},{% endif %}
    {% endfor %}
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
    /// Any `{{ box.base }}`. {{ box.summary }}
    {% for attribute in box.availability %}
    {{ attribute }}
    {% endfor %}
    {{ box.isolation }}struct {{ box.name }}: WidgetBox{% if box.isSendable %}, Sendable{% endif %} {
        let value: {{ box.valueType }}

        init(_ value: {{ box.valueType }}) { self.value = value }

        init(from decoder: any Decoder) throws {
    {{ box.decoding }}
        }

        func encode(to encoder: any Encoder) throws {
    {{ box.encoding }}
        }
    }
    {% if box.reading %}

    {% for attribute in box.availability %}
    {{ attribute }}
    {% endfor %}
    {{ box.isolation }}extension {{ box.name }}: WidgetCoding.JSONReadable {

        init(from json: inout WidgetCoding.JSONReader) throws {
    {{ box.reading }}
        }
    }

    {% for attribute in box.availability %}
    {{ attribute }}
    {% endfor %}
    {{ box.isolation }}extension {{ box.name }}: WidgetCoding.JSONWritable {

        func write(to json: inout WidgetCoding.JSONWriter) throws {
    {{ box.writing }}
        }
    }
    {% endif %}
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
    {% if box.reading %}

    {% for attribute in box.availability %}
    {{ attribute }}
    {% endfor %}
    {{ box.isolation }}extension {{ box.keptType }}: WidgetCoding.JSONReadable {

        init(from json: inout WidgetCoding.JSONReader) throws { self.json = try json.read(JSONValue.self) }
    }

    {% for attribute in box.availability %}
    {{ attribute }}
    {% endfor %}
    {{ box.isolation }}extension {{ box.keptType }}: WidgetCoding.JSONWritable {

        func write(to json: inout WidgetCoding.JSONWriter) throws { try self.json.write(to: &json) }
    }
    {% endif %}
    {% endif %}

    """##,
  ]

  /// Stencil templates with the output of Sourcery's Swift templates.
  package static let sourcery: [String: String] = [
    "AutoCodable.stencil": ##"""
    {# init(from:) and encode(to:) in the form of Sourcery's AutoCodable: for structs and enums that conform to AutoDecodable or AutoEncodable. #}
    {# Marks that a type has a method: decodeTitle(from:), encodeTitle(to:), decodingContainer(_:). #}
    {% macro reads type variable %}{% set name %}decode{{ variable.name|upperFirstLetter }}(from:){% endset %}{% for method in type.staticMethods where method.selectorName == name %}+{% endfor %}{% endmacro %}
    {% macro writes type variable %}{% set name %}encode{{ variable.name|upperFirstLetter }}(to:){% endset %}{% for method in type.instanceMethods where method.selectorName == name %}+{% endfor %}{% endmacro %}
    {% macro default type variable %}{% set name %}default{{ variable.name|upperFirstLetter }}{% endset %}{% for other in type.staticVariables where other.name == name %} ?? {{ type.name }}.{{ name }}{% endfor %}{% endmacro %}
    {# Calls of methods that the user wrote. #}
    {% macro read type variable %}{% set name %}decode{{ variable.name|upperFirstLetter }}(from:){% endset %}{% for method in type.staticMethods where method.selectorName == name %}{% if method.throws %}try {% endif %}{{ type.name }}.{{ method.callName }}(from: {% if method.parameters.0.name == "decoder" %}decoder{% else %}container{% endif %}){% endfor %}{% endmacro %}
    {% macro write type name %}{% for method in type.instanceMethods where method.selectorName == name %}{% if method.throws %}try {% endif %}{{ method.callName }}(to: {% if method.parameters.0.name == "encoder" %}encoder{% else %}&container{% endif %}){% endfor %}{% endmacro %}
    {# The labels of the values before one of a case. #}
    {% macro labelsBefore type case value %}{% for earlier in type.cases %}{% for other in earlier.associatedValues %}{% if earlier.name == case.name and other.localName == value.localName %}{% break %}{% endif %}{{ other.localName }},{% endfor %}{% if earlier.name == case.name %}{% break %}{% endif %}{% endfor %}{% endmacro %}
    {# The names of the keys that a type needs, separated by commas. #}
    {% macro needed type isWritten %}{% if type.kind == "struct" %}{% for variable in type.storedVariables %}{% if not isWritten or not variable.defaultValue %}{{ variable.name }},{% endif %}{% endfor %}{% for variable in type.computedVariables %}{% set own %}{% call writes type variable %}{% endset %}{% if own %}{{ variable.name }},{% endif %}{% endfor %}{% else %}{% set cases %},{% for case in type.cases %}{{ case.name }},{% endfor %}{% endset %}{% for case in type.cases %}{{ case.name }},{% endfor %}{% for case in type.cases %}{% for value in case.associatedValues where value.localName %}{% set name %},{{ value.localName }},{% endset %}{% set earlier %}{{ cases }}{% call labelsBefore type case value %}{% endset %}{% if not earlier|contains:name %}{{ value.localName }},{% endif %}{% endfor %}{% endfor %}{% endif %}{% endmacro %}
    {# Whether the values of a case have labels: "all", "none" or "some"; nothing without values. #}
    {% macro labels case %}{% set with %}{% for value in case.associatedValues where value.localName %}+{% endfor %}{% endset %}{% set without %}{% for value in case.associatedValues where not value.localName %}+{% endfor %}{% endset %}{% if with and without %}some{% elif with %}all{% elif without %}none{% endif %}{% endmacro %}
    {% macro labeled case %}{% for value in case.associatedValues %}{{ value.localName }}{% if not forloop.last %}, {% endif %}{% endfor %}{% endmacro %}
    {% macro numbered case %}{% for value in case.associatedValues %}associatedValue{{ forloop.counter0 }}{% if not forloop.last %}, {% endif %}{% endfor %}{% endmacro %}
    {% macro construction case %}{% for value in case.associatedValues %}{{ value.localName }}: {{ value.localName }}{% if not forloop.last %}, {% endif %}{% endfor %}{% endmacro %}
    {% for type in types.all %}
    {% if type.kind == "struct" or type.kind == "enum" %}
    {% if type.implements.AutoDecodable or type.implements.AutoEncodable %}
    {% set wanted %}{% call needed type type.containedType.CodingKeys %}{% endset %}
    {% set defined %},{% for case in type.containedType.CodingKeys.cases %}{{ case.name }},{% endfor %}{% endset %}
    {% set generated %}{% if not type.containedType.CodingKeys or wanted|replace:",$","","regex"|split:","|count > type.containedType.CodingKeys.cases.count %}{% for key in wanted|split:"," where key %}{% set comma %},{{ key }},{% endset %}{% if not defined|contains:comma %}{{ key }},{% endif %}{% endfor %}{% endif %}{% endset %}
    {% set all %}{{ defined }}{{ generated }}{% endset %}
    {% if type.containedType.CodingKeys and generated %}
    // sourcery:inline:auto:{{ type.containedType.CodingKeys.name }}.AutoCodable
    {% for key in generated|split:"," where key %}
            case {{ key }}
    {% endfor %}
    // sourcery:end
    {% endif %}
    {# What makes the compiler's own coding another one than is asked for. #}
    {% set stored %},{% for variable in type.storedVariables %}{{ variable.name }},{% endfor %}{% endset %}
    {% set other %}{% for key in all|split:"," where key %}{% set comma %},{{ key }},{% endset %}{% if not stored|contains:comma %}+{% endif %}{% endfor %}{% for method in type.staticMethods where method.selectorName == "decodingContainer(_:)" %}+{% endfor %}{% if type.kind == "enum" %}+{% endif %}{% endset %}
    {% set decodes %}{% if type.implements.AutoDecodable %}{{ other }}{% for variable in type.storedVariables %}{% call reads type variable %}{% call default type variable %}{% endfor %}{% endif %}{% endset %}
    {% set encodes %}{% if type.implements.AutoEncodable %}{{ other }}{% for variable in type.variables %}{% call writes type variable %}{% endfor %}{% for method in type.instanceMethods where method.selectorName == "encodeAdditionalValues(to:)" %}+{% endfor %}{% for case in type.containedType.SkipEncodingKeys.cases %}+{% endfor %}{% endif %}{% endset %}
    {% if decodes or encodes %}
    {% set enumCaseKey %}{% if all|contains:",enumCaseKey," %}+{% endif %}{% endset %}
    extension {{ type.name }} {
    {% if not type.containedType.CodingKeys %}

        enum CodingKeys: String, CodingKey {
    {% for key in generated|split:"," where key %}
            case {{ key }}
    {% endfor %}
        }
    {% endif %}
    {% if decodes %}

        {{ type.accessLevel }} init(from decoder: Decoder) throws {
    {% set container %}{% for method in type.staticMethods where method.selectorName == "decodingContainer(_:)" %}{% if method.throws %}try {% endif %}{{ type.name }}.decodingContainer(decoder){% endfor %}{% endset %}
    {% if type.kind == "enum" and not type.hasAssociatedValues %}
            let container = try decoder.singleValueContainer()
    {% elif container %}
            let container = {{ container }}
    {% else %}
            let container = try decoder.container(keyedBy: CodingKeys.self)
    {% endif %}

    {% if type.kind == "enum" and not type.hasAssociatedValues %}
            let enumCase = try container.decode(String.self)
            switch enumCase {
    {% for case in type.cases %}
            case CodingKeys.{{ case.name }}.rawValue: self = .{{ case.name }}
    {% endfor %}
            default: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case '\(enumCase)'"))
            }
    {% elif type.kind == "enum" and enumCaseKey %}
            let enumCase = try container.decode(String.self, forKey: .enumCaseKey)
            switch enumCase {
    {% for case in type.cases %}
    {% set labels %}{% call labels case %}{% endset %}
            case CodingKeys.{{ case.name }}.rawValue:
    {% if labels == "all" %}
    {% for value in case.associatedValues %}
                let {{ value.localName }} = try container.decode({{ value.typeName }}.self, forKey: .{{ value.localName }})
    {% endfor %}
                self = .{{ case.name }}({% call construction case %})
    {% elif labels %}
                // Enum cases with {% if labels == "none" %}unnamed{% else %}mixed named and unnamed{% endif %} associated values can't be decoded
                throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Can't decode '\(enumCase)'")
    {% else %}
                self = .{{ case.name }}
    {% endif %}
    {% endfor %}
            default:
                throw DecodingError.dataCorruptedError(forKey: .enumCaseKey, in: container, debugDescription: "Unknown enum case '\(enumCase)'")
            }
    {% elif type.kind == "enum" %}
    {% for case in type.cases %}
    {% set labels %}{% call labels case %}{% endset %}
            if container.allKeys.contains(.{{ case.name }}), try container.decodeNil(forKey: .{{ case.name }}) == false {
    {% if labels == "all" %}
                let associatedValues = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .{{ case.name }})
    {% for value in case.associatedValues %}
                let {{ value.localName }} = try associatedValues.decode({{ value.typeName }}.self, forKey: .{{ value.localName }})
    {% endfor %}
                self = .{{ case.name }}({% call construction case %})
                return
    {% elif labels == "none" %}
                var associatedValues = try container.nestedUnkeyedContainer(forKey: .{{ case.name }})
    {% for value in case.associatedValues %}
                let associatedValue{{ forloop.counter0 }} = try associatedValues.decode({{ value.typeName }}.self)
    {% endfor %}
                self = .{{ case.name }}({% call numbered case %})
                return
    {% elif labels == "some" %}
                // Enum cases with mixed named and unnamed associated values can't be decoded
                throw DecodingError.dataCorruptedError(forKey: .{{ case.name }}, in: container, debugDescription: "Can't decode `.{{ case.name }}`")
    {% else %}
                self = .{{ case.name }}
                return
    {% endif %}
            }
    {% endfor %}
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Unknown enum case"))
    {% else %}
    {% for key in all|split:"," where key %}
    {% for variable in type.storedVariables where variable.name == key %}
    {% set own %}{% call read type variable %}{% endset %}
    {% set default %}{% call default type variable %}{% endset %}
    {% set value %}{% if own %}{{ own }}{% else %}try container.decode{% if variable.isOptional %}IfPresent{% endif %}({{ variable.unwrappedTypeName }}.self, forKey: .{{ key }}){% endif %}{% endset %}
            {{ key }} = {% if default and value|hasPrefix:"try " %}({{ value|replace:"^try ","try? ","regex" }}){% else %}{{ value }}{% endif %}{{ default }}
    {% endfor %}
    {% endfor %}
    {% endif %}
        }
    {% endif %}
    {% if encodes %}

        {{ type.accessLevel }} func encode(to encoder: Encoder) throws {
    {% set container %}{% for method in type.instanceMethods where method.selectorName == "encodingContainer(_:)" %}encodingContainer(encoder){% endfor %}{% endset %}
    {% if type.kind == "enum" and not type.hasAssociatedValues %}
            var container = encoder.singleValueContainer()
    {% elif container %}
            var container = {{ container }}
    {% else %}
            var container = encoder.container(keyedBy: CodingKeys.self)
    {% endif %}

    {% if type.kind == "enum" %}
            switch self {
    {% for case in type.cases %}
    {% set labels %}{% call labels case %}{% endset %}
    {% if not type.hasAssociatedValues %}
            case .{{ case.name }}: try container.encode(CodingKeys.{{ case.name }}.rawValue)
    {% elif labels == "all" %}
            case let .{{ case.name }}({% call labeled case %}):
    {% if enumCaseKey %}
                try container.encode(CodingKeys.{{ case.name }}.rawValue, forKey: .enumCaseKey)
    {% else %}
                var associatedValues = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .{{ case.name }})
    {% endif %}
    {% for value in case.associatedValues %}
                try {% if enumCaseKey %}container{% else %}associatedValues{% endif %}.encode({{ value.localName }}, forKey: .{{ value.localName }})
    {% endfor %}
    {% elif labels == "none" and not enumCaseKey %}
            case let .{{ case.name }}({% call numbered case %}):
                var associatedValues = container.nestedUnkeyedContainer(forKey: .{{ case.name }})
    {% for value in case.associatedValues %}
                try associatedValues.encode(associatedValue{{ forloop.counter0 }})
    {% endfor %}
    {% elif labels %}
            case .{{ case.name }}:
                // Enum cases with {% if labels == "none" %}unnamed{% else %}mixed named and unnamed{% endif %} associated values can't be encoded
                throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: "Can't encode '\(self)'"))
    {% elif enumCaseKey %}
            case .{{ case.name }}:
                try container.encode(CodingKeys.{{ case.name }}.rawValue, forKey: .enumCaseKey)
    {% else %}
            case .{{ case.name }}:
                _ = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .{{ case.name }})
    {% endif %}
    {% endfor %}
            }
    {% else %}
    {% set skipped %},{% for case in type.containedType.SkipEncodingKeys.cases %}{{ case.name }},{% endfor %}{% endset %}
    {% for key in all|split:"," where key %}
    {% set comma %},{{ key }},{% endset %}
    {% if not skipped|contains:comma %}
    {% for variable in type.instanceVariables where variable.name == key %}
    {% set name %}encode{{ key|upperFirstLetter }}(to:){% endset %}
    {% set own %}{% call write type name %}{% endset %}
            {% if own %}{{ own }}{% else %}try container.encode{% if variable.isOptional %}IfPresent{% endif %}({{ key }}, forKey: .{{ key }}){% endif +%}
    {% endfor %}
    {% endif %}
    {% endfor %}
    {% set additional %}{% call write type "encodeAdditionalValues(to:)" %}{% endset %}
    {% if additional %}
            {{ additional }}
    {% endif %}
    {% endif %}
        }
    {% endif %}

    }

    {% endif %}
    {% endif %}
    {% endif %}
    {% endfor %}

    """##,
  ]

  /// Templates of sources that are written once and then belong to the user.
  package static let scaffold: [String: String] = [
    "Component.stencil": ##"""
    import UIKit

    /// The widgets that a backend can send; a key of the JSON distinguishes them.
    // widgetgen: family
    protocol Component: Codable {
        /// The view that shows it.
        @MainActor func makeView() -> UIView
    }

    """##,

    "NavigationController.stencil": ##"""
    import Beagle
    import UIKit

    /// A navigation controller that follows what its server-driven screens do.
    class {{ name }}: BeagleNavigationController {
    {% if not keepsDefault %}
        private let loadingView = UIActivityIndicatorView()

    {% endif %}
        override func serverDrivenStateDidChange(
            to state: ServerDrivenState,
            at screenController: BeagleController
        ) {
    {% if keepsDefault %}
            // Beagle's own views for loading and errors.
            super.serverDrivenStateDidChange(to: state, at: screenController)
            switch state {
            case .started, .finished, .success:
                break
            case .error(let error, _):
                print(message(for: error))
            }
    {% else %}
            switch state {
            case .started:
                loadingView.center = view.center
                view.addSubview(loadingView)
                loadingView.startAnimating()
            case .finished:
                loadingView.stopAnimating()
                loadingView.removeFromSuperview()
            case .success:
                break
            case .error(let error, let retry):
                show(message(for: error), retry: retry)
            }
    {% endif %}
        }

    {% if not keepsDefault %}
        private func show(_ message: String, retry: BeagleRetry?) {
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            if let retry = retry {
                alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
            }
            alert.addAction(UIAlertAction(title: "Close", style: .cancel, handler: nil))
            present(alert, animated: true, completion: nil)
        }

    {% endif %}
        private func message(for error: ServerDrivenState.Error) -> String {
            switch error {
            case .remoteScreen(let error), .lazyLoad(let error), .submitForm(let error):
                return message(for: error)
            case .action(let error), .webView(let error):
                return error.localizedDescription
            case .declarativeText:
                return "The screen cannot be read."
            }
        }

        private func message(for error: Request.Error) -> String {
            switch error {
            case .networkError(let error):
                return error.localizedDescription
            case .decoding(let error):
                return error.localizedDescription
            default:
                return error.localizedDescription
            }
        }
    }

    """##,

    "Widget.stencil": ##"""
    {% if runtime != "standalone" %}
    import Beagle
    {% endif %}
    import UIKit

    {% if condition %}
    #if {{ condition }}
    {% endif %}
    {% for line in documentation %}
    {{ line }}
    {% endfor %}
    {% for attribute in availability %}
    {{ attribute }}
    {% endfor %}
    struct {{ widget }}: {{ base }} {
    {% for property in properties %}
    {% for line in property.documentation %}
        {{ line }}
    {% endfor %}
    {% if property.isColor %}
        /// A color, as `#RRGGBB`.
    {% elif property.isFont %}
        /// A text style of `UIFont`, such as `UICTFontTextStyleBody`.
    {% elif property.isImage %}
        /// The name of an image in the app's assets.
    {% endif %}
        let {{ property.name }}: {{ property.type }}
    {% endfor %}
    {% if runtime == "beagle-1" %}
        var widgetProperties: WidgetProperties
    {% elif runtime == "beagle-2" %}
    {% if properties %}

    {% endif %}
        var id: String?
        var style: Style?
        var accessibility: Accessibility?
    {% endif %}
    {% if properties or runtime != "standalone" %}

    {% endif %}
    {% if runtime == "standalone" %}
        {% if isOnMainActor %}@MainActor {% endif %}func makeView() -> UIView {
    {% else %}
        func toView(renderer: BeagleRenderer) -> UIView {
    {% endif %}
    {% for line in children %}
            {{ line }}
    {% endfor %}
    {% if children %}

    {% endif %}
    {% for line in creation %}
            {{ line }}
    {% endfor %}
    {% for line in assignments %}
            {{ line }}
    {% endfor %}
    {% for omission in omissions %}
            // TODO: {{ omission }}
    {% endfor %}

    {% if runtime == "standalone" or layout == "size" %}
            return {{ variable }}
    {% else %}
            {{ variable }}.translatesAutoresizingMaskIntoConstraints = false
            let beagleWrapper = AutoLayoutWrapper(view: {{ variable }})

            return beagleWrapper
    {% endif %}
        }
    }
    {% for enum in enums %}

    extension {{ enum }}: Codable {}
    {% endfor %}
    {% if addsSize %}

    extension {{ view }} {
        {% if overrideAccess %}{{ overrideAccess }} {% endif %}override func sizeThatFits(_ size: CGSize) -> CGSize {
            systemLayoutSizeFitting(size)
        }
    }
    {% endif %}
    {% if convertsColors %}

    extension UIColor {
        /// The color of a text such as `#FF8000`; nil for other texts.
        fileprivate convenience init?(hex: String) {
            guard hex.hasPrefix("#"), hex.utf8.count == 7, let number = Int(hex.dropFirst(), radix: 16) else {
                return nil
            }
            self.init(
                red: CGFloat(number >> 16) / 255,
                green: CGFloat(number >> 8 & 255) / 255,
                blue: CGFloat(number & 255) / 255,
                alpha: 1
            )
        }
    }
    {% endif %}
    {% if condition %}
    #endif
    {% endif %}

    """##,
  ]

  /// Templates over a contract, for `widgetgen contract --emit`.
  package static let contract: [String: String] = [
    "Catalog.stencil": ##"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="{{ policy }}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>{{ title }}</title>
    <style>{{ style }}</style>
    </head>
    <body>
    <a class="skip" href="#_main">Skip to the content</a>
    {% include "_CatalogHeader.stencil" %}
    <div class="layout">
    {% include "_CatalogContents.stencil" %}
    <main id="_main" tabindex="-1">
    {% include "_CatalogOverview.stencil" %}
    {% for family in families %}
    {% include "_CatalogFamily.stencil" %}
    {% endfor %}
    {% if types %}
    <section class="family plain" aria-labelledby="_types">
    <h2 id="_types"><a href="#_types">Types</a></h2>
    <p class="lead">What properties consist of, and is in no family.</p>
    {% for entry in types %}
    {% include "_CatalogEntry.stencil" %}
    {% endfor %}
    </section>
    {% endif %}
    </main>
    </div>
    <footer>{% include "_CatalogFooter.stencil" %}</footer>
    <script type="application/json" id="_rules">{{ rules }}</script>
    {% include "_CatalogDownloads.stencil" %}
    <script>{{ script }}</script>
    </body>
    </html>

    """##,

    "Kotlin.stencil": ##"""
    {% import "_KotlinMacros.stencil" %}// Generated by `widgetgen contract --emit kotlin`; do not edit.
    {% if direction == "encode" %}
    // The JSON that the app writes.
    {% endif %}
    {% if root %}
    // A payload is a value of `{% call name root.identifier %}`.
    {% endif %}
    {% set jackson %}{% if argument.jackson and argument.jackson != "0" and argument.jackson != "false" %}1{% endif %}{% endset %}
    {% if not jackson %}
    @file:OptIn(ExperimentalSerializationApi::class)
    {% endif %}
    {% if argument.package %}

    package {{ argument.package }}
    {% endif %}

    {% if jackson %}
    import com.fasterxml.jackson.annotation.JsonAnyGetter
    {% if arrays %}
    import com.fasterxml.jackson.annotation.JsonFormat
    {% endif %}
    import com.fasterxml.jackson.annotation.JsonInclude
    import com.fasterxml.jackson.annotation.JsonProperty
    {% if arrays %}
    import com.fasterxml.jackson.annotation.JsonPropertyOrder
    {% endif %}
    import com.fasterxml.jackson.annotation.JsonSubTypes
    import com.fasterxml.jackson.annotation.JsonTypeInfo
    import com.fasterxml.jackson.annotation.JsonValue
    import java.math.BigDecimal
    import java.math.BigInteger
    {% else %}
    import kotlinx.serialization.ExperimentalSerializationApi
    import kotlinx.serialization.SerialName
    import kotlinx.serialization.Serializable
    import kotlinx.serialization.json.JsonClassDiscriminator
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonPrimitive
    {% endif %}
    {% for type in types %}
    {% if type.isRead %}

    {% if type.kind == "object" %}
    {% include "_KotlinObject.stencil" %}
    {% elif type.kind == "array" %}
    {% include "_KotlinArray.stencil" %}
    {% elif type.kind == "enum" %}
    {% include "_KotlinEnum.stencil" %}
    {% elif type.kind == "opaque" %}
    {% call comment "" type.documentation type.reason %}
    typealias {% call name type.identifier %} = {% call anything jackson %}
    {% else %}
    {% include "_KotlinChoice.stencil" %}
    {% endif %}
    {% endif %}
    {% endfor %}

    """##,

    "TypeScript.stencil": ##"""
    {% import "_TypeScriptMacros.stencil" %}// Generated by `widgetgen contract --emit typescript`; do not edit.
    {% if direction == "encode" %}
    // The JSON that the app writes.
    {% endif %}
    {% if root %}
    // A payload is a value of `{{ root.identifier }}`.
    {% endif %}
    {% for type in types %}
    {% if type.isRead %}

    {% if type.kind == "object" %}
    {% include "_TypeScriptObject.stencil" %}
    {% elif type.kind == "array" %}
    {% include "_TypeScriptArray.stencil" %}
    {% elif type.kind == "enum" %}
    {% include "_TypeScriptEnum.stencil" %}
    {% elif type.kind == "opaque" %}
    {% call comment "" type.documentation type.reason %}
    export type {{ type.identifier }} = unknown;
    {% else %}
    {% include "_TypeScriptChoice.stencil" %}
    {% endif %}
    {% endif %}
    {% endfor %}

    /** The names of the types of each family, and of the cases of each enum. */
    export const names = {
    {% for type in types %}
    {% if type.isRead and type.representation and type.representation != "untagged" %}
      {{ type.identifier }}: [
    {% for option in type.accepted %}
    {% if option.type.representation == "internal" %}
    {% for name in option.names %}
        {{ name }},
    {% endfor %}
    {% elif option.name %}
        {{ option.name }},
    {% endif %}
    {% endfor %}
      ],
    {% endif %}
    {% endfor %}
    } as const;

    /** Functions that fill in the names. */
    export const make = {
    {% for type in types %}
    {% if type.isRead %}
    {% include "_TypeScriptMake.stencil" %}
    {% endif %}
    {% endfor %}
    };

    /** An integer, which TypeScript does not distinguish from other numbers. */
    export type _Integer = number;

    /** An object type without some of its keys. */
    export type _Without<T, K extends PropertyKey> = { [P in keyof T as Exclude<P, K>]: T[P] };

    /** Exactly one of some keys with its value. */
    export type _OneOf<T> = {
      [K in keyof T]: { [P in K]: T[P] } & { [P in Exclude<keyof T, K>]?: never };
    }[keyof T];

    """##,

    "_CatalogContents.stencil": ##"""
    <nav aria-label="Contents">
    <details open>
    <summary>Contents</summary>
    <ul class="pages">
    <li><a href="#_main">Overview</a></li>
    <li hidden><a href="#_try">Try a payload</a></li>
    {% if changes %}
    <li><a href="#_changes">Changes</a></li>
    {% endif %}
    {% if payloads %}
    <li><a href="#_payloads">Payloads</a></li>
    {% endif %}
    <li><a href="#_graph">Graph</a></li>
    </ul>
    {% for family in families %}
    <p class="{{ family.color }}"><a href="{{ family.link }}">{{ family.name }}</a> <span>{{ family.entries.count }}</span></p>
    <ul>
    {% for entry in family.entries %}
    <li><a href="{{ entry.link }}">{{ entry.title }}</a>{% for badge in entry.badges %} <small class="badge {{ badge }}">{{ badge }}</small>{% endfor %}</li>
    {% endfor %}
    </ul>
    {% endfor %}
    {% if types %}
    <p><a href="#_types">Types</a> <span>{{ types.count }}</span></p>
    <ul>
    {% for entry in types %}
    <li><a href="{{ entry.link }}">{{ entry.title }}</a>{% for badge in entry.badges %} <small class="badge {{ badge }}">{{ badge }}</small>{% endfor %}</li>
    {% endfor %}
    </ul>
    {% endif %}
    </details>
    </nav>

    """##,

    "_CatalogDownloads.stencil": ##"""
    <script type="application/json" id="_contract">{{ contract }}</script>
    {% if schema %}
    <script type="application/json" id="_schema">{{ schema }}</script>
    {% endif %}

    """##,

    "_CatalogEditor.stencil": ##"""
    <section class="panel" id="_editor" aria-labelledby="_try" hidden>
    <h2 id="_try"><a href="#_try">Try a payload</a></h2>
    <p class="lead">Checked as you type, by the same rules as <code>widgetgen validate</code>.</p>
    <p class="choose"><label for="_root">Read as</label> <select id="_root">{% for root in roots %}<option value="{{ root.name }}" data-typescript="{{ root.typescript }}">{{ root.name }}</option>{% endfor %}</select></p>
    <div class="sheet"><pre id="_lines" aria-hidden="true"></pre><textarea id="_payload" aria-label="Payload" aria-describedby="_verdict" rows="12" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off">{{ start }}</textarea></div>
    <p id="_verdict" role="status"></p>
    <ol id="_problems"></ol>
    <p class="tools"><button type="button" data-form="link">Copy link</button> <button type="button" data-form="TypeScript">Copy as TypeScript</button></p>
    </section>

    """##,

    "_CatalogEntry.stencil": ##"""
    <article class="entry {{ entry.color }}" id="{{ entry.anchor }}" aria-label="{{ entry.title }}" data-names="{{ entry.swift }}{% for name in entry.names %}&#10;{{ name }}{% endfor %}"{% if entry.versions %} data-versions="{{ entry.versions }}"{% endif %}>
    <div class="head">
    <h3>{% if entry.secondAnchor %}<span id="{{ entry.secondAnchor }}"></span>{% endif %}<a href="{{ entry.link }}">{{ entry.title }}</a></h3>
    {% for badge in entry.badges %}
    <span class="badge {{ badge }}">{{ badge }}</span>
    {% endfor %}
    {% if entry.usage %}
    <span class="times{% if entry.usage.times == 0 %} none{% endif %}">{% if entry.usage.times == 0 %}never sent{% else %}{{ entry.usage.times }}× in {{ entry.usage.files }} of {{ entry.usage.of }} files{% endif %}</span>
    {% endif %}
    </div>
    <p class="meta">{% if entry.isWidget %}<code>{{ entry.swift }}</code>{% else %}<span>{{ entry.kind }}</span>{% endif %}{% for name in entry.names %}<span>also <code>{{ name }}</code></span>{% endfor %}{% for name in entry.otherFamilies %}<span>also in {{ name }}</span>{% endfor %}{% if entry.module %}<span>module {{ entry.module }}</span>{% endif %}{% if entry.condition %}<span>#if {{ entry.condition }}</span>{% endif %}{% if entry.available %}<span>requires {{ entry.available }}</span>{% endif %}{% if entry.direction %}<span>{{ entry.direction }}</span>{% endif %}{% if entry.since %}<span>since {{ entry.since }}</span>{% endif %}{% if entry.source %}{{ entry.source }}{% endif %}</p>
    {% if entry.summary %}
    <p class="summary" aria-hidden="true">{{ entry.summary }}</p>
    {% endif %}
    <div class="columns{% if not entry.examples %} one{% endif %}">
    <div class="about">
    {% if entry.image %}
    <img class="picture" src="{{ entry.image }}" alt="{{ entry.title }} as the app shows it">
    {% endif %}
    {% for found in entry.findings %}
    <p class="finding {{ found.severity }}"><b>{{ found.word }}</b> {{ found.text }}</p>
    {% endfor %}
    {% if entry.documentation %}
    <div class="prose">{{ entry.documentation }}</div>
    {% endif %}
    {% if entry.reason %}
    <p>{{ entry.reason }}</p>
    {% endif %}
    {% if entry.facts %}
    <ul class="facts">
    {% for fact in entry.facts %}
    <li>{{ fact }}</li>
    {% endfor %}
    </ul>
    {% endif %}
    {% if entry.properties %}
    <h4>{% if entry.areElements %}Elements{% else %}Properties{% endif %}</h4>
    {% include "_CatalogProperties.stencil" %}
    {% endif %}
    {% if entry.cases %}
    <h4>Cases</h4>
    <dl class="cases">
    {% for case in entry.cases %}
    <div id="{{ case.anchor }}"><dt><code>{{ case.name }}</code>{% if case.swift %} <small>{{ case.swift }}</small>{% endif %}{% if case.content %} {{ case.content }}{% endif %}{% if case.available %} <small>requires {{ case.available }}</small>{% endif %}</dt>{% if case.documentation or case.example %}<dd>{{ case.documentation }}{% if case.example %}<pre><code>{{ case.example }}</code></pre>{% endif %}</dd>{% endif %}</div>
    {% endfor %}
    </dl>
    {% endif %}
    {% if entry.children %}
    <h4>Holds</h4>
    <p class="chips">{% for child in entry.children %}<span>{{ child.key }}: {% if child.only %}{{ child.only }}{% else %}{{ child.type }}{% endif %}</span> {% endfor %}</p>
    {% endif %}
    {% if entry.parents %}
    <h4>Can be in</h4>
    <p class="chips">{% for parent in entry.parents %}<span>{{ parent }}</span> {% endfor %}</p>
    {% endif %}
    {% if entry.hasNoExample %}
    <p class="gaps">There is no example: no JSON of it has an end, or none could be made.</p>
    {% endif %}
    {% if entry.usage.paths %}
    <details class="files"><summary>Sent in</summary><ul>{% for file in entry.usage.paths %}<li>{{ file.path }} <b>{{ file.times }}×</b></li>{% endfor %}{% if entry.usage.more %}<li>and {{ entry.usage.more }} more</li>{% endif %}</ul></details>
    {% endif %}
    </div>
    {% if entry.examples %}
    <div class="code">
    {% for example in entry.examples %}
    <h4>{{ example.title }}{% if example.isWritten %} <small>from the documentation</small>{% endif %}</h4>
    <pre class="json" tabindex="0" aria-label="{{ example.label }}" data-root="{{ example.root }}"><code>{{ example.json }}</code></pre>
    {% endfor %}
    {% if entry.hasGaps %}
    <p class="gaps">Some of it is coded by hand; what that looks like is not known here.</p>
    {% endif %}
    </div>
    {% endif %}
    </div>
    </article>

    """##,

    "_CatalogFamily.stencil": ##"""
    <section class="family {{ family.color }}" id="{{ family.anchor }}" aria-labelledby="_f{{ forloop.counter }}" data-names="{{ family.tag }}">
    <h2 id="_f{{ forloop.counter }}"><a href="{{ family.link }}">{{ family.name }}</a>{% for badge in family.badges %} <small class="badge {{ badge }}">{{ badge }}</small>{% endfor %}</h2>
    <p class="meta">{% if family.isRoot %}<span>top of a payload</span>{% endif %}{% if family.module %}<span>module {{ family.module }}</span>{% endif %}{% if family.source %}{{ family.source }}{% endif %}</p>
    <div class="prose">{{ family.documentation }}</div>
    <ul class="facts">
    {% for fact in family.facts %}
    <li>{{ fact }}</li>
    {% endfor %}
    </ul>
    {% if family.holders %}
    <h3 class="minor">Can be in</h3>
    <p class="chips">{% for holder in family.holders %}<span>{{ holder }}</span> {% endfor %}</p>
    {% endif %}
    {% for found in family.findings %}
    <p class="finding {{ found.severity }}"><b>{{ found.word }}</b> {{ found.text }}</p>
    {% endfor %}
    {% if family.removed %}
    <h3 class="minor">Removed</h3>
    <p class="chips">{% for name in family.removed %}<span><del>{{ name }}</del></span> {% endfor %}</p>
    {% endif %}
    {% for entry in family.entries %}
    {% include "_CatalogEntry.stencil" %}
    {% endfor %}
    </section>

    """##,

    "_CatalogFooter.stencil": ##"""
    <p>Made by <code>widgetgen contract --emit catalog</code> for the runtime <code>{{ runtime }}</code>.</p>

    """##,

    "_CatalogHeader.stencil": ##"""
    <header class="bar">
    <a class="brand" href="#_main"><span aria-hidden="true" class="mark"></span>{{ title }}</a>
    <div class="finder" role="search" hidden>
    <label class="unseen" for="_search">Search names, keys, aliases and documentation</label>
    <input id="_search" type="search" role="combobox" autocomplete="off" spellcheck="false" placeholder="Search widgets, keys, aliases…" aria-expanded="false" aria-controls="_results" aria-autocomplete="list">
    <kbd aria-hidden="true">/</kbd>
    <ul id="_results" role="listbox" aria-label="Results" hidden></ul>
    <p id="_status" class="unseen" role="status"></p>
    </div>
    <button id="_theme" type="button" class="theme" hidden><span aria-hidden="true"></span>Theme</button>
    </header>

    """##,

    "_CatalogOverview.stencil": ##"""
    <section class="overview" aria-labelledby="_title">
    <h1 id="_title">{{ title }}</h1>
    <p class="lead">What the app reads as JSON, made from its Swift sources. Every example on this page was checked as the app would read it.</p>
    <ul class="counts">
    {% for count in counts %}
    <li><a href="{{ count.link }}"><b>{{ count.number }}</b> {{ count.label }}</a></li>
    {% endfor %}
    </ul>
    <p class="tools" hidden><button type="button" data-file="contract.json" data-from="_contract">Download the contract</button>{% if schema %} <button type="button" data-file="app.schema.json" data-from="_schema">Download the JSON Schema</button>{% endif %}</p>
    <p class="tools" id="_folds" hidden><button type="button" aria-pressed="false">Open all</button></p>
    </section>
    {% include "_CatalogEditor.stencil" %}
    {% if changes %}
    <section class="panel" aria-labelledby="_changes">
    <h2 id="_changes"><a href="#_changes">Changes since {{ changes.labels|join:", " }}</a></h2>
    <p class="choose" id="_versions" hidden><label for="_version">Show what is read by</label> <select id="_version"><option value="">any version</option>{% for label in changes.versions %}<option value="{{ forloop.counter0 }}">{{ label }}</option>{% endfor %}</select></p>
    {% if changes.found %}
    <ul class="changes">
    {% for found in changes.found %}
    <li><span class="badge {{ found.word }}">{{ found.word }}</span> <span><b>{{ found.at }}</b> {{ found.text }} <small>{{ found.rule }}</small></span></li>
    {% endfor %}
    </ul>
    {% else %}
    <p>Nothing changed.</p>
    {% endif %}
    </section>
    {% endif %}
    {% if payloads %}
    <section class="panel" aria-labelledby="_payloads">
    <h2 id="_payloads"><a href="#_payloads">Payloads</a></h2>
    <p>In {{ payloads.files }} file{% if payloads.files != 1 %}s{% endif %}.{% if payloads.invalid %} <strong>{{ payloads.invalid }} of them {% if payloads.invalid == 1 %}has{% else %}have{% endif %} errors</strong>, which <code>widgetgen validate</code> shows.{% endif %}</p>
    {% if payloads.rows %}
    <table class="chart">
    <thead><tr><th scope="col">Name</th><th scope="col"><span class="unseen">Share</span></th><th scope="col">Times</th><th scope="col">Files</th></tr></thead>
    <tbody>
    {% for row in payloads.rows %}
    <tr class="{{ row.color }}"><th scope="row">{{ row.name }}</th><td><svg viewBox="0 0 200 10" width="200" height="10" aria-hidden="true"><rect width="200" height="10" rx="5" class="track"/><rect width="{{ row.width }}" height="10" rx="5"/></svg></td><td>{{ row.times }}</td><td>{{ row.files }}</td></tr>
    {% endfor %}
    </tbody>
    </table>
    {% endif %}
    {% if payloads.never %}
    <h3>Never sent</h3>
    <p class="chips">{% for name in payloads.never %}<span>{{ name }}</span> {% endfor %}</p>
    {% endif %}
    {% if payloads.neverKeys %}
    <h3>Keys that are never sent</h3>
    <p class="chips">{% for name in payloads.neverKeys %}<span>{{ name }}</span> {% endfor %}</p>
    {% endif %}
    </section>
    {% endif %}
    <section class="panel" aria-labelledby="_graph">
    <h2 id="_graph"><a href="#_graph">What can hold what</a></h2>
    {{ graph }}
    </section>

    """##,

    "_CatalogProperties.stencil": ##"""
    <table class="properties">
    <thead><tr><th scope="col">{% if entry.areElements %}Position{% else %}Key{% endif %}</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
    <tbody>
    {% for property in entry.properties %}
    <tr id="{{ property.anchor }}"{% if property.versions %} data-versions="{{ property.versions }}"{% endif %}><th scope="row"><a href="{{ property.link }}"><code>{{ property.key }}</code></a>{% for badge in property.badges %} <small class="badge {{ badge }}">{{ badge }}</small>{% endfor %}{% if property.since %} <small class="alias">since {{ property.since }}</small>{% endif %}{% if not property.hasKey %}<small class="alias">no key of its own</small>{% endif %}{% for alias in property.aliases %}<small class="alias">or <code>{{ alias }}</code></small>{% endfor %}</th><td>{{ property.type }}<small class="{{ property.presenceWord }}">{{ property.presence }}</small></td><td>{{ property.documentation }}{% for policy in property.policies %}<p class="policy">{{ policy }}</p>{% endfor %}{% if property.name %}<p class="policy"><code>{{ property.name }}</code> in Swift.</p>{% endif %}{% for found in property.findings %}<p class="finding {{ found.severity }}"><b>{{ found.word }}</b> {{ found.text }}</p>{% endfor %}{% if property.usage %}{% if property.usage.times == 0 %}<p class="policy">Never sent.</p>{% else %}<details class="files"><summary>{{ property.usage.times }}× in {{ property.usage.files }} of {{ property.usage.of }} files{% for spelling in property.usage.spellings %}, <code>{{ spelling.key }}</code> {{ spelling.times }}×{% endfor %}</summary><ul>{% for file in property.usage.paths %}<li>{{ file.path }} <b>{{ file.times }}×</b></li>{% endfor %}{% if property.usage.more %}<li>and {{ property.usage.more }} more</li>{% endif %}</ul></details>{% endif %}{% endif %}</td></tr>
    {% endfor %}
    </tbody>
    </table>

    """##,

    "_CatalogReader.stencil": ##"""
    // Reads payloads as the app does, by the rules that the page contains. A translation of PayloadScanner and PayloadWalk.
    const widgetgenReader = (rules) => {
      "use strict";
      const limits = { nesting: 512, depth: 2048, types: 64, findings: 1000 };
      const kinds = { object: "an object", array: "a list", string: "a string", number: "a number", bool: "true or false", null: "null" };
      const bounds = (range) => range && range.map(BigInt);

      // JSON with the position of each value.
      class Malformed {
        constructor(message, at, rule) { this.message = message; this.at = at; this.rule = rule || "invalid-json"; }
      }
      const scan = (text) => {
        let at = text.charCodeAt(0) === 0xFEFF ? 1 : 0;
        let open = 0;
        const unexpected = (expected) => { throw new Malformed("expected " + expected + (at < text.length ? "" : ", the text ends here"), at); };
        const space = () => { while (at < text.length && " \n\r\t".includes(text[at])) at += 1; };
        const isDigit = () => at < text.length && text[at] >= "0" && text[at] <= "9";
        const digits = () => { while (isDigit()) at += 1; };
        const number = () => {
          const start = at;
          if (text[at] === "-") at += 1;
          if (!isDigit()) unexpected("a digit");
          if (text[at] === "0") at += 1; else digits();
          if (isDigit()) throw new Malformed("a number cannot begin with 0", start);
          if (text[at] === ".") {
            at += 1;
            if (!isDigit()) unexpected("a digit");
            digits();
          }
          if (text[at] === "e" || text[at] === "E") {
            at += 1;
            if (text[at] === "+" || text[at] === "-") at += 1;
            if (!isDigit()) unexpected("a digit");
            digits();
          }
          return { kind: "number", start, end: at, text: text.slice(start, at) };
        };
        const hex = (start) => {
          const word = text.slice(start, start + 4);
          return /^[0-9a-fA-F]{4}$/.test(word) ? parseInt(word, 16) : null;
        };
        const escape = () => {
          const letter = text[at + 1];
          if (letter !== undefined && "\"\\/bfnrt".includes(letter)) { at += 2; return; }
          if (letter !== "u") throw new Malformed("unknown escape in a string", at);
          const first = hex(at + 2);
          if (first === null) throw new Malformed("expected four hexadecimal digits after '\\u'", at);
          if (first < 0xD800 || first > 0xDFFF) { at += 6; return; }
          const second = text[at + 6] === "\\" && text[at + 7] === "u" ? hex(at + 8) : null;
          if (first > 0xDBFF || second === null || second < 0xDC00 || second > 0xDFFF) throw new Malformed("half of a surrogate pair in a string", at);
          at += 12;
        };
        const string = () => {
          const start = at;
          at += 1;
          for (;;) {
            if (at >= text.length) throw new Malformed("the string that starts here is not closed", start);
            if (text[at] === "\"") break;
            if (text[at] === "\\") escape();
            else if (text[at] < " ") throw new Malformed("a control character in a string has to be escaped", at);
            else at += 1;
          }
          at += 1;
          const raw = text.slice(start + 1, at - 1);
          return { kind: "string", start, end: at, raw, text: raw.includes("\\") ? JSON.parse(text.slice(start, at)) : raw };
        };
        const key = () => {
          if (text[at] !== "\"") unexpected("a key in quotes");
          const found = string();
          space();
          if (text[at] !== ":") unexpected("':'");
          at += 1;
          return found;
        };
        const container = (kind) => {
          if (open >= limits.nesting) throw new Malformed("nested deeper than " + limits.nesting + " levels; no app reads this", at, "nested-too-deeply");
          const isObject = kind === "object";
          const end = isObject ? "}" : "]";
          const found = { kind, start: at, end: at + 1, members: [] };
          open += 1;
          at += 1;
          space();
          while (text[at] !== end) {
            if (found.members.length) {
              if (text[at] !== ",") unexpected(isObject ? "',' or '}'" : "',' or ']'");
              at += 1;
              space();
            }
            const name = isObject ? key() : null;
            space();
            found.members.push({ key: name, value: value() });
            space();
          }
          at += 1;
          open -= 1;
          return found;
        };
        const word = (letters, kind) => {
          if (!text.startsWith(letters, at)) unexpected("a value");
          at += letters.length;
          return { kind, start: at - letters.length, end: at, text: letters };
        };
        const value = () => {
          switch (text[at]) {
            case "\"": return string();
            case "{": return container("object");
            case "[": return container("array");
            case "t": return word("true", "bool");
            case "f": return word("false", "bool");
            case "n": return word("null", "null");
            default: return text[at] === "-" || isDigit() ? number() : unexpected("a value");
          }
        };
        space();
        const root = value();
        space();
        if (at < text.length) unexpected("the end of the text");
        return root;
      };

      // The nearest name, as in messages of the command line.
      const distance = (left, right) => {
        const rows = [[...Array(right.length + 1).keys()]];
        for (let i = 1; i <= left.length; i += 1) {
          rows[i] = [i];
          for (let j = 1; j <= right.length; j += 1) {
            const cost = left[i - 1] === right[j - 1] ? 0 : 1;
            rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost);
            if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
          }
        }
        return rows[left.length][right.length];
      };
      const nearest = (name, names) => {
        const target = name.toLowerCase();
        const limit = Math.max(1, Math.floor(target.length / 3));
        let best = null;
        for (const candidate of names) {
          const low = candidate.toLowerCase();
          if (Math.abs(low.length - target.length) > limit) continue;
          const edits = distance(target, low);
          if (edits > limit || (best && (best[0] < edits || (best[0] === edits && best[1] <= candidate)))) continue;
          best = [edits, candidate];
        }
        if (best) return best[1];
        if (target.length < 4) return null;
        const longer = names.filter((candidate) => candidate.toLowerCase().startsWith(target));
        longer.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
        return longer[0] ?? null;
      };

      // Values without parts.
      const isInteger = (text) => /^-?[0-9]+$/.test(text);
      const fit = (text, [least, greatest]) => {
        let number;
        if (isInteger(text)) number = BigInt(text);
        else {
          const real = Number(text);
          if (!Number.isFinite(real)) return "outOfRange";
          if (!Number.isInteger(real)) return "fraction";
          number = BigInt(real);
        }
        return number >= least && number <= greatest ? "fits" : "outOfRange";
      };
      const fitsReal = (text, scalar) => {
        if (scalar === "decimal") {
          const exponent = /[eE]\+?(-?[0-9]+)$/.exec(text);
          return !exponent || (Number(exponent[1]) >= -128 && Number(exponent[1]) <= 127);
        }
        const real = Number(text);
        const value = scalar === "float" ? Math.fround(real) : real;
        return Number.isFinite(value) && (value !== 0 || /^[-0.]*([eE]|$)/.test(text));
      };
      const rawInteger = (text) => {
        const int64 = (number) => number >= -(2n ** 63n) && number < 2n ** 63n;
        if (isInteger(text) && int64(BigInt(text))) return String(BigInt(text));
        const real = Number(text);
        if (!Number.isInteger(real)) return null;
        return int64(BigInt(real)) ? String(BigInt(real)) : text;
      };
      const isURL = (text) => {
        if (!text) return false;
        let rest = text;
        const end = rest.search(/[:\/?#@]/);
        if (end > 0 && rest[end] === ":") {
          if (!/^[A-Za-z][A-Za-z0-9+.-]*$/.test(rest.slice(0, end))) return false;
          rest = rest.slice(end + 1);
        }
        if (!rest.startsWith("//")) return true;
        const authority = /^[^\/?#]*/.exec(rest.slice(2))[0];
        const host = authority.slice(authority.lastIndexOf("@") + 1);
        if (host.startsWith("[")) {
          const close = host.lastIndexOf("]");
          return close >= 0 && /^(:[0-9]*)?$/.test(host.slice(close + 1));
        }
        const colon = host.indexOf(":");
        if (colon >= 0 && !/^[0-9]*$/.test(host.slice(colon + 1))) return false;
        return /^(%[0-9A-Fa-f]{2}|[^\x00-\x20\x7F"<>\[\]\\^`{|}%])*$/.test(colon >= 0 ? host.slice(0, colon) : host);
      };
      const isTimestamp = (text) => {
        const found = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)[Tt ]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)([.,]\d+)?([Zz]|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/.exec(text);
        if (!found) return false;
        const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
        const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
        const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
        return day >= 1 && day <= days;
      };
      const texts = {
        data: ["data in Base64", (text) => /^([A-Za-z0-9+\/]{4})*([A-Za-z0-9+\/]{2}==|[A-Za-z0-9+\/]{3}=)?(====)?$/.test(text)],
        url: ["a URL", isURL],
        uuid: ["a UUID", (text) => /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(text)],
        timestamp: ["an ISO 8601 date", isTimestamp],
      };
      const swift = (scalar) => ({ uint: "UInt", uint8: "UInt8", uint16: "UInt16", uint32: "UInt32", uint64: "UInt64", url: "URL", uuid: "UUID" }[scalar] ?? scalar[0].toUpperCase() + scalar.slice(1));
      const readsLeniently = (text, isText, scalar, range) => {
        if (scalar === "string") return true;
        if (scalar === "bool") return ["true", "false", "0", "1"].includes(text);
        if (scalar === "double" || scalar === "float") {
          return isText ? /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?$/i.test(text) || /^[+-]?(inf|infinity|nan)$/i.test(text) || /^[+-]?0x([0-9a-f]+\.?[0-9a-f]*|\.[0-9a-f]+)(p[+-]?[0-9]+)?$/i.test(text) : !/^[a-z]/.test(text) && fitsReal(text, scalar);
        }
        if (!range) return false;
        if (!isText) return !/^[a-z]/.test(text) && fit(text, bounds(range)) === "fits";
        return /^[+-]?[0-9]+$/.test(text) && fit(text.replace(/^\+/, ""), bounds(range)) === "fits";
      };

      // One payload against the rules.
      const names = (list) => { const map = new Map(); for (const [name, ...rest] of list) if (!map.has(name)) map.set(name, rest); return map; };
      const objects = rules.objects.map((object) => ({ ...object, table: names(object.keys) }));
      const choices = rules.choices.map((choice) => ({ ...choice, table: names(choice.names) }));
      const values = rules.values.map((item) => ({ ...item, table: names(item.names.map((name, index) => [name, index])) }));
      const label = (slot) => slot.paths[0].join(".");
      const deprecated = (name, note) => "'" + name + "' is deprecated" + (note ? ": " + note : "");

      const walk = (payload, root, text, visit = () => {}) => {
        const findings = [];
        let errors = 0;
        let isSilent = false;
        let isTolerated = false;
        let depth = 0;
        let current = { node: null, types: 0 };
        const shared = new Set();
        const attempts = new Map();
        const merged = new Map();
        const merging = new Set();
        const numbers = new Map();
        const id = (node) => { if (!numbers.has(node)) numbers.set(node, numbers.size); return numbers.get(node); };

        const add = (rule, severity, message, node) => {
          if (severity === "error") errors += 1;
          if (isSilent || (findings.length >= limits.findings && !(severity === "error" && errors === 1))) return;
          findings.push({ rule, severity, message, start: node.start, end: node.kind === "object" || node.kind === "array" ? node.start + 1 : node.end });
        };
        const wrongType = (node, expected) => {
          if (node.kind === "null") add("null-value", "error", "expected " + expected + ", found null", node);
          else add("wrong-type", "error", "expected " + expected + ", found " + kinds[node.kind], node);
        };
        const expect = (kind, node, expected) => { if (node.kind === kind) return true; wrongType(node, expected); return false; };
        const tolerate = (consequence, check) => {
          const [first, count, outer] = [findings.length, errors, isTolerated];
          isTolerated = true;
          check();
          isTolerated = outer;
          if (errors === count) return;
          errors = count;
          for (const finding of findings.slice(first)) {
            if (finding.severity !== "error") continue;
            finding.severity = "warning";
            finding.message += "; " + consequence;
          }
        };
        const endless = (node) => add("nested-too-deeply", "error", "this value refers to itself without end", node);
        const member = (node, key) => node.kind === "object" ? node.members.find((member) => member.key.text === key) : undefined;
        const follow = (path, node) => {
          let current = { key: null, value: node };
          for (const [index, key] of path.entries()) {
            if (current.value.kind !== "object") return current.value.kind === "null" && index > 0 ? {} : { blocked: current.value };
            current = member(current.value, key);
            if (!current) return {};
          }
          return current;
        };
        const near = (name, list) => { const found = isSilent ? null : nearest(name, list); return found === null ? "" : "; did you mean '" + found + "'?"; };

        const checkScalar = (node, scalar, range) => {
          if (scalar === "bool") { expect("bool", node, "true or false"); return; }
          if (scalar === "string") { expect("string", node, "a string"); return; }
          if (scalar === "date") { if (node.kind !== "number" && node.kind !== "string") wrongType(node, "a date"); return; }
          if (texts[scalar]) {
            const [words, accepts] = texts[scalar];
            if (expect("string", node, words) && !accepts(node.text)) add("wrong-type", "error", "expected " + words + ", found " + (scalar === "data" ? "other text" : "'" + node.text + "'"), node);
            return;
          }
          const outOfRange = () => add("number-out-of-range", "error", node.text + " does not fit '" + swift(scalar) + "'", node);
          if (!range) {
            if (expect("number", node, "a number") && (node.text.length >= 32 || /e/i.test(node.text)) && !fitsReal(node.text, scalar)) outOfRange();
            return;
          }
          if (!expect("number", node, "an integer")) return;
          const result = fit(node.text, bounds(range));
          if (result === "fraction") add("wrong-type", "error", "expected an integer, found " + node.text, node);
          if (result === "outOfRange") outOfRange();
        };
        // Reports the numbers inside a value that the app cannot keep.
        const checkNumbers = (node) => {
          const pending = [node];
          while (pending.length) {
            const part = pending.pop();
            if (part.kind === "number") checkScalar(part, "double");
            for (const { value } of part.members ?? []) pending.push(value);
          }
        };
        const checkPart = (node, shape, drops) => {
          if (drops === "unknown") check(node, shape, true);
          else if (drops === "wrong") tolerate("this element is left out", () => check(node, shape));
          else check(node, shape);
        };
        const checkKey = (key, keys) => {
          if (!keys || (keys === "int" ? /^[+-]?[0-9]+$/.test(key.text) && fit(key.text.replace(/^\+/, ""), [-(2n ** 63n), 2n ** 63n - 1n]) === "fits" : keys.includes(key.text))) return;
          if (keys === "int") add("wrong-type", "error", "expected an integer as the key, found '" + key.text + "'", key);
          else add("unknown-case", "error", "'" + key.text + "' is not one of the keys" + near(key.text, keys), key);
        };
        const checkPairs = (node, key, value, drops) => {
          if (!expect("array", node, "a list of keys and values in turn")) return;
          for (let index = 0; index < node.members.length; index += 2) {
            const name = node.members[index].value;
            if (index + 1 >= node.members.length) { add("missing-key", "error", "the last key has no value", name); return; }
            if (drops === "wrong") tolerate("this entry is left out", () => check(name, key)); else check(name, key);
            checkPart(node.members[index + 1].value, value, drops);
          }
        };
        const check = (node, shape, dropsUnknown = false) => {
          const outer = current;
          current = { node, types: node === outer.node ? outer.types + 1 : 1 };
          depth += 1;
          try {
            if (current.types > limits.types) { endless(node); return; }
            if (depth > limits.depth) { add("nested-too-deeply", "error", "this value is nested too deeply to check", node); return; }
            const shorthand = rules.shorthands[shape];
            if (shorthand !== undefined && node.kind !== "object" && node.kind !== "null") { check(node, shorthand); return; }
            const [form, first, second, third, fourth] = rules.shapes[shape];
            switch (form) {
              case "any": return;
              case "json": checkNumbers(node); return;
              case "scalar": checkScalar(node, first, second); return;
              case "optional": if (node.kind !== "null") check(node, first, dropsUnknown); return;
              case "list":
                if (expect("array", node, "a list")) for (const { value } of node.members) checkPart(value, first, second);
                return;
              case "map":
                if (!expect("object", node, "an object")) return;
                for (const { key, value } of node.members) {
                  if (second === "wrong") tolerate("this entry is left out", () => checkKey(key, third)); else checkKey(key, third);
                  checkPart(value, first, second);
                }
                return;
              case "pairs": checkPairs(node, first, second, third); return;
              case "oneOrMany": check(node, node.kind === "array" ? first : second); return;
              case "dropping":
                if (third !== null) tolerate(third, () => check(node, first)); else check(node, first, second);
                return;
              case "expression": if (node.kind !== "string" || !node.raw.includes("@{")) check(node, first); return;
              case "lenient": {
                const isText = node.kind === "string";
                const isRead = (isText || node.kind === "number" || node.kind === "bool") && readsLeniently(isText ? node.text.trim() : node.text, isText, first, second);
                if (!isRead) wrongType(node, "a value that 'Lenient' reads as '" + swift(first) + "'");
                return;
              }
              case "emptyAsNil": if (node.kind !== "string" || node.text.trim()) check(node, first); return;
              case "nonFinite": if (node.kind !== "string" || !["NaN", "Infinity", "-Infinity"].includes(node.text)) check(node, first); return;
              case "object": checkObject(node, first, true, dropsUnknown); return;
              case "array": checkArray(node, objects[first]); return;
              case "values": checkValues(node, values[first]); return;
              case "choice": checkChoice(node, first, second, third, fourth, dropsUnknown); return;
            }
          } finally { depth -= 1; current = outer; }
        };

        const checkValues = (node, item) => {
          if (!(item.areIntegers ? expect("number", node, "an integer") : expect("string", node, "one of '" + item.name + "'"))) return;
          const found = item.areIntegers ? rawInteger(node.text) : item.ignoresCase ? node.text.toLowerCase() : node.text;
          const known = item.table.get(node.text) ?? (found === null ? undefined : item.table.get(found));
          if (known) {
            const note = item.deprecations?.[known[0]];
            if (note != null && !isSilent) add("deprecated", "warning", deprecated(item.names[known[0]], note), node);
            return;
          }
          if (found === null) { add("wrong-type", "error", "expected an integer, found " + node.text, node); return; }
          const message = "'" + item.name + "' has no case '" + found + "'" + near(found, item.names);
          if (item.fallback == null) add("unknown-case", "error", message, node);
          else add("unknown-case", "warning", message + "; '" + item.fallback + "' replaces it", node);
        };

        // Objects.
        const checkValue = (node, slot, object, key) => {
          if (!isSilent && slot.deprecation != null) add("deprecated", "warning", deprecated(object.label + "." + (slot.paths.length ? label(slot) : slot.name), slot.deprecation), { start: node.start, end: node.end });
          if (node.kind === "null" && slot.acceptsNull) return;
          if (slot.consequence == null) check(node, slot.shape);
          else tolerate(slot.consequence, () => check(node, slot.shape));
        };
        const missing = (slot, value, node, object) => {
          const report = () => add("missing-key", "error", "'" + object.label + "' needs " + value, node);
          if (slot.conditionalError == null) report(); else tolerate(slot.conditionalError, report);
        };
        const unknownKey = (key, list, owner) => {
          if (isSilent) return;
          add("unknown-key", "warning", "'" + owner + "' has no key '" + key.text + "'" + (near(key.text, list) || "; it is ignored"), key);
        };
        const readKeys = (node, object, reportsUnknown) => {
          const found = object.slots.map(() => null);
          for (const { key, value } of node.members) {
            const known = object.table.get(key.text);
            if (!known) { if (reportsUnknown) unknownKey(key, object.keys.map((entry) => entry[0]), object.label); continue; }
            const [slot, rank] = known;
            if (slot < 0) continue;
            if (!found[slot]) found[slot] = { rank, value };
            else if (found[slot].rank === rank) add("duplicate-key", "warning", "the key '" + key.text + "' is repeated; the first is used", key);
            else if (rank < found[slot].rank) found[slot] = { rank, value };
            if (rank > 0 && !isSilent) add("deprecated-key", "warning", "'" + key.text + "' is an older key; write '" + label(object.slots[slot]) + "'", key);
          }
          return found;
        };
        const checkPath = (slot, node, object) => {
          for (const [rank, path] of slot.paths.entries()) {
            const found = follow(path, node);
            if (found.blocked) {
              if (slot.consequence == null) wrongType(found.blocked, "an object");
              else tolerate(slot.consequence, () => wrongType(found.blocked, "an object"));
              return;
            }
            if (!found.value) continue;
            if (rank > 0 && !isSilent) add("deprecated-key", "warning", "an older key; write '" + label(slot) + "'", found.key);
            checkValue(found.value, slot, object);
            return;
          }
          if (slot.isRequired) missing(slot, "'" + label(slot) + "'", node, object);
        };
        const checkObject = (node, number, reportsUnknown = true, dropsUnknown = false) => {
          if (!isReadable(node, number)) return;
          if (!isSilent && node.kind === "object") visit(node, number);
          checkOwnPart(node, number, reportsUnknown, dropsUnknown);
          checkMerged(node, mergedObjects(number, node), dropsUnknown);
        };
        const isReadable = (node, number) => !objects[number].isContainer || expect("object", node, "an object");
        const checkOwnPart = (node, number, reportsUnknown, dropsUnknown) => {
          const object = objects[number];
          if (node.kind === "object") {
            const reports = reportsUnknown && !shared.has(node) && !object.isOpen;
            const found = readKeys(node, object, reports);
            if (reports && !isSilent) {
              for (const [path, list] of object.inner) {
                const inner = follow(path, node).value;
                if (!inner || inner.kind !== "object") continue;
                for (const { key } of inner.members) if (!list.includes(key.text)) unknownKey(key, list, [object.label, ...path].join("."));
              }
            }
            object.slots.forEach((slot, index) => {
              if (slot.hasPaths) checkPath(slot, node, object);
              else if (found[index]) checkValue(found[index].value, slot, object);
              else if (slot.isRequired) missing(slot, "the key '" + label(slot) + "'", node, object);
            });
          }
          for (const flattened of object.flattened) if (mergedObject(flattened) === null) checkFlattened(flattened, node, object, dropsUnknown);
        };
        const isMeant = (flattened, node) => !flattened.isOptional || !flattened.keys.length || flattened.keys.some((key) => { const found = member(node, key); return found && found.value.kind !== "null"; });
        const mergedObject = (flattened) => {
          const [form, number] = rules.shapes[flattened.shape];
          return !flattened.isRest && flattened.consequence == null && form === "object" ? number : null;
        };
        const mergedObjects = (number, node) => objects[number].flattened.filter((flattened) => mergedObject(flattened) !== null && isMeant(flattened, node)).map(mergedObject);
        // A loop, because long chains of flattened types would exhaust the stack.
        const checkMerged = (node, roots, dropsUnknown) => {
          const pending = roots.slice().reverse();
          const seen = new Set();
          while (pending.length) {
            const number = pending.pop();
            if (seen.has(number)) continue;
            seen.add(number);
            if (!isReadable(node, number)) continue;
            pending.push(...mergedObjects(number, node).reverse());
            const key = [id(node), number, dropsUnknown, isSilent, isTolerated].join(" ");
            if (merged.has(key)) { if (merged.get(key)) errors += 1; continue; }
            const count = errors;
            checkOwnPart(node, number, false, dropsUnknown);
            merged.set(key, errors > count);
          }
        };
        const checkFlattened = (flattened, node, object, dropsUnknown) => {
          if (flattened.isRest) {
            const [form, value, drops] = rules.shapes[flattened.shape];
            if (form !== "map" || !expect("object", node, "an object")) return;
            for (const member of node.members) {
              if (object.table.has(member.key.text)) continue;
              if (flattened.consequence != null) tolerate(flattened.consequence, () => checkPart(member.value, value, drops)); else checkPart(member.value, value, drops);
            }
            return;
          }
          if (!isMeant(flattened, node)) return;
          if (flattened.consequence != null) tolerate(flattened.consequence, () => checkBeside(node, flattened.shape, false));
          else checkBeside(node, flattened.shape, dropsUnknown && throwsUnknown(flattened.shape));
        };
        const checkBeside = (node, shape, dropsUnknown) => {
          const [form, number] = rules.shapes[shape];
          if (form === "object") { checkMerged(node, [number], dropsUnknown); return; }
          const key = [id(node), "shape", shape, dropsUnknown, isSilent, isTolerated].join(" ");
          if (merged.has(key)) { if (merged.get(key)) errors += 1; return; }
          if (merging.has(key)) { endless(node); return; }
          merging.add(key);
          const count = errors;
          const isFirst = !shared.has(node);
          shared.add(node);
          check(node, shape, dropsUnknown);
          if (isFirst) shared.delete(node);
          merging.delete(key);
          merged.set(key, errors > count);
        };
        const checkArray = (node, object) => {
          if (!expect("array", node, "a list")) return;
          const count = object.slots.length;
          object.slots.forEach((slot, index) => {
            if (index < node.members.length) checkValue(node.members[index].value, slot, object);
          });
          if (node.members.length > count && !isSilent) add("unknown-key", "warning", "'" + object.label + "' has " + (count === 1 ? "1 element" : (count || "no") + " elements") + "; this one and those after it are ignored", node.members[count].value);
          object.slots.forEach((slot, index) => {
            if (index >= node.members.length && slot.isRequired) missing(slot, "an element at position " + index + ", '" + slot.name + "'", node, object);
          });
        };

        // Families and enums.
        const throwsUnknown = (shape) => {
          const [form, first, second] = rules.shapes[shape];
          if (form === "choice") return Boolean(second.isError) && second.key == null;
          return form === "optional" || form === "dropping" ? throwsUnknown(first) : form === "object";
        };
        const nameText = (node) => node.kind === "string" ? node.text : node.kind === "number" ? rawInteger(node.text) ?? node.text : node.text;
        const optionOf = (name, choice) => {
          const written = choice.ignoresCase ? nameText(name).toLowerCase() : nameText(name);
          const exact = choice.table.get(written);
          if (exact) return exact[0];
          const pattern = choice.patterns.find(([start, end]) => written.startsWith(start) && written.slice(start.length).endsWith(end));
          return pattern ? pattern[2] : null;
        };
        const isName = (name, choice) => {
          const count = errors;
          if (choice.tagType === "int") checkScalar(name, "int", ["-9223372036854775808", "9223372036854775807"]);
          else if (choice.tagType === "bool") expect("bool", name, "true or false as the name");
          else expect("string", name, "a name");
          return errors === count;
        };
        const silently = (check) => {
          const [wasSilent, count] = [isSilent, errors];
          isSilent = true;
          const result = check();
          [isSilent, errors] = [wasSilent, count];
          return result;
        };
        const checkChoice = (node, number, unknown, only, selectsName, dropsUnknown) => {
          const choice = choices[number];
          if (choice.form === "untagged") { checkUntagged(node, number, unknown, only, dropsUnknown); return; }
          if (!expect("object", node, "an object")) return;
          if (choice.form === "external") {
            const ignoresOthers = choice.ignoresOtherKeys || selectsName;
            const found = node.members.filter(({ key }) => !ignoresOthers || optionOf(key, choice) !== null);
            if (found.length !== 1) { add("wrong-type", "error", "expected exactly one key, the name of '" + choice.label + "'", node); return; }
            checkNamed(node, found[0].key, found[0].value, choice, unknown, only, dropsUnknown);
            return;
          }
          let name = null;
          for (const path of choice.tagPaths) {
            const found = follow(path, node);
            if (found.blocked) { wrongType(found.blocked, "an object"); return; }
            if (found.value) { name = found.value; break; }
          }
          if (choice.missing !== "error" && (!name || name.kind === "null")) {
            if (choice.missing === "unknown") { checkUnknown(node, null, null, choice, unknown, dropsUnknown); return; }
            const option = choice.options.findIndex((option) => option.id === choice.missing.option);
            if (option >= 0 && accepts(option, node, choice, only)) checkContent(option, node, null, null, choice, dropsUnknown);
            return;
          }
          if (!name) { add("missing-key", "error", "'" + choice.label + "' needs the key '" + choice.tagText + "'", node); return; }
          if (!isName(name, choice)) return;
          checkNamed(node, name, null, choice, unknown, only, dropsUnknown);
        };
        const accepts = (option, node, choice, only) => {
          if (!only || only.includes(option)) return true;
          add("wrong-type", "error", "'" + choice.options[option].id + "' cannot be here; expected " + only.map((index) => choice.options[index].id).join(", "), { start: node.start, end: node.end });
          return false;
        };
        const checkNamed = (node, name, value, choice, unknown, only, dropsUnknown) => {
          const option = optionOf(name, choice);
          if (option === null) { checkUnknown(node, name, value, choice, unknown, dropsUnknown); return; }
          if (!accepts(option, name, choice, only)) return;
          const isReplaced = unknown.key != null || !dropsUnknown && !unknown.isError;
          const rejected = isReplaced ? rejection(node, choice.options[option], choice) : null;
          if (rejected) { checkUnknown(node, rejected.name, null, choice, unknown, dropsUnknown, rejected.choice); return; }
          const known = choice.options[option];
          if (known.deprecation != null && !isSilent) add("deprecated", "warning", deprecated(known.label, known.deprecation), name);
          checkContent(option, node, name, value, choice, dropsUnknown);
        };
        const checkContent = (option, node, name, value, choice, dropsUnknown) => {
          const content = choice.options[option].content;
          if (!content) return;
          const [shape, isOptional] = content;
          if (choice.form === "internal" || choice.form === "untagged") { check(node, shape, dropsUnknown && throwsUnknown(shape)); return; }
          let key = "";
          if (choice.form === "adjacent") {
            const path = name && choice.isUnderName ? [nameText(name)] : choice.options[option].path;
            const found = follow(path, node);
            if (found.blocked) { wrongType(found.blocked, "an object"); return; }
            key = path.join(".");
            value = found.value;
          }
          if (!value) { if (!isOptional) add("missing-key", "error", "the key '" + key + "' is missing", node); return; }
          if (isOptional && key && value.kind === "null") return;
          check(value, shape);
        };
        // Returns the choice inside an option that rejects a value, and its unknown name.
        const rejection = (node, option, outer, outside = []) => {
          if (outer.form !== "internal" || !option.content) return null;
          const [form, number, inner] = rules.shapes[option.content[0]];
          if (form !== "choice" || !inner.isError || inner.key != null) return null;
          const choice = choices[number];
          const name = choice.tagPaths.map((path) => follow(path, node).value).find((name) => name);
          outside = [...outside, outer];
          if (outside.includes(choice) || !name || !silently(() => isName(name, choice))) return null;
          const known = optionOf(name, choice);
          return known === null ? { choice, name } : rejection(node, choice.options[known], choice, outside);
        };
        const noOption = (choice) => "no option of '" + choice.label + "' accepts this: " + choice.options.map((option) => option.id).join(", ");
        const checkUnknown = (node, name, value, choice, unknown, dropsUnknown, inner = null) => {
          const rule = name ? (inner ?? choice).rule : "missing-key";
          const place = name ?? node;
          const message = (outcome) => {
            if (!name) return "'" + choice.label + "' needs the key '" + choice.tagText + "'" + outcome;
            const written = nameText(name);
            const own = inner ?? choice;
            return "'" + own.label + "' has no '" + written + "'" + outcome + near(written, own.tagType === "string" ? own.names.map((entry) => entry[0]) : []);
          };
          const replacement = unknown.key == null ? null : follow([unknown.key], node).value;
          if (replacement && replacement.kind !== "null") {
            add(rule, "warning", message(unknown.replacement), place);
            check(replacement, rules.types[choice.type], dropsUnknown);
          } else if (dropsUnknown) add(rule, "warning", message("; it is left out"), place);
          else {
            add(rule, unknown.isError ? "error" : "warning", message(unknown.consequence ?? ""), place);
            if (unknown.isKept) checkNumbers(node);
            const shape = unknown.fallback == null ? null : fallbackShape(unknown.fallback, choice);
            if (shape !== null) checkFallback(node, value, choice, shape, unknown.inContent);
          }
        };
        const fallbackShape = (name, choice) => choice.unknown.fallback === name ? choice.fallback ?? null : rules.types[name] ?? null;
        const checkFallback = (node, value, choice, shape, inContent) => {
          const isRequired = choice.fallbackIsContent;
          const [form, number] = rules.shapes[shape];
          if (form === "object" && !inContent && !isRequired) { checkObject(node, number, false); return; }
          if ((!inContent && !isRequired) || choice.form === "internal" || choice.form === "untagged" || (choice.form === "adjacent" && choice.isUnderName)) { check(node, shape); return; }
          if (choice.form === "external") { check(value ?? node, shape); return; }
          const path = choice.options.length ? choice.options[0].path : [];
          const found = follow(path, node);
          if (found.blocked) { wrongType(found.blocked, "an object"); return; }
          if (found.value) check(found.value, shape);
          else if (!isRequired) check(node, shape);
          else if (form !== "optional") add("missing-key", "error", "the key '" + path.join(".") + "' is missing", node);
        };
        const checkUntagged = (node, number, unknown, only, dropsUnknown) => {
          const choice = choices[number];
          for (const [index, option] of choice.options.entries()) {
            if (!option.isDecoded || !fits(node, index, number)) continue;
            if (only && !only.includes(index)) { add("wrong-type", "error", "this cannot be a '" + option.id + "'", node); return; }
            if (!isSilent) checkOption(node, option);
            return;
          }
          const message = noOption(choice);
          const intended = dropsUnknown || !unknown.needsName ? null : intendedOption(node, choice);
          if (intended) checkOption(node, intended);
          else if (dropsUnknown) add(choice.rule, "warning", message + "; it is left out", node);
          else {
            add(choice.rule, unknown.needsName ? "error" : "warning", message + (unknown.needsName ? "" : unknown.consequence), node);
            if (unknown.isKept) checkNumbers(node);
            const shape = unknown.fallback == null ? null : fallbackShape(unknown.fallback, choice);
            if (shape !== null) check(node, shape);
          }
        };
        // Returns the option whose keys an object contains, although its values are wrong.
        const intendedOption = (node, choice) => {
          if (isSilent || node.kind !== "object" || choice.missing.option == null) return null;
          const isPresent = (slot) => slot.paths.some(([key]) => (follow([key], node).value ?? { kind: "null" }).kind !== "null");
          const counts = choice.options.filter((option) => option.isDecoded && option.id !== choice.missing.option && option.content && rules.shapes[option.content[0]][0] === "object")
            .map((option) => [option, objects[rules.shapes[option.content[0]][1]].slots.filter(isPresent).length]);
          const most = Math.max(0, ...counts.map(([, count]) => count));
          const options = counts.filter(([, count]) => count === most);
          return most > 0 && options.length === 1 ? options[0][0] : null;
        };
        const fits = (node, option, number) => {
          const key = [id(node), number, option].join(" ");
          if (attempts.has(key)) return attempts.get(key);
          attempts.set(key, false);
          const result = silently(() => {
            const count = errors;
            checkOption(node, choices[number].options[option]);
            return errors === count;
          });
          attempts.set(key, result);
          return result;
        };
        const checkOption = (node, option) => {
          if (option.content) check(node, option.content[0]);
          else if (option.isFallback) errors += 1;
          else if (node.kind !== "null") wrongType(node, "null");
        };

        check(payload, root);
        return findings;
      };

      // Positions as the command line has them: lines from 1, and columns in bytes of UTF-8 from 1.
      const place = (text, offset) => {
        const before = text.slice(0, offset);
        const start = before.lastIndexOf("\n") + 1;
        return { line: before.split("\n").length, column: new TextEncoder().encode(before.slice(start)).length + 1 };
      };
      return {
        // Returns the text with the names of all types that have names. TypeScript requires them also where the app does not read them.
        named(text, name) {
          const tags = new Map();
          for (const [type, list] of Object.entries(rules.tags)) {
            const [form, number] = rules.shapes[rules.types[type]] ?? [];
            if (form === "object") tags.set(number, list);
          }
          const missing = new Map();
          try {
            walk(scan(text), rules.types[name], text, (node, number) => {
              const list = (tags.get(number) ?? []).filter(([key]) => !node.members.some((member) => member.key.text === key));
              if (list.length) missing.set(node, list.map(([key, value]) => JSON.stringify(key) + ": " + value).join(", ") + (node.members.length ? ", " : ""));
            });
          } catch (error) {
            if (error instanceof Malformed || error instanceof RangeError) return text;
            throw error;
          }
          return [...missing].sort(([a], [b]) => b.start - a.start)
            .reduce((result, [node, names]) => result.slice(0, node.start + 1) + names + result.slice(node.start + 1), text);
        },
        // Returns the findings of a text, sorted by their places. Parts that decode the same value can have the same finding.
        check(text, name) {
          let found;
          try {
            let payload = scan(text);
            found = walk(payload, rules.types[name], text);
          } catch (error) {
            if (error instanceof Malformed) found = [{ rule: error.rule, severity: "error", message: error.message, start: error.at, end: Math.min(error.at + 1, text.length) }];
            else if (error instanceof RangeError) found = [{ rule: "nested-too-deeply", severity: "error", message: "this value is nested too deeply for the browser", start: 0, end: 1 }];
            else throw error;
          }
          const reported = new Set();
          const isNew = (finding) => {
            const key = JSON.stringify(finding);
            return !reported.has(key) && reported.add(key);
          };
          return found.filter(isNew).map((finding, index) => ({ ...finding, ...place(text, finding.start), index }))
            .sort((a, b) => a.start - b.start || a.index - b.index);
        },
      };
    };

    """##,

    "_CatalogScript.stencil": ##"""
    {% include "_CatalogReader.stencil" %}
    (() => {
      "use strict";
      const id = (name) => document.getElementById(name);
      const root = document.documentElement;

      // Theme: that of the system, until somebody chooses.
      const theme = id("_theme");
      const stored = (value) => {
        try { return value ? localStorage.setItem("widgetgen-theme", value) : localStorage.getItem("widgetgen-theme"); } catch { return null; }
      };
      const dark = matchMedia("(prefers-color-scheme: dark)");
      const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : dark.matches);
      const label = () => theme.setAttribute("aria-label", isDark() ? "Use the light theme" : "Use the dark theme");
      if (["light", "dark"].includes(stored())) root.dataset.theme = stored();
      theme.hidden = false;
      theme.addEventListener("click", () => { root.dataset.theme = isDark() ? "light" : "dark"; stored(root.dataset.theme); label(); });
      dark.addEventListener("change", label);
      label();

      // Contents: closed where the window is narrow.
      const contents = document.querySelector("nav details");
      const narrow = matchMedia("(max-width: 860px)");
      const fit = () => { contents.open = !narrow.matches; };
      narrow.addEventListener("change", fit);
      fit();
      const links = new Map();
      for (const link of contents.querySelectorAll("a")) {
        links.set(decodeURIComponent(link.hash.slice(1)), link);
        link.addEventListener("click", () => { if (narrow.matches) contents.open = false; });
      }
      let current = null;
      const spy = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          const link = entry.isIntersecting && links.get(entry.target.id);
          if (!link || link === current) continue;
          if (current) current.removeAttribute("aria-current");
          current = link;
          link.setAttribute("aria-current", "true");
          const box = contents.parentElement;
          const y = link.getBoundingClientRect().top - box.getBoundingClientRect().top;
          if (!narrow.matches && (y < 40 || y > box.clientHeight - 60)) box.scrollTop += y - box.clientHeight / 2;
        }
      }, { rootMargin: "-80px 0px -75% 0px" });
      const articles = [...document.querySelectorAll("article, section.family[id]")];
      articles.forEach((element) => spy.observe(element));

      // Copy.
      const copied = async (text) => {
        try { await navigator.clipboard.writeText(text); return true; } catch { /* The older way. */ }
        const area = document.createElement("textarea");
        area.value = text;
        area.className = "unseen";
        document.body.append(area);
        area.select();
        const done = document.execCommand("copy");
        area.remove();
        return done;
      };
      const editor = id("_editor");
      for (const pre of document.querySelectorAll("pre.json")) {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "copy";
        button.textContent = "Copy";
        const name = pre.getAttribute("aria-label");
        button.setAttribute("aria-label", "Copy: " + name);
        button.addEventListener("click", async () => {
          const done = await copied(pre.textContent);
          button.textContent = done ? "Copied" : "Not copied";
          id("_status").textContent = done ? name + " copied" : "It could not be copied";
          button.focus();
          setTimeout(() => { button.textContent = "Copy"; }, 1500);
        });
        const shot = document.createElement("div");
        shot.className = "shot";
        pre.replaceWith(shot);
        shot.append(pre, button);
        const attempt = document.createElement("button");
        attempt.type = "button";
        attempt.className = "copy try";
        attempt.textContent = "Try";
        attempt.setAttribute("aria-label", "Try: " + name);
        attempt.addEventListener("click", () => { write(pre.textContent, pre.dataset.root); id("_payload").focus({ preventScroll: true }); editor.scrollIntoView(); });
        shot.append(attempt);
      }

      // The editor.
      const rules = JSON.parse(id("_rules").textContent);
      const reader = widgetgenReader(rules);
      const payload = id("_payload");
      const chosen = id("_root");
      const lines = id("_lines");
      editor.hidden = false;
      document.querySelector("nav .pages [hidden]").hidden = false;
      const mark = (severities) => {
        const count = payload.value.split("\n").length;
        lines.replaceChildren();
        for (let line = 1; line <= count; line += 1) {
          const number = document.createElement("span");
          number.textContent = line + "\n";
          if (severities.has(line)) number.className = severities.get(line);
          lines.append(number);
        }
        lines.scrollTop = payload.scrollTop;
      };
      const judge = () => {
        const found = payload.value.trim() ? reader.check(payload.value, chosen.value) : [];
        const severities = new Map();
        for (const { line, severity } of found) if (severities.get(line) !== "error") severities.set(line, severity);
        mark(severities);
        const errors = found.filter((one) => one.severity === "error").length;
        const warnings = found.length - errors;
        const counted = (number, noun) => number + " " + noun + (number === 1 ? "" : "s");
        const verdict = !payload.value.trim() ? "" : errors ? "The app does not read this: " : "The app reads this" + (warnings ? ": " : ".");
        id("_verdict").textContent = verdict + [errors && counted(errors, "error"), warnings && counted(warnings, "warning")].filter(Boolean).join(", ");
        id("_verdict").className = errors ? "error" : warnings ? "warning" : "";
        id("_problems").replaceChildren(...found.slice(0, 100).map(({ rule, severity, message, line, column, start, end }) => {
          const item = document.createElement("li");
          item.className = "finding " + severity;
          const go = document.createElement("button");
          go.type = "button";
          go.textContent = line + ":" + column;
          go.setAttribute("aria-label", "Line " + line + ", column " + column);
          go.addEventListener("click", () => { payload.focus(); payload.setSelectionRange(start, end); });
          const name = document.createElement("small");
          name.textContent = rule;
          item.append(go, " " + message + " ", name);
          return item;
        }));
      };
      const write = (text, root) => {
        payload.value = text;
        if ([...chosen.options].some((option) => option.value === root)) chosen.value = root;
        payload.rows = Math.min(24, Math.max(12, text.split("\n").length + 1));
        judge();
      };
      payload.addEventListener("input", judge);
      payload.addEventListener("scroll", () => { lines.scrollTop = payload.scrollTop; });
      chosen.addEventListener("change", judge);
      const forms = {
        link: () => location.href.split("#")[0] + "#_try=" + encodeURIComponent(chosen.value) + "&" + encodeURIComponent(payload.value),
        // Keys without quotation marks. The text stays the same otherwise, because numbers can exceed the precision of JavaScript.
        TypeScript: () => "const payload: " + chosen.selectedOptions[0].dataset.typescript + " = "
          + reader.named(payload.value.trim(), chosen.value).replace(/("(?:[^"\\]|\\.)*")(\s*:)?/g, (text, key, colon) => (colon && /^"[A-Za-z_$][\w$]*"$/.test(key) ? key.slice(1, -1) + colon : text)) + ";\n",
      };
      for (const button of editor.querySelectorAll("[data-form]")) {
        const label = button.textContent;
        button.addEventListener("click", async () => {
          const done = await copied(forms[button.dataset.form]());
          button.textContent = done ? "Copied" : "Not copied";
          button.focus();
          setTimeout(() => { button.textContent = label; }, 1500);
        });
      }
      const follow = () => {
        const [root, text] = location.hash.startsWith("#_try=") ? location.hash.slice(6).split("&").map(decodeURIComponent) : [];
        if (text === undefined) return;
        write(text, root);
        editor.scrollIntoView();
      };
      // Browsers may restore other values after the page is loaded again.
      write(payload.defaultValue, chosen.options[0]?.value);
      follow();

      // Entries: closed where there are many.
      const entries = articles.filter((element) => element.tagName === "ARTICLE");
      const fold = (entry, isClosed) => {
        entry.classList.toggle("closed", isClosed);
        const columns = entry.querySelector(".columns");
        if (isClosed) columns.setAttribute("hidden", "until-found"); else columns.removeAttribute("hidden");
        entry.querySelector(".fold").setAttribute("aria-expanded", String(!isClosed));
      };
      const reveal = (element) => {
        const entry = element && element.closest("article.closed");
        if (!entry) return;
        fold(entry, false);
        element.scrollIntoView();
      };
      if (entries.length > 12) {
        for (const entry of entries) {
          const button = document.createElement("button");
          button.type = "button";
          button.className = "fold";
          button.setAttribute("aria-label", "Details of " + entry.getAttribute("aria-label"));
          button.addEventListener("click", () => fold(entry, !entry.classList.contains("closed")));
          entry.querySelector(".head").prepend(button);
          entry.addEventListener("beforematch", () => fold(entry, false));
          fold(entry, true);
        }
        const all = id("_folds").firstElementChild;
        id("_folds").hidden = false;
        all.addEventListener("click", () => {
          const opens = all.getAttribute("aria-pressed") === "false";
          all.setAttribute("aria-pressed", String(opens));
          all.textContent = opens ? "Close all" : "Open all";
          for (const entry of entries) fold(entry, !opens);
        });
        const target = () => reveal(id(decodeURIComponent(location.hash.slice(1))));
        document.addEventListener("click", (event) => {
          const link = event.target.closest("a[href^='#']");
          if (link) reveal(id(decodeURIComponent(link.hash.slice(1))));
        });
        addEventListener("hashchange", target);
        target();
      }
      addEventListener("hashchange", follow);

      // Versions: what one of them does not read is hidden.
      const version = id("_version");
      if (version) {
        id("_versions").hidden = false;
        version.addEventListener("change", () => {
          for (const element of document.querySelectorAll("[data-versions]")) {
            element.hidden = version.value !== "" && !element.dataset.versions.split(" ").includes(version.value);
          }
          for (const [anchor, link] of links) link.parentElement.hidden = Boolean(id(anchor) && id(anchor).hidden);
        });
      }

      // Downloads.
      for (const button of document.querySelectorAll("[data-file]")) {
        button.parentElement.hidden = false;
        button.addEventListener("click", () => {
          // In a script element, each < is escaped.
          const text = id(button.dataset.from).textContent.replace(/\\(u003c|.)/g, (all, escape) => (escape === "u003c" ? "<" : all));
          const link = document.createElement("a");
          link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
          link.download = button.dataset.file;
          link.click();
          setTimeout(() => URL.revokeObjectURL(link.href), 60000);
        });
      }

      // Search: first the names of widgets, then keys and aliases, then documentation.
      const input = id("_search");
      const list = id("_results");
      document.querySelector(".finder").hidden = false;
      let index = null;
      const collator = new Intl.Collator("en");
      const text = (element) => (element ? element.textContent.replace(/\s+/g, " ").trim() : "");
      // The words of a name, and the whole name.
      const parts = (name) => [name, ...name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").split(/[^\p{L}\p{N}]+/u)].map((part) => part.toLowerCase());
      // Whether a text begins with a word in which one letter is wrong, missing, or too much, or two letters are swapped.
      const isNear = (part, word) => {
        let at = 0;
        while (at < word.length && part[at] === word[at]) at += 1;
        const rest = word.slice(at + 1);
        return part.startsWith(rest, at + 1) || part.startsWith(rest, at) || part.startsWith(word.slice(at), at + 1)
          || (part[at] === word[at + 1] && part[at + 1] === word[at] && part.startsWith(word.slice(at + 2), at + 2));
      };
      const build = () => {
        const found = [];
        for (const element of articles) {
          const isEntry = element.tagName === "ARTICLE";
          const title = text(element.querySelector(isEntry ? "h3" : "h2 a"));
          const names = [title, ...element.dataset.names.split("\n")].filter(Boolean);
          const color = (element.closest("[class*=' c']") || element).className.match(/\bc\d\b/);
          const doc = text(element.querySelector(isEntry ? ".prose" : ":scope > .prose"));
          const add = (target, shown, names, kind, doc) =>
            found.push({ target, shown, names: names.map((name) => name.toLowerCase()), parts: names.flatMap(parts), kind, doc, low: doc.toLowerCase(), isWhole: isEntry && target === element.id, color: color ? color[0] : "" });
          add(element.id, title, names, isEntry ? names[1] === title ? "" : names[1] : "family", doc);
          if (!isEntry) continue;
          for (const row of element.querySelectorAll("tr[id]")) {
            const codes = [...row.querySelector("th").querySelectorAll("code")].map(text);
            add(row.id, codes[0], codes, (codes[1] ? "or " + codes.slice(1).join(", ") + " · " : "") + "key of " + title, text(row.lastElementChild));
          }
          for (const row of element.querySelectorAll(".cases > div")) add(row.id, text(row.querySelector("code")), [...row.querySelectorAll("dt code, dt small")].map(text), "case of " + title, text(row.querySelector("dd > p")));
        }
        return found.sort((a, b) => collator.compare(a.shown, b.shown));
      };
      const rank = (item, words, isForgiving) => {
        let sum = 0;
        for (const word of words) {
          let best = 0;
          for (const name of item.names) {
            const at = name.indexOf(word);
            if (at < 0) continue;
            best = Math.max(best, at > 0 ? 40 : item.isWhole ? (name === word ? 100 : 90) : name === word ? 70 : 60);
          }
          if (!best && isForgiving && word.length > 3 && item.parts.some((part) => isNear(part, word))) best = 20;
          if (!best && item.low.includes(word)) best = 10;
          if (!best && item.kind.toLowerCase().includes(word)) best = 5;
          if (!best) return 0;
          sum += best;
        }
        return sum + (item.isWhole ? 5 : 0);
      };
      const found = (words, isForgiving) => index.map((item) => [rank(item, words, isForgiving), item]).filter(([score]) => score)
        .sort((a, b) => b[0] - a[0]);
      const marked = (element, shown, words) => {
        const low = shown.toLowerCase();
        const at = words.map((word) => [low.indexOf(word), word.length]).find((pair) => pair[0] >= 0);
        if (!at || low.length !== shown.length) { element.textContent = shown; return; }
        const mark = document.createElement("mark");
        mark.textContent = shown.slice(at[0], at[0] + at[1]);
        element.append(shown.slice(0, at[0]), mark, shown.slice(at[0] + at[1]));
      };
      let selected = -1;
      const select = (number) => {
        const items = list.querySelectorAll("[data-target]");
        if (items[selected]) items[selected].setAttribute("aria-selected", "false");
        selected = items.length ? (number + items.length) % items.length : -1;
        if (selected < 0) { input.removeAttribute("aria-activedescendant"); return; }
        items[selected].setAttribute("aria-selected", "true");
        input.setAttribute("aria-activedescendant", items[selected].id);
        items[selected].scrollIntoView({ block: "nearest" });
      };
      const close = () => { list.hidden = true; input.setAttribute("aria-expanded", "false"); input.removeAttribute("aria-activedescendant"); };
      const search = () => {
        index = index || build();
        const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
        list.replaceChildren();
        selected = -1;
        if (!words.length) { id("_status").textContent = ""; close(); return; }
        let hits = found(words, false);
        // A letter is only forgiven if no name contains the words.
        if (!hits.length || hits[0][0] < 40) hits = found(words, true);
        for (const [, item] of hits.slice(0, 30)) {
          const row = document.createElement("li");
          row.id = "_r" + list.children.length;
          row.setAttribute("role", "option");
          row.setAttribute("aria-selected", "false");
          row.className = item.color;
          row.dataset.target = item.target;
          const name = document.createElement("b");
          marked(name, item.shown, words);
          const kind = document.createElement("span");
          kind.textContent = item.kind;
          row.append(name, kind);
          const place = words.map((word) => item.low.indexOf(word)).find((at) => at >= 0);
          if (place !== undefined) {
            const line = document.createElement("p");
            const from = Math.max(0, place - 30);
            marked(line, (from ? "…" : "") + item.doc.slice(from, from + 120), words);
            row.append(line);
          }
          list.append(row);
        }
        list.hidden = false;
        input.setAttribute("aria-expanded", "true");
        id("_status").textContent = hits.length === 1 ? "1 result" : (hits.length > 30 ? "30 of " : "") + hits.length + " results";
        if (!hits.length || hits.length > 30) {
          const note = document.createElement("li");
          note.setAttribute("role", "option");
          note.setAttribute("aria-disabled", "true");
          note.textContent = hits.length ? "30 of " + hits.length : "Nothing found";
          list.append(note);
        }
        select(0);
      };
      const open = (row) => {
        if (!row || !row.dataset.target) return;
        close();
        input.value = "";
        input.blur();
        const target = id(row.dataset.target);
        if (location.hash.slice(1) !== encodeURIComponent(row.dataset.target)) location.hash = encodeURIComponent(row.dataset.target);
        reveal(target);
        target.setAttribute("tabindex", "-1");
        target.focus({ preventScroll: true });
        target.scrollIntoView();
      };
      input.addEventListener("input", search);
      input.addEventListener("focus", () => { index = index || build(); if (input.value) search(); });
      input.addEventListener("blur", close);
      input.addEventListener("keydown", (event) => {
        if (event.key === "ArrowDown") { event.preventDefault(); select(selected + 1); }
        else if (event.key === "ArrowUp") { event.preventDefault(); select(selected - 1); }
        else if (event.key === "Enter") { event.preventDefault(); open(list.children[selected]); }
        else if (event.key === "Escape") { event.preventDefault(); if (input.value) { input.value = ""; search(); } else input.blur(); }
      });
      list.addEventListener("mousedown", (event) => { event.preventDefault(); open(event.target.closest("li")); });
      document.addEventListener("keydown", (event) => {
        if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target.closest("input, textarea, select, [contenteditable]")) return;
        event.preventDefault();
        input.focus();
        input.select();
      });
    })();

    """##,

    "_CatalogStyle.stencil": ##"""
    :root {
      color-scheme: light dark;
      --paper: #fbfaf7; --card: #ffffff; --ink: #1d1c1a; --soft: #5f5b54; --line: #e3dfd6; --wash: #f3f0e9;
      --key: #23479b; --text: #2c661c; --value: #943a00; --accent: #3f4bb8; --focus: #1558d6;
      --c0: #3f4bb8; --t0: #eceefb; --c1: #0a675d; --t1: #e0f2ef; --c2: #a81f52; --t2: #fbe8ee;
      --c3: #835000; --t3: #f9efdb; --c4: #7531ae; --t4: #f2e9fa; --c5: #33691c; --t5: #e8f3e2;
      --bad: #a5121d; --badwash: #fdebea; --warn: #7d4d00; --warnwash: #fcf1da; --good: #23672b; --goodwash: #e5f4e5;
      --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Helvetica Neue", "Noto Sans", Arial, sans-serif;
      --serif: ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, "Source Serif 4", Georgia, serif;
      --mono: ui-monospace, "SF Mono", "Cascadia Code", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        --paper: #121316; --card: #191b1f; --ink: #e8e6e1; --soft: #a5a198; --line: #2d3036; --wash: #20232a;
        --key: #9fbaff; --text: #a6d98b; --value: #f2b27c; --accent: #a9b3ff; --focus: #8ab4ff;
        --c0: #a9b3ff; --t0: #23263d; --c1: #6fd6c6; --t1: #15302c; --c2: #ff9dbd; --t2: #3a1c28;
        --c3: #f0bf6c; --t3: #352712; --c4: #d3a8ff; --t4: #2f2140; --c5: #a5d88a; --t5: #1f2e18;
        --bad: #ff9d95; --badwash: #3b1a1b; --warn: #f2c36b; --warnwash: #352812; --good: #93d69a; --goodwash: #17301a;
      }
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --paper: #121316; --card: #191b1f; --ink: #e8e6e1; --soft: #a5a198; --line: #2d3036; --wash: #20232a;
      --key: #9fbaff; --text: #a6d98b; --value: #f2b27c; --accent: #a9b3ff; --focus: #8ab4ff;
      --c0: #a9b3ff; --t0: #23263d; --c1: #6fd6c6; --t1: #15302c; --c2: #ff9dbd; --t2: #3a1c28;
      --c3: #f0bf6c; --t3: #352712; --c4: #d3a8ff; --t4: #2f2140; --c5: #a5d88a; --t5: #1f2e18;
      --bad: #ff9d95; --badwash: #3b1a1b; --warn: #f2c36b; --warnwash: #352812; --good: #93d69a; --goodwash: #17301a;
    }
    .c0 { --c: var(--c0); --t: var(--t0); } .c1 { --c: var(--c1); --t: var(--t1); } .c2 { --c: var(--c2); --t: var(--t2); }
    .c3 { --c: var(--c3); --t: var(--t3); } .c4 { --c: var(--c4); --t: var(--t4); } .c5 { --c: var(--c5); --t: var(--t5); }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); --c: var(--accent); --t: var(--wash); }
    a { color: inherit; text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); text-underline-offset: .18em; }
    a:hover { text-decoration-color: currentColor; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    [hidden]:not([hidden="until-found"]) { display: none !important; }
    .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: 1rem; top: -4rem; z-index: 9; padding: .5rem 1rem; background: var(--card); color: var(--ink); border-radius: 0 0 8px 8px; }
    .skip:focus { top: 0; }
    code, pre, kbd { font-family: var(--mono); font-size: .9em; font-variant-ligatures: none; }
    p { margin: .5em 0; }

    .bar { position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 3rem; height: 4rem; max-width: 96rem; margin: 0 auto; padding: 0 2rem; background: color-mix(in srgb, var(--paper) 92%, transparent); backdrop-filter: blur(10px); border-bottom: 1px solid var(--line); }
    .brand { display: flex; align-items: center; gap: .65rem; width: 17rem; flex: none; font-weight: 650; text-decoration: none; letter-spacing: -.01em; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .mark { flex: none; width: 1.15rem; height: 1.15rem; border-radius: 4px; background: conic-gradient(var(--c0) 0 25%, var(--c1) 0 50%, var(--c2) 0 75%, var(--c3) 0); }
    .finder { position: relative; flex: 1; max-width: 36rem; }
    .finder input { width: 100%; height: 2.4rem; padding: 0 2.6rem 0 1rem; font: inherit; font-size: .95rem; color: var(--ink); background: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 60%, transparent); border-radius: 9px; appearance: none; }
    .finder input::placeholder { color: var(--soft); opacity: 1; }
    .finder input::-webkit-search-cancel-button { display: none; }
    .finder kbd { position: absolute; right: .6rem; top: .55rem; padding: 0 .45rem; color: var(--soft); border: 1px solid var(--line); border-radius: 5px; line-height: 1.3rem; pointer-events: none; }
    #_results { position: absolute; left: 0; right: 0; top: 2.8rem; max-height: min(70vh, 34rem); margin: 0; padding: .35rem; overflow: auto; list-style: none; background: var(--card); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 18px 50px rgb(0 0 0 / .22); }
    #_results li { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; align-items: baseline; padding: .45rem .7rem; border-radius: 8px; cursor: pointer; }
    #_results li[aria-selected="true"] { background: var(--wash); box-shadow: inset 3px 0 0 var(--c); }
    #_results li[aria-disabled] { color: var(--soft); font-size: .85rem; cursor: default; }
    #_results li + [aria-disabled] { position: sticky; bottom: -.35rem; background: var(--card); border-top: 1px solid var(--line); border-radius: 0; }
    #_results b { font: 600 .92rem var(--mono); }
    #_results span { color: var(--soft); font-size: .85rem; text-align: right; }
    #_results p { grid-column: 1 / -1; margin: 0; color: var(--soft); font-size: .85rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    #_results mark { background: none; color: inherit; text-decoration: underline 2px var(--c); text-underline-offset: .2em; }
    .theme { margin-left: auto; display: flex; align-items: center; gap: .5rem; height: 2.4rem; padding: 0 .9rem; font: inherit; font-size: .9rem; color: var(--soft); background: none; border: 1px solid var(--line); border-radius: 9px; cursor: pointer; }
    .theme:hover { color: var(--ink); }
    .theme span { width: .9rem; height: .9rem; border: 2px solid currentColor; border-radius: 50%; background: linear-gradient(90deg, currentColor 50%, transparent 0); }

    .layout { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 3rem; max-width: 96rem; margin: 0 auto; padding: 0 2rem; }
    nav { position: sticky; top: 4rem; align-self: start; max-height: calc(100vh - 4rem); overflow-y: auto; padding: 1.75rem .5rem 3rem 0; font-size: .9rem; scrollbar-width: thin; }
    nav summary { display: none; }
    nav ul { margin: 0; padding: 0; list-style: none; }
    nav p { display: flex; align-items: center; gap: .55rem; margin: 1.5rem 0 .35rem; font-weight: 650; }
    nav p::before { content: ""; width: .55rem; height: .55rem; border-radius: 3px; background: var(--soft); }
    nav p[class]::before { background: var(--c); }
    nav p a { text-decoration: none; }
    nav p span { margin-left: auto; color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
    nav li { display: flex; align-items: center; gap: .4rem; }
    nav li a { flex: 1; min-width: 0; padding: .2rem .6rem; overflow: hidden; text-overflow: ellipsis; color: var(--soft); text-decoration: none; border-left: 2px solid var(--line); font-family: var(--mono); font-size: .82rem; line-height: 1.5; }
    nav .pages a { font-family: var(--sans); font-size: .9rem; border: 0; padding-left: 0; }
    nav li a:hover { color: var(--ink); }
    nav li a[aria-current] { color: var(--ink); border-color: var(--ink); font-weight: 600; }
    nav .pages a[aria-current] { text-decoration: underline; }

    main { padding: 2.5rem 0 6rem; min-width: 0; }
    h1 { margin: 0; font: 500 clamp(2.1rem, 4vw, 3.1rem)/1.1 var(--serif); letter-spacing: -.02em; text-wrap: balance; }
    .lead { max-width: 38rem; margin: .9rem 0 0; color: var(--soft); font-size: 1.08rem; text-wrap: pretty; }
    .counts { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.75rem 0 0; padding: 0; list-style: none; }
    .counts a { display: flex; align-items: baseline; gap: .55rem; padding: .55rem 1.1rem; background: var(--card); border: 1px solid var(--line); border-radius: 999px; text-decoration: none; }
    .counts a:hover { border-color: var(--soft); }
    .counts b { font: 500 1.35rem/1 var(--serif); font-variant-numeric: lining-nums tabular-nums; }
    h2 { margin: 0; font: 500 1.85rem/1.2 var(--serif); letter-spacing: -.015em; }
    h2 a, h3 a { text-decoration: none; }
    h2 a:hover, h3 a:hover { text-decoration: underline; text-decoration-thickness: 1px; }
    .panel { margin-top: 3.5rem; }
    .panel h2 { font-size: 1.45rem; }
    .panel h3, .minor { margin: 1.5rem 0 .4rem; font: 600 .82rem var(--sans); color: var(--soft); }
    .family { margin-top: 5rem; }
    .family > h2 { display: flex; align-items: center; gap: .8rem; }
    .family > h2::before { content: ""; width: .95rem; height: .95rem; border-radius: 4px; background: var(--c); }
    .plain { --c: var(--ink); }
    .plain > h2::before { background: var(--soft); }
    .meta { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: .35rem 0 0; color: var(--soft); font-size: .85rem; overflow-wrap: anywhere; }
    .meta:empty { display: none; }
    .facts { max-width: 44rem; margin: .75rem 0; padding: 0; list-style: none; color: var(--soft); font-size: .95rem; }
    .facts li { padding-left: 1.1rem; text-indent: -1.1rem; }
    .facts li::before { content: "→"; display: inline-block; width: 1.1rem; text-indent: 0; color: var(--c); }
    .facts code, .facts a { color: var(--ink); }

    .entry { margin-top: 1.75rem; padding: 1.6rem 1.75rem 1.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; content-visibility: auto; contain-intrinsic-size: auto 34rem; }
    .entry:target { border-color: var(--c); box-shadow: 0 0 0 3px var(--t); }
    .head { display: flex; flex-wrap: wrap; align-items: center; gap: .3rem .75rem; }
    h3 { margin: 0; font: 650 1.25rem/1.3 var(--mono); letter-spacing: -.02em; overflow-wrap: anywhere; }
    .entry h3 { color: var(--c); }
    .columns { display: grid; grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr); gap: 1rem 2.25rem; margin-top: .6rem; }
    .columns.one { grid-template-columns: minmax(0, 1fr); }
    h4 { margin: 1.4rem 0 .45rem; font: 600 .82rem var(--sans); color: var(--soft); }
    h4 small { font-weight: 400; }
    .code > h4:first-child, .about > h4:first-child { margin-top: .3rem; }
    .prose { max-width: 44rem; text-wrap: pretty; }
    .prose > :first-child { margin-top: .3rem; }
    .prose code, td code, dd code, .meta code { padding: .08em .3em; background: var(--wash); border-radius: 4px; color: var(--ink); overflow-wrap: anywhere; }
    .prose pre, pre.json, dd pre { margin: 0 0 .75rem; padding: .9rem 1.05rem; overflow: auto; background: var(--wash); border-radius: 10px; line-height: 1.55; font-size: .84rem; tab-size: 2; }
    pre.json { max-height: 34rem; }
    .prose pre { margin: .75rem 0; }
    .prose pre code, dd pre code { padding: 0; background: none; overflow-wrap: normal; }
    pre code { font-size: 1em; }
    pre b { color: var(--key); font-weight: 400; } pre i { color: var(--text); font-style: normal; } pre u { color: var(--value); text-decoration: none; }
    .prose .heading { font-weight: 650; margin-top: 1.2em; }
    .prose blockquote { margin: .75rem 0; padding: 0 0 0 1rem; border-left: 2px solid var(--line); color: var(--soft); }
    .callout { margin: .75rem 0; padding: .6rem .95rem; background: var(--wash); border-radius: 9px; font-size: .95rem; }
    .callout.warns { background: var(--warnwash); }
    .callout strong { display: block; font-size: .82rem; }
    .callout > p { margin: .1rem 0; }
    .shot { position: relative; }
    .copy { position: absolute; right: 0; top: -2.05rem; height: 1.7rem; padding: 0 .65rem; font: 500 .76rem var(--sans); color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 7px; cursor: pointer; }
    .copy:hover { border-color: var(--soft); }
    .try { right: 3.6rem; }
    .choose { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem; margin: .9rem 0; color: var(--soft); font-size: .9rem; }
    select, .tools button { height: 2.1rem; padding: 0 .7rem; font: inherit; font-size: .9rem; color: var(--ink); background: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 60%, transparent); border-radius: 8px; max-width: 100%; }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0 0; } .tools button { cursor: pointer; } .tools button:hover { border-color: var(--ink); }
    .sheet { display: grid; grid-template-columns: auto minmax(0, 1fr); background: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 60%, transparent); border-radius: 10px; overflow: hidden; font: .84rem/1.55 var(--mono); }
    .sheet:focus-within { outline: 2px solid var(--focus); outline-offset: 2px; }
    .sheet pre, .sheet textarea { height: 20rem; margin: 0; padding: .8rem; font: inherit; border: 0; resize: none; tab-size: 2; white-space: pre; }
    .sheet pre { overflow: hidden; padding-right: .6rem; text-align: right; color: var(--soft); background: var(--wash); }
    .sheet textarea { overflow: auto; width: 100%; color: var(--ink); background: none; outline-offset: -2px; }
    .sheet span { display: block; } .sheet .error { color: var(--bad); background: var(--badwash); font-weight: 700; } .sheet .warning { color: var(--warn); background: var(--warnwash); font-weight: 700; }
    #_verdict { min-height: 1.5em; font-weight: 600; color: var(--good); } #_verdict.error { color: var(--bad); } #_verdict.warning { color: var(--warn); }
    #_problems { margin: 0; padding: 0; list-style: none; } #_problems button { padding: 0 .3rem; font: 600 .85rem var(--mono); color: inherit; background: none; border: 0; text-decoration: underline; cursor: pointer; } #_problems small { color: var(--soft); }
    .summary { display: none; margin: .35rem 0 0; color: var(--soft); } .closed .summary { display: block; }
    .entry.closed { padding-top: 1.05rem; padding-bottom: 1.05rem; margin-top: .75rem; contain-intrinsic-size: auto 6rem; }
    .fold { width: 1.9rem; height: 1.9rem; margin-left: -.4rem; padding: 0; color: var(--soft); background: none; border: 0; border-radius: 6px; cursor: pointer; font: 1.1rem/1 var(--sans); }
    .fold::before { content: "▾"; } .closed .fold::before { content: "▸"; } .fold:hover { color: var(--ink); background: var(--wash); }
    .picture { display: block; max-width: 100%; max-height: 20rem; margin: .3rem 0 1rem; border: 1px solid var(--line); border-radius: 10px; }
    .gaps { color: var(--soft); font-size: .85rem; }

    table { width: 100%; border-collapse: collapse; font-size: .92rem; }
    th, td { padding: .6rem .9rem .6rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere; }
    thead th { padding: 0 .9rem .35rem 0; border: 0; color: var(--soft); font-size: .8rem; }
    .properties { table-layout: fixed; }
    .properties thead th:nth-child(1) { width: 30%; } .properties thead th:nth-child(2) { width: 27%; }
    tbody th a { text-decoration: none; } tbody th a code { font-weight: 600; }
    tbody th a:hover { text-decoration: underline; }
    tr:target > * { background: var(--t); }
    td > p:first-child { margin-top: 0; } td > p:last-child { margin-bottom: 0; }
    td small, .alias { display: block; color: var(--soft); font-size: .84rem; }
    td small.required { color: var(--c); font-weight: 600; }
    td small code { padding: 0; background: none; }
    .policy { margin: .25em 0; color: var(--soft); font-size: .87rem; }
    .cases { margin: 0; }
    .cases > div { padding: .45rem 0; border-top: 1px solid var(--line); }
    .cases dt code { font-weight: 600; } .cases dt small { color: var(--soft); }
    .cases dd { margin: .2rem 0 0; }
    .chips { display: flex; flex-wrap: wrap; gap: .4rem; margin: .3rem 0; font-size: .88rem; }
    .chips > span { padding: .12rem .6rem; border: 1px solid var(--line); border-radius: 7px; overflow-wrap: anywhere; }
    .badge { display: inline-block; padding: .05rem .5rem; font: 600 .74rem/1.5 var(--sans); letter-spacing: 0; border-radius: 999px; background: var(--wash); color: var(--soft); }
    .badge.new { background: var(--goodwash); color: var(--good); }
    .badge.removed { background: var(--wash); color: var(--ink); }
    .badge.breaking { background: var(--badwash); color: var(--bad); }
    .badge.changed { background: var(--warnwash); color: var(--warn); }
    .times { margin-left: auto; color: var(--soft); font-size: .85rem; font-variant-numeric: tabular-nums; }
    .times.none { color: var(--warn); }
    .finding { margin: .5rem 0; padding: .5rem .85rem; border-radius: 9px; background: var(--wash); font-size: .88rem; overflow-wrap: anywhere; }
    .finding.error { background: var(--badwash); } .finding.error b { color: var(--bad); }
    .finding.warning { background: var(--warnwash); } .finding.warning b { color: var(--warn); }
    .changes { margin: 1rem 0 0; padding: 0; list-style: none; }
    .changes li { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); align-items: baseline; padding: .55rem 0; border-top: 1px solid var(--line); font-size: .93rem; }
    .changes .badge { justify-self: start; }
    .changes b { font: 600 .88rem var(--mono); } .changes small { color: var(--soft); }
    .files { font-size: .85rem; color: var(--soft); margin-top: .5rem; } .files summary { cursor: pointer; }
    .files ul { margin: .3rem 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
    .chart { width: auto; margin-top: 1rem; } .chart th a { font-family: var(--mono); font-size: .88rem; }
    .chart td, .chart th { padding: .3rem 1.5rem .3rem 0; border: 0; vertical-align: middle; font-variant-numeric: tabular-nums; }
    .chart td:nth-child(n+3), .chart thead th:nth-child(n+3) { text-align: right; }
    .chart svg { display: block; } .chart rect { fill: var(--c); } .chart .track { fill: var(--wash); }

    .scroller { overflow-x: auto; margin-top: 1rem; padding: .5rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
    .graph { display: block; width: 100%; min-width: 44rem; height: auto; font: 12px var(--mono); }
    .graph .box { fill: var(--paper); stroke: var(--line); } .graph .family { font: 600 13px var(--sans); fill: var(--c); }
    .graph .chip { fill: var(--t); stroke: transparent; } .graph text { fill: var(--c); } .graph a:hover .chip, .graph a:focus .chip { stroke: var(--c); }
    .graph a { text-decoration: none; } .graph a:focus-visible { outline-offset: 3px; }
    .graph path { fill: none; stroke: var(--c); stroke-width: 1.75; opacity: .7; } .graph circle { fill: var(--c); }
    .graph .holder:hover path, .graph .holder:focus-within path { stroke-width: 3; opacity: 1; }
    footer { max-width: 96rem; margin: 0 auto; padding: 1.5rem 2rem 3rem; color: var(--soft); font-size: .85rem; border-top: 1px solid var(--line); }

    @media (max-width: 1180px) { .columns { grid-template-columns: minmax(0, 1fr); } }
    @media (max-width: 860px) {
      html { scroll-padding-top: 4.5rem; }
      .bar { padding: 0 1rem; gap: .75rem; }
      .brand { width: auto; font-size: 0; gap: 0; } .theme { font-size: 0; gap: 0; padding: 0 .7rem; }
      .layout { display: block; padding: 0 1rem; }
      nav { position: static; max-height: none; padding: 1rem 0 0; }
      nav summary { display: list-item; padding: .55rem .9rem; background: var(--card); border: 1px solid var(--line); border-radius: 9px; cursor: pointer; font-weight: 600; }
      nav li a { padding: .4rem .6rem; }
      main { padding-top: 1.5rem; } .entry { padding: 1.15rem 1.1rem 1.25rem; } .family { margin-top: 3.5rem; }
      .times { margin-left: 0; }
      .properties thead { position: absolute; clip-path: inset(50%); }
      .properties tr { display: block; padding: .65rem 0; border-top: 1px solid var(--line); }
      .properties th, .properties td { display: block; padding: .1rem 0; border: 0; }
      .properties td small { display: inline; margin-left: .5rem; }
      .chart svg { width: 90px; height: 5px; } .chart td, .chart th { padding-right: .75rem; }
      footer { padding: 1.5rem 1rem; }
    }
    @media print { .bar, nav, .copy { display: none; } .layout { display: block; } .entry { break-inside: avoid; content-visibility: visible; } }

    """##,

    "_KotlinArray.stencil": ##"""
    {% call comment "" type.documentation "" %}
    {% set className %}{% call name type.identifier %}{% endset %}
    {% if not jackson %}
    typealias {{ className }} = {% call anything jackson %}
    {% elif not type.elements %}
    typealias {{ className }} = List<Nothing>
    {% else %}
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder({% for element in type.elements %}{% call quoted element.name %}{% if not forloop.last %}, {% endif %}{% endfor %})
    data class {{ className }}(
    {% for element in type.elements %}
    {% call propertyComment element %}
    {% set default %}{% if element.defaultJSON %}{% call defaultOf element jackson %}{% endif %}{% endset %}
        @param:JsonProperty({% call quoted element.name %}) @get:JsonProperty({% call quoted element.name %}) val {% call member element.identifier %}: {% call valueOf element.shape jackson %}{% if element.isRequired %}{% if element.isNullable or element.shape.isNullable %}?{% endif %}{% elif default %}{% if element.shape.isNullable %}?{% endif %} = {{ default }}{% else %}? = null{% endif %}{% if not forloop.last %},{% endif %}
    {% endfor %}
    )
    {% endif %}

    """##,

    "_KotlinChoice.stencil": ##"""
    {% set typeName %}{% call name type.identifier %}{% endset %}
    {% call comment "" type.documentation "" %}
    {% if type.representation == "external" %}
    {% include "_KotlinExternal.stencil" %}
    {% elif type.representation == "untagged" or type.representation == "nested" or type.tagType != "string" %}
    typealias {{ typeName }} = {% call anything jackson %}
    {% else %}
    {% set supers %}{% call supersOf type %}{% endset %}
    {% if jackson %}
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.PROPERTY, property = {% call quoted type.tag %})
    @JsonSubTypes(
    {% for option in type.named %}
        JsonSubTypes.Type(value = {% call optionName option %}::class{% if option.name and not option.isByCases %}, name = {% call literal option.name %}{% endif %}){% if not forloop.last %},{% endif %}
    {% endfor %}
    )
    {% else %}
    @Serializable
    @JsonClassDiscriminator({% call quoted type.tag %})
    {% endif %}
    sealed interface {{ typeName }}{% if supers %} : {{ supers }}{% endif %}
    {% for option in type.named %}
    {% include "_KotlinOption.stencil" %}
    {% endfor %}
    {% endif %}

    """##,

    "_KotlinEnum.stencil": ##"""
    {% call comment "" type.documentation "" %}
    {% if jackson %}
    enum class {% call name type.identifier %}(@get:JsonValue val value: {% if type.areIntegers %}Long{% else %}String{% endif %}) {
    {% for case in type.cases %}
    {% if not case.isAlias %}
    {% call comment "    " case.documentation "" %}
        {% call member case.name %}({% call literal case.value %}),
    {% endif %}
    {% endfor %}
        ;
    }
    {% elif type.areIntegers %}
    @Serializable
    @JvmInline
    value class {% call name type.identifier %}(val value: Long) {
        companion object {
    {% for case in type.cases %}
    {% if not case.isAlias %}
    {% call comment "        " case.documentation "" %}
            val {% call member case.name %} = {% call name type.identifier %}({{ case.value }})
    {% endif %}
    {% endfor %}
        }
    }
    {% else %}
    @Serializable
    enum class {% call name type.identifier %} {
    {% for case in type.cases %}
    {% if not case.isAlias %}
    {% call comment "    " case.documentation "" %}
        @SerialName({% call literal case.value %}) {% call member case.name %},
    {% endif %}
    {% endfor %}
        ;
    }
    {% endif %}

    """##,

    "_KotlinExternal.stencil": ##"""
    {% if jackson %}
    @JsonInclude(JsonInclude.Include.NON_NULL)
    {% else %}
    @Serializable
    {% endif %}
    class {{ typeName }} private constructor(
    {% for option in type.named %}
        {% if jackson %}@param:JsonProperty({% call literal option.name %}) @get:JsonProperty({% call literal option.name %}) {% else %}@SerialName({% call literal option.name %}) {% endif %}val {% call member option.memberName %}: {% call externalOf option jackson %}? = null{% if not forloop.last %},{% endif %}
    {% endfor %}
    ) {
        companion object {
    {% for option in type.named %}
    {% call comment "        " option.documentation "" %}
            fun {% call member option.memberName %}(content: {% call externalOf option jackson %}): {{ typeName }} = {{ typeName }}({% call member option.memberName %} = content)
    {% endfor %}
        }
    }
    {% for option in type.named %}
    {% if option.form == "values" or option.form == "empty" %}
    {% set inner %}{{ option.identifier }}_content{% endset %}

    {% call class inner option.fields "" "" option.hasOtherKeys jackson %}
    {% endif %}
    {% endfor %}

    """##,

    "_KotlinMacros.stencil": ##"""
    {% macro name identifier %}{{ identifier|kotlinType }}{% endmacro %}
    {% macro member identifier %}{{ identifier|kotlinMember }}{% endmacro %}
    {% macro quoted value %}{{ value|json|replace:"$","\$" }}{% endmacro %}
    {% macro literal json %}{{ json|replace:"$","\$" }}{% endmacro %}
    {% macro anything jackson %}{% if jackson %}Any{% else %}JsonElement{% endif %}{% endmacro %}
    {% macro comment indent text reason %}
    {% if text or reason %}
    {{ indent }}/**
    {% if text %}
    {% for line in text|lines %}
    {{ indent }} *{% if line %} {{ line|replace:"/*","/\*"|replace:"*/","*\/" }}{% endif %}
    {% endfor %}
    {% endif %}
    {% if reason == "keys" %}
    {{ indent }} * Its keys are not known{% if not jackson %}, and this class has none{% endif %}.
    {% elif reason == "names" %}
    {{ indent }} * Its keys depend on another name{% if not jackson %}, and this class has none{% endif %}.
    {% elif reason %}
    {{ indent }} * Any JSON: {{ reason|replace:"/*","/\*"|replace:"*/","*\/" }}.
    {% endif %}
    {{ indent }} */
    {% endif %}
    {% endmacro %}
    {% macro noted label text %}
    {% for line in text|lines %}
         * {{ label }}{{ line|replace:"/*","/\*"|replace:"*/","*\/" }}
    {% endfor %}
    {% endmacro %}
    {% macro propertyComment property %}
    {% if property.documentation or property.aliases or property.default or property.replacements or property.condition or property.shape.reason or property.shape.only or property.shape.kind == "expression" %}
        /**
    {% if property.documentation %}{% call noted "" property.documentation %}{% endif %}
    {% if property.shape.reason %}
         * Any JSON: {{ property.shape.reason|replace:"/*","/\*"|replace:"*/","*\/" }}.
    {% endif %}
    {% if property.shape.kind == "expression" %}
         * A value, or a text with an expression: `@{price}`.
    {% endif %}
    {% if property.shape.only %}
         * Only {% for option in property.shape.only %}`{{ option.id }}`{% if not forloop.last %}, {% endif %}{% endfor %}.
    {% endif %}
    {% if property.aliases %}
         * Also read from {{ property.aliases|join:", "|printable|replace:"/*","/\*"|replace:"*/","*\/" }}.
    {% endif %}
    {% if property.condition %}
         * Only if {{ property.condition|replace:"/*","/\*"|replace:"*/","*\/" }} is true.
    {% endif %}
    {% for replacement in property.replacements %}
    {% set label %}Where it is {{ replacement.of }}, this takes its place: {% endset %}{% call noted label replacement.value %}
    {% endfor %}
    {% if property.default %}{% call noted "Where it is missing: " property.default %}{% endif %}
         */
    {% endif %}
    {% endmacro %}
    {% macro scalarOf scalar jackson %}{% if scalar == "bool" %}Boolean{% elif scalar == "int" or scalar == "int64" or scalar == "uint32" %}Long{% elif scalar == "int32" or scalar == "uint16" %}Int{% elif scalar == "int16" or scalar == "uint8" %}Short{% elif scalar == "int8" %}Byte{% elif scalar == "uint" or scalar == "uint64" %}{% if jackson %}BigInteger{% else %}ULong{% endif %}{% elif scalar == "decimal" and jackson %}BigDecimal{% elif scalar == "double" or scalar == "decimal" %}Double{% elif scalar == "float" %}Float{% elif scalar == "nonFinite" %}{% if jackson %}Double{% else %}JsonPrimitive{% endif %}{% elif scalar == "date" %}{% if jackson %}Any{% else %}JsonPrimitive{% endif %}{% else %}String{% endif %}{% endmacro %}
    {% macro valueOf shape jackson %}{% if shape.kind == "scalar" %}{% call scalarOf shape.scalar jackson %}{% elif shape.kind == "type" %}{% call name shape.type.identifier %}{% elif shape.kind == "list" %}List<{% call typeOf shape.element jackson %}>{% elif shape.kind == "map" %}Map<{% if shape.hasIntegerKeys %}Long{% else %}String{% endif %}, {% call typeOf shape.element jackson %}>{% else %}{% call anything jackson %}{% endif %}{% endmacro %}
    {% macro typeOf shape jackson %}{% call valueOf shape jackson %}{% if shape.isNullable %}?{% endif %}{% endmacro %}
    {% macro defaultOf property jackson %}{% if property.shape.kind == "type" %}{% for case in property.shape.type.cases %}{% if case.value == property.defaultJSON and not case.isAlias %}{% call name property.shape.type.identifier %}.{% call member case.name %}{% endif %}{% endfor %}{% elif property.shape.kind == "list" %}emptyList(){% elif property.shape.kind == "map" %}emptyMap(){% elif property.shape.scalar == "double" or property.shape.scalar == "decimal" and not jackson %}{{ property.defaultJSON }}{% if not property.defaultJSON|contains:"." and not property.defaultJSON|contains:"e" %}.0{% endif %}{% elif property.shape.scalar == "float" %}{{ property.defaultJSON }}f{% elif property.shape.scalar == "decimal" %}BigDecimal("{{ property.defaultJSON }}"){% elif property.shape.scalar == "uint" or property.shape.scalar == "uint64" %}{% if jackson %}BigInteger("{{ property.defaultJSON }}"){% else %}{{ property.defaultJSON }}u{% endif %}{% elif property.shape.kind == "scalar" and property.shape.scalar != "date" and property.shape.scalar != "nonFinite" %}{% call literal property.defaultJSON %}{% endif %}{% endmacro %}
    {% macro class className fields supers serialName others jackson %}
    {% if jackson %}
    @JsonInclude(JsonInclude.Include.NON_NULL)
    {% else %}
    @Serializable
    {% if serialName %}
    @SerialName({% call literal serialName %})
    {% endif %}
    {% endif %}
    {% if fields or others and jackson %}
    data class {{ className }}(
    {% for field in fields %}
    {% call propertyComment field.property %}
        {% if jackson %}@param:JsonProperty({% call quoted field.key %}) @get:JsonProperty({% call quoted field.key %}) {% if field.isRequired and field.isNullable %}@get:JsonInclude(JsonInclude.Include.ALWAYS) {% endif %}{% elif field.key != field.identifier %}@SerialName({% call quoted field.key %}) {% endif %}val {% call member field.identifier %}: {% if field.property %}{% call valueOf field.shape jackson %}{% else %}{{ className }}_{{ field.identifier }}{% endif %}{% set default %}{% if field.property.defaultJSON %}{% call defaultOf field.property jackson %}{% endif %}{% endset %}{% if field.isRequired %}{% if field.isNullable or field.shape.isNullable %}?{% endif %}{% elif default %}{% if field.shape.isNullable %}?{% endif %} = {{ default }}{% else %}? = null{% endif %}{% if not forloop.last %},{% elif jackson and others %},{% endif %}
    {% endfor %}
    {% if jackson and others %}
        /** Keys that are not known. */
        @get:JsonAnyGetter val otherKeys: Map<String, Any?> = emptyMap()
    {% endif %}
    ){% if supers %} : {{ supers }}{% endif %}
    {% else %}
    object {{ className }}{% if supers %} : {{ supers }}{% endif %}
    {% endif %}
    {% for field in fields %}
    {% if not field.property %}
    {% set inner %}{{ className }}_{{ field.identifier }}{% endset %}

    {% call class inner field.fields "" "" "" jackson %}
    {% endif %}
    {% endfor %}
    {% endmacro %}
    {% macro supersOf type %}{% if type.kind != "object" or type.hasOneName and type.tags.count == 1 %}{% for option in type.memberships where option.owner.representation == "internal" and option.owner.tagType == "string" and type.kind == "object" or option.isByCases and option.owner.tagType == "string" %}{% if not forloop.first %}, {% endif %}{% call name option.owner.identifier %}{% endfor %}{% endif %}{% endmacro %}
    {% macro optionName option %}{% if option.owner.representation == "internal" and option.form == "type" and option.type.kind == "object" and option.type.hasOneName and option.type.tags.count == 1 or option.isByCases %}{% call name option.type.identifier %}{% else %}{% call name option.identifier %}{% endif %}{% endmacro %}
    {% macro parameterOf option jackson %}{% if option.form == "values" %}{{ option.identifier }}_content{% elif option.form == "type" %}{% call name option.type.identifier %}{% else %}{% call valueOf option.shape jackson %}{% endif %}{% endmacro %}
    {% macro externalOf option jackson %}{% if option.form == "empty" %}{{ option.identifier }}_content{% else %}{% call parameterOf option jackson %}{% endif %}{% endmacro %}

    """##,

    "_KotlinObject.stencil": ##"""
    {% call comment "" type.documentation "" %}
    {% set className %}{% call name type.identifier %}{% endset %}
    {% set supers %}{% call supersOf type %}{% endset %}
    {% if supers %}
    {% call class className type.fields supers type.tags.first.names.first type.hasOtherKeys jackson %}
    {% else %}
    {% call class className type.fields "" "" type.hasOtherKeys jackson %}
    {% endif %}

    """##,

    "_KotlinOption.stencil": ##"""
    {% set className %}{% call name option.identifier %}{% endset %}
    {% if type.representation == "adjacent" %}

    {% call comment "" option.documentation "" %}
    {% if option.form == "empty" %}
    {% call class className option.fields typeName option.name "" jackson %}
    {% else %}
    {% if jackson %}
    @JsonInclude(JsonInclude.Include.NON_NULL)
    data class {{ className }}(@param:JsonProperty({% call quoted option.content %}) @get:JsonProperty({% call quoted option.content %}) val content: {% call parameterOf option jackson %}{% if not option.isRequired %}? = null{% endif %}) : {{ typeName }}
    {% else %}
    @Serializable
    @SerialName({% call literal option.name %})
    data class {{ className }}(@SerialName({% call quoted option.content %}) val content: {% call parameterOf option jackson %}{% if not option.isRequired %}? = null{% endif %}) : {{ typeName }}
    {% endif %}
    {% if option.form == "values" %}
    {% set inner %}{{ option.identifier }}_content{% endset %}

    {% call class inner option.fields "" "" option.hasOtherKeys jackson %}
    {% endif %}
    {% endif %}
    {% elif option.form == "type" and option.type.kind == "object" %}
    {% if not option.type.hasOneName or option.type.tags.count != 1 %}

    {% call comment "" option.documentation "" %}
    {% call class className option.type.fields typeName option.name option.type.hasOtherKeys jackson %}
    {% endif %}
    {% elif option.isByCases %}
    {% elif option.type.kind == "object" %}

    {% call comment "" option.documentation "" %}
    {% call class className option.type.fields typeName option.name option.type.hasOtherKeys jackson %}
    {% elif option.form == "empty" or option.form == "values" and option.hasKnownKeys %}

    {% call comment "" option.documentation "" %}
    {% call class className option.fields typeName option.name option.hasOtherKeys jackson %}
    {% elif jackson or option.isValidWithNameAlone %}

    {% if option.type.options %}
    {% call comment "" option.documentation "names" %}
    {% else %}
    {% call comment "" option.documentation "keys" %}
    {% endif %}
    {% call class className option.fields typeName option.name "1" jackson %}
    {% endif %}

    """##,

    "_TypeScriptArray.stencil": ##"""
    {% call comment "" type.documentation "" %}
    export type {{ type.identifier }} = [
    {% for element in type.elements %}
    {% call propertyComment "  " element %}
      {% call label element.identifier %}{% if element.mayBeMissing %}?{% endif %}: {% call typeOf element.shape %}{% if element.isNullable and not element.shape.isNullable %} | null{% endif %},
    {% endfor %}
    ];

    """##,

    "_TypeScriptChoice.stencil": ##"""
    {% call comment "" type.documentation "" %}
    {% if type.representation == "external" %}
    export type {{ type.identifier }} = {% for option in type.accepted %}{% if option.patterns %}{ [key: {% call patternsOf option.patterns %}]: {% call contentOf option %} } | {% endif %}{% endfor %}_OneOf<{
    {% for option in type.accepted %}
    {% if option.name %}
    {% call comment "  " option.documentation "" %}
      {{ option.name }}: {% call contentOf option %};
    {% endif %}
    {% endfor %}
    }>;
    {% for option in type.accepted %}
    {% if option.form == "values" %}

    {% call comment "" option.documentation "" %}
    export interface {{ option.identifier }} {
    {% call fieldsOf option.fields "  " %}
    {% if option.hasOtherKeys %}
      [key: string]: unknown;
    {% endif %}
    }
    {% endif %}
    {% endfor %}
    {% elif type.representation == "nested" %}
    export type {{ type.identifier }} = unknown;
    {% else %}
    export type {{ type.identifier }} =
    {% for option in type.accepted %}
      | {% call optionOf option %}
    {% empty %}
      never
    {% endfor %};
    {% for option in type.accepted %}
    {% include "_TypeScriptOption.stencil" %}
    {% endfor %}
    {% endif %}

    """##,

    "_TypeScriptEnum.stencil": ##"""
    {% call comment "" type.documentation "" %}
    export type {{ type.identifier }} =
    {% for case in type.cases %}
    {% if not case.isAlias %}
      | {{ case.value }}
    {% endif %}
    {% empty %}
      never
    {% endfor %};

    export const {{ type.identifier }} = {
    {% for case in type.cases %}
    {% if not case.isAlias %}
    {% call comment "  " case.documentation "" %}
      {% call key case.name %}: {{ case.value }},
    {% endif %}
    {% endfor %}
    } as const;

    """##,

    "_TypeScriptMacros.stencil": ##"""
    {% macro comment indent text reason %}
    {% if text or reason %}
    {{ indent }}/**
    {% if text %}
    {% for line in text|lines %}
    {{ indent }} *{% if line %} {{ line|replace:"*/","*\/" }}{% endif %}
    {% endfor %}
    {% endif %}
    {% if reason %}
    {{ indent }} * Any JSON: {{ reason|replace:"*/","*\/" }}.
    {% endif %}
    {{ indent }} */
    {% endif %}
    {% endmacro %}
    {% macro propertyComment indent property %}
    {% if property.documentation or property.aliases or property.default or property.replacements or property.condition or property.shape.reason or property.shape.minimum and property.shape.scalar != "int" and property.shape.scalar != "int64" %}
    {{ indent }}/**
    {% if property.documentation %}
    {% for line in property.documentation|lines %}
    {{ indent }} *{% if line %} {{ line|replace:"*/","*\/" }}{% endif %}
    {% endfor %}
    {% endif %}
    {% if property.shape.minimum and property.shape.scalar != "int" and property.shape.scalar != "int64" %}
    {{ indent }} * An integer from {{ property.shape.minimum }} to {{ property.shape.maximum }}.
    {% endif %}
    {% if property.shape.reason %}
    {{ indent }} * Any JSON: {{ property.shape.reason|replace:"*/","*\/" }}.
    {% endif %}
    {% if property.aliases %}
    {{ indent }} * Also read from {{ property.aliases|join:", "|printable|replace:"*/","*\/" }}.
    {% endif %}
    {% if property.condition %}
    {{ indent }} * Only if {{ property.condition|replace:"*/","*\/" }} is true.
    {% endif %}
    {% for replacement in property.replacements %}
    {{ indent }} * Where it is {{ replacement.of }}, {{ replacement.value|lines|join:" "|replace:"*/","*\/" }} takes its place.
    {% endfor %}
    {% if property.default %}
    {{ indent }} * @defaultValue {% if property.defaultJSON %}{{ property.defaultJSON|replace:"*/","*\/" }}{% else %}{{ property.default|lines|join:" "|replace:"*/","*\/" }}{% endif %}
    {% endif %}
    {{ indent }} */
    {% endif %}
    {% endmacro %}
    {% set reserved "break case catch class const continue debugger default delete do else enum export extends finally for if in instanceof return super switch throw try var while with"|split:" " %}
    {% macro label identifier %}{{ identifier }}{% if identifier in reserved %}_{% endif %}{% endmacro %}
    {% macro key name %}{% if name|isIdentifier %}{{ name }}{% else %}{{ name|json }}{% endif %}{% endmacro %}
    {% macro valueOf shape %}{% if shape.kind == "scalar" %}{% if shape.scalar == "bool" %}boolean{% elif shape.scalar == "date" %}number | string{% elif shape.scalar == "nonFinite" %}number | "NaN" | "Infinity" | "-Infinity"{% elif shape.scalar == "string" or shape.scalar == "url" or shape.scalar == "uuid" or shape.scalar == "data" or shape.scalar == "timestamp" %}string{% elif shape.scalar == "double" or shape.scalar == "float" or shape.scalar == "decimal" %}number{% else %}_Integer{% endif %}{% elif shape.kind == "type" %}{% if shape.only %}{% for option in shape.only %}{% call optionOf option %}{% if not forloop.last %} | {% endif %}{% endfor %}{% else %}{{ shape.type.identifier }}{% endif %}{% elif shape.kind == "list" %}{% call elementOf shape.element %}[]{% elif shape.kind == "map" %}{% if shape.keys %}{ [key in {% for key in shape.keys %}{{ key|json }}{% if not forloop.last %} | {% endif %}{% endfor %}]?: {% call typeOf shape.element %} }{% else %}{ [key: {% if shape.hasIntegerKeys %}number{% else %}string{% endif %}]: {% call typeOf shape.element %} }{% endif %}{% elif shape.kind == "expression" %}{% call typeOf shape.element %} | `${string}@{${string}`{% else %}unknown{% endif %}{% endmacro %}
    {% macro typeOf shape %}{% call valueOf shape %}{% if shape.isNullable %} | null{% endif %}{% endmacro %}
    {% macro elementOf shape %}{% if shape.isNullable or shape.only or shape.kind == "expression" or shape.scalar == "date" or shape.scalar == "nonFinite" %}({% call typeOf shape %}){% else %}{% call valueOf shape %}{% endif %}{% endmacro %}
    {% macro fieldsOf fields indent %}
    {% for field in fields %}
    {% if field.property %}
    {% call propertyComment indent field.property %}
    {{ indent }}{% call key field.key %}{% if not field.isRequired %}?{% endif %}: {% call typeOf field.shape %}{% if field.isNullable and not field.shape.isNullable %} | null{% endif %};
    {% else %}
    {% set deeper %}{{ indent }}  {% endset %}
    {{ indent }}{% call key field.key %}{% if not field.isRequired %}?{% endif %}: {
    {% call fieldsOf field.fields deeper %}
    {{ indent }}}{% if field.isNullable %} | null{% endif %};
    {% endif %}
    {% endfor %}
    {% endmacro %}
    {% macro groupsOf groups %}{% for group in groups %}({
    {% call fieldsOf group.fields "  " %}
    }{% if group.groups %} & {% call groupsOf group.groups %}{% endif %} | { {% for name in group.keys %}{% call key name %}?: null{% if not forloop.last %}; {% endif %}{% endfor %} }){% if not forloop.last %} & {% endif %}{% endfor %}{% endmacro %}
    {% macro partOf text %}{% if text and text|isIdentifier %}{{ text }}{% elif text %}${ {{ text|json }} }{% endif %}{% endmacro %}
    {% macro patternsOf patterns %}{% for pattern in patterns %}`{% call partOf pattern.start %}${string}{% call partOf pattern.end %}`{% if not forloop.last %} | {% endif %}{% endfor %}{% endmacro %}
    {% macro nameOf option %}{{ option.name }}{% if option.name and option.patterns %} | {% endif %}{% call patternsOf option.patterns %}{% endmacro %}
    {% macro optionOf option %}{% if option.owner.representation == "nested" %}unknown{% elif option.owner.representation == "internal" %}{% if option.form != "type" or not option.hasKnownKeys %}{{ option.identifier }}{% elif not option.name or option.isByCases %}{{ option.type.identifier }}{% elif option.type.kind == "object" and not option.hasOtherNames %}{{ option.type.identifier }}{% else %}({ readonly {% call key option.owner.tag %}: {% call nameOf option %} } & {{ option.type.identifier }}){% endif %}{% elif option.owner.representation == "untagged" %}{% if option.absentKeys %}({% endif %}{% if option.form == "empty" %}null{% elif option.form == "values" %}{{ option.identifier }}{% elif option.form == "type" %}{{ option.type.identifier }}{% else %}{% call typeOf option.shape %}{% endif %}{% if option.absentKeys %} & { {% for name in option.absentKeys %}{% call key name %}?: null{% if not forloop.last %}; {% endif %}{% endfor %} }){% endif %}{% else %}{{ option.identifier }}{% endif %}{% endmacro %}
    {% macro contentOf option %}{% if option.form == "empty" %}{ [key: string]: never }{% elif option.form == "values" and option.owner.representation == "external" %}{{ option.identifier }}{% elif option.form == "values" %}{
    {% call fieldsOf option.fields "    " %}
      }{% elif option.form == "type" %}{{ option.type.identifier }}{% else %}{% call typeOf option.shape %}{% endif %}{% endmacro %}
    {% macro bodyOf type fields %}
    {% for tag in type.tags %}
      readonly {% call key tag.key %}{% if tag.isOptional %}?{% endif %}: {{ tag.names|join:" | " }}{% if tag.names and tag.patterns %} | {% endif %}{% call patternsOf tag.patterns %};
    {% endfor %}
    {% call fieldsOf fields "  " %}
    {% if type.hasOtherKeys %}
      [key: string]: unknown;
    {% endif %}
    {% endmacro %}

    """##,

    "_TypeScriptMake.stencil": ##"""
    {% if type.kind == "object" %}
    {% if type.hasOneName %}
    {% call comment "  " type.documentation "" %}
    {% if type.fields or type.hasOtherKeys %}
      {{ type.lowerIdentifier }}: (
        fields: _Without<{{ type.identifier }}, {% for tag in type.tags %}{{ tag.key|json }}{% if not forloop.last %} | {% endif %}{% endfor %}>{% if not type.requiredFields %} = {}{% endif %},
      ): {{ type.identifier }} => ({
    {% for tag in type.tags %}
        {% call key tag.key %}: {{ tag.names.first }},
    {% endfor %}
        ...fields,
      }),
    {% else %}
      {{ type.lowerIdentifier }}: (): {{ type.identifier }} => ({
    {% for tag in type.tags %}
        {% call key tag.key %}: {{ tag.names.first }},
    {% endfor %}
      }),
    {% endif %}
    {% endif %}
    {% elif type.representation != "untagged" and type.representation != "nested" %}
    {% for option in type.accepted %}
    {% if option.name %}
    {% if type.representation == "internal" %}
    {% if option.form == "type" and option.type.kind == "object" %}
    {% if option.hasOtherNames %}
    {% call comment "  " option.documentation "" %}
      {{ option.lowerIdentifier }}: (
        fields: _Without<{{ option.type.identifier }}, {{ type.tag|json }}>{% if not option.type.requiredFields %} = {}{% endif %},
      ): {{ option.type.identifier }} & { readonly {% call key type.tag %}: {{ option.name }} } => ({
        {% call key type.tag %}: {{ option.name }},
        ...fields,
      }),
    {% endif %}
    {% elif option.form == "type" and not option.hasKnownKeys and option.names.count > 1 %}
    {% elif option.form == "type" and option.type.kind == "enum" or option.isByCases %}
    {% elif option.type and option.hasKnownKeys %}
    {% call comment "  " option.documentation "" %}
      {{ option.lowerIdentifier }}: (value: {{ option.type.identifier }}): {{ type.identifier }} => ({
        {% call key type.tag %}: {{ option.name }},
        ...value,
      }),
    {% elif option.fields or option.hasOtherKeys or option.form != "empty" %}
    {% call comment "  " option.documentation "" %}
      {{ option.lowerIdentifier }}: (
        fields: _Without<{{ option.identifier }}, {{ type.tag|json }}>{% if not option.requiredFields %} = {}{% endif %},
      ): {{ option.identifier }} => ({
        {% call key type.tag %}: {{ option.name }},
        ...fields,
      }),
    {% else %}
    {% call comment "  " option.documentation "" %}
      {{ option.lowerIdentifier }}: (): {{ option.identifier }} => ({ {% call key type.tag %}: {{ option.name }} }),
    {% endif %}
    {% else %}
    {% call comment "  " option.documentation "" %}
    {% if type.representation == "adjacent" %}
    {% if option.form == "empty" %}
      {{ option.lowerIdentifier }}: (): {{ option.identifier }} => ({ {% call key type.tag %}: {{ option.name }} }),
    {% else %}
      {{ option.lowerIdentifier }}: (
        content: {{ option.identifier }}[{{ option.content|json }}]{% if not option.isRequired %} = null{% elif option.type.kind == "object" and not option.type.requiredFields %} = {}{% endif %},
      ): {{ option.identifier }} => ({
        {% call key type.tag %}: {{ option.name }},
        {% call key option.content %}: content,
      }),
    {% endif %}
    {% else %}
      {{ option.lowerIdentifier }}: (
        content: {% call contentOf option %}{% if option.form == "empty" or option.form == "values" and not option.requiredFields or option.type.kind == "object" and not option.type.requiredFields %} = {}{% endif %},
      ): {{ type.identifier }} => ({ {{ option.name }}: content }),
    {% endif %}
    {% endif %}
    {% endif %}
    {% endfor %}
    {% endif %}

    """##,

    "_TypeScriptObject.stencil": ##"""
    {% call comment "" type.documentation "" %}
    {% if type.groups %}
    export type {{ type.identifier }} = {% if type.tags or type.ownFields or type.hasOtherKeys %}{
    {% call bodyOf type type.ownFields %}
    } & {% endif %}{% call groupsOf type.groups %};
    {% elif type.tags or type.fields or type.hasOtherKeys %}
    export interface {{ type.identifier }} {
    {% call bodyOf type type.fields %}
    }
    {% else %}
    export type {{ type.identifier }} = { [key: string]: never };
    {% endif %}

    """##,

    "_TypeScriptOption.stencil": ##"""
    {% if type.representation == "adjacent" %}

    {% call comment "" option.documentation "" %}
    export interface {{ option.identifier }} {
      readonly {% call key type.tag %}: {% call nameOf option %};
    {% if option.form != "empty" %}
      {% call key option.content %}{% if not option.isRequired %}?{% endif %}: {% call contentOf option %}{% if not option.isRequired and not option.shape.isNullable %} | null{% endif %};
    {% endif %}
    }
    {% elif type.representation == "untagged" %}
    {% if option.form == "values" %}

    {% call comment "" option.documentation "" %}
    export interface {{ option.identifier }} {
    {% call fieldsOf option.fields "  " %}
    }
    {% endif %}
    {% elif option.form == "whole" or option.form == "single" %}

    {% call comment "" option.documentation option.shape.reason %}
    {% if option.isByCases %}
    export type {{ option.identifier }} = {{ option.type.identifier }};
    {% elif option.type and option.hasKnownKeys %}
    export type {{ option.identifier }} = { readonly {% call key type.tag %}: {% call nameOf option %} } & {{ option.type.identifier }};
    {% else %}
    export interface {{ option.identifier }} {
      readonly {% call key type.tag %}: {% call nameOf option %};
      [key: string]: unknown;
    }
    {% endif %}
    {% elif option.form != "type" or not option.hasKnownKeys %}

    {% call comment "" option.documentation option.type.reason %}
    export interface {{ option.identifier }} {
      readonly {% call key type.tag %}: {% if option.form == "type" and option.names %}{{ option.names|join:" | " }}{% if option.patterns %} | {% endif %}{% call patternsOf option.patterns %}{% else %}{% call nameOf option %}{% endif %};
    {% call fieldsOf option.fields "  " %}
    {% if option.hasOtherKeys or not option.hasKnownKeys %}
      [key: string]: unknown;
    {% endif %}
    }
    {% endif %}

    """##,
  ]

  /// The sources of WidgetRuntime by path, in the order of paths, for targets that embed it.
  package static let runtime: [(path: String, text: String)] = [
    (
      "API/Coders/DateCoders.swift",
      ##"""
    #if canImport(FoundationEssentials)
      public import FoundationEssentials
    #else
      public import Foundation
    #endif

    /// A coder of dates as ISO 8601 text: `2026-03-01T12:30:00Z`.
    ///
    /// It also decodes fractions of seconds and other time zones, but encodes neither. Use `ISO8601WithFractions` to keep
    /// milliseconds.
    public struct ISO8601: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a date.
      public func decode(from decoder: any Decoder) throws -> Date { try decoder.dateFromText() }

      /// Encodes a date, rounded to the millisecond and then down to the second.
      public func encode(_ value: Date, to encoder: any Encoder) throws {
        try encoder.encode(value, hasFraction: false)
      }
    }

    /// A coder of dates as ISO 8601 text with milliseconds: `2026-03-01T12:30:00.250Z`.
    ///
    /// It also decodes dates without a fraction and in other time zones.
    public struct ISO8601WithFractions: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a date.
      public func decode(from decoder: any Decoder) throws -> Date { try decoder.dateFromText() }

      /// Encodes a date, rounded to the millisecond.
      public func encode(_ value: Date, to encoder: any Encoder) throws {
        try encoder.encode(value, hasFraction: true)
      }
    }

    /// A coder of dates as the number of seconds since 1970.
    public struct SecondsSince1970: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a date.
      public func decode(from decoder: any Decoder) throws -> Date {
        Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self))
      }

      /// Encodes a date.
      public func encode(_ value: Date, to encoder: any Encoder) throws {
        try encoder.encode(number: value.timeIntervalSince1970)
      }
    }

    /// A coder of dates as the number of milliseconds since 1970.
    public struct MillisecondsSince1970: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a date.
      public func decode(from decoder: any Decoder) throws -> Date {
        Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) / 1000)
      }

      /// Encodes a date, rounded to the millisecond.
      public func encode(_ value: Date, to encoder: any Encoder) throws {
        try encoder.encode(number: (value.timeIntervalSince1970 * 1000).rounded())
      }
    }

    extension Decoder {
      fileprivate func dateFromText() throws -> Date {
        let text = try singleValueContainer().decode(String.self)
        if let moment = TextMoment(text) {
          return Date(timeIntervalSince1970: moment.seconds)
        }
        throw corrupted("'\(text)' is not an ISO 8601 date")
      }
    }

    extension Encoder {
      fileprivate func encode(_ date: Date, hasFraction: Bool) throws {
        guard let text = TextMoment.text(of: date.timeIntervalSince1970, hasFraction: hasFraction)
        else {
          throw EncodingError.invalidValue(
            date, .init(codingPath: codingPath, debugDescription: "the year does not have four digits"))
        }
        var container = singleValueContainer()
        try container.encode(text)
      }

      /// Encodes a number. A whole number that fits in `Int64` is encoded without a fraction.
      fileprivate func encode(number: Double) throws {
        var container = singleValueContainer()
        if let whole = Int64(exactly: number) {
          try container.encode(whole)
        } else {
          try container.encode(number)
        }
      }
    }

    """##
    ),
    (
      "API/Coders/HexColor.swift",
      ##"""
    /// A color type with the components red, green, blue and opacity, each from 0 to 255.
    public protocol HexColorConvertible {
      /// Creates a color from its components.
      init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
      /// The components of the color.
      var hexComponents: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) { get }
    }

    /// A coder of colors as hexadecimal text: `#FF8800`, or `#FF880080` with an opacity.
    ///
    /// It also decodes the short forms `#F80` and `#F808`, and text without the number sign.
    public struct HexColor<Value: HexColorConvertible>: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a color.
      public func decode(from decoder: any Decoder) throws -> Value {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let parts = Self.components(text) else {
          throw decoder.corrupted("'\(text)' is not a color, such as '#FF8800'")
        }
        return Value(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      }

      /// Encodes a color. The opacity is omitted if the color is opaque.
      public func encode(_ value: Value, to encoder: any Encoder) throws {
        let color = value.hexComponents
        let parts = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
        let text = parts.map { part in
          (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
        }.joined()
        var container = encoder.singleValueContainer()
        try container.encode("#" + text)
      }

      /// Returns red, green, blue and opacity, or nil if the text is not a color.
      private static func components(_ text: String) -> [UInt8]? {
        let digits = (text.hasPrefix("#") ? text.dropFirst() : text[...]).compactMap {
          $0.isASCII ? $0.hexDigitValue.map(UInt8.init) : nil
        }
        guard digits.count == text.count - (text.hasPrefix("#") ? 1 : 0) else { return nil }
        switch digits.count {
        case 3, 4: return digits.map { $0 * 17 } + (digits.count == 3 ? [255] : [])
        case 6, 8:
          let parts: [UInt8] = stride(from: 0, to: digits.count, by: 2).map { index -> UInt8 in
            digits[index] * 16 + digits[index + 1]
          }
          return parts + (digits.count == 6 ? [255] : [])
        default: return nil
        }
      }
    }

    """##
    ),
    (
      "API/Coders/Lenient.swift",
      ##"""
    /// A coder of numbers, Booleans and strings that decodes any of these forms: `12` and `"12"`, or `true`, `"true"`
    /// and `1`.
    ///
    /// A value is encoded in the form of its type.
    public struct Lenient<Value: Codable & LosslessStringConvertible>: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a value. A value in another form is converted and reported.
      public func decode(from decoder: any Decoder) throws -> Value {
        let container = try decoder.singleValueContainer()
        do {
          return try container.decode(Value.self)
        } catch {
          guard let text = Self.text(container), let value = Self.value(text) else { throw error }
          decoder.report(
            DroppedElement(codingPath: decoder.codingPath, error: error, kind: .converted))
          return value
        }
      }

      /// Encodes a value.
      public func encode(_ value: Value, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }

      private static func value(_ text: String) -> Value? {
        if let value = Value(text) { return value }
        return ["0": false, "1": true][text] as? Value
      }

      /// Returns the text of a number or a Boolean, or a string without surrounding white space. Returns nil for a string
      /// that is empty or only white space, and for any other value.
      private static func text(_ container: any SingleValueDecodingContainer) -> String? {
        if let text = try? container.decode(String.self) {
          let start = text.drop(while: \.isWhitespace)
          return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) }
        }
        if let value = try? container.decode(Bool.self) { return "\(value)" }
        if let value = try? container.decode(Int64.self) { return "\(value)" }
        if let value = try? container.decode(UInt64.self) { return "\(value)" }
        return (try? container.decode(Double.self)).map { "\($0)" }
      }
    }

    """##
    ),
    (
      "API/Coders/LenientNumbers.swift",
      ##"""
    #if canImport(FoundationEssentials)
      public import FoundationEssentials
    #else
      public import Foundation
    #endif

    /// The coder `Lenient` for `Decimal`, which is not `LosslessStringConvertible`: decodes `12.50` and `"12.50"`.
    ///
    /// `// widgetgen: coder = Lenient()` on a property of the type `Decimal` uses this coder.
    public struct LenientDecimal: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a number. A number in a string is converted and reported.
      public func decode(from decoder: any Decoder) throws -> Decimal {
        try decoder.leniently { text in
          // `Decimal(string:)` ignores what follows a number.
          text.isDecimal ? Decimal(string: text).flatMap { $0.isNaN ? nil : $0 } : nil
        }
      }

      /// Encodes a number.
      public func encode(_ value: Decimal, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }
    }

    /// The coder `Lenient` for `CGFloat`, which is not `LosslessStringConvertible`: decodes `1.5` and `"1.5"`.
    ///
    /// `// widgetgen: coder = Lenient()` on a property of the type `CGFloat` uses this coder.
    public struct LenientFloat<Value: BinaryFloatingPoint & Codable>: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a number. A number in a string is converted and reported.
      public func decode(from decoder: any Decoder) throws -> Value {
        try decoder.leniently { Double($0).map { Value($0) } }
      }

      /// Encodes a number.
      public func encode(_ value: Value, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }
    }

    extension Decoder {
      /// Decodes a value, or converts a string without surrounding white space to a value and reports this.
      fileprivate func leniently<Value: Decodable>(_ value: (String) -> Value?) throws -> Value {
        let container = try singleValueContainer()
        do {
          return try container.decode(Value.self)
        } catch {
          guard let text = try? container.decode(String.self) else { throw error }
          let start = text.drop(while: \.isWhitespace)
          let end = start.lastIndex { !$0.isWhitespace }
          guard let end, let value = value(String(start[...end])) else { throw error }
          report(DroppedElement(codingPath: codingPath, error: error, kind: .converted))
          return value
        }
      }
    }

    extension String {
      /// Whether the text is a decimal number: digits, with an optional sign, fraction and exponent.
      fileprivate var isDecimal: Bool {
        var rest = Substring(self).utf8
        func skipSign() {
          if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        }
        func skipDigits() -> Bool {
          let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
          rest = rest[digits.endIndex...]
          return !digits.isEmpty
        }
        skipSign()
        guard skipDigits() else { return false }
        if rest.first == UInt8(ascii: ".") {
          rest.removeFirst()
          guard skipDigits() else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
          rest.removeFirst()
          skipSign()
          guard skipDigits() else { return false }
        }
        return rest.isEmpty
      }
    }

    """##
    ),
    (
      "API/Coders/NonFinite.swift",
      ##"""
    /// A coder of floating-point numbers that codes the values without a JSON number as `"NaN"`, `"Infinity"` and
    /// `"-Infinity"`.
    ///
    /// Protocol Buffers, Jackson and Pydantic use these strings. All other values are numbers.
    public struct NonFinite<Value: BinaryFloatingPoint & Codable>: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a number or one of the three strings.
      public func decode(from decoder: any Decoder) throws -> Value {
        let container = try decoder.singleValueContainer()
        do {
          return try container.decode(Value.self)
        } catch {
          switch try? container.decode(String.self) {
          case "NaN": return .nan
          case "Infinity": return .infinity
          case "-Infinity": return -.infinity
          default: throw error
          }
        }
      }

      /// Encodes a finite value as a number, and any other value as a string.
      public func encode(_ value: Value, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if value.isFinite {
          try container.encode(value)
        } else {
          try container.encode(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
        }
      }
    }

    """##
    ),
    (
      "API/Coders/TextCoders.swift",
      ##"""
    #if canImport(FoundationEssentials)
      public import FoundationEssentials
    #else
      public import Foundation
    #endif

    /// A coder of data as Base64 text (RFC 4648, section 4), independent of the decoder's data strategy.
    public struct Base64: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes data.
      public func decode(from decoder: any Decoder) throws -> Data {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let data = Data(base64Encoded: text) else {
          throw decoder.corrupted("the string is not in Base64")
        }
        return data
      }

      /// Encodes data.
      public func encode(_ value: Data, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.base64EncodedString())
      }
    }

    /// A coder of URLs that also decodes text with spaces and non-ASCII characters, which it percent-encodes.
    ///
    /// For example: `https://example.com/größe 1.png`.
    public struct PercentEncodedURL: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a URL.
      public func decode(from decoder: any Decoder) throws -> URL {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let url = URL(string: Self.encoded(text)), !text.isEmpty else {
          throw decoder.corrupted("the string is not a URL")
        }
        return url
      }

      /// Encodes a URL as percent-encoded text.
      public func encode(_ value: URL, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value.absoluteString)
      }

      /// Percent-encodes the characters that a URL must not contain. Existing escapes are kept.
      private static func encoded(_ text: String) -> String {
        let letters = Array(text.utf8)
        return letters.indices.map { index in
          let letter = letters[index]
          let isEncoded =
            letter == UInt8(ascii: "%") && letters.count > index + 2
            && isHex(letters[index + 1]) && isHex(letters[index + 2])
          if isEncoded || isAllowed(letter) { return String(UnicodeScalar(letter)) }
          let digits = String(letter, radix: 16, uppercase: true)
          return (digits.utf8.count < 2 ? "%0" : "%") + digits
        }.joined()
      }

      private static func isHex(_ letter: UInt8) -> Bool {
        UnicodeScalar(letter).properties.isASCIIHexDigit
      }

      private static func isAllowed(_ letter: UInt8) -> Bool {
        let scalar = UnicodeScalar(letter)
        guard scalar.isASCII, letter > 0x20, letter < 0x7F else { return false }
        return !["\"", "%", "<", ">", "\\", "^", "`", "{", "|", "}"].contains(scalar)
      }
    }

    /// A coder of values as JSON in a string: `"{\"id\": 1}"`.
    public struct JSONText<Value: Codable>: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a value.
      public func decode(from decoder: any Decoder) throws -> Value {
        let text = try decoder.singleValueContainer().decode(String.self)
        let inner = JSONDecoder()
        inner.userInfo.inherit(decoder.userInfo)
        do {
          return try inner.decode(Value.self, from: Data(text.utf8))
        } catch {
          let context = DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "in the JSON of the string: \(WidgetDecodingError(error, at: []))",
            underlyingError: error)
          throw DecodingError.dataCorrupted(context)
        }
      }

      /// Encodes a value as JSON in a string, with its keys in alphabetical order.
      public func encode(_ value: Value, to encoder: any Encoder) throws {
        let inner = JSONEncoder()
        inner.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try inner.encode(value), as: UTF8.self)
        var container = encoder.singleValueContainer()
        try container.encode(text)
      }
    }

    /// A coder that decodes empty strings, and strings of only white space, as nil. All other values have the coding of
    /// their type.
    public struct EmptyAsNil<Wrapped: Codable>: WidgetCoder {
      /// Creates a coder.
      public init() {}

      /// Decodes a value, or nil for null and for a string that is empty or only white space.
      public func decode(from decoder: any Decoder) throws -> Wrapped? {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() { return nil }
        if let text = try? container.decode(String.self), text.allSatisfy(\.isWhitespace) {
          return nil
        }
        return try container.decode(Wrapped.self)
      }

      /// Encodes a value, or null for nil.
      public func encode(_ value: Wrapped?, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }
    }

    extension Decoder {
      /// Returns the error for a value that a coder rejects.
      func corrupted(_ reason: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
      }
    }

    extension Dictionary where Key == CodingUserInfoKey {
      /// Adds the entries of another decoder's `userInfo`.
      fileprivate mutating func inherit(_ other: [CodingUserInfoKey: Any]) {
        for (key, value) in other { self[key] = value as? Value }
      }
    }

    """##
    ),
    (
      "API/Coders/TextMoment.swift",
      ##"""
    /// A point in time in the format of RFC 3339, a profile of ISO 8601.
    ///
    /// Foundation's `ISO8601FormatStyle` is not available on all supported systems.
    struct TextMoment {
      /// The seconds since 1970.
      let seconds: Double

      /// Parses text such as `2026-03-01T12:30:00.250+01:00`, also with a comma before the fraction, a space before the
      /// time, or a time zone such as `+0100` or `+01`. The result is nil for other text and for an invalid date.
      init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        guard let year = Self.number(&rest, 4), Self.take(&rest, "-"),
          let month = Self.number(&rest, 2), Self.take(&rest, "-"), let day = Self.number(&rest, 2),
          Self.take(&rest, "T") || Self.take(&rest, "t") || Self.take(&rest, " "),
          let hour = Self.number(&rest, 2), Self.take(&rest, ":"),
          let minute = Self.number(&rest, 2), Self.take(&rest, ":"),
          let second = Self.number(&rest, 2), let fraction = Self.fraction(&rest),
          let offset = Self.offset(&rest), rest.isEmpty,
          1...12 ~= month, 1...Self.days(in: month, year) ~= day, hour < 24, minute < 60, second <= 60
        else { return nil }
        let days = Self.days(before: year, month, day)
        seconds = Double(days * 86400 + hour * 3600 + minute * 60 + second - offset) + fraction
      }

      /// Returns the text of a point in time in UTC, or nil if the year does not have four digits.
      static func text(of seconds: Double, hasFraction: Bool) -> String? {
        let steps = hasFraction ? (seconds * 1000).rounded() : (seconds + 0.0005).rounded(.down)
        guard let count = Int64(exactly: steps) else { return nil }
        let perSecond: Int64 = hasFraction ? 1000 : 1
        let (whole, part) = divide(count, perSecond)
        let (days, time) = divide(whole, 86400)
        guard let (year, month, day) = date(days), 0...9999 ~= year else { return nil }
        let fraction = hasFraction ? "." + padded(part, 3) : ""
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
          + "\(padded(time / 3600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))"
          + "\(fraction)Z"
      }
    }

    extension TextMoment {
      private static func take(_ rest: inout ArraySlice<UInt8>, _ letter: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: letter) else { return false }
        rest.removeFirst()
        return true
      }

      private static func number(_ rest: inout ArraySlice<UInt8>, _ count: Int) -> Int? {
        guard rest.count >= count else { return nil }
        var value = 0
        for byte in rest.prefix(count) {
          guard let digit = digit(byte) else { return nil }
          value = value * 10 + digit
        }
        rest.removeFirst(count)
        return value
      }

      private static func digit(_ byte: UInt8) -> Int? {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? Int(byte - UInt8(ascii: "0")) : nil
      }

      /// Parses the fraction of a second after a point or a comma. A missing fraction is zero. Returns nil if no digit
      /// follows the point or comma.
      private static func fraction(_ rest: inout ArraySlice<UInt8>) -> Double? {
        guard take(&rest, ".") || take(&rest, ",") else { return 0 }
        let digits = rest.prefix { digit($0) != nil }
        rest.removeFirst(digits.count)
        return digits.isEmpty ? nil : Double("0." + String(decoding: digits, as: UTF8.self))
      }

      /// Parses a time zone (`Z`, `+01:00`, `+0100` or `+01`). Returns its offset in seconds, or nil if it is missing or
      /// invalid.
      private static func offset(_ rest: inout ArraySlice<UInt8>) -> Int? {
        if take(&rest, "Z") || take(&rest, "z") { return 0 }
        let isAhead = take(&rest, "+")
        guard isAhead || take(&rest, "-"), let hours = number(&rest, 2) else { return nil }
        let hasColon = take(&rest, ":")
        guard let minutes = rest.isEmpty && !hasColon ? 0 : number(&rest, 2), hours < 24, minutes < 60
        else { return nil }
        return (isAhead ? 1 : -1) * (hours * 3600 + minutes * 60)
      }

      private static func days(in month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
      }

      /// Returns the number of days from January 1, 1970 to a date of the Gregorian calendar. Days are counted in eras of
      /// 400 years. Each year begins in March, so that a leap day is the last day of its year.
      private static func days(before year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let (era, yearOfEra) = (shifted / 400, shifted % 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
      }

      private static func date(_ days: Int64) -> (Int64, Int64, Int64)? {
        let (shifted, isTooLarge) = days.addingReportingOverflow(719_468)
        if isTooLarge { return nil }
        let (era, day) = divide(shifted, 146_097)
        let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isNextYear = month >= 10
        return (
          year + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
          dayOfYear - (153 * month + 2) / 5 + 1
        )
      }

      /// Divides and rounds down. Swift's operators round toward zero.
      private static func divide(_ value: Int64, _ by: Int64) -> (Int64, Int64) {
        let (quotient, rest) = value.quotientAndRemainder(dividingBy: by)
        return rest < 0 ? (quotient - 1, rest + by) : (quotient, rest)
      }

      private static func padded(_ value: Int64, _ count: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
      }
    }

    """##
    ),
    (
      "API/DroppedElement.swift",
      ##"""
    /// A part of the JSON that was not decoded as it was sent, such as a dropped element, or a replaced or converted value.
    public struct DroppedElement: Sendable, CustomStringConvertible {
      /// How the part was handled.
      public enum Kind: Sendable, Hashable {
        /// The element was dropped because of `lossy` or `unknown = skip`.
        case dropped
        /// The value is invalid, and `invalid` replaced it.
        case replaced
        /// The coder `Lenient` converted the value from another form.
        case converted
        /// The value was kept or replaced, because its name is unknown or no type or case matches it.
        case unknown
        /// The value has no name, and was decoded as the type or case that `default` specifies.
        case missing
      }

      /// The path of the part.
      public let codingPath: [any CodingKey]
      /// The reason: the error that was thrown, or that would have been thrown without the fallback.
      public let error: any Swift.Error
      /// How the part was handled.
      public let kind: Kind

      /// Creates a report, for tests of code that receives reports.
      public init(codingPath: [any CodingKey], error: any Swift.Error, kind: Kind = .dropped) {
        self.codingPath = codingPath
        self.error = error
        self.kind = kind
      }

      /// The error with its path. All reports of a family have the same known names, so the names are left out here; the
      /// error contains them.
      public var description: String {
        (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)).summary
      }
    }

    /// The function that receives a report for each part of the JSON that was not decoded as it was sent.
    private struct DropReport: Sendable {
      static let key = CodingUserInfoKey(rawValue: "WidgetRuntime.DropReport")
      let receive: @Sendable (DroppedElement) -> Void
    }

    extension Dictionary where Key == CodingUserInfoKey {
      /// Sets the function that receives a report for each part of the JSON that was not decoded as it was sent, such as a
      /// dropped element.
      ///
      /// For example: `decoder.userInfo.reportDropped { print($0) }`.
      public mutating func reportDropped(to receive: @escaping @Sendable (DroppedElement) -> Void) {
        guard let key = DropReport.key, let report = DropReport(receive: receive) as? Value else {
          return
        }
        self[key] = report
      }
    }

    extension [CodingUserInfoKey: Any] {
      /// The function that `reportDropped` set, or nil if it was not called.
      var dropReport: (@Sendable (DroppedElement) -> Void)? {
        DropReport.key.flatMap { (self[$0] as? DropReport)?.receive }
      }
    }

    extension Decoder {
      /// Passes a report to the function that `reportDropped` set, if there is one.
      func report(_ dropped: @autoclosure () -> DroppedElement) {
        // The path of a decoder takes a time that grows with its depth, or with the square of the depth.
        if let report = userInfo.dropReport { report(dropped()) }
      }
    }

    """##
    ),
    (
      "API/DuplicateNameError.swift",
      ##"""
    /// The error thrown if two modules decode the same name of a family.
    public struct DuplicateNameError: Swift.Error, Equatable, CustomStringConvertible {
      /// The qualified name of the family's protocol, such as `MyApp.Component`.
      public let family: String
      /// The names that another module already decodes.
      public let names: [String]

      init<Family>(_ names: [String], in family: Family.Type) {
        self.family = String(reflecting: family)
        self.names = names
      }

      /// A message that lists the names.
      public var description: String {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return names.count == 1
          ? "two modules have a type of '\(family)' with the name \(list); rename one of the types, or register only one "
            + "of the modules"
          : "two modules have types of '\(family)' with the names \(list); rename the types of one module, or register "
            + "only one of the modules"
      }
    }

    """##
    ),
    (
      "API/Field.swift",
      ##"""
    /// A value that may be missing, null or present in the JSON, as in a partial update.
    ///
    /// For example: with `var note: Field<String>`, `.missing` leaves a note unchanged, and `.null` removes it.
    public enum Field<Value> {
      /// The key is missing, and is not encoded.
      case missing
      /// The value is null.
      case null
      /// The value is present and not null.
      case value(Value)

      /// Whether the key is missing.
      public var isMissing: Bool {
        if case .missing = self { true } else { false }
      }

      /// The value, or nil if the value is missing or null.
      public var unwrapped: Value? {
        if case .value(let value) = self { value } else { nil }
      }
    }

    extension Field: Equatable where Value: Equatable {}
    extension Field: Hashable where Value: Hashable {}
    extension Field: Sendable where Value: Sendable {}

    extension Field: Decodable where Value: Decodable {
      /// Decodes null or a value.
      public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = try container.decodeNil() ? .null : .value(container.decode(Value.self))
      }
    }

    extension Field: Encodable where Value: Encodable {
      /// Encodes the value, or null. The enclosing type decides whether to encode the key.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(unwrapped)
      }
    }

    """##
    ),
    (
      "API/JSONPosition.swift",
      ##"""
    /// A position in the text of a JSON document.
    ///
    /// For example: `line 3, column 14`.
    public struct JSONPosition: Sendable, Hashable, CustomStringConvertible {
      /// The number of bytes of UTF-8 before the position, without a byte order mark.
      public let offset: Int
      /// The line, from 1.
      public let line: Int
      /// The column in bytes of UTF-8, from 1.
      public let column: Int

      /// The line and the column.
      public var description: String { "line \(line), column \(column)" }
    }

    """##
    ),
    (
      "API/JSONValue.swift",
      ##"""
    /// Any JSON value, for the parts of a widget that only the server understands.
    ///
    /// Whole numbers from `Int64.min` to `UInt64.max` are exact. Other numbers are rounded to `Double`, as in Foundation.
    /// Numbers whose magnitude is too large or too small for a `Double` are errors. The order of an object's keys is not
    /// preserved.
    ///
    /// For example: `["type": "card", "sizes": [1, 2.5]] as JSONValue`.
    public enum JSONValue: Hashable, Sendable {
      /// `null`.
      case null
      /// `true` or `false`.
      case bool(Bool)
      /// A whole number that fits in `Int64`.
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

      /// The maximum depth of nested values, the same as in Foundation's decoder. On a thread with a small stack, coding
      /// can throw an error at a smaller depth.
      public static let maximumDepth = 512

      /// The value of a key, or nil if this is not an object or the key is missing.
      public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
      }

      /// The element at an index, or nil if this is not an array or the index is out of bounds.
      public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
      }
    }

    extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
      ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
      ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
    {
      /// Creates `null`.
      public init(nilLiteral: ()) { self = .null }

      /// Creates `true` or `false`.
      public init(booleanLiteral value: Bool) { self = .bool(value) }

      /// Creates a whole number.
      public init(integerLiteral value: Int64) { self = .integer(value) }

      /// Creates a number.
      public init(floatLiteral value: Double) { self = .number(value) }

      /// Creates a string.
      public init(stringLiteral value: String) { self = .string(value) }

      /// Creates an array.
      public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

      /// Creates an object. If a key is repeated, its last value is used.
      public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { $1 })
      }
    }

    extension JSONValue: Codable {
      /// Decodes any JSON.
      ///
      /// - Throws: `DecodingError.dataCorrupted` if values are nested deeper than the current thread's stack allows.
      public init(from decoder: any Decoder) throws {
        try WidgetCoding.checkDepth(of: decoder)
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .string(text)
        } else if (try? decoder.container(keyedBy: WireKey.self)) != nil {
          // A key strategy converts the keys of a container, but not the `String` keys of a dictionary.
          self = .object(try container.decode([String: JSONValue].self))
        } else if var list = try? decoder.unkeyedContainer() {
          var elements: [JSONValue] = []
          while !list.isAtEnd { elements.append(try list.decode(JSONValue.self)) }
          self = .array(elements)
        } else {
          self = try Self.scalar(container)
        }
      }

      /// Decodes a scalar by trying one kind after another. `decode(Int64.self)` also accepts `1.0`, which is the same
      /// number.
      private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Int64.self) {
          // `-0` and `-0.0` keep their sign.
          guard value == 0, (try? container.decode(Double.self))?.sign == .minus else {
            return .integer(value)
          }
          return .number(-0.0)
        }
        if let value = try? container.decode(UInt64.self) { return .unsigned(value) }
        return .number(try container.decode(Double.self))
      }

      /// Encodes the value.
      ///
      /// - Throws: `EncodingError.invalidValue` if values are nested deeper than the current thread's stack allows.
      public func encode(to encoder: any Encoder) throws {
        switch self {
        case .array(let elements):
          try WidgetCoding.checkDepth(of: JSONValue.self, in: encoder)
          var list = encoder.unkeyedContainer()
          for element in elements { try list.encode(element) }
        case .object(let members):
          try WidgetCoding.checkDepth(of: JSONValue.self, in: encoder)
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

    """##
    ),
    (
      "API/LocalizedErrors.swift",
      ##"""
    #if canImport(FoundationEssentials)
      public import FoundationEssentials
    #else
      public import Foundation
    #endif

    // Apps log `localizedDescription`. Without these conformances, it would contain only the error's type and a number.

    extension DuplicateNameError: LocalizedError {
      /// The error's `description`.
      public var errorDescription: String? { description }
    }

    extension NoMatchingTypeError: LocalizedError {
      /// The error's `description`.
      public var errorDescription: String? { description }
    }

    extension UnknownNameError: LocalizedError {
      /// The error's `description`.
      public var errorDescription: String? { description }
    }

    extension WidgetDecodingError: LocalizedError {
      /// The error's `description`.
      public var errorDescription: String? { description }
    }

    """##
    ),
    (
      "API/LossyCollections.swift",
      ##"""
    /// An array without the elements that could not be decoded, which are dropped and reported.
    ///
    /// For example: `try fields.decode(LossyArray<Card>.self, forKey: "cards").elements`.
    public struct LossyArray<Element: Decodable>: Decodable {
      /// The decoded elements, in order.
      public let elements: [Element]

      /// Decodes each element independently of the other elements.
      public init(from decoder: any Decoder) throws {
        elements = try decoder.elements { _ in true }
      }
    }

    extension LossyArray: Sendable where Element: Sendable {}

    /// A dictionary without the values that could not be decoded, which are dropped and reported.
    public struct LossyDictionary<Value: Decodable>: Decodable {
      /// The decoded values.
      public let values: [String: Value]

      /// Decodes each value independently of the other values.
      public init(from decoder: any Decoder) throws {
        values = try decoder.values { _ in true }
      }
    }

    extension LossyDictionary: Sendable where Value: Sendable {}

    extension Decoder {
      /// Decodes the elements of the array. If an element throws an error for which `isDropped` returns true, the element
      /// is dropped and reported. Any other error is rethrown.
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

      /// Decodes the values of the object. If a value throws an error for which `isDropped` returns true, the value is
      /// dropped and reported. Any other error is rethrown.
      func values<Value: Decodable>(
        dropping isDropped: (any Swift.Error) -> Bool
      ) throws -> [String: Value] {
        // A key strategy converts the keys of a container, but not the `String` keys of a dictionary.
        let attempts = try singleValueContainer().decode([String: Attempt<Value>].self)
        var values: [String: Value] = [:]
        for (key, attempt) in attempts {
          switch attempt.result {
          case .success(let value): values[key] = value
          case .failure(let error):
            guard isDropped(error) else { throw error }
            report(DroppedElement(codingPath: codingPath + [WireKey(key)], error: error))
          }
        }
        return values
      }
    }

    /// A value, or the error that decoding the value threw. Decoding an attempt never throws, so an unkeyed container
    /// advances to the next element.
    struct Attempt<Value: Decodable>: Decodable {
      let result: Swift.Result<Value, any Swift.Error>

      init(from decoder: any Decoder) throws {
        result = Swift.Result { try decoder.singleValueContainer().decode(Value.self) }
      }
    }

    /// An index of an array as a coding key.
    struct ArrayIndex: CodingKey {
      let index: Int
      var stringValue: String { "Index \(index)" }
      var intValue: Int? { index }

      init(intValue: Int) { index = intValue }
      init?(stringValue: String) { nil }
    }

    """##
    ),
    (
      "API/NoMatchingTypeError.swift",
      ##"""
    /// The error thrown if no type or case of an untagged family can be decoded from the JSON.
    ///
    /// For example: `no Shape matches: circle: radius: missing key; square: side: missing key`.
    public struct NoMatchingTypeError: Swift.Error, CustomStringConvertible {
      /// The name of the family's protocol, class or enum.
      public let family: String
      /// The error of each type or case, in the order in which they were tried.
      public let failures: [(name: String, error: any Swift.Error)]
      /// The path of the value.
      public let codingPath: [any CodingKey]

      /// Creates an error from the name of a family and the error of each of its types or cases.
      public init(
        _ family: String, _ failures: [(String, any Swift.Error)], at path: [any CodingKey]
      ) {
        self.family = family
        self.failures = failures.map { (name: $0.0, error: $0.1) }
        codingPath = path
      }

      /// The types or cases with their errors. An error inside the errors of several types or cases is described once.
      /// Errors that are nested too deeply for the current thread's stack are omitted.
      public var description: String {
        var described = DescribedErrors()
        return description(after: &described)
      }

      /// Returns the description, without the types and cases if it contains them already.
      func description(after described: inout DescribedErrors) -> String {
        guard CodingStack.current.hasRoom() else {
          return "no \(family) matches: \(CodingStack.reason)"
        }
        if failures.isEmpty { return "no \(family) matches" }
        guard described.insert(self) else { return "no \(family) matches, as described before" }
        let reasons = failures.map { name, error in
          let error = error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)
          return "\(name): \(error.description(after: &described))"
        }
        return "no \(family) matches: " + reasons.joined(separator: "; ")
      }
    }

    /// The errors that a description contains already.
    struct DescribedErrors {
      /// Whether errors about unknown names list the known names.
      var listsNames = true
      private var places: Set<[String]> = []

      /// Adds an error. Returns false if an error for the same value and family was added before.
      mutating func insert(_ error: NoMatchingTypeError) -> Bool {
        places.insert([error.family] + error.codingPath.map(\.stringValue)).inserted
      }

      /// Returns the description of an error that contains no other errors.
      func text(of error: any Swift.Error) -> String {
        if !listsNames, let unknown = error as? UnknownNameError { return unknown.summary }
        return String(describing: error)
      }
    }

    """##
    ),
    (
      "API/UnknownNameError.swift",
      ##"""
    /// The error thrown if no type or case of a family has the name in the JSON.
    ///
    /// For example: `unknown Component 'buton'; did you mean 'button'? known: button, card, text`.
    public struct UnknownNameError: Swift.Error, Hashable, CustomStringConvertible {
      /// The name in the JSON.
      public let name: String
      /// The name of the family's protocol, class or enum.
      public let family: String
      /// The names that can be decoded, including the names of registered modules. Empty if they are unknown, as in Beagle.
      public let known: [String]
      /// The module that decodes the name, if it is known that this module is not registered.
      public let missingModule: String?

      /// Creates an error from the unknown name and the known names.
      public init(_ name: String, in family: String, known: [String]) {
        self.init(name, in: family, known: known, missingModule: nil)
      }

      init(_ name: String, in family: String, known: [String], missingModule: String?) {
        self.missingModule = missingModule
        self.name = name
        self.family = family
        self.known = known
      }

      /// A message with the unknown name, and the module that is not registered. Without such a module, the message
      /// contains a similar name if there is one, and all known names.
      public var description: String {
        if missingModule != nil || known.isEmpty { return summary }
        let summary = summary
        let end = summary.last == "?" ? "" : ";"
        return "\(summary)\(end) known: \(known.joined(separator: ", "))"
      }

      /// The message without the list of known names.
      var summary: String {
        let start = "unknown \(family) '\(name)'"
        if let missingModule { return "\(start): module \(missingModule) is not registered" }
        return start + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      }

      /// The most similar known name, or nil if no known name is similar. A name is similar if one letter or at most a
      /// third of the letters differ, ignoring case. Nothing is similar to a single letter.
      public var nearest: String? {
        let target = Array(name.lowercased())
        guard target.count > 1 else { return nil }
        let near = known.map { (Self.distance(target, Array($0.lowercased())), $0) }
          .filter { $0.0 <= max(1, target.count / 3) }
        return near.min { $0 < $1 }?.1
      }

      /// Returns the number of insertions, deletions, replacements and swaps of adjacent letters that turn one word into
      /// the other (the optimal string alignment distance).
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

    """##
    ),
    (
      "API/WidgetBox.swift",
      ##"""
    /// A codable wrapper for values of a family. `widgetgen` generates one for each family's protocol.
    ///
    /// For example: `try JSONDecoder().decode(AnyComponent.self, from: data).value`.
    public protocol WidgetBox: Codable {
      /// The family's type, such as `any Component`.
      associatedtype Family
      /// The wrapped value.
      var value: Family { get }
      /// Wraps a value.
      init(_ value: Family)
      /// The names in the JSON that the family's own module decodes.
      static var names: [String] { get }
      /// Decodes a value. The result of `unknown` replaces a value whose type is unknown.
      init(from decoder: any Decoder, unknown: (any Swift.Error) throws -> Family) throws
    }

    extension WidgetBox {
      /// An empty list, for families without names.
      public static var names: [String] { [] }

      /// Decodes a value with the family's own policy. If the policy rejects the value as unknown, the result of `unknown`
      /// replaces it.
      @_documentation(visibility: internal)
      public init(
        from decoder: any Decoder, unknown: (any Swift.Error) throws -> Family
      ) throws {
        do {
          self = try Self(from: decoder)
        } catch  where error.isUnknown(at: decoder.codingPath.count) {
          self.init(try WidgetCoding.replacing(error, in: decoder, with: unknown))
        }
      }
    }

    """##
    ),
    (
      "API/WidgetCoder.swift",
      ##"""
    /// A custom coding for values of a type, which a property uses instead of the type's own coding.
    ///
    /// An annotation of the property or of the enclosing type specifies the coder: `// widgetgen: coder = Cents()`. In an
    /// optional, an array or a dictionary, the coder codes each value of its type.
    ///
    /// ```swift
    /// struct Cents: WidgetCoder {
    ///   func decode(from decoder: any Decoder) throws -> Decimal {
    ///     try Decimal(decoder.singleValueContainer().decode(Int.self)) / 100
    ///   }
    ///
    ///   func encode(_ value: Decimal, to encoder: any Encoder) throws {
    ///     var container = encoder.singleValueContainer()
    ///     try container.encode(value * 100)
    ///   }
    /// }
    /// ```
    public protocol WidgetCoder<Value>: Sendable {
      /// The type of the coded values.
      associatedtype Value
      /// Creates a coder. A coder is created for each value, so it should have no stored properties.
      init()
      /// Decodes a value.
      func decode(from decoder: any Decoder) throws -> Value
      /// Encodes a value.
      func encode(_ value: Value, to encoder: any Encoder) throws
    }

    """##
    ),
    (
      "API/WidgetDecodingError.swift",
      ##"""
    /// An error that was thrown while a tree of widgets was decoded. It contains the path of the error and the names of the
    /// widgets on the path.
    ///
    /// For example: `container.children[2] (custom:card).onPress[0] (openurl).url: missing key`.
    public struct WidgetDecodingError: Swift.Error, CustomStringConvertible {
      /// The error that the decoder or a widget's own code threw.
      public let underlying: any Swift.Error
      /// The path from the root to the error.
      public let codingPath: [any CodingKey]
      /// The names of the widgets on the path. Each name is stored under the number of keys that lead to its widget.
      public private(set) var names: [Int: String]
      /// The position in the document, or nil if it is unknown, as for an error of a hand-written `init(from:)`. Only
      /// `WidgetJSONDecoder` sets it.
      public private(set) var position: JSONPosition?

      /// Adds a widget's name to an error that was thrown inside the widget.
      ///
      /// - Parameters:
      ///   - error: The error thrown inside the widget, possibly with names of nested widgets.
      ///   - name: The widget's name in the JSON.
      ///   - path: The path of the widget.
      public init(_ error: any Swift.Error, in name: String, at path: [any CodingKey]) {
        self = (error as? WidgetDecodingError) ?? WidgetDecodingError(error, at: path)
        names[path.count] = name
      }

      /// Creates an error at a path, without names of widgets. A `DecodingError` or a `NoMatchingTypeError` keeps its own
      /// path.
      public init(_ error: any Swift.Error, at path: [any CodingKey]) {
        underlying = error
        codingPath =
          (error as? DecodingError)?.path ?? (error as? NoMatchingTypeError)?.codingPath ?? path
        names = [:]
      }

      /// Adds the name of the widget at a depth, which is the number of keys that lead to the widget.
      mutating func add(_ name: String, at depth: Int) { names[depth] = name }

      /// Sets the position in the document.
      mutating func locate(_ position: JSONPosition) { self.position = position }

      /// The path of the error with the names of widgets, followed by the reason and, if it is known, the position.
      public var description: String {
        var described = DescribedErrors()
        return description(after: &described)
      }

      /// The description without the lists of known names.
      var summary: String {
        var described = DescribedErrors()
        described.listsNames = false
        return description(after: &described)
      }

      /// Returns the description, without errors that it contains already.
      func description(after described: inout DescribedErrors) -> String {
        var text = names[0] ?? ""
        for (index, key) in codingPath.enumerated() {
          if let position = key.intValue {
            text += "[\(position)]"
          } else {
            text += text.isEmpty ? key.stringValue : "." + key.stringValue
          }
          if let name = names[index + 1] { text += " (\(name))" }
        }
        let reason =
          (underlying as? DecodingError)?.reason
          ?? (underlying as? NoMatchingTypeError)?.description(after: &described)
          ?? described.text(of: underlying)
        let place = position.map { " (\($0))" } ?? ""
        return (text.isEmpty ? reason : "\(text): \(reason)") + place
      }
    }

    extension DecodingError {
      /// The path of the error, including the key if a key is missing.
      fileprivate var path: [any CodingKey] {
        switch self {
        case .keyNotFound(let key, let context): context.codingPath + [key]
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
          context.codingPath
        @unknown default: []
        }
      }

      /// A short description of the error without its path.
      fileprivate var reason: String {
        switch self {
        // For a missing element of an array, the description contains the property that the element belongs to.
        case .keyNotFound(let key, let context):
          key is ArrayIndex ? context.debugDescription : "missing key"
        case .typeMismatch(let type, let context): "not of type \(type): \(context.debugDescription)"
        case .valueNotFound(let type, _): "expected \(type), not null"
        case .dataCorrupted(let context): context.debugDescription
        @unknown default: String(describing: self)
        }
      }
    }

    """##
    ),
    (
      "API/WidgetJSONDecoder.swift",
      ##"""
    #if canImport(FoundationEssentials)
      public import FoundationEssentials
    #else
      public import Foundation
    #endif

    /// A decoder with the same results as `JSONDecoder`, with the exceptions in docs/direct-json.md. Types with code from
    /// `widgetgen generate --direct-json` are decoded directly from bytes.
    ///
    /// All other `Decodable` types are decoded as `JSONDecoder` decodes them, even if they contain types with such code or
    /// are nested in them. Infinite numbers and NaN are errors, as with the default strategy of `JSONDecoder`.
    ///
    /// For example: `try WidgetJSONDecoder().decode(AnyComponent.self, from: data).value`.
    public struct WidgetJSONDecoder: Sendable {
      /// Information for the decoded types, such as registered modules and the function that receives reports of dropped
      /// elements.
      public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
      /// The strategy for dates without a coder, in types with and without generated code.
      public var dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
      /// The strategy for data without a coder, in types with and without generated code.
      public var dataDecodingStrategy = JSONDecoder.DataDecodingStrategy.base64
      /// The strategy for keys, in types without generated code. Generated code has its own keys, from the annotations
      /// `key` and `keyStyle`.
      public var keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys

      /// Creates a decoder.
      public init() {}

      /// Decodes a value from a document in UTF-8, UTF-16 or UTF-32.
      ///
      /// - Throws: `WidgetDecodingError`, with the position of the error if it is known.
      public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try decode(type, of: data)
      }

      /// Decodes a value from the bytes of a document in UTF-8, UTF-16 or UTF-32.
      ///
      /// - Throws: `WidgetDecodingError`, with the position of the error if it is known.
      public func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try decode(type, of: bytes)
      }

      /// Decodes a value from the text of a document.
      ///
      /// - Throws: `WidgetDecodingError`, with the position of the error if it is known.
      public func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        try decode(type, of: text.utf8)
      }

      /// Decodes a value from the bytes of a document that arrived in pieces, such as the chunks of a response, the `regions` of
      /// a `DispatchData` or the view of a buffer. A piece can end anywhere, even inside a key or a character.
      ///
      /// Several pieces are copied into one buffer, which takes a few percent of the time. A single piece is not copied if its
      /// bytes are contiguous.
      ///
      /// - Throws: `WidgetDecodingError`, with the position in the whole document if it is known.
      public func decode<Value: Decodable>(
        _ type: Value.Type, fromPieces pieces: some Collection<some Collection<UInt8>>
      ) throws -> Value {
        if pieces.count == 1, let piece = pieces.first { return try decode(type, of: piece) }
        var document: [UInt8] = []
        document.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
        for piece in pieces { piece.withJSONBytes { $0.append(to: &document) } }
        return try decode(type, of: document)
      }

      private func decode<Value: Decodable>(
        _ type: Value.Type, of document: some Collection<UInt8>
      ) throws -> Value {
        try document.withJSONBytes { bytes in
          guard let converted = try JSONEncoding.converted(bytes) else {
            return try decode(type, from: bytes)
          }
          return try converted.withJSONBytes { try decode(type, from: $0) }
        }
      }

      private func decode<Value: Decodable>(_ type: Value.Type, from bytes: JSONBytes) throws -> Value {
        let session = JSONSession(
          userInfo: userInfo,
          JSONDecodingStrategies(
            dates: dateDecodingStrategy, data: dataDecodingStrategy, keys: keyDecodingStrategy))
        var reader = WidgetCoding.JSONReader(bytes, session)
        do {
          reader.skipSpace()
          let value = try reader.read(type)
          try reader.end()
          return value
        } catch {
          throw session.error(error, in: bytes)
        }
      }
    }

    """##
    ),
    (
      "API/WidgetJSONEncoder.swift",
      ##"""
    #if canImport(FoundationEssentials)
      public import FoundationEssentials
    #else
      public import Foundation
    #endif

    /// An encoder with the same results as `JSONEncoder`. Types with code from `widgetgen generate --direct-json` are
    /// encoded directly to bytes.
    ///
    /// All other `Encodable` types are encoded as `JSONEncoder` encodes them, even if they contain types with such code or
    /// are nested in them. Infinite numbers and NaN are errors, as with the default strategy of `JSONEncoder`. Unlike in
    /// `JSONEncoder`, the keys of an object are in the order in which they are encoded, which is the order of the
    /// declarations in generated code.
    ///
    /// For example: `try WidgetJSONEncoder().encode(AnyComponent(component))`.
    public struct WidgetJSONEncoder: Sendable {
      /// Information that coders and hand-written `encode(to:)` methods can read from their encoder.
      public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
      /// The strategy for dates without a coder, in types with and without generated code.
      public var dateEncodingStrategy = JSONEncoder.DateEncodingStrategy.deferredToDate
      /// The strategy for data without a coder, in types with and without generated code.
      public var dataEncodingStrategy = JSONEncoder.DataEncodingStrategy.base64
      /// The strategy for keys, in types without generated code. Generated code has its own keys, from the annotations
      /// `key` and `keyStyle`.
      public var keyEncodingStrategy = JSONEncoder.KeyEncodingStrategy.useDefaultKeys

      /// Creates an encoder.
      public init() {}

      /// Encodes a value as a document in UTF-8.
      ///
      /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON cannot represent, such as an infinite
      ///   number.
      public func encode<Value: Encodable>(_ value: Value) throws -> Data {
        try write(value).data()
      }

      /// Encodes a value as the bytes of a document in UTF-8.
      ///
      /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON cannot represent, such as an infinite
      ///   number.
      public func encodeBytes<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        try write(value).array
      }

      /// Encodes a value as the text of a document.
      ///
      /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON cannot represent, such as an infinite
      ///   number.
      public func encodeText<Value: Encodable>(_ value: Value) throws -> String {
        try write(value).text
      }

      private func write<Value: Encodable>(_ value: Value) throws -> JSONOutput {
        let strategies = JSONEncodingStrategies(
          dates: dateEncodingStrategy, data: dataEncodingStrategy, keys: keyEncodingStrategy)
        var writer = WidgetCoding.JSONWriter(JSONWritingSession(userInfo: userInfo, strategies))
        try writer.write(value)
        return writer.finish()
      }
    }

    """##
    ),
    (
      "API/WidgetModule.swift",
      ##"""
    /// The types that a module adds to another module's family.
    ///
    /// A family's generated `switch` lists the types of the family's module. Types of other modules are registered with a
    /// decoder. Only that decoder decodes them, because there is no global registry.
    ///
    /// For example: `decoder.userInfo.register(AnyFeatureComponent.module)`.
    public struct WidgetModule<Family>: Sendable {
      typealias Entry = RegisteredModules<Family>.Entry

      /// The names that the module can decode.
      public var names: [String] { types.map(\.name) }
      /// The names that the family's own module decodes; empty if they are unknown.
      let ownNames: [String]
      /// The types by their names, in the order of registration.
      var types: [Entry] = []
      /// The place of the generated code in its module: `Shop/Families.generated.swift`. Nil for a module by hand.
      var origin: String?
      /// Modules that are needed if one of their names occurs.
      var expected: [ExpectedModule] = []
      /// Registers a module's types in the families that this family joins.
      var registerInJoined:
        [@Sendable (_ module: Self, _ families: inout ModulesOfFamilies) throws -> Void] = []

      /// Creates a module from its names and the function that decodes values with these names.
      ///
      /// - Parameters:
      ///   - names: The names that the module decodes.
      ///   - ownNames: The names that the family's own module decodes.
      ///   - decode: The function that decodes a value by its name.
      public init(
        names: [String], ownNames: [String] = [],
        decode: @escaping @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
      ) {
        self.ownNames = ownNames
        let type = RegisteredType { name, decoder, _ in try decode(name, decoder) }
        types = names.map { ($0, type) }
      }
    }

    extension WidgetModule: AnyWidgetModule {
      /// Adds the module to others.
      public func add(to modules: inout WidgetModules) throws {
        modules.registry = nil
        modules.additions.append { families in try families.add(self) }
        try modules.families.add(self)
      }
    }

    /// A module of any family.
    ///
    /// It is a protocol, because Swift 6.0 crashes when it compiles a parameter pack of modules.
    public protocol AnyWidgetModule: Sendable {
      /// Adds the module to others.
      ///
      /// - Throws: `DuplicateNameError` if another module, or the family's own module, decodes the same name.
      func add(to modules: inout WidgetModules) throws
    }

    /// Modules that are registered together with a decoder.
    ///
    /// The registered names are put into a table once. If an app uses many decoders, it should store this value.
    ///
    /// For example: `let modules = try WidgetModules(AnyCartComponent.module, AnyShopAction.module)`.
    public struct WidgetModules: Sendable {
      fileprivate var families = ModulesOfFamilies()
      /// Adds each module to the modules of a decoder.
      fileprivate var additions: [@Sendable (inout ModulesOfFamilies) throws -> Void] = []
      /// The registry with only these modules, or nil if it was not created or if a module was added after its creation.
      fileprivate var registry: ModuleRegistry?

      /// Combines modules.
      ///
      /// - Throws: `DuplicateNameError` if two modules, or a module and the family's own module, decode the same name.
      public init(_ modules: any AnyWidgetModule...) throws {
        try self.init(all: modules)
        registry = ModuleRegistry(families)
      }

      /// Combines modules that are registered once.
      fileprivate init(all modules: [any AnyWidgetModule]) throws {
        for module in modules { try module.add(to: &self) }
      }
    }

    extension Dictionary where Key == CodingUserInfoKey {
      /// Registers the types that modules add to families of other modules, for decoding with this `userInfo`.
      ///
      /// For example: `try decoder.userInfo.register(AnyCartComponent.module, AnyShopAction.module)`. A module that is
      /// already registered is ignored.
      ///
      /// - Throws: `DuplicateNameError` if the family's own module, or another module, decodes the same name. In this case,
      ///   no module is registered.
      public mutating func register(_ modules: any AnyWidgetModule...) throws {
        try register(WidgetModules(all: modules))
      }

      /// Registers modules, for decoding with this `userInfo`.
      ///
      /// - Throws: `DuplicateNameError` if a module that was registered before decodes the same name as one of the modules.
      ///   In this case, no module is registered.
      public mutating func register(_ modules: WidgetModules) throws {
        guard let key = ModuleRegistry.key else { return }
        guard var families = (self[key] as? ModuleRegistry)?.modules else {
          self[key] = (modules.registry ?? ModuleRegistry(modules.families)) as? Value
          return
        }
        for add in modules.additions { try add(&families) }
        self[key] = ModuleRegistry(families) as? Value
      }
    }

    """##
    ),
    (
      "API/WireKey.swift",
      ##"""
    /// A key of a JSON object.
    ///
    /// Generated code uses this type of key, unless a user-defined function takes a container that is keyed by
    /// `CodingKeys`. The name and the properties of most structs in a family are therefore decoded from the same container,
    /// which is opened only once.
    ///
    /// For example: `try fields.decode(String.self, forKey: "text")`.
    public struct WireKey: CodingKey, Hashable, ExpressibleByStringLiteral {
      /// The key in the JSON.
      public let stringValue: String
      /// Always nil: JSON objects have no integer keys.
      public var intValue: Int? { nil }

      /// Creates a key.
      public init(_ name: String) { stringValue = name }

      /// Creates a key from a literal.
      public init(stringLiteral name: String) { stringValue = name }

      /// Creates a key. The result is never nil.
      public init?(stringValue: String) { self.stringValue = stringValue }

      /// Returns nil, because JSON objects have no integer keys.
      public init?(intValue: Int) { nil }
    }

    """##
    ),
    (
      "Direct/JSONBytes.swift",
      ##"""
    /// Bytes in memory that their owner keeps alive, such as a document, a literal or a part of either.
    ///
    /// All unsafe code that loads bytes is in this file. Bytes are loaded only if all of them are in bounds. A reader never
    /// escapes the closure that receives the document's memory, and never outlives the `JSONMemory` it reads. Text is
    /// created without the standard library's validation only from bytes that a reader has validated: `endOfUTF8`
    /// accepted them, or all of them are ASCII.
    #if compiler(>=6.2)
      @safe
    #endif
    @frozen
    @usableFromInline
    struct JSONBytes {
      @usableFromInline let start: UnsafeRawPointer
      /// The number of bytes.
      @usableFromInline let count: Int

      @inlinable
      init(start: UnsafeRawPointer, count: Int) {
        #if compiler(>=6.2)
          unsafe self.start = start
        #else
          self.start = start
        #endif
        self.count = count
      }

      /// Creates a view of a buffer. The buffer must outlive the view.
      #if compiler(>=6.2)
        @unsafe
      #endif
      init(_ buffer: UnsafeRawBufferPointer) {
        let nothing: StaticString = ""
        #if compiler(>=6.2)
          unsafe self.init(
            start: buffer.baseAddress ?? UnsafeRawPointer(nothing.utf8Start), count: buffer.count)
        #else
          self.init(
            start: buffer.baseAddress ?? UnsafeRawPointer(nothing.utf8Start), count: buffer.count)
        #endif
      }

      /// Creates a view of a literal.
      @inlinable
      @inline(__always)
      init(_ literal: StaticString) {
        #if compiler(>=6.2)
          unsafe self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        #else
          self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        #endif
      }

      /// Returns the little-endian integer at an offset, or 0 if any of its bytes is out of bounds.
      @inlinable
      @inline(__always)
      func load<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> Word {
        let size = Word.bitWidth / 8
        guard offset >= 0, offset <= count &- size else { return 0 }
        return uncheckedLoad(type, at: offset)
      }

      /// Returns the little-endian integer at an offset. All of its bytes must be in bounds.
      @inlinable
      @inline(__always)
      func uncheckedLoad<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> Word {
        #if compiler(>=6.2)
          let word = unsafe start.loadUnaligned(fromByteOffset: offset, as: type)
        #else
          let word = start.loadUnaligned(fromByteOffset: offset, as: type)
        #endif
        return Word(littleEndian: word)
      }

      /// The byte at an offset, or 0 if the offset is out of bounds. Valid JSON never contains the byte 0.
      @inlinable
      subscript(offset: Int) -> UInt8 {
        @inline(__always) get {
          // A negative offset is out of bounds, because it becomes a large unsigned number.
          guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
          return uncheckedLoad(UInt8.self, at: offset)
        }
      }

      /// The address of the first byte, which identifies a literal.
      var address: UInt {
        #if compiler(>=6.2)
          unsafe UInt(bitPattern: start)
        #else
          UInt(bitPattern: start)
        #endif
      }

      /// Returns the bytes in a range, which is clamped to the bounds.
      @inlinable
      @inline(__always)
      func part(from lower: Int, to upper: Int) -> JSONBytes {
        let lower = min(max(lower, 0), count)
        let upper = min(max(upper, lower), count)
        #if compiler(>=6.2)
          return unsafe JSONBytes(start: start + lower, count: upper - lower)
        #else
          return JSONBytes(start: start + lower, count: upper - lower)
        #endif
      }

      /// Returns the bytes in a range, which must be in bounds.
      @inline(__always)
      func uncheckedPart(from lower: Int, to upper: Int) -> JSONBytes {
        #if compiler(>=6.2)
          unsafe JSONBytes(start: start + lower, count: upper &- lower)
        #else
          JSONBytes(start: start + lower, count: upper &- lower)
        #endif
      }

      /// Calls a closure with the bytes.
      @inlinable
      func withBuffer<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        #if compiler(>=6.2)
          return try unsafe body(UnsafeRawBufferPointer(start: start, count: count))
        #else
          return try body(UnsafeRawBufferPointer(start: start, count: count))
        #endif
      }

      /// The bytes as text. Invalid UTF-8 is replaced.
      @inlinable
      var text: String {
        #if compiler(>=6.2)
          unsafe withBuffer { unsafe String(decoding: $0, as: UTF8.self) }
        #else
          withBuffer { String(decoding: $0, as: UTF8.self) }
        #endif
      }

      /// Returns the bytes as text. They must be valid UTF-8, and are not validated on systems with `UTF8Span`.
      @inline(__always)
      func uncheckedText(isASCII: Bool) -> String {
        #if compiler(>=6.2)
          if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            let bytes = unsafe UnsafeBufferPointer(
              start: start.assumingMemoryBound(to: UInt8.self), count: count)
            return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
          }
        #endif
        return text
      }

      /// A copy of the bytes.
      var array: [UInt8] {
        var array: [UInt8] = []
        append(to: &array)
        return array
      }

      /// Appends a copy of the bytes to an array.
      func append(to array: inout [UInt8]) {
        #if compiler(>=6.2)
          unsafe withBuffer { unsafe array.append(contentsOf: $0) }
        #else
          withBuffer { array.append(contentsOf: $0) }
        #endif
      }
    }

    /// The owner of a buffer. The buffer is deallocated when its owner is released.
    #if compiler(>=6.2)
      @safe
    #endif
    final class JSONMemory {
      private let buffer: UnsafeMutableRawBufferPointer
      let capacity: Int

      /// Allocates a number of bytes, all 0.
      init(capacity: Int) {
        self.capacity = capacity
        #if compiler(>=6.2)
          unsafe buffer = .allocate(byteCount: capacity, alignment: 8)
          unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
        #else
          buffer = .allocate(byteCount: capacity, alignment: 8)
          buffer.initializeMemory(as: UInt8.self, repeating: 0)
        #endif
      }

      deinit {
        #if compiler(>=6.2)
          unsafe buffer.deallocate()
        #else
          buffer.deallocate()
        #endif
      }

      /// Copies the bytes to the start of the buffer, up to its capacity, and returns the copy.
      func fill(_ bytes: JSONBytes) -> JSONBytes {
        let copied = bytes.part(from: 0, to: capacity)
        #if compiler(>=6.2)
          unsafe copied.withBuffer { unsafe buffer.copyMemory(from: $0) }
          return unsafe JSONBytes(UnsafeRawBufferPointer(buffer)).part(from: 0, to: copied.count)
        #else
          copied.withBuffer { buffer.copyMemory(from: $0) }
          return JSONBytes(UnsafeRawBufferPointer(buffer)).part(from: 0, to: copied.count)
        #endif
      }
    }

    extension Sequence<UInt8> {
      /// Calls a closure with the bytes. They are copied only if they are not contiguous.
      func withJSONBytes<Result>(_ body: (JSONBytes) throws -> Result) rethrows -> Result {
        #if compiler(>=6.2)
          let result = try withContiguousStorageIfAvailable {
            try unsafe body(JSONBytes(UnsafeRawBufferPointer($0)))
          }
          if let result { return result }
          return try unsafe Array(self).withUnsafeBytes { try unsafe body(JSONBytes($0)) }
        #else
          let result = try withContiguousStorageIfAvailable {
            try body(JSONBytes(UnsafeRawBufferPointer($0)))
          }
          if let result { return result }
          return try Array(self).withUnsafeBytes { try body(JSONBytes($0)) }
        #endif
      }
    }

    """##
    ),
    (
      "Direct/JSONCodable.swift",
      ##"""
    // Implements `Codable` with the members that read and write bytes, so that members are generated only once. A reader
    // for a decoder, or a writer for an encoder, codes one object and has no bytes. Its fast paths fail at once, and its
    // slow paths use the container.

    extension WidgetCoding.JSONReadable {
      /// Decodes a value from a decoder, with the initializer that can also read bytes.
      public init(reading decoder: any Decoder) throws {
        var json = WidgetCoding.JSONReader(JSONBytes(""), JSONSession(decoder))
        try self.init(from: &json)
      }

      /// Decodes a value from the container that the family opened for the value's object.
      public init(fields: KeyedDecodingContainer<WireKey>) throws {
        var json = WidgetCoding.JSONReader(JSONBytes(""), JSONSession(fields))
        try self.init(from: &json)
      }
    }

    extension WidgetCoding.JSONWritable {
      /// Encodes the value to an encoder, with the function that can also write bytes.
      public func write(to encoder: any Encoder) throws {
        let session = JSONWritingSession(encoder)
        var json = WidgetCoding.JSONWriter(session, capacity: 0)
        json.isOfEncoder = true
        try write(to: &json)
        if let failure = session.failure { throw failure }
      }
    }

    // MARK: - Decoding

    extension JSONSession {
      /// Opens the container of the object.
      @inline(never)
      func openContainer() throws { _ = try container() }

      private func container() throws -> KeyedDecodingContainer<WireKey> {
        if let fields { return fields }
        guard let decoder else { throw JSONFault(.malformed("no decoder"), at: 0) }
        let opened = try decoder.container(keyedBy: WireKey.self)
        fields = opened
        return opened
      }

      /// Decodes the value of the current field.
      @usableFromInline
      @inline(never)
      func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try container().decode(type, forKey: key)
      }

      /// Decodes the value of the current field, or returns nil if it is missing or null.
      @usableFromInline
      @inline(never)
      func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        try container().decodeIfPresent(type, forKey: key)
      }

      @inline(never)
      func decode(_ type: String.Type) throws -> String { try container().decode(type, forKey: key) }

      @inline(never)
      func decodeIfPresent(_ type: String.Type) throws -> String? {
        try container().decodeIfPresent(type, forKey: key)
      }

      @inline(never)
      func decode(_ type: Int.Type) throws -> Int { try container().decode(type, forKey: key) }

      @inline(never)
      func decodeIfPresent(_ type: Int.Type) throws -> Int? {
        try container().decodeIfPresent(type, forKey: key)
      }

      @inline(never)
      func decode(_ type: Double.Type) throws -> Double { try container().decode(type, forKey: key) }

      @inline(never)
      func decodeIfPresent(_ type: Double.Type) throws -> Double? {
        try container().decodeIfPresent(type, forKey: key)
      }

      @inline(never)
      func decode(_ type: Bool.Type) throws -> Bool { try container().decode(type, forKey: key) }

      @inline(never)
      func decodeIfPresent(_ type: Bool.Type) throws -> Bool? {
        try container().decodeIfPresent(type, forKey: key)
      }

      /// Decodes the values of a family in the array of the current field.
      @usableFromInline
      @inline(never)
      func decode<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family] {
        try WidgetCoding.decode(listOf: box, forKey: key, from: container())
      }

      /// Decodes the values of a family in the array of the current field, or returns nil if the field is missing or null.
      @usableFromInline
      @inline(never)
      func decodeIfPresent<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family]? {
        try WidgetCoding.decodeIfPresent(listOf: box, forKey: key, from: container())
      }

      /// Decodes a value from the first of several paths that exists. If no path exists, the error is about the first path.
      @inline(never)
      func decode<Value: Decodable>(_ type: Value.Type, atFirst paths: [[String]]) throws -> Value {
        try container().decode(type, atFirst: paths.map { $0.map(WireKey.init(_:)) })
      }

      /// Decodes a value from the first of several paths that exists. Returns nil if no path exists, or if the value is
      /// null.
      @inline(never)
      func decodeIfPresent<Value: Decodable>(
        _ type: Value.Type, atFirst paths: [[String]]
      ) throws -> Value? {
        try container().decodeIfPresent(type, atFirst: paths.map { $0.map(WireKey.init(_:)) })
      }

      /// Whether one of several paths exists. The value at the path may be invalid.
      func contains(atFirst paths: [[String]]) -> Bool {
        fields?.contains(atFirst: paths.map { $0.map(WireKey.init(_:)) }) ?? false
      }

      /// Returns the position of the next key to decode, or nil at the end or after an error. A missing key is skipped only
      /// if generated code needs to know that it is missing.
      @inline(never)
      func nextField(in object: inout WidgetCoding.JSONObject) -> Int? {
        guard !object.isFailed, let fields else { return nil }
        while let entry = object.keys.entry(at: object.place, number: object.next) {
          (object.next, object.place) = (entry.number &+ 1, entry.next)
          key = WireKey(entry.key.text)
          if entry.presence != .probed || fields.contains(key),
            object.isFirst(UInt64(truncatingIfNeeded: entry.number))
          {
            return entry.number
          }
        }
        return nil
      }

      /// Returns the error for an object that could not be decoded.
      @inline(never)
      func failureOfDecoder() -> any Swift.Error {
        failure ?? JSONFault(.malformed("no error"), at: 0)
      }

      /// Returns the error for a value that is nested too deeply for the stack.
      @inline(never)
      func withoutRoom() -> any Swift.Error {
        let path = fields?.codingPath ?? decoder?.codingPath ?? []
        return DecodingError.dataCorrupted(
          .init(codingPath: path, debugDescription: CodingStack.reason))
      }
    }

    // MARK: - Encoding

    extension JSONWritingSession {
      /// Opens the container of the object.
      @inline(never)
      func openContainer() { fields = encoder?.container(keyedBy: WireKey.self) }

      /// Encodes a value under a key, which is already escaped for JSON.
      @usableFromInline
      @inline(never)
      func encode<Value: Encodable>(_ value: Value, forKey key: StaticString) throws {
        try fields?.encode(value, forKey: WireKey(escaped: key))
      }

      @inline(never)
      func encode(_ value: String, forKey key: StaticString) throws {
        try fields?.encode(value, forKey: WireKey(escaped: key))
      }

      @inline(never)
      func encode(_ value: Int, forKey key: StaticString) throws {
        try fields?.encode(value, forKey: WireKey(escaped: key))
      }

      @inline(never)
      func encode(_ value: Double, forKey key: StaticString) throws {
        try fields?.encode(value, forKey: WireKey(escaped: key))
      }

      @inline(never)
      func encode(_ value: Bool, forKey key: StaticString) throws {
        try fields?.encode(value, forKey: WireKey(escaped: key))
      }

      /// Encodes a name under a key. Both are already escaped for JSON. An error is stored and thrown later.
      @inline(never)
      func encode(name: StaticString, forKey key: StaticString) {
        do {
          try encode(WireKey(escaped: name).stringValue, forKey: key)
        } catch {
          failure = failure ?? error
        }
      }

      /// Encodes a value at a path in the open object.
      @inline(never)
      func encode<Value: Encodable>(_ value: Value, path: [StaticString]) throws {
        try fields?.encode(value, path: path.map(WireKey.init(escaped:)))
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Writes a value at a path in the open object. If the value is nil, writes only the objects of the path.
      public mutating func writeIfPresent<Value: Encodable>(
        _ value: Value?, keepingObjectsAt path: StaticString...
      ) throws {
        guard let key = path.last else { return }
        if isOfEncoder {
          let keys = path.map(WireKey.init(escaped:))
          return try session.fields?.encodeIfPresent(value, keepingObjects: keys) ?? ()
        }
        let scopes = path.dropLast().map { reopenObject(forKey: $0) }
        if let value { try write(value, forKey: key) }
        close(scopes)
      }
    }

    extension WireKey {
      /// Creates a key from text that is escaped for JSON.
      fileprivate init(escaped text: StaticString) {
        let bytes = JSONBytes(text)
        guard bytes.endOfText(from: 0) < bytes.count else {
          self.init(bytes.text)
          return
        }
        let quoted = "\"\(text)\""
        let plain = quoted.utf8.withJSONBytes { bytes in
          var reader = WidgetCoding.JSONReader(bytes, JSONSession(userInfo: [:]))
          return try? reader.readString()
        }
        self.init(plain ?? "\(text)")
      }
    }

    """##
    ),
    (
      "Direct/JSONCodableDecoder.swift",
      ##"""
    /// The decoder for code that uses `Codable`, such as a hand-written `init(from:)`. Its containers decode from the
    /// document's bytes. Nested values with generated code read the bytes directly.
    final class JSONCodableDecoder: Decoder {
      /// The document, in memory that lives as long as the session.
      let bytes: JSONBytes
      let session: JSONSession
      /// The offset of the value. Nil for a missing value, which is decoded as `null`.
      let offset: Int?
      /// The number of arrays and objects around the value.
      let depth: Int
      private let path: Path
      /// Whether the value is a dictionary with `String` keys, which no strategy converts.
      private var keepsKeys = false

      /// The keys that lead to the value.
      private indirect enum Path {
        /// The path of the offset, which is derived from the document on demand.
        case found
        case key(any CodingKey, in: JSONCodableDecoder)
      }

      /// Creates a decoder for the value at a reader.
      init(_ reader: WidgetCoding.JSONReader) {
        bytes = reader.session.owned(reader.bytes)
        session = reader.session
        offset = reader.offset
        depth = reader.depth
        path = .found
      }

      /// Creates a decoder for a value inside another decoder's value.
      init(_ offset: Int?, under key: any CodingKey, in outer: JSONCodableDecoder) {
        bytes = outer.bytes
        session = outer.session
        self.offset = offset
        depth = outer.depth + 1
        path = .key(key, in: outer)
      }

      var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

      var codingPath: [any CodingKey] {
        // A loop is used instead of recursion, because the stack may be almost exhausted.
        var inner: [any CodingKey] = []
        var decoder = self
        while case .key(let key, let outer) = decoder.path {
          inner.append(key)
          decoder = outer
        }
        return session.path(to: decoder.offset ?? 0, in: bytes).keys + inner.reversed()
      }

      /// A reader at the value, or at a `null` for a missing value.
      var reader: WidgetCoding.JSONReader {
        if let offset { return WidgetCoding.JSONReader(bytes, at: offset, depth: depth, session) }
        return WidgetCoding.JSONReader(
          JSONBytes("null"), JSONSession(userInfo: session.sendableUserInfo, session.strategies))
      }

      /// Calls the `init(from:)` of a type. If the type is a dictionary with `String` keys, its keys are not converted.
      func initialize<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard session.strategies != nil else { return try Value(from: self) }
        let before = keepsKeys
        keepsKeys = type is any JSONNamedValues.Type
        defer { keepsKeys = before }
        return try Value(from: self)
      }

      /// Returns the key that a type requests for a key in the document. Keys for generated code and `String` keys of
      /// dictionaries are not converted.
      func converted<Key: CodingKey>(_ key: String, for type: Key.Type) -> String {
        guard let strategies = session.strategies, !keepsKeys, type != WireKey.self else { return key }
        return strategies.converted(key, in: self)
      }

      /// Decodes the value with a closure, and throws the errors that `JSONDecoder` throws.
      func read<Value>(_ body: (inout WidgetCoding.JSONReader) throws -> Value) throws -> Value {
        var reader = reader
        do {
          return try body(&reader)
        } catch {
          throw plain(error)
        }
      }

      /// Converts an error to the error that `JSONDecoder` throws for the same value.
      func plain(_ error: any Swift.Error) -> any Swift.Error {
        guard offset == nil, let fault = error as? JSONFault else {
          return session.plainError(error, in: bytes)
        }
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "found nothing")
        switch fault.kind {
        case .null(let type): return DecodingError.valueNotFound(type, context)
        case .mismatch(let type, found: _): return DecodingError.typeMismatch(type, context)
        default: return DecodingError.dataCorrupted(context)
        }
      }

      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try JSONKeyedContainer<Key>(self))
      }

      func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try JSONUnkeyedContainer(self) }

      func singleValueContainer() throws -> any SingleValueDecodingContainer {
        JSONSingleValueContainer(decoder: self)
      }
    }

    extension WidgetCoding.JSONReader {
      /// Decodes a value with the `init(from:)` of its type. `Date`, `URL`, `Data` and `Decimal` are read from bytes
      /// instead.
      @usableFromInline
      @inline(never)
      mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let own = Self.foundationType(type) { return try readDynamically(own, as: type) }
        return try decode { try $0.initialize(type) }
      }

      /// Decodes a value with a closure.
      mutating func decode<Value>(_ body: (JSONCodableDecoder) throws -> Value) throws -> Value {
        try checkDepth()
        let decoder = JSONCodableDecoder(self)
        // The initializer may ignore parts of the value, so the structure of the whole value is checked here.
        var end = self
        try end.skip()
        do {
          let value = try body(decoder)
          offset = end.offset
          return value
        } catch {
          throw JSONFault(ofValueAt: offset, error, by: decoder) ?? error
        }
      }

      /// Returns a decoder for an object, for user-defined functions that decode single properties.
      public func decoder(of object: WidgetCoding.JSONObject) -> any Decoder {
        var reader = self
        reader.offset = object.start
        return JSONCodableDecoder(reader)
      }

      /// Returns a container for an object, for user-defined functions that decode single properties.
      public func container<Key: CodingKey>(
        of object: WidgetCoding.JSONObject, keyedBy type: Key.Type
      ) throws -> KeyedDecodingContainer<Key> { try decoder(of: object).container(keyedBy: type) }
    }

    /// A keyed container over the members of an object.
    struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
      private let decoder: JSONCodableDecoder
      /// The keys in document order. If a key is repeated, the first occurrence is used.
      private let keys: [String]
      /// The offsets of the keys' values.
      private let offsets: [String: Int]

      init(_ decoder: JSONCodableDecoder) throws {
        self.decoder = decoder
        var keys: [String] = []
        var offsets: [String: Int] = [:]
        try decoder.read { json in
          var object = try json.object()
          while let key = try json.key(in: &object) {
            let name = decoder.converted(key.string, for: Key.self)
            if offsets[name] == nil {
              offsets[name] = json.offset
              keys.append(name)
            }
            try json.skipForLater()
          }
        }
        self.keys = keys
        self.offsets = offsets
      }

      var codingPath: [any CodingKey] { decoder.codingPath }

      var allKeys: [Key] { keys.compactMap(Key.init) }

      func contains(_ key: Key) -> Bool { offsets[key.stringValue] != nil }

      func decodeNil(forKey key: Key) throws -> Bool { try value(key).reader.isNull }

      func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(key).decode(type)
      }

      func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard let offset = offsets[key.stringValue] else { return nil }
        let value = JSONCodableDecoder(offset, under: key, in: decoder)
        return value.reader.isNull ? nil : try value.decode(type)
      }

      func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
      ) throws -> KeyedDecodingContainer<NestedKey> { try value(key).container(keyedBy: type) }

      func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try value(key).unkeyedContainer()
      }

      func superDecoder() throws -> any Decoder { valueOrNull(WireKey("super")) }

      func superDecoder(forKey key: Key) throws -> any Decoder { valueOrNull(key) }

      private func valueOrNull(_ key: any CodingKey) -> JSONCodableDecoder {
        JSONCodableDecoder(offsets[key.stringValue], under: key, in: decoder)
      }

      private func value(_ key: Key) throws -> JSONCodableDecoder {
        guard let offset = offsets[key.stringValue] else {
          throw DecodingError.keyNotFound(
            key, .init(codingPath: codingPath, debugDescription: "no such key"))
        }
        return JSONCodableDecoder(offset, under: key, in: decoder)
      }
    }

    extension JSONCodableDecoder {
      /// Decodes the value as the given type.
      func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let readable = type as? any WidgetCoding.JSONReadable.Type
          ?? WidgetCoding.JSONReader.foundationType(type)
        {
          return try read { try $0.readDynamically(readable, as: type) }
        }
        try WidgetCoding.checkDepth(of: self)
        return try initialize(type)
      }
    }

    extension JSONFault {
      /// Converts an error that decides whether the value itself is dropped, replaced or nil: an unknown name, no matching
      /// type or a missing key. Returns nil for all other errors, such as errors in nested values.
      fileprivate init?(
        ofValueAt offset: Int, _ error: any Swift.Error, by decoder: JSONCodableDecoder
      ) {
        switch error {
        case is WidgetDecodingError, is NoMatchingTypeError:
          let depth = decoder.codingPath.count
          guard error.isUnknown(at: depth) else { return nil }
          let outer = error as? WidgetDecodingError
          self.init(.other(outer?.underlying ?? error), at: offset)
          if let name = outer?.names[depth] { names = [(offset, name)] }
        case DecodingError.keyNotFound(let key, let context) where key.intValue == nil:
          guard context.codingPath.count == decoder.codingPath.count else { return nil }
          self.init(.missing(key.stringValue), at: offset)
        default: return nil
        }
      }
    }

    extension WidgetCoding.JSONReader {
      /// Whether the value is `null`.
      var isNull: Bool { byte == UInt8(ascii: "n") }
    }

    /// An unkeyed container over the elements of an array.
    struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
      private let decoder: JSONCodableDecoder
      private let offsets: [Int]
      private(set) var currentIndex = 0

      init(_ decoder: JSONCodableDecoder) throws {
        self.decoder = decoder
        var offsets: [Int] = []
        try decoder.read { json in
          guard json.byte == UInt8(ascii: "[") else { throw json.mismatch([Any].self) }
          try json.readElements { json in
            offsets.append(json.offset)
            try json.skipForLater()
          }
        }
        self.offsets = offsets
      }

      var codingPath: [any CodingKey] { decoder.codingPath }
      var count: Int? { offsets.count }
      var isAtEnd: Bool { currentIndex >= offsets.count }

      mutating func decodeNil() throws -> Bool {
        guard try value(Never.self).reader.isNull else { return false }
        currentIndex += 1
        return true
      }

      mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let result = try value(type).decode(type)
        currentIndex += 1
        return result
      }

      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
      ) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try value(KeyedDecodingContainer<NestedKey>.self).container(keyedBy: type)
        currentIndex += 1
        return container
      }

      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try value((any UnkeyedDecodingContainer).self).unkeyedContainer()
        currentIndex += 1
        return container
      }

      mutating func superDecoder() throws -> any Decoder {
        let decoder = try value((any Decoder).self)
        currentIndex += 1
        return decoder
      }

      private func value<Value>(_ type: Value.Type) throws -> JSONCodableDecoder {
        let key = ArrayIndex(intValue: currentIndex)
        guard !isAtEnd else {
          throw DecodingError.valueNotFound(
            type,
            .init(codingPath: codingPath + [key], debugDescription: "the array has no more elements"))
        }
        return JSONCodableDecoder(offsets[currentIndex], under: key, in: decoder)
      }
    }

    /// A single-value container for the decoder's value.
    struct JSONSingleValueContainer: SingleValueDecodingContainer {
      let decoder: JSONCodableDecoder

      var codingPath: [any CodingKey] { decoder.codingPath }

      func decodeNil() -> Bool { decoder.reader.isNull }

      func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
    }

    """##
    ),
    (
      "Direct/JSONCodableEncoder.swift",
      ##"""
    /// The encoder for code that uses `Codable`, such as a hand-written `encode(to:)`. Nested values of `JSONWritable`
    /// types are written as bytes. The bytes are assembled when the whole value is complete.
    final class JSONCodableEncoder: Encoder {
      let values: JSONEncodedValues
      let path: JSONEncodingPath
      /// The number of keys that lead to the value.
      let depth: Int
      let slot = JSONEncodedSlot()
      /// Whether the value is a dictionary with `String` keys, which no strategy converts.
      private var keepsKeys = false

      init(_ values: JSONEncodedValues, at path: JSONEncodingPath, depth: Int) {
        self.values = values
        self.path = path
        self.depth = depth
      }

      /// Creates an encoder for a value inside another encoder's value.
      init(under key: any CodingKey, in outer: JSONCodableEncoder) {
        values = outer.values
        path = .key(key, in: outer)
        depth = outer.depth + 1
      }

      /// The value encoded so far.
      var result: JSONEncoded {
        get { slot.value }
        set { slot.value = newValue }
      }

      var userInfo: [CodingUserInfoKey: Any] { values.writer.session.userInfo }

      var codingPath: [any CodingKey] { path.keys }

      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .nothing = result { result = .object(JSONEncodedObject()) }
        guard case .object(let object) = result else {
          preconditionFailure("the value is already encoded, but not as an object")
        }
        return KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(encoder: self, object: object))
      }

      func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if case .nothing = result { result = .array(JSONEncodedArray()) }
        guard case .array(let array) = result else {
          preconditionFailure("the value is already encoded, but not as an array")
        }
        return JSONUnkeyedEncodingContainer(encoder: self, array: array)
      }

      func singleValueContainer() -> any SingleValueEncodingContainer {
        JSONSingleValueEncodingContainer(encoder: self)
      }

      /// Calls the `encode(to:)` of a value. If the value is a dictionary with `String` keys, its keys are not converted.
      func encodeWhole<Value: Encodable>(_ value: Value) throws {
        if values.writer.session.strategies != nil { keepsKeys = value is any JSONNamedValues }
        try value.encode(to: self)
      }

      /// Returns the key in the document for a key of a type. Keys of generated code and `String` keys of dictionaries are
      /// not converted.
      func converted<Key: CodingKey>(_ key: Key) -> String {
        guard let strategies = values.writer.session.strategies, !keepsKeys, Key.self != WireKey.self
        else { return key.stringValue }
        return strategies.converted(key, in: self)
      }

      /// Encodes a value at this encoder's path, or at the path of a member or element of this encoder's value.
      func encoded<Value: Encodable>(_ value: Value, at path: JSONEncodingPath) throws -> JSONEncoded {
        let depth = depth + (path.isKey ? 1 : 0)
        let hasRoom = values.writer.session.hasRoom()
        guard depth <= JSONValue.maximumDepth, hasRoom else {
          let reason =
            hasRoom ? "nested deeper than \(JSONValue.maximumDepth) levels" : CodingStack.reason
          // The error contains the type instead of the value, because printing the value could exhaust the stack.
          throw EncodingError.invalidValue(
            Value.self, .init(codingPath: path.keys, debugDescription: reason))
        }
        if let bytes = try values.write(value, at: path, depth: depth) { return .bytes(bytes) }
        let encoder = JSONCodableEncoder(values, at: path, depth: depth)
        try encoder.encodeWhole(value)
        return .other(encoder.slot)
      }

      /// Encodes a value under a key.
      func encoded<Value: Encodable>(_ value: Value, under key: any CodingKey) throws -> JSONEncoded {
        try encoded(value, at: .key(key, in: self))
      }
    }

    /// An encoded value.
    enum JSONEncoded {
      case nothing
      /// A value that was written as bytes.
      case bytes(Range<Int>)
      case object(JSONEncodedObject)
      case array(JSONEncodedArray)
      /// The result of another encoder, which may not have encoded its whole value yet.
      case other(JSONEncodedSlot)
    }

    /// The result of an encoder. The result of a parent refers to the slots of nested encoders instead of the encoders.
    /// Encoders retain their parents for the coding path, so this avoids a reference cycle.
    final class JSONEncodedSlot {
      var value = JSONEncoded.nothing
    }

    /// The members of an object that is being encoded, in the order in which their keys were first encoded.
    final class JSONEncodedObject {
      private(set) var members: [(key: String, value: JSONEncoded)] = []
      /// The indices of all members after the eighth, by key.
      private var places: [String: Int] = [:]

      /// The value of a key, or nil if no value was encoded. Setting it again replaces the value.
      subscript(key: String) -> JSONEncoded? {
        get { place(of: key).map { members[$0].value } }
        set {
          guard let newValue else { return }
          if let place = place(of: key) { return members[place].value = newValue }
          members.append((key, newValue))
          if members.count > 8 { places[key] = members.count - 1 }
        }
      }

      private func place(of key: String) -> Int? {
        members.prefix(8).firstIndex { $0.key == key } ?? (members.count > 8 ? places[key] : nil)
      }
    }

    /// The elements of an array that is being encoded.
    final class JSONEncodedArray {
      var elements: [JSONEncoded] = []
    }

    /// The keys that lead to an encoded value.
    enum JSONEncodingPath {
      /// The path of an offset in the document. The path is derived from the written bytes on demand.
      ///
      /// - Parameter isBeside: Whether the path is the path of the open object instead of the path of its next member.
      case written(JSONWritingSession, offset: Int, isBeside: Bool)
      case key(any CodingKey, in: JSONCodableEncoder)
      /// The path of another encoder.
      case same(JSONCodableEncoder)

      var keys: [any CodingKey] {
        // A loop is used instead of recursion, because the stack may be almost exhausted.
        var inner: [any CodingKey] = []
        var path = self
        while true {
          switch path {
          case .written(let session, let offset, let isBeside):
            let outer = session.path(to: offset)
            return (isBeside ? outer.dropLast() : outer) + inner.reversed()
          case .key(let key, let outer):
            inner.append(key)
            path = outer.path
          case .same(let outer): path = outer.path
          }
        }
      }

      var isKey: Bool { if case .key = self { true } else { false } }
    }

    /// The bytes of `JSONWritable` values that were encoded into containers of `Codable`.
    final class JSONEncodedValues {
      var writer: WidgetCoding.JSONWriter

      init(of session: JSONWritingSession) {
        writer = WidgetCoding.JSONWriter(
          JSONWritingSession(userInfo: session.userInfo, session.strategies), capacity: 256)
      }

      /// Writes a value and returns the range of its bytes, or returns nil if its type is not `JSONWritable`.
      func write<Value: Encodable>(
        _ value: Value, at path: JSONEncodingPath, depth: Int
      ) throws -> Range<Int>? {
        guard let type = writer.writable(Value.self) else { return nil }
        let start = writer.output.count
        writer.depth = depth
        writer.session.begin(path, at: start)
        defer { writer.session.end() }
        try writer.write(value, as: type)
        return start..<writer.output.count
      }

      /// Writes `null`.
      func writeNull() -> Range<Int> {
        let start = writer.output.count
        writer.writeNull()
        return start..<writer.output.count
      }

      func removeAll() {
        writer.output.count = 0
        writer.isJoining = false
        writer.firstKey = -1
        writer.session.forgetPlaces(from: writer.firstKey)
        writer.keys = []
        writer.session.forgetPaths()
      }
    }

    /// A keyed container for the members of an object.
    struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
      let encoder: JSONCodableEncoder
      let object: JSONEncodedObject

      var codingPath: [any CodingKey] { encoder.codingPath }

      func encodeNil(forKey key: Key) {
        object[encoder.converted(key)] = .bytes(encoder.values.writeNull())
      }

      func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        object[encoder.converted(key)] = try encoder.encoded(value, under: key)
      }

      func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
      ) -> KeyedEncodingContainer<NestedKey> {
        let nested = JSONCodableEncoder(under: key, in: encoder)
        let name = encoder.converted(key)
        nested.result = object[name]?.container(of: encoder.values) ?? .nothing
        let container = nested.container(keyedBy: type)
        object[name] = nested.result
        return container
      }

      func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let nested = JSONCodableEncoder(under: key, in: encoder)
        let name = encoder.converted(key)
        nested.result = object[name]?.container(of: encoder.values) ?? .nothing
        let container = nested.unkeyedContainer()
        object[name] = nested.result
        return container
      }

      func superEncoder() -> any Encoder {
        // A `WireKey` is never converted, but this key is converted like the other keys of the container.
        Key.self == WireKey.self
          ? superEncoder(under: WireKey("super")) : superEncoder(under: SuperKey.super)
      }

      func superEncoder(forKey key: Key) -> any Encoder { superEncoder(under: key) }

      private func superEncoder(under key: some CodingKey) -> JSONCodableEncoder {
        let nested = JSONCodableEncoder(under: key, in: encoder)
        object[encoder.converted(key)] = .other(nested.slot)
        return nested
      }
    }

    /// The key of the superclass in a keyed container.
    private enum SuperKey: String, CodingKey { case `super` }

    /// An unkeyed container for the elements of an array.
    struct JSONUnkeyedEncodingContainer: UnkeyedEncodingContainer {
      let encoder: JSONCodableEncoder
      let array: JSONEncodedArray

      var codingPath: [any CodingKey] { encoder.codingPath }

      var count: Int { array.elements.count }

      private var key: ArrayIndex { ArrayIndex(intValue: count) }

      func encodeNil() { array.elements.append(.bytes(encoder.values.writeNull())) }

      func encode<Value: Encodable>(_ value: Value) throws {
        array.elements.append(try encoder.encoded(value, under: key))
      }

      func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
      ) -> KeyedEncodingContainer<NestedKey> { nested().container(keyedBy: type) }

      func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

      func superEncoder() -> any Encoder { nested() }

      private func nested() -> JSONCodableEncoder {
        let encoder = JSONCodableEncoder(under: key, in: encoder)
        array.elements.append(.other(encoder.slot))
        return encoder
      }
    }

    /// A single-value container for the encoder's value.
    struct JSONSingleValueEncodingContainer: SingleValueEncodingContainer {
      let encoder: JSONCodableEncoder

      var codingPath: [any CodingKey] { encoder.codingPath }

      func encodeNil() { set(.bytes(encoder.values.writeNull())) }

      func encode<Value: Encodable>(_ value: Value) throws {
        set(try encoder.encoded(value, at: .same(encoder)))
      }

      private func set(_ value: JSONEncoded) {
        guard case .nothing = encoder.result else {
          preconditionFailure("the value is already encoded")
        }
        encoder.result = value
      }
    }

    extension JSONEncoded {
      /// Returns the value. An object or array that was written as bytes is returned in a form that can be extended.
      fileprivate func container(of values: JSONEncodedValues) -> JSONEncoded {
        switch self {
        case .other(let slot): slot.value.container(of: values)
        case .bytes(let range): values.container(range) ?? self
        case .nothing, .object, .array: self
        }
      }
    }

    extension JSONEncodedValues {
      /// Returns the object or array in a range of the written bytes, or nil for any other value.
      fileprivate func container(_ range: Range<Int>) -> JSONEncoded? {
        let bytes = writer.output.written.part(from: 0, to: range.upperBound)
        var reader = WidgetCoding.JSONReader(bytes, at: range.lowerBound, JSONSession(userInfo: [:]))
        func skip() -> JSONEncoded {
          let start = reader.offset
          // Written bytes are valid JSON.
          try? reader.skip()
          return .bytes(start..<reader.offset)
        }
        switch reader.byte {
        case UInt8(ascii: "{"):
          let encoded = JSONEncodedObject()
          guard var object = try? reader.object() else { return nil }
          while let key = try? reader.key(in: &object) {
            let name = key.string
            encoded[name] = skip()
          }
          return .object(encoded)
        case UInt8(ascii: "["):
          let array = JSONEncodedArray()
          try? reader.readElements { json in
            let start = json.offset
            try json.skip()
            array.elements.append(.bytes(start..<json.offset))
          }
          return .array(array)
        default: return nil
        }
      }
    }

    """##
    ),
    (
      "Direct/JSONDiscriminators.swift",
      ##"""
    /// The location of an object's tag, which is skipped when the object's other members are read.
    @frozen
    @usableFromInline
    struct JSONTagged {
      /// The offset of the object.
      @usableFromInline var start = -1
      /// The offset of the comma before the tag, or -1 if the tag is the first member.
      @usableFromInline var comma = -1
      /// The end of the tag's value.
      @usableFromInline var end = -1
      @usableFromInline var key = JSONBytes("")

      @inlinable
      init(start: Int = -1, comma: Int = -1, end: Int = -1, key: JSONBytes = JSONBytes("")) {
        self.start = start
        self.comma = comma
        self.end = end
        self.key = key
      }
    }

    extension WidgetCoding {
      /// A name in the JSON that selects a type of a family or a case of an enum.
      @frozen
      public struct JSONName {
        @usableFromInline let text: JSONBytes
        /// The offset of the named object.
        @usableFromInline let start: Int
        /// The offset of the name itself, or a negative number if the object has no name.
        @usableFromInline let offset: Int
        /// The number of arrays and objects around the object.
        @usableFromInline let depth: Int
        /// Whether the name contains a character that is canonically equivalent to an ASCII character.
        @usableFromInline let hasTwin: Bool

        @inlinable
        init(_ text: JSONBytes, of start: Int, at offset: Int, depth: Int, hasTwin: Bool = false) {
          self.text = text
          self.hasTwin = hasTwin
          self.start = start
          self.offset = offset
          self.depth = depth
        }

        /// The name as a string.
        public var string: String { text.text }

        /// Whether the object has no name.
        public var isMissing: Bool { offset < 0 }

        /// Whether a name in a document is the same as a name in generated code.
        @inlinable
        @inline(__always)
        public static func ~= (known: StaticString, name: JSONName) -> Bool {
          known ~= JSONKey(name.text, hasTwin: name.hasTwin)
        }
      }
    }

    extension WidgetCoding.JSONReader {
      /// Returns the name of the object, and stays at the object.
      ///
      /// - Parameter tag: A key without quotes, backslashes or control characters. Use `name(at:)` for other keys.
      public mutating func name(under tag: StaticString) throws -> WidgetCoding.JSONName {
        // Most servers write the tag as the first key.
        let value = value(of: JSONBytes(tag), after: Self.brace, at: offset)
        guard value > 0 else { return try anyName(under: tag) }
        let start = offset
        offset = value
        return try firstName(of: start, tag)
      }

      /// Reads the name under the first key of an object, and moves back to the object.
      @inline(__always)
      private mutating func firstName(of start: Int, _ tag: StaticString) throws
        -> WidgetCoding.JSONName
      {
        let name = try readName(of: start)
        tagged = JSONTagged(start: start, end: offset, key: JSONBytes(tag))
        offset = start
        return name
      }

      /// Returns the name of an object whose tag can be at any position, with any white space and escapes.
      @inline(never)
      private mutating func anyName(under tag: StaticString) throws -> WidgetCoding.JSONName {
        guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
        let start = offset
        if let value = session.value(ofTag: tag, at: start) {
          return try readName(at: value, tag)
        }
        offset &+= 1
        skipSpace()
        if byte == UInt8(ascii: "\"") {
          let key = offset &+ 1
          let end = bytes.endOfPlainText(from: key)
          if bytes[end] == UInt8(ascii: "\""),
            tag ~= WidgetCoding.JSONKey(bytes.part(from: key, to: end))
          {
            offset = end &+ 1
            try expect(UInt8(ascii: ":"))
            skipSpace()
            return try firstName(of: start, tag)
          }
        }
        offset = start
        return try readName(at: value(ofTag: tag) ?? -1, tag)
      }

      /// Returns the name of the object, and stays at the object. The name is empty if it is missing or null.
      public mutating func nameIfPresent(under tag: StaticString) throws -> WidgetCoding.JSONName {
        let start = self
        do {
          return try name(under: tag)
        } catch let fault as JSONFault where fault.isOfName(at: start.offset) {
          self = start
          return WidgetCoding.JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
        }
      }

      /// Reads the name at an offset inside the object, and stays at the object.
      ///
      /// - Parameter value: The offset of the tag's value, or a negative number if the tag is missing.
      private mutating func readName(at value: Int, _ tag: StaticString) throws -> WidgetCoding.JSONName
      {
        let start = offset
        if value < 0 {
          try checkKeys()
          throw JSONFault(.missing("\(tag)"), at: start)
        }
        offset = value
        defer { offset = start }
        let name = try readName(of: start)
        let key = JSONBytes(tag)
        let comma = value &- key.count &- 4
        // The tag can be skipped later only if it is written as `,"type":`, without white space or escapes.
        if bytes.load(UInt16.self, at: comma) == 0x222C,
          bytes.load(UInt16.self, at: value &- 2) == 0x3A22
        {
          tagged = JSONTagged(start: start, comma: comma, end: offset, key: key)
        }
        return name
      }

      /// Checks that all keys of the object are strings, and stays at the object.
      func checkKeys() throws {
        var reader = self
        var object = try reader.object()
        while try reader.key(in: &object) != nil { try reader.skip() }
      }

      /// Reads the name at the reader.
      ///
      /// - Parameter start: The offset of the named object.
      @inlinable
      @inline(__always)
      mutating func readName(of start: Int) throws -> WidgetCoding.JSONName {
        let place = offset
        if byte == UInt8(ascii: "\"") {
          let end = bytes.endOfPlainText(from: place &+ 1)
          if bytes[end] == UInt8(ascii: "\"") {
            offset = end &+ 1
            return WidgetCoding.JSONName(
              bytes.part(from: place &+ 1, to: end), of: start, at: place, depth: depth)
          }
        }
        return try readUnusualName(of: start)
      }

      @usableFromInline
      @inline(never)
      mutating func readUnusualName(of start: Int) throws -> WidgetCoding.JSONName {
        let place = offset
        let text = try readString()
        return WidgetCoding.JSONName(
          session.hold(name: text), of: start, at: place, depth: depth, hasTwin: Self.hasTwin(text))
      }

      /// Returns the name in lower case.
      public func lowercased(_ name: WidgetCoding.JSONName) -> WidgetCoding.JSONName {
        let text = name.string.lowercased()
        return WidgetCoding.JSONName(
          session.hold(lowercased: text), of: name.start, at: name.offset, depth: name.depth,
          hasTwin: name.hasTwin && Self.hasTwin(text))
      }
    }

    // Functions for externally tagged objects, whose only key is the name (`{"text": {…}}`), and for adjacently tagged
    // objects, which have the name and the content under two keys.

    extension WidgetCoding.JSONReader {
      /// Returns the object's first key, which is the name, and moves to the key's value.
      public mutating func onlyName() throws -> WidgetCoding.JSONName {
        let start = offset
        var object = try object()
        let place = offset
        guard let key = try key(in: &object) else {
          throw JSONFault(.keys, at: start)
        }
        let text = session.hold(name: key.string)
        return WidgetCoding.JSONName(text, of: start, at: place, depth: depth - 1, hasTwin: key.hasTwin)
      }

      /// Moves to the value of a key in a named object.
      public mutating func enter(_ content: StaticString, of name: WidgetCoding.JSONName) throws {
        guard try find(content, of: name) else {
          throw JSONFault(.missing("\(content)"), at: name.start)
        }
      }

      /// Moves to the value of a key in a named object. Returns false, and moves to the end of the object, if the key is
      /// missing or its value is `null`.
      public mutating func enterIfPresent(_ content: StaticString, of name: WidgetCoding.JSONName)
        throws -> Bool
      {
        guard try find(content, of: name) else { return false }
        guard try readNull() else { return true }
        try leave(name)
        return false
      }

      private mutating func find(_ content: StaticString, of name: WidgetCoding.JSONName) throws -> Bool
      {
        rewind(to: name)
        var object = try object()
        while let key = try key(in: &object) {
          if content ~= key { return true }
          try skip()
        }
        return false
      }

      /// Moves from the end of a key's value to the end of the object.
      public mutating func leave(_ name: WidgetCoding.JSONName) throws {
        var object = WidgetCoding.JSONObject(start: name.start)
        object.isEmpty = false
        while try key(in: &object) != nil { try skip() }
      }

      /// Checks that an externally tagged object has no other key. The reader must be at the name's value.
      public func checkOnly(_ name: WidgetCoding.JSONName) throws {
        var reader = self
        try reader.skip()
        try reader.leaveOnly(name)
      }

      /// Returns the given error, which was thrown for the value of an externally tagged object. If the object has several
      /// keys, returns the error for the keys instead.
      public func failure(_ error: any Swift.Error, ofOnly name: WidgetCoding.JSONName) -> any Swift
        .Error
      {
        var reader = self
        reader.rewind(to: name)
        do {
          let only = try reader.onlyName()
          try reader.checkOnly(only)
          return error
        } catch {
          return error
        }
      }

      /// Adds the name of an externally tagged widget to an error that was thrown inside the widget. If the object has
      /// several keys, returns the error for the keys instead.
      public func failure(_ error: any Swift.Error, inOnly name: WidgetCoding.JSONName) -> any Swift
        .Error
      {
        let own = failure(error, ofOnly: name)
        return (own as? JSONFault)?.isOfKeys(at: name.start) ?? false ? own : failure(own, in: name)
      }

      /// Moves from the end of the name's value to the end of the object, which must have no other key.
      public mutating func leaveOnly(_ name: WidgetCoding.JSONName) throws {
        var reader = self
        reader.offset = name.offset
        var object = WidgetCoding.JSONObject(start: name.start)
        let only = try reader.key(in: &object)?.string
        while let key = try key(in: &object) {
          guard key.string == only else {
            throw JSONFault(.keys, at: name.start)
          }
          try skip()
        }
      }
    }

    // Functions for names that are numbers or Booleans: `"kind": 1`. Such names are compared as text.

    extension WidgetCoding.JSONReader {
      /// Returns the numeric or Boolean name of the object, and stays at the object.
      public mutating func name<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
        under tag: StaticString, as type: Tag.Type
      ) throws -> WidgetCoding.JSONName {
        guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
        guard let place = try value(ofTag: tag) else {
          try checkKeys()
          throw JSONFault(.missing("\(tag)"), at: offset)
        }
        var reader = self
        reader.offset = place
        let text = session.hold(name: try Tag(from: &reader).description)
        return WidgetCoding.JSONName(text, of: offset, at: place, depth: depth)
      }

      /// Returns the numeric or Boolean name of the object, and stays at the object. The name is empty if it is missing or
      /// null.
      public mutating func nameIfPresent<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
        under tag: StaticString, as type: Tag.Type
      ) throws -> WidgetCoding.JSONName {
        guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
        let start = self
        do {
          if let place = try value(ofTag: tag), isNull(at: place) {
            return WidgetCoding.JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
          }
          return try name(under: tag, as: type)
        } catch let fault as JSONFault where fault.isOfName(at: start.offset) {
          self = start
          return WidgetCoding.JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
        }
      }

      func isNull(at offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "n") }

      /// Returns the text of the name at the reader, or nil for any other value.
      func nameText() -> String? {
        var reader = self
        switch byte {
        case UInt8(ascii: "\""): return try? reader.readString()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return try? reader.readBool().description
        default: return try? reader.readInteger(Int.self).description
        }
      }
    }

    // Functions for names and contents in nested objects: `tag = meta.type`.

    extension WidgetCoding.JSONReader {
      /// Returns the object's name, which is at a path in the object, and stays at the object.
      public func name(at path: String...) throws -> WidgetCoding.JSONName {
        try name(path) { try $0.readName(of: $1) }
      }

      /// Returns the numeric or Boolean name at a path in the object, and stays at the object.
      public func name<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
        at path: String..., as type: Tag.Type
      ) throws -> WidgetCoding.JSONName {
        try name(path) { try $0.readName(of: $1, as: type) }
      }

      /// Returns the name at a path in the object, and stays at the object. The name is empty if a key of the path is
      /// missing or null.
      public func nameIfPresent(at path: String...) throws -> WidgetCoding.JSONName {
        try nameIfPresent(path) { try $0.readName(of: $1) }
      }

      /// Returns the numeric or Boolean name at a path in the object, and stays at the object. The name is empty if a key
      /// of the path is missing or null.
      public func nameIfPresent<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
        at path: String..., as type: Tag.Type
      ) throws -> WidgetCoding.JSONName {
        try nameIfPresent(path) { try $0.readName(of: $1, as: type) }
      }

      /// Returns the name under the first of several keys that exists, and stays at the object.
      public func name(atFirst keys: String...) throws -> WidgetCoding.JSONName {
        try name(first(of: keys)) { try $0.readName(of: $1) }
      }

      /// Returns the numeric or Boolean name under the first of several keys that exists, and stays at the object.
      public func name<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
        atFirst keys: String..., as type: Tag.Type
      ) throws -> WidgetCoding.JSONName {
        try name(first(of: keys)) { try $0.readName(of: $1, as: type) }
      }

      /// Returns the name under the first of several keys that exists, and stays at the object. The name is empty if none
      /// of the keys exists, or if the value is null.
      public func nameIfPresent(atFirst keys: String...) throws -> WidgetCoding.JSONName {
        try nameIfPresent(first(of: keys)) { try $0.readName(of: $1) }
      }

      /// Returns the numeric or Boolean name under the first of several keys that exists, and stays at the object. The name
      /// is empty if none of the keys exists, or if the value is null.
      public func nameIfPresent<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
        atFirst keys: String..., as type: Tag.Type
      ) throws -> WidgetCoding.JSONName {
        try nameIfPresent(first(of: keys)) { try $0.readName(of: $1, as: type) }
      }

      /// Reads the value at a path in a named object.
      public mutating func read<Value: Decodable>(
        _ type: Value.Type, at path: String..., of name: WidgetCoding.JSONName
      ) throws -> Value {
        rewind(to: name)
        let object = try passObject()
        return try read(type, atFirst: path, of: object)
      }

      /// Moves to the value at a path in a named object.
      public mutating func enter(at path: String..., of name: WidgetCoding.JSONName) throws {
        rewind(to: name)
        offset = try required(path)
      }

      /// Moves to the value at a path in a named object. Returns false, and moves to the end of the object, if a key of the
      /// path is missing or null.
      public mutating func enterIfPresent(at path: String..., of name: WidgetCoding.JSONName) throws
        -> Bool
      {
        rewind(to: name)
        guard let place = try valuePlace(at: path) else {
          try skip()
          return false
        }
        offset = place
        return true
      }

      /// Moves to the end of a named object.
      public mutating func leaveWhole(_ name: WidgetCoding.JSONName) throws {
        rewind(to: name)
        try skip()
      }

      /// Reads the fallback of an unrecognized value from a path inside the value, or from the value itself if the path is
      /// missing.
      public mutating func readContent<Value: Decodable>(
        _ type: Value.Type, at path: String...
      ) throws -> Value {
        let object = try passObject()
        guard contains(atFirst: path, of: object) else { return try read(type, beside: object) }
        return try read(type, atFirst: path, of: object)
      }
    }

    extension WidgetCoding.JSONReader {
      /// Returns the path of the first key that exists in the object, or of the first key if no key exists.
      private func first(of keys: [String]) -> [String] {
        first(of: keys.map { [$0] }, WidgetCoding.JSONObject(start: offset))
      }

      private func name(
        _ path: [String], _ read: (inout WidgetCoding.JSONReader, Int) throws -> WidgetCoding.JSONName
      ) throws -> WidgetCoding.JSONName {
        var reader = self
        reader.offset = try required(path)
        return try read(&reader, offset)
      }

      private func nameIfPresent(
        _ path: [String], _ read: (inout WidgetCoding.JSONReader, Int) throws -> WidgetCoding.JSONName
      ) throws -> WidgetCoding.JSONName {
        guard let place = try valuePlace(at: path) else {
          return WidgetCoding.JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
        }
        var reader = self
        reader.offset = place
        return try read(&reader, offset)
      }

      /// Returns the offset of the value at a path of the object, or nil if a key of the path is missing or null.
      private func valuePlace(at path: [String]) throws -> Int? {
        guard case .value(let place) = try place(at: path, WidgetCoding.JSONObject(start: offset)),
          !isNull(at: place)
        else { return nil }
        return place
      }

      /// Returns the offset of the value at a path of the object. Throws an error if a key of the path is missing, or if
      /// the value of a key before the last one is null.
      private func required(_ path: [String]) throws -> Int {
        switch try place(at: path, WidgetCoding.JSONObject(start: offset)) {
        case .value(let place): return place
        case .null(let place, _): throw JSONFault(.null([String: Any].self), at: place)
        case .missing(let key, in: let start):
          try checkKeys()
          throw JSONFault(.missing(key), at: start)
        }
      }

      /// Reads a name that is a number or a Boolean.
      private mutating func readName<Tag: WidgetCoding.JSONReadable & CustomStringConvertible>(
        of start: Int, as type: Tag.Type
      ) throws -> WidgetCoding.JSONName {
        let place = offset
        let text = session.hold(name: try Tag(from: &self).description)
        return WidgetCoding.JSONName(text, of: start, at: place, depth: depth)
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Opens the object at a path in the open object, and creates missing objects on the way.
      public mutating func openObject(at path: StaticString...) -> [WidgetCoding.JSONScope] {
        path.map { reopenObject(forKey: $0) }
      }

      /// Closes the objects of a path.
      public mutating func close(_ scopes: [WidgetCoding.JSONScope]) {
        for scope in scopes.reversed() { close(scope) }
      }
    }

    extension WidgetCoding.NamePattern {
      /// Whether a name in a document matches the pattern.
      public static func ~= (pattern: WidgetCoding.NamePattern, name: WidgetCoding.JSONName) -> Bool {
        pattern ~= name.string
      }
    }

    """##
    ),
    (
      "Direct/JSONElements.swift",
      ##"""
    extension WidgetCoding {
      /// An open array whose elements are the properties of a type in order.
      @frozen
      public struct JSONElements {
        @usableFromInline let start: Int
        /// The position of the next element. After the end of the array, missing elements are counted.
        @usableFromInline var position = 0
        /// Whether the reader has moved past the end of the array.
        @usableFromInline var isAtEnd: Bool

        @inlinable
        init(start: Int, isAtEnd: Bool) {
          self.start = start
          self.isAtEnd = isAtEnd
        }

        /// Returns whether the next element is missing, and in this case moves past it.
        @inlinable
        public mutating func passMissing() -> Bool {
          if isAtEnd { position &+= 1 }
          return isAtEnd
        }
      }
    }

    extension WidgetCoding.JSONReader {
      /// Opens an array.
      @inlinable
      public mutating func elements() throws -> WidgetCoding.JSONElements {
        guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
        let start = offset
        return WidgetCoding.JSONElements(start: start, isAtEnd: try !moveToFirstElement())
      }

      /// Moves past the remaining elements and the end of the array.
      @inlinable
      public mutating func close(_ elements: inout WidgetCoding.JSONElements) throws {
        while !elements.isAtEnd {
          try skip()
          try moveOn(in: &elements)
        }
      }

      /// Returns a decoder for an array, for user-defined functions.
      public func decoder(of elements: WidgetCoding.JSONElements) -> any Decoder {
        decoder(of: WidgetCoding.JSONObject(start: elements.start))
      }

      @inlinable
      @inline(__always)
      mutating func moveOn(in elements: inout WidgetCoding.JSONElements) throws {
        elements.position &+= 1
        elements.isAtEnd = try !moveToNextElement()
      }

      /// Returns the error for a missing element.
      @usableFromInline
      @inline(never)
      func missing(_ name: StaticString, in elements: WidgetCoding.JSONElements) -> any Swift.Error {
        JSONFault(
          .ended(WidgetCoding.WireElements.missing("\(name)"), elements.position), at: elements.start)
      }

      /// Reads the next element.
      ///
      /// - Parameter name: The property that the element belongs to.
      @inlinable
      @inline(never)
      public mutating func read<Value: WidgetCoding.JSONReadable>(
        _ type: Value.Type, for name: StaticString, in elements: inout WidgetCoding.JSONElements
      ) throws -> Value {
        if elements.isAtEnd { throw missing(name, in: elements) }
        let value = try Value(from: &self)
        try moveOn(in: &elements)
        return value
      }

      /// Reads the next element as a value of any type.
      ///
      /// - Parameter name: The property that the element belongs to.
      @inlinable
      @inline(never)
      public mutating func read<Value: Decodable>(
        _ type: Value.Type, for name: StaticString, in elements: inout WidgetCoding.JSONElements
      ) throws -> Value {
        if elements.isAtEnd { throw missing(name, in: elements) }
        let value = try read(type)
        try moveOn(in: &elements)
        return value
      }

      /// Reads the next element, or returns nil if it is null or the array has ended.
      @inlinable
      @inline(never)
      public mutating func readIfPresent<Value: WidgetCoding.JSONReadable>(
        _ type: Value.Type, in elements: inout WidgetCoding.JSONElements
      ) throws -> Value? {
        if elements.passMissing() { return nil }
        let value = try readNull() ? nil : Value(from: &self)
        try moveOn(in: &elements)
        return value
      }

      /// Reads the next element as a value of any type, or returns nil if it is null or the array has ended.
      @inlinable
      @inline(never)
      public mutating func readIfPresent<Value: Decodable>(
        _ type: Value.Type, in elements: inout WidgetCoding.JSONElements
      ) throws -> Value? {
        if elements.passMissing() { return nil }
        let value = try readIfPresent(type)
        try moveOn(in: &elements)
        return value
      }

      /// Reads the next element. An invalid element is replaced and reported.
      public mutating func recovering<Value>(
        in elements: inout WidgetCoding.JSONElements, with replacement: @autoclosure () -> Value,
        _ body: (inout WidgetCoding.JSONReader, inout WidgetCoding.JSONElements) throws -> Value
      ) throws -> Value {
        // A missing element is not replaced: the closure throws an error or returns a default.
        if elements.isAtEnd { return try body(&self, &elements) }
        let (start, level, before) = (offset, depth, elements)
        do {
          return try body(&self, &elements)
        } catch {
          (offset, depth, elements) = (start, level, before)
          // Malformed JSON is still an error.
          try skip()
          try moveOn(in: &elements)
          reportReplaced(error, at: start)
          return replacement()
        }
      }
    }

    // Functions for arrays whose elements are the properties of a type, in order.
    extension WidgetCoding.JSONWriter {
      /// Opens an array.
      public mutating func openArray() -> WidgetCoding.JSONScope {
        // `isJoining` is restored when the array is closed, so that a caller that expects members of an object reports an
        // error.
        let scope = WidgetCoding.JSONScope(firstKey: firstKey, isJoined: isJoining)
        isJoining = false
        firstKey = -1
        depth &+= 1
        output.put(UInt8(ascii: "["))
        return scope
      }

      /// Closes an array.
      public mutating func closeArray(_ scope: WidgetCoding.JSONScope) {
        firstKey = scope.firstKey
        isJoining = scope.isJoined
        depth &-= 1
        output.put(UInt8(ascii: "]"))
      }

      /// Writes the next element of the open array.
      @inlinable
      @inline(never)
      public mutating func write<Value: WidgetCoding.JSONWritable>(element value: Value) throws {
        beginElement()
        try value.write(to: &self)
      }

      /// Writes a value of any type as the next element of the open array.
      @inlinable
      public mutating func write<Value: Encodable>(element value: Value) throws {
        beginElement()
        try write(value)
      }

      /// Writes the comma before an element other than the first.
      @inlinable
      @inline(__always)
      mutating func beginElement() {
        // The last byte is an opening bracket only before the first element, because no value ends with an opening bracket.
        if output.written[output.count &- 1] != UInt8(ascii: "[") {
          output.put(UInt8(ascii: ","))
        }
      }
    }

    """##
    ),
    (
      "Direct/JSONEncoding.swift",
      ##"""
    #if canImport(FoundationEssentials)
      import FoundationEssentials
    #else
      import Foundation
    #endif

    /// Detects a document's text encoding by its byte order mark, or by the zeros among its first bytes. The zeros are
    /// sufficient if the document begins with two ASCII characters, as objects and arrays do (RFC 4627, section 3).
    ///
    /// A document in UTF-16 that is only a string, such as `"ж"`, can have a different second character. It is then treated
    /// as UTF-8, as in Foundation's decoder.
    enum JSONEncoding {
      /// Returns a document converted to UTF-8, or nil if it already is UTF-8 without a byte order mark.
      ///
      /// UTF-8 after a byte order mark is copied without decoding it, because decoding would replace invalid bytes.
      static func converted(_ document: JSONBytes) throws -> [UInt8]? {
        // A document that begins with two ASCII characters is UTF-8.
        if 0x01...0x7F ~= document[0], 0x01...0x7F ~= document[1] { return nil }
        let (encoding, markLength) = encoding(of: document.part(from: 0, to: 4).array)
        if encoding == .utf8, markLength == 0 { return nil }
        let bytes = document.part(from: markLength, to: document.count).array
        if encoding == .utf8 { return bytes }
        if let text = String(bytes: bytes, encoding: encoding) { return Array(text.utf8) }
        throw WidgetDecodingError(
          DecodingError.dataCorrupted(
            .init(codingPath: [], debugDescription: "the document's text is not in \(encoding)")),
          at: [])
      }

      private static func encoding(of start: [UInt8]) -> (String.Encoding, markLength: Int) {
        switch start {
        case [0, 0, 0xFE, 0xFF]: return (.utf32BigEndian, 4)
        case [0xFE, 0xFF, 0, 0]: return (.utf32LittleEndian, 4)
        default: break
        }
        if start.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        if start.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        switch start.map({ $0 == 0 }) {
        case [true, true, true, false]: return (.utf32BigEndian, 0)
        case [true, false, true, false], [true, false]: return (.utf16BigEndian, 0)
        case [false, true, true, true]: return (.utf32LittleEndian, 0)
        case [false, true, false, true], [false, true]: return (.utf16LittleEndian, 0)
        default: return (.utf8, 0)
        }
      }
    }

    """##
    ),
    (
      "Direct/JSONFamilies.swift",
      ##"""
    extension WidgetCoding {
      /// A table of the names of a family's types.
      ///
      /// For example: `let names: JSONNames = "card,text"`.
      public struct JSONNames: Sendable, ExpressibleByStringLiteral {
        private let table: JSONKeyTable

        /// Creates a table from a list of distinct names in the format of `JSONKeys`.
        public init(stringLiteral names: StaticString) {
          table = JSONKeyTable(JSONKeys(stringLiteral: names))
        }

        /// Returns the position of a name, or -1 if the list does not contain the name.
        public func number(of name: JSONName) -> Int {
          table.find(name.text, hasTwin: name.hasTwin).number
        }
      }
    }

    extension WidgetCoding.JSONReader {
      /// Moves back to the object from which a name was read.
      public mutating func rewind(to name: WidgetCoding.JSONName) {
        offset = name.start
        depth = name.depth
      }

      /// Reads the value under a key of a named object.
      public mutating func read<Value: Decodable>(
        _ type: Value.Type, under content: StaticString, of name: WidgetCoding.JSONName
      ) throws -> Value {
        try enter(content, of: name)
        let value = try read(type)
        try leave(name)
        return value
      }

      /// Reads the value of an externally tagged object.
      public mutating func read<Value: Decodable>(
        _ type: Value.Type, as name: WidgetCoding.JSONName
      ) throws -> Value {
        let value = try read(type)
        try leaveOnly(name)
        return value
      }

      /// Reads the fallback of an unrecognized, externally tagged value from the value under its name.
      public mutating func readContent<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try read(type, as: onlyName())
      }

      /// Reads the fallback of an unrecognized value from the value under a key, or from the whole object if the key is
      /// missing.
      public mutating func readContent<Value: Decodable>(
        _ type: Value.Type, under key: String
      ) throws -> Value {
        let object = try passObject()
        guard contains(atFirst: [key], of: object) else { return try read(type, beside: object) }
        return try read(type, atFirst: [key], of: object)
      }

      /// Returns the error for a raw value that no case of an enum has.
      ///
      /// - Parameter start: A reader at the raw value.
      public func unknown<Name>(
        _ name: Name, in family: String, known: [String], from start: WidgetCoding.JSONReader
      ) -> any Swift.Error {
        let error = UnknownNameError(String(describing: name), in: family, known: known)
        return JSONFault(.other(error), at: start.offset)
      }

      /// Returns the error for a name that no type or case has.
      public func unknown(
        _ name: WidgetCoding.JSONName, in family: String, known: [String]
      ) -> any Swift.Error {
        JSONFault(.other(UnknownNameError(name.string, in: family, known: known)), at: name.start)
      }

      /// Reads the replacement that a value with an unknown name contains.
      ///
      /// - Throws: `unknown` if the value contains no replacement, or if the replacement has an unknown name and contains
      ///   no replacement itself.
      public mutating func readReplacement<Value: Decodable>(
        _ type: Value.Type, insteadOf unknown: any Swift.Error, at path: String...
      ) throws -> Value {
        let object = try passObject()
        guard case .value(let start) = try place(at: path, object), bytes[start] != UInt8(ascii: "n")
        else { throw unknown }
        do {
          return try read(type, atFirst: path, of: object)
        } catch  where JSONFault(error, at: start).isUnknown(at: start) {
          throw unknown
        }
      }

      /// Returns the replacement of a value that its type rejects as unknown, and reports the replacement.
      ///
      /// - Throws: `error` if the value was rejected for another reason, or if `error` belongs to a nested value.
      public mutating func replacingUnknown<Value>(
        _ error: any Swift.Error,
        with unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Value
      ) throws -> Value {
        let fault = JSONFault(error, at: offset)
        guard fault.isUnknownName(at: offset) else { throw error }
        return try replacing(fault, with: unknown)
      }

      /// Returns the result of `unknown`, which replaces an unknown value, and reports the replacement.
      ///
      /// - Parameter error: The error for the unknown value.
      public mutating func replacing<Value>(
        _ error: any Swift.Error,
        with unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Value
      ) throws -> Value {
        let start = offset
        let value = try unknown(error, &self)
        let fault = JSONFault(error, at: start)
        session.report(fault, at: fault.offset, in: bytes, .unknown)
        return value
      }

      /// Reports an unrecognized name. The value was decoded as the fallback case.
      public func reportUnknown(_ name: WidgetCoding.JSONName, in type: String, known: [String]) {
        let fault = JSONFault(unknown(name, in: type, known: known), at: name.start)
        session.report(fault, at: name.start, in: bytes, .unknown)
      }

      /// Reports an unrecognized raw value. The value was decoded as the fallback case.
      ///
      /// - Parameter start: A reader at the raw value.
      public func reportUnknown<Name>(
        _ name: Name, in type: String, known: [String], from start: WidgetCoding.JSONReader
      ) {
        let fault = JSONFault(unknown(name, in: type, known: known, from: start), at: start.offset)
        session.report(fault, at: start.offset, in: bytes, .unknown)
      }

      /// Reports a value that matches no case of an untagged enum and is decoded as the fallback case.
      public func reportUnmatched(in type: String) {
        let fault = JSONFault(.noMatch(type, [], number: session.numberOfFailure()), at: offset)
        session.report(fault, at: offset, in: bytes, .unknown)
      }

      /// Reports a value that has no name and is decoded as the default type or case.
      public func reportMissing(_ key: StaticString, of name: WidgetCoding.JSONName) {
        let fault = JSONFault(.missing("\(key)"), at: name.start)
        session.report(fault, at: name.start, in: bytes, .missing)
      }
    }

    // Default implementations for families whose modules were not generated with `--direct-json`. Generated members take
    // precedence.

    @_documentation(visibility: internal)
    extension WidgetBox {
      /// Reads a value. The result of `unknown` replaces a value whose type is unknown.
      public init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Family
      ) throws {
        self = try json.decode { decoder in
          try Self(from: decoder) { error in try decoder.read { try unknown(error, &$0) } }
        }
      }

      /// Writes the value.
      public func write(to json: inout WidgetCoding.JSONWriter) throws { try json.write(self) }
    }

    // Functions for raw-value enums.

    extension WidgetCoding.JSONReader {
      /// Reads the name of a case.
      public mutating func rawName() throws -> WidgetCoding.JSONName { try readName(of: offset) }

      /// Reads a value whose raw value is not a string.
      @inlinable
      public mutating func readRawValue<Value: RawRepresentable>(_ type: Value.Type) throws -> Value
      where Value.RawValue: WidgetCoding.JSONReadable {
        let start = offset
        let rawValue = try Value.RawValue(from: &self)
        guard let value = Value(rawValue: rawValue) else {
          throw noCase(of: type, rawValue, at: start)
        }
        return value
      }

      /// Returns the error for a name that no case of an enum with raw values has.
      public func noCase<Value: RawRepresentable>(
        of type: Value.Type, named name: WidgetCoding.JSONName
      ) -> any Swift.Error {
        noCase(of: type, name.string, at: name.offset)
      }

      /// Returns the error for a raw value that no case has, with the same message as Swift's synthesized coding.
      @usableFromInline
      @inline(never)
      func noCase<Value: RawRepresentable, RawValue>(
        of type: Value.Type, _ rawValue: RawValue, at offset: Int
      ) -> any Swift.Error {
        let reason = "Cannot initialize \(type) from invalid \(RawValue.self) value \(rawValue)"
        return JSONFault(.corrupted(reason), at: offset)
      }
    }

    """##
    ),
    (
      "Direct/JSONFault.swift",
      ##"""
    /// An error at an offset. The error's path and line are derived from the document when the decoder throws it.
    struct JSONFault: Swift.Error {
      enum Kind {
        /// The document is not JSON, or is nested too deeply.
        case malformed(String)
        /// An invalid value, such as a malformed string or number. The decoder ignores it if the value is skipped.
        case corrupted(String)
        case mismatch(Any.Type, found: String)
        case null(Any.Type)
        case missing(String)
        /// An array that ends before the element at a position. The string is the description of the error.
        case ended(String, Int)
        /// An object that does not have exactly one key, its name.
        case keys
        /// An error from user-defined code, or from code that the runtime shares with `Codable`.
        case other(any Swift.Error)
        /// No type or case of an untagged family matches. Contains the family's name, the error of each type or case, and a
        /// number that identifies the error.
        case noMatch(String, [(String, any Swift.Error)], number: Int)
      }

      let kind: Kind
      let offset: Int
      /// The names of the widgets around the error, innermost first, and the offsets of their objects.
      var names: [(start: Int, name: String)] = []

      init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
      }

      /// Wraps an error that was thrown while a value was read, unless it is already a `JSONFault`.
      init(_ error: any Swift.Error, at offset: Int) {
        self = error as? JSONFault ?? JSONFault(.other(error), at: offset)
      }

      /// Whether the error occurred because the object at an offset does not have exactly one key, and therefore no name.
      func isOfKeys(at start: Int) -> Bool {
        if case .keys = kind { offset == start } else { false }
      }

      /// Whether the error is a missing key of the object at an offset, and was not thrown inside a widget.
      func isMissing(in start: Int) -> Bool {
        if case .missing = kind { offset == start && names.isEmpty } else { false }
      }

      /// Whether the error is a missing or null name of the object at an offset.
      func isOfName(at start: Int) -> Bool {
        switch kind {
        case .missing: offset == start
        case .null: offset != start
        default: false
        }
      }

      /// Whether the error occurred because the value at an offset has an unknown name or matches no type, and not because
      /// of a nested value.
      func isUnknown(at start: Int) -> Bool {
        guard offset == start else { return false }
        switch kind {
        case .noMatch: return true
        case .other(let error): return error is UnknownNameError || error is NoMatchingTypeError
        default: return false
        }
      }

      /// Whether the error occurred because the value at an offset has an unknown name.
      func isUnknownName(at start: Int) -> Bool {
        guard offset == start, case .other(let error) = kind else { return false }
        return error is UnknownNameError
      }
    }

    extension JSONBytes {
      /// Returns the error for an unexpected byte, or the end of the document, at an offset.
      @inline(never)
      func unexpected(at offset: Int) -> any Swift.Error {
        if offset >= count { return JSONFault(.malformed("the document ends here"), at: count) }
        let byte = self[offset]
        let text = byte < 0x7F && byte > 0x20 ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
        return JSONFault(.malformed("unexpected \(text)"), at: offset)
      }
    }

    extension WidgetCoding.JSONReader {
      /// Returns the error for the next byte, which is unexpected.
      @usableFromInline
      @inline(never)
      func unexpected() -> any Swift.Error { bytes.unexpected(at: offset) }

      @usableFromInline
      @inline(never)
      func tooDeep() -> any Swift.Error { Self.tooDeep(at: offset) }

      /// Returns the error for a value that is nested too deeply for the stack.
      @usableFromInline
      @inline(never)
      func withoutRoom() -> any Swift.Error {
        session.isOfDecoder
          ? session.withoutRoom() : JSONFault(.corrupted(CodingStack.reason), at: offset)
      }

      static func tooDeep(at offset: Int) -> any Swift.Error {
        JSONFault(.malformed("nested deeper than \(maximumDepth) levels"), at: offset)
      }

      /// Returns the error for a value that is not of an expected type.
      @usableFromInline
      @inline(never)
      func mismatch(_ type: Any.Type) -> any Swift.Error {
        // Malformed JSON takes precedence over a mismatch.
        var end = self
        do { try end.skip() } catch { return error }
        let found: String
        switch byte {
        case UInt8(ascii: "n"):
          // For a Bool, Foundation's decoder reports null like any other mismatch.
          if type != Bool.self { return JSONFault(.null(type), at: offset) }
          found = "null"
        case UInt8(ascii: "\""): found = "a string"
        case UInt8(ascii: "{"): found = "an object"
        case UInt8(ascii: "["): found = "an array"
        case UInt8(ascii: "t"), UInt8(ascii: "f"): found = "a bool"
        default: found = "a number"
        }
        return JSONFault(.mismatch(type, found: found), at: offset)
      }

      /// Adds a widget's name to an error that was thrown inside the widget.
      public func failure(_ error: any Swift.Error, in name: WidgetCoding.JSONName) -> any Swift.Error {
        var fault = JSONFault(error, at: name.start)
        var reader = self
        reader.offset = name.offset
        reader.skipSpace()
        fault.names.append((name.start, reader.nameText() ?? name.string))
        return fault
      }

      /// Returns the error for a value that matches no type or case of an untagged family.
      public func nothingMatches(
        _ family: String, _ failures: [(String, any Swift.Error)]
      ) -> any Swift.Error {
        JSONFault(.noMatch(family, failures, number: session.numberOfFailure()), at: offset)
      }
    }

    """##
    ),
    (
      "Direct/JSONField.swift",
      ##"""
    @_documentation(visibility: internal)
    extension Field: WidgetCoding.JSONReadable where Value: Decodable {
      /// Reads null or a value.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        self = try json.readNull() ? .null : .value(json.read(Value.self))
      }
    }

    @_documentation(visibility: internal)
    extension Field: WidgetCoding.JSONWritable where Value: Encodable {
      /// Writes a value, or null.
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        if case .value(let value) = self {
          try json.write(value)
        } else {
          json.writeNull()
        }
      }
    }

    """##
    ),
    (
      "Direct/JSONFieldSearch.swift",
      ##"""
    // The search for the next field of an object. A document usually has the keys in the order of declaration, so that the key
    // that is declared next is compared first. The paths are separate functions, because one function for all of them would be
    // slower for compact documents.

    extension WidgetCoding.JSONReader {
      /// Moves to the value of the next field and returns the position of its key, or nil at the end of the object or after
      /// an error. Unknown keys, and keys that were read before, are skipped.
      public mutating func field(in object: inout WidgetCoding.JSONObject) -> Int? {
        let number = nextField(in: &object)
        return number < 0 ? nil : number
      }

      /// Does the same as `field(in:)`, but returns -1 instead of nil. Results of one word let the paths jump to each other.
      @inline(__always)
      private mutating func nextField(in object: inout WidgetCoding.JSONObject) -> Int {
        let start = offset
        // If a decoder is read instead of bytes, there are no bytes.
        guard start >= 0, start <= bytes.count &- 16 else { return otherField(in: &object) }
        if object.isEmpty { return firstField(in: &object, at: start) }
        switch bytes.uncheckedLoad(UInt16.self, at: start) {
        case Self.comma:
          guard object.place <= object.keys.text.count &- 8 else {
            return unusualField(in: &object, from: start &+ 2)
          }
          let expected = object.keys.text.uncheckedLoad(UInt64.self, at: object.place)
          return compactField(in: &object, expected, from: start &+ 2, isUnusual: false)
        case Self.commaAndLineBreak: return indentedField(in: &object, from: start)
        default: return spacedFieldOrEnd(in: &object, at: start)
        }
      }

      /// Moves to the value of the next field. Its key usually is the key that is declared next, and has the same indentation as
      /// the previous key.
      ///
      /// - Parameter start: The offset of the comma. At least 16 bytes must follow.
      @inline(never)
      private mutating func indentedField(in object: inout WidgetCoding.JSONObject, from start: Int)
        -> Int
      {
        let quote = start &+ object.indentation.count
        guard quote <= bytes.count &- 64, let key = object.quotedKeys[object.next],
          object.indentation.first
            == bytes.uncheckedLoad(UInt64.self, at: start &+ object.indentation.offset),
          // Because the first bytes are equal, there are at least eight bytes before the quote.
          object.indentation.last == bytes.uncheckedLoad(UInt64.self, at: quote &- 8),
          object.indentation.count <= 18 || areSpaces(from: start &+ 10, to: quote &- 8),
          key.isShort, key.isAlmost(at: quote, in: bytes), object.seen & key.bit == 0
        else { return spacedField(in: &object, from: start &+ 1) }
        object.seen |= key.bit
        let end = quote &+ key.count
        if bytes.uncheckedLoad(UInt8.self, at: end) == 0x20,
          bytes.uncheckedLoad(UInt8.self, at: end &+ 1) > 0x20
        {
          offset = end &+ 1
        } else {
          offset = end
          skipSpace()
        }
        return object.advance(to: key.next)
      }

      /// Whether the 1 to 16 bytes in a range are spaces. The bytes up to eight before and after them must also be spaces.
      @inline(__always)
      private func areSpaces(from start: Int, to end: Int) -> Bool {
        let spaces: UInt64 = 0x2020_2020_2020_2020
        return bytes.uncheckedLoad(UInt64.self, at: start) == spaces
          && bytes.uncheckedLoad(UInt64.self, at: end &- 8) == spaces
      }

      /// The comma and the line break before a key.
      private static var commaAndLineBreak: UInt16 { 0x0A2C }

      /// Moves to the value of the first field, or past the end of the object.
      @inline(never)
      private mutating func firstField(in object: inout WidgetCoding.JSONObject, at start: Int) -> Int {
        switch bytes.uncheckedLoad(UInt8.self, at: start) {
        case UInt8(ascii: "\""): return unusualField(in: &object, from: start &+ 1)
        case 0x0A: return spacedField(in: &object, from: start)
        default: return otherField(in: &object)
        }
      }

      /// Moves to the value of a field after a comma and white space other than a line break, or past the end of the object.
      @inline(never)
      private mutating func spacedFieldOrEnd(in object: inout WidgetCoding.JSONObject, at start: Int)
        -> Int
      {
        if bytes.uncheckedLoad(UInt8.self, at: start) == UInt8(ascii: ",") {
          return spacedField(in: &object, from: start &+ 1)
        }
        let end = bytes.endOfSpace(from: start)
        guard bytes[end] == UInt8(ascii: "}"), !object.isFailed else {
          return otherField(in: &object)
        }
        offset = end
        close()
        return -1
      }

      /// Moves to the value of the next field. Its key, which follows a quote without white space, usually is the key that is
      /// declared next. It can be one of the last keys of the literal or contain digits, and white space can precede its value.
      ///
      /// - Parameter start: The offset after the quote. At least 14 bytes must follow.
      @inline(never)
      private mutating func unusualField(in object: inout WidgetCoding.JSONObject, from start: Int)
        -> Int
      {
        guard object.place < object.keys.text.count else { return otherField(in: &object) }
        let expected = object.keys.word(at: object.place)
        return compactField(in: &object, expected, from: start, isUnusual: true)
      }

      /// Moves to the value of the next field. Its key, which follows a quote without white space, usually is the key that is
      /// declared next and has at most seven letters.
      ///
      /// Without a check of the bounds, at most the 10 bytes after the quote are loaded.
      ///
      /// - Parameters:
      ///   - expected: The word of the literal with the key that is declared next.
      ///   - start: The offset after the quote. At least 14 bytes must follow.
      ///   - isUnusual: Whether the caller is `unusualField(in:from:)`.
      @inline(__always)
      private mutating func compactField(
        in object: inout WidgetCoding.JSONObject, _ expected: UInt64, from start: Int, isUnusual: Bool
      ) -> Int {
        let difference = expected ^ bytes.uncheckedLoad(UInt64.self, at: start)
        let bits = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount)
        let isSingle = WidgetCoding.JSONKeys.hasNoMark(
          expected, before: Int(truncatingIfNeeded: bits &>> 3))
        guard bits < 64 else { return longField(in: &object, from: start &+ 8, isSingle: isSingle) }
        let size = Int(truncatingIfNeeded: bits &>> 3)
        let mark = UInt8(truncatingIfNeeded: expected &>> (bits & 0x38))
        let end = start &+ size
        guard WidgetCoding.JSONKeys.isEnd(mark),
          bytes.uncheckedLoad(UInt16.self, at: end) == 0x3A22,  // ":
          object.seen & (1 &<< UInt64(truncatingIfNeeded: object.next)) == 0
        else { return otherField(in: &object) }
        let isSpaced = bytes.uncheckedLoad(UInt8.self, at: end &+ 2) <= 0x20
        if isUnusual {
          guard isSingle || object.keys.isSingle(from: object.place, to: object.place &+ size) else {
            return otherField(in: &object)
          }
        } else if !isSingle || isSpaced {
          return unusualField(in: &object, from: start)
        }
        object.seen |= 1 &<< UInt64(truncatingIfNeeded: object.next)
        offset = end &+ 2
        if isUnusual, isSpaced { skipSpaceAfterColon() }
        return object.advance(to: object.place &+ size &+ WidgetCoding.JSONKeys.length(ofMark: mark))
      }

      /// Moves past white space. One space follows most colons in documents with white space.
      @inline(__always)
      private mutating func skipSpaceAfterColon() {
        if byte == 0x20 { offset &+= 1 }
        skipSpace()
      }

      /// Moves to the value of the next field. Its key, which follows white space, usually is the key that is declared next.
      ///
      /// - Parameter start: The offset of the white space.
      @inline(never)
      private mutating func spacedField(in object: inout WidgetCoding.JSONObject, from start: Int)
        -> Int
      {
        // After a key that was not in order, and after an error, no key is expected.
        guard object.place < object.keys.text.count, object.keys.isPlain else {
          return otherField(in: &object)
        }
        if object.quotedKeys.isEmpty { object.quotedKeys = session.quotedKeys(of: object.keys) }
        let quote = bytes.endOfSpace(from: start)
        guard let key = object.quotedKeys[object.next], object.seen & key.bit == 0,
          key.isKey(at: quote, in: bytes, of: object.keys)
        else { return otherField(in: &object) }
        object.seen |= key.bit
        object.indentation = JSONIndentation(in: bytes, from: start &- 1, to: quote)
        offset = quote &+ key.count
        if byte <= 0x20 { skipSpaceAfterColon() }
        return object.advance(to: key.next)
      }

      /// Moves to the value of the next field. The first eight letters of its key are the ones of the key that is declared next.
      ///
      /// - Parameters:
      ///   - start: The offset of the ninth letter in the document.
      ///   - isSingle: Whether the first eight letters certainly contain no mark.
      @inline(never)
      private mutating func longField(
        in object: inout WidgetCoding.JSONObject, from start: Int, isSingle: Bool
      ) -> Int {
        var (known, next, isSingle) = (object.place &+ 8, start, isSingle)
        while next <= bytes.count &- 16 {
          // The last key may end with the literal.
          let expected = known < object.keys.text.count ? object.keys.word(at: known) : 0
          let difference = expected ^ bytes.uncheckedLoad(UInt64.self, at: next)
          guard difference == 0 else {
            return endOfLongField(in: &object, expected, difference, known, next, isSingle)
          }
          isSingle = isSingle && WidgetCoding.JSONKeys.hasNoMark(expected, before: 8)
          (known, next) = (known &+ 8, next &+ 8)
        }
        return otherField(in: &object)
      }

      /// Moves from the first word of a long key that differs from the document to the field's value.
      ///
      /// - Parameters:
      ///   - expected: The word in the literal, which contains the mark after the key.
      ///   - difference: The bits in which the document differs.
      ///   - known: The offset of the word in the literal.
      ///   - next: The offset of the word in the document. At least 16 bytes must follow.
      ///   - isSingle: Whether the letters before the word certainly contain no mark.
      @inline(__always)
      private mutating func endOfLongField(
        in object: inout WidgetCoding.JSONObject, _ expected: UInt64, _ difference: UInt64,
        _ known: Int,
        _ next: Int, _ isSingle: Bool
      ) -> Int {
        let bits = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount) & 0x38
        let size = Int(truncatingIfNeeded: bits &>> 3)
        let mark = UInt8(truncatingIfNeeded: expected &>> bits)
        let end = next &+ size
        guard WidgetCoding.JSONKeys.isEnd(mark),
          bytes.uncheckedLoad(UInt16.self, at: end) == 0x3A22,  // ":
          isSingle && WidgetCoding.JSONKeys.hasNoMark(expected, before: size)
            || object.keys.isSingle(from: object.place, to: known &+ size),
          object.isFirst(UInt64(truncatingIfNeeded: object.next))
        else { return otherField(in: &object) }
        offset = end &+ 2
        if bytes.uncheckedLoad(UInt8.self, at: offset) <= 0x20 { skipSpaceAfterColon() }
        return object.advance(to: known &+ size &+ WidgetCoding.JSONKeys.length(ofMark: mark))
      }

      /// Moves to the value of the next field if no fast path finds it. Returns -1 at the end of the object and after an error.
      @inline(never)
      private mutating func otherField(in object: inout WidgetCoding.JSONObject) -> Int {
        if object.isFailed { return -1 }
        if object.isDecoded { return session.nextField(in: &object) ?? -1 }
        if offset == object.tag.comma {
          offset = object.tag.end
          object.isEmpty = false
          return field(in: &object) ?? -1
        }
        if byte <= 0x20 {
          skipSpaces()
          if byte == UInt8(ascii: "}") {
            close()
            return -1
          }
        }
        do {
          while true {
            switch try nextMember(in: &object) {
            case .field(let number): return number
            case .end: return -1
            case .other: if object.isKept { try skipForLater() } else { try skip() }
            }
          }
        } catch {
          fail(error, &object)
        }
        return -1
      }

      /// Moves to the value of the next member, in any order and with any white space.
      @inline(__always)
      private mutating func nextMember(in object: inout WidgetCoding.JSONObject) throws -> JSONMember {
        var start = offset
        if !object.isEmpty {
          guard bytes[start] == UInt8(ascii: ",") else { return try unusualMember(in: &object) }
          start &+= 1
        }
        start = bytes.endOfSpace(from: start) &+ 1
        let end = bytes.endOfPlainText(from: start)
        guard bytes[start &- 1] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\""),
          object.keys.isPlain, end <= bytes.count &- 8
        else { return try unusualMember(in: &object) }
        let isOrdered = object.table == nil
        let (number, next) =
          object.table?.find(in: bytes, from: start, to: end)
          ?? firstPosition(from: start, to: end, in: &object)
        object.isEmpty = false
        if bytes.isEndOfKey(end) {
          offset = end &+ 2
        } else {
          offset = end &+ 1
          try expect(UInt8(ascii: ":"))
          skipSpace()
        }
        guard number >= 0 else { return .other }
        let follows = isOrdered || number == object.next || number == object.next &+ 1
        // After the last declared key, the first declared key is expected again.
        (object.next, object.place) = next < object.keys.text.count ? (number &+ 1, next) : (0, 0)
        if !follows { object.place = .max }
        return object.isFirst(UInt64(truncatingIfNeeded: number)) ? .field(number) : .other
      }

      /// Finds a plain ASCII key in an object without a key table. Returns the position of the key, or -1 for an unknown
      /// key, and the offset of the following key in the literal.
      @inline(never)
      private func firstPosition(
        from start: Int, to end: Int, in object: inout WidgetCoding.JSONObject
      ) -> (number: Int, next: Int) {
        object.table = session.existingTable(of: object.keys)
        if object.table == nil {
          // If the key that is declared next is missing, the key declared after it is the most likely one.
          let place = object.keys.text.offset(of: UInt8(ascii: ","), from: object.place) &+ 1
          let (match, next) = object.keys.match(at: place, bytes, from: start)
          if match == end { return (object.next &+ 1, next) }
        }
        object.table = object.table ?? session.newTable(of: object.keys)
        if let table = object.table { return table.find(in: bytes, from: start, to: end) }
        let key = bytes.part(from: start, to: end)
        let entry = object.keys.first { WidgetCoding.JSONKey(key).isEqual(to: $0.key) }
        return (entry?.number ?? -1, entry?.next ?? 0)
      }

      /// Moves to the value of the next key, or past the end of the object. Handles all members that the fast path does
      /// not, such as keys with escapes or with characters beyond ASCII.
      @inline(never)
      private mutating func unusualMember(in object: inout WidgetCoding.JSONObject) throws -> JSONMember
      {
        guard let key = try nextKey(in: &object) else { return .end }
        guard let entry = object.keys.first(where: { key.isEqual(to: $0.key) }) else { return .other }
        // The fast path finds only keys that are spelled in the literal as in JSON.
        (object.next, object.place) = (entry.number &+ 1, object.keys.isPlain ? entry.next : .max)
        return object.isFirst(UInt64(truncatingIfNeeded: entry.number)) ? .field(entry.number) : .other
      }
    }

    /// The next member of an object, or the object's end.
    private enum JSONMember {
      /// The value of a field that is read for the first time.
      case field(Int)
      /// The value of an unknown key, or of a key that was read before.
      case other
      case end
    }

    """##
    ),
    (
      "Direct/JSONFields.swift",
      ##"""
    // Functions with which generated code reads the fields of an object one by one. They are not inlined, so that generated
    // code compiles faster. For the same reason, an error is stored until the object ends, so that generated code throws at
    // only one place.

    extension WidgetCoding.JSONReader {
      /// Opens an object.
      ///
      /// - Parameters:
      ///   - keys: The keys of the fields.
      ///   - tag: The key of the object's name, which has been read and is skipped.
      ///   - isKept: Whether skipped members of the object are read later.
      public mutating func fields(
        _ keys: WidgetCoding.JSONKeys, skipping tag: StaticString? = nil, isKept: Bool = false
      ) -> WidgetCoding.JSONObject {
        let start = offset
        guard let tag, isTagged(tag) else {
          // If a decoder is read instead of bytes, `byte` is 0.
          guard byte == UInt8(ascii: "{"), depth < Self.maximumDepth else {
            return unusualObject(keys, isKept)
          }
          depth &+= 1
          offset &+= 1
          return WidgetCoding.JSONObject(start: start, keys: keys, isKept: isKept)
        }
        depth &+= 1
        guard tagged.comma < 0 else {
          offset &+= 1
          return WidgetCoding.JSONObject(
            start: start, keys: keys, tag: (tagged.comma, tagged.end), isKept: isKept)
        }
        offset = tagged.end
        return WidgetCoding.JSONObject(start: start, keys: keys, isEmpty: false, isKept: isKept)
      }

      /// Opens the container of a decoder. Without a decoder, returns an object that failed because the value is not an
      /// object or is nested too deeply.
      @inline(never)
      private mutating func unusualObject(_ keys: WidgetCoding.JSONKeys, _ isKept: Bool)
        -> WidgetCoding.JSONObject
      {
        var object = WidgetCoding.JSONObject(start: offset, keys: keys, isKept: isKept)
        do {
          if session.isOfDecoder { try openContainer(&object) } else { _ = try self.object() }
        } catch {
          fail(error, &object)
        }
        return object
      }

      /// Opens the decoder's container for an object.
      func openContainer(_ object: inout WidgetCoding.JSONObject) throws {
        try session.openContainer()
        object.isDecoded = true
      }

      /// Whether the last tag that was read is the tag of this object, under the given key.
      @inline(__always)
      private func isTagged(_ tag: StaticString) -> Bool {
        offset == tagged.start && depth < Self.maximumDepth && tagged.key.equals(JSONBytes(tag))
      }

      /// Returns the error for an object that could not be read, or that has no value for a required key.
      public func failure(of object: WidgetCoding.JSONObject) -> any Swift.Error {
        if object.isDecoded { return session.failureOfDecoder() }
        if object.isFailed, let failure = session.failure { return failure }
        let missing = object.keys.first { $0.presence == .required && !object.has(UInt64($0.number)) }
        return JSONFault(.missing(missing?.key.text ?? ""), at: object.start)
      }

      /// Stores an error until the object ends.
      @usableFromInline
      @inline(never)
      mutating func fail(_ error: any Swift.Error, _ object: inout WidgetCoding.JSONObject) {
        session.failure = error
        object.isFailed = true
        object.place = .max
        object.quotedKeys = JSONQuotedKeys()
      }
    }

    // Functions for scalars are compiled once, unlike generic functions, which each module specializes. `Codable`'s
    // containers also have dedicated functions for scalars, which are faster.

    extension WidgetCoding.JSONReader {
      /// Reads the value of a field, or returns nil after an error.
      @inline(never)
      public mutating func read(_ type: String.Type, in object: inout WidgetCoding.JSONObject)
        -> String?
      {
        do {
          return try object.isDecoded ? session.decode(type) : readText()
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field, or returns nil for `null` and after an error.
      @inline(never)
      public mutating func readIfPresent(_ type: String.Type, in object: inout WidgetCoding.JSONObject)
        -> String?
      {
        do {
          if object.isDecoded { return try session.decodeIfPresent(type) }
          return try readNull() ? nil : readText()
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field, or returns nil after an error.
      @inline(never)
      public mutating func read(_ type: Int.Type, in object: inout WidgetCoding.JSONObject) -> Int? {
        do {
          return try object.isDecoded ? session.decode(type) : readInteger(type)
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field, or returns nil for `null` and after an error.
      @inline(never)
      public mutating func readIfPresent(_ type: Int.Type, in object: inout WidgetCoding.JSONObject)
        -> Int?
      {
        do {
          if object.isDecoded { return try session.decodeIfPresent(type) }
          return try readNull() ? nil : readInteger(type)
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field, or returns nil after an error.
      @inline(never)
      public mutating func read(_ type: Double.Type, in object: inout WidgetCoding.JSONObject)
        -> Double?
      {
        do {
          return try object.isDecoded ? session.decode(type) : readDouble()
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field, or returns nil for `null` and after an error.
      @inline(never)
      public mutating func readIfPresent(_ type: Double.Type, in object: inout WidgetCoding.JSONObject)
        -> Double?
      {
        do {
          if object.isDecoded { return try session.decodeIfPresent(type) }
          return try readNull() ? nil : readDouble()
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field, or returns nil after an error.
      @inline(never)
      public mutating func read(_ type: Bool.Type, in object: inout WidgetCoding.JSONObject) -> Bool? {
        do {
          return try object.isDecoded ? session.decode(type) : readBool()
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field, or returns nil for `null` and after an error.
      @inline(never)
      public mutating func readIfPresent(_ type: Bool.Type, in object: inout WidgetCoding.JSONObject)
        -> Bool?
      {
        do {
          if object.isDecoded { return try session.decodeIfPresent(type) }
          return try readNull() ? nil : readBool()
        } catch {
          fail(error, &object)
        }
        return nil
      }
    }

    extension WidgetCoding.JSONReader {
      /// Reads the value of a field, or returns nil after an error.
      @inlinable
      @inline(never)
      public mutating func read<Value: WidgetCoding.JSONReadable>(
        _ type: Value.Type, in object: inout WidgetCoding.JSONObject
      ) -> Value? {
        do {
          return try object.isDecoded ? session.decode(type) : Value(from: &self)
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field of any type, or returns nil after an error.
      @inlinable
      @inline(never)
      public mutating func read<Value: Decodable>(
        _ type: Value.Type, in object: inout WidgetCoding.JSONObject
      ) -> Value? {
        do {
          return try object.isDecoded ? session.decode(type) : read(type)
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field, or returns nil for `null` and after an error.
      @inlinable
      @inline(never)
      public mutating func readIfPresent<Value: WidgetCoding.JSONReadable>(
        _ type: Value.Type, in object: inout WidgetCoding.JSONObject
      ) -> Value? {
        do {
          if object.isDecoded { return try session.decodeIfPresent(type) }
          return try readNull() ? nil : Value(from: &self)
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads the value of a field of any type, or returns nil for `null` and after an error.
      @inlinable
      @inline(never)
      public mutating func readIfPresent<Value: Decodable>(
        _ type: Value.Type, in object: inout WidgetCoding.JSONObject
      ) -> Value? {
        do {
          return try object.isDecoded ? session.decodeIfPresent(type) : readIfPresent(type)
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads a field that is an array of a family's values, or returns nil after an error.
      @inlinable
      @inline(never)
      public mutating func read<Box: WidgetBox & WidgetCoding.JSONReadable>(
        listOf box: Box.Type, in object: inout WidgetCoding.JSONObject
      ) -> [Box.Family]? {
        do {
          return try object.isDecoded ? session.decode(listOf: box) : read(listOf: box)
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads a field that is an array of a family's values, or returns nil after an error. This overload is for families
      /// whose modules were not generated with `--direct-json`.
      public mutating func read<Box: WidgetBox>(
        listOf box: Box.Type, in object: inout WidgetCoding.JSONObject
      ) -> [Box.Family]? {
        do {
          return try object.isDecoded ? session.decode(listOf: box) : read(listOf: box)
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads a field that is an array of a family's values, or returns nil for `null` and after an error. This overload
      /// is for families whose modules were not generated with `--direct-json`.
      public mutating func readIfPresent<Box: WidgetBox>(
        listOf box: Box.Type, in object: inout WidgetCoding.JSONObject
      ) -> [Box.Family]? {
        do {
          return try object.isDecoded
            ? session.decodeIfPresent(listOf: box) : readIfPresent(listOf: box)
        } catch {
          fail(error, &object)
        }
        return nil
      }

      /// Reads a field that is an array of a family's values, or returns nil for `null` and after an error.
      @inlinable
      @inline(never)
      public mutating func readIfPresent<Box: WidgetBox & WidgetCoding.JSONReadable>(
        listOf box: Box.Type, in object: inout WidgetCoding.JSONObject
      ) -> [Box.Family]? {
        do {
          return try object.isDecoded
            ? session.decodeIfPresent(listOf: box) : readIfPresent(listOf: box)
        } catch {
          fail(error, &object)
        }
        return nil
      }
    }

    """##
    ),
    (
      "Direct/JSONFloatFormat.swift",
      ##"""
    /// A binary floating-point format of IEEE 754.
    struct JSONFloatFormat {
      /// The number of stored bits of the significand.
      let significandBits: Int
      /// The stored exponent of the number 1.
      let bias: Int
      /// The exponents n for which a 64-bit number × 10ⁿ can be halfway between two floating-point numbers.
      let halfwayExponents: ClosedRange<Int>

      @inline(__always) static var double: JSONFloatFormat {
        JSONFloatFormat(significandBits: 52, bias: 1023, halfwayExponents: -4...23)
      }

      @inline(__always) static var float: JSONFloatFormat {
        JSONFloatFormat(significandBits: 23, bias: 127, halfwayExponents: -17...10)
      }
    }

    extension JSONFloatFormat {
      /// Returns the bits of the floating-point number nearest to `digits` × 10^`exponent`, or nil if this number is zero
      /// or infinite.
      ///
      /// The algorithm of Eisel and Lemire: D. Lemire, "Number Parsing at a Gigabyte per Second" (Software:
      /// Practice and Experience 51, 2021). N. Mushtak and D. Lemire prove that it needs no fallback for uncertain
      /// results in "Fast Number Parsing Without Fallback" (Software: Practice and Experience 53, 2023).
      ///
      /// - Parameter digits: Any number except 0.
      @inline(__always)
      func bits(of digits: UInt64, exponent: Int) -> UInt64? {
        guard exponent >= JSONPowersOfTen.least, exponent <= 308 else { return nil }
        let zeros = digits.leadingZeroBitCount
        let product = product(digits &<< UInt64(zeros), exponent)
        let highBit = Int(product.high &>> 63)
        let surplus = UInt64(highBit &+ 61 &- significandBits)
        // This is the doubled significand. Its lowest bit determines the rounding.
        var significand = product.high &>> surplus
        // ⌊log₂ 10ⁿ⌋ is ⌊217706 n / 2¹⁶⌋.
        var power = (217_706 &* exponent) >> 16 &+ 63 &+ highBit &- zeros &+ bias
        guard power > 0 else { return subnormalBits(significand, power) }
        if product.low <= 1, significand & 3 == 1, halfwayExponents.contains(exponent),
          significand &<< surplus == product.high
        {
          // Exactly halfway: rounds to even.
          significand &= ~1
        }
        significand = (significand &+ significand & 1) &>> 1
        if significand &>> UInt64(significandBits &+ 1) != 0 { power &+= 1 }
        guard power <= 2 &* bias else { return nil }
        return significand & (1 &<< UInt64(significandBits) &- 1)
          | UInt64(power) &<< UInt64(significandBits)
      }

      /// Returns the highest 128 bits of the product of digits and a power of ten. The low half of the power is used only
      /// if its product with the digits could change the significand.
      @inline(__always)
      private func product(_ digits: UInt64, _ exponent: Int) -> (high: UInt64, low: UInt64) {
        var (high, low) = digits.multipliedFullWidth(by: JSONPowersOfTen.high(exponent))
        let mask = UInt64.max &>> UInt64(significandBits &+ 3)
        if high & mask == mask {
          let rest = digits.multipliedFullWidth(by: JSONPowersOfTen.low(exponent)).high
          let sum = low.addingReportingOverflow(rest)
          low = sum.partialValue
          if sum.overflow { high &+= 1 }
        }
        return (high, low)
      }

      /// Returns the bits of a subnormal number, or nil for zero.
      private func subnormalBits(_ twice: UInt64, _ power: Int) -> UInt64? {
        guard power > -63 else { return nil }
        let significand = twice &>> UInt64(1 &- power)
        let rounded = (significand &+ significand & 1) &>> 1
        // Rounding up to the least normal number sets the lowest bit of the exponent.
        return rounded == 0 ? nil : rounded
      }
    }

    /// A decimal number: `digits` × 10^`exponent`.
    struct JSONDecimal {
      var digits: UInt64
      var exponent: Int
    }

    /// A decimal number with 17 digits, which may end with zeros.
    struct JSONLongDecimal {
      /// The first 16 digits.
      var first: UInt64
      var last: UInt64
      /// The number of digits before the point. A negative number counts zeros after the point.
      var point: Int
    }

    extension JSONFloatFormat {
      /// Returns the same number as `shortest(_:)`, from one product instead of three. Returns nil for powers of two, for
      /// subnormal numbers, and if rounding errors of the product could change the digits.
      ///
      /// Digits are computed in units of the greatest power of ten that is not above the distance between adjacent numbers.
      /// The interval of the decimal numbers that are parsed as this number is therefore at least 1 and less than 10 units
      /// wide. It contains the integer nearest to its middle, and at most one multiple of ten.
      ///
      /// - Parameter bits: The bits of a finite number of double precision other than zero, without its sign.
      @inline(__always)
      static func longDigits(_ bits: UInt64) -> JSONLongDecimal? {
        let fraction = bits & (1 &<< 52 &- 1)
        let stored = Int(bits &>> 52)
        // Powers of two have asymmetric intervals, and subnormal numbers have fewer digits.
        guard fraction != 0, stored != 0 else { return nil }
        let power = stored &- 1075
        let exponent = power.tensBelow
        let shift = UInt64(truncatingIfNeeded: power &+ (-exponent).twosBelow &+ 1)
        let scale = JSONScale(-exponent)
        // `digits` counts units of 10^exponent, and `rest` counts 2⁻⁶⁴ of such a unit. The error is less than 1 in `rest`.
        let (digits, rest) = scale.product((fraction | 1 &<< 52) &<< shift)
        let tens = digits / 10
        let unit = digits &- tens &* 10
        // The distances to the multiples of ten on both sides, and half of the interval, in units of 2⁻⁶⁰.
        let toLower = unit &<< 60 | rest &>> 4
        let toUpper = 0xA000_0000_0000_0000 &- toLower
        let half = scale.high &>> (5 &- shift)
        guard toLower &- half &+ 2 > 4, toUpper &- half &+ 2 > 4, rest &- (1 &<< 63) &+ 2 > 4 else {
          return nil
        }
        let head = toUpper < half ? tens &+ 1 : tens
        let isTen = min(toLower, toUpper) < half
        let last = isTen ? 0 : unit &+ rest &>> 63
        let isLong = head >= 1_000_000_000_000_000
        return JSONLongDecimal(
          first: isLong ? head : head &* 10 &+ last, last: isLong ? last : 0,
          point: exponent &+ (isLong ? 17 : 16))
      }
    }

    extension Int {
      /// ⌊log₁₀ 2ⁿ⌋.
      @inline(__always)
      fileprivate var tensBelow: Int { (self &* 1_262_611) >> 22 }

      /// ⌊log₂ 10ⁿ⌋.
      @inline(__always)
      fileprivate var twosBelow: Int { (self &* 1_741_647) >> 19 }
    }

    extension JSONFloatFormat {
      /// Returns the shortest decimal number that is parsed as the given floating-point number. If there are several,
      /// returns the nearest one. The digits may end with zeros.
      ///
      /// The algorithm of R. Giulietti, "The Schubfach way to render doubles" (2020).
      ///
      /// - Parameter bits: The bits of a finite number other than zero, without its sign.
      @inline(__always)
      func shortest(_ bits: UInt64) -> JSONDecimal {
        let fraction = bits & (1 &<< UInt64(significandBits) &- 1)
        let stored = Int(bits &>> UInt64(significandBits))
        let significand = stored == 0 ? fraction : fraction | 1 &<< UInt64(significandBits)
        let power = max(stored, 1) &- bias &- significandBits
        // Below a power of two, numbers are half as far apart.
        let isNearBelow = fraction == 0 && stored > 1
        // ⌊log₁₀ 2ⁿ⌋, or ⌊log₁₀ ¾ 2ⁿ⌋.
        let exponent = (power &* 1_262_611 &- (isNearBelow ? 524_031 : 0)) >> 22
        let shift = UInt64(power &+ (-exponent).twosBelow &+ 1)
        // Four times the number, and four times the two midpoints between it and its neighbors, in units of 10^exponent.
        // The midpoints themselves are parsed as the number if its significand is even.
        let scale = JSONScale(-exponent)
        let value = scale.roundedToOdd((significand &* 4) &<< shift)
        let odd = significand & 1
        let least = scale.roundedToOdd((significand &* 4 &- (isNearBelow ? 1 : 2)) &<< shift) &+ odd
        let greatest = scale.roundedToOdd((significand &* 4 &+ 2) &<< shift) &- odd
        let digits = value &>> 2
        if digits >= 10 {
          let tens = digits / 10
          let isBelow = least <= tens &* 40
          let isAbove = tens &* 40 &+ 40 <= greatest
          if isBelow != isAbove {
            return JSONDecimal(digits: isAbove ? tens &+ 1 : tens, exponent: exponent &+ 1)
          }
        }
        let isBelow = least <= digits &* 4
        let isAbove = digits &* 4 &+ 4 <= greatest
        if isBelow != isAbove {
          return JSONDecimal(digits: isAbove ? digits &+ 1 : digits, exponent: exponent)
        }
        let middle = digits &* 4 &+ 2
        let roundsUp = value > middle || (value == middle && digits & 1 == 1)
        return JSONDecimal(digits: roundsUp ? digits &+ 1 : digits, exponent: exponent)
      }
    }

    /// A power of ten, rounded up to 128 bits.
    private struct JSONScale {
      let high: UInt64
      let low: UInt64

      @inline(__always)
      init(_ exponent: Int) {
        high = JSONPowersOfTen.high(exponent)
        low = JSONPowersOfTen.low(exponent) &+ (JSONPowersOfTen.isRoundedDown(exponent) ? 1 : 0)
      }

      /// Returns the highest 128 bits of the product.
      @inline(__always)
      func product(_ number: UInt64) -> (high: UInt64, low: UInt64) {
        let below = number.multipliedFullWidth(by: low).high
        let product = number.multipliedFullWidth(by: high)
        let sum = product.low.addingReportingOverflow(below)
        return (sum.overflow ? product.high &+ 1 : product.high, sum.partialValue)
      }

      /// Returns the highest 64 bits of the product. The lowest of these bits is 1 if any of the remaining bits is 1.
      @inline(__always)
      func roundedToOdd(_ number: UInt64) -> UInt64 {
        let (high, low) = product(number)
        // The power is rounded up, so `low` may be too large by 1.
        return low > 1 ? high | 1 : high
      }
    }

    """##
    ),
    (
      "Direct/JSONIndex.swift",
      ##"""
    /// The offsets that were recorded for many objects or arrays in one pass, before the values are decoded.
    ///
    /// Finding a tag that is not the first key can require scanning the whole object, which may contain a whole screen. The
    /// first search scans the whole object once and records the tags of all nested objects, so that no nested object is
    /// scanned again. The ends of values that are skipped and read later are recorded in the same way.
    final class JSONIndex {
      /// The starts of the objects or arrays in order, each with its recorded offset, or -1 if no offset was recorded.
      private let entries: [JSONIndexBuilder.Entry]
      /// The index after the entry that was found last. The entry at this index is most likely looked up next.
      private var next = 0

      init(_ builder: JSONIndexBuilder) { entries = builder.entries }

      /// Returns the recorded offset for the object or array that begins at `start`. Returns -1 if no offset was recorded
      /// for it, or nil if the index does not contain it.
      func offset(of start: Int) -> Int? {
        for index in next..<min(next &+ 4, entries.count) where entries[index].start == start {
          next = index &+ 1
          return entries[index].offset
        }
        var range = entries.indices
        while let middle = range.dropFirst(range.count / 2).first {
          if entries[middle].start == start {
            next = middle + 1
            return entries[middle].offset
          }
          range =
            entries[middle].start < start
            ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
      }
    }

    /// Records offsets for objects or arrays during one pass.
    struct JSONIndexBuilder {
      typealias Entry = (start: Int, offset: Int)

      fileprivate private(set) var entries: [Entry] = []
      /// The indices in `entries` of the open objects or arrays.
      private var open: [Int] = []

      init() {
        // The capacity is just below 1,000 bytes, because larger allocations are slower.
        entries.reserveCapacity(60)
        open.reserveCapacity(16)
      }

      /// Begins an object or array. No offset is recorded for it yet.
      @inline(__always)
      mutating func open(at start: Int) {
        open.append(entries.count)
        entries.append((start, -1))
      }

      /// Records an offset for the innermost open object or array, unless an offset is already recorded.
      @inline(__always)
      mutating func note(_ offset: Int) {
        guard let last = open.last, entries[last].offset < 0 else { return }
        entries[last].offset = offset
      }

      /// Ends the innermost open object or array.
      @inline(__always)
      mutating func close() { open.removeLast() }
    }

    extension WidgetCoding.JSONReader {
      /// Moves past an object or array, and records its end and the ends of all nested objects and arrays.
      mutating func noteEnds() throws {
        var found = JSONEnds()
        try skipContainer(&found)
        session.ends = JSONIndex(found.index)
      }

      /// Records the ends of the object or array and of all nested ones, as far as the document is valid. The end of those
      /// that are malformed or incomplete is recorded as -1.
      mutating func noteEndsBeforeFault() {
        guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return }
        var found = JSONEnds()
        try? skipContainer(&found)
        session.ends = JSONIndex(found.index)
      }

      /// Returns the offset of a tag's value in the object, or nil if the object has no such key. The reader stays
      /// at the object.
      func value(ofTag tag: StaticString) throws -> Int? {
        let start = offset
        if let value = session.value(ofTag: tag, at: start) { return value < 0 ? nil : value }
        var found = JSONTags(tag, session)
        _ = try bytes.endOfContainer(at: start, depth: depth, &found)
        session.add(JSONIndex(found.index), ofTag: tag)
        return session.value(ofTag: tag, at: start).flatMap { $0 < 0 ? nil : $0 }
      }
    }

    /// Records the ends of objects and arrays.
    struct JSONEnds: JSONObserver {
      static var isInterestedInKeys: Bool { false }

      private(set) var index = JSONIndexBuilder()

      @inline(__always)
      mutating func open(at offset: Int, isObject: Bool) { index.open(at: offset) }

      @inline(__always)
      mutating func close(at offset: Int, isObject: Bool) {
        index.note(offset)
        index.close()
      }
    }

    /// Records the offset of the tag's value in an object and in each nested object.
    struct JSONTags: JSONObserver {
      static var isInterestedInKeys: Bool { true }

      private let tag: StaticString
      private let key: JSONBytes
      private let session: JSONSession
      private(set) var index = JSONIndexBuilder()

      /// - Parameter session: The session that is used to read keys with escapes.
      init(_ tag: StaticString, _ session: JSONSession) {
        self.tag = tag
        self.session = session
        key = JSONBytes(tag)
      }

      @inline(__always)
      mutating func open(at offset: Int, isObject: Bool) {
        if isObject { index.open(at: offset) }
      }

      @inline(__always)
      mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int) {
        guard end &- start == key.count, bytes.isEqual(key, from: start) else { return }
        index.note(offset)
      }

      mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int) {
        var reader = WidgetCoding.JSONReader(bytes, at: start, session)
        guard let text = try? reader.readString(), text == "\(tag)" else { return }
        index.note(offset)
      }

      @inline(__always)
      mutating func close(at offset: Int, isObject: Bool) {
        if isObject { index.close() }
      }
    }

    """##
    ),
    (
      "Direct/JSONKeyTableReference.swift",
      ##"""
    /// A reference to a table of the session. The reference does not retain the table.
    ///
    /// All unsafe code for tables is in this file. A session keeps its tables until the session itself is released, and an
    /// object does not outlive the session that reads it.
    #if compiler(>=6.2)
      @safe
    #endif
    @frozen
    @usableFromInline
    struct JSONKeyTableReference {
      @usableFromInline let table: Unmanaged<JSONKeyTable>

      init(_ table: JSONKeyTable) {
        #if compiler(>=6.2)
          unsafe self.table = .passUnretained(table)
        #else
          self.table = .passUnretained(table)
        #endif
      }

      /// Finds a key that is in a range of a document. Returns the position of the key, or -1 for an unknown key, and the
      /// offset of the following key in the literal.
      @inline(__always)
      func find(in document: JSONBytes, from start: Int, to end: Int) -> (number: Int, next: Int) {
        #if compiler(>=6.2)
          unsafe table._withUnsafeGuaranteedRef { $0.find(in: document, from: start, to: end) }
        #else
          table._withUnsafeGuaranteedRef { $0.find(in: document, from: start, to: end) }
        #endif
      }
    }

    """##
    ),
    (
      "Direct/JSONKeyTables.swift",
      ##"""
    /// The tables of one list of keys.
    struct JSONKeyTableEntry {
      /// The address of the literal, or 0 if the entry is free.
      var address: UInt = 0
      var table: JSONKeyTableReference?
      var quotedKeys = JSONQuotedKeys()

      /// Returns the index at which the entry for a list is stored unless another entry has this index. It is below 256.
      @inline(__always)
      fileprivate static func place(of keys: WidgetCoding.JSONKeys) -> Int {
        Int(truncatingIfNeeded: (UInt64(keys.text.address) &* 0x9E37_79B9_7F4A_7C15) &>> 56)
      }
    }

    extension JSONSession {
      /// Returns the table of a list of keys, or nil if it does not exist yet.
      @inline(never)
      func existingTable(of keys: WidgetCoding.JSONKeys) -> JSONKeyTableReference? {
        entry(at: place(of: keys)).table
      }

      /// Returns a new table of a list of keys, or nil if the session already has entries for 192 lists.
      @inline(never)
      func newTable(of keys: WidgetCoding.JSONKeys) -> JSONKeyTableReference? {
        guard case (var entry, let place)? = newEntry(for: keys) else { return nil }
        let table = JSONKeyTable(keys)
        ownedTables.append(table)
        entry.table = JSONKeyTableReference(table)
        set(entry, at: place)
        return entry.table
      }

      /// Returns the quoted keys of a list, or an empty list if the session already has entries for 192 lists.
      @inline(__always)
      func quotedKeys(of keys: WidgetCoding.JSONKeys) -> JSONQuotedKeys {
        let entry = entry(at: JSONKeyTableEntry.place(of: keys))
        guard entry.address == keys.text.address, !entry.quotedKeys.isEmpty else {
          return newQuotedKeys(of: keys)
        }
        return entry.quotedKeys
      }

      @inline(never)
      private func newQuotedKeys(of keys: WidgetCoding.JSONKeys) -> JSONQuotedKeys {
        guard case (var entry, let place)? = newEntry(for: keys) else { return JSONQuotedKeys() }
        if entry.quotedKeys.isEmpty {
          let storage = JSONQuotedKeyStorage(keys)
          ownedKeys.append(storage)
          entry.quotedKeys = storage.keys
          set(entry, at: place)
        }
        return entry.quotedKeys
      }

      /// Returns the entry for a list of keys and its index. If the list has no entry yet, returns a new one, or nil if the session
      /// already has entries for 192 lists.
      private func newEntry(for keys: WidgetCoding.JSONKeys) -> (entry: JSONKeyTableEntry, place: Int)?
      {
        let place = place(of: keys)
        let entry = entry(at: place)
        if entry.address != 0 { return (entry, place) }
        guard tableCount < 192 else { return nil }
        tableCount += 1
        return (JSONKeyTableEntry(address: keys.text.address), place)
      }

      /// Returns the index of the entry for a list of keys, or of a free entry if the list has none yet.
      private func place(of keys: WidgetCoding.JSONKeys) -> Int {
        var place = JSONKeyTableEntry.place(of: keys)
        while true {
          let address = entry(at: place).address
          if address == 0 || address == keys.text.address { return place }
          place = (place &+ 1) & 255
        }
      }
    }

    // Exclusive access to the tables is not checked, because the check takes longer than the search: 5 % of the time for
    // twitter.json. All accesses are in the two following functions, which call no code that accesses the tables.

    extension JSONSession {
      /// Returns the entry at an index, or a free entry if there are no tables yet.
      @inline(__always)
      private func entry(at place: Int) -> JSONKeyTableEntry {
        #if compiler(>=6.2)
          unsafe place < tables.count ? tables[place] : JSONKeyTableEntry()
        #else
          place < tables.count ? tables[place] : JSONKeyTableEntry()
        #endif
      }

      /// Stores an entry at an index below 256.
      private func set(_ entry: JSONKeyTableEntry, at place: Int) {
        #if compiler(>=6.2)
          if unsafe tables.isEmpty { unsafe tables = Array(repeating: JSONKeyTableEntry(), count: 256) }
          unsafe tables[place] = entry
        #else
          if tables.isEmpty { tables = Array(repeating: JSONKeyTableEntry(), count: 256) }
          tables[place] = entry
        #endif
      }
    }

    """##
    ),
    (
      "Direct/JSONKeys.swift",
      ##"""
    extension WidgetCoding {
      /// The keys that generated code reads from an object, in the order of declaration.
      ///
      /// Keys are separated by commas, as in `"id?,title,color*"`. A question mark follows an optional key. An asterisk
      /// follows an optional key if generated code needs to know whether it is missing. One literal is smaller than an array
      /// of literals and compiles faster.
      ///
      /// A list in which a key contains one of these characters, or a character that JSON escapes, needs the second form, as
      /// in `"\na,b?\n\"c\"!"`. The first character is the separator, and `!`, `?` or `*` follows each key.
      @frozen
      public struct JSONKeys: ExpressibleByStringLiteral {
        @usableFromInline let text: JSONBytes

        /// Creates the keys from a literal.
        @inlinable
        @inline(__always)
        public init(stringLiteral text: StaticString) { self.text = JSONBytes(text) }

        @usableFromInline
        init(_ text: JSONBytes) { self.text = text }
      }
    }

    extension WidgetCoding.JSONKeys {
      /// A key of the list.
      struct Entry {
        var key: JSONBytes
        /// The offset of the key in the literal.
        var offset: Int
        /// The position of the key among all keys.
        var number: Int
        var presence: Presence
        /// The offset of the next key in the literal.
        var next: Int
      }

      /// Calls a function with each key.
      func forEach(_ body: (Entry) -> Void) {
        var next = entry(at: 0, number: 0)
        while let entry = next {
          body(entry)
          next = self.entry(at: entry.next, number: entry.number &+ 1)
        }
      }

      /// Whether a missing key is an error, and whether generated code needs to know that the key is missing.
      enum Presence {
        case required, optional
        /// The key may be missing, and generated code needs to know whether it is missing.
        case probed

        @inline(__always)
        fileprivate init(_ mark: UInt8) {
          switch mark {
          case UInt8(ascii: "?"): self = .optional
          case UInt8(ascii: "*"): self = .probed
          default: self = .required
          }
        }
      }

      /// Whether the literal has the first form, in which each key is spelled as in JSON.
      var isPlain: Bool { text[0] >= 0x20 }

      /// Returns the key at an offset of the literal, or nil at the end.
      ///
      /// - Parameter number: The position of the key among all keys.
      func entry(at offset: Int, number: Int) -> Entry? {
        guard isPlain else { return markedEntry(at: max(offset, 1), number: number) }
        guard offset < text.count else { return nil }
        let end = text.offset(of: UInt8(ascii: ","), from: offset)
        let presence = Presence(text[end &- 1])
        return Entry(
          key: text.part(from: offset, to: presence == .required ? end : end &- 1), offset: offset,
          number: number, presence: presence, next: end &+ 1)
      }

      private func markedEntry(at offset: Int, number: Int) -> Entry? {
        guard offset < text.count else { return nil }
        let end = text.offset(of: text[0], from: offset)
        return Entry(
          key: text.part(from: offset, to: end &- 1), offset: offset, number: number,
          presence: Presence(text[end &- 1]), next: end &+ 1)
      }

      /// Returns the first key at or after an offset of the literal that satisfies a condition, or nil if there isn't one.
      func first(
        from offset: Int = 0, number: Int = 0, where isWanted: (Entry) -> Bool
      ) -> Entry? {
        var next = entry(at: offset, number: number)
        while let entry = next {
          if isWanted(entry) { return entry }
          next = self.entry(at: entry.next, number: entry.number &+ 1)
        }
        return nil
      }

      /// Returns the eight bytes at an offset of the literal. Bytes after its end are 0.
      @inline(__always)
      func word(at offset: Int) -> UInt64 {
        let lastWord = text.count &- 8
        guard lastWord >= 0 else {
          return text.end(text.count) &>> UInt64(truncatingIfNeeded: offset &* 8)
        }
        let word = min(offset, lastWord)
        return text.uncheckedLoad(UInt64.self, at: word)
          &>> UInt64(truncatingIfNeeded: (offset &- word) &* 8)
      }

      /// Compares the key at an offset of the literal, or the rest of a key, with a key in a document. Returns the end of
      /// the key in the document, or -1 if the keys differ, and the offset of the following key in the literal.
      ///
      /// Literals of fewer than eight bytes never match.
      ///
      /// - Parameter start: The offset in the document at which the key, or the rest of the key, begins.
      @inline(__always)
      func match(
        at offset: Int, _ document: JSONBytes, from start: Int
      ) -> (end: Int, next: Int) {
        guard offset >= 0, offset <= text.count, text.count >= 8, start >= 0 else { return (-1, 0) }
        var (known, next) = (offset, start)
        let lastWord = text.count &- 8
        // In the last bytes of a document, this path never matches, and the slow path finds the key.
        while next <= document.count &- 8 {
          let word = min(known, lastWord)
          let surplus = known &- word
          let expected =
            surplus >= 8
            ? 0 : text.uncheckedLoad(UInt64.self, at: word) &>> UInt64(truncatingIfNeeded: surplus &* 8)
          let difference = expected ^ document.uncheckedLoad(UInt64.self, at: next)
          if difference != 0 {
            let bits = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount) & 0x38
            let end = UInt8(truncatingIfNeeded: expected &>> bits)
            let size = Int(truncatingIfNeeded: bits &>> 3)
            guard Self.isEnd(end), isSingle(from: offset, to: known &+ size) else { return (-1, 0) }
            return (next &+ size, known &+ size &+ Self.length(ofMark: end))
          }
          known &+= 8
          next &+= 8
        }
        return (-1, 0)
      }

      /// Whether a range of a literal in the first form is a single key. A document can have a key such as `"id?"`, which the
      /// literal contains for the optional key `id`.
      @inline(never)
      func isSingle(from start: Int, to end: Int) -> Bool {
        var offset = start
        while offset < end, Self.hasNoMark(word(at: offset), before: end &- offset) { offset &+= 8 }
        return offset >= end || (offset..<end).allSatisfy { !Self.isEnd(text[$0]) }
      }

      /// Whether the first bytes of a word certainly contain no comma, question mark or asterisk. For digits and for most
      /// other characters that are not letters, the result is false.
      ///
      /// - Parameter size: The number of bytes. Only the first eight are checked.
      @inline(__always)
      static func hasNoMark(_ word: UInt64, before size: Int) -> Bool {
        // Letters and underscores have the bit 0x40.
        let others = ~word & 0x4040_4040_4040_4040
        return others.trailingZeroBitCount &>> 3 >= min(size, 8)
      }

      /// Whether a byte can follow a key in the first form: a comma, a question mark, an asterisk, or the zero at the end.
      @inline(__always)
      static func isEnd(_ byte: UInt8) -> Bool {
        let ends: UInt64 =
          1 | 1 &<< UInt64(UInt8(ascii: ",")) | 1 &<< UInt64(UInt8(ascii: "?"))
          | 1 &<< UInt64(UInt8(ascii: "*"))
        return byte < 64 && ends &>> UInt64(byte) & 1 != 0
      }

      /// Returns the number of bytes between a key and the next key.
      @inline(__always)
      static func length(ofMark byte: UInt8) -> Int {
        byte == UInt8(ascii: ",") || byte == 0 ? 1 : 2
      }
    }

    extension JSONBytes {
      /// Whether all bytes are ASCII.
      var isASCII: Bool {
        @inline(__always) get {
          let ends = ends
          var bits = ends.first | ends.last
          var offset = 8
          while offset < count &- 8 {
            bits |= uncheckedLoad(UInt64.self, at: offset)
            offset &+= 8
          }
          return bits & Self.highBits == 0
        }
      }

      /// Searches forward from an offset. Returns the offset of the first byte with the given value, or `count` if there
      /// isn't one.
      func offset(of byte: UInt8, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var offset = max(start, 0)
        while offset <= count &- 8 {
          let others = uncheckedLoad(UInt64.self, at: offset) ^ (ones &* UInt64(byte))
          let found = (others &- ones) & ~others & Self.highBits
          if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
          offset &+= 8
        }
        while offset < count, self[offset] != byte { offset &+= 1 }
        return offset
      }

      /// The first and last eight bytes, which may overlap. If there are fewer than eight bytes, both contain all bytes.
      var ends: (first: UInt64, last: UInt64) {
        @inline(__always) get {
          guard count < 8 else {
            return (uncheckedLoad(UInt64.self, at: 0), uncheckedLoad(UInt64.self, at: count &- 8))
          }
          let all = end(count)
          return (all, all)
        }
      }
    }

    /// A table that finds known keys or names by their text.
    @usableFromInline
    final class JSONKeyTable: Sendable {
      /// A key's two ends and its length, which identify a key of at most 16 bytes.
      private struct Slot {
        var ends = (first: 0 as UInt64, last: 0 as UInt64)
        var count: Int32 = -1
        /// The position of the key, or -1 in an empty slot.
        var number: Int32 = -1
        /// The offset of the key in the literal.
        var offset: Int32 = 0
        /// The offset of the next key.
        var next: Int32 = 0
      }

      /// A copy of the literal.
      private let text: [UInt8]
      /// The keys. Each key is in the slot of its hash, or in a following slot.
      private let slots: [Slot]
      private let isASCII: Bool

      init(_ keys: WidgetCoding.JSONKeys) {
        var entries: [WidgetCoding.JSONKeys.Entry] = []
        keys.forEach { entries.append($0) }
        var count = 4
        while count < entries.count * 2 { count *= 2 }
        var slots = [Slot](repeating: Slot(), count: count)
        for entry in entries {
          let ends = entry.key.ends
          var index = Self.hash(ends, entry.key.count) & (count - 1)
          while slots[index].number >= 0 { index = (index + 1) & (count - 1) }
          slots[index] = Slot(
            ends: ends, count: Int32(truncatingIfNeeded: entry.key.count),
            number: Int32(truncatingIfNeeded: entry.number),
            offset: Int32(truncatingIfNeeded: entry.offset),
            next: Int32(truncatingIfNeeded: entry.next))
        }
        (text, self.slots) = (keys.text.array, slots)
        isASCII = keys.text.isASCII
      }

      /// Finds a key. Returns its position, or -1 for an unknown key, and the offset of the following key in the literal.
      ///
      /// - Parameter hasTwin: Whether the key contains a character that is canonically equivalent to an ASCII character.
      func find(_ key: JSONBytes, hasTwin: Bool) -> (number: Int, next: Int) {
        hasTwin
          ? findSimilar(WidgetCoding.JSONKey(key, hasTwin: true))
          : find(key.ends, key, from: 0, to: key.count)
      }

      /// Finds a key that is in a range of a document. Returns the position of the key, or -1 for an unknown key, and the
      /// offset of the following key in the literal. At least eight bytes must follow the range.
      @inline(__always)
      func find(in document: JSONBytes, from start: Int, to end: Int) -> (number: Int, next: Int) {
        guard start >= 0, start <= end, end <= document.count &- 8 else { return (-1, 0) }
        let count = end &- start
        var first = document.uncheckedLoad(UInt64.self, at: start)
        var last = first
        if count >= 8 {
          last = document.uncheckedLoad(UInt64.self, at: end &- 8)
        } else {
          first &= (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
          last = first
        }
        return find((first, last), document, from: start, to: end)
      }

      @inline(__always)
      private func find(
        _ ends: (first: UInt64, last: UInt64), _ document: JSONBytes, from start: Int, to end: Int
      ) -> (number: Int, next: Int) {
        let count = Int32(truncatingIfNeeded: end &- start)
        var index = Self.hash(ends, end &- start) & (slots.count &- 1)
        while true {
          let slot = slots[index]
          if slot.ends == ends, slot.count == count {
            if count <= 16 || isKey(slot, in: document, from: start, to: end) {
              return (Int(slot.number), Int(slot.next))
            }
          } else if slot.number < 0 {
            return isASCII
              ? (-1, 0) : findSimilar(WidgetCoding.JSONKey(document.part(from: start, to: end)))
          }
          index = (index &+ 1) & (slots.count &- 1)
        }
      }

      /// Whether a range of a document is the whole key of a slot.
      private func isKey(
        _ slot: Slot, in document: JSONBytes, from start: Int, to end: Int
      ) -> Bool {
        let key = document.part(from: start, to: end)
        return text.withJSONBytes { $0.contains(key, at: Int(slot.offset)) }
      }

      /// Finds a canonically equivalent key, in which accented letters may be composed differently. Returns its position,
      /// or -1 if no key is equivalent, and the offset of the following key in the literal.
      @inline(never)
      private func findSimilar(_ key: WidgetCoding.JSONKey) -> (number: Int, next: Int) {
        text.withJSONBytes { text in
          let entry = WidgetCoding.JSONKeys(text).first { key.isEqual(to: $0.key) }
          return (entry?.number ?? -1, entry?.next ?? 0)
        }
      }

      /// Returns a hash of the length and of the bytes at both ends.
      ///
      /// Names often differ only in their last letters, which are the high bits of both words. A bit of a product depends only on
      /// lower bits of its factors, so the high half of the full product is added.
      @inline(__always)
      private static func hash(_ ends: (first: UInt64, last: UInt64), _ count: Int) -> Int {
        let mixed = ends.first ^ ends.last &* 0x9E37_79B9_7F4A_7C15
        let product = (mixed &+ UInt64(truncatingIfNeeded: count))
          .multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return Int(truncatingIfNeeded: product.high ^ product.low)
      }
    }

    """##
    ),
    (
      "Direct/JSONLossy.swift",
      ##"""
    @_documentation(visibility: internal)
    extension LossyArray: WidgetCoding.JSONReadable {
      /// Reads each element independently of the other elements.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        elements = try json.elements { _, _ in true }
      }
    }

    extension WidgetCoding.KnownArray: WidgetCoding.JSONReadable {
      /// Reads the known elements.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        elements = try json.elements { $0.isUnknown(at: $1) }
      }
    }

    @_documentation(visibility: internal)
    extension LossyDictionary: WidgetCoding.JSONReadable {
      /// Reads each value independently of the other values.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        values = try json.values { _, _ in true }
      }
    }

    extension WidgetCoding.KnownDictionary: WidgetCoding.JSONReadable {
      /// Reads the known values.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        values = try json.values { $0.isUnknown(at: $1) }
      }
    }

    extension WidgetCoding.LossyMap: WidgetCoding.JSONReadable {
      /// Reads each entry independently of the other entries.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        values = try json.entries { _, _ in true }
      }
    }

    extension WidgetCoding.KnownMap: WidgetCoding.JSONReadable {
      /// Reads the known entries.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        values = try json.entries { $0.isUnknown(at: $1) }
      }
    }

    extension WidgetCoding.LossySet: WidgetCoding.JSONReadable {
      /// Reads each element independently of the other elements.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        elements = Set(try json.elements { _, _ in true })
      }
    }

    extension WidgetCoding.KnownSet: WidgetCoding.JSONReadable {
      /// Reads the known elements.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        elements = Set(try json.elements { $0.isUnknown(at: $1) })
      }
    }

    extension WidgetCoding.Known: WidgetCoding.JSONReadable {
      /// Reads a value, or nil if the value is unknown.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        value = try json.dropping({ $0.isUnknown(at: $1) }) { try $0.read(Value.self) }
      }
    }

    extension WidgetCoding.JSONReader {
      /// Reads the elements of the array. Drops and reports elements with an error for which `isDropped` returns true.
      fileprivate mutating func elements<Element: Decodable>(
        dropping isDropped: (JSONFault, Int) -> Bool
      ) throws -> [Element] {
        guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
        var elements: [Element] = []
        try readElements { json in
          let element = try json.dropping(isDropped) { try $0.read(Element.self) }
          if let element { elements.append(element) }
        }
        return elements
      }

      /// Reads the values of the object. Drops and reports values with an error for which `isDropped` returns true.
      fileprivate mutating func values<Value: Decodable>(
        dropping isDropped: (JSONFault, Int) -> Bool
      ) throws -> [String: Value] {
        var values: [String: Value] = [:]
        var seen: Set<String> = []
        var object = try object()
        while let key = try key(in: &object) {
          let name = key.string
          if seen.insert(name).inserted {
            values[name] = try dropping(isDropped) { try $0.read(Value.self) }
          } else {
            try skip()
          }
        }
        return values
      }

      /// Reads the entries of a dictionary. Drops and reports entries with an error for which `isDropped` returns true.
      fileprivate mutating func entries<Key: Hashable & Decodable, Value: Decodable>(
        dropping isDropped: (JSONFault, Int) -> Bool
      ) throws -> [Key: Value] {
        guard DictionaryKeys<Key>.areInObjects else { return try pairs(dropping: isDropped) }
        var entries: [Key: Value] = [:]
        var seen: Set<String> = []
        var object = try object()
        while let text = try key(in: &object)?.string {
          if !seen.insert(text).inserted {
            try skip()
          } else {
            let entry = try dropping(isDropped) { json -> (Key, Value) in
              guard let key = DictionaryKeys<Key>.key(text) else {
                throw JSONFault(.corrupted(DictionaryKeys<Key>.reason(text)), at: json.offset)
              }
              return (key, try json.read(Value.self))
            }
            if let (key, value) = entry { entries[key] = value }
          }
        }
        return entries
      }

      /// Reads the entries of an array of alternating keys and values.
      private mutating func pairs<Key: Hashable & Decodable, Value: Decodable>(
        dropping isDropped: (JSONFault, Int) -> Bool
      ) throws -> [Key: Value] {
        guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
        let start = offset
        var entries: [Key: Value] = [:]
        var key: Key?
        var isValue = false
        try readElements { json in
          if !isValue {
            key = try json.dropping(isDropped) { try $0.read(Key.self) }
          } else if let key {
            let value = try json.dropping(isDropped) { try $0.read(Value.self) }
            if let value { entries[key] = value }
          } else {
            try json.skip()
          }
          isValue.toggle()
        }
        if isValue { throw JSONFault(.corrupted("the last key has no value"), at: start) }
        return entries
      }

      /// Reads a value. If this throws an error for which `isDropped` returns true, reports the error and returns nil.
      ///
      /// - Parameter isDropped: Receives the error and the offset of the value, and returns whether the value is dropped.
      fileprivate mutating func dropping<Value>(
        _ isDropped: (JSONFault, Int) -> Bool, _ body: (inout WidgetCoding.JSONReader) throws -> Value
      ) throws -> Value? {
        let (start, level) = (offset, depth)
        do {
          return try body(&self)
        } catch {
          let fault = JSONFault(error, at: start)
          guard isDropped(fault, start) else { throw error }
          offset = start
          depth = level
          // Malformed JSON is still an error.
          try skip()
          session.report(fault, at: start, in: bytes)
          return nil
        }
      }
    }

    """##
    ),
    (
      "Direct/JSONMembers.swift",
      ##"""
    #if canImport(FoundationEssentials)
      import FoundationEssentials
    #else
      import Foundation
    #endif

    extension WidgetCoding.JSONWriter {
      /// Writes the members of a value into the open object. The value must be encoded as an object.
      public mutating func writeMembers<Value: Encodable>(of value: Value) throws {
        isJoining = true
        try writeWhole(value)
        // Foundation's encoder traps here.
        guard !isJoining else { throw invalid(value, "a value that is not an object has no members") }
      }

      /// Writes the members of an object into the open object, or nothing for nil.
      public mutating func writeMembersIfPresent<Value: Encodable>(of value: Value?) throws {
        if let value { try writeMembers(of: value) }
      }

      /// Returns a dictionary of the remaining keys, unless it contains a key under which the object has a nested object.
      ///
      /// - Throws: `EncodingError.invalidValue` with the dictionary.
      public func remaining<Value>(
        _ values: [String: Value], excluding keys: String...
      ) throws -> [String: Value] {
        guard let key = keys.first(where: { values[$0] != nil }) else { return values }
        // The path ends with the key of the next member.
        throw EncodingError.nestedObject(key, in: values, at: codingPath.dropLast())
      }

      /// Writes the output of a value's `encode(to:)`, even for `URL`, `Data` and `Decimal`, which `JSONEncoder` encodes
      /// differently. Only a `Date` is written with the encoder's strategy.
      public mutating func writeWhole<Value: Encodable>(_ value: Value) throws {
        if Value.self == URL.self || Value.self == Data.self || Value.self == Decimal.self {
          try encode(value)
        } else {
          try write(value)
        }
      }

      /// Writes the output of a value's `encode(to:)`, or an empty object for nil.
      public mutating func writeWholeIfPresent<Value: Encodable>(_ value: Value?) throws {
        if let value { return try writeWhole(value) }
        let object = openObject()
        close(object)
      }

      /// Writes into the open object the members that a user-defined function encodes.
      public mutating func writeMembers(_ encode: (any Encoder) throws -> Void) throws {
        let encoder = encoder(isBeside: true)
        try encode(encoder)
        guard put(members: encoder.result, of: encoder.values) else {
          // The error contains the type of an encoder instead of the encoder, so that it does not retain the session.
          throw invalid((any Encoder).self, "a value that is not an object has no members")
        }
        session.reuse(encoder.values)
      }

      /// Writes into the open object the members that a user-defined function encodes with a container.
      public mutating func writeMembers<Key: CodingKey>(
        keyedBy type: Key.Type, _ encode: (inout KeyedEncodingContainer<Key>) throws -> Void
      ) throws {
        try writeMembers { encoder in
          var container = encoder.container(keyedBy: type)
          try encode(&container)
        }
      }
    }

    // A discriminator, a value, flattened properties and user-defined functions may all write into one object. As in
    // `JSONEncoder`, a repeated key replaces the earlier value, and objects at the same path are merged.

    extension WidgetCoding.JSONWriter {
      /// Records the key that was just written. If an earlier member has the same key, removes that member.
      ///
      /// - Parameter length: The number of bytes of the key, including its quotes and the colon.
      @usableFromInline
      @inline(never)
      mutating func checkKey(_ length: Int) {
        let start = output.count - length
        let key = output.written.part(from: start, to: output.count)
        if hasOtherKeys || keys.count &- firstKey > Self.smallCount || !key.isASCII {
          return checkOtherKey(key, start)
        }
        guard
          let earlier = JSONRecordedKeys.index(of: key, in: keys, from: firstKey, of: output.written)
        else { return keys.append(start) }
        replaceMember(at: earlier, start)
      }

      /// Records a key of an object with many keys, or with keys that are not all ASCII.
      @inline(never)
      private mutating func checkOtherKey(_ key: JSONBytes, _ start: Int) {
        if !hasOtherKeys, !key.isASCII { hasOtherKeys = true }
        guard let earlier = recordedKeys.index(of: key, isAdded: true) else {
          return keys.append(start)
        }
        replaceMember(at: earlier, start)
      }

      /// Removes an earlier member, and records the offset of the key that replaces it.
      @inline(never)
      private mutating func replaceMember(at earlier: Int, _ start: Int) {
        let first = keys[earlier]
        let next = earlier + 1 < keys.count ? keys[earlier + 1] : start
        output.remove(from: first, to: next)
        session.forgetPaths()
        session.forgetPlaces(from: firstKey)
        keys.remove(at: earlier)
        for index in earlier..<keys.count { keys[index] -= next - first }
        keys.append(start - (next - first))
      }

      /// Removes the recorded keys of the open object.
      @usableFromInline
      @inline(never)
      mutating func forgetKeys() {
        if keys.count &- firstKey > Self.smallCount { session.forgetPlaces(from: firstKey) }
        if firstKey == 0 { hasOtherKeys = false }
        keys.removeLast(keys.count - firstKey)
      }

      /// The number of keys up to which a key is compared with each key of the object.
      static var smallCount: Int { 16 }

      /// Reopens the object under a key, or opens a new object.
      mutating func reopenObject(forKey key: StaticString) -> WidgetCoding.JSONScope {
        var text = JSONBytes("\"").array
        JSONBytes(key).append(to: &text)
        JSONBytes("\":").append(to: &text)
        return reopenObject(text) ?? openObject(forKey: key, isShared: true)
      }

      /// Reopens the object under a dynamic key, or opens a new object.
      mutating func reopenObject(under key: String) -> WidgetCoding.JSONScope {
        var name = JSONOutput(capacity: 64)
        name.put(key)
        name.put(UInt8(ascii: ":"))
        return reopenObject(name.written.array) ?? openObject(under: key, isShared: true)
      }

      private var recordedKeys: JSONRecordedKeys {
        JSONRecordedKeys(
          keys: keys, first: firstKey, written: output.written, hasOthers: hasOtherKeys,
          session: session)
      }

      private mutating func reopenObject(_ key: [UInt8]) -> WidgetCoding.JSONScope? {
        guard firstKey >= 0 else { return nil }
        let recorded = recordedKeys
        guard let found = key.withJSONBytes({ recorded.index(of: $0, isAdded: false) }) else {
          return nil
        }
        let start = recorded.endOfKey(at: found)
        let next = found + 1 < keys.count ? keys[found + 1] : output.count + 1
        let value = output.written.part(from: start, to: next - 1).array
        // Any other value is replaced.
        guard value.first == UInt8(ascii: "{") else { return nil }
        output.reserve(value.count + key.count + 4)
        beginMember()
        let last = output.count
        key.withJSONBytes { output.put($0) }
        checkKey(output.count - last)
        let scope = WidgetCoding.JSONScope(firstKey: firstKey, isJoined: false)
        firstKey = keys.count
        depth += 1
        let object = output.count
        value.dropLast().withJSONBytes { output.put($0) }
        noteKeys(from: object)
        return scope
      }

      /// Records the keys of an object that was written without its closing brace.
      private mutating func noteKeys(from start: Int) {
        var reader = WidgetCoding.JSONReader(output.written, at: start + 1, JSONSession(userInfo: [:]))
        while reader.byte == UInt8(ascii: "\"") {
          keys.append(reader.offset)
          guard (try? reader.skip()) != nil else { return }
          reader.offset += 1
          guard (try? reader.skip()) != nil else { return }
          reader.offset += 1
        }
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Writes a value at a path in the open object, and creates missing objects on the way.
      public mutating func write<Value: Encodable>(
        _ value: Value, at path: StaticString...
      ) throws {
        try write(value, path: path)
      }

      /// Writes a value at a path in the open object, or nothing for nil.
      public mutating func writeIfPresent<Value: Encodable>(
        _ value: Value?, at path: StaticString...
      ) throws {
        if let value { try write(value, path: path) }
      }

      private mutating func write<Value: Encodable>(_ value: Value, path: [StaticString]) throws {
        if isOfEncoder { return try session.encode(value, path: path) }
        guard let key = path.last else { return }
        let scopes = path.dropLast().map { reopenObject(forKey: $0) }
        try write(value, forKey: key)
        close(scopes)
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Writes a value with the `encode(to:)` of its type.
      @usableFromInline
      @inline(never)
      mutating func encode<Value: Encodable>(_ value: Value) throws {
        try encode(value) { try $0.encodeWhole(value) }
      }

      /// Writes a value with a function that encodes it.
      mutating func encode<Value: Encodable>(
        _ value: Value, _ body: (JSONCodableEncoder) throws -> Void
      ) throws {
        let encoder = encoder(isBeside: isJoining)
        try body(encoder)
        if isJoining {
          isJoining = false
          isJoining = !put(members: encoder.result, of: encoder.values)
        } else if case .nothing = encoder.result, session.isWhole(at: output.count) {
          throw invalid(value, "Top-level \(Value.self) did not encode any values.")
        } else {
          put(encoder.result, of: encoder.values)
        }
        session.reuse(encoder.values)
      }

      /// Returns an encoder for a value at the end of the document.
      ///
      /// - Parameter isBeside: Whether the encoder encodes members of the open object.
      func encoder(isBeside: Bool) -> JSONCodableEncoder {
        let path = JSONEncodingPath.written(session, offset: output.count, isBeside: isBeside)
        return JSONCodableEncoder(
          session.values(), at: path, depth: isBeside ? depth - 1 : depth)
      }

      /// Writes an encoded value.
      private mutating func put(_ encoded: JSONEncoded, of values: JSONEncodedValues) {
        switch encoded {
        case .bytes(let range):
          output.put(values.writer.output.written.part(from: range.lowerBound, to: range.upperBound))
        case .object(let object):
          let scope = openObject()
          for (key, value) in object.members {
            self.key(key)
            put(value, of: values)
          }
          close(scope)
        case .array(let array):
          output.put(UInt8(ascii: "["))
          for (index, value) in array.elements.enumerated() {
            if index > 0 { output.put(UInt8(ascii: ",")) }
            put(value, of: values)
          }
          output.put(UInt8(ascii: "]"))
        case .other(let slot): put(slot.value, of: values)
        case .nothing: output.put(JSONBytes("{}"))
        }
      }

      /// Writes the members of an encoded object into the open object. Returns false for an array and for a value that was
      /// written as bytes.
      mutating func put(members encoded: JSONEncoded, of values: JSONEncodedValues) -> Bool {
        switch encoded {
        case .object(let object):
          for (key, value) in object.members {
            if case .object = value {
              let scope = reopenObject(under: key)
              _ = put(members: value, of: values)
              close(scope)
            } else {
              self.key(key)
              put(value, of: values)
            }
          }
          return true
        case .nothing: return true
        case .other(let slot): return put(members: slot.value, of: values)
        case .bytes, .array: return false
        }
      }
    }

    extension JSONWritingSession {
      /// Returns storage for the next encoder.
      func values() -> JSONEncodedValues {
        spare.popLast() ?? JSONEncodedValues(of: self)
      }

      /// Empties the storage of a finished encoder and keeps it for the next encoder.
      func reuse(_ values: JSONEncodedValues) {
        values.removeAll()
        spare.append(values)
      }
    }

    /// The keys that were recorded for the open object.
    private struct JSONRecordedKeys {
      /// The offsets of all recorded keys in the written bytes.
      let keys: [Int]
      /// The index in `keys` of the open object's first key.
      let first: Int
      let written: JSONBytes
      /// Whether a recorded key is not all ASCII.
      let hasOthers: Bool
      let session: JSONWritingSession

      /// Returns the index of a key, or nil if the object does not have the key. As in `JSONEncoder`, keys that are
      /// canonically equivalent are equal.
      ///
      /// - Parameters:
      ///   - key: The key with its quotes and the colon.
      ///   - isAdded: Whether the caller adds the key to the object if the object does not have it.
      func index(of key: JSONBytes, isAdded: Bool) -> Int? {
        if keys.count - first > WidgetCoding.JSONWriter.smallCount {
          return place(of: key.text, isAdded: isAdded)
        }
        // Only keys that are not all ASCII can be canonically equivalent to another key.
        if hasOthers || !key.isASCII {
          let text = key.text
          return (first..<keys.count).first { self.text(at: $0) == text }
        }
        return Self.index(of: key, in: keys, from: first, of: written)
      }

      /// Returns the index of a key in the offsets of few keys, or nil if the object does not have the key. All keys are ASCII.
      @inline(__always)
      static func index(
        of key: JSONBytes, in keys: [Int], from first: Int, of written: JSONBytes
      ) -> Int? {
        // Most keys differ in their first eight bytes. It is 0 for a shorter key.
        let head = key.load(UInt64.self, at: 0)
        var index = first
        while index < keys.count {
          let start = keys[index]
          let mayBeEqual = head == 0 || written.load(UInt64.self, at: start) == head
          if mayBeEqual, written.contains(key, at: start) { return index }
          index += 1
        }
        return nil
      }

      /// Returns the index of a key in an object with many keys.
      private func place(of key: String, isAdded: Bool) -> Int? {
        if !session.hasPlaces(from: first) {
          let places = (first..<keys.count).map { (text(at: $0), $0) }
          session.addPlaces(Dictionary(places) { first, _ in first }, from: first)
        }
        return session.place(of: key, orAdd: isAdded ? keys.count : nil)
      }

      /// Returns a recorded key with its quotes and the colon.
      private func text(at index: Int) -> String {
        written.part(from: keys[index], to: endOfKey(at: index)).text
      }

      /// Returns the offset after the colon of a recorded key.
      func endOfKey(at index: Int) -> Int {
        // The written bytes are valid JSON.
        ((try? written.endOfString(at: keys[index])) ?? keys[index]) + 1
      }
    }

    """##
    ),
    (
      "Direct/JSONModules.swift",
      ##"""
    /// The types that other modules add to a family, for reading bytes.
    @usableFromInline
    final class JSONModules<Family>: Sendable {
      @usableFromInline let table: JSONKeyTable
      /// The type for each name, in the order of the table.
      @usableFromInline let types: [JSONRegisteredTypeReference<Family>]
      /// The objects to which `types` refers.
      private let ownedTypes: [JSONRegisteredType<Family>]

      /// Returns nil if there are no names, or if the table cannot contain them.
      init?(_ types: [RegisteredModules<Family>.Entry]) {
        guard let table = JSONKeyTable.of(names: types.map { $0.name }) else { return nil }
        self.table = table
        ownedTypes = types.map { $0.type.forReading }
        self.types = ownedTypes.map { JSONRegisteredTypeReference($0) }
      }

      /// Returns the type with a name, or nil if no type has it.
      @inlinable
      func type(for name: WidgetCoding.JSONName) -> JSONRegisteredTypeReference<Family>? {
        let number = table.number(of: name)
        return number < 0 ? nil : types[number]
      }
    }

    /// A type that another module adds to a family, for reading bytes.
    ///
    /// Functions are stored in an object, because a function in an array or an optional is called more slowly.
    @usableFromInline
    final class JSONRegisteredType<Family>: Sendable {
      @usableFromInline let read:
        @Sendable (WidgetCoding.JSONName, inout WidgetCoding.JSONReader) throws -> Family

      init(
        read:
          @escaping @Sendable (WidgetCoding.JSONName, inout WidgetCoding.JSONReader) throws -> Family
      ) {
        self.read = read
      }
    }

    extension JSONKeyTable {
      /// Returns the position of a name, or -1 if the table does not contain the name.
      @usableFromInline
      func number(of name: WidgetCoding.JSONName) -> Int {
        find(name.text, hasTwin: name.hasTwin).number
      }

      /// Returns a table of distinct names. Returns nil if there are no names, or if they contain all control characters.
      static func of(names: [String]) -> JSONKeyTable? {
        let used = Set(names.lazy.flatMap(\.utf8))
        guard !names.isEmpty, let separator = (1..<0x20).first(where: { !used.contains($0) }) else {
          return nil
        }
        let list = names.flatMap { [separator] + Array($0.utf8) + [UInt8(ascii: "!")] }
        return list.withJSONBytes { JSONKeyTable(WidgetCoding.JSONKeys($0)) }
      }
    }

    @_documentation(visibility: internal)
    extension WidgetModule {
      /// Adds a type with a function for `Codable` and a function that reads bytes.
      ///
      /// - Parameters:
      ///   - names: The names of the type in the JSON.
      ///   - decode: The function that decodes a value from a decoder and its open container.
      ///   - read: The function that reads a value. The reader is at the value's object.
      public mutating func add(
        _ names: String...,
        decode: @escaping @Sendable (any Decoder, KeyedDecodingContainer<WireKey>) throws -> Family,
        read:
          @escaping @Sendable (_ name: WidgetCoding.JSONName, _ json: inout WidgetCoding.JSONReader)
          throws -> Family
      ) {
        let type = RegisteredType(reading: JSONRegisteredType(read: read)) { _, decoder, fields in
          try decode(decoder, fields)
        }
        types += names.map { ($0, type) }
      }
    }

    extension JSONRegisteredType: RegisteredReading {
      func combined<Other>(
        _ types: [RegisteredModules<Other>.Entry]
      ) -> (any AnyObject & Sendable)? {
        JSONModules(types)
      }

      func converted<Other, Joined>(
        _ convert: @escaping @Sendable (Other) -> Joined
      ) -> (any RegisteredReading)? {
        (self as? JSONRegisteredType<Other>).map { type in
          JSONRegisteredType<Joined> { name, json in convert(try type.read(name, &json)) }
        }
      }
    }

    extension RegisteredType {
      /// The type for reading bytes. A type without generated code for direct JSON decodes its values.
      fileprivate var forReading: JSONRegisteredType<Family> {
        if let reading = reading as? JSONRegisteredType<Family> { return reading }
        return JSONRegisteredType { [decode] name, json in
          var end = json
          try end.skip()
          let decoder = JSONCodableDecoder(json)
          let value = try decode(name.string, decoder, decoder.container(keyedBy: WireKey.self))
          json.offset = end.offset
          return value
        }
      }
    }

    extension JSONSession {
      /// Returns the type that a registered module adds to a family under a name, or nil if no module has the name.
      @inlinable
      @inline(__always)
      func type<Family>(
        for name: WidgetCoding.JSONName, in family: Family.Type
      ) -> JSONRegisteredTypeReference<Family>? {
        let known = knownModules
        for index in known.indices where known[index].isOf(family) {
          return known[index].type(for: name, in: family)
        }
        return modules(of: family)?.type(for: name)
      }

      /// Returns the modules that are registered for a family, and stores them in the session. Returns nil if none is
      /// registered.
      @inlinable
      @inline(never)
      func modules<Family>(of family: Family.Type) -> JSONModules<Family>? {
        // The caller knows the family's type. A cast is slower in a function that does not know it.
        if let found = reading(of: ObjectIdentifier(family)) as? JSONModules<Family> {
          remember(JSONModulesReference(found))
          return found
        }
        return modulesForDecoding(of: family)
      }

      /// Returns the `JSONModules` of a family, or nil if no module has functions that read bytes.
      @usableFromInline
      func reading(of family: ObjectIdentifier) -> AnyObject? { registry?.readings[family] }

      /// Returns the modules of a family in which no type has a function that reads bytes, and stores them in the session.
      /// Returns nil if none is registered.
      @usableFromInline
      func modulesForDecoding<Family>(of family: Family.Type) -> JSONModules<Family>? {
        guard let registered = registry?.modules(of: family),
          let found = JSONModules(registered.all.entries)
        else { return nil }
        ownedModules.append(found)
        remember(JSONModulesReference(found))
        return found
      }
    }

    extension WidgetCoding.JSONReader {
      /// Reads a value whose name is unknown to the family's own module.
      ///
      /// - Parameter known: The names that the family's own module decodes. They are needed only for an error.
      /// - Throws: The error for an unknown name, if no registered module has the name either.
      @inlinable
      public mutating func readRegistered<Family>(
        _ name: WidgetCoding.JSONName, in family: Family.Type, named familyName: String,
        known: @autoclosure () -> [String]
      ) throws -> Family {
        rewind(to: name)
        if let type = session.type(for: name, in: family) { return try type.read(name, &self) }
        throw try unregistered(name, in: family, named: familyName, known: known())
      }

      /// Reads a value whose name is unknown to the family's own module.
      ///
      /// - Parameters:
      ///   - known: The names that the family's own module decodes. They are needed only for an error.
      ///   - unknown: Returns the fallback if no module has the name, or if the type with the name rejects the value as
      ///     unknown. The closure receives the error for the unknown name.
      @inlinable
      public mutating func readRegistered<Family>(
        _ name: WidgetCoding.JSONName, in family: Family.Type, named familyName: String,
        known: @autoclosure () -> [String],
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Family
      ) throws -> Family {
        rewind(to: name)
        if let type = session.type(for: name, in: family) {
          do {
            return try type.read(name, &self)
          } catch {
            rewind(to: name)
            return try replacingUnknown(error, with: unknown)
          }
        }
        return try replacing(
          unregistered(name, in: family, named: familyName, known: known()), with: unknown)
      }

      /// Returns the error for a name that no module has.
      ///
      /// - Throws: The error for an invalid key of the object.
      @usableFromInline
      func unregistered<Family>(
        _ name: WidgetCoding.JSONName, in family: Family.Type, named familyName: String, known: [String]
      ) throws -> any Swift.Error {
        try checkKeys()
        let modules = session.userInfo.registeredModules(of: family)
        let error = UnknownNameError(name.string, in: familyName, known: known, modules)
        return JSONFault(.other(error), at: name.start)
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Writes a value whose type is unknown to the family's own module.
      public mutating func writeJoining(_ value: some Encodable, in family: Any.Type) throws {
        if let value = value as? any WidgetCoding.JoiningValue {
          try write(value.box(in: family))
        } else {
          try write(value)
        }
      }
    }

    """##
    ),
    (
      "Direct/JSONModulesReference.swift",
      ##"""
    // References to the modules of a session. They do not retain the modules, because retaining and releasing them for each value
    // takes a twentieth of the time for a small screen.
    //
    // All unsafe code for modules is in this file. A session keeps its registry and its own modules until the session itself is
    // released, the modules keep their types, and a reader keeps its session.

    /// A reference to the modules of a family.
    #if compiler(>=6.2)
      @safe
    #endif
    @frozen
    @usableFromInline
    struct JSONModulesReference {
      /// The family's type. `modules` is a `JSONModules` of this type.
      @usableFromInline let family: ObjectIdentifier
      @usableFromInline let modules: Unmanaged<AnyObject>

      @inlinable
      init<Family>(_ modules: JSONModules<Family>) {
        family = ObjectIdentifier(Family.self)
        #if compiler(>=6.2)
          unsafe self.modules = .passUnretained(modules)
        #else
          self.modules = .passUnretained(modules)
        #endif
      }

      /// Whether the modules add types to a family.
      @inlinable
      @inline(__always)
      func isOf<Family>(_ family: Family.Type) -> Bool { self.family == ObjectIdentifier(family) }

      /// Returns the type with a name, or nil if no type has it or if the modules are of another family.
      @inlinable
      @inline(__always)
      func type<Family>(
        for name: WidgetCoding.JSONName, in family: Family.Type
      ) -> JSONRegisteredTypeReference<Family>? {
        guard isOf(family) else { return nil }
        #if compiler(>=6.2)
          return unsafe modules._withUnsafeGuaranteedRef {
            unsafe unsafeDowncast($0, to: JSONModules<Family>.self).type(for: name)
          }
        #else
          return modules._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: JSONModules<Family>.self).type(for: name)
          }
        #endif
      }
    }

    /// A reference to a type that a module adds to a family.
    #if compiler(>=6.2)
      @safe
    #endif
    @frozen
    @usableFromInline
    struct JSONRegisteredTypeReference<Family>: Sendable {
      @usableFromInline let type: Unmanaged<JSONRegisteredType<Family>>

      init(_ type: JSONRegisteredType<Family>) {
        #if compiler(>=6.2)
          unsafe self.type = .passUnretained(type)
        #else
          self.type = .passUnretained(type)
        #endif
      }

      /// Reads a value. The reader is at the value's object.
      @inlinable
      @inline(__always)
      func read(_ name: WidgetCoding.JSONName, _ json: inout WidgetCoding.JSONReader) throws -> Family {
        #if compiler(>=6.2)
          return try unsafe type._withUnsafeGuaranteedRef { try $0.read(name, &json) }
        #else
          return try type._withUnsafeGuaranteedRef { try $0.read(name, &json) }
        #endif
      }
    }

    extension JSONSession {
      /// The modules of families that have occurred in the document. Exclusive access is not checked, because the check takes
      /// 4 % of the time for a small screen. No access calls code that accesses them.
      @inlinable
      @inline(__always)
      var knownModules: [JSONModulesReference] {
        #if compiler(>=6.2)
          unsafe modules
        #else
          modules
        #endif
      }

      /// Stores a reference to modules that the registry or `ownedModules` retains.
      @usableFromInline
      func remember(_ reference: JSONModulesReference) {
        #if compiler(>=6.2)
          unsafe self.modules.append(reference)
        #else
          self.modules.append(reference)
        #endif
      }
    }

    """##
    ),
    (
      "Direct/JSONNumbers.swift",
      ##"""
    #if canImport(FoundationEssentials)
      import FoundationEssentials
    #else
      import Foundation
    #endif

    extension WidgetCoding.JSONReader {
      /// Reads `true` or `false`.
      @inlinable
      public mutating func readBool() throws -> Bool {
        switch byte {
        case UInt8(ascii: "t"):
          try expectWord("true")
          return true
        case UInt8(ascii: "f"):
          try expectWord("false")
          return false
        default:
          throw mismatch(Bool.self)
        }
      }

      /// Reads an integer.
      @inlinable
      public mutating func readInteger<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        var next = offset
        let isNegative = bytes[next] == UInt8(ascii: "-")
        if isNegative { next &+= 1 }
        let first = next
        let magnitude = bytes.manyDigits(at: &next, 0)
        // A number of at most eighteen digits fits in `Int64`.
        if next &- first <= 18, isEnd(ofDigitsFrom: first, at: next) {
          let number = isNegative ? 0 &- Int64(truncatingIfNeeded: magnitude) : Int64(magnitude)
          if let value = Value(exactly: number) {
            offset = next
            return value
          }
        }
        return try readUnusualInteger(type)
      }

      /// Reads a floating-point number.
      public mutating func readDouble() throws -> Double {
        guard let (number, isNegative, end) = bytes.decimal(at: offset) else {
          return try readUnusualNumber(Double.self)
        }
        if number.exponent == 0 {
          offset = end
          let value = Double(number.digits)
          return isNegative ? -value : value
        }
        if number.digits != 0 {
          let format = JSONFloatFormat.double
          guard let bits = format.bits(of: number.digits, exponent: number.exponent) else {
            return try readUnusualNumber(Double.self)
          }
          offset = end
          return Double(bitPattern: isNegative ? bits | 1 &<< 63 : bits)
        }
        offset = end
        return isNegative ? -0.0 : 0
      }

      /// Reads a floating-point number of single precision.
      public mutating func readFloat() throws -> Float {
        guard let (number, isNegative, end) = bytes.decimal(at: offset) else {
          return try readUnusualNumber(Float.self)
        }
        if number.digits != 0 {
          let format = JSONFloatFormat.float
          guard let bits = format.bits(of: number.digits, exponent: number.exponent) else {
            return try readUnusualNumber(Float.self)
          }
          offset = end
          let pattern = UInt32(truncatingIfNeeded: bits)
          return Float(bitPattern: isNegative ? pattern | 1 &<< 31 : pattern)
        }
        offset = end
        return isNegative ? -0.0 : 0
      }

      /// Whether digits are an integer: a single digit, or several without a leading zero, followed by a delimiter.
      @inlinable
      @inline(__always)
      func isEnd(ofDigitsFrom first: Int, at next: Int) -> Bool {
        next > first && (bytes[first] != UInt8(ascii: "0") || next &- first == 1)
          && JSONBytes.isDelimiter(bytes[next])
      }
    }

    extension JSONBytes {
      /// Whether a byte ends a number.
      @inlinable
      @inline(__always)
      static func isDelimiter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
          || byte <= 0x20
      }

      /// Moves past digits and appends them to a number, which may overflow if it has more than 19 digits.
      @inlinable
      @inline(__always)
      func digits(at next: inout Int, _ start: UInt64) -> UInt64 {
        var number = start
        while true {
          let digit = self[next] &- UInt8(ascii: "0")
          if digit > 9 { return number }
          number = number &* 10 &+ UInt64(digit)
          next &+= 1
        }
      }

      /// Moves past digits and appends them to a number, eight at a time where possible.
      @inlinable
      @inline(__always)
      func manyDigits(at next: inout Int, _ start: UInt64) -> UInt64 {
        var number = start
        while next <= count &- 8 {
          let word = uncheckedLoad(UInt64.self, at: next)
          guard let digits = Self.eightDigits(word) else { break }
          number = number &* 100_000_000 &+ digits
          next &+= 8
        }
        return digits(at: &next, number)
      }

      /// Returns the value of eight ASCII digits, the first in the lowest byte, or nil if a byte is not a digit.
      @inlinable
      @inline(__always)
      static func eightDigits(_ word: UInt64) -> UInt64? {
        let values = word &- 0x3030_3030_3030_3030
        let others = (word &+ 0x4646_4646_4646_4646) | values
        guard others & highBits == 0 else { return nil }
        // Adjacent digits are combined into numbers of two digits, then of four and of eight.
        let pairs = values &* 10 &+ values &>> 8
        let mask: UInt64 = 0x0000_00FF_0000_00FF
        let first = (pairs & mask) &* (100 | 1_000_000 &<< 32)
        let second = (pairs &>> 16 & mask) &* (1 | 10_000 &<< 32)
        return (first &+ second) &>> 32
      }

      /// Returns the number at an offset and the number's end. Returns nil if the number is malformed, has more than 19
      /// digits after leading zeros, or has an exponent of more than four digits.
      @inline(__always)
      func decimal(at start: Int) -> (number: JSONDecimal, isNegative: Bool, end: Int)? {
        var next = start
        let isNegative = self[next] == UInt8(ascii: "-")
        if isNegative { next &+= 1 }
        let first = next
        var digits = digits(at: &next, 0)
        var (count, exponent) = (next &- first, 0)
        guard count > 0, self[first] != UInt8(ascii: "0") || count == 1 else { return nil }
        if self[next] == UInt8(ascii: ".") {
          next &+= 1
          let point = next
          digits = manyDigits(at: &next, digits)
          exponent = point &- next
          count &-= exponent
          guard exponent < 0 else { return nil }
        }
        if count > 19, !hasFewDigits(from: first, to: next) { return nil }
        if self[next] | 0x20 == UInt8(ascii: "e") {
          guard let power = exponentOfTen(at: &next) else { return nil }
          exponent &+= power
        }
        guard Self.isDelimiter(self[next]) else { return nil }
        return (JSONDecimal(digits: digits, exponent: exponent), isNegative, next)
      }

      /// Whether a number in a range has at most 19 digits after its leading zeros.
      private func hasFewDigits(from start: Int, to end: Int) -> Bool {
        // Further leading zeros are possible only after `0.`.
        guard self[start] == UInt8(ascii: "0") else { return false }
        var next = start &+ 2
        while self[next] == UInt8(ascii: "0") { next &+= 1 }
        return end &- next <= 19
      }

      /// Moves past the exponent of a number and returns it, or nil if it is malformed or has more than four digits.
      private func exponentOfTen(at next: inout Int) -> Int? {
        next &+= 1
        let isNegative = self[next] == UInt8(ascii: "-")
        if isNegative || self[next] == UInt8(ascii: "+") { next &+= 1 }
        let first = next
        let power = digits(at: &next, 0)
        guard next > first, next &- first <= 4 else { return nil }
        return isNegative ? -Int(power) : Int(power)
      }
    }

    // Functions for numbers that are long or malformed, and for integers with a fraction or an exponent.
    extension WidgetCoding.JSONReader {
      /// Reads an integer with many digits, a fraction or an exponent, or throws the error for any other value.
      @usableFromInline
      @inline(never)
      mutating func readUnusualInteger<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        let text = try numberText(for: type)
        if let value = Value(text) {
          offset += text.utf8.count
          return value
        }
        // `1.0` and `1e2` are integers.
        guard let double = Double(text), let value = Value(exactly: double) else {
          throw notRepresentable(type)
        }
        // From 2^53 on, several integers have the same double, so Foundation parses the digits.
        if double.magnitude >= 0x1p53 {
          guard let exact = try? JSONDecoder().decode(Exact<Value>.self, from: Data(text.utf8)) else {
            throw notRepresentable(type)
          }
          offset += text.utf8.count
          return exact.value
        }
        offset += text.utf8.count
        return value
      }

      /// Reads a floating-point number with many digits or a large exponent, or throws the error for any other value.
      @usableFromInline
      @inline(never)
      mutating func readUnusualNumber<Value: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Value.Type
      ) throws -> Value {
        let text = try numberText(for: type)
        guard let value = Value(text), value.isFinite else { throw notRepresentable(type) }
        // A number other than zero must not be rounded to zero.
        let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        let isZero = digits.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) }
        guard value != 0 || isZero else {
          throw notRepresentable(type)
        }
        offset += text.utf8.count
        return value
      }

      /// Returns the text of the number at the reader.
      func numberText<Value>(for type: Value.Type) throws -> String {
        guard byte == UInt8(ascii: "-") || isDigit(byte) else { throw mismatch(type) }
        var end = self
        end.skipNumber()
        guard isNumber(to: end.offset) else {
          throw JSONFault(.corrupted("the number is malformed"), at: offset)
        }
        return bytes.part(from: offset, to: end.offset).text
      }

      /// Whether the bytes from the reader to an offset are a JSON number.
      private func isNumber(to end: Int) -> Bool {
        var next = offset
        if bytes[next] == UInt8(ascii: "-") { next += 1 }
        let first = next
        _ = bytes.digits(at: &next, 0)
        guard next > first, bytes[first] != UInt8(ascii: "0") || next == first + 1 else { return false }
        if bytes[next] == UInt8(ascii: ".") {
          next += 1
          let point = next
          _ = bytes.digits(at: &next, 0)
          guard next > point else { return false }
        }
        if bytes[next] | 0x20 == UInt8(ascii: "e") {
          next += 1
          if bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") { next += 1 }
          let power = next
          _ = bytes.digits(at: &next, 0)
          guard next > power else { return false }
        }
        return next == end
      }

      private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

      func notRepresentable<Value>(_ type: Value.Type) -> JSONFault {
        JSONFault(.corrupted("the number is not representable as \(type)"), at: offset)
      }
    }

    /// An integer that Foundation decodes.
    private struct Exact<Value: FixedWidthInteger>: Decodable {
      let value: Value

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let type = Value.self as? any Decodable.Type,
          let value = try Self.decode(type, container) as? Value
        else {
          throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not an integer"))
        }
        self.value = value
      }

      private static func decode<Other: Decodable>(
        _ type: Other.Type, _ container: any SingleValueDecodingContainer
      ) throws -> Any { try container.decode(type) }
    }

    """##
    ),
    (
      "Direct/JSONObject.swift",
      ##"""
    extension WidgetCoding {
      /// An open object, and the known keys that were read from it. If a key is repeated, the first occurrence is used.
      @frozen
      public struct JSONObject {
        @usableFromInline let start: Int
        /// The keys that generated code reads.
        @usableFromInline let keys: JSONKeys
        @usableFromInline var seen: UInt64 = 0
        /// The position of the key that most likely comes next.
        @usableFromInline var next = 0
        /// The offset in the literal of the key at position `next`, or `Int.max` if the next key must be searched for.
        @usableFromInline var place = 0
        /// The keys as they are written in documents, or an empty list if no key followed white space so far.
        @usableFromInline var quotedKeys = JSONQuotedKeys()
        /// The white space before the last key.
        @usableFromInline var indentation = JSONIndentation()
        /// The offset of the comma before the tag, and the offset of the tag's end. Both are -1 if no tag is skipped later.
        @usableFromInline let tag: (comma: Int, end: Int)
        @usableFromInline var isEmpty: Bool
        /// Whether an error occurred, which the session stores.
        public var isFailed = false
        /// Whether the object's fields are in a container of a decoder instead of bytes.
        @usableFromInline var isDecoded = false
        /// Whether skipped members of the object are read later.
        @usableFromInline let isKept: Bool
        /// The table of the keys, or nil if no table was needed so far or the session cannot create another table.
        @usableFromInline var table: JSONKeyTableReference?

        @inlinable
        init(
          start: Int, keys: JSONKeys = "", isEmpty: Bool = true,
          tag: (comma: Int, end: Int) = (-1, -1), isKept: Bool = false
        ) {
          self.start = start
          self.keys = keys
          self.isEmpty = isEmpty
          self.tag = tag
          self.isKept = isKept
        }

        /// Marks a key as read, and returns whether it is read for the first time.
        @inline(__always)
        mutating func isFirst(_ number: UInt64) -> Bool {
          let bit = 1 &<< number
          guard seen & bit == 0 else { return false }
          seen |= bit
          return true
        }

        /// Advances past the key that is declared next, and returns its position.
        ///
        /// - Parameter place: The offset of the following key in the literal.
        @inline(__always)
        mutating func advance(to place: Int) -> Int {
          let number = next
          isEmpty = false
          next = number &+ 1
          self.place = place
          return number
        }

        /// Whether the key at a position in the list of keys was read from the object.
        @inlinable
        @inline(__always)
        public func has(_ number: UInt64) -> Bool { seen & (1 &<< number) != 0 }
      }
    }

    /// The white space before a key, if it is a line break and 6 to 32 spaces.
    ///
    /// Usually, the same white space precedes all keys of an object.
    @frozen
    @usableFromInline
    struct JSONIndentation {
      /// The number of bytes from the comma to the quote, or 0 for other white space.
      @usableFromInline var count = 0
      /// The first eight bytes after the comma and the line break. If there are fewer before the quote, they include the
      /// comma, or the comma and the line break.
      @usableFromInline var first: UInt64 = 0
      /// The offset of `first` from the comma.
      @usableFromInline var offset = 0
      /// The last eight bytes before the quote.
      @usableFromInline var last: UInt64 = 0

      @inlinable
      init() {}

      /// Creates the indentation of a key.
      ///
      /// - Parameters:
      ///   - start: The offset of the comma or, for an object's first key, of the brace.
      ///   - quote: The offset of the key's quote.
      init(in document: JSONBytes, from start: Int, to quote: Int) {
        let count = quote &- start
        guard count >= 8, count <= 34, document[start &+ 1] == 0x0A else { return }
        self.count = count
        offset = min(count &- 8, 2)
        first = document.load(UInt64.self, at: start &+ offset)
        // All following keys follow a comma.
        if offset == 0 { first = first & ~0xFF | UInt64(UInt8(ascii: ",")) }
        last = document.load(UInt64.self, at: quote &- 8)
      }
    }

    extension WidgetCoding {
      /// A key of an object, or a name of a type, as the bytes of its text.
      ///
      /// For example: `switch key { case "title": … }`.
      @frozen
      public struct JSONKey {
        @usableFromInline let text: JSONBytes
        /// Whether the key contains a character that is canonically equivalent to an ASCII character.
        @usableFromInline let hasTwin: Bool

        @inlinable
        init(_ text: JSONBytes, hasTwin: Bool = false) {
          self.text = text
          self.hasTwin = hasTwin
        }

        /// The key as a string.
        public var string: String { text.text }

        /// Whether a key in a document is the same as a key in generated code.
        @inlinable
        @inline(__always)
        public static func ~= (known: StaticString, key: JSONKey) -> Bool {
          known.isASCII && !key.hasTwin ? key.text.equals(JSONBytes(known)) : key.equals(known)
        }

        /// Whether the key is canonically equivalent to a key in generated code, as Swift compares strings.
        @usableFromInline
        func equals(_ known: StaticString) -> Bool { text.text == "\(known)" }

        /// Whether the key is canonically equivalent to a known key.
        func isEqual(to known: JSONBytes) -> Bool {
          text.equals(known) || (hasTwin || !known.isASCII) && text.text == known.text
        }
      }
    }

    extension WidgetCoding.JSONReader {
      /// Opens an object.
      @inlinable
      public mutating func object() throws -> WidgetCoding.JSONObject {
        guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
        let object = WidgetCoding.JSONObject(start: offset)
        try open()
        return object
      }

      /// Returns the next key and moves to its value, or returns nil at the end of the object.
      @inlinable
      public mutating func key(in object: inout WidgetCoding.JSONObject) throws -> WidgetCoding.JSONKey?
      {
        try nextKey(in: &object)
      }

      /// Returns the next key and moves to its value, or returns nil at the end of the object. This function is inlined
      /// where the speed is worth the code size.
      @inlinable
      @inline(__always)
      mutating func nextKey(in object: inout WidgetCoding.JSONObject) throws -> WidgetCoding.JSONKey? {
        skipSpace()
        if object.isEmpty {
          object.isEmpty = false
        } else if byte == UInt8(ascii: ",") {
          offset += 1
          skipSpace()
        } else if byte != UInt8(ascii: "}") {
          throw unexpected()
        }
        if byte == UInt8(ascii: "}") {
          close()
          return nil
        }
        let key = try readKey()
        try expect(UInt8(ascii: ":"))
        skipSpace()
        return key
      }

      /// The brace and the quote before the first key.
      static var brace: UInt16 { 0x227B }
      /// The comma and the quote before any other key.
      static var comma: UInt16 { 0x222C }

      /// Returns the offset of a known key's value if the bytes from `start` on are `lead`, the key, a quote and a colon.
      /// The value must follow without white space. Otherwise, returns 0.
      ///
      /// - Parameters:
      ///   - known: A key without quotes, backslashes or control characters, so that it is spelled the same in a document.
      ///   - lead: `brace` or `comma`.
      ///   - start: The offset of `lead`.
      @inline(__always)
      func value(of known: JSONBytes, after lead: UInt16, at start: Int) -> Int {
        let end = start &+ 2 &+ known.count
        // All loaded bytes are between `start` and the byte after the quote and the colon.
        guard start >= 0, bytes.isEndOfKey(end),
          bytes.uncheckedLoad(UInt16.self, at: start) == lead,
          bytes.isEqual(known, from: start &+ 2)
        else { return 0 }
        return end &+ 2
      }

      /// Returns the key at the reader and moves past it.
      @inlinable
      @inline(__always)
      mutating func readKey() throws -> WidgetCoding.JSONKey {
        guard byte == UInt8(ascii: "\"") else { throw unexpected() }
        let start = offset + 1
        let end = bytes.endOfPlainText(from: start)
        guard bytes[end] == UInt8(ascii: "\"") else { return try readUnusualKey() }
        offset = end + 1
        return WidgetCoding.JSONKey(bytes.part(from: start, to: end))
      }

      /// Returns a key that contains escapes or non-ASCII characters, and moves past it.
      @usableFromInline
      @inline(never)
      mutating func readUnusualKey() throws -> WidgetCoding.JSONKey {
        let text = try readString()
        return WidgetCoding.JSONKey(session.hold(key: text), hasTwin: Self.hasTwin(text))
      }

      /// Whether a text contains one of the only three characters that are canonically equivalent to an ASCII character:
      /// the Kelvin sign, the Greek question mark and the Greek varia.
      static func hasTwin(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0 == "\u{212A}" || $0 == "\u{37E}" || $0 == "\u{1FEF}" }
      }
    }

    """##
    ),
    (
      "Direct/JSONOutput.swift",
      ##"""
    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #elseif canImport(Android)
      import Android
    #elseif canImport(WASILibc)
      import WASILibc
    #elseif canImport(ucrt)
      import ucrt
    #endif

    /// A growing buffer for the document that is being written.
    ///
    /// All unsafe code that writes to this buffer is in this file. Bytes are stored only at or after `count`, in room that
    /// was reserved, and moved only within the written bytes. The memory belongs to an object that lives as long as the
    /// buffer.
    #if compiler(>=6.2)
      @safe
    #endif
    @frozen
    @usableFromInline
    struct JSONOutput: ~Copyable {
      @usableFromInline let memory: JSONOutputMemory
      /// The start of the memory, which changes only when the memory grows.
      @usableFromInline var start: UnsafeMutableRawPointer
      @usableFromInline var capacity: Int
      /// The number of written bytes.
      @usableFromInline var count = 0

      init(capacity: Int) {
        memory = JSONOutputMemory(capacity: capacity)
        self.capacity = capacity
        #if compiler(>=6.2)
          unsafe start = memory.start
        #else
          start = memory.start
        #endif
      }

      /// Reserves room for a number of bytes.
      @inlinable
      @inline(__always)
      mutating func reserve(_ size: Int) {
        if capacity &- count < size { grow(by: size) }
      }

      @usableFromInline
      @inline(never)
      mutating func grow(by size: Int) {
        precondition(size >= 0)
        capacity = max(capacity * 2, count + size)
        memory.grow(to: capacity)
        #if compiler(>=6.2)
          unsafe start = memory.start
        #else
          start = memory.start
        #endif
      }

      /// Stores an integer after the last byte, lowest byte first. The caller must have reserved room for it.
      @inlinable
      @inline(__always)
      mutating func store<Word: FixedWidthInteger>(_ word: Word) {
        #if compiler(>=6.2)
          unsafe start.storeBytes(of: word.littleEndian, toByteOffset: count, as: Word.self)
        #else
          start.storeBytes(of: word.littleEndian, toByteOffset: count, as: Word.self)
        #endif
      }

      /// Copies bytes after the last byte. The caller must have reserved room for them.
      @inlinable
      @inline(__always)
      mutating func store(_ bytes: JSONBytes) {
        #if compiler(>=6.2)
          unsafe (start + count).copyMemory(from: bytes.start, byteCount: bytes.count)
        #else
          (start + count).copyMemory(from: bytes.start, byteCount: bytes.count)
        #endif
      }

      /// Appends a byte.
      @inlinable
      @inline(__always)
      mutating func put(_ byte: UInt8) {
        reserve(1)
        store(byte)
        count &+= 1
      }

      /// Appends the lowest bytes of a word.
      @inlinable
      @inline(__always)
      mutating func put(word: UInt64, _ size: Int) {
        reserve(8)
        store(word)
        count &+= size
      }

      /// Appends bytes.
      @inlinable
      @inline(__always)
      mutating func put(_ bytes: JSONBytes) {
        reserve(bytes.count)
        store(bytes)
        count &+= bytes.count
      }

      /// The written bytes, which are valid until the next change.
      @inlinable var written: JSONBytes {
        @inline(__always) get {
          #if compiler(>=6.2)
            unsafe JSONBytes(start: UnsafeRawPointer(start), count: count)
          #else
            JSONBytes(start: UnsafeRawPointer(start), count: count)
          #endif
        }
      }

      /// A copy of the written bytes.
      var array: [UInt8] { written.array }

      /// The written bytes as text.
      var text: String { written.text }

      /// Calls a closure with the bytes and their count. The closure takes ownership of the bytes and must pass them to
      /// `free`.
      #if compiler(>=6.2)
        @unsafe
      #endif
      consuming func take<Result>(_ body: (UnsafeMutableRawPointer, Int) -> Result) -> Result {
        let count = count
        #if compiler(>=6.2)
          return unsafe memory.take(count) { unsafe body($0, count) }
        #else
          return memory.take(count) { body($0, count) }
        #endif
      }

      /// Removes the bytes in a range, which is clamped to the written bytes.
      mutating func remove(from lower: Int, to upper: Int) {
        let upper = min(max(upper, 0), count)
        let lower = min(max(lower, 0), upper)
        #if compiler(>=6.2)
          unsafe (start + lower).copyMemory(from: start + upper, byteCount: count - upper)
        #else
          (start + lower).copyMemory(from: start + upper, byteCount: count - upper)
        #endif
        count -= upper - lower
      }

      /// Appends a string in quotes.
      @inlinable
      mutating func put(_ text: String) {
        // `withUTF8` would require a mutable copy of the string.
        #if compiler(>=6.2)
          let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
            unsafe put(text: JSONBytes(start: $0.bytes, count: $0.count))
          }
        #else
          let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
            put(text: JSONBytes(start: $0.bytes, count: $0.count))
          }
        #endif
        if isDone == nil { put(foreign: text) }
      }

      /// Appends a string without contiguous UTF-8, such as a bridged string.
      @usableFromInline
      @inline(never)
      mutating func put(foreign text: String) {
        var text = text
        text.makeContiguousUTF8()
        text.utf8.withJSONBytes { put(text: $0) }
      }
    }

    extension UnsafeBufferPointer<UInt8> {
      /// The address of the first byte, or any valid address if the buffer is empty.
      @inlinable var bytes: UnsafeRawPointer {
        let nothing: StaticString = ""
        #if compiler(>=6.2)
          return unsafe UnsafeRawPointer(baseAddress ?? nothing.utf8Start)
        #else
          return UnsafeRawPointer(baseAddress ?? nothing.utf8Start)
        #endif
      }
    }

    /// The memory of a document that is being written. It is allocated with `malloc`.
    #if compiler(>=6.2)
      @safe
    #endif
    @usableFromInline
    final class JSONOutputMemory {
      fileprivate var start: UnsafeMutableRawPointer
      private var capacity: Int

      init(capacity: Int) {
        self.capacity = capacity
        #if compiler(>=6.2)
          unsafe start = Self.checked(malloc(capacity))
        #else
          start = Self.checked(malloc(capacity))
        #endif
      }

      deinit {
        #if compiler(>=6.2)
          unsafe free(start)
        #else
          free(start)
        #endif
      }

      fileprivate func grow(to capacity: Int) {
        self.capacity = capacity
        #if compiler(>=6.2)
          unsafe start = Self.checked(realloc(start, capacity))
        #else
          start = Self.checked(realloc(start, capacity))
        #endif
      }

      /// Returns an address that `malloc` or `realloc` returned, or traps if memory is exhausted, as Swift does.
      #if compiler(>=6.2)
        @unsafe
      #endif
      private static func checked(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        #if compiler(>=6.2)
          if let start = unsafe start { return unsafe start }
        #else
          if let start { return start }
        #endif
        preconditionFailure("out of memory")
      }

      /// Calls a closure that takes ownership of the memory and must pass it to `free`.
      fileprivate func take<Result>(
        _ count: Int, _ body: (UnsafeMutableRawPointer) -> Result
      ) -> Result {
        // More than half of the memory is unused only if the initial capacity or a reservation was too large, or if bytes
        // were removed. The unused memory is then released. Releasing less would cost more than it saves, because pages
        // that were never written take no memory.
        if count < capacity / 2 { grow(to: max(count, 1)) }
        capacity = 1
        #if compiler(>=6.2)
          let taken = unsafe start
          unsafe start = Self.checked(malloc(1))
          return unsafe body(taken)
        #else
          let taken = start
          start = Self.checked(malloc(1))
          return body(taken)
        #endif
      }

      /// Returns the first bytes of the memory.
      func bytes(_ count: Int) -> JSONBytes {
        #if compiler(>=6.2)
          unsafe JSONBytes(start: UnsafeRawPointer(start), count: min(count, capacity))
        #else
          JSONBytes(start: UnsafeRawPointer(start), count: min(count, capacity))
        #endif
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Writes a value whose type is `Same`. If `Value` is a different type, writes nothing.
      @inlinable
      @inline(__always)
      mutating func write<Value, Same: WidgetCoding.JSONWritable>(
        _ value: borrowing Value, as type: Same.Type
      ) throws {
        guard Value.self == Same.self else { return }
        #if compiler(>=6.2)
          try unsafe withUnsafePointer(to: value) { try unsafe write(at: $0, as: type) }
        #else
          try withUnsafePointer(to: value) { try write(at: $0, as: type) }
        #endif
      }

      /// Writes the elements of an array.
      ///
      /// - Parameter type: The type of the elements, or a family's box, whose only stored property is an element.
      @inlinable
      @inline(__always)
      mutating func write<Element, Same: WidgetCoding.JSONWritable>(
        elements: [Element], as type: Same.Type
      ) throws {
        precondition(MemoryLayout<Element>.size == MemoryLayout<Same>.size)
        depth &+= 1
        output.put(UInt8(ascii: "["))
        #if compiler(>=6.2)
          try unsafe elements.withUnsafeBufferPointer { elements in
            for index in elements.indices {
              if index > 0 { output.put(UInt8(ascii: ",")) }
              guard let start = elements.baseAddress else { return }
              try unsafe write(at: start + index, as: type)
            }
          }
        #else
          try elements.withUnsafeBufferPointer { elements in
            for index in elements.indices {
              if index > 0 { output.put(UInt8(ascii: ",")) }
              guard let start = elements.baseAddress else { return }
              try write(at: start + index, as: type)
            }
          }
        #endif
        depth &-= 1
        output.put(UInt8(ascii: "]"))
      }

      /// Writes the value at an address without copying it. The memory must have the layout of the type.
      #if compiler(>=6.2)
        @unsafe
      #endif
      @inlinable
      @inline(__always)
      mutating func write<Value: WidgetCoding.JSONWritable>(
        at place: UnsafeRawPointer, as type: Value.Type
      ) throws {
        #if compiler(>=6.2)
          try unsafe place.assumingMemoryBound(to: JSONBorrowed<Value>.self).pointee.write(to: &self)
        #else
          try place.assumingMemoryBound(to: JSONBorrowed<Value>.self).pointee.write(to: &self)
        #endif
      }
    }

    /// A wrapper with the same memory layout as its value.
    ///
    /// A value behind a pointer is copied before one of its functions is called, because the function could change the
    /// memory. This type cannot be copied.
    @frozen
    @usableFromInline
    struct JSONBorrowed<Value: WidgetCoding.JSONWritable>: ~Copyable {
      @usableFromInline let value: Value

      @inlinable
      @inline(__always)
      func write(to json: inout WidgetCoding.JSONWriter) throws { try value.write(to: &json) }
    }

    /// The position of the next byte during several stores. As a local variable, it stays in a register. The output's count
    /// does not, because as far as the compiler knows, any store might change it.
    ///
    /// A cursor is created for a number of bytes, for which the output reserves room. It does not outlive the
    /// function that creates it.
    #if compiler(>=6.2)
      @safe
    #endif
    @frozen
    @usableFromInline
    struct JSONCursor {
      @usableFromInline var place: UnsafeMutableRawPointer

      @inlinable
      @inline(__always)
      init(_ place: UnsafeMutableRawPointer) {
        #if compiler(>=6.2)
          unsafe self.place = place
        #else
          self.place = place
        #endif
      }

      /// Stores an integer a number of bytes ahead, lowest byte first.
      @inlinable
      @inline(__always)
      func store<Word: FixedWidthInteger>(_ word: Word, ahead: Int = 0) {
        #if compiler(>=6.2)
          unsafe place.storeBytes(of: word.littleEndian, toByteOffset: ahead, as: Word.self)
        #else
          place.storeBytes(of: word.littleEndian, toByteOffset: ahead, as: Word.self)
        #endif
      }

      /// Moves past stored bytes.
      @inlinable
      @inline(__always)
      mutating func move(by size: Int) {
        #if compiler(>=6.2)
          unsafe place += size
        #else
          place += size
        #endif
      }

      /// Stores an integer and moves past it.
      @inlinable
      @inline(__always)
      mutating func put<Word: FixedWidthInteger>(_ word: Word) {
        store(word)
        move(by: Word.bitWidth / 8)
      }

      /// Stores bytes as words that may overlap, and moves past them.
      @inlinable
      @inline(__always)
      mutating func put(short bytes: JSONBytes) {
        let size = bytes.count
        if size >= 8 {
          var offset = 0
          while offset < size &- 8 {
            store(bytes.uncheckedLoad(UInt64.self, at: offset), ahead: offset)
            offset &+= 8
          }
          store(bytes.uncheckedLoad(UInt64.self, at: size &- 8), ahead: size &- 8)
        } else if size >= 4 {
          store(bytes.uncheckedLoad(UInt32.self, at: 0))
          store(bytes.uncheckedLoad(UInt32.self, at: size &- 4), ahead: size &- 4)
        } else if size > 0 {
          store(bytes.uncheckedLoad(UInt8.self, at: 0))
          store(bytes.uncheckedLoad(UInt8.self, at: size &>> 1), ahead: size &>> 1)
          store(bytes.uncheckedLoad(UInt8.self, at: size &- 1), ahead: size &- 1)
        }
        move(by: size)
      }
    }

    extension JSONOutput {
      /// Returns a cursor at the end, with room for a number of bytes.
      @inlinable
      @inline(__always)
      mutating func cursor(for size: Int) -> JSONCursor {
        reserve(size)
        #if compiler(>=6.2)
          return unsafe JSONCursor(start + count)
        #else
          return JSONCursor(start + count)
        #endif
      }

      /// Sets the end of the document to the position of a cursor.
      @inlinable
      @inline(__always)
      mutating func end(at cursor: JSONCursor) {
        #if compiler(>=6.2)
          unsafe count = cursor.place - start
        #else
          count = cursor.place - start
        #endif
      }
    }

    """##
    ),
    (
      "Direct/JSONPath.swift",
      ##"""
    /// The keys from a document's root to a value, and the offsets of the values on the path.
    struct JSONPath {
      var keys: [any CodingKey] = []
      /// The offsets of the root and of each key's value.
      var starts: [Int] = []

      /// Returns the number of keys that lead to a value on the path, or nil for any other value.
      func depth(of start: Int) -> Int? { starts.lastIndex(of: start) }
    }

    /// Finds the path of an offset on demand, because paths are not recorded during decoding. The search resumes where it
    /// stopped, so finding the paths of many values takes linear time.
    struct JSONPathFinder {
      private var levels: [Level] = []
      private var last = 0
      /// The session with the ends of objects and arrays, or nil before the first search. A search may start again.
      private var session: JSONSession?

      /// An object or array that is being searched, and its current member.
      fileprivate struct Level {
        /// The object, or nil for an array.
        var object: WidgetCoding.JSONObject?
        var key: any CodingKey
        /// The offset of the member's value.
        var start: Int
        /// The offset after the member's value.
        var end: Int
      }

      /// Returns the path of the innermost value that contains an offset, as far as the document is valid.
      mutating func path(to target: Int, in bytes: JSONBytes) -> JSONPath {
        if target < last { levels = [] }
        last = target
        let session = session ?? JSONSession(userInfo: [:])
        var reader = WidgetCoding.JSONReader(bytes, session)
        reader.skipSpace()
        let root = reader.offset
        if self.session == nil {
          self.session = session
          reader.noteEndsBeforeFault()
        }
        while let level = levels.last, level.end <= target {
          reader.offset = level.end
          if !advance(&reader, to: target) { levels.removeLast() }
        }
        reader.offset = levels.last?.start ?? root
        while reader.offset < target, enter(&reader, target) {}
        return JSONPath(keys: levels.map(\.key), starts: [root] + levels.map(\.start))
      }

      /// Enters the value at the reader, up to the member that contains an offset. Returns false if no member contains it.
      private mutating func enter(_ reader: inout WidgetCoding.JSONReader, _ target: Int) -> Bool {
        let start = reader.offset
        switch reader.byte {
        case UInt8(ascii: "{"):
          levels.append(
            Level(
              object: WidgetCoding.JSONObject(start: start), key: WireKey(""), start: start, end: start)
          )
        case UInt8(ascii: "["):
          levels.append(
            Level(object: nil, key: ArrayIndex(intValue: -1), start: start, end: start))
        default: return false
        }
        reader.offset += 1
        if advance(&reader, to: target) { return true }
        levels.removeLast()
        return false
      }

      /// Advances in the innermost level to the member that contains an offset. Returns false if no member contains it.
      private mutating func advance(_ reader: inout WidgetCoding.JSONReader, to target: Int) -> Bool {
        guard var level = levels.last else { return false }
        while level.move(&reader), reader.offset <= target {
          level.start = reader.offset
          level.end = end(&reader)
          levels[levels.count - 1] = level
          if target < level.end {
            reader.offset = level.start
            return true
          }
        }
        return false
      }
    }

    extension JSONPathFinder {
      /// Returns the end of the value at the reader. A malformed value is treated as if it contained the rest of the document.
      private func end(_ reader: inout WidgetCoding.JSONReader) -> Int {
        // The document is malformed inside of the value. Without this check, each value on the path would be scanned again.
        if session?.ends?.offset(of: reader.offset) == -1 { return .max }
        return (try? reader.skip()) == nil ? .max : reader.offset
      }
    }

    extension JSONPathFinder.Level {
      /// Moves to the next member's value. Returns false if there isn't one, or if its key is malformed.
      fileprivate mutating func move(_ reader: inout WidgetCoding.JSONReader) -> Bool {
        reader.depth = 1
        if var object {
          guard let next = try? reader.key(in: &object) else { return false }
          self.object = object
          key = WireKey(next.string)
          return true
        }
        reader.skipSpace()
        let index = key.intValue ?? -1
        if index >= 0 {
          guard reader.byte == UInt8(ascii: ",") else { return false }
          reader.offset += 1
          reader.skipSpace()
        }
        key = ArrayIndex(intValue: index + 1)
        return reader.byte != UInt8(ascii: "]") && reader.offset < reader.bytes.count
      }
    }

    extension JSONPosition {
      /// Creates the position of an offset.
      init(of offset: Int, in bytes: JSONBytes) {
        var line = 1
        var start = 0
        for index in 0..<min(offset, bytes.count) {
          let isReturn = bytes[index] == 0x0D && bytes[index + 1] != 0x0A
          if bytes[index] == 0x0A || isReturn {
            line += 1
            start = index + 1
          }
        }
        self.init(offset: offset, line: line, column: offset - start + 1)
      }
    }

    """##
    ),
    (
      "Direct/JSONPlaces.swift",
      ##"""
    // Functions for values that are looked up after the object was read, because of aliases, paths or flattened properties.
    extension WidgetCoding.JSONReader {
      /// Reads the value at the first of several paths that exists. Usually, the paths are a property's own path and the
      /// paths of its aliases. If no path exists, the error is about the first path.
      public mutating func read<Value: Decodable>(
        _ type: Value.Type, atFirst paths: [String]..., of object: WidgetCoding.JSONObject
      ) throws -> Value {
        if object.isDecoded { return try session.decode(type, atFirst: paths) }
        let path = first(of: paths, object)
        switch try place(at: path, object) {
        case .value(let place): return try reading(at: place) { try $0.read(type) }
        case .null(let place, _): throw JSONFault(.null([String: Any].self), at: place)
        case .missing(let key, in: let start): throw JSONFault(.missing(key), at: start)
        }
      }

      /// Reads the value at the first of several paths that exists. Returns nil if no path exists, or if the value is null.
      public mutating func readIfPresent<Value: Decodable>(
        _ type: Value.Type, atFirst paths: [String]..., of object: WidgetCoding.JSONObject
      ) throws -> Value? {
        if object.isDecoded { return try session.decodeIfPresent(type, atFirst: paths) }
        let path = first(of: paths, object)
        guard case .value(let place) = try place(at: path, object) else { return nil }
        return try reading(at: place) { try $0.readIfPresent(type) }
      }

      /// Whether one of several paths exists. The value at the path may be invalid.
      public func contains(atFirst paths: [String]..., of object: WidgetCoding.JSONObject) -> Bool {
        object.isDecoded
          ? session.contains(atFirst: paths) : paths.contains { contains($0, object) }
      }

      /// Reads a value from the object itself instead of from one of its members.
      public mutating func read<Value: Decodable>(
        _ type: Value.Type, beside object: WidgetCoding.JSONObject
      ) throws -> Value {
        try reading(at: object.start) { try $0.read(type) }
      }

      /// Whether the object has a non-null value under one of several keys. Otherwise, a flattened optional is nil.
      public func contains(anyOf keys: String..., of object: WidgetCoding.JSONObject) throws -> Bool {
        for key in keys {
          if case .value(let place) = try place(at: [key], object), bytes[place] != UInt8(ascii: "n") {
            return true
          }
        }
        return false
      }

      /// Whether each of several keys is missing or null. In a value that is not an object, all keys are missing.
      public func lacks(_ keys: String...) -> Bool {
        var reader = self
        guard let object = try? reader.passObject() else { return true }
        return keys.allSatisfy { (try? !reader.contains(anyOf: $0, of: object)) ?? true }
      }

      /// Moves past an object whose keys are not read.
      public mutating func skipObject() throws { _ = try passObject() }

      /// Reads a flattened value from the object, or returns nil if a key that the value requires is missing.
      public mutating func readIfPresent<Value: Decodable>(
        _ type: Value.Type, beside object: WidgetCoding.JSONObject
      ) throws -> Value? {
        do {
          return try read(type, beside: object)
        } catch let fault as JSONFault where fault.isMissing(in: object.start) {
          return nil
        }
      }

      /// Reads a value from the object or from nested objects. An invalid value is replaced and reported.
      ///
      /// - Parameter levels: The number of keys from the object to the value.
      public mutating func recovering<Value>(
        in object: WidgetCoding.JSONObject, levels: Int, with replacement: @autoclosure () -> Value,
        _ body: (inout WidgetCoding.JSONReader) throws -> Value
      ) -> Value {
        let start = self
        do {
          return try body(&self)
        } catch {
          self = start
          session.reportReplaced(
            JSONFault(error, at: object.start), in: object.start, levels: levels, bytes)
          return replacement()
        }
      }

      /// Moves past an object, parts of which are read later.
      public mutating func passObject() throws -> WidgetCoding.JSONObject {
        var object = WidgetCoding.JSONObject(start: offset)
        if session.isOfDecoder {
          try openContainer(&object)
          return object
        }
        guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
        try skipForLater()
        return object
      }

      /// Moves past a value of any type, which is read later.
      public mutating func passValue() throws -> WidgetCoding.JSONObject {
        let object = WidgetCoding.JSONObject(start: offset)
        try skipForLater()
        return object
      }

      private mutating func reading<Value>(
        at place: Int, _ body: (inout WidgetCoding.JSONReader) throws -> Value
      ) throws -> Value {
        var reader = self
        reader.offset = place
        return try body(&reader)
      }
    }

    extension WidgetCoding.JSONReader {
      /// The result of a search for a path.
      enum Place {
        case value(Int)
        /// A `null` at an offset instead of an object.
        case null(Int, key: String)
        /// The first missing key, and the offset of the object without it.
        case missing(String, in: Int)
      }

      func first(of paths: [[String]], _ object: WidgetCoding.JSONObject) -> [String] {
        paths.first { contains($0, object) } ?? paths.first ?? []
      }

      func place(at path: [String], _ object: WidgetCoding.JSONObject) throws -> Place {
        var reader = self
        reader.offset = object.start
        for (index, key) in path.enumerated() {
          let start = reader.offset
          guard try reader.find(key) else { return .missing(key, in: start) }
          if index + 1 < path.count, reader.byte == UInt8(ascii: "n") {
            return .null(reader.offset, key: key)
          }
        }
        return .value(reader.offset)
      }

      /// Whether a path exists. A path through a value that is neither an object nor null is treated as existing, so that
      /// reading the path reports the error.
      private func contains(_ path: [String], _ object: WidgetCoding.JSONObject) -> Bool {
        do {
          if case .value = try place(at: path, object) { return true }
          return false
        } catch {
          return true
        }
      }

      /// Moves to the value of a key of the object. Returns false if the key is missing.
      fileprivate mutating func find(_ wanted: String) throws -> Bool {
        var object = try object()
        while let key = try key(in: &object) {
          if key.string == wanted { return true }
          try skipForLater()
        }
        return false
      }
    }

    """##
    ),
    (
      "Direct/JSONPowersOfTen.swift",
      ##"""
    /// The powers of ten from 10⁻³⁴² to 10³²⁴ as numbers of 128 bits, without their exponents of two.
    ///
    /// They are the highest bits of 5ⁿ: exact from 5⁰ to 5⁵⁵, rounded up from 5⁻²⁷ to 5⁻¹, and rounded down otherwise. See
    /// D. Lemire, "Number Parsing at a Gigabyte per Second" (Software: Practice and Experience 51, 2021).
    /// `PowersOfTenTests` recomputes all of them.
    enum JSONPowersOfTen {
      static let least = -342
      static let greatest = 324

      /// Returns the high half of the 128 bits of a power.
      @inline(__always)
      static func high(_ exponent: Int) -> UInt64 { halves[(exponent &+ 342) &* 2] }

      /// Returns the low half of the 128 bits of a power.
      @inline(__always)
      static func low(_ exponent: Int) -> UInt64 { halves[(exponent &+ 342) &* 2 &+ 1] }

      /// Whether a power is rounded down.
      @inline(__always)
      static func isRoundedDown(_ exponent: Int) -> Bool { exponent < -27 || exponent > 55 }

      /// The two halves of each power, with the high half first.
      private static let halves: [UInt64] = [
        0xEEF453D6923BD65A, 0x113FAA2906A13B3F, 0x9558B4661B6565F8, 0x4AC7CA59A424C507,
        0xBAAEE17FA23EBF76, 0x5D79BCF00D2DF649, 0xE95A99DF8ACE6F53, 0xF4D82C2C107973DC,
        0x91D8A02BB6C10594, 0x79071B9B8A4BE869, 0xB64EC836A47146F9, 0x9748E2826CDEE284,
        0xE3E27A444D8D98B7, 0xFD1B1B2308169B25, 0x8E6D8C6AB0787F72, 0xFE30F0F5E50E20F7,
        0xB208EF855C969F4F, 0xBDBD2D335E51A935, 0xDE8B2B66B3BC4723, 0xAD2C788035E61382,
        0x8B16FB203055AC76, 0x4C3BCB5021AFCC31, 0xADDCB9E83C6B1793, 0xDF4ABE242A1BBF3D,
        0xD953E8624B85DD78, 0xD71D6DAD34A2AF0D, 0x87D4713D6F33AA6B, 0x8672648C40E5AD68,
        0xA9C98D8CCB009506, 0x680EFDAF511F18C2, 0xD43BF0EFFDC0BA48, 0x0212BD1B2566DEF2,
        0x84A57695FE98746D, 0x014BB630F7604B57, 0xA5CED43B7E3E9188, 0x419EA3BD35385E2D,
        0xCF42894A5DCE35EA, 0x52064CAC828675B9, 0x818995CE7AA0E1B2, 0x7343EFEBD1940993,
        0xA1EBFB4219491A1F, 0x1014EBE6C5F90BF8, 0xCA66FA129F9B60A6, 0xD41A26E077774EF6,
        0xFD00B897478238D0, 0x8920B098955522B4, 0x9E20735E8CB16382, 0x55B46E5F5D5535B0,
        0xC5A890362FDDBC62, 0xEB2189F734AA831D, 0xF712B443BBD52B7B, 0xA5E9EC7501D523E4,
        0x9A6BB0AA55653B2D, 0x47B233C92125366E, 0xC1069CD4EABE89F8, 0x999EC0BB696E840A,
        0xF148440A256E2C76, 0xC00670EA43CA250D, 0x96CD2A865764DBCA, 0x380406926A5E5728,
        0xBC807527ED3E12BC, 0xC605083704F5ECF2, 0xEBA09271E88D976B, 0xF7864A44C633682E,
        0x93445B8731587EA3, 0x7AB3EE6AFBE0211D, 0xB8157268FDAE9E4C, 0x5960EA05BAD82964,
        0xE61ACF033D1A45DF, 0x6FB92487298E33BD, 0x8FD0C16206306BAB, 0xA5D3B6D479F8E056,
        0xB3C4F1BA87BC8696, 0x8F48A4899877186C, 0xE0B62E2929ABA83C, 0x331ACDABFE94DE87,
        0x8C71DCD9BA0B4925, 0x9FF0C08B7F1D0B14, 0xAF8E5410288E1B6F, 0x07ECF0AE5EE44DD9,
        0xDB71E91432B1A24A, 0xC9E82CD9F69D6150, 0x892731AC9FAF056E, 0xBE311C083A225CD2,
        0xAB70FE17C79AC6CA, 0x6DBD630A48AAF406, 0xD64D3D9DB981787D, 0x092CBBCCDAD5B108,
        0x85F0468293F0EB4E, 0x25BBF56008C58EA5, 0xA76C582338ED2621, 0xAF2AF2B80AF6F24E,
        0xD1476E2C07286FAA, 0x1AF5AF660DB4AEE1, 0x82CCA4DB847945CA, 0x50D98D9FC890ED4D,
        0xA37FCE126597973C, 0xE50FF107BAB528A0, 0xCC5FC196FEFD7D0C, 0x1E53ED49A96272C8,
        0xFF77B1FCBEBCDC4F, 0x25E8E89C13BB0F7A, 0x9FAACF3DF73609B1, 0x77B191618C54E9AC,
        0xC795830D75038C1D, 0xD59DF5B9EF6A2417, 0xF97AE3D0D2446F25, 0x4B0573286B44AD1D,
        0x9BECCE62836AC577, 0x4EE367F9430AEC32, 0xC2E801FB244576D5, 0x229C41F793CDA73F,
        0xF3A20279ED56D48A, 0x6B43527578C1110F, 0x9845418C345644D6, 0x830A13896B78AAA9,
        0xBE5691EF416BD60C, 0x23CC986BC656D553, 0xEDEC366B11C6CB8F, 0x2CBFBE86B7EC8AA8,
        0x94B3A202EB1C3F39, 0x7BF7D71432F3D6A9, 0xB9E08A83A5E34F07, 0xDAF5CCD93FB0CC53,
        0xE858AD248F5C22C9, 0xD1B3400F8F9CFF68, 0x91376C36D99995BE, 0x23100809B9C21FA1,
        0xB58547448FFFFB2D, 0xABD40A0C2832A78A, 0xE2E69915B3FFF9F9, 0x16C90C8F323F516C,
        0x8DD01FAD907FFC3B, 0xAE3DA7D97F6792E3, 0xB1442798F49FFB4A, 0x99CD11CFDF41779C,
        0xDD95317F31C7FA1D, 0x40405643D711D583, 0x8A7D3EEF7F1CFC52, 0x482835EA666B2572,
        0xAD1C8EAB5EE43B66, 0xDA3243650005EECF, 0xD863B256369D4A40, 0x90BED43E40076A82,
        0x873E4F75E2224E68, 0x5A7744A6E804A291, 0xA90DE3535AAAE202, 0x711515D0A205CB36,
        0xD3515C2831559A83, 0x0D5A5B44CA873E03, 0x8412D9991ED58091, 0xE858790AFE9486C2,
        0xA5178FFF668AE0B6, 0x626E974DBE39A872, 0xCE5D73FF402D98E3, 0xFB0A3D212DC8128F,
        0x80FA687F881C7F8E, 0x7CE66634BC9D0B99, 0xA139029F6A239F72, 0x1C1FFFC1EBC44E80,
        0xC987434744AC874E, 0xA327FFB266B56220, 0xFBE9141915D7A922, 0x4BF1FF9F0062BAA8,
        0x9D71AC8FADA6C9B5, 0x6F773FC3603DB4A9, 0xC4CE17B399107C22, 0xCB550FB4384D21D3,
        0xF6019DA07F549B2B, 0x7E2A53A146606A48, 0x99C102844F94E0FB, 0x2EDA7444CBFC426D,
        0xC0314325637A1939, 0xFA911155FEFB5308, 0xF03D93EEBC589F88, 0x793555AB7EBA27CA,
        0x96267C7535B763B5, 0x4BC1558B2F3458DE, 0xBBB01B9283253CA2, 0x9EB1AAEDFB016F16,
        0xEA9C227723EE8BCB, 0x465E15A979C1CADC, 0x92A1958A7675175F, 0x0BFACD89EC191EC9,
        0xB749FAED14125D36, 0xCEF980EC671F667B, 0xE51C79A85916F484, 0x82B7E12780E7401A,
        0x8F31CC0937AE58D2, 0xD1B2ECB8B0908810, 0xB2FE3F0B8599EF07, 0x861FA7E6DCB4AA15,
        0xDFBDCECE67006AC9, 0x67A791E093E1D49A, 0x8BD6A141006042BD, 0xE0C8BB2C5C6D24E0,
        0xAECC49914078536D, 0x58FAE9F773886E18, 0xDA7F5BF590966848, 0xAF39A475506A899E,
        0x888F99797A5E012D, 0x6D8406C952429603, 0xAAB37FD7D8F58178, 0xC8E5087BA6D33B83,
        0xD5605FCDCF32E1D6, 0xFB1E4A9A90880A64, 0x855C3BE0A17FCD26, 0x5CF2EEA09A55067F,
        0xA6B34AD8C9DFC06F, 0xF42FAA48C0EA481E, 0xD0601D8EFC57B08B, 0xF13B94DAF124DA26,
        0x823C12795DB6CE57, 0x76C53D08D6B70858, 0xA2CB1717B52481ED, 0x54768C4B0C64CA6E,
        0xCB7DDCDDA26DA268, 0xA9942F5DCF7DFD09, 0xFE5D54150B090B02, 0xD3F93B35435D7C4C,
        0x9EFA548D26E5A6E1, 0xC47BC5014A1A6DAF, 0xC6B8E9B0709F109A, 0x359AB6419CA1091B,
        0xF867241C8CC6D4C0, 0xC30163D203C94B62, 0x9B407691D7FC44F8, 0x79E0DE63425DCF1D,
        0xC21094364DFB5636, 0x985915FC12F542E4, 0xF294B943E17A2BC4, 0x3E6F5B7B17B2939D,
        0x979CF3CA6CEC5B5A, 0xA705992CEECF9C42, 0xBD8430BD08277231, 0x50C6FF782A838353,
        0xECE53CEC4A314EBD, 0xA4F8BF5635246428, 0x940F4613AE5ED136, 0x871B7795E136BE99,
        0xB913179899F68584, 0x28E2557B59846E3F, 0xE757DD7EC07426E5, 0x331AEADA2FE589CF,
        0x9096EA6F3848984F, 0x3FF0D2C85DEF7621, 0xB4BCA50B065ABE63, 0x0FED077A756B53A9,
        0xE1EBCE4DC7F16DFB, 0xD3E8495912C62894, 0x8D3360F09CF6E4BD, 0x64712DD7ABBBD95C,
        0xB080392CC4349DEC, 0xBD8D794D96AACFB3, 0xDCA04777F541C567, 0xECF0D7A0FC5583A0,
        0x89E42CAAF9491B60, 0xF41686C49DB57244, 0xAC5D37D5B79B6239, 0x311C2875C522CED5,
        0xD77485CB25823AC7, 0x7D633293366B828B, 0x86A8D39EF77164BC, 0xAE5DFF9C02033197,
        0xA8530886B54DBDEB, 0xD9F57F830283FDFC, 0xD267CAA862A12D66, 0xD072DF63C324FD7B,
        0x8380DEA93DA4BC60, 0x4247CB9E59F71E6D, 0xA46116538D0DEB78, 0x52D9BE85F074E608,
        0xCD795BE870516656, 0x67902E276C921F8B, 0x806BD9714632DFF6, 0x00BA1CD8A3DB53B6,
        0xA086CFCD97BF97F3, 0x80E8A40ECCD228A4, 0xC8A883C0FDAF7DF0, 0x6122CD128006B2CD,
        0xFAD2A4B13D1B5D6C, 0x796B805720085F81, 0x9CC3A6EEC6311A63, 0xCBE3303674053BB0,
        0xC3F490AA77BD60FC, 0xBEDBFC4411068A9C, 0xF4F1B4D515ACB93B, 0xEE92FB5515482D44,
        0x991711052D8BF3C5, 0x751BDD152D4D1C4A, 0xBF5CD54678EEF0B6, 0xD262D45A78A0635D,
        0xEF340A98172AACE4, 0x86FB897116C87C34, 0x9580869F0E7AAC0E, 0xD45D35E6AE3D4DA0,
        0xBAE0A846D2195712, 0x8974836059CCA109, 0xE998D258869FACD7, 0x2BD1A438703FC94B,
        0x91FF83775423CC06, 0x7B6306A34627DDCF, 0xB67F6455292CBF08, 0x1A3BC84C17B1D542,
        0xE41F3D6A7377EECA, 0x20CABA5F1D9E4A93, 0x8E938662882AF53E, 0x547EB47B7282EE9C,
        0xB23867FB2A35B28D, 0xE99E619A4F23AA43, 0xDEC681F9F4C31F31, 0x6405FA00E2EC94D4,
        0x8B3C113C38F9F37E, 0xDE83BC408DD3DD04, 0xAE0B158B4738705E, 0x9624AB50B148D445,
        0xD98DDAEE19068C76, 0x3BADD624DD9B0957, 0x87F8A8D4CFA417C9, 0xE54CA5D70A80E5D6,
        0xA9F6D30A038D1DBC, 0x5E9FCF4CCD211F4C, 0xD47487CC8470652B, 0x7647C3200069671F,
        0x84C8D4DFD2C63F3B, 0x29ECD9F40041E073, 0xA5FB0A17C777CF09, 0xF468107100525890,
        0xCF79CC9DB955C2CC, 0x7182148D4066EEB4, 0x81AC1FE293D599BF, 0xC6F14CD848405530,
        0xA21727DB38CB002F, 0xB8ADA00E5A506A7C, 0xCA9CF1D206FDC03B, 0xA6D90811F0E4851C,
        0xFD442E4688BD304A, 0x908F4A166D1DA663, 0x9E4A9CEC15763E2E, 0x9A598E4E043287FE,
        0xC5DD44271AD3CDBA, 0x40EFF1E1853F29FD, 0xF7549530E188C128, 0xD12BEE59E68EF47C,
        0x9A94DD3E8CF578B9, 0x82BB74F8301958CE, 0xC13A148E3032D6E7, 0xE36A52363C1FAF01,
        0xF18899B1BC3F8CA1, 0xDC44E6C3CB279AC1, 0x96F5600F15A7B7E5, 0x29AB103A5EF8C0B9,
        0xBCB2B812DB11A5DE, 0x7415D448F6B6F0E7, 0xEBDF661791D60F56, 0x111B495B3464AD21,
        0x936B9FCEBB25C995, 0xCAB10DD900BEEC34, 0xB84687C269EF3BFB, 0x3D5D514F40EEA742,
        0xE65829B3046B0AFA, 0x0CB4A5A3112A5112, 0x8FF71A0FE2C2E6DC, 0x47F0E785EABA72AB,
        0xB3F4E093DB73A093, 0x59ED216765690F56, 0xE0F218B8D25088B8, 0x306869C13EC3532C,
        0x8C974F7383725573, 0x1E414218C73A13FB, 0xAFBD2350644EEACF, 0xE5D1929EF90898FA,
        0xDBAC6C247D62A583, 0xDF45F746B74ABF39, 0x894BC396CE5DA772, 0x6B8BBA8C328EB783,
        0xAB9EB47C81F5114F, 0x066EA92F3F326564, 0xD686619BA27255A2, 0xC80A537B0EFEFEBD,
        0x8613FD0145877585, 0xBD06742CE95F5F36, 0xA798FC4196E952E7, 0x2C48113823B73704,
        0xD17F3B51FCA3A7A0, 0xF75A15862CA504C5, 0x82EF85133DE648C4, 0x9A984D73DBE722FB,
        0xA3AB66580D5FDAF5, 0xC13E60D0D2E0EBBA, 0xCC963FEE10B7D1B3, 0x318DF905079926A8,
        0xFFBBCFE994E5C61F, 0xFDF17746497F7052, 0x9FD561F1FD0F9BD3, 0xFEB6EA8BEDEFA633,
        0xC7CABA6E7C5382C8, 0xFE64A52EE96B8FC0, 0xF9BD690A1B68637B, 0x3DFDCE7AA3C673B0,
        0x9C1661A651213E2D, 0x06BEA10CA65C084E, 0xC31BFA0FE5698DB8, 0x486E494FCFF30A62,
        0xF3E2F893DEC3F126, 0x5A89DBA3C3EFCCFA, 0x986DDB5C6B3A76B7, 0xF89629465A75E01C,
        0xBE89523386091465, 0xF6BBB397F1135823, 0xEE2BA6C0678B597F, 0x746AA07DED582E2C,
        0x94DB483840B717EF, 0xA8C2A44EB4571CDC, 0xBA121A4650E4DDEB, 0x92F34D62616CE413,
        0xE896A0D7E51E1566, 0x77B020BAF9C81D17, 0x915E2486EF32CD60, 0x0ACE1474DC1D122E,
        0xB5B5ADA8AAFF80B8, 0x0D819992132456BA, 0xE3231912D5BF60E6, 0x10E1FFF697ED6C69,
        0x8DF5EFABC5979C8F, 0xCA8D3FFA1EF463C1, 0xB1736B96B6FD83B3, 0xBD308FF8A6B17CB2,
        0xDDD0467C64BCE4A0, 0xAC7CB3F6D05DDBDE, 0x8AA22C0DBEF60EE4, 0x6BCDF07A423AA96B,
        0xAD4AB7112EB3929D, 0x86C16C98D2C953C6, 0xD89D64D57A607744, 0xE871C7BF077BA8B7,
        0x87625F056C7C4A8B, 0x11471CD764AD4972, 0xA93AF6C6C79B5D2D, 0xD598E40D3DD89BCF,
        0xD389B47879823479, 0x4AFF1D108D4EC2C3, 0x843610CB4BF160CB, 0xCEDF722A585139BA,
        0xA54394FE1EEDB8FE, 0xC2974EB4EE658828, 0xCE947A3DA6A9273E, 0x733D226229FEEA32,
        0x811CCC668829B887, 0x0806357D5A3F525F, 0xA163FF802A3426A8, 0xCA07C2DCB0CF26F7,
        0xC9BCFF6034C13052, 0xFC89B393DD02F0B5, 0xFC2C3F3841F17C67, 0xBBAC2078D443ACE2,
        0x9D9BA7832936EDC0, 0xD54B944B84AA4C0D, 0xC5029163F384A931, 0x0A9E795E65D4DF11,
        0xF64335BCF065D37D, 0x4D4617B5FF4A16D5, 0x99EA0196163FA42E, 0x504BCED1BF8E4E45,
        0xC06481FB9BCF8D39, 0xE45EC2862F71E1D6, 0xF07DA27A82C37088, 0x5D767327BB4E5A4C,
        0x964E858C91BA2655, 0x3A6A07F8D510F86F, 0xBBE226EFB628AFEA, 0x890489F70A55368B,
        0xEADAB0ABA3B2DBE5, 0x2B45AC74CCEA842E, 0x92C8AE6B464FC96F, 0x3B0B8BC90012929D,
        0xB77ADA0617E3BBCB, 0x09CE6EBB40173744, 0xE55990879DDCAABD, 0xCC420A6A101D0515,
        0x8F57FA54C2A9EAB6, 0x9FA946824A12232D, 0xB32DF8E9F3546564, 0x47939822DC96ABF9,
        0xDFF9772470297EBD, 0x59787E2B93BC56F7, 0x8BFBEA76C619EF36, 0x57EB4EDB3C55B65A,
        0xAEFAE51477A06B03, 0xEDE622920B6B23F1, 0xDAB99E59958885C4, 0xE95FAB368E45ECED,
        0x88B402F7FD75539B, 0x11DBCB0218EBB414, 0xAAE103B5FCD2A881, 0xD652BDC29F26A119,
        0xD59944A37C0752A2, 0x4BE76D3346F0495F, 0x857FCAE62D8493A5, 0x6F70A4400C562DDB,
        0xA6DFBD9FB8E5B88E, 0xCB4CCD500F6BB952, 0xD097AD07A71F26B2, 0x7E2000A41346A7A7,
        0x825ECC24C873782F, 0x8ED400668C0C28C8, 0xA2F67F2DFA90563B, 0x728900802F0F32FA,
        0xCBB41EF979346BCA, 0x4F2B40A03AD2FFB9, 0xFEA126B7D78186BC, 0xE2F610C84987BFA8,
        0x9F24B832E6B0F436, 0x0DD9CA7D2DF4D7C9, 0xC6EDE63FA05D3143, 0x91503D1C79720DBB,
        0xF8A95FCF88747D94, 0x75A44C6397CE912A, 0x9B69DBE1B548CE7C, 0xC986AFBE3EE11ABA,
        0xC24452DA229B021B, 0xFBE85BADCE996168, 0xF2D56790AB41C2A2, 0xFAE27299423FB9C3,
        0x97C560BA6B0919A5, 0xDCCD879FC967D41A, 0xBDB6B8E905CB600F, 0x5400E987BBC1C920,
        0xED246723473E3813, 0x290123E9AAB23B68, 0x9436C0760C86E30B, 0xF9A0B6720AAF6521,
        0xB94470938FA89BCE, 0xF808E40E8D5B3E69, 0xE7958CB87392C2C2, 0xB60B1D1230B20E04,
        0x90BD77F3483BB9B9, 0xB1C6F22B5E6F48C2, 0xB4ECD5F01A4AA828, 0x1E38AEB6360B1AF3,
        0xE2280B6C20DD5232, 0x25C6DA63C38DE1B0, 0x8D590723948A535F, 0x579C487E5A38AD0E,
        0xB0AF48EC79ACE837, 0x2D835A9DF0C6D851, 0xDCDB1B2798182244, 0xF8E431456CF88E65,
        0x8A08F0F8BF0F156B, 0x1B8E9ECB641B58FF, 0xAC8B2D36EED2DAC5, 0xE272467E3D222F3F,
        0xD7ADF884AA879177, 0x5B0ED81DCC6ABB0F, 0x86CCBB52EA94BAEA, 0x98E947129FC2B4E9,
        0xA87FEA27A539E9A5, 0x3F2398D747B36224, 0xD29FE4B18E88640E, 0x8EEC7F0D19A03AAD,
        0x83A3EEEEF9153E89, 0x1953CF68300424AC, 0xA48CEAAAB75A8E2B, 0x5FA8C3423C052DD7,
        0xCDB02555653131B6, 0x3792F412CB06794D, 0x808E17555F3EBF11, 0xE2BBD88BBEE40BD0,
        0xA0B19D2AB70E6ED6, 0x5B6ACEAEAE9D0EC4, 0xC8DE047564D20A8B, 0xF245825A5A445275,
        0xFB158592BE068D2E, 0xEED6E2F0F0D56712, 0x9CED737BB6C4183D, 0x55464DD69685606B,
        0xC428D05AA4751E4C, 0xAA97E14C3C26B886, 0xF53304714D9265DF, 0xD53DD99F4B3066A8,
        0x993FE2C6D07B7FAB, 0xE546A8038EFE4029, 0xBF8FDB78849A5F96, 0xDE98520472BDD033,
        0xEF73D256A5C0F77C, 0x963E66858F6D4440, 0x95A8637627989AAD, 0xDDE7001379A44AA8,
        0xBB127C53B17EC159, 0x5560C018580D5D52, 0xE9D71B689DDE71AF, 0xAAB8F01E6E10B4A6,
        0x9226712162AB070D, 0xCAB3961304CA70E8, 0xB6B00D69BB55C8D1, 0x3D607B97C5FD0D22,
        0xE45C10C42A2B3B05, 0x8CB89A7DB77C506A, 0x8EB98A7A9A5B04E3, 0x77F3608E92ADB242,
        0xB267ED1940F1C61C, 0x55F038B237591ED3, 0xDF01E85F912E37A3, 0x6B6C46DEC52F6688,
        0x8B61313BBABCE2C6, 0x2323AC4B3B3DA015, 0xAE397D8AA96C1B77, 0xABEC975E0A0D081A,
        0xD9C7DCED53C72255, 0x96E7BD358C904A21, 0x881CEA14545C7575, 0x7E50D64177DA2E54,
        0xAA242499697392D2, 0xDDE50BD1D5D0B9E9, 0xD4AD2DBFC3D07787, 0x955E4EC64B44E864,
        0x84EC3C97DA624AB4, 0xBD5AF13BEF0B113E, 0xA6274BBDD0FADD61, 0xECB1AD8AEACDD58E,
        0xCFB11EAD453994BA, 0x67DE18EDA5814AF2, 0x81CEB32C4B43FCF4, 0x80EACF948770CED7,
        0xA2425FF75E14FC31, 0xA1258379A94D028D, 0xCAD2F7F5359A3B3E, 0x096EE45813A04330,
        0xFD87B5F28300CA0D, 0x8BCA9D6E188853FC, 0x9E74D1B791E07E48, 0x775EA264CF55347E,
        0xC612062576589DDA, 0x95364AFE032A819E, 0xF79687AED3EEC551, 0x3A83DDBD83F52205,
        0x9ABE14CD44753B52, 0xC4926A9672793543, 0xC16D9A0095928A27, 0x75B7053C0F178294,
        0xF1C90080BAF72CB1, 0x5324C68B12DD6339, 0x971DA05074DA7BEE, 0xD3F6FC16EBCA5E04,
        0xBCE5086492111AEA, 0x88F4BB1CA6BCF585, 0xEC1E4A7DB69561A5, 0x2B31E9E3D06C32E6,
        0x9392EE8E921D5D07, 0x3AFF322E62439FD0, 0xB877AA3236A4B449, 0x09BEFEB9FAD487C3,
        0xE69594BEC44DE15B, 0x4C2EBE687989A9B4, 0x901D7CF73AB0ACD9, 0x0F9D37014BF60A11,
        0xB424DC35095CD80F, 0x538484C19EF38C95, 0xE12E13424BB40E13, 0x2865A5F206B06FBA,
        0x8CBCCC096F5088CB, 0xF93F87B7442E45D4, 0xAFEBFF0BCB24AAFE, 0xF78F69A51539D749,
        0xDBE6FECEBDEDD5BE, 0xB573440E5A884D1C, 0x89705F4136B4A597, 0x31680A88F8953031,
        0xABCC77118461CEFC, 0xFDC20D2B36BA7C3E, 0xD6BF94D5E57A42BC, 0x3D32907604691B4D,
        0x8637BD05AF6C69B5, 0xA63F9A49C2C1B110, 0xA7C5AC471B478423, 0x0FCF80DC33721D54,
        0xD1B71758E219652B, 0xD3C36113404EA4A9, 0x83126E978D4FDF3B, 0x645A1CAC083126EA,
        0xA3D70A3D70A3D70A, 0x3D70A3D70A3D70A4, 0xCCCCCCCCCCCCCCCC, 0xCCCCCCCCCCCCCCCD,
        0x8000000000000000, 0x0000000000000000, 0xA000000000000000, 0x0000000000000000,
        0xC800000000000000, 0x0000000000000000, 0xFA00000000000000, 0x0000000000000000,
        0x9C40000000000000, 0x0000000000000000, 0xC350000000000000, 0x0000000000000000,
        0xF424000000000000, 0x0000000000000000, 0x9896800000000000, 0x0000000000000000,
        0xBEBC200000000000, 0x0000000000000000, 0xEE6B280000000000, 0x0000000000000000,
        0x9502F90000000000, 0x0000000000000000, 0xBA43B74000000000, 0x0000000000000000,
        0xE8D4A51000000000, 0x0000000000000000, 0x9184E72A00000000, 0x0000000000000000,
        0xB5E620F480000000, 0x0000000000000000, 0xE35FA931A0000000, 0x0000000000000000,
        0x8E1BC9BF04000000, 0x0000000000000000, 0xB1A2BC2EC5000000, 0x0000000000000000,
        0xDE0B6B3A76400000, 0x0000000000000000, 0x8AC7230489E80000, 0x0000000000000000,
        0xAD78EBC5AC620000, 0x0000000000000000, 0xD8D726B7177A8000, 0x0000000000000000,
        0x878678326EAC9000, 0x0000000000000000, 0xA968163F0A57B400, 0x0000000000000000,
        0xD3C21BCECCEDA100, 0x0000000000000000, 0x84595161401484A0, 0x0000000000000000,
        0xA56FA5B99019A5C8, 0x0000000000000000, 0xCECB8F27F4200F3A, 0x0000000000000000,
        0x813F3978F8940984, 0x4000000000000000, 0xA18F07D736B90BE5, 0x5000000000000000,
        0xC9F2C9CD04674EDE, 0xA400000000000000, 0xFC6F7C4045812296, 0x4D00000000000000,
        0x9DC5ADA82B70B59D, 0xF020000000000000, 0xC5371912364CE305, 0x6C28000000000000,
        0xF684DF56C3E01BC6, 0xC732000000000000, 0x9A130B963A6C115C, 0x3C7F400000000000,
        0xC097CE7BC90715B3, 0x4B9F100000000000, 0xF0BDC21ABB48DB20, 0x1E86D40000000000,
        0x96769950B50D88F4, 0x1314448000000000, 0xBC143FA4E250EB31, 0x17D955A000000000,
        0xEB194F8E1AE525FD, 0x5DCFAB0800000000, 0x92EFD1B8D0CF37BE, 0x5AA1CAE500000000,
        0xB7ABC627050305AD, 0xF14A3D9E40000000, 0xE596B7B0C643C719, 0x6D9CCD05D0000000,
        0x8F7E32CE7BEA5C6F, 0xE4820023A2000000, 0xB35DBF821AE4F38B, 0xDDA2802C8A800000,
        0xE0352F62A19E306E, 0xD50B2037AD200000, 0x8C213D9DA502DE45, 0x4526F422CC340000,
        0xAF298D050E4395D6, 0x9670B12B7F410000, 0xDAF3F04651D47B4C, 0x3C0CDD765F114000,
        0x88D8762BF324CD0F, 0xA5880A69FB6AC800, 0xAB0E93B6EFEE0053, 0x8EEA0D047A457A00,
        0xD5D238A4ABE98068, 0x72A4904598D6D880, 0x85A36366EB71F041, 0x47A6DA2B7F864750,
        0xA70C3C40A64E6C51, 0x999090B65F67D924, 0xD0CF4B50CFE20765, 0xFFF4B4E3F741CF6D,
        0x82818F1281ED449F, 0xBFF8F10E7A8921A4, 0xA321F2D7226895C7, 0xAFF72D52192B6A0D,
        0xCBEA6F8CEB02BB39, 0x9BF4F8A69F764490, 0xFEE50B7025C36A08, 0x02F236D04753D5B4,
        0x9F4F2726179A2245, 0x01D762422C946590, 0xC722F0EF9D80AAD6, 0x424D3AD2B7B97EF5,
        0xF8EBAD2B84E0D58B, 0xD2E0898765A7DEB2, 0x9B934C3B330C8577, 0x63CC55F49F88EB2F,
        0xC2781F49FFCFA6D5, 0x3CBF6B71C76B25FB, 0xF316271C7FC3908A, 0x8BEF464E3945EF7A,
        0x97EDD871CFDA3A56, 0x97758BF0E3CBB5AC, 0xBDE94E8E43D0C8EC, 0x3D52EEED1CBEA317,
        0xED63A231D4C4FB27, 0x4CA7AAA863EE4BDD, 0x945E455F24FB1CF8, 0x8FE8CAA93E74EF6A,
        0xB975D6B6EE39E436, 0xB3E2FD538E122B44, 0xE7D34C64A9C85D44, 0x60DBBCA87196B616,
        0x90E40FBEEA1D3A4A, 0xBC8955E946FE31CD, 0xB51D13AEA4A488DD, 0x6BABAB6398BDBE41,
        0xE264589A4DCDAB14, 0xC696963C7EED2DD1, 0x8D7EB76070A08AEC, 0xFC1E1DE5CF543CA2,
        0xB0DE65388CC8ADA8, 0x3B25A55F43294BCB, 0xDD15FE86AFFAD912, 0x49EF0EB713F39EBE,
        0x8A2DBF142DFCC7AB, 0x6E3569326C784337, 0xACB92ED9397BF996, 0x49C2C37F07965404,
        0xD7E77A8F87DAF7FB, 0xDC33745EC97BE906, 0x86F0AC99B4E8DAFD, 0x69A028BB3DED71A3,
        0xA8ACD7C0222311BC, 0xC40832EA0D68CE0C, 0xD2D80DB02AABD62B, 0xF50A3FA490C30190,
        0x83C7088E1AAB65DB, 0x792667C6DA79E0FA, 0xA4B8CAB1A1563F52, 0x577001B891185938,
        0xCDE6FD5E09ABCF26, 0xED4C0226B55E6F86, 0x80B05E5AC60B6178, 0x544F8158315B05B4,
        0xA0DC75F1778E39D6, 0x696361AE3DB1C721, 0xC913936DD571C84C, 0x03BC3A19CD1E38E9,
        0xFB5878494ACE3A5F, 0x04AB48A04065C723, 0x9D174B2DCEC0E47B, 0x62EB0D64283F9C76,
        0xC45D1DF942711D9A, 0x3BA5D0BD324F8394, 0xF5746577930D6500, 0xCA8F44EC7EE36479,
        0x9968BF6ABBE85F20, 0x7E998B13CF4E1ECB, 0xBFC2EF456AE276E8, 0x9E3FEDD8C321A67E,
        0xEFB3AB16C59B14A2, 0xC5CFE94EF3EA101E, 0x95D04AEE3B80ECE5, 0xBBA1F1D158724A12,
        0xBB445DA9CA61281F, 0x2A8A6E45AE8EDC97, 0xEA1575143CF97226, 0xF52D09D71A3293BD,
        0x924D692CA61BE758, 0x593C2626705F9C56, 0xB6E0C377CFA2E12E, 0x6F8B2FB00C77836C,
        0xE498F455C38B997A, 0x0B6DFB9C0F956447, 0x8EDF98B59A373FEC, 0x4724BD4189BD5EAC,
        0xB2977EE300C50FE7, 0x58EDEC91EC2CB657, 0xDF3D5E9BC0F653E1, 0x2F2967B66737E3ED,
        0x8B865B215899F46C, 0xBD79E0D20082EE74, 0xAE67F1E9AEC07187, 0xECD8590680A3AA11,
        0xDA01EE641A708DE9, 0xE80E6F4820CC9495, 0x884134FE908658B2, 0x3109058D147FDCDD,
        0xAA51823E34A7EEDE, 0xBD4B46F0599FD415, 0xD4E5E2CDC1D1EA96, 0x6C9E18AC7007C91A,
        0x850FADC09923329E, 0x03E2CF6BC604DDB0, 0xA6539930BF6BFF45, 0x84DB8346B786151C,
        0xCFE87F7CEF46FF16, 0xE612641865679A63, 0x81F14FAE158C5F6E, 0x4FCB7E8F3F60C07E,
        0xA26DA3999AEF7749, 0xE3BE5E330F38F09D, 0xCB090C8001AB551C, 0x5CADF5BFD3072CC5,
        0xFDCB4FA002162A63, 0x73D9732FC7C8F7F6, 0x9E9F11C4014DDA7E, 0x2867E7FDDCDD9AFA,
        0xC646D63501A1511D, 0xB281E1FD541501B8, 0xF7D88BC24209A565, 0x1F225A7CA91A4226,
        0x9AE757596946075F, 0x3375788DE9B06958, 0xC1A12D2FC3978937, 0x0052D6B1641C83AE,
        0xF209787BB47D6B84, 0xC0678C5DBD23A49A, 0x9745EB4D50CE6332, 0xF840B7BA963646E0,
        0xBD176620A501FBFF, 0xB650E5A93BC3D898, 0xEC5D3FA8CE427AFF, 0xA3E51F138AB4CEBE,
        0x93BA47C980E98CDF, 0xC66F336C36B10137, 0xB8A8D9BBE123F017, 0xB80B0047445D4184,
        0xE6D3102AD96CEC1D, 0xA60DC059157491E5, 0x9043EA1AC7E41392, 0x87C89837AD68DB2F,
        0xB454E4A179DD1877, 0x29BABE4598C311FB, 0xE16A1DC9D8545E94, 0xF4296DD6FEF3D67A,
        0x8CE2529E2734BB1D, 0x1899E4A65F58660C, 0xB01AE745B101E9E4, 0x5EC05DCFF72E7F8F,
        0xDC21A1171D42645D, 0x76707543F4FA1F73, 0x899504AE72497EBA, 0x6A06494A791C53A8,
        0xABFA45DA0EDBDE69, 0x0487DB9D17636892, 0xD6F8D7509292D603, 0x45A9D2845D3C42B6,
        0x865B86925B9BC5C2, 0x0B8A2392BA45A9B2, 0xA7F26836F282B732, 0x8E6CAC7768D7141E,
        0xD1EF0244AF2364FF, 0x3207D795430CD926, 0x8335616AED761F1F, 0x7F44E6BD49E807B8,
        0xA402B9C5A8D3A6E7, 0x5F16206C9C6209A6, 0xCD036837130890A1, 0x36DBA887C37A8C0F,
        0x802221226BE55A64, 0xC2494954DA2C9789, 0xA02AA96B06DEB0FD, 0xF2DB9BAA10B7BD6C,
        0xC83553C5C8965D3D, 0x6F92829494E5ACC7, 0xFA42A8B73ABBF48C, 0xCB772339BA1F17F9,
        0x9C69A97284B578D7, 0xFF2A760414536EFB, 0xC38413CF25E2D70D, 0xFEF5138519684ABA,
        0xF46518C2EF5B8CD1, 0x7EB258665FC25D69, 0x98BF2F79D5993802, 0xEF2F773FFBD97A61,
        0xBEEEFB584AFF8603, 0xAAFB550FFACFD8FA, 0xEEAABA2E5DBF6784, 0x95BA2A53F983CF38,
        0x952AB45CFA97A0B2, 0xDD945A747BF26183, 0xBA756174393D88DF, 0x94F971119AEEF9E4,
        0xE912B9D1478CEB17, 0x7A37CD5601AAB85D, 0x91ABB422CCB812EE, 0xAC62E055C10AB33A,
        0xB616A12B7FE617AA, 0x577B986B314D6009, 0xE39C49765FDF9D94, 0xED5A7E85FDA0B80B,
        0x8E41ADE9FBEBC27D, 0x14588F13BE847307, 0xB1D219647AE6B31C, 0x596EB2D8AE258FC8,
        0xDE469FBD99A05FE3, 0x6FCA5F8ED9AEF3BB, 0x8AEC23D680043BEE, 0x25DE7BB9480D5854,
        0xADA72CCC20054AE9, 0xAF561AA79A10AE6A, 0xD910F7FF28069DA4, 0x1B2BA1518094DA04,
        0x87AA9AFF79042286, 0x90FB44D2F05D0842, 0xA99541BF57452B28, 0x353A1607AC744A53,
        0xD3FA922F2D1675F2, 0x42889B8997915CE8, 0x847C9B5D7C2E09B7, 0x69956135FEBADA11,
        0xA59BC234DB398C25, 0x43FAB9837E699095, 0xCF02B2C21207EF2E, 0x94F967E45E03F4BB,
        0x8161AFB94B44F57D, 0x1D1BE0EEBAC278F5, 0xA1BA1BA79E1632DC, 0x6462D92A69731732,
        0xCA28A291859BBF93, 0x7D7B8F7503CFDCFE, 0xFCB2CB35E702AF78, 0x5CDA735244C3D43E,
        0x9DEFBF01B061ADAB, 0x3A0888136AFA64A7, 0xC56BAEC21C7A1916, 0x088AAA1845B8FDD0,
        0xF6C69A72A3989F5B, 0x8AAD549E57273D45, 0x9A3C2087A63F6399, 0x36AC54E2F678864B,
        0xC0CB28A98FCF3C7F, 0x84576A1BB416A7DD, 0xF0FDF2D3F3C30B9F, 0x656D44A2A11C51D5,
        0x969EB7C47859E743, 0x9F644AE5A4B1B325, 0xBC4665B596706114, 0x873D5D9F0DDE1FEE,
        0xEB57FF22FC0C7959, 0xA90CB506D155A7EA, 0x9316FF75DD87CBD8, 0x09A7F12442D588F2,
        0xB7DCBF5354E9BECE, 0x0C11ED6D538AEB2F, 0xE5D3EF282A242E81, 0x8F1668C8A86DA5FA,
        0x8FA475791A569D10, 0xF96E017D694487BC, 0xB38D92D760EC4455, 0x37C981DCC395A9AC,
        0xE070F78D3927556A, 0x85BBE253F47B1417, 0x8C469AB843B89562, 0x93956D7478CCEC8E,
        0xAF58416654A6BABB, 0x387AC8D1970027B2, 0xDB2E51BFE9D0696A, 0x06997B05FCC0319E,
        0x88FCF317F22241E2, 0x441FECE3BDF81F03, 0xAB3C2FDDEEAAD25A, 0xD527E81CAD7626C3,
        0xD60B3BD56A5586F1, 0x8A71E223D8D3B074, 0x85C7056562757456, 0xF6872D5667844E49,
        0xA738C6BEBB12D16C, 0xB428F8AC016561DB, 0xD106F86E69D785C7, 0xE13336D701BEBA52,
        0x82A45B450226B39C, 0xECC0024661173473, 0xA34D721642B06084, 0x27F002D7F95D0190,
        0xCC20CE9BD35C78A5, 0x31EC038DF7B441F4, 0xFF290242C83396CE, 0x7E67047175A15271,
        0x9F79A169BD203E41, 0x0F0062C6E984D386, 0xC75809C42C684DD1, 0x52C07B78A3E60868,
        0xF92E0C3537826145, 0xA7709A56CCDF8A82, 0x9BBCC7A142B17CCB, 0x88A66076400BB691,
        0xC2ABF989935DDBFE, 0x6ACFF893D00EA435, 0xF356F7EBF83552FE, 0x0583F6B8C4124D43,
        0x98165AF37B2153DE, 0xC3727A337A8B704A, 0xBE1BF1B059E9A8D6, 0x744F18C0592E4C5C,
        0xEDA2EE1C7064130C, 0x1162DEF06F79DF73, 0x9485D4D1C63E8BE7, 0x8ADDCB5645AC2BA8,
        0xB9A74A0637CE2EE1, 0x6D953E2BD7173692, 0xE8111C87C5C1BA99, 0xC8FA8DB6CCDD0437,
        0x910AB1D4DB9914A0, 0x1D9C9892400A22A2, 0xB54D5E4A127F59C8, 0x2503BEB6D00CAB4B,
        0xE2A0B5DC971F303A, 0x2E44AE64840FD61D, 0x8DA471A9DE737E24, 0x5CEAECFED289E5D2,
        0xB10D8E1456105DAD, 0x7425A83E872C5F47, 0xDD50F1996B947518, 0xD12F124E28F77719,
        0x8A5296FFE33CC92F, 0x82BD6B70D99AAA6F, 0xACE73CBFDC0BFB7B, 0x636CC64D1001550B,
        0xD8210BEFD30EFA5A, 0x3C47F7E05401AA4E, 0x8714A775E3E95C78, 0x65ACFAEC34810A71,
        0xA8D9D1535CE3B396, 0x7F1839A741A14D0D, 0xD31045A8341CA07C, 0x1EDE48111209A050,
        0x83EA2B892091E44D, 0x934AED0AAB460432, 0xA4E4B66B68B65D60, 0xF81DA84D5617853F,
        0xCE1DE40642E3F4B9, 0x36251260AB9D668E, 0x80D2AE83E9CE78F3, 0xC1D72B7C6B426019,
        0xA1075A24E4421730, 0xB24CF65B8612F81F, 0xC94930AE1D529CFC, 0xDEE033F26797B627,
        0xFB9B7CD9A4A7443C, 0x169840EF017DA3B1, 0x9D412E0806E88AA5, 0x8E1F289560EE864E,
        0xC491798A08A2AD4E, 0xF1A6F2BAB92A27E2, 0xF5B5D7EC8ACB58A2, 0xAE10AF696774B1DB,
        0x9991A6F3D6BF1765, 0xACCA6DA1E0A8EF29, 0xBFF610B0CC6EDD3F, 0x17FD090A58D32AF3,
        0xEFF394DCFF8A948E, 0xDDFC4B4CEF07F5B0, 0x95F83D0A1FB69CD9, 0x4ABDAF101564F98E,
        0xBB764C4CA7A4440F, 0x9D6D1AD41ABE37F1, 0xEA53DF5FD18D5513, 0x84C86189216DC5ED,
        0x92746B9BE2F8552C, 0x32FD3CF5B4E49BB4, 0xB7118682DBB66A77, 0x3FBC8C33221DC2A1,
        0xE4D5E82392A40515, 0x0FABAF3FEAA5334A, 0x8F05B1163BA6832D, 0x29CB4D87F2A7400E,
        0xB2C71D5BCA9023F8, 0x743E20E9EF511012, 0xDF78E4B2BD342CF6, 0x914DA9246B255416,
        0x8BAB8EEFB6409C1A, 0x1AD089B6C2F7548E, 0xAE9672ABA3D0C320, 0xA184AC2473B529B1,
        0xDA3C0F568CC4F3E8, 0xC9E5D72D90A2741E, 0x8865899617FB1871, 0x7E2FA67C7A658892,
        0xAA7EEBFB9DF9DE8D, 0xDDBB901B98FEEAB7, 0xD51EA6FA85785631, 0x552A74227F3EA565,
        0x8533285C936B35DE, 0xD53A88958F87275F, 0xA67FF273B8460356, 0x8A892ABAF368F137,
        0xD01FEF10A657842C, 0x2D2B7569B0432D85, 0x8213F56A67F6B29B, 0x9C3B29620E29FC73,
        0xA298F2C501F45F42, 0x8349F3BA91B47B8F, 0xCB3F2F7642717713, 0x241C70A936219A73,
        0xFE0EFB53D30DD4D7, 0xED238CD383AA0110, 0x9EC95D1463E8A506, 0xF4363804324A40AA,
        0xC67BB4597CE2CE48, 0xB143C6053EDCD0D5, 0xF81AA16FDC1B81DA, 0xDD94B7868E94050A,
        0x9B10A4E5E9913128, 0xCA7CF2B4191C8326, 0xC1D4CE1F63F57D72, 0xFD1C2F611F63A3F0,
        0xF24A01A73CF2DCCF, 0xBC633B39673C8CEC, 0x976E41088617CA01, 0xD5BE0503E085D813,
        0xBD49D14AA79DBC82, 0x4B2D8644D8A74E18, 0xEC9C459D51852BA2, 0xDDF8E7D60ED1219E,
        0x93E1AB8252F33B45, 0xCABB90E5C942B503, 0xB8DA1662E7B00A17, 0x3D6A751F3B936243,
        0xE7109BFBA19C0C9D, 0x0CC512670A783AD4, 0x906A617D450187E2, 0x27FB2B80668B24C5,
        0xB484F9DC9641E9DA, 0xB1F9F660802DEDF6, 0xE1A63853BBD26451, 0x5E7873F8A0396973,
        0x8D07E33455637EB2, 0xDB0B487B6423E1E8, 0xB049DC016ABC5E5F, 0x91CE1A9A3D2CDA62,
        0xDC5C5301C56B75F7, 0x7641A140CC7810FB, 0x89B9B3E11B6329BA, 0xA9E904C87FCB0A9D,
        0xAC2820D9623BF429, 0x546345FA9FBDCD44, 0xD732290FBACAF133, 0xA97C177947AD4095,
        0x867F59A9D4BED6C0, 0x49ED8EABCCCC485D, 0xA81F301449EE8C70, 0x5C68F256BFFF5A74,
        0xD226FC195C6A2F8C, 0x73832EEC6FFF3111, 0x83585D8FD9C25DB7, 0xC831FD53C5FF7EAB,
        0xA42E74F3D032F525, 0xBA3E7CA8B77F5E55, 0xCD3A1230C43FB26F, 0x28CE1BD2E55F35EB,
        0x80444B5E7AA7CF85, 0x7980D163CF5B81B3, 0xA0555E361951C366, 0xD7E105BCC332621F,
        0xC86AB5C39FA63440, 0x8DD9472BF3FEFAA7, 0xFA856334878FC150, 0xB14F98F6F0FEB951,
        0x9C935E00D4B9D8D2, 0x6ED1BF9A569F33D3, 0xC3B8358109E84F07, 0x0A862F80EC4700C8,
        0xF4A642E14C6262C8, 0xCD27BB612758C0FA, 0x98E7E9CCCFBD7DBD, 0x8038D51CB897789C,
        0xBF21E44003ACDD2C, 0xE0470A63E6BD56C3, 0xEEEA5D5004981478, 0x1858CCFCE06CAC74,
        0x95527A5202DF0CCB, 0x0F37801E0C43EBC8, 0xBAA718E68396CFFD, 0xD30560258F54E6BA,
        0xE950DF20247C83FD, 0x47C6B82EF32A2069, 0x91D28B7416CDD27E, 0x4CDC331D57FA5441,
        0xB6472E511C81471D, 0xE0133FE4ADF8E952, 0xE3D8F9E563A198E5, 0x58180FDDD97723A6,
        0x8E679C2F5E44FF8F, 0x570F09EAA7EA7648, 0xB201833B35D63F73, 0x2CD2CC6551E513DA,
        0xDE81E40A034BCF4F, 0xF8077F7EA65E58D1, 0x8B112E86420F6191, 0xFB04AFAF27FAF782,
        0xADD57A27D29339F6, 0x79C5DB9AF1F9B563, 0xD94AD8B1C7380874, 0x18375281AE7822BC,
        0x87CEC76F1C830548, 0x8F2293910D0B15B5, 0xA9C2794AE3A3C69A, 0xB2EB3875504DDB22,
        0xD433179D9C8CB841, 0x5FA60692A46151EB, 0x849FEEC281D7F328, 0xDBC7C41BA6BCD333,
        0xA5C7EA73224DEFF3, 0x12B9B522906C0800, 0xCF39E50FEAE16BEF, 0xD768226B34870A00,
        0x81842F29F2CCE375, 0xE6A1158300D46640, 0xA1E53AF46F801C53, 0x60495AE3C1097FD0,
        0xCA5E89B18B602368, 0x385BB19CB14BDFC4, 0xFCF62C1DEE382C42, 0x46729E03DD9ED7B5,
        0x9E19DB92B4E31BA9, 0x6C07A2C26A8346D1,
      ]
    }

    """##
    ),
    (
      "Direct/JSONPrinting.swift",
      ##"""
    extension JSONOutput {
      /// Appends an integer.
      @inlinable
      @inline(__always)
      mutating func put<Number: FixedWidthInteger>(_ number: Number) {
        guard let magnitude = UInt64(exactly: number.magnitude) else {
          return put(plain: String(number))
        }
        put(magnitude: magnitude, isNegative: number < 0)
      }

      @usableFromInline
      mutating func put(magnitude: UInt64, isNegative: Bool) {
        var cursor = cursor(for: 32)
        if isNegative { cursor.put(UInt8(ascii: "-")) }
        cursor.put(magnitude: magnitude)
        end(at: cursor)
      }

      /// Appends a finite number as `JSONEncoder` does: whole numbers up to 2^53 have no fraction.
      mutating func put(_ number: Double) {
        // Integers above 2^53 have an exponent.
        if number.magnitude <= 0x1p53, putInteger(number) { return }
        let bits = number.magnitude.bitPattern
        let digits = JSONFloatFormat.longDigits(bits).map(JSONDigits.init) ?? Self.shortest(bits)
        put(digits, isNegative: number < 0, hasExponent: number.magnitude > 0x1p53)
      }

      /// Appends a finite number of single precision.
      mutating func put(_ number: Float) {
        if number.magnitude <= 0x1p24, putInteger(Double(number)) { return }
        let bits = UInt64(number.magnitude.bitPattern)
        put(
          JSONDigits(JSONFloatFormat.float.shortest(bits)), isNegative: number < 0,
          hasExponent: number.magnitude > 0x1p24)
      }

      /// Returns the digits of a number for which `longDigits` returns nil.
      @inline(never)
      private static func shortest(_ bits: UInt64) -> JSONDigits {
        JSONDigits(JSONFloatFormat.double.shortest(bits))
      }

      /// Appends a number if it is whole, and returns whether it is whole. Its magnitude must be at most 2^53.
      @inline(__always)
      private mutating func putInteger(_ number: Double) -> Bool {
        let integer = Int64(number)
        guard Double(integer) == number else { return false }
        if integer == 0, number.sign == .minus {
          put(JSONBytes("-0"))
        } else {
          put(integer)
        }
        return true
      }

      /// Appends a number other than 0 with a fraction or an exponent, as Swift's `description` does.
      ///
      /// - Parameter hasExponent: Whether the number is so large that it has an exponent. Numbers below 0.0001 always have
      ///   one.
      @inline(__always)
      private mutating func put(_ digits: JSONDigits, isNegative: Bool, hasExponent: Bool) {
        // Numbers have at most 24 bytes, but whole words are stored.
        var cursor = cursor(for: 40)
        cursor.store(UInt8(ascii: "-"))
        cursor.move(by: isNegative ? 1 : 0)
        if hasExponent || digits.point < -3 {
          cursor.put(digits, point: 1)
          if digits.count == 1 { cursor.move(by: -1) }
          cursor.put(exponent: digits.point &- 1)
        } else if digits.point > 0 {
          cursor.put(digits, point: digits.point)
        } else {
          cursor.store(0x30_3030_2E30 as UInt64)  // 0.000
          cursor.move(by: 2 &- digits.point)
          cursor.store(digits.first)
          cursor.store(digits.second, ahead: 8)
          cursor.store(digits.last, ahead: 16)
          cursor.move(by: digits.count)
        }
        end(at: cursor)
      }

      /// Appends text that is already JSON.
      @usableFromInline
      mutating func put(plain text: String) {
        text.utf8.withJSONBytes { put($0) }
      }
    }

    extension JSONCursor {
      /// Stores an integer.
      @inline(__always)
      fileprivate mutating func put(magnitude: UInt64) {
        let (first, rest) = magnitude.quotientAndRemainder(dividingBy: 100_000_000)
        if first == 0 { return put(short: rest) }
        if first >= 100_000_000 {
          let (highest, middle) = first.quotientAndRemainder(dividingBy: 100_000_000)
          put(short: highest)
          put(JSONDigits.eight(middle) | JSONDigits.zeros)
        } else {
          put(short: first)
        }
        put(JSONDigits.eight(rest) | JSONDigits.zeros)
      }

      /// Stores an integer of at most eight digits.
      @inline(__always)
      private mutating func put(short magnitude: UInt64) {
        if magnitude < 10 { return put(UInt8(truncatingIfNeeded: magnitude) | UInt8(ascii: "0")) }
        let length = JSONDigits.count(of: magnitude)
        store((JSONDigits.eight(magnitude) | JSONDigits.zeros) &>> UInt64((8 &- length) &* 8))
        move(by: length)
      }

      /// Stores digits with a decimal point between them.
      ///
      /// - Parameter point: The number of digits before the point, from 1 to 16.
      @inline(__always)
      fileprivate mutating func put(_ digits: JSONDigits, point: Int) {
        store(digits.first)
        if point < 8 {
          store(digits.first &>> UInt64(point &* 8), ahead: point &+ 1)
          store(digits.second, ahead: 9)
        } else {
          store(digits.second, ahead: 8)
          store(digits.second >> UInt64((point &- 8) &* 8), ahead: point &+ 1)
        }
        store(UInt8(ascii: "."), ahead: point)
        store(digits.last, ahead: 17)
        move(by: digits.count &+ 1)
      }

      /// Stores an exponent with a sign and at least two digits.
      fileprivate mutating func put(exponent: Int) {
        put(exponent < 0 ? 0x2D65 : 0x2B65 as UInt16)  // e- or e+
        var rest = UInt64(exponent.magnitude)
        if rest >= 100 {
          put(UInt8(truncatingIfNeeded: rest / 100) | UInt8(ascii: "0"))
          rest %= 100
        }
        put(UInt16(truncatingIfNeeded: rest / 10 | (rest % 10) &<< 8 | 0x3030))
      }
    }

    /// The 17 digits of a number, padded with zeros at the end.
    private struct JSONDigits {
      /// The first eight digits as text, the first in the lowest byte.
      let first: UInt64
      /// The next eight digits.
      let second: UInt64
      let last: UInt8
      /// The number of digits without trailing zeros.
      let count: Int
      /// The number of digits before the point. A negative number counts zeros after the point.
      let point: Int

      @inline(__always)
      init(_ number: JSONDecimal) {
        let length = Self.count(of: number.digits)
        let aligned = number.digits &* Self.powers[17 &- length]
        let (first, last) = aligned.quotientAndRemainder(dividingBy: 10)
        self.init(JSONLongDecimal(first: first, last: last, point: length &+ number.exponent))
      }

      @inline(__always)
      init(_ number: JSONLongDecimal) {
        let (high, low) = number.first.quotientAndRemainder(dividingBy: 100_000_000)
        let (first, second) = (Self.eight(high), Self.eight(low))
        let zeros = second.leadingZeroBitCount / 8
        let length16 = 16 &- (zeros < 8 ? zeros : 8 &+ first.leadingZeroBitCount / 8)
        count = number.last != 0 ? 17 : length16
        point = number.point
        (self.first, self.second) = (first | Self.zeros, second | Self.zeros)
        last = UInt8(truncatingIfNeeded: number.last) | UInt8(ascii: "0")
      }

      /// Eight zeros as text.
      @inline(__always)
      static var zeros: UInt64 { 0x3030_3030_3030_3030 }

      /// Returns the eight digits of a number, one per byte, the first in the lowest byte.
      @inline(__always)
      static func eight(_ number: UInt64) -> UInt64 {
        // The number is split into two numbers of four digits, then four of two digits, then eight of one digit. The
        // reciprocals are exact for this range.
        let fours = number / 10_000 | (number % 10_000) &<< 32
        let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
        let twos = hundreds | (fours &- hundreds &* 100) &<< 16
        let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
        return tens | (twos &- tens &* 10) &<< 8
      }

      /// Returns the number of digits of a number other than 0.
      @inline(__always)
      static func count(of number: UInt64) -> Int {
        // For n up to 64, ⌊log₁₀ 2ⁿ⌋ is ⌊1233 n / 2¹²⌋.
        let digits = ((64 &- number.leadingZeroBitCount) &* 1233) &>> 12
        return number < powers[digits] ? digits : digits &+ 1
      }

      private static let powers: [UInt64] = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
        10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
        1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
        1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
      ]
    }

    extension JSONOutput {
      /// Appends text in quotes. Slashes are escaped, as in `JSONEncoder`.
      @inlinable
      mutating func put(text: JSONBytes) {
        // The last word is stored whole, so more bytes are reserved than the text needs.
        var cursor = cursor(for: text.count &+ 24)
        cursor.put(UInt8(ascii: "\""))
        var offset = 0
        while offset <= text.count &- 8 {
          let word = text.uncheckedLoad(UInt64.self, at: offset)
          cursor.store(word)
          guard Self.escapes(in: word) == 0 else {
            end(at: cursor)
            return putEscaped(text, from: offset)
          }
          offset &+= 8
          cursor.move(by: 8)
        }
        let rest = text.count &- offset
        let word = text.end(rest)
        // The mask excludes the zeros after the text, because zeros would be escaped.
        guard Self.escapes(in: word) & ((1 &<< UInt64(rest &* 8)) &- 1) == 0 else {
          end(at: cursor)
          return putEscaped(text, from: offset)
        }
        cursor.store(word)
        cursor.move(by: rest)
        cursor.put(UInt8(ascii: "\""))
        end(at: cursor)
      }

      /// Appends the rest of a text, escaped where necessary, and the closing quote.
      @usableFromInline
      @inline(never)
      mutating func putEscaped(_ text: JSONBytes, from start: Int) {
        var offset = start
        while offset < text.count {
          // Reserves six bytes per input byte, the longest escape, and space for the words that are stored whole.
          let end = min(offset &+ 256, text.count)
          var cursor = cursor(for: (end &- offset) &* 6 &+ 16)
          while offset <= end &- 8 {
            cursor.putEscaped(text.uncheckedLoad(UInt64.self, at: offset), 8)
            offset &+= 8
          }
          if end == text.count, offset < end {
            cursor.putEscaped(text.end(end &- offset), end &- offset)
            offset = end
          }
          self.end(at: cursor)
        }
        put(UInt8(ascii: "\""))
      }

      /// Returns the high bits of the bytes to escape in a word. Bits above the lowest set bit may be wrong.
      @inlinable
      @inline(__always)
      static func escapes(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let slashes = word ^ (ones &* 0x2F)
        return JSONBytes.ends(in: word) | (slashes &- ones) & ~slashes & JSONBytes.highBits
      }
    }

    extension JSONCursor {
      /// Stores the lowest bytes of a word, escaped if needed.
      @inline(__always)
      fileprivate mutating func putEscaped(_ word: UInt64, _ size: Int) {
        var escapes = Self.allEscapes(in: word) & (.max &>> UInt64(64 &- size &* 8))
        var offset = 0
        while escapes != 0 {
          let next = escapes.trailingZeroBitCount / 8
          store(word &>> UInt64(offset &* 8))
          move(by: next &- offset)
          putEscape(of: UInt8(truncatingIfNeeded: word &>> UInt64(next &* 8)))
          offset = next &+ 1
          escapes &= escapes &- 1
        }
        store(word >> UInt64(offset &* 8))
        move(by: size &- offset)
      }

      /// Stores the escape sequence of a byte.
      @inline(__always)
      private mutating func putEscape(of byte: UInt8) {
        let letter: UInt8
        switch byte {
        case 0x20...: letter = byte
        case 0x08: letter = UInt8(ascii: "b")
        case 0x09: letter = UInt8(ascii: "t")
        case 0x0A: letter = UInt8(ascii: "n")
        case 0x0C: letter = UInt8(ascii: "f")
        case 0x0D: letter = UInt8(ascii: "r")
        default:
          put(short: JSONBytes(byte < 0x10 ? #"\u000"# : #"\u001"#))
          put(JSONBytes("0123456789abcdef")[Int(byte & 15)])
          return
        }
        put(UInt16(0x5C) | UInt16(letter) &<< 8)
      }

      /// Returns the high bits of all bytes to escape in a word.
      @inline(__always)
      private static func allEscapes(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let low = ~JSONBytes.highBits
        // Each sum clears the high bit of a byte if the byte is of one kind to escape, such as a quote. Otherwise, it sets
        // the high bit. The sums do not carry into the next byte.
        let quotes = ((word ^ ones &* 0x22) & low) &+ low
        let slashes = ((word ^ ones &* 0x2F) & low) &+ low
        let backslashes = ((word ^ ones &* 0x5C) & low) &+ low
        let others = (word & low) &+ ones &* 0x60
        return ~(quotes & slashes & backslashes & others | word) & JSONBytes.highBits
      }
    }

    extension JSONBytes {
      /// Returns the last `size` bytes, which must be fewer than eight. The first of them is in the lowest byte of the
      /// result.
      @inlinable
      @inline(__always)
      func end(_ size: Int) -> UInt64 {
        let offset = count &- size
        if count >= 8 {
          return size == 0
            ? 0 : uncheckedLoad(UInt64.self, at: count &- 8) &>> UInt64((8 &- size) &* 8)
        }
        // Two loads, which may overlap.
        switch size {
        case 4...:
          let first = UInt64(load(UInt32.self, at: offset))
          return first | UInt64(load(UInt32.self, at: count &- 4)) &<< UInt64((size &- 4) &* 8)
        case 2...:
          let first = UInt64(load(UInt16.self, at: offset))
          return first | UInt64(load(UInt16.self, at: count &- 2)) &<< UInt64((size &- 2) &* 8)
        case 1: return UInt64(self[offset])
        default: return 0
        }
      }
    }

    """##
    ),
    (
      "Direct/JSONQuotedKeys.swift",
      ##"""
    /// The keys of a list as they are written in documents, with quotes and a colon, as in `"title":`.
    ///
    /// The keys are in the order of declaration. Because their lengths are known, a key is compared with a document in a few
    /// steps. A session owns the memory of the keys, and an object does not outlive the session that reads it.
    @frozen
    @usableFromInline
    struct JSONQuotedKeys {
      /// The layouts of the keys, of 64 bytes each.
      @usableFromInline let bytes: JSONBytes

      /// Creates an empty list.
      @inlinable
      init() { bytes = JSONBytes("") }

      fileprivate init(_ bytes: JSONBytes) { self.bytes = bytes }

      var isEmpty: Bool { bytes.count == 0 }

      /// The key at a position, or nil if the list is empty or shorter.
      @inline(__always)
      subscript(number: Int) -> JSONQuotedKey? {
        let start = number &<< 6
        guard UInt(bitPattern: start) < UInt(bitPattern: bytes.count) else { return nil }
        return JSONQuotedKey(layout: bytes.uncheckedPart(from: start, to: start &+ 64))
      }
    }

    /// A known key as it is written in a document, with its quotes and a colon.
    ///
    /// The words and numbers of its layout:
    ///
    /// | Offset | Content |
    /// |--:|---|
    /// | 0, 8, 56 | the first three words of the text |
    /// | 16 | the last word of the text, which may overlap the others |
    /// | 24 | the bits of a word that are compared: fewer than 64 if the text has fewer than eight bytes |
    /// | 32 | the key's bit in `JSONObject.seen` |
    /// | 40 | the number of bytes of the text |
    /// | 44 | the offset of the last word in the text |
    /// | 48 | the offset of the following key in the literal |
    /// | 52 | the offset of the key in the literal |
    struct JSONQuotedKey {
      fileprivate let layout: JSONBytes

      /// The key's bit in `JSONObject.seen`.
      @inline(__always)
      var bit: UInt64 { word(at: 32) }

      /// The number of bytes, including the quotes and the colon.
      @inline(__always)
      var count: Int { number(at: 40) }

      /// The offset of the following key in the literal.
      @inline(__always)
      var next: Int { number(at: 48) }

      /// Whether the key has at most 29 letters, so that `isAlmost(at:in:)` compares the whole key.
      @inline(__always)
      var isShort: Bool { number(at: 44) <= 24 }

      /// Whether the first 24 bytes and the last eight bytes of the key are at an offset of a document. At least 32 bytes, and
      /// as many bytes as the key has, must follow the offset.
      @inline(__always)
      func isAlmost(at start: Int, in document: JSONBytes) -> Bool {
        let last = number(at: 44)
        let first = word(at: 0) ^ document.uncheckedLoad(UInt64.self, at: start)
        guard first & word(at: 24) == 0 else { return false }
        let end = word(at: 16) ^ document.uncheckedLoad(UInt64.self, at: start &+ last)
        guard end & word(at: 24) == 0 else { return false }
        if last <= 8 { return true }
        guard word(at: 8) == document.uncheckedLoad(UInt64.self, at: start &+ 8) else { return false }
        return last <= 16 || word(at: 56) == document.uncheckedLoad(UInt64.self, at: start &+ 16)
      }

      /// Whether the key is at an offset of a document, at least 32 bytes before its end.
      ///
      /// - Parameter keys: The list that the key belongs to.
      func isKey(at start: Int, in document: JSONBytes, of keys: WidgetCoding.JSONKeys) -> Bool {
        guard start >= 0, start <= document.count &- max(count, 32),
          isAlmost(at: start, in: document)
        else { return false }
        let size = count &- 3
        let known = keys.text.part(from: number(at: 52), to: number(at: 52) &+ size)
        return isShort || document.isEqual(known, from: start &+ 1)
      }

      @inline(__always)
      private func word(at offset: Int) -> UInt64 { layout.uncheckedLoad(UInt64.self, at: offset) }

      @inline(__always)
      private func number(at offset: Int) -> Int {
        Int(truncatingIfNeeded: layout.uncheckedLoad(UInt32.self, at: offset))
      }
    }

    /// The memory of quoted keys.
    final class JSONQuotedKeyStorage {
      let keys: JSONQuotedKeys
      private let output: JSONOutput

      init(_ keys: WidgetCoding.JSONKeys) {
        var output = JSONOutput(capacity: 1024)
        var text = JSONOutput(capacity: 64)
        keys.forEach { entry in
          text.count = 0
          text.put(UInt8(ascii: "\""))
          text.put(entry.key)
          text.put(JSONBytes("\":"))
          output.putLayout(of: text.written, entry)
        }
        self.keys = JSONQuotedKeys(output.written)
        self.output = output
      }
    }

    extension JSONOutput {
      /// Appends the layout of a quoted key.
      fileprivate mutating func putLayout(of text: JSONBytes, _ entry: WidgetCoding.JSONKeys.Entry) {
        let isWord = text.count >= 8
        let last = isWord ? text.count &- 8 : 0
        let first = isWord ? text.load(UInt64.self, at: 0) : text.end(text.count)
        reserve(64)
        append(first)
        append(text.load(UInt64.self, at: 8))
        append(isWord ? text.load(UInt64.self, at: last) : first)
        append(isWord ? UInt64.max : 1 &<< UInt64(text.count &* 8) &- 1)
        append(1 &<< UInt64(entry.number))
        append(UInt32(text.count))
        append(UInt32(last))
        append(UInt32(entry.next))
        append(UInt32(entry.offset))
        append(text.load(UInt64.self, at: 16))
      }

      private mutating func append<Word: FixedWidthInteger>(_ word: Word) {
        store(word)
        count &+= Word.bitWidth / 8
      }
    }

    """##
    ),
    (
      "Direct/JSONReadable.swift",
      ##"""
    #if canImport(FoundationEssentials)
      public import FoundationEssentials
    #else
      public import Foundation
    #endif

    extension WidgetCoding {
      /// A type that is read from the bytes of a JSON document, without `Codable`.
      ///
      /// The initializer is generated, except for types of Swift, Foundation and this module. It reads the value whose first
      /// byte is next, and moves past the value's last byte.
      public protocol JSONReadable: Decodable {
        /// Reads a value.
        init(from json: inout JSONReader) throws
      }
    }

    extension WidgetCoding.JSONReader {
      /// Reads a value of a type that can be read from bytes.
      @inlinable
      @inline(__always)
      public mutating func read<Value: WidgetCoding.JSONReadable>(_ type: Value.Type) throws -> Value {
        try Value(from: &self)
      }

      /// Reads a value of any type. If the type is not `JSONReadable`, the value is decoded as `JSONDecoder` decodes it.
      @inlinable
      public mutating func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let readable = type as? any WidgetCoding.JSONReadable.Type {
          return try readDynamically(readable, as: type)
        }
        return try decode(type)
      }

      @usableFromInline
      mutating func readDynamically<Readable: WidgetCoding.JSONReadable, Value>(
        _ readable: Readable.Type, as type: Value.Type
      ) throws -> Value {
        let start = offset
        guard let value = try Readable(from: &self) as? Value else {
          throw JSONFault(.mismatch(type, found: "\(readable)"), at: start)
        }
        return value
      }

      /// Reads a value, or returns nil for `null`.
      @inlinable
      @inline(__always)
      public mutating func readIfPresent<Value: WidgetCoding.JSONReadable>(_ type: Value.Type) throws
        -> Value?
      {
        try readNull() ? nil : Value(from: &self)
      }

      /// Reads a value of any type, or returns nil for `null`.
      @inlinable
      public mutating func readIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        try readNull() ? nil : read(type)
      }

      /// Reads a value. An invalid value is replaced and reported.
      @inlinable
      public mutating func recovering<Value>(
        with replacement: @autoclosure () -> Value,
        _ body: (inout WidgetCoding.JSONReader) throws -> Value
      ) throws -> Value {
        let (start, level) = (offset, depth)
        do {
          return try body(&self)
        } catch {
          offset = start
          depth = level
          // Malformed JSON is still an error.
          try skip()
          reportReplaced(error, at: start)
          return replacement()
        }
      }

      /// Returns the result of a closure. If the closure throws an error, reports the error at the current position and
      /// returns the replacement.
      @inlinable
      public func recovering<Value>(
        with replacement: @autoclosure () -> Value, _ body: () throws -> Value
      ) -> Value {
        do {
          return try body()
        } catch {
          reportReplaced(error, at: offset)
          return replacement()
        }
      }

      @usableFromInline
      @inline(never)
      func reportReplaced(_ error: any Swift.Error, at start: Int) {
        session.report(JSONFault(error, at: start), at: start, in: bytes, .replaced)
      }

      /// Reads the elements of an array.
      @inlinable
      @inline(__always)
      mutating func readElements(_ element: (inout WidgetCoding.JSONReader) throws -> Void) throws {
        guard try moveToFirstElement() else { return }
        repeat { try element(&self) } while try moveToNextElement()
      }

      /// Opens an array and moves to its first element. Returns false, and closes the array, if it is empty.
      @inlinable
      @inline(__always)
      mutating func moveToFirstElement() throws -> Bool {
        try open()
        skipSpace()
        return !closeIfAtEnd()
      }

      /// Moves to the next element. Returns false, and closes the array, at its end.
      @inlinable
      @inline(__always)
      mutating func moveToNextElement() throws -> Bool {
        skipSpace()
        if byte == UInt8(ascii: ",") {
          offset &+= 1
          skipSpace()
        } else if byte != UInt8(ascii: "]") {
          throw unexpected()
        }
        return !closeIfAtEnd()
      }

      /// Closes the array if it ends here, and returns whether it ends here.
      @inlinable
      @inline(__always)
      mutating func closeIfAtEnd() -> Bool {
        guard byte == UInt8(ascii: "]") else { return false }
        close()
        return true
      }

      /// Reads an array of a family's values.
      @inlinable
      public mutating func read<Box: WidgetBox & WidgetCoding.JSONReadable>(
        listOf box: Box.Type
      ) throws -> [Box.Family] {
        guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
        guard try moveToFirstElement() else { return [] }
        let first = try Box(from: &self).value
        guard try moveToNextElement() else { return [first] }
        // A list with two elements usually has more, and growing the array step by step would cost several allocations.
        var values: [Box.Family] = []
        values.reserveCapacity(8)
        values.append(first)
        repeat { values.append(try Box(from: &self).value) } while try moveToNextElement()
        return values
      }

      /// Reads an array of a family's values. This overload is for families whose modules were not generated with
      /// `--direct-json`.
      public mutating func read<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family] {
        try read([Box].self).map(\.value)
      }

      /// Reads an array of a family's values, or returns nil for `null`. This overload is for families whose modules were
      /// not generated with `--direct-json`.
      public mutating func readIfPresent<Box: WidgetBox>(listOf box: Box.Type) throws -> [Box.Family]? {
        try readNull() ? nil : read(listOf: box)
      }

      /// Reads an array of a family's values, or returns nil for `null`.
      @inlinable
      public mutating func readIfPresent<Box: WidgetBox & WidgetCoding.JSONReadable>(
        listOf box: Box.Type
      ) throws -> [Box.Family]? {
        try readNull() ? nil : read(listOf: box)
      }
    }

    @_documentation(visibility: internal)
    extension String: WidgetCoding.JSONReadable {
      /// Reads a string.
      @inlinable
      @inline(__always)
      public init(from json: inout WidgetCoding.JSONReader) throws { self = try json.readString() }
    }

    @_documentation(visibility: internal)
    extension Bool: WidgetCoding.JSONReadable {
      /// Reads `true` or `false`.
      @inline(never)
      public init(from json: inout WidgetCoding.JSONReader) throws { self = try json.readBool() }
    }

    @_documentation(visibility: internal)
    extension Double: WidgetCoding.JSONReadable {
      /// Reads a number.
      @inline(never)
      public init(from json: inout WidgetCoding.JSONReader) throws { self = try json.readDouble() }
    }

    @_documentation(visibility: internal)
    extension Float: WidgetCoding.JSONReadable {
      /// Reads a number.
      @inline(never)
      public init(from json: inout WidgetCoding.JSONReader) throws { self = try json.readFloat() }
    }

    extension WidgetCoding.JSONReadable where Self: FixedWidthInteger {
      /// Reads an integer.
      @inlinable
      public init(from json: inout WidgetCoding.JSONReader) throws {
        self = try json.readInteger(Self.self)
      }
    }

    @_documentation(visibility: internal)
    extension Int: WidgetCoding.JSONReadable {}
    @_documentation(visibility: internal)
    extension Int8: WidgetCoding.JSONReadable {}
    @_documentation(visibility: internal)
    extension Int16: WidgetCoding.JSONReadable {}
    @_documentation(visibility: internal)
    extension Int32: WidgetCoding.JSONReadable {}
    @_documentation(visibility: internal)
    extension Int64: WidgetCoding.JSONReadable {}
    @_documentation(visibility: internal)
    extension UInt: WidgetCoding.JSONReadable {}
    @_documentation(visibility: internal)
    extension UInt8: WidgetCoding.JSONReadable {}
    @_documentation(visibility: internal)
    extension UInt16: WidgetCoding.JSONReadable {}
    @_documentation(visibility: internal)
    extension UInt32: WidgetCoding.JSONReadable {}
    @_documentation(visibility: internal)
    extension UInt64: WidgetCoding.JSONReadable {}
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @_documentation(visibility: internal)
    extension Int128: WidgetCoding.JSONReadable {}
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @_documentation(visibility: internal)
    extension UInt128: WidgetCoding.JSONReadable {}

    @_documentation(visibility: internal)
    extension Optional: WidgetCoding.JSONReadable where Wrapped: WidgetCoding.JSONReadable {
      /// Reads a value, or `null`.
      @inlinable
      public init(from json: inout WidgetCoding.JSONReader) throws {
        self = try json.readNull() ? nil : Wrapped(from: &json)
      }
    }

    @_documentation(visibility: internal)
    extension Array: WidgetCoding.JSONReadable where Element: WidgetCoding.JSONReadable {
      /// Reads the elements.
      @inlinable
      public init(from json: inout WidgetCoding.JSONReader) throws {
        guard json.byte == UInt8(ascii: "[") else { throw json.mismatch([Any].self) }
        self = []
        guard try json.moveToFirstElement() else { return }
        // With less room, an array of two numbers would be allocated twice.
        if MemoryLayout<Element>.stride <= 16 { reserveCapacity(32 / MemoryLayout<Element>.stride) }
        repeat { append(try Element(from: &json)) } while try json.moveToNextElement()
      }
    }

    @_documentation(visibility: internal)
    extension Dictionary: WidgetCoding.JSONReadable
    where Key == String, Value: WidgetCoding.JSONReadable {
      /// Reads the values. If a key is repeated, its first value is used.
      @inlinable
      public init(from json: inout WidgetCoding.JSONReader) throws {
        self = [:]
        var object = try json.object()
        while let key = try json.key(in: &object) {
          // With less room, inserting the second value would allocate again and hash the first key again.
          if isEmpty { self = Dictionary(JSONRoom(), uniquingKeysWith: { first, _ in first }) }
          // The key is hashed once for the search and the insertion.
          try Self.read(into: &self[key.string], &json)
        }
      }

      /// Reads the value of a key, or skips it if the key has a value already.
      @inlinable
      @inline(__always)
      static func read(into place: inout Value?, _ json: inout WidgetCoding.JSONReader) throws {
        if case .none = place {
          place = try Value(from: &json)
        } else {
          try json.skip()
        }
      }
    }

    /// An empty sequence, from which a dictionary with room for three values is created.
    ///
    /// `Dictionary.init(minimumCapacity:)` is not specialized, and looks up the type's metadata in each call.
    @frozen
    @usableFromInline
    struct JSONRoom<Key, Value>: Sequence, IteratorProtocol {
      @inlinable
      init() {}

      @inlinable var underestimatedCount: Int { 3 }

      @inlinable
      func next() -> (Key, Value)? { nil }
    }

    extension WidgetCoding.Narrowed: WidgetCoding.JSONReadable where Box: WidgetCoding.JSONReadable {
      /// Reads a value of the family, and rejects a value that is not of the narrower type.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json.offset
        let box = try Box(from: &json)
        guard let wanted = box.value as? Wanted else {
          throw JSONFault(.mismatch(Wanted.self, found: "\(Swift.type(of: box.value))"), at: start)
        }
        value = wanted
      }
    }

    @_documentation(visibility: internal)
    extension JSONValue: WidgetCoding.JSONReadable {
      /// Reads any JSON.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        switch json.byte {
        case UInt8(ascii: "\""): self = .string(try json.readString())
        case UInt8(ascii: "{"):
          try json.checkDepth()
          self = .object(try [String: JSONValue](from: &json))
        case UInt8(ascii: "["):
          try json.checkDepth()
          self = .array(try [JSONValue](from: &json))
        case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool(try json.readBool())
        case UInt8(ascii: "n"):
          _ = try json.readNull()
          self = .null
        default: self = try Self.number(&json)
        }
      }

      private static func number(_ json: inout WidgetCoding.JSONReader) throws -> JSONValue {
        var start = json
        if let value = json.attempt({ try $0.readInteger(Int64.self) }) {
          // `-0` and `-0.0` keep their sign, but `-1e-400` is not representable as a `Double`.
          guard value == 0, start.byte == UInt8(ascii: "-"),
            start.attempt({ try $0.readDouble() }) != nil
          else { return .integer(value) }
          return .number(-0.0)
        }
        if let value = json.attempt({ try $0.readInteger(UInt64.self) }) { return .unsigned(value) }
        return .number(try json.readDouble())
      }
    }

    extension WidgetCoding.JSONReader {
      /// Reads a value, or returns nil and does not move if the value is invalid.
      mutating func attempt<Value>(_ body: (inout WidgetCoding.JSONReader) throws -> Value) -> Value? {
        var copy = self
        guard let value = try? body(&copy) else { return nil }
        self = copy
        return value
      }
    }

    // Foundation's types that `JSONDecoder` decodes in its own way.

    extension WidgetCoding.JSONReader {
      /// Returns the given type if it is one of four Foundation types, or nil for any other type. The types are listed here
      /// because a linker strips unreferenced conformances from a static library.
      static func foundationType(_ type: Any.Type) -> (any WidgetCoding.JSONReadable.Type)? {
        let types: [any WidgetCoding.JSONReadable.Type] = [
          Date.self, URL.self, Data.self, Decimal.self,
        ]
        return types.first { $0 == type }
      }
    }

    @_documentation(visibility: internal)
    extension Date: WidgetCoding.JSONReadable {
      /// Reads a date with the decoder's strategy. The default is the number of seconds since 2001.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        if let date = try json.session.strategies?.readDate(&json) {
          self = date
          return
        }
        // For null, `JSONDecoder` reports that no `Date` was found. For other values, it reports a mismatch with `Double`.
        if json.isNull { throw JSONFault(.null(Date.self), at: json.offset) }
        self.init(timeIntervalSinceReferenceDate: try json.readDouble())
      }
    }

    @_documentation(visibility: internal)
    extension URL: WidgetCoding.JSONReadable {
      /// Reads a string that is a URL.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json.offset
        if json.isNull { throw JSONFault(.null(URL.self), at: start) }
        guard let url = URL(string: try json.readString()) else {
          throw JSONFault(.corrupted("the string is not a URL"), at: start)
        }
        self = url
      }
    }

    @_documentation(visibility: internal)
    extension Data: WidgetCoding.JSONReadable {
      /// Reads data with the decoder's strategy. The default is a Base64 string.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        if let data = try json.session.strategies?.readData(&json) {
          self = data
          return
        }
        let start = json.offset
        if json.isNull { throw JSONFault(.null(Data.self), at: start) }
        guard let data = Data(base64Encoded: try json.readString()) else {
          throw JSONFault(.corrupted("the string is not in Base64"), at: start)
        }
        self = data
      }
    }

    @_documentation(visibility: internal)
    extension Decimal: WidgetCoding.JSONReadable {
      /// Reads a number.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isNull { throw JSONFault(.null(Decimal.self), at: json.offset) }
        if let (number, isNegative, end) = json.bytes.decimal(at: json.offset),
          abs(number.exponent) <= 100
        {
          self.init(
            sign: isNegative ? .minus : .plus, exponent: number.exponent,
            significand: Decimal(number.digits))
          json.offset = end
          return
        }
        let text = try json.numberText(for: Decimal.self)
        guard let value = try? JSONDecoder().decode(Decimal.self, from: Data(text.utf8)) else {
          throw json.notRepresentable(Decimal.self)
        }
        json.offset += text.utf8.count
        self = value
      }
    }

    extension WidgetCoding.ListOrElement: WidgetCoding.JSONReadable where List: WidgetCoding.ListOfOne {
      /// Reads an array as the list, and any other value as the only element.
      public init(from json: inout WidgetCoding.JSONReader) throws {
        list = try json.byte == UInt8(ascii: "[") ? json.read(List.self) : json.readElement()
      }
    }

    extension WidgetCoding.JSONReader {
      /// Reads a value that is not an array as a list with one element.
      fileprivate mutating func readElement<List: WidgetCoding.ListOfOne>() throws -> List {
        var end = self
        // The element can be nested in many others.
        try end.skipForLater()
        let list = try List(elementFrom: JSONCodableDecoder(self))
        offset = end.offset
        return list
      }
    }

    extension WidgetCoding.JSONReader {
      /// Whether the value is a shorthand: neither an object nor null.
      public var isShorthand: Bool { byte != UInt8(ascii: "{") && byte != UInt8(ascii: "n") }

      /// Reads a value of a type from a shorthand, with the type's `init(from:)`.
      public mutating func readShorthand<Value: Decodable>(for type: Value.Type) throws -> Value {
        try decode(type)
      }
    }

    """##
    ),
    (
      "Direct/JSONReader.swift",
      ##"""
    extension WidgetCoding {
      /// A position in a JSON document, from which generated code reads values.
      ///
      /// Reading accepts and rejects the same documents as Foundation's `JSONDecoder`, with the exceptions in
      /// docs/direct-json.md. If a value is skipped, only its structure is checked.
      @frozen
      public struct JSONReader {
        @usableFromInline let bytes: JSONBytes
        /// The offset of the next byte, which is a value's first byte before the value is read.
        public var offset = 0
        /// The number of open arrays and objects.
        @usableFromInline var depth = 0
        @usableFromInline let session: JSONSession
        /// The object whose tag was read last, and the tag's location.
        @usableFromInline var tagged = JSONTagged()

        init(_ bytes: JSONBytes, at offset: Int = 0, depth: Int = 0, _ session: JSONSession) {
          self.bytes = bytes
          self.offset = offset
          self.depth = depth
          self.session = session
        }

        /// The maximum depth of nested values, the same as in Foundation's decoder.
        @inlinable static var maximumDepth: Int { 512 }

        /// The next byte.
        @inlinable var byte: UInt8 {
          @inline(__always) get { bytes[offset] }
        }

        /// Moves past white space.
        @inlinable
        @inline(__always)
        mutating func skipSpace() {
          if byte <= 0x20 { skipSpaces() }
        }

        @usableFromInline
        mutating func skipSpaces() { offset = bytes.endOfSpaces(from: offset) }

        /// Moves past white space and the given byte, or throws an error if another byte follows.
        @inlinable
        @inline(__always)
        mutating func expect(_ expected: UInt8) throws {
          skipSpace()
          guard byte == expected else { throw unexpected() }
          offset += 1
        }

        /// Throws an error if a value is nested deeper than the stack allows.
        @inlinable
        @inline(__always)
        public func checkDepth() throws {
          if !session.hasRoom() { throw withoutRoom() }
        }

        /// Moves past the brace or bracket that opens an object or array, or throws an error above `maximumDepth`.
        @inlinable
        @inline(__always)
        mutating func open() throws {
          guard depth < Self.maximumDepth else { throw tooDeep() }
          depth += 1
          offset += 1
        }

        /// Moves past the brace or bracket that closes an object or array.
        @inlinable
        @inline(__always)
        mutating func close() {
          depth -= 1
          offset += 1
        }

        /// Returns whether the value is `null`, and moves past it if so.
        @inlinable
        @inline(__always)
        public mutating func readNull() throws -> Bool {
          guard byte == UInt8(ascii: "n") else { return false }
          try expectWord("null")
          return true
        }

        /// Moves past the given literal, or throws an error if the bytes are different.
        @inlinable
        @inline(__always)
        mutating func expectWord(_ word: StaticString) throws {
          offset = try bytes.endOfWord(word, at: offset)
        }
      }
    }

    extension JSONBytes {
      /// Returns the end of optional white space at an offset.
      @inline(__always)
      func endOfSpace(from start: Int) -> Int {
        self[start] <= 0x20 ? endOfSpaces(from: start) : start
      }

      /// Returns the end of white space at an offset.
      @inline(never)
      func endOfSpaces(from start: Int) -> Int {
        if start >= 0, start <= count &- 24 {
          // Most white space is a line break followed by at most 15 spaces.
          let first = uncheckedLoad(UInt64.self, at: start) ^ 0x2020_2020_2020_200A
          let second = uncheckedLoad(UInt64.self, at: start &+ 8) ^ 0x2020_2020_2020_2020
          let others = first == 0 ? second : first
          let end = start &+ (first == 0 ? 8 : 0) &+ others.trailingZeroBitCount &>> 3
          if uncheckedLoad(UInt8.self, at: end) > 0x20 { return end }
        }
        var next = self[start] == 0x0A ? start &+ 1 : start
        while true {
          let word = load(UInt64.self, at: next)
          let others = word ^ 0x2020_2020_2020_2020
          if others == 0 {
            next &+= 8
            continue
          }
          let bits = UInt64(truncatingIfNeeded: others.trailingZeroBitCount) & 0x38
          next &+= Int(truncatingIfNeeded: bits &>> 3)
          if word &>> bits & 0xFF > 0x20 { return next }
          // Line breaks and tabs are skipped byte by byte. Near the document's end, `word` is 0, and spaces are also
          // skipped here.
          switch self[next] {
          case 0x20, 0x0A, 0x0D, 0x09: next &+= 1
          default: return next
          }
        }
      }
    }

    """##
    ),
    (
      "Direct/JSONRemembered.swift",
      ##"""
    /// The results of reading values of an untagged family inside each other.
    ///
    /// If several options of a family read the same nested value, it is read once. Otherwise, the time to read values inside
    /// each other would double at each level.
    struct JSONRemembered {
      private struct Place: Hashable {
        let offset: Int
        let type: ObjectIdentifier
      }

      fileprivate enum Result {
        /// A value, and the offset of its end.
        case value(Any, end: Int)
        case failure(any Swift.Error)
      }

      private struct Report: Hashable {
        let offset: Int
        let kind: DroppedElement.Kind
      }

      private var results: [Place: Result] = [:]
      /// The values that were reported. Several options can read and report a value.
      private var reports: Set<Report> = []
      /// The number of values that are being read.
      private var open = 0

      /// Returns the result for a value, or nil if the value has not been read. In this case, it is now being read.
      fileprivate mutating func begin(_ type: Any.Type, at offset: Int) -> Result? {
        if open > 0, let result = results[Place(offset: offset, type: ObjectIdentifier(type))] {
          return result
        }
        open += 1
        return nil
      }

      /// Whether only one value is being read, which is not inside another one.
      fileprivate var isOutermost: Bool { open == 1 }

      /// Ends reading a value. The results inside a value that is not inside another one are not needed any more.
      fileprivate mutating func end(_ type: Any.Type, at offset: Int, _ result: Result) {
        open -= 1
        if open > 0 {
          results[Place(offset: offset, type: ObjectIdentifier(type))] = result
        } else {
          if !results.isEmpty { results = [:] }
          if !reports.isEmpty { reports = [] }
        }
      }

      /// Whether a dropped or replaced value has not been reported yet.
      mutating func isNew(_ kind: DroppedElement.Kind, at offset: Int) -> Bool {
        open == 0 || reports.insert(Report(offset: offset, kind: kind)).inserted
      }
    }

    extension WidgetCoding.JSONReader {
      /// Returns the value at the reader if it was read before, and moves past it. Throws the error if reading it failed.
      public mutating func remembered<Value>(_ type: Value.Type) throws -> Value? {
        switch begin(type) {
        case .value(let value, let end)?:
          offset = end
          return value as? Value
        case .failure(let error)?: throw error
        case nil: return nil
        }
      }

      /// Returns the value at the reader if it was read before, and moves past it. If reading it failed, returns the result
      /// of `unknown`.
      public mutating func remembered<Box: WidgetBox>(
        _ type: Box.Type, unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Box.Family
      ) throws -> Box? {
        switch begin(type) {
        case .value(let value, let end)?:
          offset = end
          return value as? Box
        case .failure(let error)?: return Box(try replacing(error, with: unknown))
        case nil: return nil
        }
      }

      /// Reads a value that may be a replacement with a closure. The next time, returns the same value or throws the same
      /// error.
      ///
      /// - Parameter box: The box that decides how the value is replaced.
      public mutating func remembering<Box: WidgetBox>(
        _ box: Box.Type, _ read: (inout WidgetCoding.JSONReader) throws -> Box.Family
      ) throws -> Box.Family {
        let start = offset
        let type = JSONReplaced<Box>.self
        switch begin(type) {
        case .value(let value, let end)?:
          if let value = value as? Box {
            offset = end
            return value.value
          }
        case .failure(let error)?: throw error
        case nil: break
        }
        do {
          let value = try read(&self)
          session.remembered.end(type, at: start, .value(Box(value), end: offset))
          return value
        } catch {
          session.remembered.end(type, at: start, .failure(error))
          throw error
        }
      }

      private func begin(_ type: Any.Type) -> JSONRemembered.Result? {
        let result = session.remembered.begin(type, at: offset)
        if case nil = result, session.remembered.isOutermost {
          // Each option may skip nested values.
          var end = self
          try? end.skipForLater()
        }
        return result
      }

      /// Remembers the value that was read from a position to the current one.
      public func remember<Value>(_ value: Value, from start: WidgetCoding.JSONReader) {
        session.remembered.end(Value.self, at: start.offset, .value(value, end: offset))
      }

      /// Returns the error for a value that matches no type or case of an untagged family, and remembers the error.
      public func nothingMatches<Value>(
        _ family: String, _ failures: [(String, any Swift.Error)], remembering type: Value.Type
      ) -> any Swift.Error {
        let error = nothingMatches(family, failures)
        session.remembered.end(type, at: offset, .failure(error))
        return error
      }
    }

    /// Identifies a value that may have been replaced, unlike a value of the box itself.
    private enum JSONReplaced<Box> {}

    """##
    ),
    (
      "Direct/JSONScanning.swift",
      ##"""
    extension JSONBytes {
      /// Returns the offset of the first quote, backslash or control character, or of the end.
      @inlinable
      @inline(__always)
      func endOfText(from start: Int) -> Int {
        var offset = max(start, 0)
        while offset <= count &- 8 {
          let ends = Self.ends(in: uncheckedLoad(UInt64.self, at: offset))
          if ends != 0 { return offset &+ ends.trailingZeroBitCount / 8 }
          offset &+= 8
        }
        while true {
          let byte = self[offset]
          if byte < 0x20 || byte == 0x22 || byte == 0x5C { return offset }
          offset &+= 1
        }
      }

      /// Returns the offset of the first quote, backslash, control character or non-ASCII byte, or of the end.
      @inlinable
      @inline(__always)
      func endOfPlainText(from start: Int) -> Int {
        var offset = max(start, 0)
        while offset <= count &- 8 {
          let word = uncheckedLoad(UInt64.self, at: offset)
          let ends = Self.ends(in: word) | word & Self.highBits
          if ends != 0 { return offset &+ ends.trailingZeroBitCount / 8 }
          offset &+= 8
        }
        while true {
          let byte = self[offset]
          if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x80 { return offset }
          offset &+= 1
        }
      }

      /// Returns the offset of the first quote, backslash or control character, or of the end, or nil if the text before it is
      /// not valid UTF-8.
      func endOfUTF8(from start: Int) -> Int? {
        var offset = start
        while true {
          while offset <= count &- 8, Self.isPair(uncheckedLoad(UInt64.self, at: offset)) {
            offset &+= 6
          }
          if self[offset] < 0x80 {
            offset = endOfPlainText(from: offset)
            if self[offset] < 0x80 { return offset }
          } else {
            let length = scalar(at: offset).length
            if length == 0 { return nil }
            offset &+= length
          }
        }
      }

      /// Whether a word starts with two valid scalars of three bytes each, as most Chinese and Japanese text does.
      @inline(__always)
      static func isPair(_ word: UInt64) -> Bool {
        // As in `scalar(at:)`, but without scalars whose first byte is 0xE0 or 0xED.
        let first = word & 0x0F00_000F
        let others = (first &+ 0x0F00_000F) & ((first ^ 0x0D00_000D) &+ 0x0F00_000F)
        return word & 0xC0_C0F0_C0C0_F0 == 0x80_80E0_8080_E0 && others & 0x1000_0010 == 0x1000_0010
      }

      /// Returns the length in bytes of the non-ASCII scalar at an offset, or 0 if its bytes are invalid (Unicode 16, table
      /// 3-7). Also returns the bytes, with the first byte in the lowest bits. Higher bits may contain later bytes of the
      /// text.
      @inline(__always)
      func scalar(at offset: Int) -> (bytes: UInt32, length: Int) {
        let bytes =
          offset <= count &- 4 ? load(UInt32.self, at: offset) : lastBytes(from: offset)
        if bytes & 0xC0E0 == 0x80C0 {
          // The sequence is valid unless one byte would suffice for the scalar.
          return (bytes, bytes & 0x1E != 0 ? 2 : 0)
        }
        if bytes & 0xC0_C0F0 == 0x80_80E0 {
          // The sequence is valid unless two bytes would suffice or the scalar is a surrogate.
          let bits = bytes & 0x200F
          return (bytes, bits != 0 && bits != 0x200D ? 3 : 0)
        }
        if bytes & 0xC0C0_C0F8 == 0x8080_80F0 {
          // The sequence is valid unless three bytes would suffice or the scalar is above U+10FFFF.
          let isUnicode = bytes & 0x4 == 0 || bytes & 0x3003 == 0
          return (bytes, bytes & 0x3007 != 0 && isUnicode ? 4 : 0)
        }
        return (bytes, 0)
      }

      /// Returns the bytes from an offset to the end, which must be fewer than four.
      @inline(never)
      private func lastBytes(from offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(self[offset &+ $1]) << UInt32($1 * 8) }
      }

      @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

      /// Returns the high bits of the quotes, backslashes and control characters in a word. Bits above the lowest set bit
      /// may be wrong.
      @inlinable
      @inline(__always)
      static func ends(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        // Flipping the second-lowest bit moves the quote next to the control characters.
        let controls = word ^ (ones &* 0x02)
        let backslashes = word ^ (ones &* 0x5C)
        let found = (controls &- ones &* 0x21) & ~word | (backslashes &- ones) & ~backslashes
        return found & highBits
      }
    }

    extension JSONBytes {
      /// Whether the bytes equal the given bytes. As few words as possible are compared.
      ///
      /// All loads are in bounds of both operands. If one operand is a literal, only comparisons with constants remain
      /// after optimization.
      @inlinable
      @inline(__always)
      func equals(_ other: JSONBytes) -> Bool { count == other.count && contains(other, at: 0) }

      /// Whether the given bytes occur at an offset.
      @inlinable
      @inline(__always)
      func contains(_ other: JSONBytes, at offset: Int) -> Bool {
        guard offset >= 0, offset <= count &- other.count else { return false }
        return isEqual(other, from: offset)
      }

      /// Whether the given bytes occur at an offset. All compared bytes must be in bounds.
      @inlinable
      @inline(__always)
      func isEqual(_ other: JSONBytes, from offset: Int) -> Bool {
        switch other.count {
        case 17...: return part(from: offset, to: offset &+ other.count).equalsInWords(other)
        case 8...: return isEqual(UInt64.self, other, from: offset, last: other.count &- 8)
        case 4...: return isEqual(UInt32.self, other, from: offset, last: other.count &- 4)
        case 2...: return isEqual(UInt16.self, other, from: offset, last: other.count &- 2)
        case 1: return uncheckedLoad(UInt8.self, at: offset) == other.uncheckedLoad(UInt8.self, at: 0)
        default: return true
        }
      }

      /// Whether a quote, a colon and the start of a value are at an offset.
      @inline(__always)
      func isEndOfKey(_ offset: Int) -> Bool {
        offset >= 0 && offset < count &- 2 && uncheckedLoad(UInt16.self, at: offset) == 0x3A22
          && uncheckedLoad(UInt8.self, at: offset &+ 2) > 0x20
      }

      /// Whether the first and last words equal the first and last words of the given bytes. The two words may overlap.
      @inlinable
      @inline(__always)
      func isEqual<Word: FixedWidthInteger>(
        _ type: Word.Type, _ other: JSONBytes, from offset: Int, last: Int
      ) -> Bool {
        uncheckedLoad(type, at: offset) == other.uncheckedLoad(type, at: 0)
          && uncheckedLoad(type, at: offset &+ last) == other.uncheckedLoad(type, at: last)
      }

      @usableFromInline
      func equalsInWords(_ other: JSONBytes) -> Bool {
        for offset in stride(from: 0, to: count - 8, by: 8)
        where load(UInt64.self, at: offset) != other.load(UInt64.self, at: offset) {
          return false
        }
        return load(UInt64.self, at: count - 8) == other.load(UInt64.self, at: count - 8)
      }
    }

    extension WidgetCoding.JSONReader {
      /// Moves past the value. Only its structure is checked.
      @inlinable
      public mutating func skip() throws {
        switch byte {
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer()
        default: try skipScalar()
        }
      }

      /// Moves past a value that may be read later, and records the ends of nested objects and arrays. Skipping and reading
      /// nested values again then takes linear time.
      public mutating func skipForLater() throws {
        guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return try skip() }
        if let end = session.ends?.offset(of: offset) {
          offset = end
        } else {
          try noteEnds()
        }
      }

      /// Moves past an object or array.
      @usableFromInline
      @inline(never)
      mutating func skipContainer() throws {
        if let end = session.ends?.offset(of: offset) {
          offset = end
          return
        }
        var observer = JSONNullObserver()
        try skipContainer(&observer)
      }

      /// Moves past an object or array, and reports the objects, arrays and keys in it to an observer.
      @inline(__always)
      mutating func skipContainer<Observer: JSONObserver>(_ observer: inout Observer) throws {
        offset = try bytes.endOfContainer(at: offset, depth: depth, &observer)
      }

      @usableFromInline
      mutating func skipScalar() throws { offset = try bytes.endOfScalar(at: offset) }

      /// Moves past all characters that may occur in a number, in any order.
      mutating func skipNumber() { offset = bytes.endOfNumber(at: offset) }

      /// Moves past a string.
      @inlinable
      @inline(__always)
      mutating func skipString() throws { offset = try bytes.endOfString(at: offset) }
    }

    extension JSONBytes {
      /// Returns the end of the string at an offset.
      @inlinable
      @inline(__always)
      func endOfString(at start: Int) throws -> Int {
        let end = endOfText(from: start &+ 1)
        return self[end] == UInt8(ascii: "\"") ? end &+ 1 : try endOfUnusualString(from: end)
      }

      /// Returns the end of the number or literal at an offset.
      func endOfScalar(at start: Int) throws -> Int {
        switch self[start] {
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): endOfNumber(at: start)
        case UInt8(ascii: "t"): try endOfWord("true", at: start)
        case UInt8(ascii: "f"): try endOfWord("false", at: start)
        case UInt8(ascii: "n"): try endOfWord("null", at: start)
        default: throw unexpected(at: start)
        }
      }

      /// Returns the end of the given literal at an offset, or throws an error if the bytes are different.
      @inlinable
      @inline(__always)
      func endOfWord(_ word: StaticString, at start: Int) throws -> Int {
        let literal = JSONBytes(word)
        guard contains(literal, at: start) else { throw unexpected(insteadOf: word, at: start) }
        return start &+ literal.count
      }

      /// Returns the error for the first byte that differs from a literal.
      @usableFromInline
      @inline(never)
      func unexpected(insteadOf word: StaticString, at start: Int) -> any Swift.Error {
        let literal = JSONBytes(word)
        let wrong = (0..<literal.count).first { self[start + $0] != literal[$0] }
        return unexpected(at: start + (wrong ?? 0))
      }

      /// Returns the end of all characters that may occur in a number, in any order.
      func endOfNumber(at start: Int) -> Int {
        var next = start
        while true {
          switch self[next] {
          case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
            next &+= 1
          default: return next
          }
        }
      }

      /// Returns the end of a string with escapes or control characters. Only the length of `\u` escapes is checked.
      ///
      /// - Parameter start: The offset of the first backslash or control character, or of the end of the document.
      @usableFromInline
      @inline(never)
      func endOfUnusualString(from start: Int) throws -> Int {
        var next = start
        while self[next] != UInt8(ascii: "\"") {
          guard next < count else { throw JSONFault(.malformed("the document ends here"), at: next) }
          guard self[next] == UInt8(ascii: "\\") else {
            next = endOfText(from: next + 1)
            continue
          }
          next += 2
          if self[next - 1] == UInt8(ascii: "u") {
            for digit in next..<next + 4 where self[digit] == UInt8(ascii: "\"") {
              throw JSONFault(.malformed("four hexadecimal digits expected after \\u"), at: next - 2)
            }
            next += 4
          }
          guard next <= count else { throw JSONFault(.malformed("the document ends here"), at: count) }
        }
        return next + 1
      }
    }

    extension JSONBytes {
      /// Returns the end of the object or array at an offset, without recursion.
      ///
      /// - Parameter depth: The number of arrays and objects around the object or array.
      @inline(__always)
      func endOfContainer<Observer: JSONObserver>(
        at start: Int, depth: Int, _ observer: inout Observer
      ) throws -> Int {
        var levels = JSONLevels(depth: depth)
        var next = try enter(&levels, &observer, at: start)
        // Whether a member or element is next instead of the end of the object or array.
        var isInside = self[next] != levels.end
        while true {
          if isInside {
            if levels.isObject { next = try endOfKey(&observer, at: next) }
            switch self[next] {
            case UInt8(ascii: "\""): next = try endOfString(at: next)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
              next = try enter(&levels, &observer, at: next)
              isInside = self[next] != levels.end
              continue
            default: next = try endOfScalar(at: next)
            }
          } else {
            next &+= 1
            observer.close(at: next, isObject: levels.isObject)
            levels.leave()
            if levels.depth == depth { return next }
          }
          // In most objects, a comma is directly followed by the quote of the next key.
          if load(UInt16.self, at: next) == WidgetCoding.JSONReader.comma {
            next &+= 1
            isInside = true
          } else {
            next = try endOfComma(before: levels.end, at: next)
            isInside = self[next] != levels.end
          }
        }
      }

      /// Enters the object or array at an offset. Returns the offset after its opening brace or bracket and the white space
      /// that follows.
      @inline(__always)
      private func enter<Observer: JSONObserver>(
        _ levels: inout JSONLevels, _ observer: inout Observer, at start: Int
      ) throws -> Int {
        guard levels.depth < WidgetCoding.JSONReader.maximumDepth else {
          throw WidgetCoding.JSONReader.tooDeep(at: start)
        }
        let isObject = self[start] == UInt8(ascii: "{")
        observer.open(at: start, isObject: isObject)
        levels.enter(isObject: isObject)
        return endOfSpace(from: start &+ 1)
      }

      /// Returns the end of white space and a comma. Before the closing brace or bracket, the comma is optional.
      @inline(__always)
      private func endOfComma(before end: UInt8, at start: Int) throws -> Int {
        let next = endOfSpace(from: start)
        if self[next] == end { return next }
        guard self[next] == UInt8(ascii: ",") else { throw unexpected(at: next) }
        return endOfSpace(from: next &+ 1)
      }

      /// Returns the start of the value after a key and a colon.
      @inline(__always)
      private func endOfKey<Observer: JSONObserver>(
        _ observer: inout Observer, at start: Int
      ) throws -> Int {
        guard self[start] == UInt8(ascii: "\"") else { throw unexpected(at: start) }
        let end = endOfPlainText(from: start &+ 1)
        guard isEndOfKey(end) else {
          return try endOfUnusualKey(&observer, at: start, plainTo: end)
        }
        if Observer.isInterestedInKeys {
          observer.key(from: start &+ 1, to: end, in: self, valueAt: end &+ 2)
        }
        return end &+ 2
      }

      /// Returns the start of the value after any key. The key can contain escapes or non-ASCII characters, and white space
      /// can surround the colon.
      @inline(never)
      private func endOfUnusualKey<Observer: JSONObserver>(
        _ observer: inout Observer, at start: Int, plainTo end: Int
      ) throws -> Int {
        let isPlain = self[end] == UInt8(ascii: "\"")
        let colon = endOfSpace(from: isPlain ? end &+ 1 : try endOfString(at: start))
        guard self[colon] == UInt8(ascii: ":") else { throw unexpected(at: colon) }
        let value = endOfSpace(from: colon &+ 1)
        guard Observer.isInterestedInKeys else { return value }
        if isPlain {
          observer.key(from: start &+ 1, to: end, in: self, valueAt: value)
        } else {
          observer.unusualKey(at: start, in: self, valueAt: value)
        }
        return value
      }
    }

    /// The open objects and arrays.
    private struct JSONLevels {
      /// The number of open objects and arrays.
      private(set) var depth: Int
      /// Whether the innermost level is an object.
      private(set) var isObject = false
      /// One bit for each of up to 64 levels around the innermost level, with inner levels in lower bits. A set bit
      /// represents an object.
      private var word: UInt64 = 0
      /// The bits of the levels around the levels in `word`, 64 in each element.
      private var words: [UInt64] = []

      init(depth: Int) { self.depth = depth }

      /// The byte that ends the innermost level.
      var end: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

      @inline(__always)
      mutating func enter(isObject: Bool) {
        if depth & 63 == 63 { words.append(word) }
        word = word &<< 1 | (self.isObject ? 1 : 0)
        self.isObject = isObject
        depth &+= 1
      }

      @inline(__always)
      mutating func leave() {
        depth &-= 1
        isObject = word & 1 == 1
        word = depth & 63 == 63 ? words.removeLast() : word &>> 1
      }
    }

    /// An observer of the objects, arrays and keys that are skipped.
    protocol JSONObserver {
      /// Whether the observer needs keys.
      static var isInterestedInKeys: Bool { get }
      /// Called when an object or array begins.
      mutating func open(at offset: Int, isObject: Bool)
      /// Called after a key of plain ASCII.
      mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int)
      /// Called after a key with escapes or non-ASCII characters.
      mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int)
      /// Called when an object or array has ended before an offset.
      mutating func close(at offset: Int, isObject: Bool)
    }

    extension JSONObserver {
      mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int) {}
      mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int) {}
    }

    /// An observer that ignores everything.
    struct JSONNullObserver: JSONObserver {
      static var isInterestedInKeys: Bool { false }
      mutating func open(at offset: Int, isObject: Bool) {}
      mutating func close(at offset: Int, isObject: Bool) {}
    }

    """##
    ),
    (
      "Direct/JSONSession.swift",
      ##"""
    /// The state that readers of a document share: the settings of the decoder, and state that only unusual documents need.
    ///
    /// An object that another decoder decodes has its own session, with that decoder or its container.
    @usableFromInline
    final class JSONSession {
      /// The `userInfo` of the decoder.
      let sendableUserInfo: [CodingUserInfoKey: any Sendable]
      /// The `userInfo` as other decoders have it. It is converted only if it is needed, because the conversion takes 3 % of the
      /// time for a small screen.
      private(set) lazy var userInfo: [CodingUserInfoKey: Any] = sendableUserInfo
      /// The decoder's strategies, or nil for the defaults.
      let strategies: JSONDecodingStrategies?
      /// A copy of the document for decoders that are passed to user-defined code, which may retain them. It is created
      /// when a decoder first needs it.
      private var copy: (memory: JSONMemory, bytes: JSONBytes)?
      private var keys = JSONScratch()
      /// The tables of the types for which a key of the document followed white space, was unknown or was not in the order of
      /// declaration. An entry is stored at the index of its hash or, if this index is taken, at the next free one.
      @exclusivity(unchecked)
      var tables: [JSONKeyTableEntry] = []
      /// The number of entries in `tables` that are not free.
      var tableCount = 0
      /// The tables that must stay in memory until the session is released.
      var ownedTables: [JSONKeyTable] = []
      /// The quoted keys that must stay in memory until the session is released.
      var ownedKeys: [JSONQuotedKeyStorage] = []
      /// References to the modules of families that have occurred in the document. The registry or `ownedModules` retains them.
      @exclusivity(unchecked)
      @usableFromInline
      var modules: [JSONModulesReference] = []
      /// The modules that are not in the registry and must stay in memory until the session is released.
      var ownedModules: [AnyObject] = []
      /// The registered modules of the decoder, or nil if none is registered.
      private(set) lazy var registry = sendableUserInfo.moduleRegistry
      private var names = JSONScratch()
      private var lowercasedNames = JSONScratch()
      private lazy var text = JSONTextBuffer()
      /// The ends of skipped objects and arrays that may be read later, or nil if none was skipped yet.
      var ends: JSONIndex?
      /// For each tag, the recorded offsets of its values.
      private var tags: [(key: JSONBytes, values: JSONIndex)] = []
      private var paths: JSONPathFinder?
      /// The values of untagged families that several options read.
      var remembered = JSONRemembered()
      /// The errors that were converted for users, by their numbers.
      private var converted: [Int: NoMatchingTypeError] = [:]
      private var lastFailure = 0
      /// The error for the last object that could not be read.
      var failure: (any Swift.Error)?

      /// The stack limit of the thread that decodes.
      private let stack = CodingStack.current

      /// Whether an object is decoded by a decoder instead of read from bytes.
      let isOfDecoder: Bool
      /// The decoder, or nil if only its container is known or if values are read from bytes.
      let decoder: (any Decoder)?
      /// The container of the decoder's object, or nil before it is opened.
      var fields: KeyedDecodingContainer<WireKey>?
      /// The key of the field that is decoded from the container.
      var key: WireKey = ""

      init(
        userInfo: [CodingUserInfoKey: any Sendable], _ strategies: JSONDecodingStrategies? = nil
      ) {
        sendableUserInfo = userInfo
        self.strategies = strategies
        decoder = nil
        isOfDecoder = false
      }

      /// Creates a session for an object that a decoder decodes.
      init(_ decoder: any Decoder) {
        sendableUserInfo = [:]
        strategies = nil
        self.decoder = decoder
        isOfDecoder = true
      }

      /// Creates a session for an object whose container is open.
      init(_ fields: KeyedDecodingContainer<WireKey>) {
        sendableUserInfo = [:]
        strategies = nil
        decoder = nil
        self.fields = fields
        isOfDecoder = true
      }

      /// Whether the stack has room for another nested value.
      @usableFromInline
      func hasRoom() -> Bool { stack.hasRoom() }

      /// Returns a copy of the document. The copy lives as long as this session.
      func owned(_ bytes: JSONBytes) -> JSONBytes {
        if let copy { return copy.bytes }
        let memory = JSONMemory(capacity: bytes.count)
        let owned = memory.fill(bytes)
        copy = (memory, owned)
        return owned
      }

      /// Returns a copy of a key's bytes, which is valid until the next call.
      func hold(key text: String) -> JSONBytes { keys.hold(text) }

      /// Returns a copy of a name's bytes, which is valid until the next call.
      func hold(name text: String) -> JSONBytes { names.hold(text) }

      /// Returns a copy of the bytes of a name in lower case, which is valid until the next call. The name itself stays
      /// valid.
      func hold(lowercased text: String) -> JSONBytes { lowercasedNames.hold(text) }

      /// Returns the offset of a tag's value in the object at an offset, -1 if the object has no such key, or nil if the
      /// object was not recorded.
      @inline(__always)
      func value(ofTag tag: StaticString, at start: Int) -> Int? {
        let key = JSONBytes(tag)
        for index in tags.indices where tags[index].key.equals(key) {
          return tags[index].values.offset(of: start)
        }
        return nil
      }

      /// Replaces the recorded values of a tag. The reader has already passed the replaced values.
      func add(_ values: JSONIndex, ofTag tag: StaticString) {
        let key = JSONBytes(tag)
        tags = tags.filter { !$0.key.equals(key) } + [(key, values)]
      }

      /// Calls a closure that writes the unescaped text of a string into a reused buffer.
      @inline(__always)
      func unescape(_ body: (inout JSONOutput) throws -> String) rethrows -> String {
        let buffer = text
        buffer.text.count = 0
        return try body(&buffer.text)
      }

      /// Returns a number that identifies the error for a value that matches no type or case.
      func numberOfFailure() -> Int {
        lastFailure += 1
        return lastFailure
      }

      /// Returns the path to the value at an offset.
      func path(to offset: Int, in bytes: JSONBytes) -> JSONPath {
        if paths == nil { paths = JSONPathFinder() }
        return paths?.path(to: offset, in: bytes) ?? JSONPath()
      }
    }

    /// A buffer for the unescaped text of a string that is being read.
    final class JSONTextBuffer {
      var text = JSONOutput(capacity: 64)
    }

    /// Memory for one string at a time. A string that does not fit gets new memory, and the old memory stays allocated.
    private struct JSONScratch {
      private var memories: [JSONMemory] = []

      mutating func hold(_ text: String) -> JSONBytes {
        let bytes = Array(text.utf8)
        let memory: JSONMemory
        if let last = memories.last, last.capacity >= bytes.count {
          memory = last
        } else {
          memory = JSONMemory(capacity: max(64, bytes.count * 2))
          memories.append(memory)
        }
        return bytes.withJSONBytes(memory.fill)
      }
    }

    extension JSONSession {
      /// Returns the error that the decoder throws, with the path. The error also has a position if the document is
      /// malformed or if the given error is a `JSONFault`.
      func error(_ error: any Swift.Error, in bytes: JSONBytes) -> any Swift.Error {
        var fault = JSONFault(error, at: 0)
        var isLocated = error is JSONFault
        // Foundation's decoder reports malformed JSON before any other error.
        if var malformed = malformed(bytes) {
          if malformed.offset == fault.offset { malformed.names = fault.names }
          (fault, isLocated) = (malformed, true)
        }
        let path = path(to: fault.offset, in: bytes)
        var result = WidgetDecodingError(underlying(fault, path, in: bytes), at: path.keys)
        if let thrown = result.underlying as? WidgetDecodingError { result = thrown }
        for (start, name) in fault.names {
          result.add(name, at: path.depth(of: start) ?? result.codingPath.count)
        }
        if !isLocated { return result }
        result.locate(JSONPosition(of: fault.offset, in: bytes))
        return result
      }

      /// Returns the error that `JSONDecoder` would throw. User-defined code receives this error, for example in a report.
      func plainError(_ error: any Swift.Error, in bytes: JSONBytes) -> any Swift.Error {
        guard let fault = error as? JSONFault else { return error }
        let path = path(to: fault.offset, in: bytes)
        var result = underlying(fault, path, in: bytes)
        if result is UnknownNameError { result = WidgetDecodingError(result, at: path.keys) }
        for (start, name) in fault.names {
          result = WidgetDecodingError(
            result, in: name, at: Array(path.keys.prefix(path.depth(of: start) ?? 0)))
        }
        return result
      }

      /// Reports a value that was dropped or replaced.
      func report(
        _ fault: JSONFault, at start: Int, in bytes: JSONBytes, _ kind: DroppedElement.Kind = .dropped
      ) {
        guard let report = userInfo.dropReport, remembered.isNew(kind, at: start) else { return }
        let path = path(to: start, in: bytes).keys
        report(DroppedElement(codingPath: path, error: plainError(fault, in: bytes), kind: kind))
      }

      /// Reports a replaced value. The reported path is the error's path, with at most `levels` keys more than the path of
      /// the object at `start`.
      func reportReplaced(_ fault: JSONFault, in start: Int, levels: Int, _ bytes: JSONBytes) {
        guard let report = userInfo.dropReport, remembered.isNew(.replaced, at: fault.offset) else {
          return
        }
        let depth = path(to: start, in: bytes).keys.count + levels
        let path = path(to: fault.offset, in: bytes).keys.prefix(depth)
        report(
          DroppedElement(
            codingPath: Array(path), error: plainError(fault, in: bytes), kind: .replaced))
      }

      /// Returns the position and the reason of the first error in the document's structure, or nil if the structure is
      /// valid.
      private func malformed(_ bytes: JSONBytes) -> JSONFault? {
        var reader = WidgetCoding.JSONReader(bytes, JSONSession(userInfo: [:]))
        do {
          try reader.skipDocument()
          return nil
        } catch {
          return error as? JSONFault
        }
      }

      private func underlying(
        _ fault: JSONFault, _ path: JSONPath, in bytes: JSONBytes
      ) -> any Swift.Error {
        func context(_ text: String) -> DecodingError.Context {
          DecodingError.Context(codingPath: path.keys, debugDescription: text)
        }
        switch fault.kind {
        case .malformed(let reason), .corrupted(let reason):
          return DecodingError.dataCorrupted(context(reason))
        case .mismatch(let type, let found):
          return DecodingError.typeMismatch(type, context("found \(found)"))
        case .null(let type):
          return DecodingError.valueNotFound(type, context("found null"))
        case .missing(let key):
          return DecodingError.keyNotFound(WireKey(key), context("no such key"))
        case .ended(let reason, let position):
          return DecodingError.keyNotFound(ArrayIndex(intValue: position), context(reason))
        case .keys:
          return DecodingError.dataCorrupted(context("expected exactly one key, the name"))
        case .other(let error): return error
        case .noMatch(let family, let failures, let number):
          // The errors of several options can contain the same error.
          if let error = converted[number] { return error }
          let error = NoMatchingTypeError(
            family, failures.map { ($0, plainError($1, in: bytes)) }, at: path.keys)
          converted[number] = error
          return error
        }
      }
    }

    extension WidgetCoding.JSONReader {
      /// Moves past the document. Only its structure is checked.
      mutating func skipDocument() throws {
        skipSpace()
        try skip()
        try end()
      }

      /// Checks that only white space remains.
      mutating func end() throws {
        skipSpace()
        guard offset >= bytes.count else { throw unexpected() }
      }
    }

    """##
    ),
    (
      "Direct/JSONStrategies.swift",
      ##"""
    #if canImport(FoundationEssentials)
      import FoundationEssentials
    #else
      import Foundation
    #endif

    /// A decoder's strategies for dates, data and keys, if at least one of them is not the default.
    ///
    /// A `JSONDecoder` with these strategies decodes dates and data and converts keys, so the results are the same as in
    /// Foundation. The closures of custom strategies are called directly.
    struct JSONDecodingStrategies {
      private let dates: JSONDecoder.DateDecodingStrategy
      private let data: JSONDecoder.DataDecodingStrategy
      private let keys: JSONDecoder.KeyDecodingStrategy
      private let decoder: JSONDecoder
      private let converted = JSONConvertedKeys()

      /// The result is nil if all strategies are the defaults.
      init?(
        dates: JSONDecoder.DateDecodingStrategy, data: JSONDecoder.DataDecodingStrategy,
        keys: JSONDecoder.KeyDecodingStrategy
      ) {
        if case .deferredToDate = dates, case .base64 = data, case .useDefaultKeys = keys { return nil }
        (self.dates, self.data, self.keys, decoder) = (dates, data, keys, JSONDecoder())
        decoder.dateDecodingStrategy = dates
        decoder.dataDecodingStrategy = data
        decoder.keyDecodingStrategy = keys
      }

      /// Converts a key of the document with the strategy for keys. Types without generated code request the converted key.
      func converted(_ key: String, in object: JSONCodableDecoder) -> String {
        switch keys {
        case .useDefaultKeys: key
        case .custom(let convert): convert(object.codingPath + [WireKey(key)]).stringValue
        default:
          converted.key(for: key) {
            try decoder.decode(JSONOnlyKey.self, from: JSONEncoder().encode(JSONOnlyKey(name: key)))
          }
        }
      }

      /// Reads a date, or returns nil without reading if the strategy for dates is the default.
      func readDate(_ json: inout WidgetCoding.JSONReader) throws -> Date? {
        switch dates {
        case .deferredToDate: nil
        case .custom(let decode): try json.decode(with: decode)
        default: try json.decode(Date.self, with: decoder)
        }
      }

      /// Reads data, or returns nil without reading if the strategy for data is the default.
      func readData(_ json: inout WidgetCoding.JSONReader) throws -> Data? {
        switch data {
        case .base64: nil
        case .custom(let decode): try json.decode(with: decode)
        default: try json.decode(Data.self, with: decoder)
        }
      }
    }

    extension WidgetCoding.JSONReader {
      /// Decodes a value with the function of a custom strategy.
      fileprivate mutating func decode<Value>(
        with body: (any Decoder) throws -> Value
      ) throws -> Value {
        var end = self
        try end.skip()
        let value = try body(JSONCodableDecoder(self))
        offset = end.offset
        return value
      }

      /// Decodes the bytes of a value with Foundation's decoder.
      fileprivate mutating func decode<Value: Decodable>(
        _ type: Value.Type, with decoder: JSONDecoder
      ) throws -> Value {
        var end = self
        try end.skip()
        do {
          let value = try decoder.decode(
            type, from: Data(bytes.part(from: offset, to: end.offset).array))
          offset = end.offset
          return value
        } catch DecodingError.typeMismatch(let type, _) {
          throw mismatch(type)
        } catch DecodingError.valueNotFound(let type, _) {
          throw JSONFault(.null(type), at: offset)
        } catch DecodingError.dataCorrupted(let context) {
          throw JSONFault(.corrupted(context.debugDescription), at: offset)
        }
      }
    }

    /// An encoder's strategies for dates, data and keys, if at least one of them is not the default.
    struct JSONEncodingStrategies {
      private let dates: JSONEncoder.DateEncodingStrategy
      private let data: JSONEncoder.DataEncodingStrategy
      private let keys: JSONEncoder.KeyEncodingStrategy
      private let encoder: JSONEncoder
      private let converted = JSONConvertedKeys()

      /// The result is nil if all strategies are the defaults.
      init?(
        dates: JSONEncoder.DateEncodingStrategy, data: JSONEncoder.DataEncodingStrategy,
        keys: JSONEncoder.KeyEncodingStrategy
      ) {
        if case .deferredToDate = dates, case .base64 = data, case .useDefaultKeys = keys { return nil }
        (self.dates, self.data, self.keys, encoder) = (dates, data, keys, JSONEncoder())
        encoder.dateEncodingStrategy = dates
        encoder.dataEncodingStrategy = data
        encoder.keyEncodingStrategy = keys
      }

      /// Returns the key in the document for a key of a type without generated code.
      func converted(_ key: any CodingKey, in object: JSONCodableEncoder) -> String {
        switch keys {
        case .useDefaultKeys: key.stringValue
        case .custom(let convert): convert(object.codingPath + [key]).stringValue
        default:
          converted.key(for: key.stringValue) {
            try JSONDecoder().decode(
              JSONOnlyKey.self, from: encoder.encode(JSONOnlyKey(name: key.stringValue)))
          }
        }
      }

      /// Writes a date, or returns false without writing if the strategy for dates is the default.
      func write(_ date: Date, to json: inout WidgetCoding.JSONWriter) throws -> Bool {
        switch dates {
        case .deferredToDate: return false
        case .custom(let encode): try json.encode(date) { try encode(date, $0) }
        default: try json.write(date, with: encoder)
        }
        return true
      }

      /// Writes data, or returns false without writing if the strategy for data is the default.
      func write(_ data: Data, to json: inout WidgetCoding.JSONWriter) throws -> Bool {
        switch self.data {
        case .base64: return false
        case .custom(let encode): try json.encode(data) { try encode(data, $0) }
        default: try json.write(data, with: encoder)
        }
        return true
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Writes the bytes that Foundation's encoder returns for a value.
      fileprivate mutating func write<Value: Encodable>(
        _ value: Value, with encoder: JSONEncoder
      ) throws {
        do {
          try encoder.encode(value).withJSONBytes { output.put($0) }
        } catch EncodingError.invalidValue(let value, let context) {
          throw invalid(value, context.debugDescription)
        }
      }
    }

    /// A cache of the keys that a strategy has converted.
    private final class JSONConvertedKeys {
      private var keys: [String: String] = [:]

      /// Returns the converted key. A key that is not in the cache is converted by the closure. If the closure throws, the
      /// key is not changed.
      func key(for key: String, _ convert: () throws -> JSONOnlyKey) -> String {
        if let converted = keys[key] { return converted }
        let converted = (try? convert().name) ?? key
        keys[key] = converted
        return converted
      }
    }

    /// An object with one key, which Foundation's coders convert.
    private struct JSONOnlyKey: Codable {
      let name: String?

      init(name: String) { self.name = name }

      init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: WireKey.self).allKeys.first?.stringValue
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: WireKey.self)
        if let name { try container.encode(0, forKey: WireKey(name)) }
      }
    }

    /// A dictionary with `String` keys. As in Foundation, strategies for keys do not convert these keys.
    protocol JSONNamedValues {}

    extension Dictionary: JSONNamedValues where Key == String {}

    """##
    ),
    (
      "Direct/JSONStrings.swift",
      ##"""
    extension WidgetCoding.JSONReader {
      /// Reads a string.
      @inline(never)
      public mutating func readString() throws -> String { try readText() }

      /// Reads a string. This function is inlined where most strings are read.
      @inline(__always)
      mutating func readText() throws -> String {
        guard byte == UInt8(ascii: "\"") else { throw mismatch(String.self) }
        let start = offset &+ 1
        let end = bytes.endOfPlainText(from: start)
        guard bytes[end] == UInt8(ascii: "\"") else { return try readUnusualString(plainTo: end) }
        offset = end &+ 1
        return bytes.uncheckedPart(from: start, to: end).uncheckedText(isASCII: true)
      }

      /// Reads a string with escapes or non-ASCII characters.
      ///
      /// - Parameter end: The offset of the first of them.
      @usableFromInline
      @inline(never)
      mutating func readUnusualString(plainTo end: Int) throws -> String {
        guard let quote = bytes.endOfUTF8(from: end) else { throw notUTF8() }
        guard bytes[quote] == UInt8(ascii: "\"") else {
          return try readEscapedString(from: quote, isASCII: quote == end)
        }
        let start = offset &+ 1
        offset = quote &+ 1
        return bytes.part(from: start, to: quote).uncheckedText(isASCII: false)
      }

      /// Reads a string with escapes. Its text is unescaped into a buffer, validated and copied.
      ///
      /// - Parameters:
      ///   - escape: The offset of the first escape. The text before it has been validated.
      ///   - isASCII: Whether the text before the escape is ASCII.
      private mutating func readEscapedString(from escape: Int, isASCII: Bool) throws -> String {
        try session.unescape { text in
          text.put(bytes.part(from: offset &+ 1, to: escape))
          var next = escape
          var isASCII = isASCII
          while bytes[next] != UInt8(ascii: "\"") {
            if bytes[next] >= 0x80 {
              isASCII = false
              guard let end = bytes.endOfUTF8(from: next) else { throw notUTF8() }
              text.put(bytes.part(from: next, to: end))
              next = end
            } else {
              if try !bytes.readEscape(at: &next, into: &text) { isASCII = false }
              next = text.put(plainOf: bytes, from: next)
            }
          }
          offset = next &+ 1
          return text.written.uncheckedText(isASCII: isASCII)
        }
      }

      private func notUTF8() -> any Swift.Error {
        JSONFault(.corrupted("the string is not UTF-8"), at: offset)
      }
    }

    extension JSONBytes {
      /// Appends the character of an escape sequence to `text`, and returns whether the character is ASCII.
      @inline(__always)
      fileprivate func readEscape(at next: inout Int, into text: inout JSONOutput) throws -> Bool {
        guard self[next] == UInt8(ascii: "\\") else {
          if next >= count { throw JSONFault(.malformed("the document ends here"), at: next) }
          throw JSONFault(.corrupted("unescaped control character in a string"), at: next)
        }
        next += 2
        let byte: UInt8
        switch self[next - 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = self[next - 1]
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "f"): byte = 0x0C
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "u"):
          let scalar = try readScalar(at: &next)
          text.put(scalar)
          return scalar.isASCII
        default: throw JSONFault(.corrupted("unknown escape sequence"), at: next - 2)
        }
        text.put(byte)
        return true
      }

      /// Reads the digits after `\u`. After the first half of a surrogate pair, the second half is also read.
      private func readScalar(at next: inout Int) throws -> Unicode.Scalar {
        let start = next - 2
        let first = try readHexDigits(at: &next)
        if let scalar = Unicode.Scalar(first) { return scalar }
        if UTF16.isLeadSurrogate(first), self[next] == 0x5C, self[next + 1] == UInt8(ascii: "u") {
          next += 2
          let second = try readHexDigits(at: &next)
          if UTF16.isTrailSurrogate(second) {
            return UTF16.decode(UTF16.EncodedScalar([first, second]))
          }
        }
        throw JSONFault(.corrupted("half of a surrogate pair"), at: start)
      }

      private func readHexDigits(at next: inout Int) throws -> UInt16 {
        var value: UInt16 = 0
        for place in next..<next + 4 {
          let byte = self[place]
          let digit: UInt8
          switch byte {
          case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
          case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
          case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
          default:
            throw JSONFault(.corrupted("four hexadecimal digits expected after \\u"), at: next - 2)
          }
          value = value << 4 | UInt16(digit)
        }
        next += 4
        return value
      }
    }

    extension JSONOutput {
      /// Appends the plain ASCII text that starts at an offset, and returns the offset of its end.
      @inline(__always)
      fileprivate mutating func put(plainOf text: JSONBytes, from start: Int) -> Int {
        var offset = start
        while offset <= text.count &- 8 {
          reserve(8)
          let word = text.uncheckedLoad(UInt64.self, at: offset)
          store(word)
          let ends = JSONBytes.ends(in: word) | word & JSONBytes.highBits
          let length = ends.trailingZeroBitCount / 8
          offset &+= length
          count &+= length
          if length < 8 { return offset }
        }
        let end = text.endOfPlainText(from: offset)
        put(text.part(from: offset, to: end))
        return end
      }

      /// Appends a scalar in UTF-8.
      fileprivate mutating func put(_ scalar: Unicode.Scalar) {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { put(byte) }
      }
    }

    """##
    ),
    (
      "Direct/JSONWritable.swift",
      ##"""
    #if canImport(FoundationEssentials)
      public import FoundationEssentials
    #else
      public import Foundation
    #endif

    extension WidgetCoding {
      /// A type that is written as the bytes of a JSON document, without `Codable`.
      ///
      /// The implementation of `write(to:)` is generated, except for types of Swift, Foundation and this module. It writes
      /// the same value as `encode(to:)`.
      public protocol JSONWritable: Encodable {
        /// Writes the value.
        func write(to json: inout JSONWriter) throws
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Writes a value of a type that can be written as bytes.
      @inlinable
      @inline(__always)
      public mutating func write<Value: WidgetCoding.JSONWritable>(_ value: Value) throws {
        try value.write(to: &self)
      }

      /// Writes a value of any type. If the type is not `JSONWritable`, the value is encoded as `JSONEncoder` encodes it.
      @inlinable
      public mutating func write<Value: Encodable>(_ value: Value) throws {
        guard let type = writable(Value.self) else { return try encode(value) }
        try write(value, as: type)
      }

      /// Writes a value under a key.
      @inline(never)
      public mutating func write(_ value: String, forKey key: StaticString) throws {
        if isOfEncoder { return try session.encode(value, forKey: key) }
        self.key(key)
        output.put(value)
      }

      /// Writes a value under a key, or nothing for nil.
      public mutating func writeIfPresent(_ value: String?, forKey key: StaticString) throws {
        if let value { try write(value, forKey: key) }
      }

      /// Writes a value under a key.
      @inline(never)
      public mutating func write(_ value: Int, forKey key: StaticString) throws {
        if isOfEncoder { return try session.encode(value, forKey: key) }
        self.key(key)
        output.put(value)
      }

      /// Writes a value under a key, or nothing for nil.
      public mutating func writeIfPresent(_ value: Int?, forKey key: StaticString) throws {
        if let value { try write(value, forKey: key) }
      }

      /// Writes a value under a key.
      @inline(never)
      public mutating func write(_ value: Double, forKey key: StaticString) throws {
        if isOfEncoder { return try session.encode(value, forKey: key) }
        self.key(key)
        try value.write(to: &self)
      }

      /// Writes a value under a key, or nothing for nil.
      public mutating func writeIfPresent(_ value: Double?, forKey key: StaticString) throws {
        if let value { try write(value, forKey: key) }
      }

      /// Writes a value under a key.
      @inline(never)
      public mutating func write(_ value: Bool, forKey key: StaticString) throws {
        if isOfEncoder { return try session.encode(value, forKey: key) }
        self.key(key)
        try value.write(to: &self)
      }

      /// Writes a value under a key, or nothing for nil.
      public mutating func writeIfPresent(_ value: Bool?, forKey key: StaticString) throws {
        if let value { try write(value, forKey: key) }
      }

      /// Writes a value under a key.
      @inlinable
      @inline(never)
      public mutating func write<Value: WidgetCoding.JSONWritable>(
        _ value: Value, forKey key: StaticString
      ) throws {
        if isOfEncoder { return try session.encode(value, forKey: key) }
        self.key(key)
        try value.write(to: &self)
      }

      /// Writes a value of any type under a key.
      @inlinable
      public mutating func write<Value: Encodable>(_ value: Value, forKey key: StaticString) throws {
        if isOfEncoder { return try session.encode(value, forKey: key) }
        self.key(key)
        try write(value)
      }

      /// Writes a value of any type under a dynamic key.
      public mutating func write<Value: Encodable>(_ value: Value, under key: String) throws {
        self.key(key)
        try write(value)
      }

      /// Writes a value under a key, or nothing for nil.
      @inlinable
      @inline(never)
      public mutating func writeIfPresent<Value: WidgetCoding.JSONWritable>(
        _ value: Value?, forKey key: StaticString
      ) throws {
        if let value { try write(value, forKey: key) }
      }

      /// Writes a value of any type under a key, or nothing for nil.
      @inlinable
      public mutating func writeIfPresent<Value: Encodable>(
        _ value: Value?, forKey key: StaticString
      ) throws {
        if let value { try write(value, forKey: key) }
      }

      /// Writes a name under a key. Both are already escaped.
      public mutating func write(name: StaticString, forKey key: StaticString) {
        if isOfEncoder { return session.encode(name: name, forKey: key) }
        self.key(key)
        write(name: name)
      }

      /// Writes a name that is already escaped.
      public mutating func write(name: StaticString) {
        let text = JSONBytes(name)
        var cursor = output.cursor(for: text.count &+ 2)
        cursor.put(UInt8(ascii: "\""))
        cursor.put(short: text)
        cursor.put(UInt8(ascii: "\""))
        output.end(at: cursor)
      }

      /// Writes `null`.
      @inlinable
      public mutating func writeNull() { output.put(word: 0x6C6C_756E, 4) }

      /// Writes an array of a family's values under a key.
      @inlinable
      @inline(never)
      public mutating func write<Box: WidgetBox & WidgetCoding.JSONWritable>(
        listOf box: Box.Type, _ values: [Box.Family], forKey key: StaticString
      ) throws {
        if isOfEncoder { return try session.encode(values.map(Box.init), forKey: key) }
        self.key(key)
        try write(elements: values, as: box)
      }

      /// Writes an array of a family's values under a key, or nothing for nil.
      @inlinable
      @inline(never)
      public mutating func writeIfPresent<Box: WidgetBox & WidgetCoding.JSONWritable>(
        listOf box: Box.Type, _ values: [Box.Family]?, forKey key: StaticString
      ) throws {
        if let values { try write(listOf: box, values, forKey: key) }
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Writes an array of a family's values under a key. The family's module was not generated with `--direct-json`.
      public mutating func write<Box: WidgetBox>(
        listOf box: Box.Type, _ values: [Box.Family], forKey key: StaticString
      ) throws {
        try write(values.map(Box.init), forKey: key)
      }

      /// Writes an array of a family's values under a key, or nothing for nil. The family's module was not generated with
      /// `--direct-json`.
      public mutating func writeIfPresent<Box: WidgetBox>(
        listOf box: Box.Type, _ values: [Box.Family]?, forKey key: StaticString
      ) throws {
        if let values { try write(listOf: box, values, forKey: key) }
      }
    }

    /// A cache entry: a type, and the same type as `JSONWritable` if it conforms.
    @frozen
    @usableFromInline
    struct JSONWritableType {
      @usableFromInline var type: ObjectIdentifier?
      @usableFromInline var writable: (any WidgetCoding.JSONWritable.Type)?

      @inlinable
      init(_ type: ObjectIdentifier? = nil, _ writable: (any WidgetCoding.JSONWritable.Type)? = nil) {
        self.type = type
        self.writable = writable
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Returns a type as `JSONWritable`, or nil if it does not conform. The dynamic cast takes as long as writing a small
      /// value, so its results are cached.
      @inlinable
      mutating func writable<Value>(_ type: Value.Type) -> (any WidgetCoding.JSONWritable.Type)? {
        let identifier = ObjectIdentifier(type)
        let bits = UInt(bitPattern: identifier)
        let place = Int(bitPattern: (bits &>> 4 ^ bits &>> 10) & 63)
        if place < types.count, types[place].type == identifier { return types[place].writable }
        return find(type, at: place)
      }

      @usableFromInline
      @inline(never)
      mutating func find<Value>(_ type: Value.Type, at place: Int) -> (
        any WidgetCoding.JSONWritable.Type
      )? {
        let writable =
          type as? any WidgetCoding.JSONWritable.Type ?? WidgetCoding.JSONWriter.foundationType(type)
        if types.isEmpty { types = Array(repeating: JSONWritableType(), count: 64) }
        types[place] = JSONWritableType(ObjectIdentifier(type), writable)
        return writable
      }
    }

    @_documentation(visibility: internal)
    extension String: WidgetCoding.JSONWritable {
      /// Writes a string.
      @inlinable
      @inline(__always)
      public func write(to json: inout WidgetCoding.JSONWriter) throws { json.output.put(self) }
    }

    @_documentation(visibility: internal)
    extension Bool: WidgetCoding.JSONWritable {
      /// Writes `true` or `false`.
      @inlinable
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        json.output.put(word: self ? 0x6575_7274 : 0x65_736C_6166, self ? 4 : 5)
      }
    }

    @_documentation(visibility: internal)
    extension Double: WidgetCoding.JSONWritable {
      /// Writes a number.
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        guard isFinite else {
          throw json.invalid(self, "Unable to encode Double.\(self) directly in JSON.")
        }
        json.output.put(self)
      }
    }

    @_documentation(visibility: internal)
    extension Float: WidgetCoding.JSONWritable {
      /// Writes a number.
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        guard isFinite else {
          throw json.invalid(self, "Unable to encode Float.\(self) directly in JSON.")
        }
        json.output.put(self)
      }
    }

    extension WidgetCoding.JSONWritable where Self: FixedWidthInteger {
      /// Writes an integer.
      @inlinable
      public func write(to json: inout WidgetCoding.JSONWriter) throws { json.output.put(self) }
    }

    @_documentation(visibility: internal)
    extension Int: WidgetCoding.JSONWritable {}
    @_documentation(visibility: internal)
    extension Int8: WidgetCoding.JSONWritable {}
    @_documentation(visibility: internal)
    extension Int16: WidgetCoding.JSONWritable {}
    @_documentation(visibility: internal)
    extension Int32: WidgetCoding.JSONWritable {}
    @_documentation(visibility: internal)
    extension Int64: WidgetCoding.JSONWritable {}
    @_documentation(visibility: internal)
    extension UInt: WidgetCoding.JSONWritable {}
    @_documentation(visibility: internal)
    extension UInt8: WidgetCoding.JSONWritable {}
    @_documentation(visibility: internal)
    extension UInt16: WidgetCoding.JSONWritable {}
    @_documentation(visibility: internal)
    extension UInt32: WidgetCoding.JSONWritable {}
    @_documentation(visibility: internal)
    extension UInt64: WidgetCoding.JSONWritable {}
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @_documentation(visibility: internal)
    extension Int128: WidgetCoding.JSONWritable {}
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @_documentation(visibility: internal)
    extension UInt128: WidgetCoding.JSONWritable {}

    @_documentation(visibility: internal)
    extension Optional: WidgetCoding.JSONWritable where Wrapped: WidgetCoding.JSONWritable {
      /// Writes the wrapped value, or `null` for nil.
      @inlinable
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        if let value = self { try value.write(to: &json) } else { json.writeNull() }
      }
    }

    @_documentation(visibility: internal)
    extension Array: WidgetCoding.JSONWritable where Element: WidgetCoding.JSONWritable {
      /// Writes the elements as an array.
      @inlinable
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(elements: self, as: Element.self)
      }
    }

    @_documentation(visibility: internal)
    extension Dictionary: WidgetCoding.JSONWritable
    where Key == String, Value: WidgetCoding.JSONWritable {
      /// Writes the entries as an object.
      @inlinable
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        for (key, value) in self {
          json.key(key)
          try value.write(to: &json)
        }
        json.close(object)
      }
    }

    @_documentation(visibility: internal)
    extension JSONValue: WidgetCoding.JSONWritable {
      /// Writes the value.
      @inline(never)
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        // Inlined, several levels would have one frame of 7 KB.
        switch self {
        case .null: json.writeNull()
        case .bool(let value): try value.write(to: &json)
        case .integer(let value): try value.write(to: &json)
        case .unsigned(let value): try value.write(to: &json)
        case .number(let value): try value.write(to: &json)
        case .string(let value): try value.write(to: &json)
        case .array(let elements):
          try json.checkDepth(of: JSONValue.self)
          try elements.write(to: &json)
        case .object(let members):
          try json.checkDepth(of: JSONValue.self)
          try members.write(to: &json)
        }
      }

      /// Writes an unrecognized value, with its name under a key.
      public func write(named name: String, forKey key: String, to json: inout WidgetCoding.JSONWriter)
        throws
      {
        var members: [String: JSONValue] = [:]
        if case .object(let own) = self { members = own }
        members[key] = .string(name)
        try JSONValue.object(members).write(to: &json)
      }

      /// Writes an unrecognized value, with its name at a path.
      public func write(named name: String, at path: String..., to json: inout WidgetCoding.JSONWriter)
        throws
      {
        try naming(name, path[...]).write(to: &json)
      }
    }

    // Foundation's types that `JSONEncoder` encodes in its own way.

    extension WidgetCoding.JSONWriter {
      /// Returns one of four Foundation types as `JSONWritable`, or nil for any other type. The types are listed here
      /// because a linker strips unreferenced conformances from a static library.
      static func foundationType(_ type: Any.Type) -> (any WidgetCoding.JSONWritable.Type)? {
        let types: [any WidgetCoding.JSONWritable.Type] = [
          Date.self, URL.self, Data.self, Decimal.self,
        ]
        return types.first { $0 == type }
      }
    }

    @_documentation(visibility: internal)
    extension Date: WidgetCoding.JSONWritable {
      /// Writes the date with the encoder's strategy. The default is the number of seconds since 2001.
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        if try json.session.strategies?.write(self, to: &json) ?? false { return }
        try timeIntervalSinceReferenceDate.write(to: &json)
      }
    }

    @_documentation(visibility: internal)
    extension URL: WidgetCoding.JSONWritable {
      /// Writes the absolute string of the URL.
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        json.output.put(absoluteString)
      }
    }

    @_documentation(visibility: internal)
    extension Data: WidgetCoding.JSONWritable {
      /// Writes the data with the encoder's strategy. The default is a Base64 string.
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        if try json.session.strategies?.write(self, to: &json) ?? false { return }
        json.output.put(base64EncodedString())
      }
    }

    @_documentation(visibility: internal)
    extension Decimal: WidgetCoding.JSONWritable {
      /// Writes a number.
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        guard isFinite else {
          throw json.invalid(self, "Unable to encode Decimal.\(self) directly in JSON.")
        }
        json.output.put(plain: description)
      }
    }

    extension WidgetCoding.ListOrElement: WidgetCoding.JSONWritable
    where List: Collection & Encodable, List.Element: Encodable {
      /// Writes a single element without brackets, and any other list as an array.
      public func write(to json: inout WidgetCoding.JSONWriter) throws {
        if list.count == 1, let only = list.first {
          try json.write(only)
        } else {
          try json.write(list)
        }
      }
    }

    extension JSONOutput {
      /// Returns the written bytes without copying them.
      consuming func data() -> Data {
        #if compiler(>=6.2)
          unsafe take { unsafe Data(bytesNoCopy: $0, count: $1, deallocator: .free) }
        #else
          take { Data(bytesNoCopy: $0, count: $1, deallocator: .free) }
        #endif
      }
    }

    """##
    ),
    (
      "Direct/JSONWriter.swift",
      ##"""
    extension WidgetCoding {
      /// A JSON document that is being written. Generated code appends values to it.
      ///
      /// It contains the same bytes that Foundation's `JSONEncoder` writes, with the exceptions in docs/direct-json.md. For
      /// example, keys are in the order of the declarations.
      @frozen
      public struct JSONWriter: ~Copyable {
        @usableFromInline var output: JSONOutput
        @usableFromInline let session: JSONWritingSession
        /// The number of open arrays and objects.
        @usableFromInline var depth = 0
        /// The offsets of the keys in open objects that were opened as shared.
        ///
        /// They are not in the session, because access to an array in a class costs as much as writing a short member.
        @usableFromInline var keys: [Int] = []
        /// The index in `keys` of the open object's first key. It is -1 if the object was not opened as shared, because its keys
        /// are then not recorded.
        @usableFromInline var firstKey = -1
        /// Whether a recorded key is not all ASCII.
        @usableFromInline var hasOtherKeys = false
        /// A cache of the types that were written most recently. A type's index in the cache depends on the type's address.
        @usableFromInline var types: [JSONWritableType] = []
        /// Whether the object's members are encoded by an encoder instead of written as bytes.
        @usableFromInline var isOfEncoder = false
        /// Whether the next value is an object whose members are written into the open object.
        @usableFromInline var isJoining = false

        init(_ session: JSONWritingSession, capacity: Int = 1024) {
          output = JSONOutput(capacity: capacity)
          self.session = session
          session.memory = output.memory
        }

        /// Returns the written document.
        consuming func finish() -> JSONOutput { output }
      }
    }

    extension WidgetCoding {
      /// The state of the writer before an object was opened, to restore when the object is closed.
      @frozen
      public struct JSONScope {
        @usableFromInline let firstKey: Int
        /// Whether the members are written into an object that was already open.
        @usableFromInline let isJoined: Bool

        @inlinable
        init(firstKey: Int, isJoined: Bool) {
          self.firstKey = firstKey
          self.isJoined = isJoined
        }
      }
    }

    extension WidgetCoding.JSONWriter {
      /// Opens an object.
      ///
      /// - Parameter isShared: Whether the object may get two members with the same key. The later member then replaces the
      ///   earlier one.
      public mutating func openObject(isShared: Bool = false) -> WidgetCoding.JSONScope {
        if isOfEncoder {
          session.openContainer()
          return WidgetCoding.JSONScope(firstKey: -1, isJoined: true)
        }
        if isJoining {
          isJoining = false
          return WidgetCoding.JSONScope(firstKey: firstKey, isJoined: true)
        }
        let scope = WidgetCoding.JSONScope(firstKey: firstKey, isJoined: false)
        firstKey = isShared ? keys.count : -1
        depth &+= 1
        output.put(UInt8(ascii: "{"))
        return scope
      }

      /// Opens an object under a key.
      @inlinable
      public mutating func openObject(
        forKey key: StaticString, isShared: Bool = false
      ) -> WidgetCoding.JSONScope {
        self.key(key)
        return openObject(isShared: isShared)
      }

      /// Opens an object under a dynamic key.
      public mutating func openObject(under key: String, isShared: Bool = false)
        -> WidgetCoding.JSONScope
      {
        self.key(key)
        return openObject(isShared: isShared)
      }

      /// Closes an object.
      public mutating func close(_ scope: WidgetCoding.JSONScope) {
        if scope.isJoined { return }
        if firstKey >= 0 { forgetKeys() }
        firstKey = scope.firstKey
        depth &-= 1
        output.put(UInt8(ascii: "}"))
      }

      /// A comma and a quote.
      private static var comma: UInt16 { 0x222C }

      /// Writes a key that is already escaped.
      public mutating func key(_ key: StaticString) {
        let text = JSONBytes(key)
        var cursor = output.cursor(for: text.count &+ 4)
        // The last byte is an opening brace only before the first member, because no value ends with an opening brace.
        let isFirst = output.written[output.count &- 1] == UInt8(ascii: "{")
        cursor.store(isFirst ? UInt16(0x22) : Self.comma)
        cursor.move(by: isFirst ? 1 : 2)
        cursor.put(short: text)
        cursor.put(0x3A22 as UInt16)  // ":
        output.end(at: cursor)
        if firstKey >= 0 { checkKey(text.count &+ 3) }
      }

      /// Writes a dynamic key.
      public mutating func key(_ key: String) {
        output.reserve(1)
        beginMember()
        let start = output.count
        output.put(key)
        output.put(UInt8(ascii: ":"))
        if firstKey >= 0 { checkKey(output.count - start) }
      }

      /// Writes the comma before a member other than the first.
      @inlinable
      @inline(__always)
      mutating func beginMember() {
        // The last byte is an opening brace only before the first member, because no value ends with an opening brace.
        if output.written[output.count &- 1] != UInt8(ascii: "{") {
          output.store(UInt8(ascii: ","))
          output.count &+= 1
        }
      }

      /// Throws an error if values of a type are nested deeper than decoders accept, or than the stack allows.
      ///
      /// - Throws: `EncodingError.invalidValue` with the type.
      @inlinable
      @inline(__always)
      public func checkDepth(of type: Any.Type) throws {
        if depth >= JSONValue.maximumDepth || isOfEncoder || !session.hasRoom() {
          try checkExactDepth(of: type)
        }
      }

      @usableFromInline
      @inline(never)
      func checkExactDepth(of type: Any.Type) throws {
        // The session contains this check because the compiler of Swift 6.0 crashes on it in a noncopyable type.
        if try session.checkEncoderDepth(of: type) { return }
        guard session.hasRoom() else { throw invalid(type, CodingStack.reason) }
        guard depth - (isJoining ? 1 : 0) >= JSONValue.maximumDepth else { return }
        throw invalid(type, "nested deeper than \(JSONValue.maximumDepth) levels")
      }

      /// Returns the error for a value that cannot be written.
      @usableFromInline
      @inline(never)
      func invalid(_ value: Any, _ reason: String) -> any Swift.Error {
        EncodingError.invalidValue(
          value, EncodingError.Context(codingPath: codingPath, debugDescription: reason))
      }

      /// The path of the next value or, if its members are written into the open object, the path of that object.
      public var codingPath: [any CodingKey] {
        let path = session.path(to: output.count)
        return isJoining ? path.dropLast() : path
      }
    }

    """##
    ),
    (
      "Direct/JSONWritingSession.swift",
      ##"""
    /// The state that writers of a document share: the settings of the encoder, and state that only unusual values need.
    ///
    /// An object that another encoder encodes has its own session, with that encoder.
    @usableFromInline
    final class JSONWritingSession {
      let userInfo: [CodingUserInfoKey: Any]
      /// The encoder's strategies, or nil for the defaults.
      let strategies: JSONEncodingStrategies?
      /// The storage of finished encoders, for reuse.
      var spare: [JSONEncodedValues] = []
      /// The memory of the document.
      var memory: JSONOutputMemory?
      /// The offset of the value that an encoder writes as bytes. The search for a path starts at this offset.
      private var origin = 0
      /// The path of the value that starts at `origin`, or nil if the value is the whole document.
      private var outer: JSONEncodingPath?
      private var paths = JSONWrittenPath()
      /// For each open object with many recorded keys, the index of its first key, and the indices of all its keys.
      private var places: [(first: Int, indices: [String: Int])] = []

      /// The stack limit of the thread that encodes.
      private let stack = CodingStack.current

      /// The encoder of the object, or nil if the object is written as bytes.
      let encoder: (any Encoder)?
      /// The container of the encoder's object, or nil before it is opened.
      var fields: KeyedEncodingContainer<WireKey>?
      /// The error for the first name that could not be encoded, or nil.
      var failure: (any Swift.Error)?

      init(userInfo: [CodingUserInfoKey: Any], _ strategies: JSONEncodingStrategies?) {
        self.userInfo = userInfo
        self.strategies = strategies
        encoder = nil
      }

      /// Creates a session for an object that an encoder encodes.
      init(_ encoder: any Encoder) {
        userInfo = [:]
        strategies = nil
        self.encoder = encoder
      }

      /// Whether the stack has room for another nested value.
      @usableFromInline
      func hasRoom() -> Bool { stack.hasRoom() }

      /// Checks the depth of the encoder, or returns false if values are written as bytes.
      func checkEncoderDepth(of type: Any.Type) throws -> Bool {
        guard let encoder else { return false }
        try WidgetCoding.checkDepth(of: type, in: encoder)
        return true
      }

      /// Sets the path of the value that is written next, until `end()`.
      func begin(_ path: JSONEncodingPath, at offset: Int) {
        outer = path
        origin = offset
      }

      /// Releases the path of the written value. The path refers to encoders, which refer to this session.
      func end() { outer = nil }

      /// Whether a value at an offset is the whole document.
      func isWhole(at offset: Int) -> Bool { outer == nil && offset == 0 }

      /// Returns the path of the value that begins or ends at an offset of the written bytes.
      func path(to offset: Int) -> [any CodingKey] {
        let bytes = memory?.bytes(offset) ?? JSONBytes("")
        return (outer?.keys ?? []) + paths.path(from: origin, to: offset, in: bytes)
      }

      /// Whether the keys of the innermost open object are recorded by their text.
      func hasPlaces(from first: Int) -> Bool { places.last?.first == first }

      func addPlaces(_ indices: [String: Int], from first: Int) { places.append((first, indices)) }

      /// Returns the index of a key of the innermost open object. If the object does not have the key, returns nil and adds
      /// the key with the given index, if any.
      func place(of key: String, orAdd index: Int?) -> Int? {
        guard !places.isEmpty else { return nil }
        let found = places[places.count - 1].indices[key]
        if found == nil, let index { places[places.count - 1].indices[key] = index }
        return found
      }

      /// Removes the recorded texts of an object's keys.
      func forgetPlaces(from first: Int) {
        if hasPlaces(from: first) { places.removeLast() }
      }

      /// Resets the path finder after bytes were moved.
      func forgetPaths() { paths = JSONWrittenPath() }
    }

    /// Finds the path of the value at the end of a document that is being written. The search resumes where it stopped, so
    /// finding the paths of many values takes linear time.
    struct JSONWrittenPath {
      private enum Level {
        /// An object, with the offset of the current key.
        case object(key: Int)
        case array(index: Int)
      }

      private var levels: [Level] = []
      private var origin = 0
      private var offset = 0

      mutating func path(from origin: Int, to end: Int, in bytes: JSONBytes) -> [any CodingKey] {
        if origin != self.origin || end < offset { self = JSONWrittenPath(from: origin) }
        while offset < end { pass(bytes) }
        return levels.map { level in
          switch level {
          case .object(let key): WireKey(Self.text(at: key, in: bytes))
          case .array(let index): ArrayIndex(intValue: index)
          }
        }
      }

      init() {}

      private init(from origin: Int) { (self.origin, offset) = (origin, origin) }

      /// Moves past a string, or past a single byte outside of strings.
      private mutating func pass(_ bytes: JSONBytes) {
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: "{"): levels.append(.object(key: offset + 1))
        case UInt8(ascii: "["): levels.append(.array(index: 0))
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
        case UInt8(ascii: ","):
          switch levels.popLast() {
          case .object(_)?: levels.append(.object(key: offset + 1))
          case .array(let index)?: levels.append(.array(index: index + 1))
          case nil: break
          }
        case UInt8(ascii: "\""): offset = Self.endOfString(from: offset + 1, in: bytes)
        default: break
        }
        offset += 1
      }

      /// Returns the offset of the quote that ends a string.
      private static func endOfString(from start: Int, in bytes: JSONBytes) -> Int {
        var offset = bytes.endOfText(from: start)
        while bytes[offset] == UInt8(ascii: "\\") { offset = bytes.endOfText(from: offset + 2) }
        return offset
      }

      private static func text(at offset: Int, in bytes: JSONBytes) -> String {
        var reader = WidgetCoding.JSONReader(bytes, at: offset, JSONSession(userInfo: [:]))
        return (try? reader.readString()) ?? ""
      }
    }

    """##
    ),
    (
      "Generated/CodedBy.swift",
      ##"""
    extension WidgetCoding {
      /// A value that a coder decodes and encodes. The `Codable` members of the value's type are not called.
      ///
      /// For example: `try fields.decode([CodedBy<ISO8601>].self, forKey: "dates").map(\.value)`.
      public struct CodedBy<Coder: WidgetCoder>: Codable {
        /// The decoded value, or the value to encode.
        public let value: Coder.Value

        /// Wraps a value.
        public init(_ value: Coder.Value) { self.value = value }

        /// Decodes the value.
        public init(from decoder: any Decoder) throws { value = try Coder().decode(from: decoder) }

        /// Encodes the value.
        public func encode(to encoder: any Encoder) throws { try Coder().encode(value, to: encoder) }
      }
    }

    extension WidgetCoding.CodedBy: Sendable where Coder.Value: Sendable {}

    """##
    ),
    (
      "Generated/CodingStack.swift",
      ##"""
    #if canImport(Darwin)
      import Darwin
    #elseif canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #elseif canImport(Android)
      import Android
    #endif

    /// The limit up to which the stack of the current thread may be used. Values that are nested more deeply are rejected.
    ///
    /// Apple's secondary threads, where apps decode, have 512 KB of stack. Some types exhaust it in fewer than 100 levels
    /// of JSON, far below the 512 levels that decoders allow.
    ///
    /// The unsafe code of this file passes the addresses of local variables and of allocated memory to the C library, which
    /// does not retain them. The code never loads from an address.
    @usableFromInline
    struct CodingStack: Sendable {
      /// The number of bytes above `start` in which a nested value is rejected, which is more than the code between two checks
      /// uses. The largest generated function of `Tests/Trust/Stack` uses 15 KB in a debug build.
      private static let margin: UInt = 192 * 1024

      /// The description of the error for values that are nested too deeply.
      static let reason = "nested too deeply for the stack of this thread"

      /// The address whose distance from the address of a variable is compared with the margin.
      private let start: UInt

      /// - Parameter start: the address below the margin.
      private init(start: UInt) { self.start = start }

      /// Whether the stack has room for another nested value.
      ///
      /// Addresses outside the thread's stack always have room, as in a build with the address sanitizer,
      /// which keeps some variables on the heap.
      @inline(never)
      func hasRoom() -> Bool {
        var local: UInt8 = 0
        #if compiler(>=6.2)
          let address = unsafe withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
        #else
          let address = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
        #endif
        return address &- start >= Self.margin
      }
    }

    extension CodingStack {
      #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
        /// Whether the bounds of stacks are known.
        static let isKnown = true

        /// The limit of the current thread's stack.
        static var current: CodingStack {
          // Each thread stores the start of its margin, because glibc reads a file to find the stack of the main thread.
          #if compiler(>=6.2)
            let kept = unsafe UInt(bitPattern: pthread_getspecific(key))
          #else
            let kept = UInt(bitPattern: pthread_getspecific(key))
          #endif
          return CodingStack(start: kept == 0 ? findStart() : kept)
        }

        private static let key: pthread_key_t = {
          var key = pthread_key_t()
          #if compiler(>=6.2)
            _ = unsafe pthread_key_create(&key, nil)
          #else
            _ = pthread_key_create(&key, nil)
          #endif
          return key
        }()

        /// Finds and stores the address below the current thread's margin.
        ///
        /// Three eighths of a stack are left for user-defined code and for the error: 192 KB of 512 KB. Foundation's coders use
        /// 280 bytes a level to return their `codingPath`. The encoder of Swift 6.0 accepts any number of levels until it
        /// writes, so a share is left that grows with the stack.
        @inline(never)
        private static func findStart() -> UInt {
          let (end, size) = bounds()
          let start = max(end &+ size / 8 * 3 &- margin, 1)
          #if compiler(>=6.2)
            _ = unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: start))
          #else
            _ = pthread_setspecific(key, UnsafeRawPointer(bitPattern: start))
          #endif
          return start
        }
      #else
        /// On other systems the stack is unknown, and only the number of levels is limited.
        static let current = CodingStack(start: 1)
        static let isKnown = false
      #endif

      #if canImport(Darwin)
        /// Returns the lowest address of the current thread's stack, and its size.
        private static func bounds() -> (end: UInt, size: UInt) {
          let (base, size) = baseAndSize()
          return (base &- size, size)
        }
      #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
        /// Returns the lowest address of the current thread's stack, and its size; zeros if they are unknown.
        private static func bounds() -> (end: UInt, size: UInt) {
          // The initializer `pthread_attr_t()` is not called, because the module that declares it depends on the other
          // imports. Uninitialized memory is allocated instead.
          let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
          var end: UnsafeMutableRawPointer?
          var size = 0
          #if compiler(>=6.2)
            defer { unsafe attributes.deallocate() }
            guard unsafe getAttributes(pthread_self(), attributes) == 0 else { return (0, 0) }
            _ = unsafe pthread_attr_getstack(attributes, &end, &size)
            _ = unsafe pthread_attr_destroy(attributes)
          #else
            defer { attributes.deallocate() }
            guard getAttributes(pthread_self(), attributes) == 0 else { return (0, 0) }
            _ = pthread_attr_getstack(attributes, &end, &size)
            _ = pthread_attr_destroy(attributes)
          #endif
          return (UInt(bitPattern: end), UInt(size))
        }

        /// The C library's function, which its module declares only with `_GNU_SOURCE`.
        @_silgen_name("pthread_getattr_np")
        private static func getAttributes(
          _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
        ) -> CInt
      #endif
    }

    extension CodingStack {
      // The condition on the compiler must be the outer condition, because Swift 6.0 parses code that other conditions
      // exclude.
      #if compiler(>=6.2)
        #if canImport(Darwin)
          /// Returns the highest address of the current thread's stack, and its size.
          private static func baseAndSize() -> (base: UInt, size: UInt) {
            let thread = unsafe pthread_self()
            return unsafe (
              UInt(bitPattern: pthread_get_stackaddr_np(thread)), UInt(pthread_get_stacksize_np(thread))
            )
          }
        #endif
      #else
        #if canImport(Darwin)
          /// Returns the highest address of the current thread's stack, and its size.
          private static func baseAndSize() -> (base: UInt, size: UInt) {
            let thread = pthread_self()
            return (
              UInt(bitPattern: pthread_get_stackaddr_np(thread)), UInt(pthread_get_stacksize_np(thread))
            )
          }
        #endif
      #endif
    }

    """##
    ),
    (
      "Generated/DictionaryKeys.swift",
      ##"""
    /// The rules by which `Dictionary` decodes its keys.
    enum DictionaryKeys<Key: Hashable> {
      /// Whether the JSON is an object rather than an array of alternating keys and values.
      static var areInObjects: Bool {
        if Key.self == String.self || Key.self == Int.self { return true }
        guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *) else { return false }
        return Key.self is any CodingKeyRepresentable.Type
      }

      /// Converts the key of an object to the key type. Returns nil if this is not possible.
      static func key(_ text: String) -> Key? {
        if Key.self == Int.self { return Int(text) as? Key }
        if let key = text as? Key { return key }
        guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *),
          let type = Key.self as? any CodingKeyRepresentable.Type
        else { return nil }
        return type.init(codingKey: TextKey(text)) as? Key
      }

      /// Returns the description of the error for an invalid key.
      static func reason(_ text: String) -> String { "'\(text)' is not a key of type \(Key.self)" }
    }

    /// A key of an object. `intValue` is its text as an integer, or nil if the text is not an integer.
    private struct TextKey: CodingKey {
      let stringValue: String
      var intValue: Int? { Int(stringValue) }

      init(_ text: String) { stringValue = text }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { stringValue = "\(intValue)" }
    }

    """##
    ),
    (
      "Generated/FlattenedOptionals.swift",
      ##"""
    extension WidgetCoding {
      /// Whether the object has a non-null value under one of several keys. Otherwise, a flattened optional is nil.
      ///
      /// For example: `try WidgetCoding.contains(anyOf: "color", "size", in: decoder) ? Style(from: decoder) : nil`.
      public static func contains(anyOf keys: WireKey..., in decoder: any Decoder) throws -> Bool {
        try contains(anyOf: keys, in: decoder)
      }

      private static func contains(anyOf keys: [WireKey], in decoder: any Decoder) throws -> Bool {
        let fields = try decoder.container(keyedBy: WireKey.self)
        return try keys.contains { try fields.contains($0) && !fields.decodeNil(forKey: $0) }
      }

      /// Whether each of several keys is missing or null. In a value that is not an object, all keys are missing.
      ///
      /// For example: `if WidgetCoding.lacks("range", in: decoder) { self = .whole(…) }`.
      public static func lacks(_ keys: WireKey..., in decoder: any Decoder) -> Bool {
        (try? !contains(anyOf: keys, in: decoder)) ?? true
      }

      /// Checks that the value is an object, without decoding any of its keys.
      public static func skipObject(in decoder: any Decoder) throws {
        _ = try decoder.container(keyedBy: WireKey.self)
      }

      /// Decodes a value from the object's keys, or returns nil if a key that the value requires is missing. An invalid
      /// value is an error.
      public static func decodeIfPresent<Value: Decodable>(
        flattened type: Value.Type, from decoder: any Decoder
      ) throws -> Value? {
        do {
          return try Value(from: decoder)
        } catch DecodingError.keyNotFound(_, let context)
          where context.codingPath.count == decoder.codingPath.count
        {
          return nil
        }
      }
    }

    """##
    ),
    (
      "Generated/JoiningValue.swift",
      ##"""
    extension WidgetCoding {
      /// A value of a family that joins another family, in which the name is around the properties.
      ///
      /// The box of the joined family does not know the types of other modules, and therefore not their names.
      public protocol JoiningValue {
        /// Returns the value in the box that encodes its name.
        ///
        /// - Parameter family: The joined family's type, such as `(any Component).self`.
        func box(in family: Any.Type) -> any Encodable
      }
    }

    extension WidgetCoding {
      /// Encodes a value whose type is unknown to the family's own module.
      public static func encodeJoining(
        _ value: some Encodable, in family: Any.Type, to encoder: any Encoder
      ) throws {
        if let value = value as? any JoiningValue {
          try value.box(in: family).encode(to: encoder)
        } else {
          try value.encode(to: encoder)
        }
      }
    }

    """##
    ),
    (
      "Generated/KnownCollections.swift",
      ##"""
    extension WidgetCoding {
      /// An array without unknown elements, which are dropped and reported. An unknown element has an unknown name, or
      /// matches no type or case of an untagged family. An error inside any other element is thrown.
      ///
      /// For example: `try fields.decode(KnownArray<AnyComponent>.self, forKey: "children").elements`.
      public struct KnownArray<Element: Decodable>: Decodable {
        /// The known elements, in order.
        public let elements: [Element]

        /// Decodes the elements. Unknown elements are dropped and reported.
        public init(from decoder: any Decoder) throws {
          elements = try decoder.elements {
            $0.isUnknown(at: decoder.codingPath.count + 1)
          }
        }
      }
    }

    extension WidgetCoding.KnownArray: Sendable where Element: Sendable {}

    extension WidgetCoding {
      /// A dictionary without unknown values, which are dropped and reported. An unknown value has an unknown name, or
      /// matches no type or case of an untagged family. An error inside any other value is thrown.
      public struct KnownDictionary<Value: Decodable>: Decodable {
        /// The known values.
        public let values: [String: Value]

        /// Decodes the values. Unknown values are dropped and reported.
        public init(from decoder: any Decoder) throws {
          values = try decoder.values {
            $0.isUnknown(at: decoder.codingPath.count + 1)
          }
        }
      }
    }

    extension WidgetCoding.KnownDictionary: Sendable where Value: Sendable {}

    extension WidgetCoding {
      /// A dictionary without unknown entries, which are dropped and reported. The value of an unknown entry has an unknown
      /// name, or matches no type or case of an untagged family. In an array of keys and values, an entry with such a key is
      /// also unknown. Any other error is thrown.
      public struct KnownMap<Key: Hashable & Decodable, Value: Decodable>: Decodable {
        /// The known entries.
        public let values: [Key: Value]

        /// Decodes the entries. Unknown entries are dropped and reported.
        public init(from decoder: any Decoder) throws {
          values = try decoder.entries {
            $0.isUnknown(at: decoder.codingPath.count + 1)
          }
        }
      }
    }

    extension WidgetCoding.KnownMap: Sendable where Key: Sendable, Value: Sendable {}

    extension WidgetCoding {
      /// A set without unknown elements, which are dropped and reported. An unknown element has an unknown name, or matches
      /// no type or case of an untagged family. An error inside any other element is thrown.
      public struct KnownSet<Element: Hashable & Decodable>: Decodable {
        /// The known elements.
        public let elements: Set<Element>

        /// Decodes the elements. Unknown elements are dropped and reported.
        public init(from decoder: any Decoder) throws {
          elements = Set(
            try decoder.elements { $0.isUnknown(at: decoder.codingPath.count + 1) })
        }
      }
    }

    extension WidgetCoding.KnownSet: Sendable where Element: Sendable {}

    extension WidgetCoding.KnownArray: WidgetCoding.ListOfOne {
      /// Decodes the value as the only element of the list. An unknown value is dropped and reported.
      public init(elementFrom decoder: any Decoder) throws {
        elements = try decoder.element { $0.isUnknown(at: decoder.codingPath.count) }
      }
    }

    extension WidgetCoding.KnownSet: WidgetCoding.ListOfOne {
      /// Decodes the value as the only element of the list. An unknown value is dropped and reported.
      public init(elementFrom decoder: any Decoder) throws {
        elements = Set(try decoder.element { $0.isUnknown(at: decoder.codingPath.count) })
      }
    }

    extension WidgetCoding {
      /// A value that is dropped and reported if it has an unknown name, or matches no type or case of an untagged family.
      public struct Known<Value: Decodable>: Decodable {
        /// The value, or nil if it is unknown.
        public let value: Value?

        /// Decodes the value.
        public init(from decoder: any Decoder) throws {
          do {
            value = try Value(from: decoder)
          } catch  where error.isUnknown(at: decoder.codingPath.count) {
            decoder.report(DroppedElement(codingPath: decoder.codingPath, error: error))
            value = nil
          }
        }
      }
    }

    extension WidgetCoding.Known: Sendable where Value: Sendable {}

    extension Swift.Error {
      /// Whether the error means that the value at a depth has an unknown name, or matches no type or case. Returns false
      /// for the errors of nested values.
      func isUnknown(at depth: @autoclosure () -> Int) -> Bool {
        if let error = self as? NoMatchingTypeError { return error.codingPath.count == depth() }
        guard let error = self as? WidgetDecodingError,
          error.underlying is UnknownNameError || error.underlying is NoMatchingTypeError
        else { return false }
        return error.codingPath.count == depth()
      }
    }

    """##
    ),
    (
      "Generated/ListOrElement.swift",
      ##"""
    extension WidgetCoding {
      /// A list that may also be a single element without brackets in the JSON.
      ///
      /// For example: `try fields.decode(ListOrElement<[String]>.self, forKey: "authors").list`.
      public struct ListOrElement<List> {
        /// The list.
        public let list: List

        /// Creates a value that encodes a list, or its single element without brackets.
        public init(_ list: List) { self.list = list }
      }
    }

    extension WidgetCoding.ListOrElement: Decodable where List: WidgetCoding.ListOfOne {
      /// Decodes an array as the list, and any other value as the only element.
      public init(from decoder: any Decoder) throws {
        // Most elements are objects. The error for a wrong container takes a time that grows with the depth.
        let isObject = (try? decoder.container(keyedBy: WireKey.self)) != nil
        let isList = !isObject && (try? decoder.unkeyedContainer()) != nil
        list =
          try isList
          ? decoder.singleValueContainer().decode(List.self) : List(elementFrom: decoder)
      }
    }

    extension WidgetCoding.ListOrElement: Encodable where List: Collection & Encodable, List.Element: Encodable {
      /// Encodes a single element without brackets, and any other list as an array.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if list.count == 1, let only = list.first {
          try container.encode(only)
        } else {
          try container.encode(list)
        }
      }
    }

    extension WidgetCoding.ListOrElement: Sendable where List: Sendable {}

    extension WidgetCoding {
      /// A list that can be decoded from a single element.
      public protocol ListOfOne: Decodable {
        /// Decodes the value as the only element of the list.
        init(elementFrom decoder: any Decoder) throws
      }
    }

    @_documentation(visibility: internal)
    extension Array: WidgetCoding.ListOfOne where Element: Decodable {
      /// Decodes the value as the only element of the list.
      public init(elementFrom decoder: any Decoder) throws {
        self = [try decoder.singleValueContainer().decode(Element.self)]
      }
    }

    @_documentation(visibility: internal)
    extension Set: WidgetCoding.ListOfOne where Element: Decodable {
      /// Decodes the value as the only element of the list.
      public init(elementFrom decoder: any Decoder) throws {
        self = [try decoder.singleValueContainer().decode(Element.self)]
      }
    }

    @_documentation(visibility: internal)
    extension LossyArray: WidgetCoding.ListOfOne {
      /// Decodes the value as the only element of the list. An invalid value is dropped and reported.
      public init(elementFrom decoder: any Decoder) throws {
        elements = try decoder.element { _ in true }
      }
    }

    extension WidgetCoding.LossySet: WidgetCoding.ListOfOne {
      /// Decodes the value as the only element of the list. An invalid value is dropped and reported.
      public init(elementFrom decoder: any Decoder) throws {
        elements = Set(try decoder.element { _ in true })
      }
    }

    extension Decoder {
      /// Decodes the value as the only element of a list. If decoding throws an error for which `isDropped` returns true,
      /// the error is reported and the list is empty.
      func element<Element: Decodable>(
        dropping isDropped: (any Swift.Error) -> Bool
      ) throws -> [Element] {
        do {
          return [try singleValueContainer().decode(Element.self)]
        } catch where isDropped(error) {
          report(DroppedElement(codingPath: codingPath, error: error))
          return []
        }
      }
    }

    """##
    ),
    (
      "Generated/LossyMaps.swift",
      ##"""
    extension WidgetCoding {
      /// A dictionary without the entries that could not be decoded, which are dropped and reported.
      ///
      /// The JSON has the form that `Dictionary` decodes. It is an object if the type of the keys is `String` or `Int`, or
      /// conforms to `CodingKeyRepresentable`. Otherwise, it is an array of alternating keys and values.
      public struct LossyMap<Key: Hashable & Decodable, Value: Decodable>: Decodable {
        /// The decoded entries.
        public let values: [Key: Value]

        /// Decodes each entry independently of the other entries.
        public init(from decoder: any Decoder) throws {
          values = try decoder.entries { _ in true }
        }
      }
    }

    extension WidgetCoding.LossyMap: Sendable where Key: Sendable, Value: Sendable {}

    extension WidgetCoding {
      /// A set without the elements that could not be decoded, which are dropped and reported.
      public struct LossySet<Element: Hashable & Decodable>: Decodable {
        /// The decoded elements.
        public let elements: Set<Element>

        /// Decodes each element independently of the other elements.
        public init(from decoder: any Decoder) throws {
          elements = Set(try decoder.elements { _ in true })
        }
      }
    }

    extension WidgetCoding.LossySet: Sendable where Element: Sendable {}

    extension Decoder {
      /// Decodes the entries of a dictionary. If decoding an entry throws an error for which `isDropped` returns true, the
      /// entry is dropped and reported. Any other error is rethrown.
      func entries<Key: Hashable & Decodable, Value: Decodable>(
        dropping isDropped: (any Swift.Error) -> Bool
      ) throws -> [Key: Value] {
        var entries: [Key: Value] = [:]
        func add(
          _ key: Swift.Result<Key, any Swift.Error>, _ value: Swift.Result<Value, any Swift.Error>,
          at places: [any CodingKey]
        ) throws {
          for case (.some(let error), let place) in zip([key.failure, value.failure], places) {
            guard isDropped(error) else { throw error }
            report(DroppedElement(codingPath: codingPath + [place], error: error))
            return
          }
          entries[try key.get()] = try value.get()
        }
        if DictionaryKeys<Key>.areInObjects {
          // A key strategy converts the keys of a container, but not the `String` keys of a dictionary.
          let attempts = try singleValueContainer().decode([String: Attempt<Value>].self)
          for (text, attempt) in attempts {
            let place = WireKey(text)
            let key = Swift.Result { try self.key(text) as Key }
            try add(key, attempt.result, at: [place, place])
          }
        } else {
          var list = try unkeyedContainer()
          while !list.isAtEnd {
            let place = ArrayIndex(intValue: list.currentIndex)
            let key = try list.decode(Attempt<Key>.self).result
            if let error = key.failure, !isDropped(error) { throw error }
            guard !list.isAtEnd else { throw lacksValue }
            let next = ArrayIndex(intValue: list.currentIndex)
            try add(key, try list.decode(Attempt<Value>.self).result, at: [place, next])
          }
        }
        return entries
      }

      private func key<Key: Hashable>(_ text: String) throws -> Key {
        if let key = DictionaryKeys<Key>.key(text) { return key }
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: codingPath + [WireKey(text)], debugDescription: DictionaryKeys<Key>.reason(text)))
      }

      /// The error for an array of alternating keys and values that ends with a key.
      private var lacksValue: DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: "the last key has no value"))
      }
    }

    extension Swift.Result {
      fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
      }
    }

    """##
    ),
    (
      "Generated/NamePattern.swift",
      ##"""
    extension WidgetCoding {
      /// A pattern of names, in which a star matches any text.
      ///
      /// For example: `case NamePattern("*_result"):` matches `"search_result"`.
      public struct NamePattern: Sendable {
        private let start: String
        private let end: String

        /// Creates a pattern from text with one star.
        public init(_ pattern: String) {
          let star = pattern.firstIndex(of: "*") ?? pattern.endIndex
          start = String(pattern[..<star])
          end = String(pattern[star...].dropFirst())
        }

        /// Whether a name matches the pattern.
        public static func ~= (pattern: NamePattern, name: String) -> Bool {
          name.hasPrefix(pattern.start) && name.dropFirst(pattern.start.count).hasSuffix(pattern.end)
        }
      }
    }

    """##
    ),
    (
      "Generated/Narrowed.swift",
      ##"""
    extension WidgetCoding {
      /// A value of a family, cast to the narrower type of a property.
      ///
      /// For example: `Narrowed<AnyComponent, any Component & Focusable>`.
      public struct Narrowed<Box: WidgetBox, Wanted>: Decodable {
        /// The value, cast to the narrower type.
        public let value: Wanted

        /// Decodes a value of the family.
        ///
        /// - Throws: `DecodingError.typeMismatch` if the value is not of the narrower type.
        public init(from decoder: any Decoder) throws {
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
    }

    extension WidgetCoding.Narrowed: Sendable where Wanted: Sendable {}

    """##
    ),
    (
      "Generated/NestedContainers.swift",
      ##"""
    // Functions for names and contents in nested objects, as with `tag = meta.type`.

    @_documentation(visibility: internal)
    extension KeyedDecodingContainer<WireKey> {
      /// Returns the container of the object at a path.
      ///
      /// - Throws: The error for the first key of the path that is missing or has no object.
      public func nestedContainer(
        keyedBy type: WireKey.Type, at path: WireKey...
      ) throws -> KeyedDecodingContainer<WireKey> {
        try path.reduce(self) { try $0.nestedContainer(keyedBy: type, forKey: $1) }
      }

      /// Returns the container of the object at a path, or nil if a key of the path is missing or null.
      public func nestedContainerIfPresent(
        keyedBy type: WireKey.Type, at path: WireKey...
      ) throws -> KeyedDecodingContainer<WireKey>? {
        var fields = self
        for key in path {
          guard try fields.contains(key) && !fields.decodeNil(forKey: key) else { return nil }
          fields = try fields.nestedContainer(keyedBy: type, forKey: key)
        }
        return fields
      }
    }

    @_documentation(visibility: internal)
    extension KeyedEncodingContainer<WireKey> {
      /// Returns the container of the object at a path. Missing objects are created.
      public mutating func nestedContainer(
        keyedBy type: WireKey.Type, at path: WireKey...
      ) -> KeyedEncodingContainer<WireKey> {
        nested(at: path)
      }
    }

    extension WidgetCoding {
      /// Encodes a type's name at a path, in a container with `WireKey` keys, regardless of the type's own coding keys.
      public static func encodeName(
        _ name: some Encodable, at path: WireKey..., to encoder: any Encoder
      ) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(name, path: path)
      }

      /// Decodes the fallback of an unrecognized value from a path inside the value, or from the value itself if the path
      /// is missing.
      ///
      /// The first key is a separate parameter, because a call without keys would be ambiguous.
      public static func decodeContent<Value: Decodable>(
        _ type: Value.Type, at key: WireKey, _ others: WireKey..., from decoder: any Decoder
      ) throws -> Value {
        let path = [key] + others
        let fields = try decoder.container(keyedBy: WireKey.self)
        return try fields.contains(atFirst: path)
          ? fields.decode(type, atFirst: path) : Value(from: decoder)
      }
    }

    @_documentation(visibility: internal)
    extension JSONValue {
      /// Encodes an unrecognized value, with its name at a path.
      public func encode(
        named name: String, at path: WireKey..., to encoder: any Encoder
      ) throws {
        try naming(name, path.map(\.stringValue)[...]).encode(to: encoder)
      }

      /// Returns this value with a name at a path. On this path, objects replace values that are not objects.
      func naming(_ name: String, _ path: ArraySlice<String>) -> JSONValue {
        guard let key = path.first else { return .string(name) }
        var members: [String: JSONValue] = [:]
        if case .object(let own) = self { members = own }
        members[key] = (members[key] ?? .null).naming(name, path.dropFirst())
        return .object(members)
      }
    }

    """##
    ),
    (
      "Generated/RegisteredModules.swift",
      ##"""
    extension WidgetCoding {
      /// Decodes a value whose name is unknown to the family's own module.
      ///
      /// - Parameters:
      ///   - fields: The open container of the value.
      ///   - known: The names that the family's own module decodes. They are needed only for an error.
      /// - Throws: `UnknownNameError` if no registered module has the name either.
      public static func decodeRegistered<Family>(
        _ name: String, of fields: KeyedDecodingContainer<WireKey>, in family: Family.Type,
        named familyName: String, known: @autoclosure () -> [String], from decoder: any Decoder
      ) throws -> Family {
        let modules = decoder.userInfo.registeredModules(of: family)
        if let type = modules?.all.types[name] { return try type.decode(name, decoder, fields) }
        throw UnknownNameError(name, in: familyName, known: known(), modules)
      }

      /// Decodes a value whose name is unknown to the family's own module.
      ///
      /// - Parameters:
      ///   - fields: The open container of the value.
      ///   - known: The names that the family's own module decodes. They are needed only for an error.
      ///   - unknown: Returns the fallback if no module has the name, or if the type with the name rejects the value as
      ///     unknown. The closure receives the `UnknownNameError`.
      public static func decodeRegistered<Family>(
        _ name: String, of fields: KeyedDecodingContainer<WireKey>, in family: Family.Type,
        named familyName: String, known: @autoclosure () -> [String], from decoder: any Decoder,
        unknown: (any Swift.Error) throws -> Family
      ) throws -> Family {
        let modules = decoder.userInfo.registeredModules(of: family)
        if let type = modules?.all.types[name] {
          do {
            return try type.decode(name, decoder, fields)
          } catch {
            return try replacingUnknown(error, in: decoder, with: unknown)
          }
        }
        let error = UnknownNameError(name, in: familyName, known: known(), modules)
        return try replacing(error, in: decoder, with: unknown)
      }
    }

    @_documentation(visibility: internal)
    extension WidgetModule {
      /// Creates a module to which a closure adds types.
      ///
      /// - Parameters:
      ///   - ownNames: The names that the family's own module decodes.
      ///   - origin: The file of the caller, which identifies the module.
      public init(
        ownNames: [String] = [], origin: String? = #fileID,
        adding addTypes: (inout WidgetModule) -> Void
      ) {
        self.ownNames = ownNames
        self.origin = origin
        addTypes(&self)
      }

      /// Adds a type.
      ///
      /// - Parameters:
      ///   - names: The names of the type in the JSON.
      ///   - decode: The function that decodes a value from a decoder and its open container.
      public mutating func add(
        _ names: String...,
        decode: @escaping @Sendable (any Decoder, KeyedDecodingContainer<WireKey>) throws -> Family
      ) {
        let type = RegisteredType { _, decoder, fields in try decode(decoder, fields) }
        types += names.map { ($0, type) }
      }

      /// Adds a module whose names are reported as not registered, if they occur and the module is missing.
      public mutating func expect(_ module: String, names: @escaping @Sendable () -> [String]) {
        expected.append(ExpectedModule(name: module, names: names))
      }

      /// Adds the types of this module to a family that its family joins.
      ///
      /// - Parameters:
      ///   - ownNames: The names that the joined family's own module decodes.
      ///   - addFamilies: A closure that adds the types to the families that the joined family joins.
      ///   - convert: The function that converts a value.
      public mutating func join<Joined>(
        ownNames: [String] = [],
        adding addFamilies: @escaping @Sendable (inout WidgetModule<Joined>) -> Void = { _ in },
        _ convert: @escaping @Sendable (Family) -> Joined
      ) {
        registerInJoined.append { module, families in
          var joining = WidgetModule<Joined>(
            ownNames: ownNames, origin: module.origin, adding: addFamilies)
          joining.expected = module.expected
          joining.types = module.types.map { ($0.name, $0.type.converted(convert)) }
          try families.add(joining)
        }
      }
    }

    /// A module that adds types to a family and on which a registered module depends.
    struct ExpectedModule: Sendable {
      let name: String
      let names: @Sendable () -> [String]
    }

    /// A type that a module adds to a family.
    ///
    /// Functions are stored in an object, because a function in a collection is called more slowly.
    final class RegisteredType<Family>: Sendable {
      /// A function that decodes a value by its name, from a decoder whose container is open.
      typealias Decode =
        @Sendable (
          _ name: String, _ decoder: any Decoder, _ fields: KeyedDecodingContainer<WireKey>
        ) throws -> Family

      let decode: Decode
      /// The function that reads a value from bytes, or nil if it was not generated.
      let reading: (any RegisteredReading)?

      init(reading: (any RegisteredReading)? = nil, decode: @escaping Decode) {
        (self.decode, self.reading) = (decode, reading)
      }

      /// Returns the type as a type of another family.
      func converted<Joined>(
        _ convert: @escaping @Sendable (Family) -> Joined
      ) -> RegisteredType<Joined> {
        RegisteredType<Joined>(reading: reading?.converted(convert)) { [decode] in
          convert(try decode($0, $1, $2))
        }
      }
    }

    extension WidgetModule {
      /// The origin and the names of generated code, or nil for a module by hand.
      fileprivate var identity: [String]? { origin.map { [$0] + names } }
    }

    /// A function that reads values of a type from bytes. Modules without code for direct JSON have no such functions.
    protocol RegisteredReading: Sendable {
      /// Returns the `JSONModules` for types, or nil if their names cannot be stored in one table.
      func combined<Family>(
        _ types: [RegisteredModules<Family>.Entry]
      ) -> (any AnyObject & Sendable)?
      /// Returns the function for a type of another family, or nil if this function does not read a `Family`.
      func converted<Family, Joined>(
        _ convert: @escaping @Sendable (Family) -> Joined
      ) -> (any RegisteredReading)?
    }

    /// The modules of families, to which modules are added before they are registered together.
    struct ModulesOfFamilies: Sendable {
      /// The `ModulesOfFamily` of each family, by the family's type.
      private var families: [ObjectIdentifier: any RegistrableModules] = [:]

      /// Adds a module, unless it has already been added.
      ///
      /// - Throws: `DuplicateNameError` if the family's own module, or a module that was added before, decodes the same name. The
      ///   value must not be used afterwards.
      mutating func add<Family>(_ module: WidgetModule<Family>) throws {
        let id = ObjectIdentifier(Family.self)
        // The modules are removed, because a second reference to the dictionary of names would copy it for each module.
        var modules = families.removeValue(forKey: id) as? ModulesOfFamily<Family> ?? ModulesOfFamily()
        let isNew = try modules.add(module)
        families[id] = modules
        if isNew { for register in module.registerInJoined { try register(module, &self) } }
      }

      /// Returns what decoders need to find the modules of each family.
      fileprivate func registered() -> (
        families: [ObjectIdentifier: any AnyObject & Sendable],
        readings: [ObjectIdentifier: any AnyObject & Sendable]
      ) {
        (families.mapValues { $0.registered() }, families.compactMapValues { $0.combinedReading() })
      }
    }

    /// The modules of a family that the caller does not know.
    private protocol RegistrableModules: Sendable {
      /// Returns the modules in an object, the `RegisteredModules` of the family.
      func registered() -> any AnyObject & Sendable
      /// Returns the functions that read values from bytes, or nil if no module has such a function.
      func combinedReading() -> (any AnyObject & Sendable)?
    }

    /// The modules of one family.
    struct ModulesOfFamily<Family>: RegistrableModules {
      /// The types of all modules, in the order of registration.
      private(set) var entries: [RegisteredModules<Family>.Entry] = []
      /// The type for each name.
      private(set) var types: [String: RegisteredType<Family>] = [:]
      /// The generated modules, each with its origin and names.
      private var origins: Set<[String]> = []
      private var expected: [ExpectedModule] = []
      /// A function of one of the types, or nil if no module has such a function.
      private var firstReading: (any RegisteredReading)?

      /// The names of all modules, in the order of registration.
      var names: [String] { entries.map(\.name) }

      /// Adds a module. Returns false if the same generated module has already been added.
      ///
      /// - Throws: `DuplicateNameError` if the family's own module or two modules decode the same name.
      mutating func add(_ module: WidgetModule<Family>) throws -> Bool {
        if let identity = module.identity, !origins.insert(identity).inserted { return false }
        let own = Set(module.ownNames)
        let duplicates = module.types.map { $0.name }
          .filter { own.contains($0) || types[$0] != nil }
        guard duplicates.isEmpty else { throw DuplicateNameError(duplicates, in: Family.self) }
        for (name, type) in module.types {
          types[name] = type
          firstReading = firstReading ?? type.reading
        }
        entries += module.types
        expected += module.expected
        return true
      }

      func registered() -> any AnyObject & Sendable { RegisteredModules(self) }

      func combinedReading() -> (any AnyObject & Sendable)? { firstReading?.combined(entries) }

      /// Returns the name of a module that is not registered and decodes a name, or nil if no such module is known.
      func missingModule(for name: String) -> String? {
        expected.first { types[name] == nil && $0.names().contains(name) }?.name
      }
    }

    /// The modules that are registered for one family.
    ///
    /// They are in an object, because the cast to an object's type is faster than the cast to a struct.
    final class RegisteredModules<Family>: Sendable {
      typealias Entry = (name: String, type: RegisteredType<Family>)

      let all: ModulesOfFamily<Family>

      init(_ modules: ModulesOfFamily<Family>) { all = modules }
    }

    /// The registered modules of all families, which are stored in the `userInfo` of a decoder.
    ///
    /// It is created once for all modules that are registered together, so that decoding a value only has to look up its name.
    final class ModuleRegistry: Sendable {
      static let key = CodingUserInfoKey(rawValue: String(reflecting: ModuleRegistry.self))

      /// The registered modules, to which others can be added.
      let modules: ModulesOfFamilies
      /// The `RegisteredModules` of each family, by the family's type.
      private let families: [ObjectIdentifier: any AnyObject & Sendable]
      /// The functions of each family that read values from bytes, by the family's type.
      let readings: [ObjectIdentifier: any AnyObject & Sendable]

      init(_ modules: ModulesOfFamilies) {
        self.modules = modules
        (families, readings) = modules.registered()
      }

      /// Returns the modules of a family, or nil if none is registered.
      func modules<Family>(of family: Family.Type) -> RegisteredModules<Family>? {
        families[ObjectIdentifier(family)] as? RegisteredModules<Family>
      }
    }

    extension UnknownNameError {
      /// - Parameter known: The names that the family's own module decodes.
      init<Family>(
        _ name: String, in family: String, known: [String], _ modules: RegisteredModules<Family>?
      ) {
        self.init(
          name, in: family, known: known + (modules?.all.names ?? []),
          missingModule: modules?.all.missingModule(for: name))
      }
    }

    extension [CodingUserInfoKey: Any] {
      /// Returns the modules that were registered for a family, or nil if none was registered.
      func registeredModules<Family>(of family: Family.Type) -> RegisteredModules<Family>? {
        moduleRegistry?.modules(of: family)
      }
    }

    extension Dictionary where Key == CodingUserInfoKey {
      /// The modules that were registered, or nil if none was registered.
      var moduleRegistry: ModuleRegistry? {
        ModuleRegistry.key.flatMap { self[$0] as? ModuleRegistry }
      }
    }

    """##
    ),
    (
      "Generated/RemainingKeys.swift",
      ##"""
    extension WidgetCoding {
      /// Returns a decoder that hides some keys, for a dictionary of the remaining keys.
      ///
      /// For example: `try [String: Int](from: WidgetCoding.remaining(of: decoder, excluding: "title"))`.
      public static func remaining(of decoder: any Decoder, excluding keys: String...) -> any Decoder {
        PartialDecoder(base: decoder, keys: Set(keys), areVisible: false)
      }

      /// Returns a decoder that shows only some keys, for a flattened value whose key is one of several names.
      ///
      /// For example: `try Content(from: WidgetCoding.selecting("message", "photo", of: decoder))`.
      public static func selecting(_ keys: String..., of decoder: any Decoder) -> any Decoder {
        PartialDecoder(base: decoder, keys: Set(keys), areVisible: true)
      }

      /// Returns a dictionary of the remaining keys, unless it contains a key under which the object has a nested object.
      /// `JSONEncoder` would stop the program at the second value of such a key.
      ///
      /// - Throws: `EncodingError.invalidValue` with the dictionary.
      public static func remaining<Value>(
        _ values: [String: Value], excluding keys: String..., in encoder: any Encoder
      ) throws -> [String: Value] {
        guard let key = keys.first(where: { values[$0] != nil }) else { return values }
        throw EncodingError.nestedObject(key, in: values, at: encoder.codingPath)
      }
    }

    extension EncodingError {
      /// Returns the error for a dictionary that contains the key of a nested object.
      static func nestedObject(
        _ key: String, in values: Any, at codingPath: [any CodingKey]
      ) -> EncodingError {
        .invalidValue(
          values,
          Context(
            codingPath: codingPath,
            debugDescription: "a dictionary of remaining keys contains '\(key)', which is the key of a "
              + "nested object"))
      }
    }

    /// A decoder that shows or hides some keys of the object.
    private struct PartialDecoder: Decoder {
      let base: any Decoder
      let keys: Set<String>
      let areVisible: Bool

      var codingPath: [any CodingKey] { base.codingPath }
      var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

      func container<Key: CodingKey>(
        keyedBy type: Key.Type
      ) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(
          PartialContainer(base: try base.container(keyedBy: type), decoder: self))
      }

      func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

      func singleValueContainer() throws -> any SingleValueDecodingContainer {
        PartialValue(base: try base.singleValueContainer(), decoder: self)
      }

      func shows(_ key: any CodingKey) -> Bool { keys.contains(key.stringValue) == areVisible }
    }

    /// The single-value container of a decoder that hides keys. A dictionary is decoded without the hidden keys.
    private struct PartialValue: SingleValueDecodingContainer {
      let base: any SingleValueDecodingContainer
      let decoder: PartialDecoder

      var codingPath: [any CodingKey] { base.codingPath }

      func decodeNil() -> Bool { base.decodeNil() }

      func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // Decoding through the base container would not hide the keys.
        guard type is any ExpressibleByDictionaryLiteral.Type else { return try base.decode(type) }
        return try Value(from: decoder)
      }
    }

    /// A keyed container that shows or hides some keys.
    private struct PartialContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
      let base: KeyedDecodingContainer<Key>
      let decoder: PartialDecoder

      var codingPath: [any CodingKey] { base.codingPath }
      var allKeys: [Key] { base.allKeys.filter(decoder.shows) }

      func contains(_ key: Key) -> Bool { decoder.shows(key) && base.contains(key) }

      func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

      func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try base.decode(type, forKey: key)
      }

      func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
      ) throws -> KeyedDecodingContainer<NestedKey> {
        try base.nestedContainer(keyedBy: type, forKey: key)
      }

      func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try base.nestedUnkeyedContainer(forKey: key)
      }

      func superDecoder() throws -> any Decoder { try base.superDecoder() }

      func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }
    }

    """##
    ),
    (
      "Generated/RememberingDecoder.swift",
      ##"""
    extension WidgetCoding {
      /// Returns a decoder that remembers the members of the object, for the options of an untagged family.
      ///
      /// If two options decode the same member, the member is decoded once. Otherwise, the time to decode values inside each
      /// other would double at each level.
      public static func remembering(_ decoder: any Decoder) -> any Decoder {
        decoder is RememberingDecoder
          ? decoder : RememberingDecoder(base: decoder, members: RememberedMembers())
      }
    }

    /// The results of decoding the members of an object or the elements of an array.
    private final class RememberedMembers {
      private struct Place: Hashable {
        let key: String
        let type: ObjectIdentifier
      }

      private var results: [Place: Any] = [:]
      private var nested: [String: RememberedMembers] = [:]

      /// Returns the results for the members of the object or array under a key.
      func members(under key: String) -> RememberedMembers {
        if let members = nested[key] { return members }
        let members = RememberedMembers()
        nested[key] = members
        return members
      }

      /// Decodes a value with a closure. The next time, returns the same value or throws the same error.
      func value<Value>(_ type: Value.Type, _ key: String, _ decode: () throws -> Value) throws -> Value
      {
        let place = Place(key: key, type: ObjectIdentifier(type))
        if let result = results[place] as? Swift.Result<Value, any Swift.Error> {
          return try result.get()
        }
        let result = Swift.Result { try decode() }
        results[place] = result
        return try result.get()
      }
    }

    /// A decoder that remembers the members of the object.
    private struct RememberingDecoder: Decoder {
      let base: any Decoder
      let members: RememberedMembers

      var codingPath: [any CodingKey] { base.codingPath }
      var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(
          RememberingContainer(base: try base.container(keyedBy: type), members: members))
      }

      func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        RememberingElements.remembering(try base.unkeyedContainer(), members)
      }

      func singleValueContainer() throws -> any SingleValueDecodingContainer {
        try base.singleValueContainer()
      }
    }

    /// A keyed container that remembers the values.
    private struct RememberingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
      let base: KeyedDecodingContainer<Key>
      let members: RememberedMembers

      var codingPath: [any CodingKey] { base.codingPath }
      var allKeys: [Key] { base.allKeys }

      func contains(_ key: Key) -> Bool { base.contains(key) }

      func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

      func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try base.decode(type, forKey: key)
      }

      func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try base.decode(type, forKey: key)
      }

      func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try base.decode(type, forKey: key)
      }

      func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try base.decode(type, forKey: key)
      }

      func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try members.value(type, key.stringValue) { try base.decode(type, forKey: key) }
      }

      func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
      ) throws -> KeyedDecodingContainer<NestedKey> {
        KeyedDecodingContainer(
          RememberingContainer<NestedKey>(
            base: try base.nestedContainer(keyedBy: type, forKey: key),
            members: members.members(under: key.stringValue)))
      }

      func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        RememberingElements.remembering(
          try base.nestedUnkeyedContainer(forKey: key), members.members(under: key.stringValue))
      }

      func superDecoder() throws -> any Decoder { try base.superDecoder() }

      func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }
    }

    /// An unkeyed container that remembers the elements.
    private struct RememberingElements: UnkeyedDecodingContainer {
      /// The container that decodes the elements. It may be at an earlier element.
      private var base: any UnkeyedDecodingContainer
      private let members: RememberedMembers
      private(set) var currentIndex: Int
      let count: Int?

      /// Returns a container that remembers the elements, or the given container if its count is unknown.
      static func remembering(
        _ base: any UnkeyedDecodingContainer, _ members: RememberedMembers
      ) -> any UnkeyedDecodingContainer {
        base.count.map { RememberingElements(base, $0, members) } ?? base
      }

      private init(
        _ base: any UnkeyedDecodingContainer, _ count: Int, _ members: RememberedMembers
      ) {
        (self.base, self.count, self.members) = (base, count, members)
        currentIndex = base.currentIndex
      }

      var codingPath: [any CodingKey] { base.codingPath }
      var isAtEnd: Bool { currentIndex >= count ?? 0 }

      mutating func decodeNil() throws -> Bool { try read { try $0.decodeNil() } }

      mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let index = currentIndex
        let value = try members.value(type, "\(index)") { try read { try $0.decode(type) } }
        currentIndex = index + 1
        return value
      }

      mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
      ) throws -> KeyedDecodingContainer<NestedKey> {
        try read { try $0.nestedContainer(keyedBy: type) }
      }

      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try read { try $0.nestedUnkeyedContainer() }
      }

      mutating func superDecoder() throws -> any Decoder { try read { try $0.superDecoder() } }

      /// Calls a closure that decodes the current element.
      private mutating func read<Value>(
        _ decode: (inout any UnkeyedDecodingContainer) throws -> Value
      ) throws -> Value {
        while base.currentIndex < currentIndex { _ = try base.decode(Passed.self) }
        let value = try decode(&base)
        currentIndex = base.currentIndex
        return value
      }

      /// An element that was remembered.
      private struct Passed: Decodable {
        init(from decoder: any Decoder) throws {}
      }
    }

    """##
    ),
    (
      "Generated/Replacements.swift",
      ##"""
    extension WidgetCoding {
      /// Decodes a value with a closure. An invalid value is replaced and reported.
      ///
      /// For example: `WidgetCoding.recovering("x", with: 0, in: fields) { try fields.decode(Int.self, forKey: "x") }`.
      ///
      /// - Parameter path: The keys from the container to the value.
      public static func recovering<Key: CodingKey, Value>(
        _ path: Key..., with replacement: @autoclosure () -> Value,
        in fields: KeyedDecodingContainer<Key>, _ body: () throws -> Value
      ) -> Value {
        do {
          return try body()
        } catch {
          // A container does not expose its decoder's `userInfo`.
          if let report = try? fields.superDecoder().userInfo.dropReport {
            report(DroppedElement(replacing: error, at: fields.codingPath + path))
          }
          return replacement()
        }
      }

      /// Decodes a value with a closure. An invalid value is replaced and reported.
      public static func recovering<Value>(
        with replacement: @autoclosure () -> Value, in decoder: any Decoder,
        _ body: () throws -> Value
      ) -> Value {
        do {
          return try body()
        } catch {
          decoder.report(DroppedElement(replacing: error, at: decoder.codingPath))
          return replacement()
        }
      }

      /// Returns the result of `unknown`, which replaces an unknown value, and reports the replacement.
      ///
      /// - Parameter error: The error for the unknown value.
      public static func replacing<Value>(
        _ error: any Swift.Error, in decoder: any Decoder,
        with unknown: (any Swift.Error) throws -> Value
      ) throws -> Value {
        let value = try unknown(error)
        decoder.report(
          DroppedElement(codingPath: decoder.codingPath, error: error, kind: .unknown))
        return value
      }

      /// Returns the replacement of a value that its type rejects as unknown, and reports the replacement.
      ///
      /// - Throws: `error` if the value was rejected for another reason, or if `error` belongs to a nested value.
      public static func replacingUnknown<Value>(
        _ error: any Swift.Error, in decoder: any Decoder,
        with unknown: (any Swift.Error) throws -> Value
      ) throws -> Value {
        let path = decoder.codingPath
        let found = error as? WidgetDecodingError ?? WidgetDecodingError(error, at: path)
        guard found.isUnknown(at: path.count), found.underlying is UnknownNameError else {
          throw error
        }
        return try replacing(found, in: decoder, with: unknown)
      }

      /// Decodes the replacement that a value with an unknown name contains.
      ///
      /// - Throws: `unknown` if the value contains no replacement, or if the replacement has an unknown name and contains
      ///   no replacement itself.
      public static func decodeReplacement<Value: Decodable>(
        _ type: Value.Type, insteadOf unknown: any Swift.Error, at path: WireKey...,
        from decoder: any Decoder
      ) throws -> Value {
        let fields = try decoder.container(keyedBy: WireKey.self)
        do {
          if let value = try fields.decodeIfPresent(type, atFirst: [path]) { return value }
        } catch where error.isUnknown(at: decoder.codingPath.count + path.count) {}
        throw unknown
      }

      /// Reports an unrecognized name. The value was decoded as the fallback case.
      public static func reportUnknown(
        _ name: String, in type: String, known: [String], to decoder: any Decoder
      ) {
        let error = UnknownNameError(name, in: type, known: known)
        decoder.report(
          DroppedElement(codingPath: decoder.codingPath, error: error, kind: .unknown))
      }

      /// Reports a value that matches no case of an untagged enum and is decoded as the fallback case.
      public static func reportUnmatched(in type: String, to decoder: any Decoder) {
        decoder.report(
          DroppedElement(
            codingPath: decoder.codingPath,
            error: NoMatchingTypeError(type, [], at: decoder.codingPath), kind: .unknown))
      }

      /// Reports a value that has no name and is decoded as the default type or case.
      public static func reportMissing(_ key: WireKey, to decoder: any Decoder) {
        decoder.report(
          DroppedElement(
            codingPath: decoder.codingPath,
            error: DecodingError.keyNotFound(
              key, .init(codingPath: decoder.codingPath, debugDescription: "no such key")),
            kind: .missing))
      }
    }

    extension DroppedElement {
      /// Creates the report of a replaced value.
      init(replacing error: any Swift.Error, at path: [any CodingKey]) {
        // The path of an error inside the value begins with the path of the value.
        let found =
          (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: path)).codingPath
        let isBelow = found.count >= path.count
        self.init(
          codingPath: isBelow ? Array(found.prefix(path.count)) : path, error: error, kind: .replaced)
      }
    }

    """##
    ),
    (
      "Generated/Shorthand.swift",
      ##"""
    extension WidgetCoding {
      /// Whether the value is a shorthand: neither an object nor null.
      public static func isShorthand(_ decoder: any Decoder) -> Bool {
        guard (try? decoder.container(keyedBy: WireKey.self)) == nil else { return false }
        return (try? decoder.singleValueContainer().decodeNil()) == false
      }

      /// Returns the decoder or, for a shorthand, a decoder of an object that contains the value under a key.
      ///
      /// For example, `"Hello"` is then decoded like `{"text": "Hello"}`.
      public static func expandingShorthand(to key: String, of decoder: any Decoder) -> any Decoder {
        isShorthand(decoder) ? ShorthandDecoder(value: decoder, key: key) : decoder
      }
    }

    /// The decoder of an object with one key. The value of the key is the shorthand in the JSON.
    private struct ShorthandDecoder: Decoder, SingleValueDecodingContainer {
      let value: any Decoder
      let key: String

      var codingPath: [any CodingKey] { value.codingPath }
      var userInfo: [CodingUserInfoKey: Any] { value.userInfo }

      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(ShorthandContainer(value: value, key: key))
      }

      func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw DecodingError.typeMismatch(
          [Any].self, .init(codingPath: codingPath, debugDescription: "found an object"))
      }

      func singleValueContainer() -> any SingleValueDecodingContainer { self }

      func decodeNil() -> Bool { false }

      func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
    }

    /// The keyed container of the object that a shorthand represents.
    private struct ShorthandContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
      let value: any Decoder
      let key: String

      var codingPath: [any CodingKey] { value.codingPath }
      var allKeys: [Key] { [Key(stringValue: key)].compactMap(\.self) }

      func contains(_ key: Key) -> Bool { key.stringValue == self.key }

      func decodeNil(forKey key: Key) throws -> Bool {
        try member(key).singleValueContainer().decodeNil()
      }

      func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).singleValueContainer().decode(type)
      }

      func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
      ) throws -> KeyedDecodingContainer<NestedKey> { try member(key).container(keyedBy: type) }

      func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
      }

      /// Returns the decoder of the shorthand. Only its `userInfo` is used, to report replaced values.
      func superDecoder() -> any Decoder { value }

      func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

      private func member(_ key: Key) throws -> any Decoder {
        if contains(key) { return value }
        throw DecodingError.keyNotFound(
          key, .init(codingPath: codingPath, debugDescription: "no such key"))
      }
    }

    """##
    ),
    (
      "Generated/UnknownContent.swift",
      ##"""
    extension WidgetCoding {
      /// Decodes the fallback of an unrecognized, externally tagged value from the value under its name.
      public static func decodeContent<Value: Decodable>(
        _ type: Value.Type, from decoder: any Decoder
      ) throws -> Value {
        let fields = try decoder.container(keyedBy: WireKey.self)
        return try fields.decode(type, forKey: fields.onlyKey())
      }

      /// Decodes the fallback of an unrecognized value from the value under a key, or from the whole object if the key is
      /// missing.
      public static func decodeContent<Value: Decodable>(
        _ type: Value.Type, forKey key: WireKey, from decoder: any Decoder
      ) throws -> Value {
        let fields = try decoder.container(keyedBy: WireKey.self)
        return try fields.contains(key) ? fields.decode(type, forKey: key) : Value(from: decoder)
      }
    }

    @_documentation(visibility: internal)
    extension JSONValue {
      /// Encodes an unrecognized value, with its name under a key.
      public func encode(
        named name: String, forKey key: WireKey, to encoder: any Encoder
      ) throws {
        var members = self.members
        members[key.stringValue] = .string(name)
        try JSONValue.object(members).encode(to: encoder)
      }

      private var members: [String: JSONValue] {
        if case .object(let members) = self { members } else { [:] }
      }
    }

    """##
    ),
    (
      "Generated/WidgetCoding.swift",
      ##"""
    /// The declarations that only generated code uses.
    ///
    /// They are nested here so that the runtime takes no names from apps and adds no members to decoders and encoders.
    @_documentation(visibility: internal)
    public enum WidgetCoding {
      /// The current version of the interface that generated code calls.
      ///
      /// Every generated file names it, so that code for another version is one readable error. Earlier versions stay as
      /// `@available(*, unavailable, message: "generated by another version of widgetgen; run 'widgetgen generate'")`.
      public enum Interface1 {}
    }

    """##
    ),
    (
      "Generated/WidgetLists.swift",
      ##"""
    extension WidgetCoding {
      /// Decodes an array of a family's values.
      ///
      /// For example: `try WidgetCoding.decode(listOf: AnyComponent.self, forKey: "children", from: fields)`.
      ///
      /// Nearly all nodes of a tree are in lists. This function is 5 % faster than decoding an array of boxes and
      /// unwrapping each box, because it is specialized for the family and creates one array instead of two.
      @inlinable
      public static func decode<Box: WidgetBox, Key: CodingKey>(
        listOf box: Box.Type, forKey key: Key, from fields: KeyedDecodingContainer<Key>
      ) throws -> [Box.Family] {
        var list = try fields.nestedUnkeyedContainer(forKey: key)
        var values: [Box.Family] = []
        if let count = list.count { values.reserveCapacity(count) }
        while !list.isAtEnd { values.append(try list.decode(Box.self).value) }
        return values
      }

      /// Decodes an array of a family's values, or returns nil if it is missing or null.
      @inlinable
      public static func decodeIfPresent<Box: WidgetBox, Key: CodingKey>(
        listOf box: Box.Type, forKey key: Key, from fields: KeyedDecodingContainer<Key>
      ) throws -> [Box.Family]? {
        guard fields.contains(key) else { return nil }
        do {
          return try decode(listOf: box, forKey: key, from: fields)
        } catch {
          // Null is rare, and checking for it first would cost as much as decoding a number.
          if try fields.decodeNil(forKey: key) { return nil }
          throw error
        }
      }
    }

    """##
    ),
    (
      "Generated/WireContainers.swift",
      ##"""
    @_documentation(visibility: internal)
    extension KeyedDecodingContainer<WireKey> {
      /// Returns the first of several keys that exists, or the first key if no key exists. The keys are a property's key
      /// and its aliases, or the keys of a discriminator.
      ///
      /// For example: `try fields.decode(String.self, forKey: fields.first(of: "title", "label"))`.
      public func first(of keys: WireKey...) -> WireKey {
        keys.first(where: contains) ?? keys.first ?? ""
      }

      /// Returns the only key of the object, which is the name of an externally tagged value.
      ///
      /// - Throws: `DecodingError.dataCorrupted` if the object does not have exactly one key.
      public func onlyKey() throws -> WireKey {
        let keys = allKeys
        if keys.count == 1 { return keys[0] }
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: codingPath,
            debugDescription: "expected exactly one key, the name, not \(keys.count)"))
      }

      /// Decodes the value at a path.
      ///
      /// For example: `try fields.decode(String.self, at: "meta", "title")`.
      ///
      /// - Throws: `DecodingError.keyNotFound` for the first missing key of the path.
      public func decode<Value: Decodable>(_ type: Value.Type, at path: WireKey...) throws -> Value {
        try decode(type, path: path)
      }

      /// Decodes the value at the first of several paths that exists. Usually, the paths are a property's own path and the
      /// paths of its aliases. If no path exists, the error is about the first path.
      ///
      /// For example: `try fields.decode(String.self, atFirst: ["meta", "title"], ["title"])`.
      public func decode<Value: Decodable>(
        _ type: Value.Type, atFirst paths: [WireKey]...
      ) throws -> Value {
        try decode(type, path: first(of: paths))
      }

      /// Decodes the value at a path, or returns nil if a key of the path is missing or null.
      public func decodeIfPresent<Value: Decodable>(
        _ type: Value.Type, at path: WireKey...
      ) throws -> Value? {
        try decodeIfPresent(type, path: path)
      }

      /// Decodes the value at the first of several paths that exists. Returns nil if no path exists, or if the value is
      /// null.
      public func decodeIfPresent<Value: Decodable>(
        _ type: Value.Type, atFirst paths: [WireKey]...
      ) throws -> Value? {
        try decodeIfPresent(type, path: first(of: paths))
      }

      /// Whether one of several paths exists. The value at the path may be invalid.
      public func contains(atFirst paths: [WireKey]...) -> Bool { paths.contains(where: contains) }
    }

    @_documentation(visibility: internal)
    extension KeyedDecodingContainer<WireKey> {
      func decode<Value: Decodable>(
        _ type: Value.Type, atFirst paths: [[WireKey]]
      ) throws -> Value { try decode(type, path: first(of: paths)) }

      func contains(atFirst paths: [[WireKey]]) -> Bool { paths.contains(where: contains) }

      func decodeIfPresent<Value: Decodable>(
        _ type: Value.Type, atFirst paths: [[WireKey]]
      ) throws -> Value? { try decodeIfPresent(type, path: first(of: paths)) }

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

      /// Whether a path exists. A path through a value that is neither an object nor null is treated as existing, so that
      /// decoding the path reports the error.
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

    @_documentation(visibility: internal)
    extension KeyedEncodingContainer<WireKey> {
      /// Encodes a value at a path. Missing objects are created.
      public mutating func encode(_ value: some Encodable, at path: WireKey...) throws {
        try encode(value, path: path)
      }

      /// Encodes a value at a path, or nothing if it is nil.
      public mutating func encodeIfPresent<Value: Encodable>(
        _ value: Value?, at path: WireKey...
      ) throws {
        if let value { try encode(value, path: path) }
      }

      /// Encodes a value at a path. If the value is nil, encodes only the objects along the path.
      public mutating func encodeIfPresent<Value: Encodable>(
        _ value: Value?, keepingObjectsAt path: WireKey...
      ) throws {
        try encodeIfPresent(value, keepingObjects: path)
      }

      mutating func encodeIfPresent<Value: Encodable>(
        _ value: Value?, keepingObjects path: [WireKey]
      ) throws {
        guard let key = path.last else { return }
        var fields = nested(at: path.dropLast())
        try fields.encodeIfPresent(value, forKey: key)
      }

      mutating func encode(_ value: some Encodable, path: [WireKey]) throws {
        guard let key = path.last else { return }
        var fields = nested(at: path.dropLast())
        try fields.encode(value, forKey: key)
      }

      /// Returns the container of the object at a path. Missing objects are created.
      func nested(at path: some Sequence<WireKey>) -> Self {
        path.reduce(into: self) { $0 = $0.nestedContainer(keyedBy: WireKey.self, forKey: $1) }
      }
    }

    extension WidgetCoding {
      /// Throws an error if a value is nested deeper than the stack allows.
      ///
      /// - Throws: `EncodingError.invalidValue` with the type instead of the value, because printing the value could
      ///   exhaust the stack.
      public static func checkDepth(of type: Any.Type, in encoder: any Encoder) throws {
        // With a known stack, the levels are not counted, because the path of each value takes a time that grows with the
        // square of its depth. `JSONEncoder` itself rejects more than 511 levels.
        if CodingStack.isKnown, CodingStack.current.hasRoom() { return }
        let path = encoder.codingPath
        if !CodingStack.isKnown, path.count < JSONValue.maximumDepth { return }
        let reason =
          path.count >= JSONValue.maximumDepth
          ? "nested deeper than \(JSONValue.maximumDepth) levels" : CodingStack.reason
        throw EncodingError.invalidValue(type, .init(codingPath: path, debugDescription: reason))
      }

      /// Throws an error if the value is nested deeper than the stack allows.
      ///
      /// - Throws: `DecodingError.dataCorrupted`.
      public static func checkDepth(of decoder: any Decoder) throws {
        if !CodingStack.current.hasRoom() { throw DecodingError.tooDeep(at: decoder.codingPath) }
      }

      /// Throws an error if the object is nested deeper than the stack allows.
      ///
      /// - Throws: `DecodingError.dataCorrupted`.
      public static func checkDepth(of fields: KeyedDecodingContainer<WireKey>) throws {
        if !CodingStack.current.hasRoom() { throw DecodingError.tooDeep(at: fields.codingPath) }
      }

      /// Encodes a type's name under a key, in a container with `WireKey` keys, regardless of the type's own coding keys.
      public static func encodeName(
        _ name: some Encodable, forKey key: WireKey, to encoder: any Encoder
      ) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(name, forKey: key)
      }
    }

    extension DecodingError {
      /// Returns the error for a value that is nested too deeply for the stack.
      fileprivate static func tooDeep(at path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(.init(codingPath: path, debugDescription: CodingStack.reason))
      }
    }

    """##
    ),
    (
      "Generated/WireElements.swift",
      ##"""
    extension WidgetCoding {
      /// Returns the elements of an array that contains a type's properties.
      ///
      /// For example: `[1.5, 2]` for a point.
      public static func elements(of decoder: any Decoder) throws -> WireElements {
        WireElements(try decoder.unkeyedContainer())
      }

      /// The elements of an array, which are the properties of a type in order.
      ///
      /// For example: `x = try elements.decode(Double.self, for: "x")`. Further elements are ignored, like unknown keys.
      public struct WireElements {
        private var list: any UnkeyedDecodingContainer
        /// The position of the next element. Missing elements after the end of the array are also counted.
        private var position = 0

        init(_ list: any UnkeyedDecodingContainer) { self.list = list }

        /// Decodes the next element.
        ///
        /// - Parameter name: The name of the property that the element belongs to.
        /// - Throws: `DecodingError.keyNotFound` with the position if the array has ended.
        public mutating func decode<Value: Decodable>(
          _ type: Value.Type, for name: String
        ) throws -> Value {
          guard !list.isAtEnd else {
            throw DecodingError.keyNotFound(
              ArrayIndex(intValue: position),
              .init(codingPath: list.codingPath, debugDescription: Self.missing(name)))
          }
          let value = try list.decode(type)
          position += 1
          return value
        }

        /// Decodes the next element, or returns nil if it is null or the array has ended.
        public mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
          let value = try list.decodeIfPresent(type)
          position += 1
          return value
        }

        /// Returns whether the next element is missing, and moves past it if so.
        public mutating func passMissing() -> Bool {
          guard list.isAtEnd else { return false }
          position += 1
          return true
        }

        /// Decodes the next element. An invalid element is replaced and reported.
        ///
        /// For example: `try elements.recovering(with: 0) { try $0.decode(Int.self, for: "size") }`.
        ///
        /// - Throws: The error for a missing element.
        public mutating func recovering<Value>(
          with replacement: @autoclosure () -> Value, _ body: (inout WireElements) throws -> Value
        ) throws -> Value {
          let start = self
          do {
            return try body(&self)
          } catch {
            self = start
            guard !list.isAtEnd else { throw error }
            let element = try list.superDecoder()
            position += 1
            element.report(DroppedElement(replacing: error, at: element.codingPath))
            return replacement()
          }
        }

        /// Returns the description of the error for a missing element.
        static func missing(_ name: String) -> String { "no element for '\(name)'" }
      }
    }

    """##
    ),
  ]

  /// The sources of TemplateRuntime by path, for the programs that templates in Swift are translated into.
  package static let templateRuntime: [(path: String, text: String)] = [
    (
      "ContextFile.swift",
      ##"""
    import Foundation

    /// The context of a template, from the file that is passed to the program.
    ///
    /// Types and members refer to each other. The file therefore contains a list of all types and a list of all members,
    /// and a reference to a listed type or member contains its index. The file also contains each distinct type name once.
    final class ContextFile {
      /// A template runs on one thread.
      nonisolated(unsafe) static let current = ContextFile()

      private var facts: [String: Any] = [:]
      private var types: [Type] = []
      private var memberFacts: [[String: Any]] = []
      private var typeNameFacts: [[String: Any]] = []
      private var members: [Int: ContextObject] = [:]
      /// Copies of types in which `isExtension` is true, by the index of the type. Members of extensions refer to these
      /// copies.
      private var extensions: [Int: Type] = [:]

      private init() {
        guard CommandLine.arguments.count > 1,
          let data = FileManager.default.contents(atPath: CommandLine.arguments[1]),
          let facts = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return }
        self.facts = facts
        memberFacts = facts["members"] as? [[String: Any]] ?? []
        typeNameFacts = facts["typeNames"] as? [[String: Any]] ?? []
        types = (facts["types"] as? [[String: Any]] ?? []).map(Self.make)
      }

      private static func make(_ facts: [String: Any]) -> Type {
        switch facts["kind"] as? String {
        case "struct": Struct(facts)
        case "class": Class(facts)
        case "actor": Actor(facts)
        case "enum": Enum(facts)
        case "protocol": Protocol(facts)
        case "protocolComposition": ProtocolComposition(facts)
        default: Type(facts)
        }
      }

      /// Returns the type of a reference, or nil if the reference has neither an index nor a name.
      func type(_ reference: [String: Any]) -> Type? {
        guard let index = reference["type"] as? Int else {
          return reference["name"] == nil ? nil : Self.make(reference)
        }
        guard reference["isExtension"] != nil else { return types[index] }
        if let type = extensions[index] { return type }
        let type = Type(types[index].facts)
        type.facts["isExtension"] = true
        extensions[index] = type
        return type
      }

      func member<Member: ContextObject>(
        _ reference: [String: Any], _ make: ([String: Any]) -> Member
      ) -> Member {
        guard let index = reference["member"] as? Int else { return make(reference) }
        if let member = members[index] as? Member { return member }
        let member = make(memberFacts[index])
        members[index] = member
        return member
      }

      /// Returns the facts of a type name. As in Sourcery, each use of a type name is a separate object.
      func typeNameFacts(_ reference: [String: Any]) -> [String: Any] {
        (reference["typeName"] as? Int).map { typeNameFacts[$0] } ?? reference
      }

      var context: TemplateContext {
        let root = ContextObject(facts)
        let listed = (facts["listed"] as? [Int] ?? []).map { types[$0] }
        return TemplateContext(
          types: Types(
            types: listed, all: types, typealiases: root.list("typealiases", Typealias.init)),
          functions: root.members("functions", Method.init), argument: root.values("argument"))
      }
    }

    """##
    ),
    (
      "ContextObject.swift",
      ##"""
    // Sourcery's runtime documents the declarations with the same names.
    // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

    public import Foundation

    /// An object of a template's context. It stores the facts that the generator wrote, by name.
    ///
    /// The generator omits facts that are false, empty or nil. A list or an object is created from its facts on first
    /// access and then replaces them, so that a template always gets the same object.
    open class ContextObject: NSObject {
      var facts: [String: Any]

      init(_ facts: [String: Any]) { self.facts = facts }

      func text(_ name: String) -> String { facts[name] as? String ?? "" }
      func optionalText(_ name: String) -> String? { facts[name] as? String }
      func texts(_ name: String) -> [String] { facts[name] as? [String] ?? [] }
      func flag(_ name: String) -> Bool { facts[name] as? Bool ?? false }

      func list<Element>(_ name: String, _ make: ([String: Any]) -> Element) -> [Element] {
        made(name) { (facts: [[String: Any]]) in facts.map(make) } ?? []
      }

      func table<Element>(_ name: String, _ make: ([String: Any]) -> Element) -> [String: Element] {
        made(name) { (facts: [String: [String: Any]]) in facts.mapValues(make) } ?? [:]
      }

      func object<Object>(_ name: String, _ make: ([String: Any]) -> Object) -> Object? {
        made(name, make)
      }

      /// Returns a type name; nil if the fact is omitted.
      func typeName(_ name: String) -> TypeName? { object(name, TypeName.init(facts:)) }

      /// Returns the members that the fact with the given name lists. A member that is in several lists is one object.
      func members<Member: ContextObject>(
        _ name: String, _ make: ([String: Any]) -> Member
      ) -> [Member] {
        made(name) { (facts: [[String: Any]]) in
          facts.map { ContextFile.current.member($0, make) }
        } ?? []
      }

      func type(_ name: String) -> Type? { made(name) { ContextFile.current.type($0) } ?? nil }

      func types(_ name: String) -> [Type] {
        made(name) { (facts: [[String: Any]]) in facts.compactMap(ContextFile.current.type) } ?? []
      }

      func typesByName(_ name: String) -> [String: Type] {
        made(name) { (facts: [String: [String: Any]]) in
          facts.compactMapValues(ContextFile.current.type)
        } ?? [:]
      }

      func attributes(_ name: String) -> AttributeList {
        made(name) { (facts: [String: [[String: Any]]]) in
          facts.mapValues { $0.map(Attribute.init) }
        } ?? [:]
      }

      /// Returns annotations or arguments as Foundation objects.
      func values(_ name: String) -> Annotations {
        made(name) { (facts: [String: Any]) in facts.compactMapValues(foundationObject) } ?? [:]
      }

      /// Stores an object that a template creates or changes. It replaces the facts with the same name.
      func set<Made>(_ name: String, _ made: Made?) { facts[name] = made.map { Box($0) } }

      func set(_ name: String, type: Type?) { facts[name] = type.map { Box(Optional($0)) } }

      private func made<Facts, Made>(_ name: String, _ make: (Facts) -> Made) -> Made? {
        if let made = (facts[name] as? Box<Made>)?.content { return made }
        guard let own = facts[name] as? Facts else { return facts[name] as? Made }
        let made = make(own)
        facts[name] = Box(made)
        return made
      }
    }

    /// A value that was created from its facts.
    private final class Box<Content> {
      let content: Content

      init(_ content: Content) { self.content = content }
    }

    /// Returns a JSON value in the form that templates expect: a string can be cast to `String`, and an array can be cast
    /// to `NSArray` and, if it contains only strings, to `[String]`. Returns nil for null.
    func foundationObject(_ value: Any) -> NSObject? {
      switch value {
      case let value as [String: Any]:
        NSDictionary(dictionary: value.compactMapValues(foundationObject))
      case let value as [Any]: NSArray(array: value.compactMap(foundationObject))
      case let value as String: NSString(string: value)
      case let value as NSNumber: value
      case let value as Bool: NSNumber(value: value)
      case let value as Int: NSNumber(value: value)
      case let value as Double: NSNumber(value: value)
      default: nil
      }
    }

    public typealias Annotations = [String: NSObject]
    public typealias AttributeList = [String: [Attribute]]

    """##
    ),
    (
      "Member.swift",
      ##"""
    // Sourcery's runtime documents the declarations with the same names.
    // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

    import Foundation

    public protocol Typed {
      var type: Type? { get }
      var typeName: TypeName { get }
      var isOptional: Bool { get }
      var isImplicitlyUnwrappedOptional: Bool { get }
      var unwrappedTypeName: String { get }
    }

    public protocol Definition: AnyObject {
      var definedInTypeName: TypeName? { get }
      var definedInType: Type? { get }
    }

    extension Definition {
      public var actualDefinedInTypeName: TypeName? {
        definedInTypeName?.actualTypeName ?? definedInTypeName
      }
    }

    /// An object that has a type.
    open class TypedObject: ContextObject, Typed {
      public var typeName: TypeName { typeName("typeName") ?? TypeName("") }
      public var type: Type? { type("type") }
      public var actualTypeName: TypeName? { typeName("actualTypeName") ?? typeName }
      public var isOptional: Bool { typeName.isOptional }
      public var isImplicitlyUnwrappedOptional: Bool { typeName.isImplicitlyUnwrappedOptional }
      public var unwrappedTypeName: String { typeName.unwrappedTypeName }
      public var isArray: Bool { typeName.isArray }
      public var isSet: Bool { typeName.isSet }
      public var isDictionary: Bool { typeName.isDictionary }
      public var isTuple: Bool { typeName.isTuple }
      public var isClosure: Bool { typeName.isClosure }
      public var annotations: Annotations {
        get { values("annotations") }
        set { set("annotations", newValue) }
      }
      public var typeAttributes: AttributeList { typeName.attributes }
    }

    /// A method, a subscript or the type of a closure: an object with a return type.
    open class Returning: ContextObject {
      public var returnTypeName: TypeName { typeName("returnTypeName") ?? TypeName("Void") }
      public var actualReturnTypeName: TypeName {
        typeName("actualReturnTypeName") ?? returnTypeName
      }
      public var returnType: Type? { type("returnType") }
      public var isOptionalReturnType: Bool { flag("isOptionalReturnType") }
      public var isImplicitlyUnwrappedOptionalReturnType: Bool {
        returnTypeName.isImplicitlyUnwrappedOptional
      }
      public var unwrappedReturnTypeName: String { returnTypeName.unwrappedTypeName }
      public var isAsync: Bool { flag("isAsync") }
      public var `throws`: Bool { flag("throws") }
      public var throwsTypeName: TypeName? { typeName("throwsTypeName") }
    }

    public typealias SourceryVariable = Variable

    public final class Variable: TypedObject, Annotated, Documented, Definition {
      /// Creates a variable, for templates that add variables to types.
      public init(
        name: String = "", typeName: TypeName, type: Type? = nil,
        accessLevel: (read: AccessLevel, write: AccessLevel) = (.internal, .internal),
        isComputed: Bool = false, isAsync: Bool = false, throws isThrowing: Bool = false,
        throwsTypeName: TypeName? = nil, isStatic: Bool = false, defaultValue: String? = nil,
        attributes: AttributeList = [:], modifiers: [Modifier] = [], annotations: Annotations = [:],
        documentation: [String] = [], definedInTypeName: TypeName? = nil
      ) {
        super.init([
          "name": name, "isComputed": isComputed, "isAsync": isAsync, "throws": isThrowing,
          "isStatic": isStatic, "readAccess": accessLevel.read.rawValue,
          "writeAccess": accessLevel.write.rawValue, "isMutable": accessLevel.write != .none,
          "documentation": documentation,
        ])
        facts["defaultValue"] = defaultValue
        set("typeName", typeName)
        set("type", type: type)
        set("throwsTypeName", throwsTypeName)
        set("attributes", attributes)
        set("modifiers", modifiers)
        set("annotations", annotations)
        set("definedInTypeName", definedInTypeName)
      }

      override init(_ facts: [String: Any]) { super.init(facts) }

      public var name: String { text("name") }
      public var isComputed: Bool { flag("isComputed") }
      public var isStatic: Bool { flag("isStatic") }
      public var isAsync: Bool { flag("isAsync") }
      public var `throws`: Bool { flag("throws") }
      public var throwsTypeName: TypeName? { typeName("throwsTypeName") }
      public var readAccess: String { text("readAccess") }
      public var writeAccess: String { text("writeAccess") }
      public var accessLevel: (read: AccessLevel, write: AccessLevel) {
        (AccessLevel(rawValue: readAccess) ?? .none, AccessLevel(rawValue: writeAccess) ?? .none)
      }
      public var isMutable: Bool { flag("isMutable") }
      public var isFinal: Bool { flag("isFinal") }
      public var isLazy: Bool { flag("isLazy") }
      public var isDynamic: Bool { flag("isDynamic") }
      public var defaultValue: String? { optionalText("defaultValue") }
      public var documentation: [String] { texts("documentation") }
      public var attributes: AttributeList { attributes("attributes") }
      public var modifiers: [Modifier] { list("modifiers", Modifier.init) }
      public var definedInType: Type? { type("definedInType") }
      public var definedInTypeName: TypeName? { typeName("definedInTypeName") }

      public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Variable else { return false }
        return other === self
          || other.name == name && other.typeName == typeName && other.isStatic == isStatic
            && other.definedInTypeName == definedInTypeName
      }
      public override var hash: Int { name.hashValue }
    }

    public enum AccessLevel: String {
      case `package`, `internal`, `private`, `fileprivate`, `public`, `open`
      case none = ""
    }

    public typealias SourceryMethod = Method

    public final class Method: Returning, Annotated, Documented, Definition {
      /// Creates a method, for templates that add methods to types.
      public init(
        name: String, selectorName: String? = nil, parameters: [MethodParameter] = [],
        returnTypeName: TypeName = TypeName("Void"), isAsync: Bool = false,
        throws isThrowing: Bool = false, throwsTypeName: TypeName? = nil,
        rethrows isRethrowing: Bool = false, accessLevel: AccessLevel = .internal,
        isStatic: Bool = false, isClass: Bool = false, isFailableInitializer: Bool = false,
        attributes: AttributeList = [:], modifiers: [Modifier] = [], annotations: Annotations = [:],
        documentation: [String] = [], definedInTypeName: TypeName? = nil,
        genericRequirements: [GenericRequirement] = [], genericParameters: [GenericParameter] = []
      ) {
        super.init([
          "name": name, "selectorName": selectorName ?? name, "isAsync": isAsync,
          "throws": isThrowing, "rethrows": isRethrowing, "accessLevel": accessLevel.rawValue,
          "isStatic": isStatic, "isClass": isClass, "isFailableInitializer": isFailableInitializer,
          "isInitializer": name.hasPrefix("init("), "documentation": documentation,
          "shortName": String(name.prefix { $0 != "(" }),
          "callName": String(name.prefix { $0 != "(" && $0 != "<" }),
        ])
        set("parameters", parameters)
        set("returnTypeName", returnTypeName)
        set("throwsTypeName", throwsTypeName)
        set("attributes", attributes)
        set("modifiers", modifiers)
        set("annotations", annotations)
        set("definedInTypeName", definedInTypeName)
        set("genericRequirements", genericRequirements)
        set("genericParameters", genericParameters)
      }

      override init(_ facts: [String: Any]) { super.init(facts) }

      public var name: String { text("name") }
      public var selectorName: String { text("selectorName") }
      public var shortName: String { text("shortName") }
      public var callName: String { text("callName") }
      public var parameters: [MethodParameter] { list("parameters", MethodParameter.init) }
      public var `rethrows`: Bool { flag("rethrows") }
      public var isThrowsTypeGeneric: Bool {
        genericParameters.contains { $0.name == throwsTypeName?.name }
      }
      public var accessLevel: String { text("accessLevel") }
      public var annotations: Annotations {
        get { values("annotations") }
        set { set("annotations", newValue) }
      }
      public var documentation: [String] { texts("documentation") }
      public var attributes: AttributeList { attributes("attributes") }
      public var modifiers: [Modifier] { list("modifiers", Modifier.init) }
      public var genericParameters: [GenericParameter] {
        list("genericParameters", GenericParameter.init)
      }
      public var genericRequirements: [GenericRequirement] {
        list("genericRequirements", GenericRequirement.init)
      }
      public var isStatic: Bool { flag("isStatic") }
      public var isClass: Bool { flag("isClass") }
      public var isInitializer: Bool { flag("isInitializer") }
      public var isDeinitializer: Bool { flag("isDeinitializer") }
      public var isFailableInitializer: Bool { flag("isFailableInitializer") }
      public var isConvenienceInitializer: Bool { flag("isConvenienceInitializer") }
      public var isGeneric: Bool { flag("isGeneric") }
      public var isRequired: Bool { flag("isRequired") }
      public var isFinal: Bool { flag("isFinal") }
      public var isMutating: Bool { flag("isMutating") }
      public var isOptional: Bool { flag("isOptional") }
      public var isNonisolated: Bool { flag("isNonisolated") }
      public var isDynamic: Bool { flag("isDynamic") }
      public var isDistributed: Bool { flag("isDistributed") }
      public var definedInType: Type? { type("definedInType") }
      public var definedInTypeName: TypeName? { typeName("definedInTypeName") }

      public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Method else { return false }
        return other === self
          || other.name == name && other.returnTypeName == returnTypeName
            && other.definedInTypeName == definedInTypeName
      }
      public override var hash: Int { name.hashValue }
    }

    public final class Subscript: Returning, Annotated, Documented, Definition {
      public var parameters: [MethodParameter] { list("parameters", MethodParameter.init) }
      public var readAccess: String { text("readAccess") }
      public var writeAccess: String { text("writeAccess") }
      public var isMutable: Bool { flag("isMutable") }
      public var isFinal: Bool { flag("isFinal") }
      public var isGeneric: Bool { flag("isGeneric") }
      public var annotations: Annotations {
        get { values("annotations") }
        set { set("annotations", newValue) }
      }
      public var documentation: [String] { texts("documentation") }
      public var attributes: AttributeList { attributes("attributes") }
      public var modifiers: [Modifier] { list("modifiers", Modifier.init) }
      public var genericParameters: [GenericParameter] {
        list("genericParameters", GenericParameter.init)
      }
      public var genericRequirements: [GenericRequirement] {
        list("genericRequirements", GenericRequirement.init)
      }
      public var definedInType: Type? { type("definedInType") }
      public var definedInTypeName: TypeName? { typeName("definedInTypeName") }
    }

    public final class MethodParameter: TypedObject, Annotated {
      /// Creates a parameter, for templates that add methods to types.
      public init(
        argumentLabel: String?, name: String = "", index: Int, typeName: TypeName, type: Type? = nil,
        defaultValue: String? = nil, annotations: Annotations = [:], isInout: Bool = false,
        isVariadic: Bool = false
      ) {
        let labels = argumentLabel == name ? name : "\(argumentLabel ?? "_") \(name)".trimmed
        super.init([
          "name": name, "index": index, "inout": isInout, "isVariadic": isVariadic,
          "asSource": (labels.isEmpty ? "_" : labels) + (isInout ? ": inout " : ": ")
            + typeName.asSource + (defaultValue.map { " = \($0)" } ?? "")
            + (isVariadic ? "..." : ""),
        ])
        facts["argumentLabel"] = argumentLabel
        facts["defaultValue"] = defaultValue
        set("typeName", typeName)
        set("type", type: type)
        set("annotations", annotations)
      }

      /// Creates a parameter whose label is its name.
      public convenience init(
        name: String = "", index: Int, typeName: TypeName, type: Type? = nil,
        defaultValue: String? = nil, annotations: Annotations = [:], isInout: Bool = false,
        isVariadic: Bool = false
      ) {
        self.init(
          argumentLabel: name, name: name, index: index, typeName: typeName, type: type,
          defaultValue: defaultValue, annotations: annotations, isInout: isInout,
          isVariadic: isVariadic)
      }

      override init(_ facts: [String: Any]) { super.init(facts) }

      public var argumentLabel: String? { optionalText("argumentLabel") }
      public var name: String { text("name") }
      public var index: Int { facts["index"] as? Int ?? 0 }
      public var `inout`: Bool { flag("inout") }
      public var isVariadic: Bool { flag("isVariadic") }
      public var defaultValue: String? { optionalText("defaultValue") }
      public var asSource: String { text("asSource") }
    }

    public final class AssociatedValue: TypedObject, Annotated {
      public var localName: String? { optionalText("localName") }
      public var externalName: String? { optionalText("externalName") }
      public var defaultValue: String? { optionalText("defaultValue") }
    }

    public final class GenericParameter: ContextObject {
      public var name: String { text("name") }
      public var inheritedTypeName: TypeName? { typeName("inheritedTypeName") }
    }

    public final class Typealias: TypedObject {
      public var name: String { text("name") }
      public var aliasName: String { text("aliasName") }
      public var accessLevel: String { text("accessLevel") }
      public var parent: Type? { type("parent") }
      public var parentName: String? { optionalText("parentName") }
    }

    """##
    ),
    (
      "Strings.swift",
      ##"""
    // Sourcery's runtime documents the declarations with the same names.
    // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

    import Foundation

    extension String {
      public var nilIfEmpty: String? { isEmpty ? nil : self }
      public var nilIfNotValidParameterName: String? { isEmpty || self == "_" ? nil : self }

      public func countInstances(of text: String) -> Int {
        text.isEmpty ? 0 : components(separatedBy: text).count - 1
      }

      public func stripped() -> String { trimmingCharacters(in: .whitespaces) }

      public func trimmingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
      }

      public func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
      }

      public func drop(first: Int, last: Int) -> String { String(dropFirst(first).dropLast(last)) }

      public func dropFirstAndLast(_ count: Int = 1) -> String { drop(first: count, last: count) }

      // MARK: - Changes, which return whether the string changed

      @discardableResult
      public mutating func strip() -> Bool { become(stripped()) }

      @discardableResult
      public mutating func trimPrefix(_ prefix: String) -> Bool { become(trimmingPrefix(prefix)) }

      @discardableResult
      public mutating func trimSuffix(_ suffix: String) -> Bool { become(trimmingSuffix(suffix)) }

      private mutating func become(_ text: String) -> Bool {
        defer { self = text }
        return text != self
      }
    }

    """##
    ),
    (
      "TemplateContext.swift",
      ##"""
    // Sourcery's runtime documents the declarations with the same names.
    // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

    public import Foundation

    public final class TemplateContext: NSObject {
      public let types: Types
      public let functions: [Method]
      public let argument: Annotations
      public var type: [String: Type] { types.typesByName }

      init(types: Types, functions: [Method], argument: Annotations) {
        self.types = types
        self.functions = functions
        self.argument = argument
      }
    }

    extension ProcessInfo {
      public var context: TemplateContext! { ContextFile.current.context }
    }

    #if !canImport(ObjectiveC)
      /// Provides `ProcessInfo()`, which is internal in Foundation for Linux.
      public protocol SharedProcess { static var sharedProcess: Self { get } }

      extension SharedProcess {
        public init() { self = Self.sharedProcess }
      }

      extension ProcessInfo: SharedProcess {
        public static var sharedProcess: Self { unsafeDowncast(processInfo, to: Self.self) }
      }
    #endif

    public final class Types: NSObject {
      public let types: [Type]
      public let typealiases: [Typealias]
      /// All types by name, including the types of other modules, which `types` does not list.
      public let typesByName: [String: Type]

      init(types: [Type], all: [Type], typealiases: [Typealias]) {
        self.types = types
        self.typealiases = typealiases
        typesByName = Dictionary(all.map { ($0.globalName, $0) }, uniquingKeysWith: { $1 })
      }

      public lazy var all = types.filter { !($0 is Protocol || $0 is ProtocolComposition) }
      public lazy var protocols = types.compactMap { $0 as? Protocol }
      public lazy var protocolCompositions = types.compactMap { $0 as? ProtocolComposition }
      public lazy var classes = types.compactMap { $0 as? Class }
      public lazy var structs = types.compactMap { $0 as? Struct }
      public lazy var enums = types.compactMap { $0 as? Enum }
      public lazy var extensions = types.filter { $0.kind == "extension" }
      public lazy var based = TypesCollection(types, by: { Array($0.based.keys) })
      public lazy var inheriting = TypesCollection(types, by: { Array($0.inherits.keys) }) {
        $0 is Class ? nil : "is not a class and should be used with `implementing` or `based`"
      }
      public lazy var implementing = TypesCollection(types, by: { Array($0.implements.keys) }) {
        $0 is Protocol ? nil : "is a class and should be used with `inheriting` or `based`"
      }
    }

    /// Types by the name of a supertype.
    public final class TypesCollection: NSObject {
      private let types: [String: [Type]]
      /// The types that can be supertypes, by name, or nil if every name can be one.
      private let known: [String: Type]?
      /// Returns why a type cannot be a supertype, or nil if it can be one.
      private let problem: (Type) -> String?

      /// A name that does not denote a supertype of the right kind.
      struct Problem: Error, CustomStringConvertible {
        let description: String
      }

      init(
        _ all: [Type], by names: (Type) -> [String], problem: ((Type) -> String?)? = nil
      ) {
        var types: [String: [Type]] = [:]
        for type in all { for name in names(type) { types[name, default: []].append(type) } }
        self.types = types
        known = problem.map { _ in
          Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        self.problem = problem ?? { _ in nil }
      }

      /// Returns the types with a supertype. Throws if the sources do not declare the name as a supertype of the right kind.
      public func types(forKey name: String) throws -> [Type] {
        guard let known else { return types[name] ?? [] }
        guard let type = known[name] else {
          throw Problem(description: "Unknown type \(name), should be used with `based`")
        }
        if let problem = problem(type) { throw Problem(description: "\(name) \(problem)") }
        return types[name] ?? types[type.globalName] ?? []
      }

      public subscript(name: String) -> [Type] { (try? types(forKey: name)) ?? [] }
    }

    extension StringProtocol {
      public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    """##
    ),
    (
      "Type.swift",
      ##"""
    // Sourcery's runtime documents the declarations with the same names.
    // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

    import Foundation

    public protocol Annotated {
      var annotations: Annotations { get }
    }

    public protocol Documented {
      var documentation: [String] { get }
    }

    open class Type: ContextObject, Annotated, Documented {
      /// Creates a type, for templates that create members with this type.
      public convenience init(
        name: String = "", parent: Type? = nil, accessLevel: AccessLevel = .internal,
        isExtension: Bool = false, variables: [Variable] = [], methods: [Method] = [],
        subscripts: [Subscript] = [], inheritedTypes: [String] = [], containedTypes: [Type] = [],
        typealiases: [Typealias] = [], genericRequirements: [GenericRequirement] = [],
        attributes: AttributeList = [:], modifiers: [Modifier] = [], annotations: Annotations = [:],
        documentation: [String] = [], isGeneric: Bool = false, implements: [String: Type] = [:],
        kind: String = "unknown"
      ) {
        self.init([
          "name": parent.map { "\($0.name).\(name)" } ?? name, "localName": name,
          "accessLevel": accessLevel.rawValue, "isExtension": isExtension, "kind": kind,
          "documentation": documentation, "isGeneric": isGeneric,
        ])
        set("parent", type: parent)
        for list in ["variables", "rawVariables", "allVariables"] { set(list, variables) }
        for list in ["methods", "rawMethods", "allMethods"] { set(list, methods) }
        for list in ["subscripts", "rawSubscripts", "allSubscripts"] { set(list, subscripts) }
        self.inheritedTypes = inheritedTypes
        self.containedTypes = containedTypes
        set(
          "typealiases",
          Dictionary(typealiases.map { ($0.aliasName, $0) }, uniquingKeysWith: { $1 }))
        set("genericRequirements", genericRequirements)
        set("attributes", attributes)
        set("modifiers", modifiers)
        set("annotations", annotations)
        self.implements = implements
      }

      public var module: String? { optionalText("module") }
      public var imports: [Import] { list("imports", Import.init) }
      public var allImports: [Import] { list("allImports", Import.init) }
      public var kind: String { text("kind") }
      public var accessLevel: String { text("accessLevel") }
      public var name: String { text("name") }
      public var globalName: String {
        guard let module, !isUnknownExtension else { return name }
        return "\(module).\(name)"
      }
      public var localName: String { text("localName") }
      public var isGeneric: Bool { flag("isGeneric") }
      public var isExtension: Bool { flag("isExtension") }
      public var isUnknownExtension: Bool { kind == "extension" }
      public var annotations: Annotations {
        get { values("annotations") }
        set { set("annotations", newValue) }
      }
      public var documentation: [String] { texts("documentation") }
      public var attributes: AttributeList { attributes("attributes") }
      public var modifiers: [Modifier] { list("modifiers", Modifier.init) }
      public var genericRequirements: [GenericRequirement] {
        list("genericRequirements", GenericRequirement.init)
      }
      public var path: String? { optionalText("path") }
      public var directory: String? { optionalText("directory") }
      public var fileName: String? { optionalText("fileName") }

      // MARK: - Members

      public internal(set) var variables: [Variable] {
        get { members("variables", Variable.init) }
        set { set("variables", newValue) }
      }
      public var rawVariables: [Variable] {
        get { members("rawVariables", Variable.init) }
        set { set("rawVariables", newValue) }
      }
      public var allVariables: [Variable] { members("allVariables", Variable.init) }
      public var staticVariables: [Variable] { variables.filter(\.isStatic) }
      public var instanceVariables: [Variable] { variables.filter { !$0.isStatic } }
      public var computedVariables: [Variable] { instanceVariables.filter(\.isComputed) }
      public var storedVariables: [Variable] { instanceVariables.filter { !$0.isComputed } }
      public internal(set) var methods: [Method] {
        get { members("methods", Method.init) }
        set { set("methods", newValue) }
      }
      public var rawMethods: [Method] {
        get { members("rawMethods", Method.init) }
        set { set("rawMethods", newValue) }
      }
      public var allMethods: [Method] { members("allMethods", Method.init) }
      public var initializers: [Method] { methods.filter(\.isInitializer) }
      public var staticMethods: [Method] { methods.filter(\.isStatic) }
      public var classMethods: [Method] { methods.filter(\.isClass) }
      public var instanceMethods: [Method] { methods.filter { !$0.isStatic && !$0.isClass } }
      public internal(set) var subscripts: [Subscript] {
        get { members("subscripts", Subscript.init) }
        set { set("subscripts", newValue) }
      }
      public var rawSubscripts: [Subscript] {
        get { members("rawSubscripts", Subscript.init) }
        set { set("rawSubscripts", newValue) }
      }
      public var allSubscripts: [Subscript] { members("allSubscripts", Subscript.init) }
      public var typealiases: [String: Typealias] { table("typealiases", Typealias.init) }

      // MARK: - Other types

      public var inheritedTypes: [String] {
        get { texts("inheritedTypes") }
        set {
          facts["inheritedTypes"] = newValue
          based = Dictionary(newValue.map { ($0, $0) }, uniquingKeysWith: { $1 })
        }
      }
      public var based: [String: String] {
        get { facts["based"] as? [String: String] ?? [:] }
        set { facts["based"] = newValue }
      }
      public var basedTypes: [String: Type] { typesByName("basedTypes") }
      public var inherits: [String: Type] {
        get { typesByName("inherits") }
        set { set("inherits", newValue) }
      }
      public var implements: [String: Type] {
        get { typesByName("implements") }
        set { set("implements", newValue) }
      }
      public var supertype: Type? { type("supertype") }
      public var containedTypes: [Type] {
        get { types("containedTypes") }
        set { set("containedTypes", newValue) }
      }
      public var containedType: [String: Type] {
        Dictionary(containedTypes.map { ($0.localName, $0) }, uniquingKeysWith: { $1 })
      }
      public var parent: Type? { type("parent") }
      public var parentName: String? { parent?.name }
      public var parentTypes: AnyIterator<Type> {
        var next = parent
        return AnyIterator {
          defer { next = next?.parent }
          return next
        }
      }

      /// Adds the members, annotations and supertypes of another type, such as an extension.
      public func extend(_ type: Type) {
        annotations.merge(type.annotations) { $1 }
        inherits.merge(type.inherits) { $1 }
        implements.merge(type.implements) { $1 }
        inheritedTypes += type.inheritedTypes
        containedTypes += type.containedTypes
        rawVariables += type.rawVariables
        rawMethods += type.rawMethods
        rawSubscripts += type.rawSubscripts
        variables += type.variables.filter { !variables.contains($0) }
        methods += type.methods.filter { !methods.contains($0) }
        subscripts += type.subscripts.filter { !subscripts.contains($0) }
      }

      open override func isEqual(_ object: Any?) -> Bool { (object as? Type)?.name == name }
      open override var hash: Int { name.hashValue }
      open override var description: String { name }
    }

    public final class Struct: Type {}

    public final class Class: Type {
      public var isFinal: Bool { flag("isFinal") }
    }

    public final class Actor: Type {
      public var isFinal: Bool { flag("isFinal") }
      public var isDistributed: Bool { flag("isDistributed") }
    }

    public final class Protocol: Type {
      public var associatedTypes: [String: AssociatedType] {
        table("associatedTypes", AssociatedType.init)
      }
    }

    public final class ProtocolComposition: Type {
      public var composedTypeNames: [TypeName] { list("composedTypeNames", TypeName.init(facts:)) }
      public var composedTypes: [Type]? { types("composedTypes") }
    }

    public final class Enum: Type {
      public var cases: [EnumCase] { list("cases", EnumCase.init) }
      public var rawTypeName: TypeName? { typeName("rawTypeName") }
      public var rawType: Type? { type("rawType") }
      public var hasRawType: Bool { rawTypeName != nil }
      public var hasAssociatedValues: Bool { cases.contains(where: \.hasAssociatedValue) }
    }

    public final class EnumCase: ContextObject, Annotated, Documented {
      public var name: String { text("name") }
      public var rawValue: String? { optionalText("rawValue") }
      public var hasAssociatedValue: Bool { flag("hasAssociatedValue") }
      public var associatedValues: [AssociatedValue] {
        list("associatedValues", AssociatedValue.init)
      }
      public var indirect: Bool { flag("indirect") }
      public var annotations: Annotations {
        get { values("annotations") }
        set { set("annotations", newValue) }
      }
      public var documentation: [String] { texts("documentation") }
    }

    public final class AssociatedType: ContextObject {
      public var name: String { text("name") }
      public var typeName: TypeName? { typeName("typeName") }
      public var type: Type? { type("type") }
    }

    public final class GenericRequirement: ContextObject {
      public var leftType: AssociatedType {
        object("leftType", AssociatedType.init) ?? AssociatedType([:])
      }
      public var rightType: GenericTypeParameter {
        object("rightType", GenericTypeParameter.init) ?? GenericTypeParameter([:])
      }
      public var relationship: String { text("relationship") }
      public var relationshipSyntax: String { text("relationshipSyntax") }
    }

    public final class Import: ContextObject {
      public var path: String { text("path") }
      public var kind: String? { optionalText("kind") }
      public var moduleName: String { text("moduleName") }
      public override var description: String { text("description") }
    }

    public final class Attribute: ContextObject {
      public var name: String { text("name") }
      public var arguments: Annotations { values("arguments") }
      public var asSource: String { text("asSource") }
      public override var description: String { asSource }
    }

    public typealias SourceryModifier = Modifier

    public final class Modifier: ContextObject {
      public var name: String { text("name") }
      public var detail: String? { optionalText("detail") }
      public var asSource: String { text("asSource") }
      public override var description: String { asSource }
    }

    """##
    ),
    (
      "TypeName.swift",
      ##"""
    // Sourcery's runtime documents the declarations with the same names.
    // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

    import Foundation

    public final class TypeName: ContextObject {
      /// Creates a type name, for templates that add members to types.
      public init(
        name: String, actualTypeName: TypeName? = nil, unwrappedTypeName: String? = nil,
        attributes: AttributeList = [:], isOptional: Bool = false,
        isImplicitlyUnwrappedOptional: Bool = false, tuple: TupleType? = nil, array: ArrayType? = nil,
        dictionary: DictionaryType? = nil, closure: ClosureType? = nil, set: SetType? = nil,
        generic: GenericType? = nil, isProtocolComposition: Bool = false
      ) {
        let hasSuffix = !name.hasPrefix("Optional<") && !name.contains(" where ")
        let suffix = isOptional ? "?" : isImplicitlyUnwrappedOptional ? "!" : ""
        let full = hasSuffix ? name + suffix : name
        let words = attributes.values.joined().map(\.asSource).sorted() + [full]
        super.init([
          "name": full, "unwrappedTypeName": unwrappedTypeName ?? name,
          "asSource": words.joined(separator: " "), "description": words.joined(separator: " "),
          "isOptional": isOptional || isImplicitlyUnwrappedOptional,
          "isImplicitlyUnwrappedOptional": isImplicitlyUnwrappedOptional,
          "isProtocolComposition": isProtocolComposition,
          "isVoid": name == "Void" || name == "()", "isNever": name == "Never",
          "isArray": array != nil, "isDictionary": dictionary != nil, "isTuple": tuple != nil,
          "isClosure": closure != nil, "isSet": set != nil, "isGeneric": generic != nil,
        ])
        self.set("actualTypeName", actualTypeName)
        self.set("attributes", attributes)
        self.set("tuple", tuple)
        self.set("array", array)
        self.set("dictionary", dictionary)
        self.set("closure", closure)
        self.set("set", set)
        self.set("generic", generic)
      }

      public convenience init(_ name: String) { self.init(name: name) }

      init(facts: [String: Any]) { super.init(ContextFile.current.typeNameFacts(facts)) }

      public var name: String { text("name") }
      public var unwrappedTypeName: String { text("unwrappedTypeName") }
      public var asSource: String { text("asSource") }
      public var isOptional: Bool { flag("isOptional") }
      public var isImplicitlyUnwrappedOptional: Bool { flag("isImplicitlyUnwrappedOptional") }
      public var isProtocolComposition: Bool { flag("isProtocolComposition") }
      public var isVoid: Bool { flag("isVoid") }
      public var isNever: Bool { flag("isNever") }
      public var isArray: Bool { flag("isArray") }
      public var isSet: Bool { flag("isSet") }
      public var isDictionary: Bool { flag("isDictionary") }
      public var isTuple: Bool { flag("isTuple") }
      public var isClosure: Bool { flag("isClosure") }
      public var isGeneric: Bool { flag("isGeneric") }
      public var attributes: AttributeList { attributes("attributes") }
      public var modifiers: [Modifier] { [] }
      public var actualTypeName: TypeName? { typeName("actualTypeName") }
      public var array: ArrayType? { object("array", ArrayType.init) }
      public var set: SetType? { object("set", SetType.init) }
      public var dictionary: DictionaryType? { object("dictionary", DictionaryType.init) }
      public var tuple: TupleType? { object("tuple", TupleType.init) }
      public var closure: ClosureType? { object("closure", ClosureType.init) }
      public var generic: GenericType? { object("generic", GenericType.init) }

      public override var description: String { text("description") }
      public override func isEqual(_ object: Any?) -> Bool {
        (object as? TypeName)?.description == description
      }
      public override var hash: Int { description.hashValue }
    }

    /// The shape of a type name, such as an array or a tuple.
    open class TypeShape: ContextObject {
      public var name: String { text("name") }
      public var asSource: String { text("asSource") }
      open override var description: String { asSource }

      /// Returns a type name that every shape of this kind contains, such as the type name of an array's elements.
      func part(_ name: String) -> TypeName { typeName(name) ?? TypeName("") }
    }

    public final class ArrayType: TypeShape {
      public var elementTypeName: TypeName { part("elementTypeName") }
      public var elementType: Type? { type("elementType") }
    }

    public final class SetType: TypeShape {
      public var elementTypeName: TypeName { part("elementTypeName") }
      public var elementType: Type? { type("elementType") }
    }

    public final class DictionaryType: TypeShape {
      public var keyTypeName: TypeName { part("keyTypeName") }
      public var keyType: Type? { type("keyType") }
      public var valueTypeName: TypeName { part("valueTypeName") }
      public var valueType: Type? { type("valueType") }
    }

    public final class TupleType: TypeShape {
      public var elements: [TupleElement] { list("elements", TupleElement.init) }
    }

    public final class GenericType: TypeShape {
      public var typeParameters: [GenericTypeParameter] {
        list("typeParameters", GenericTypeParameter.init)
      }
    }

    public final class GenericTypeParameter: ContextObject {
      public var typeName: TypeName { typeName("typeName") ?? TypeName("") }
      public var type: Type? { type("type") }
    }

    public final class ClosureType: Returning {
      public var name: String { text("name") }
      public var asSource: String { text("asSource") }
      public var parameters: [ClosureParameter] { list("parameters", ClosureParameter.init) }
      public var asyncKeyword: String? { optionalText("asyncKeyword") }
      public var throwsOrRethrowsKeyword: String? { optionalText("throwsOrRethrowsKeyword") }
      public override var description: String { asSource }
    }

    public final class ClosureParameter: TypedObject, Annotated {
      public var argumentLabel: String? { optionalText("argumentLabel") }
      public var name: String? { optionalText("name") }
      public var `inout`: Bool { flag("inout") }
      public var isVariadic: Bool { flag("isVariadic") }
      public var defaultValue: String? { nil }
      public var asSource: String { text("asSource") }
    }

    public final class TupleElement: TypedObject {
      public var name: String? { optionalText("name") }
      public var asSource: String { text("asSource") }
    }

    """##
    ),
  ]
}
