// Generated using widgetgen
// DO NOT EDIT

import Foundation
import WidgetRuntime

// MARK: Adjacent Codable
extension Adjacent: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "title":
            guard try fields.contains("c") && !fields.decodeNil(forKey: "c") else {
                self = .title(title: .missing)
                return
            }
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            self = .title(title: try content.contains("title") ? content.decode(Field<String>.self, forKey: "title") : .missing)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Adjacent", known: ["title"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .title(let title):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("title", forKey: "type")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "c")
            if !title.isMissing {
                try content.encode(title, forKey: "title")
            }
        }
    }
}

extension Adjacent: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "title":
            if try json.enterIfPresent("c", of: name) {
                var title: Field<String>?
                let keys: [StaticString] = ["title"]
                var object = json.fields()
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: title = json.read(Field<String>.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object, keys)
                }
                self = .title(title: title ?? .missing)
                try json.leave(name)
            } else {
                self = .title(title: .missing)
            }
        default:
            throw json.unknown(name, in: "Adjacent", known: ["title"])
        }
    }
}

extension Adjacent: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .title(let title):
            let object = json.openObject()
            json.write(name: "title", forKey: "type")
            let content = json.openObject(forKey: "c")
            if !title.isMissing {
                try json.write(title, forKey: "title")
            }
            json.close(content)
            json.close(object)
        }
    }
}

// MARK: Change Codable
extension Change: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "title":
            self = .title(title: try fields.contains("title") ? fields.decode(Field<String>.self, forKey: "title") : .missing, index: try fields.decode(Int.self, forKey: "index"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Change", known: ["title"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .title(let title, let index):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("title", forKey: "type")
            if !title.isMissing {
                try fields.encode(title, forKey: "title")
            }
            try fields.encode(index, forKey: "index")
        }
    }
}

extension Change: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "title":
            var title: Field<String>?
            var index: Int?
            let keys: [StaticString] = ["title", "index"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: title = json.read(Field<String>.self, in: &object)
                case 1: index = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let index else {
                throw json.failure(of: object, keys, required: 1)
            }
            self = .title(title: title ?? .missing, index: index)
        default:
            throw json.unknown(name, in: "Change", known: ["title"])
        }
    }
}

extension Change: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .title(let title, let index):
            let object = json.openObject()
            json.write(name: "title", forKey: "type")
            if !title.isMissing {
                try json.write(title, forKey: "title")
            }
            try json.write(index, forKey: "index")
            json.close(object)
        }
    }
}

// MARK: Update Codable
extension Update: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    init(
        note: Field<String>,
        count: Field<Int> = .missing,
        day: Field<Date>,
        size: Field<[Double]>,
        other: WidgetRuntime.Field<Int> = .null,
        _: Void = ()
    ) {
        self.note = note
        self.count = count
        self.day = day
        self.size = size
        self.other = other
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        note = try fields.contains("note") ? fields.decode(Field<String>.self, forKey: "note") : .missing
        count = try fields.contains(fields.first(of: "n", "c")) ? fields.decode(Field<Int>.self, forKey: fields.first(of: "n", "c")) : .missing
        day = try fields.contains(atFirst: ["meta", "day"]) ? fields.decode(Field<Date>.self, at: "meta", "day") : .missing
        size = fields.recovering("size", with: .null) { try fields.contains("size") ? fields.decode(Field<[Double]>.self, forKey: "size") : .missing }
        other = try fields.contains("other") ? fields.decode(WidgetRuntime.Field<Int>.self, forKey: "other") : .null
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        if !note.isMissing {
            try fields.encode(note, forKey: "note")
        }
        if !count.isMissing {
            try fields.encode(count, forKey: "n")
        }
        if !day.isMissing {
            try fields.encode(day, at: "meta", "day")
        }
        if !size.isMissing {
            try fields.encode(size, forKey: "size")
        }
        if !other.isMissing {
            try fields.encode(other, forKey: "other")
        }
    }
}

extension Update: JSONReadable {

    init(from json: inout JSONReader) throws {
        var note: Field<String>?
        var count: Field<Int>?
        var size: Field<[Double]>?
        var other: WidgetRuntime.Field<Int>?
        let keys: [StaticString] = ["note", "n", "size", "other"]
        var object = json.fields(isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: note = json.read(Field<String>.self, in: &object)
            case 1: count = json.read(Field<Int>.self, in: &object)
            case 2: size = try json.recovering(with: .null) { try $0.read(Field<[Double]>.self) }
            case 3: other = json.read(WidgetRuntime.Field<Int>.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        if !object.has(1) {
            count = try json.contains(atFirst: ["n"], ["c"], of: object) ? json.read(Field<Int>.self, atFirst: ["n"], ["c"], of: object) : .missing
        }
        self.note = note ?? .missing
        self.count = count ?? .missing
        self.day = try json.contains(atFirst: ["meta", "day"], of: object) ? json.read(Field<Date>.self, atFirst: ["meta", "day"], of: object) : .missing
        self.size = size ?? .missing
        self.other = other ?? .null
    }
}

extension Update: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        if !note.isMissing {
            try json.write(note, forKey: "note")
        }
        if !count.isMissing {
            try json.write(count, forKey: "n")
        }
        if !day.isMissing {
            try json.write(day, at: "meta", "day")
        }
        if !size.isMissing {
            try json.write(size, forKey: "size")
        }
        if !other.isMissing {
            try json.write(other, forKey: "other")
        }
        json.close(object)
    }
}
