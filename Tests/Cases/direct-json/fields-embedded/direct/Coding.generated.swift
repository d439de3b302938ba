extension Update: JSONReadable {

    init(from json: inout JSONReader) throws {
        var note: Field<String>?
        let keys: [StaticString] = ["note"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: note = json.read(Field<String>.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        self.note = note ?? .missing
        self.sizes = try json.readIfPresent([Field<Int>].self, atFirst: ["meta", "sizes"], of: object)
    }
}

extension Update: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        if !note.isMissing {
            try json.write(note, forKey: "note")
        }
        try json.writeIfPresent(sizes, at: "meta", "sizes")
        json.close(object)
    }
}
