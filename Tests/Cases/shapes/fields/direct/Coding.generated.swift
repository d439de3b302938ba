extension Adjacent: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "title":
            if try json.enterIfPresent("c", of: name) {
                var title: Field<String>?
                var object = json.fields("title*")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: title = json.read(Field<String>.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                self = .title(title: title ?? .missing)
                try json.leave(name)
            } else {
                self = .title(title: .missing)
            }
        default:
            throw json.unknown(name, in: "Adjacent", known: ["title"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .title(let title):
            let object = json.openObject()
            json.write(name: "title", forKey: "type")
            let content = json.openObject(forKey: "c")
            if !title.isMissing {
                try json.write(title, forKey: "title")
            }
            json.close(content)
            json.close(object)
        }
    }
}

extension Change: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "title":
            var title: Field<String>?
            var index: Int?
            var object = json.fields("title*,index", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: title = json.read(Field<String>.self, in: &object)
                case 1: index = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let index else {
                throw json.failure(of: object)
            }
            self = .title(title: title ?? .missing, index: index)
        default:
            throw json.unknown(name, in: "Change", known: ["title"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .title(let title, let index):
            let object = json.openObject()
            json.write(name: "title", forKey: "type")
            if !title.isMissing {
                try json.write(title, forKey: "title")
            }
            try json.write(index, forKey: "index")
            json.close(object)
        }
    }
}

// MARK: Update Codable
extension Update: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        note: borrowing Field<String>,
        count: Field<Int> = .missing,
        day: Field<Date>,
        size: Field<[Double]>,
        other: WidgetRuntime.Field<Int> = .null
    ) {
        self.note = copy note
        self.count = count
        self.day = day
        self.size = size
        self.other = other
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        note = try fields.contains("note") ? fields.decode(Field<String>.self, forKey: "note") : .missing
        count = try fields.contains(fields.first(of: "n", "c")) ? fields.decode(Field<Int>.self, forKey: fields.first(of: "n", "c")) : .missing
        day = try fields.contains(atFirst: ["meta", "day"]) ? fields.decode(Field<Date>.self, at: "meta", "day") : .missing
        size = WidgetCoding.recovering("size", with: .null, in: fields) { try fields.contains("size") ? fields.decode(Field<[Double]>.self, forKey: "size") : .missing }
        other = try fields.contains("other") ? fields.decode(WidgetRuntime.Field<Int>.self, forKey: "other") : .null
    }

    func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Update: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var note: Field<String>?
        var count: Field<Int>?
        var size: Field<[Double]>?
        var other: WidgetRuntime.Field<Int>?
        var object = json.fields("note*,n*,size*,other*", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: note = json.read(Field<String>.self, in: &object)
            case 1: count = json.read(Field<Int>.self, in: &object)
            case 2: size = try json.recovering(with: .null) { try $0.read(Field<[Double]>.self) }
            case 3: other = json.read(WidgetRuntime.Field<Int>.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(1) {
            count = try json.contains(atFirst: ["n"], ["c"], of: object) ? json.read(Field<Int>.self, atFirst: ["n"], ["c"], of: object) : .missing
        }
        self.note = note ?? .missing
        self.count = count ?? .missing
        self.day = try json.contains(atFirst: ["meta", "day"], of: object) ? json.read(Field<Date>.self, atFirst: ["meta", "day"], of: object) : .missing
        self.size = size ?? .missing
        self.other = other ?? .null
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        if !note.isMissing {
            try json.write(note, forKey: "note")
        }
        if !count.isMissing {
            try json.write(count, forKey: "n")
        }
        if !day.isMissing {
            try json.write(day, at: "meta", "day")
        }
        if !size.isMissing {
            try json.write(size, forKey: "size")
        }
        if !other.isMissing {
            try json.write(other, forKey: "other")
        }
        json.close(object)
    }
}
