// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Filter Codable
extension Filter: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "t")
        switch name {
        case "blur":
            guard try fields.contains("c") && !fields.decodeNil(forKey: "c") else {
                self = .blur(x: 3, y: nil)
                return
            }
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .blur(x: try content.decodeIfPresent(Int.self, forKey: "x") ?? 3, y: try content.decodeIfPresent(Int.self, forKey: "y"))
        case "level":
            self = .level(try fields.decode(Int.self, forKey: "c"))
        case "mixed":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .mixed(x: try content.decode(Int.self, forKey: "x"), y: try content.decodeIfPresent(Int.self, forKey: "y") ?? 1)
        case "none":
            self = .none
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Filter", known: ["blur", "level", "mixed", "none"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .blur(let x, let y):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("blur", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(x, forKey: "x")
            try content.encodeIfPresent(y, forKey: "y")
        case .level(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("level", forKey: "t")
            try fields.encode(value0, forKey: "c")
        case .mixed(let x, let y):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("mixed", forKey: "t")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            try content.encode(x, forKey: "x")
            try content.encode(y, forKey: "y")
        case .none:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("none", forKey: "t")
        }
    }
}

extension Filter: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "t")
        switch name {
        case "blur":
            if try json.enterIfPresent("c", of: name) {
                var x: Int?
                var y: Int?
                let keys: [StaticString] = ["x", "y"]
                var object = json.fields()
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: x = json.readIfPresent(Int.self, in: &object)
                    case 1: y = json.readIfPresent(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object, keys)
                }
                self = .blur(x: x ?? 3, y: y)
                try json.leave(name)
            } else {
                self = .blur(x: 3, y: nil)
            }
        case "level":
            var _0: Int?
            let keys: [StaticString] = ["c"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: _0 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .level(_0)
        case "mixed":
            try json.enter("c", of: name)
            var x: Int?
            var y: Int?
            let keys: [StaticString] = ["x", "y"]
            var object = json.fields()
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: x = json.read(Int.self, in: &object)
                case 1: y = json.readIfPresent(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let x else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .mixed(x: x, y: y ?? 1)
            try json.leave(name)
        case "none":
            try json.skip()
            self = .none
        default:
            throw json.unknown(name, in: "Filter", known: ["blur", "level", "mixed", "none"])
        }
    }
}

extension Filter: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .blur(let x, let y):
            let object = json.openObject()
            json.write(name: "blur", forKey: "t")
            let content = json.openObject(forKey: "c")
            try json.write(x, forKey: "x")
            try json.writeIfPresent(y, forKey: "y")
            json.close(content)
            json.close(object)
        case .level(let value0):
            let object = json.openObject()
            json.write(name: "level", forKey: "t")
            try json.write(value0, forKey: "c")
            json.close(object)
        case .mixed(let x, let y):
            let object = json.openObject()
            json.write(name: "mixed", forKey: "t")
            let content = json.openObject(forKey: "c")
            try json.write(x, forKey: "x")
            try json.write(y, forKey: "y")
            json.close(content)
            json.close(object)
        case .none:
            let object = json.openObject()
            json.write(name: "none", forKey: "t")
            json.close(object)
        }
    }
}

// MARK: Length Codable
extension Length: Codable {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .points(try decoder.singleValueContainer().decode(Double.self))
            return
        } catch {
            failures.append(("points", error))
        }
        do {
            self = .text(try decoder.singleValueContainer().decode(String.self))
            return
        } catch {
            failures.append(("text", error))
        }
        if try decoder.singleValueContainer().decodeNil() {
            self = .none
            return
        }
        throw NoMatchingTypeError("Length", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .points(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .text(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .none:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}

extension Length: JSONReadable {

    init(from json: inout JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .points(try json.read(Double.self))
            return
        } catch {
            failures.append(("points", error))
            json = start
        }
        do {
            self = .text(try json.read(String.self))
            return
        } catch {
            failures.append(("text", error))
            json = start
        }
        if try json.readNull() {
            self = .none
            return
        }
        throw json.nothingMatches("Length", failures)
    }
}

extension Length: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .points(let value0):
            try json.write(value0)
        case .text(let value0):
            try json.write(value0)
        case .none:
            json.writeNull()
        }
    }
}

