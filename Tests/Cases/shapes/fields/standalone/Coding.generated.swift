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

// MARK: Change Codable
extension Change: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "title":
            self = .title(
                title: try fields.contains("title") ? fields.decode(Field<String>.self, forKey: "title") : .missing,
                index: try fields.decode(Int.self, forKey: "index")
            )
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

// MARK: Update Codable
extension Update: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        note: borrowing Field<String>,
        count: Field<Int> = .missing,
        day: Field<Date>,
        size: Field<[Double]>,
        other: WidgetRuntime.Field<Int> = .null
    ) {
        self.note = copy note
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
        size = WidgetCoding.recovering("size", with: .null, in: fields) { try fields.contains("size") ? fields.decode(Field<[Double]>.self, forKey: "size") : .missing }
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
