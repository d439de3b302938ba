// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        guard let name = try fields.decodeIfPresent(String.self, at: "meta", "type") else {
            decoder.reportMissing("meta.type")
            self = .plain(note: try fields.decodeIfPresent(String.self, forKey: "note"))
            return
        }
        switch name {
        case "text":
            self = .text(text: try fields.decode(String.self, forKey: "text"))
        case "plain":
            self = .plain(note: try fields.decodeIfPresent(String.self, forKey: "note"))
        case "title":
            self = .title(try Heading(from: decoder))
        case "left", "right":
            self = .inner(try Inner(from: decoder))
        case "none":
            self = .none
        default:
            decoder.reportUnknown(name, in: "Block", known: ["text", "plain", "title", "left", "right", "none"])
            self = .other(name: name, json: try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", at: "meta", "type")
            try fields.encode(text, forKey: "text")
        case .plain(let note):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("plain", at: "meta", "type")
            try fields.encodeIfPresent(note, forKey: "note")
        case .title(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("title", at: "meta", "type")
            try value0.encode(to: encoder)
        case .inner(let value0):
            try value0.encode(to: encoder)
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("none", at: "meta", "type")
        case .other(let nameValue, let json):
            try json.encode(named: nameValue, at: "meta", "type", to: encoder)
        }
    }
}

extension Block: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.nameIfPresent(at: "meta", "type")
        guard !name.isMissing else {
            json.reportMissing("meta.type", of: name)
            var note: String?
            let keys: [StaticString] = ["note"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: note = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object, keys)
            }
            self = .plain(note: note)
            return
        }
        switch name {
        case "text":
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
            self = .text(text: text)
        case "plain":
            var note: String?
            let keys: [StaticString] = ["note"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: note = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object, keys)
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
}

extension Block: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

// MARK: Choice Codable
extension Choice {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "meta", "type")
        switch name {
        case "first":
            self = .first(value: try fields.decode(Int.self, forKey: "value"))
        case "second":
            self = .second
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Choice", known: ["first", "second"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .first(let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("first", at: "meta", "type")
            try fields.encode(value, forKey: "value")
        case .second:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("second", at: "meta", "type")
        }
    }
}

extension Choice: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(at: "meta", "type")
        switch name {
        case "first":
            var value: Int?
            let keys: [StaticString] = ["value"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: value = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let value else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .first(value: value)
        case "second":
            try json.skip()
            self = .second
        default:
            throw json.unknown(name, in: "Choice", known: ["first", "second"])
        }
    }
}

extension Choice: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

// MARK: Counted Codable
extension Counted: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, at: "data", "kind").description
        switch name {
        case "1":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            self = .one(count: try content.decode(Int.self, forKey: "count"), names: try content.decode([String].self, forKey: "names"))
        case "2":
            self = .two(try fields.decode(Heading.self, at: "data", "value"))
        default:
            decoder.reportUnknown(name, in: "Counted", known: ["1", "2"])
            self = .rest
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let count, let names):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, at: "data", "kind")
            var content = fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            try content.encode(count, forKey: "count")
            try content.encode(names, forKey: "names")
        case .two(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(2, at: "data", "kind")
            try fields.encode(value0, at: "data", "value")
        case .rest:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(0, at: "data", "kind")
        }
    }
}

extension Counted: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(at: "data", "kind", as: Int.self)
        switch name {
        case "1":
            try json.enter(at: "data", "value", of: name)
            var count: Int?
            var names: [String]?
            let keys: [StaticString] = ["count", "names"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: count = json.read(Int.self, in: &object)
                case 1: names = json.read([String].self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let count, let names else {
                throw json.failure(of: object, keys, required: 0, 1)
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
}

extension Counted: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

// MARK: Inner Codable
extension Inner: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "meta", "type")
        switch name {
        case "left":
            self = .left(width: try fields.decode(Int.self, forKey: "width"))
        case "right":
            self = .right
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Inner", known: ["left", "right"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .left(let width):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("left", at: "meta", "type")
            try fields.encode(width, forKey: "width")
        case .right:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("right", at: "meta", "type")
        }
    }
}

