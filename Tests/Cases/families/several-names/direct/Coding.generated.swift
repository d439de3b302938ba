extension Apart: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(at: "mode", "name", as: Int.self)
        switch name {
        case "1":
            var _0: Look?
            var object = json.fields("_0")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Look.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .look(_0)
        default:
            throw json.unknown(name, in: "Apart", known: ["1"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .look(let value0):
            let object = json.openObject()
            try json.write(1, at: "mode", "name")
            try json.write(value0, forKey: "_0")
            json.close(object)
        }
    }
}

extension Card: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.nameIfPresent(under: "version", as: Int.self)
        guard !name.isMissing else {
            json.reportMissing("version", of: name)
            self = .first(try json.read(CardOne.self))
            return
        }
        switch name {
        case "1":
            self = .first(try json.read(CardOne.self))
        case "2", "3":
            var title: String?
            var children: [any Component]?
            var object = json.fields("title?,children", skipping: "version")
            while let field = json.field(in: &object) {
                switch field {
                case 0: title = json.readIfPresent(String.self, in: &object)
                case 1: children = json.read(WidgetCoding.KnownArray<AnyComponent>.self, in: &object)?.elements.map(\.value)
                default: break
                }
            }
            guard !object.isFailed, let children else {
                throw json.failure(of: object)
            }
            self = .second(title: title, children: children)
        default:
            throw json.unknown(name, in: "Card", known: ["1", "2", "3"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .first(let value0):
            let object = json.openObject(isShared: true)
            try json.write(1, forKey: "version")
            try json.writeMembers(of: value0)
            json.close(object)
        case .second(let title, let children):
            let object = json.openObject()
            try json.write(2, forKey: "version")
            try json.writeIfPresent(title, forKey: "title")
            try json.write(listOf: AnyComponent.self, children, forKey: "children")
            json.close(object)
        }
    }
}

extension CardOne: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var object = json.fields("title")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.title = title
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(title, forKey: "title")
        json.close(object)
    }
}

extension Label: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
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
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "label", forKey: "type")
        try json.write(text, forKey: "text")
        json.close(object)
    }
}

extension Look: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(atFirst: "mode", "style")
        switch name {
        case "plain":
            try json.skip()
            self = .plain
        case "bold":
            var weight: Int?
            var object = json.fields("weight")
            while let field = json.field(in: &object) {
                switch field {
                case 0: weight = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let weight else {
                throw json.failure(of: object)
            }
            self = .bold(weight: weight)
        default:
            json.reportUnknown(name, in: "Look", known: ["plain", "bold"])
            json.rewind(to: name)
            self = .other(name: name.string, json: try json.read(JSONValue.self))
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .plain:
            let object = json.openObject()
            json.write(name: "plain", forKey: "mode")
            json.close(object)
        case .bold(let weight):
            let object = json.openObject()
            json.write(name: "bold", forKey: "mode")
            try json.write(weight, forKey: "weight")
            json.close(object)
        case .other(let name, let jsonValue):
            try jsonValue.write(named: name, forKey: "mode", to: &json)
        }
    }
}

