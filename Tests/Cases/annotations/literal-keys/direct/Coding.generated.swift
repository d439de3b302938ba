extension Issue: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var issued: Int?
        var empty: String?
        var object = json.fields("\n.issued!\n?", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: issued = json.read(Int.self, in: &object)
            case 1: empty = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let issued else {
            throw json.failure(of: object)
        }
        self.issued = issued
        self.pair = try json.read(String.self, atFirst: ["a, b"], ["c,d"], ["meta", "e.f"], of: object)
        self.empty = empty
        self.nested = try json.readIfPresent(String.self, atFirst: ["texts", ""], of: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(issued, forKey: ".issued")
        try json.write(pair, forKey: "a, b")
        try json.writeIfPresent(empty, forKey: "")
        try json.writeIfPresent(nested, at: "texts", "")
        json.close(object)
    }
}