extension Inner: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(at: "meta", "type")
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
        case "right":
            try json.skip()
            self = .right
        default:
            throw json.unknown(name, in: "Inner", known: ["left", "right"])
        }
    }
}

extension Inner: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

// MARK: Kept Codable
extension Kept: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, at: "data", "kind")
        switch name {
        case "one":
            self = .one(try fields.decode(Int.self, at: "data", "value"))
        default:
            decoder.reportUnknown(name, in: "Kept", known: ["one"])
            self = .rest(name: name, value: try fields.decodeIfPresent(Heading.self, at: "data", "value"))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", at: "data", "kind")
            try fields.encode(value0, at: "data", "value")
        case .rest(let nameValue, let value):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(nameValue, at: "data", "kind")
            try fields.encodeIfPresent(value, at: "data", "value")
        }
    }
}

extension Kept: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(at: "data", "kind")
        switch name {
        case "one":
            let object = try json.passObject()
            self = .one(try json.read(Int.self, atFirst: ["data", "value"], of: object))
        default:
            json.reportUnknown(name, in: "Kept", known: ["one"])
            json.rewind(to: name)
            let object = try json.passObject()
            self = .rest(name: name.string, value: try json.readIfPresent(Heading.self, atFirst: ["data", "value"], of: object))
        }
    }
}

extension Kept: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

// MARK: Named Codable
extension Named {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        type = try fields.decodeIfPresent(String.self, at: "meta", "type") ?? "named"
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(type, at: "meta", "type")
    }
}

extension Named: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passObject()
        self.type = try json.readIfPresent(String.self, atFirst: ["meta", "type"], of: object) ?? "named"
    }
}

extension Named: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(type, at: "meta", "type")
        json.close(object)
    }
}

// MARK: Open Codable
extension Open {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
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

// MARK: Other Codable
extension Other {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decodeIfPresent(Int.self, forKey: "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(id, forKey: "id")
    }
}

extension Other: JSONReadable {

    init(from json: inout JSONReader) throws {
        var id: Int?
        let keys: [StaticString] = ["id"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: id = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        self.id = id
    }
}

extension Other: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(id, forKey: "id")
        json.close(object)
    }
}

// MARK: PushButton Codable
extension PushButton {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        title = try fields.decode(String.self, forKey: "title")
        children = try fields.decodeIfPresent(listOf: AnyComponent.self, forKey: "children") ?? []
    }
}

extension PushButton: JSONReadable {

    init(from json: inout JSONReader) throws {
        var title: String?
        var children: [any Component]?
        let keys: [StaticString] = ["title", "children"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            case 1: children = json.readIfPresent(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.title = title
        self.children = children ?? []
    }
}

// MARK: Rooted Codable
extension Rooted {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        size = try fields.decode(Int.self, at: "meta", "data", "size")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("rooted", at: "meta", "type")
        try fields.encode(size, at: "meta", "data", "size")
    }
}

extension Rooted: JSONReadable {

    init(from json: inout JSONReader) throws {
        let object = try json.passObject()
        self.size = try json.read(Int.self, atFirst: ["meta", "data", "size"], of: object)
    }
}

extension Rooted: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write("rooted", at: "meta", "type")
        try json.write(size, at: "meta", "data", "size")
        json.close(object)
    }
}

// MARK: Screen Codable
extension Screen: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        body = try fields.decodeIfPresent(KnownArray<AnyKnownComponent>.self, forKey: "body")?.elements.map(\.value) ?? []
        action = try fields.decodeIfPresent(AnyAction.self, forKey: "action")?.value
        actions = try fields.decode(listOf: AnyAction.self, forKey: "actions")
        event = try fields.decode(AnyEvent.self, forKey: "event").value
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(body.map(AnyComponent.init), forKey: "body")
        try fields.encodeIfPresent(action.map(AnyAction.init), forKey: "action")
        try fields.encode(actions.map(AnyAction.init), forKey: "actions")
        try fields.encode(AnyEvent(event), forKey: "event")
    }
}

extension Screen: JSONReadable {