extension Part: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "part")
        switch name {
        case "card":
            self = .card(try json.read(Card.self))
        case "look":
            self = .look(try json.read(Look.self))
        case "shape":
            self = .shape(try json.read(Shape.self))
        case "item":
            self = .item(try json.read(AnyItem.self).value)
        case "point":
            var at: Point?
            var object = json.fields("at", skipping: "part")
            while let field = json.field(in: &object) {
                switch field {
                case 0: at = json.read(Point.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let at else {
                throw json.failure(of: object)
            }
            self = .point(at: at)
        case WidgetCoding.NamePattern("x_*"):
            json.rewind(to: name)
            self = .other(name.string, json: try json.read(JSONValue.self))
        default:
            throw json.unknown(name, in: "Part", known: ["card", "look", "shape", "item", "point", "x_*"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .card(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "card", forKey: "part")
            try json.writeMembers(of: value0)
            json.close(object)
        case .look(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "look", forKey: "part")
            try json.writeMembers(of: value0)
            json.close(object)
        case .shape(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "shape", forKey: "part")
            try json.writeMembers(of: value0)
            json.close(object)
        case .item(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "item", forKey: "part")
            try json.writeMembers(of: AnyItem(value0))
            json.close(object)
        case .point(let at):
            let object = json.openObject()
            json.write(name: "point", forKey: "part")
            try json.write(at, forKey: "at")
            json.close(object)
        case .other(let value0, let jsonValue):
            try jsonValue.write(named: value0, forKey: "part", to: &json)
        }
    }
}

extension Point: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.x = try json.read(Double.self, for: "x", in: &elements)
        self.y = try json.read(Double.self, for: "y", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: x)
        try json.write(element: y)
        json.closeArray(elements)
    }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var body: [any Component]?
        var card: Card?
        var looks: [Look]?
        var object = json.fields("body,card?,looks")
        while let field = json.field(in: &object) {
            switch field {
            case 0: body = json.read(WidgetCoding.KnownArray<AnyComponent>.self, in: &object)?.elements.map(\.value)
            case 1: card = json.readIfPresent(Card.self, in: &object)
            case 2: looks = json.read([Look].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let body, let looks else {
            throw json.failure(of: object)
        }
        self.init(
            body: body,
            card: card,
            looks: looks
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyComponent.self, body, forKey: "body")
        try json.writeIfPresent(card, forKey: "card")
        try json.write(looks, forKey: "looks")
        json.close(object)
    }
}

extension Shape: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            var radius: Double?
            var object = json.fields("radius")
            while let field = json.field(in: &object) {
                switch field {
                case 0: radius = json.read(Double.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let radius else {
                throw json.failure(of: object)
            }
            self = .circle(radius: radius)
            return
        } catch {
            failures.append(("circle", error))
            json = start
        }
        do {
            self = .square(try json.read(CardOne.self))
            return
        } catch {
            failures.append(("square", error))
            json = start
        }
        throw json.nothingMatches("Shape", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .circle(let radius):
            let object = json.openObject()
            try json.write(radius, forKey: "radius")
            json.close(object)
        case .square(let value0):
            try json.write(value0)
        }
    }
}

extension Size: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(at: "meta", "size", as: Bool.self)
        switch name {
        case "true":
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
            self = .large(width: width)
        case "false":
            try json.skip()
            self = .small
        default:
            throw json.unknown(name, in: "Size", known: ["true", "false"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .large(let width):
            let object = json.openObject()
            try json.write(true, at: "meta", "size")
            try json.write(width, forKey: "width")
            json.close(object)
        case .small:
            let object = json.openObject()
            try json.write(false, at: "meta", "size")
            json.close(object)
        }
    }
}

extension Switch: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "state")
        switch name {
        case "on":
            try json.enter("value", of: name)
            var since: Int?
            var object = json.fields("since")
            while let field = json.field(in: &object) {
                switch field {
                case 0: since = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let since else {
                throw json.failure(of: object)
            }
            self = .on(since: since)
            try json.leave(name)
        case "off":
            try json.skip()
            self = .off
        default:
            throw json.unknown(name, in: "Switch", known: ["on", "off"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .on(let since):
            let object = json.openObject()
            json.write(name: "on", forKey: "state")
            let content = json.openObject(forKey: "value")
            try json.write(since, forKey: "since")
            json.close(content)
            json.close(object)
        case .off:
            let object = json.openObject()
            json.write(name: "off", forKey: "state")
            json.close(object)
        }
    }
}

extension Versions: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "version")
        switch name {
        case "card":
            var _0: Card?
            var object = json.fields("_0", skipping: "version")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Card.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .card(_0)
        default:
            throw json.unknown(name, in: "Versions", known: ["card"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .card(let value0):
            let object = json.openObject()
            json.write(name: "card", forKey: "version")
            try json.write(value0, forKey: "_0")
            json.close(object)
        }
    }
}
