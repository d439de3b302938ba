extension Amount: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.container = try json.read(WidgetCoding.CodedBy<Lenient<Int>>.self).value
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(WidgetCoding.CodedBy<Lenient<Int>>(self.container))
    }
}

extension Body: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passValue()
        self.children = json.recovering(in: object, levels: 0, with: []) { try $0.read([AnyComponent].self, beside: object).map(\.value) }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(children.map(AnyComponent.init))
    }
}

extension ByHand: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passValue()
        self.text = try Self.decodeText(from: json.decoder(of: object))
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(text)
    }
}

extension Day: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.date = try json.read(Date?.self)
        try validate()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(date)
    }
}

extension Hooked: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passValue()
        self.name = try json.read(String?.self, beside: object)
        didDecode(from: json.decoder(of: object))
    }
}

extension Identifier: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.rawValue = try json.read(String.self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(rawValue)
    }
}

extension Item: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var _0: Identifier?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Identifier.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .text(_0)
        case "tree":
            var tree: Tree?
            var object = json.fields("tree", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: tree = json.read(Tree.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let tree else {
                throw json.failure(of: object)
            }
            self = .tree(tree: tree)
        default:
            throw json.unknown(name, in: "Item", known: ["text", "tree"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .text(let value0):
            let object = json.openObject()
            json.write(name: "text", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .tree(let tree):
            let object = json.openObject()
            json.write(name: "tree", forKey: "type")
            try json.write(tree, forKey: "tree")
            json.close(object)
        }
    }
}

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.elements = try json.read(LossyArray<Element>.self).elements
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(elements)
    }
}

extension Read: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.text = try json.read(String.self)
    }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Identifier?
        var ids: [Identifier]?
        var price: Amount?
        var body: Body?
        var object = json.fields("id,ids?,price,body")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(Identifier.self, in: &object)
            case 1: ids = json.readIfPresent([Identifier].self, in: &object)
            case 2: price = json.read(Amount.self, in: &object)
            case 3: body = json.read(Body.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let id, let price, let body else {
            throw json.failure(of: object)
        }
        self.init(
            id: id,
            ids: ids,
            price: price,
            body: body
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(id, forKey: "id")
        try json.writeIfPresent(ids, forKey: "ids")
        try json.write(price, forKey: "price")
        try json.write(body, forKey: "body")
        json.close(object)
    }
}

extension Text: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.text = try json.read(String.self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(text)
    }
}

extension Tree: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        self.branches = try json.read([Tree].self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(branches)
    }
}
