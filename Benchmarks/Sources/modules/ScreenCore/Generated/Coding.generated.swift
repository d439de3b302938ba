// Generated using widgetgen
// DO NOT EDIT

package import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

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
