// Generated using widgetgen
// DO NOT EDIT

package import PeerCore
package import WidgetRuntime

extension WidgetCoding.Interface1 {}  // Requires a WidgetRuntime of the same version as widgetgen.

// MARK: Card Codable
extension Card {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    package init(
        id: borrowing String? = nil,
        title: String,
        style: Style? = nil,
        children: [any Component]
    ) {
        self.id = copy id
        self.title = title
        self.style = style
        self.children = children
    }

    package init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    package func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Card: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        var id: String?
        var title: String?
        var style: Style?
        var children: [any Component]?
        var object = json.fields("id?,title,style?,children", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.readIfPresent(String.self, in: &object)
            case 1: title = json.read(String.self, in: &object)
            case 2: style = json.readIfPresent(Style.self, in: &object)
            case 3: children = json.read(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title, let children else {
            throw json.failure(of: object)
        }
        self.id = id
        self.title = title
        self.style = style
        self.children = children
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "card", forKey: "type")
        try json.writeIfPresent(id, forKey: "id")
        try json.write(title, forKey: "title")
        try json.writeIfPresent(style, forKey: "style")
        try json.write(listOf: AnyComponent.self, children, forKey: "children")
        json.close(object)
    }
}

// MARK: ContentMode Codable
extension ContentMode: Codable {
}

extension ContentMode: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "fit": self = .fit
        case "fill": self = .fill
        case "center": self = .center
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .fit: json.write(name: "fit")
        case .fill: json.write(name: "fill")
        case .center: json.write(name: "center")
        }
    }
}

// MARK: Image Codable
extension Image {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    package init(
        url: borrowing String,
        width: Double,
        height: Double,
        mode: ContentMode,
        style: Style? = nil
    ) {
        self.url = copy url
        self.width = width
        self.height = height
        self.mode = mode
        self.style = style
    }

    package init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

    package func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Image: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    package init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var width: Double?
        var height: Double?
        var mode: ContentMode?
        var style: Style?
        var object = json.fields("url,width,height,mode,style?", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            case 1: width = json.read(Double.self, in: &object)
            case 2: height = json.read(Double.self, in: &object)
            case 3: mode = json.read(ContentMode.self, in: &object)
            case 4: style = json.readIfPresent(Style.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url, let width, let height, let mode else {
            throw json.failure(of: object)
        }
        self.url = url
        self.width = width
        self.height = height
        self.mode = mode
        self.style = style
    }

    package func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "image", forKey: "type")
        try json.write(url, forKey: "url")
        try json.write(width, forKey: "width")
        try json.write(height, forKey: "height")
        try json.write(mode, forKey: "mode")
        try json.writeIfPresent(style, forKey: "style")
        json.close(object)
    }
}
