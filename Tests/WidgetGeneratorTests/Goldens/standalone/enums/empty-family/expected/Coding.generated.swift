// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Nothing Codable
extension Nothing: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Nothing", known: []), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .decoration(let value0):
            try AnyDecoration(value0).encode(to: encoder)
        }
    }
}

extension Nothing: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        default:
            throw json.unknown(name, in: "Nothing", known: [])
        }
    }
}

extension Nothing: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .decoration(let value0):
            try json.writeWhole(AnyDecoration(value0))
        }
    }
}

// MARK: Place Codable
extension Place: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "decoration":
            self = .decoration(try fields.decode(AnyDecoration.self, forKey: key).value)
        case "text":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .text(title: try content.decode(String.self, forKey: "title"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Place", known: ["decoration", "text"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .decoration(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(AnyDecoration(value0), forKey: "decoration")
        case .text(let title):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "text")
            try content.encode(title, forKey: "title")
        }
    }
}

extension Place: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "decoration":
                self = .decoration(try json.read(AnyDecoration.self).value)
                try json.leaveOnly(name)
            case "text":
                var title: String?
                let keys: [StaticString] = ["title"]
                var object = json.fields()
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: title = json.read(String.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let title else {
                    throw json.failure(of: object, keys, required: 0)
                }
                self = .text(title: title)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Place", known: ["decoration", "text"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }
}

extension Place: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .decoration(let value0):
            let object = json.openObject()
            try json.write(AnyDecoration(value0), forKey: "decoration")
            json.close(object)
        case .text(let title):
            let object = json.openObject()
            let content = json.openObject(forKey: "text")
            try json.write(title, forKey: "title")
            json.close(content)
            json.close(object)
        }
    }
}

// MARK: Slot Codable
extension Slot: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "text":
            self = .text(title: try fields.decode(String.self, forKey: "title"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Slot", known: ["text"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .decoration(let value0):
            try AnyDecoration(value0).encode(to: encoder)
        case .text(let title):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("text", forKey: "type")
            try fields.encode(title, forKey: "title")
        }
    }
}

extension Slot: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var title: String?
            let keys: [StaticString] = ["title"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: title = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let title else {
                throw json.failure(of: object, keys, required: 0)
            }
            self = .text(title: title)
        default:
            throw json.unknown(name, in: "Slot", known: ["text"])
        }
    }
}

extension Slot: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .decoration(let value0):
            try json.writeWhole(AnyDecoration(value0))
        case .text(let title):
            let object = json.openObject()
            json.write(name: "text", forKey: "type")
            try json.write(title, forKey: "title")
            json.close(object)
        }
    }
}
