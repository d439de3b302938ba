extension Block: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.nameIfPresent(at: "meta", "type")
        guard !name.isMissing else {
            json.reportMissing("meta.type", of: name)
            var note: String?
            var object = json.fields("note?")
            while let field = json.field(in: &object) {
                switch field {
                case 0: note = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .plain(note: note)
            return
        }
        switch name {
        case "text":
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
            self = .text(text: text)
        case "plain":
            var note: String?
            var object = json.fields("note?")
            while let field = json.field(in: &object) {
                switch field {
                case 0: note = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .plain(note: note)
        case "title":
            self = .title(try json.read(Heading.self))
        case "left", "right":
            self = .inner(try json.read(Inner.self))
        case "none":
            try json.skip()
            self = .none
        default:
            json.reportUnknown(name, in: "Block", known: ["text", "plain", "title", "left", "right", "none"])
            json.rewind(to: name)
            self = .other(name: name.string, json: try json.read(JSONValue.self))
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .text(let text):
            let object = json.openObject()
            try json.write("text", at: "meta", "type")
            try json.write(text, forKey: "text")
            json.close(object)
        case .plain(let note):
            let object = json.openObject()
            try json.write("plain", at: "meta", "type")
            try json.writeIfPresent(note, forKey: "note")
            json.close(object)
        case .title(let value0):
            let object = json.openObject(isShared: true)
            try json.write("title", at: "meta", "type")
            try json.writeMembers(of: value0)
            json.close(object)
        case .inner(let value0):
            try json.writeWhole(value0)
        case .none:
            let object = json.openObject()
            try json.write("none", at: "meta", "type")
            json.close(object)
        case .other(let name, let jsonValue):
            try jsonValue.write(named: name, at: "meta", "type", to: &json)
        }
    }
}

extension Choice: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(at: "meta", "type")
        switch name {
        case "first":
            var value: Int?
            var object = json.fields("value")
            while let field = json.field(in: &object) {
                switch field {
                case 0: value = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let value else {
                throw json.failure(of: object)
            }
            self = .first(value: value)
        case "second":
            try json.skip()
            self = .second
        default:
            throw json.unknown(name, in: "Choice", known: ["first", "second"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .first(let value):
            let object = json.openObject()
            try json.write("first", at: "meta", "type")
            try json.write(value, forKey: "value")
            json.close(object)
        case .second:
            let object = json.openObject()
            try json.write("second", at: "meta", "type")
            json.close(object)
        }
    }
}

extension Counted: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(at: "data", "kind", as: Int.self)
        switch name {
        case "1":
            try json.enter(at: "data", "value", of: name)
            var count: Int?
            var names: [String]?
            var object = json.fields("count,names")
            while let field = json.field(in: &object) {
                switch field {
                case 0: count = json.read(Int.self, in: &object)
                case 1: names = json.read([String].self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let count, let names else {
                throw json.failure(of: object)
            }
            self = .one(count: count, names: names)
            try json.leaveWhole(name)
        case "2":
            let object = try json.passObject()
            self = .two(try json.read(Heading.self, atFirst: ["data", "value"], of: object))
        default:
            json.reportUnknown(name, in: "Counted", known: ["1", "2"])
            json.rewind(to: name)
            try json.skip()
            self = .rest
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .one(let count, let names):
            let object = json.openObject(isShared: true)
            try json.write(1, at: "data", "kind")
            let content = json.openObject(at: "data", "value")
            try json.write(count, forKey: "count")
            try json.write(names, forKey: "names")
            json.close(content)
            json.close(object)
        case .two(let value0):
            let object = json.openObject(isShared: true)
            try json.write(2, at: "data", "kind")
            try json.write(value0, at: "data", "value")
            json.close(object)
        case .rest:
            let object = json.openObject(isShared: true)
            try json.write(0, at: "data", "kind")
            json.close(object)
        }
    }
}

extension Inner: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(at: "meta", "type")
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
        case "right":
            try json.skip()
            self = .right
        default:
            throw json.unknown(name, in: "Inner", known: ["left", "right"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .left(let width):
            let object = json.openObject()
            try json.write("left", at: "meta", "type")
            try json.write(width, forKey: "width")
            json.close(object)
        case .right:
            let object = json.openObject()
            try json.write("right", at: "meta", "type")
            json.close(object)
        }
    }
}

extension Kept: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(at: "data", "kind")
        switch name {
        case "one":
            let object = try json.passObject()
            self = .one(try json.read(Int.self, atFirst: ["data", "value"], of: object))
        default:
            json.reportUnknown(name, in: "Kept", known: ["one"])
            json.rewind(to: name)
            let object = try json.passObject()
            self = .rest(
                name: name.string,
                value: try json.readIfPresent(Heading.self, atFirst: ["data", "value"], of: object)
            )
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .one(let value0):
            let object = json.openObject(isShared: true)
            try json.write("one", at: "data", "kind")
            try json.write(value0, at: "data", "value")
            json.close(object)
        case .rest(let name, let value):
            let object = json.openObject(isShared: true)
            try json.write(name, at: "data", "kind")
            try json.writeIfPresent(value, at: "data", "value")
            json.close(object)
        }
    }
}

extension Named: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.type = try json.readIfPresent(String.self, atFirst: ["meta", "type"], of: object) ?? "named"
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, at: "meta", "type")
        json.close(object)
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

extension Other: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var object = json.fields("id?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            id: id
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(id, forKey: "id")
        json.close(object)
    }
}

