// Only without direct JSON: import WidgetRuntime

package import WidgetRuntime

// MARK: Open Codable
extension Open {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    package init(
        url: borrowing String
    ) {
        self.url = copy url
    }

    package init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    package func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Open: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var object = json.fields("url", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object)
        }
        self.url = url
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "open", forKey: "type")
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    package init(
        actions: borrowing [any Action]
    ) {
        self.actions = copy actions
    }

    package init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    package func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        var actions: [any Action]?
        var object = json.fields("actions")
        while let field = json.field(in: &object) {
            switch field {
            case 0: actions = json.read(listOf: AnyAction.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let actions else {
            throw json.failure(of: object)
        }
        self.actions = actions
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyAction.self, actions, forKey: "actions")
        json.close(object)
    }
}
