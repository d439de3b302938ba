extension Block: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var text: String?
            var object = json.fields("text", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: text = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let text else {
                throw json.failure(of: object)
            }
            self = .text(text: text)
        case "title":
            self = .title(try json.read(Heading.self))
        default:
            json.reportUnknown(name, in: "Block", known: ["text", "title"])
            json.rewind(to: name)
            self = .other(name: name.string, json: try json.read(JSONValue.self))
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .text(let text):
            let object = json.openObject()
            json.write(name: "text", forKey: "t")
            try json.write(text, forKey: "text")
            json.close(object)
        case .title(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "title", forKey: "t")
            try json.writeMembers(of: value0)
            json.close(object)
        case .other(let name, let jsonValue):
            try jsonValue.write(named: name, forKey: "t", to: &json)
        }
    }
}

// MARK: Image Codable
extension Image {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }
}

extension Image: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var object = json.fields("url")
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object)
        }
        self.url = url
    }
}

extension Number: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.nameIfPresent(atFirst: "a", "b", as: Int.self)
        guard !name.isMissing else {
            json.reportMissing("a", of: name)
            try json.skip()
            self = .none
            return
        }
        switch name {
        case "1":
            var count: Int?
            var object = json.fields("count")
            while let field = json.field(in: &object) {
                switch field {
                case 0: count = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let count else {
                throw json.failure(of: object)
            }
            self = .one(count: count)
        case "0":
            try json.skip()
            self = .none
        default:
            throw json.unknown(name, in: "Number", known: ["1", "0"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .one(let count):
            let object = json.openObject()
            try json.write(1, forKey: "c")
            try json.write(count, forKey: "count")
            json.close(object)
        case .none:
            let object = json.openObject()
            try json.write(0, forKey: "c")
            json.close(object)
        }
    }
}

extension Open: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var object = json.fields("url")
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object)
        }
        self.url = url
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

extension Outer: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(atFirst: "kind", "type")
        switch name {
        case "inner":
            var _0: Block?
            var object = json.fields("_0")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Block.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .inner(_0)
        case "left":
            self = .same(try json.read(Same.self))
        default:
            throw json.unknown(name, in: "Outer", known: ["inner", "left"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .inner(let value0):
            let object = json.openObject()
            json.write(name: "inner", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .same(let value0):
            try json.writeWhole(value0)
        }
    }
}

extension Same: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(atFirst: "kind", "type")
        switch name {
        case "left":
            var width: Int?
            var object = json.fields("width")
            while let field = json.field(in: &object) {
                switch field {
                case 0: width = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let width else {
                throw json.failure(of: object)
            }
            self = .left(width: width)
        default:
            throw json.unknown(name, in: "Same", known: ["left"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .left(let width):
            let object = json.openObject()
            json.write(name: "left", forKey: "type")
            try json.write(width, forKey: "width")
            json.close(object)
        }
    }
}

extension Title: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "title", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
