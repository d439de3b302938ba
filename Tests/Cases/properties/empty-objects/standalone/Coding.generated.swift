import Foundation
import WidgetRuntime

// MARK: Capabilities Codable
extension Capabilities: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        name = try fields.decode(String.self, forKey: "name")
        completion = try fields.decodeIfPresent(Bool.self, at: "text", "completion")
        hover = try fields.decodeIfPresent(Bool.self, at: "text", "hover")
        edit = try fields.decodeIfPresent(WidgetCoding.CodedBy<ISO8601>.self, at: "work space", "edit", "\"s\"")?.value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(name, forKey: "name")
        try fields.encodeIfPresent(completion, keepingObjectsAt: "text", "completion")
        try fields.encodeIfPresent(hover, at: "text", "hover")
        try fields.encodeIfPresent(edit.map { WidgetCoding.CodedBy<ISO8601>($0) }, keepingObjectsAt: "work space", "edit", "\"s\"")
    }
}

// MARK: Profile Codable
extension Profile: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        name = try fields.decodeIfPresent(String.self, at: "data", "attributes", "name")
        tags = try fields.decodeIfPresent([String].self, at: "data", "attributes", "tags") ?? []
        parent = try fields.decode(String?.self, at: "data", "attributes", "parent")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(name, keepingObjectsAt: "data", "attributes", "name")
        try fields.encode(tags, at: "data", "attributes", "tags")
        try fields.encode(parent, at: "data", "attributes", "parent")
    }
}
