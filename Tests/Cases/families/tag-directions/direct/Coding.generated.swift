extension Block: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var text: String?
            let keys: [StaticString] = ["text"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: text = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let text else {
                throw json.failure(of: object, keys, required: 0)
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
}

extension Block: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

extension Image: JSONReadable {

    init(from json: inout JSONReader) throws {
        var url: String?
        let keys: [StaticString] = ["url"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.url = url
    }
}

extension Number: JSONReadable {

    init(from json: inout JSONReader) throws {
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
            let keys: [StaticString] = ["count"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: count = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let count else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .one(count: count)
        case "0":
            try json.skip()
            self = .none
        default:
            throw json.unknown(name, in: "Number", known: ["1", "0"])
        }
    }
}

extension Number: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

extension Open: JSONReadable {

    init(from json: inout JSONReader) throws {
        var url: String?
        let keys: [StaticString] = ["url"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.url = url
    }
}

extension Open: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

extension Outer: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(atFirst: "kind", "type")
        switch name {
        case "inner":
            var _0: Block?
            let keys: [StaticString] = ["_0"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: _0 = json.read(Block.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .inner(_0)
        case "left":
            self = .same(try json.read(Same.self))
        default:
            throw json.unknown(name, in: "Outer", known: ["inner", "left"])
        }
    }
}

extension Outer: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

extension Same: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(atFirst: "kind", "type")
        switch name {
        case "left":
            var width: Int?
            let keys: [StaticString] = ["width"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: width = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let width else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .left(width: width)
        default:
            throw json.unknown(name, in: "Same", known: ["left"])
        }
    }
}

extension Same: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .left(let width):
            let object = json.openObject()
            json.write(name: "left", forKey: "type")
            try json.write(width, forKey: "width")
            json.close(object)
        }
    }
}

extension Title: JSONReadable {

    init(from json: inout JSONReader) throws {
        var text: String?
        let keys: [StaticString] = ["text"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.text = text
    }
}

extension Title: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "title", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}
