// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Block Codable
extension Block: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "card":
            self = .card(title: try fields.decode(String.self, forKey: fields.first(of: "title", "caption")), body: try fields.decode(String.self, forKey: fields.first(of: "text", "body", "content")))
        case "list":
            self = .list(allItems: try fields.decodeIfPresent(LossyArray<Int>.self, forKey: "all_items")?.elements ?? [], count: fields.recovering("count", with: 0) { try fields.decodeIfPresent(Int.self, forKey: "count") ?? 3 }, hint: try fields.decodeIfPresent(String.self, forKey: "hint"))
        case "link":
            self = .link(try fields.decode(String.self, forKey: fields.first(of: "href", "url")))
        case "moved":
            self = .moved(to: try fields.decode(String.self, forKey: "old"))
        case "spoken":
            self = .spoken(fields.recovering("_0", with: .loud) { try fields.decodeIfPresent(Tone.self, forKey: "_0") ?? .calm })
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Block", known: ["card", "list", "link", "moved", "spoken"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .card(let title, let body):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("card", forKey: "type")
            try fields.encode(title, forKey: "title")
            try fields.encode(body, forKey: "text")
        case .list(let allItems, let count, let hint):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("list", forKey: "type")
            try fields.encode(allItems, forKey: "all_items")
            try fields.encode(count, forKey: "count")
            try fields.encodeIfPresent(hint, forKey: "hint")
        case .link(let href):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("link", forKey: "type")
            try fields.encode(href, forKey: "href")
        case .moved(let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("moved", forKey: "type")
            try fields.encode(to, forKey: "new")
        case .spoken(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("spoken", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

extension Block: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "card":
            var title: String?
            var body: String?
            let keys: [StaticString] = ["title", "text"]
            var object = json.fields(besides: "type", isKept: true)
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: title = json.read(String.self, in: &object)
                case 1: body = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object, keys)
            }
            if !object.has(0) {
                title = try json.read(String.self, atFirst: ["title"], ["caption"], of: object)
            }
            if !object.has(1) {
                body = try json.read(String.self, atFirst: ["text"], ["body"], ["content"], of: object)
            }
            guard !object.isFailed, let title, let body else {
                throw json.failure(of: object, keys, required: 0, 1)
            }
            self = .card(title: title, body: body)
        case "list":
            var allItems: [Int]?
            var count: Int?
            var hint: String?
            let keys: [StaticString] = ["all_items", "count", "hint"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: allItems = json.readIfPresent(LossyArray<Int>.self, in: &object)?.elements
                case 1: count = try json.recovering(with: 0) { try $0.readIfPresent(Int.self) ?? 3 }
                case 2: hint = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object, keys)
            }
            self = .list(allItems: allItems ?? [], count: count ?? 3, hint: hint)
        case "link":
            var href: String?
            let keys: [StaticString] = ["href"]
            var object = json.fields(besides: "type", isKept: true)
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: href = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object, keys)
            }
            if !object.has(0) {
                href = try json.read(String.self, atFirst: ["href"], ["url"], of: object)
            }
            guard !object.isFailed, let href else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .link(href)
        case "moved":
            var to: String?
            let keys: [StaticString] = ["old"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: to = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let to else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .moved(to: to)
        case "spoken":
            var _0: Tone?
            let keys: [StaticString] = ["_0"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: _0 = try json.recovering(with: .loud) { try $0.readIfPresent(Tone.self) ?? .calm }
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object, keys)
            }
            self = .spoken(_0 ?? .calm)
        default:
            throw json.unknown(name, in: "Block", known: ["card", "list", "link", "moved", "spoken"])
        }
    }
}

extension Block: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .card(let title, let body):
            let object = json.openObject()
            json.write(name: "card", forKey: "type")
            try json.write(title, forKey: "title")
            try json.write(body, forKey: "text")
            json.close(object)
        case .list(let allItems, let count, let hint):
            let object = json.openObject()
            json.write(name: "list", forKey: "type")
            try json.write(allItems, forKey: "all_items")
            try json.write(count, forKey: "count")
            try json.writeIfPresent(hint, forKey: "hint")
            json.close(object)
        case .link(let href):
            let object = json.openObject()
            json.write(name: "link", forKey: "type")
            try json.write(href, forKey: "href")
            json.close(object)
        case .moved(let to):
            let object = json.openObject()
            json.write(name: "moved", forKey: "type")
            try json.write(to, forKey: "new")
            json.close(object)
        case .spoken(let value0):
            let object = json.openObject()
            json.write(name: "spoken", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        }
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "circle":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .circle(radius: try content.decode(Double.self, forKey: content.first(of: "radius", "r")))
        case "line":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .line(try content.decode([Double].self, forKey: content.first(of: "_0", "points")))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle", "line"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "circle")
            try content.encode(radius, forKey: "radius")
        case .line(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "line")
            try content.encode(value0, forKey: "_0")
        }
    }
}

