extension Capabilities: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var nameValue: String?
        var object = json.fields("name", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: nameValue = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let nameValue else {
            throw json.failure(of: object)
        }
        self.name = nameValue
        self.completion = try json.readIfPresent(Bool.self, atFirst: ["text", "completion"], of: object)
        self.hover = try json.readIfPresent(Bool.self, atFirst: ["text", "hover"], of: object)
        self.edit = try json.readIfPresent(WidgetCoding.CodedBy<ISO8601>.self, atFirst: ["work space", "edit", "\"s\""], of: object)?.value
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write(name, forKey: "name")
        try json.writeIfPresent(completion, keepingObjectsAt: "text", "completion")
        try json.writeIfPresent(hover, at: "text", "hover")
        try json.writeIfPresent(edit.map { WidgetCoding.CodedBy<ISO8601>($0) }, keepingObjectsAt: "work space", "edit", "\\\"s\\\"")
        json.close(object)
    }
}

extension Profile: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.name = try json.readIfPresent(String.self, atFirst: ["data", "attributes", "name"], of: object)
        self.tags = try json.readIfPresent([String].self, atFirst: ["data", "attributes", "tags"], of: object) ?? []
        self.parent = try json.read(String?.self, atFirst: ["data", "attributes", "parent"], of: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeIfPresent(name, keepingObjectsAt: "data", "attributes", "name")
        try json.write(tags, at: "data", "attributes", "tags")
        try json.write(parent, at: "data", "attributes", "parent")
        json.close(object)
    }
}
