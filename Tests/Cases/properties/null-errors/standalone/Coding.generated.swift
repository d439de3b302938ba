import Foundation
import WidgetRuntime

// MARK: File Codable
extension File: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        size: borrowing Int? = nil,
        pages: Int = 10,
        depth: Int? = nil,
        start: Date? = nil,
        tags: [String] = [],
        title: String
    ) {
        self.size = copy size
        self.pages = pages
        self.depth = depth
        self.start = start
        self.tags = tags
        self.title = title
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        size = try fields.contains("size") ? fields.decode(Int.self, forKey: "size") : nil
        pages = try fields.contains(fields.first(of: "pages", "pageCount")) ? fields.decode(Int.self, forKey: fields.first(of: "pages", "pageCount")) : 10
        depth = try fields.contains(atFirst: ["meta", "depth"]) ? fields.decode(Int.self, at: "meta", "depth") : nil
        start = try fields.contains("start") ? fields.decode(WidgetCoding.CodedBy<ISO8601>.self, forKey: "start").value : nil
        tags = try fields.contains("tags") ? fields.decode(LossyArray<String>.self, forKey: "tags").elements : []
        title = try fields.decode(String?.self, forKey: "title") ?? "throw"
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(size, forKey: "size")
        try fields.encode(pages, forKey: "pages")
        try fields.encodeIfPresent(depth, at: "meta", "depth")
        try fields.encodeIfPresent(start.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "start")
        try fields.encode(tags, forKey: "tags")
        try fields.encode(title, forKey: "title")
    }
}

// MARK: Input Codable
extension Input: Decodable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        id = try fields.decode(Int.self, forKey: "id")
        count = try fields.contains("count") ? fields.decode(Int.self, forKey: "count") : 1
    }
}
