// Generated using widgetgen
// DO NOT EDIT

package import ScreenCore
package import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Open Codable
extension Open {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    package init(
        url: borrowing String,
        replace: Bool? = nil
    ) {
        self.url = copy url
        self.replace = replace
    }

    package init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    package func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Open: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var replace: Bool?
        var object = json.fields("url,replace?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            case 1: replace = json.readIfPresent(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object)
        }
        self.url = url
        self.replace = replace
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "open", forKey: "type")
        try json.write(url, forKey: "url")
        try json.writeIfPresent(replace, forKey: "replace")
        json.close(object)
    }
}

// MARK: Text Codable
extension Text {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    package init(
        id: borrowing String? = nil,
        text: String,
        size: Int? = nil,
        onPress: [any Action]? = nil
    ) {
        self.id = copy id
        self.text = text
        self.size = size
        self.onPress = onPress
    }

    package init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    package func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Text: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        var id: String?
        var text: String?
        var size: Int?
        var onPress: [any Action]?
        var object = json.fields("id?,text,size?,onPress?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.readIfPresent(String.self, in: &object)
            case 1: text = json.read(String.self, in: &object)
            case 2: size = json.readIfPresent(Int.self, in: &object)
            case 3: onPress = json.readIfPresent(listOf: AnyAction.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.id = id
        self.text = text
        self.size = size
        self.onPress = onPress
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "text", forKey: "type")
        try json.writeIfPresent(id, forKey: "id")
        try json.write(text, forKey: "text")
        try json.writeIfPresent(size, forKey: "size")
        try json.writeIfPresent(listOf: AnyAction.self, onPress, forKey: "onPress")
        json.close(object)
    }
}
