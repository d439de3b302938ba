extension Update: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var note: Field<String>?
        var object = json.fields("note*", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: note = json.read(Field<String>.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.note = note ?? .missing
        self.sizes = try json.readIfPresent([Field<Int>].self, atFirst: ["meta", "sizes"], of: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        if !note.isMissing {
            try json.write(note, forKey: "note")
        }
        try json.writeIfPresent(sizes, at: "meta", "sizes")
        json.close(object)
    }
}
