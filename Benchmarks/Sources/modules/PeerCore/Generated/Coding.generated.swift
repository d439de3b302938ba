// Generated using widgetgen
// DO NOT EDIT

package import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Alignment Codable
extension Alignment: Codable {
}

extension Alignment: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "leading": self = .leading
        case "center": self = .center
        case "trailing": self = .trailing
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .leading: json.write(name: "leading")
        case .center: json.write(name: "center")
        case .trailing: json.write(name: "trailing")
        }
    }
}

// MARK: Screen Codable
extension Screen {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    package init(
        id: borrowing String? = nil,
        children: [any Component]
    ) {
        self.id = copy id
        self.children = children
    }

    package init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    package func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        var id: String?
        var children: [any Component]?
        var object = json.fields("id?,children", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.readIfPresent(String.self, in: &object)
            case 1: children = json.read(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let children else {
            throw json.failure(of: object)
        }
        self.id = id
        self.children = children
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "screen", forKey: "type")
        try json.writeIfPresent(id, forKey: "id")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        json.close(object)
    }
}

// MARK: Style Codable
extension Style: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    package init(
        padding: borrowing Double,
        cornerRadius: Double? = nil,
        background: String? = nil,
        alignment: Alignment
    ) {
        self.padding = copy padding
        self.cornerRadius = cornerRadius
        self.background = background
        self.alignment = alignment
    }

    package init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    package func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Style: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        var padding: Double?
        var cornerRadius: Double?
        var background: String?
        var alignment: Alignment?
        var object = json.fields("padding,cornerRadius?,background?,alignment")
        while let field = json.field(in: &object) {
            switch field {
            case 0: padding = json.read(Double.self, in: &object)
            case 1: cornerRadius = json.readIfPresent(Double.self, in: &object)
            case 2: background = json.readIfPresent(String.self, in: &object)
            case 3: alignment = json.read(Alignment.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let padding, let alignment else {
            throw json.failure(of: object)
        }
        self.padding = padding
        self.cornerRadius = cornerRadius
        self.background = background
        self.alignment = alignment
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(padding, forKey: "padding")
        try json.writeIfPresent(cornerRadius, forKey: "cornerRadius")
        try json.writeIfPresent(background, forKey: "background")
        try json.write(alignment, forKey: "alignment")
        json.close(object)
    }
}