// MARK: PushButton Codable
extension PushButton {

    init(from decoder: any Decoder) throws { try self.init(reading: decoder) }
}

extension PushButton: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var children: [any Component]?
        var object = json.fields("title,children?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            case 1: children = json.readIfPresent(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object)
        }
        self.init(
            title: title,
            children: children ?? []
        )
    }
}

extension Rooted: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let object = try json.passObject()
        self.size = try json.read(Int.self, atFirst: ["meta", "data", "size"], of: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write("rooted", at: "meta", "type")
        try json.write(size, at: "meta", "data", "size")
        json.close(object)
    }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var body: [any Component]?
        var action: (any Action)?
        var actions: [any Action]?
        var event: (any Event)?
        var object = json.fields("body?,action?,actions,event")
        while let field = json.field(in: &object) {
            switch field {
            case 0: body = json.readIfPresent(WidgetCoding.KnownArray<AnyKnownComponent>.self, in: &object)?.elements.map(\.value)
            case 1: action = json.readIfPresent(AnyAction.self, in: &object)?.value
            case 2: actions = json.read(listOf: AnyAction.self, in: &object)
            case 3: event = json.read(AnyEvent.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let actions, let event else {
            throw json.failure(of: object)
        }
        self.init(
            body: body ?? [],
            action: action,
            actions: actions,
            event: event
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyComponent.self, body, forKey: "body")
        try json.writeIfPresent(action.map(AnyAction.init), forKey: "action")
        try json.write(listOf: AnyAction.self, actions, forKey: "actions")
        try json.write(AnyEvent(event), forKey: "event")
        json.close(object)
    }
}

extension Shape: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.nameIfPresent(under: "t")
        switch name {
        case "circle":
            try json.enter(at: "data", "value", of: name)
            var radius: Int?
            var object = json.fields("radius")
            while let field = json.field(in: &object) {
                switch field {
                case 0: radius = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let radius else {
                throw json.failure(of: object)
            }
            self = .circle(radius: radius)
            try json.leaveWhole(name)
        case "square":
            if try json.enterIfPresent(at: "data", "value", of: name) {
                var side: Int?
                var nameValue: String?
                var object = json.fields("side?,name?")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: side = json.readIfPresent(Int.self, in: &object)
                    case 1: nameValue = json.readIfPresent(String.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                self = .square(side: side, name: nameValue)
                try json.leaveWhole(name)
            } else {
                self = .square(side: nil, name: nil)
            }
        case "one":
            let object = try json.passObject()
            self = .one(try json.read(Int.self, atFirst: ["data", "value"], of: object))
        case "maybe":
            let object = try json.passObject()
            self = .maybe(try json.readIfPresent(Int.self, atFirst: ["data", "value"], of: object))
        case "none":
            try json.skip()
            self = .none
        default:
            json.reportUnknown(name, in: "Shape", known: ["circle", "square", "one", "maybe", "none"])
            json.rewind(to: name)
            self = .other(try json.read(JSONValue.self))
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .circle(let radius):
            let object = json.openObject()
            json.write(name: "circle", forKey: "t")
            let content = json.openObject(at: "data", "value")
            try json.write(radius, forKey: "radius")
            json.close(content)
            json.close(object)
        case .square(let side, let name):
            let object = json.openObject()
            json.write(name: "square", forKey: "t")
            let content = json.openObject(at: "data", "value")
            try json.writeIfPresent(side, forKey: "side")
            try json.writeIfPresent(name, forKey: "name")
            json.close(content)
            json.close(object)
        case .one(let value0):
            let object = json.openObject()
            json.write(name: "one", forKey: "t")
            try json.write(value0, at: "data", "value")
            json.close(object)
        case .maybe(let value0):
            let object = json.openObject()
            json.write(name: "maybe", forKey: "t")
            try json.writeIfPresent(value0, at: "data", "value")
            json.close(object)
        case .none:
            let object = json.openObject()
            json.write(name: "none", forKey: "t")
            json.close(object)
        case .other(let value0):
            try json.writeWhole(value0)
        }
    }
}

extension Start: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var at: Int?
        var object = json.fields("at")
        while let field = json.field(in: &object) {
            switch field {
            case 0: at = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let at else {
            throw json.failure(of: object)
        }
        self.at = at
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(at, forKey: "at")
        json.close(object)
    }
}

extension Title: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.id = try json.readIfPresent(String.self, atFirst: ["meta", "id"], of: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write("title", at: "meta", "type")
        try json.write(text, forKey: "text")
        try json.writeIfPresent(id, at: "meta", "id")
        json.close(object)
    }
}