extension Shape: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "circle":
                var radius: Double?
                let keys: [StaticString] = ["radius"]
                var object = json.fields(isKept: true)
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: radius = json.read(Double.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object, keys)
                }
                if !object.has(0) {
                    radius = try json.read(Double.self, atFirst: ["radius"], ["r"], of: object)
                }
                guard !object.isFailed, let radius else {
                    throw json.failure(of: object, keys, required: 0)
                }
                self = .circle(radius: radius)
                try json.leaveOnly(name)
            case "line":
                var _0: [Double]?
                let keys: [StaticString] = ["_0"]
                var object = json.fields(isKept: true)
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: _0 = json.read([Double].self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object, keys)
                }
                if !object.has(0) {
                    _0 = try json.read([Double].self, atFirst: ["_0"], ["points"], of: object)
                }
                guard !object.isFailed, let _0 else {
                    throw json.failure(of: object, keys, required: 0)
                }
                self = .line(_0)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Shape", known: ["circle", "line"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }
}

extension Shape: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .circle(let radius):
            let object = json.openObject()
            let content = json.openObject(forKey: "circle")
            try json.write(radius, forKey: "radius")
            json.close(content)
            json.close(object)
        case .line(let value0):
            let object = json.openObject()
            let content = json.openObject(forKey: "line")
            try json.write(value0, forKey: "_0")
            json.close(content)
            json.close(object)
        }
    }
}

// MARK: Size Codable
extension Size: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            let fields = try decoder.container(keyedBy: WireKey.self)
            self = .box(width: try fields.decode(Int.self, forKey: fields.first(of: "width", "w")), height: try fields.decode(Int.self, forKey: "height"))
            return
        } catch {
            failures.append(("box", error))
        }
        do {
            self = .side(try decoder.singleValueContainer().decode(LossyArray<Int>.self).elements)
            return
        } catch {
            failures.append(("side", error))
        }
        throw NoMatchingTypeError("Size", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .box(let width, let height):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(width, forKey: "width")
            try fields.encode(height, forKey: "height")
        case .side(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

extension Size: JSONReadable {

    init(from json: inout JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            var width: Int?
            var height: Int?
            let keys: [StaticString] = ["width", "height"]
            var object = json.fields(isKept: true)
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: width = json.read(Int.self, in: &object)
                case 1: height = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object, keys)
            }
            if !object.has(0) {
                width = try json.read(Int.self, atFirst: ["width"], ["w"], of: object)
            }
            guard !object.isFailed, let width, let height else {
                throw json.failure(of: object, keys, required: 0, 1)
            }
            self = .box(width: width, height: height)
            return
        } catch {
            failures.append(("box", error))
            json = start
        }
        do {
            self = .side(try json.read(LossyArray<Int>.self).elements)
            return
        } catch {
            failures.append(("side", error))
            json = start
        }
        throw json.nothingMatches("Size", failures)
    }
}

extension Size: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .box(let width, let height):
            let object = json.openObject()
            try json.write(width, forKey: "width")
            try json.write(height, forKey: "height")
            json.close(object)
        case .side(let value0):
            try json.write(value0)
        }
    }
}

// MARK: Step Codable
extension Step: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        switch name {
        case "wait":
            self = .wait(fields.recovering("c", with: 0) { try fields.decodeIfPresent(Int.self, forKey: "c") ?? 1 })
        case "walk":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .walk(meters: try content.decode(Double.self, forKey: content.first(of: "meters", "metres")))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Step", known: ["wait", "walk"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .wait(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("wait", forKey: "t")
            try fields.encode(value0, forKey: "c")
        case .walk(let meters):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("walk", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(meters, forKey: "meters")
        }
    }
}

extension Step: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "t")
        switch name {
        case "wait":
            var _0: Int?
            let keys: [StaticString] = ["c"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: _0 = try json.recovering(with: 0) { try $0.readIfPresent(Int.self) ?? 1 }
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object, keys)
            }
            self = .wait(_0 ?? 1)
        case "walk":
            try json.enter("c", of: name)
            var meters: Double?
            let keys: [StaticString] = ["meters"]
            var object = json.fields(isKept: true)
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: meters = json.read(Double.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object, keys)
            }
            if !object.has(0) {
                meters = try json.read(Double.self, atFirst: ["meters"], ["metres"], of: object)
            }
            guard !object.isFailed, let meters else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .walk(meters: meters)
            try json.leave(name)
        default:
            throw json.unknown(name, in: "Step", known: ["wait", "walk"])
        }
    }
}

extension Step: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .wait(let value0):
            let object = json.openObject()
            json.write(name: "wait", forKey: "t")
            try json.write(value0, forKey: "c")
            json.close(object)
        case .walk(let meters):
            let object = json.openObject()
            json.write(name: "walk", forKey: "t")
            let content = json.openObject(forKey: "c")
            try json.write(meters, forKey: "meters")
            json.close(content)
            json.close(object)
        }
    }
}

// MARK: Tone Codable
extension Tone: Codable {
}