    init(from json: inout JSONReader) throws {
        var body: [any Component]?
        var action: (any Action)?
        var actions: [any Action]?
        var event: (any Event)?
        let keys: [StaticString] = ["body", "action", "actions", "event"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: body = json.readIfPresent(KnownArray<AnyKnownComponent>.self, in: &object)?.elements.map(\.value)
            case 1: action = json.readIfPresent(AnyAction.self, in: &object)?.value
            case 2: actions = json.read(listOf: AnyAction.self, in: &object)
            case 3: event = json.read(AnyEvent.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let actions, let event else {
            throw json.failure(of: object, keys, required: 2, 3)
        }
        self.body = body ?? []
        self.action = action
        self.actions = actions
        self.event = event
    }
}

extension Screen: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyComponent.self, body, forKey: "body")
        try json.writeIfPresent(action.map(AnyAction.init), forKey: "action")
        try json.write(listOf: AnyAction.self, actions, forKey: "actions")
        try json.write(AnyEvent(event), forKey: "event")
        json.close(object)
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decodeIfPresent(String.self, forKey: "t") ?? ""
        switch name {
        case "circle":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            self = .circle(radius: try content.decode(Int.self, forKey: "radius"))
        case "square":
            guard let content = try fields.nestedContainerIfPresent(keyedBy: WireKey.self, at: "data", "value") else {
                self = .square(side: nil, name: nil)
                return
            }
            self = .square(side: try content.decodeIfPresent(Int.self, forKey: "side"), name: try content.decodeIfPresent(String.self, forKey: "name"))
        case "one":
            self = .one(try fields.decode(Int.self, at: "data", "value"))
        case "maybe":
            self = .maybe(try fields.decodeIfPresent(Int.self, at: "data", "value"))
        case "none":
            self = .none
        default:
            decoder.reportUnknown(name, in: "Shape", known: ["circle", "square", "one", "maybe", "none"])
            self = .other(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            try content.encode(radius, forKey: "radius")
        case .square(let side, let nameValue):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("square", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, at: "data", "value")
            try content.encodeIfPresent(side, forKey: "side")
            try content.encodeIfPresent(nameValue, forKey: "name")
        case .one(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("one", forKey: "t")
            try fields.encode(value0, at: "data", "value")
        case .maybe(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("maybe", forKey: "t")
            try fields.encodeIfPresent(value0, at: "data", "value")
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("none", forKey: "t")
        case .other(let value0):
            try value0.encode(to: encoder)
        }
    }
}

extension Shape: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.nameIfPresent(under: "t")
        switch name {
        case "circle":
            try json.enter(at: "data", "value", of: name)
            var radius: Int?
            let keys: [StaticString] = ["radius"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: radius = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let radius else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .circle(radius: radius)
            try json.leaveWhole(name)
        case "square":
            if try json.enterIfPresent(at: "data", "value", of: name) {
                var side: Int?
                var nameValue: String?
                let keys: [StaticString] = ["side", "name"]
                var object = json.fields()
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: side = json.readIfPresent(Int.self, in: &object)
                    case 1: nameValue = json.readIfPresent(String.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object, keys)
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
}

extension Shape: JSONWritable {

    func write(to json: inout JSONWriter) throws {
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

// MARK: Start Codable
extension Start {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        at = try fields.decode(Int.self, forKey: "at")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(at, forKey: "at")
    }
}

extension Start: JSONReadable {

    init(from json: inout JSONReader) throws {
        var at: Int?
        let keys: [StaticString] = ["at"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: at = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let at else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.at = at
    }
}

extension Start: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(at, forKey: "at")
        json.close(object)
    }
}

// MARK: Title Codable
extension Title {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        text = try fields.decode(String.self, forKey: "text")
        id = try fields.decodeIfPresent(String.self, at: "meta", "id")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("title", at: "meta", "type")
        try fields.encode(text, forKey: "text")
        try fields.encodeIfPresent(id, at: "meta", "id")
    }
}

extension Title: JSONReadable {

    init(from json: inout JSONReader) throws {
        var text: String?
        let keys: [StaticString] = ["text"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.text = text
        self.id = try json.readIfPresent(String.self, atFirst: ["meta", "id"], of: object)
    }
}

extension Title: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write("title", at: "meta", "type")
        try json.write(text, forKey: "text")
        try json.writeIfPresent(id, at: "meta", "id")
        json.close(object)
    }
}
