extension Event: JSONReadable {

    init(from json: inout JSONReader) throws {
        var nameValue: String?
        let keys: [StaticString] = ["name"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: nameValue = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        guard !object.isFailed, let nameValue else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.name = nameValue
        self.extra = try [String: JSONValue](from: json.decoder(of: object).remaining(besides: "name"))
    }
}

extension Event: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.writeMembers(of: extra)
        try json.write(self.name, forKey: "name")
        json.close(object)
    }
}