// MARK: Mode Codable
extension Mode {

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let known = Self(rawValue: name) else {
            decoder.reportUnknown(name, in: "Mode", known: ["one", "two"])
            self = .unknown
            return
        }
        self = known
    }
}

extension Mode: JSONReadable {

    init(from json: inout JSONReader) throws {
        let start = json
        let name = try json.read(String.self)
        guard let known = Self(rawValue: name) else {
            json.reportUnknown(name, in: "Mode", known: ["one", "two"], from: start)
            self = .unknown
            return
        }
        self = known
    }
}

// MARK: Motion Codable
extension Motion: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "slide":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .slide(from: try content.decode(String.self, forKey: "from"), to: try content.decodeIfPresent(String.self, forKey: "to"))
        case "fade":
            self = .fade(try fields.decode(Double.self, forKey: key))
        case "still":
            self = .still
        default:
            decoder.reportUnknown(name, in: "Motion", known: ["slide", "fade", "still"])
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .slide(let from, let to):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "slide")
            try content.encode(from, forKey: "from")
            try content.encodeIfPresent(to, forKey: "to")
        case .fade(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(value0, forKey: "fade")
        case .still:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "still")
        case .other:
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "other")
        }
    }
}

extension Motion: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "slide":
                var from: String?
                var to: String?
                let keys: [StaticString] = ["from", "to"]
                var object = json.fields()
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: from = json.read(String.self, in: &object)
                    case 1: to = json.readIfPresent(String.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let from else {
                    throw json.failure(of: object, keys, required: 0)
                }
                self = .slide(from: from, to: to)
                try json.leaveOnly(name)
            case "fade":
                self = .fade(try json.read(Double.self))
                try json.leaveOnly(name)
            case "still":
                try json.skip()
                self = .still
                try json.leaveOnly(name)
            default:
                try json.checkOnly(name)
                json.reportUnknown(name, in: "Motion", known: ["slide", "fade", "still"])
                json.rewind(to: name)
                try json.skip()
                self = .other
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }
}

extension Motion: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .slide(let from, let to):
            let object = json.openObject()
            let content = json.openObject(forKey: "slide")
            try json.write(from, forKey: "from")
            try json.writeIfPresent(to, forKey: "to")
            json.close(content)
            json.close(object)
        case .fade(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "fade")
            json.close(object)
        case .still:
            let object = json.openObject()
            let content = json.openObject(forKey: "still")
            json.close(content)
            json.close(object)
        case .other:
            let object = json.openObject()
            let content = json.openObject(forKey: "other")
            json.close(content)
            json.close(object)
        }
    }
}

// MARK: Path Codable
extension Path: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        points = try fields.decode([Double].self, forKey: "points")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(points, forKey: "points")
    }
}

extension Path: JSONReadable {

    init(from json: inout JSONReader) throws {
        var points: [Double]?
        let keys: [StaticString] = ["points"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: points = json.read([Double].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let points else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.points = points
    }
}

extension Path: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(points, forKey: "points")
        json.close(object)
    }
}

// MARK: Shape Codable
extension Shape: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "kind")
        switch name {
        case "circle":
            self = .circle(radius: try fields.decode(Double.self, forKey: "radius"))
        case "line":
            self = .line
        case "path":
            self = .path(try Path(from: decoder))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Shape", known: ["circle", "line", "path"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let radius):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("circle", forKey: "kind")
            try fields.encode(radius, forKey: "radius")
        case .line:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("line", forKey: "kind")
        case .path(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("path", forKey: "kind")
            try value0.encode(to: encoder)
        }
    }
}

extension Shape: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "kind")
        switch name {
        case "circle":
            var radius: Double?
            let keys: [StaticString] = ["radius"]
            var object = json.fields(besides: "kind")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: radius = json.read(Double.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let radius else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .circle(radius: radius)
        case "line":
            try json.skip()
            self = .line
        case "path":
            self = .path(try json.read(Path.self))
        default:
            throw json.unknown(name, in: "Shape", known: ["circle", "line", "path"])
        }
    }
}

extension Shape: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .circle(let radius):
            let object = json.openObject()
            json.write(name: "circle", forKey: "kind")
            try json.write(radius, forKey: "radius")
            json.close(object)
        case .line:
            let object = json.openObject()
            json.write(name: "line", forKey: "kind")
            json.close(object)
        case .path(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "path", forKey: "kind")
            try json.writeMembers(of: value0)
            json.close(object)
        }
    }
}
