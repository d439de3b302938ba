extension Label: JSONReadable {

    init(from json: inout JSONReader) throws {
        var text: String?
        var size: Int?
        var plain: Bool?
        let keys: [StaticString] = ["say \"hi\"", "back\\slash", "plain"]
        var object = json.fields(besides: "a\"b", hasPlainKeys: false)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            case 2: plain = json.readIfPresent(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.text = text
        self.size = size
        self.plain = plain
    }
}

extension Label: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "label", forKey: "a\\\"b")
        try json.write(text, forKey: "say \\\"hi\\\"")
        try json.writeIfPresent(size, forKey: "back\\\\slash")
        try json.writeIfPresent(plain, forKey: "plain")
        json.close(object)
    }
}

extension Page: JSONReadable {

    init(from json: inout JSONReader) throws {
        var children: [any Component]?
        let keys: [StaticString] = ["ключ"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: children = json.read(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let children else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.children = children
    }
}

extension Page: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyComponent.self, children, forKey: "ключ")
        json.close(object)
    }
}
