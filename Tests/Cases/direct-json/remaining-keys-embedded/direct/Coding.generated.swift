extension Event: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

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
        self.extra = try [String: JSONValue](from: WidgetCoding.remaining(of: json.decoder(of: object), excluding: "name"))
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: extra)
        try json.write(name, forKey: "name")
        json.close(object)
    }
}
