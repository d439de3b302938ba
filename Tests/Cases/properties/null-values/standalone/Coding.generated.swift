import Foundation
import WidgetRuntime

// MARK: Limits Codable
extension Limits: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        items: borrowing Int,
        pages: Int = 10,
        depth: Int? = nil,
        level: Int,
        size: Int = 3,
        width: Int? = nil,
        tags: [String],
        start: Date? = nil,
        steps: [Int],
        rate: Rate,
        other: Rate = .perHour(1),
        last: Int? = nil
    ) {
        self.items = copy items
        self.pages = pages
        self.depth = depth
        self.level = level
        self.size = size
        self.width = width
        self.tags = tags
        self.start = start
        self.steps = steps
        self.rate = rate
        self.other = other
        self.last = last
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        items = try fields.decode(Int?.self, forKey: "items") ?? 0
        pages = try fields.contains(fields.first(of: "pages", "pageCount")) ? fields.decodeIfPresent(Int.self, forKey: fields.first(of: "pages", "pageCount")) ?? -1 : 10
        depth = try fields.contains(atFirst: ["meta", "depth"]) ? fields.decodeIfPresent(Int.self, at: "meta", "depth") ?? 0 : nil
        level = try fields.contains("level") ? WidgetCoding.recovering("level", with: 2, in: fields) { try fields.decode(Int?.self, forKey: "level") ?? 1 } : fields.decode(Int?.self, forKey: "level") ?? 1
        size = WidgetCoding.recovering("size", with: 2, in: fields) { try fields.contains("size") ? fields.decodeIfPresent(Int.self, forKey: "size") ?? 1 : 3 }
        width = WidgetCoding.recovering("width", with: nil, in: fields) { try fields.contains("width") ? fields.decodeIfPresent(Int.self, forKey: "width") ?? 1 : nil }
        tags = try fields.decode(LossyArray<String>?.self, forKey: "tags")?.elements ?? ["none"]
        start = try fields.contains("start") ? fields.decodeIfPresent(WidgetCoding.CodedBy<ISO8601>.self, forKey: "start")?.value ?? (Date.distantPast) : nil
        steps = try fields.decode(WidgetCoding.ListOrElement<[Int]>?.self, forKey: "steps")?.list ?? (Array(0...count))
        rate = try fields.decode(Rate?.self, forKey: "rate") ?? .unlimited
        other = try fields.contains(atFirst: ["meta", "rate"]) ? fields.decodeIfPresent(Rate.self, at: "meta", "rate") ?? .unlimited : .perHour(1)
        last = try fields.contains("last") ? fields.decodeIfPresent(Int.self, forKey: "last") ?? 0 : nil
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(items, forKey: "items")
        try fields.encode(pages, forKey: "pages")
        try fields.encodeIfPresent(depth, at: "meta", "depth")
        try fields.encode(level, forKey: "level")
        try fields.encode(size, forKey: "size")
        try fields.encodeIfPresent(width, forKey: "width")
        try fields.encode(tags, forKey: "tags")
        try fields.encodeIfPresent(start.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "start")
        try fields.encode(steps, forKey: "steps")
        try fields.encode(rate != .unlimited ? rate : nil, forKey: "rate")
        try fields.encode(other != .unlimited ? other : nil, at: "meta", "rate")
        if last != nil {
            try fields.encode(last != 0 ? last : nil, forKey: "last")
        }
    }
}
