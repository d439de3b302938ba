extension Adjacent: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "title":
            if try json.enterIfPresent("c", of: name) {
                var title: Field<String>?
                let keys: [StaticString] = ["title"]
                var object = json.fields()
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: title = json.read(Field<String>.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object, keys)
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
}

extension Adjacent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

extension Change: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "title":
            var title: Field<String>?
            var index: Int?
            let keys: [StaticString] = ["title", "index"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: title = json.read(Field<String>.self, in: &object)
                case 1: index = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let index else {
                throw json.failure(of: object, keys, required: 1)
            }
            self = .title(title: title ?? .missing, index: index)
        default:
            throw json.unknown(name, in: "Change", known: ["title"])
        }
    }
}

extension Change: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

extension Update: JSONReadable {

    init(from json: inout JSONReader) throws {
        var note: Field<String>?
        var count: Field<Int>?
        var size: Field<[Double]>?
        var other: WidgetRuntime.Field<Int>?
        let keys: [StaticString] = ["note", "n", "size", "other"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: note = json.read(Field<String>.self, in: &object)
            case 1: count = json.read(Field<Int>.self, in: &object)
            case 2: size = try json.recovering(with: .null) { try $0.read(Field<[Double]>.self) }
            case 3: other = json.read(WidgetRuntime.Field<Int>.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
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
}

extension Update: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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
