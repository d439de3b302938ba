import WidgetRuntime

// MARK: Text Codable
extension Text {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        horizontal: borrowing Align? = Align.none,
        vertical: Alignment? = nil,
        baseline: Align? = Align.some,
        rows: Align = .none,
        columns: Align? = .left,
        cells: Align? = nil,
        address: String = "https://example.org/a?b=c"
    ) {
        self.horizontal = copy horizontal
        self.vertical = vertical
        self.baseline = baseline
        self.rows = rows
        self.columns = columns
        self.cells = cells
        self.address = address
    }

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        horizontal = try fields.contains("horizontal") ? fields.decodeIfPresent(Align.self, forKey: "horizontal") : Align.none
        vertical = WidgetCoding.recovering("vertical", with: Align.none, in: fields) { try fields.decodeIfPresent(Alignment.self, forKey: "vertical") }
        baseline = try fields.contains("baseline") ? fields.decodeIfPresent(Align.self, forKey: "baseline") : Align.some
        rows = try fields.decodeIfPresent(Align.self, forKey: "rows") ?? .none
        columns = try fields.contains("columns") ? fields.decodeIfPresent(Align.self, forKey: "columns") : .left
        cells = try fields.decodeIfPresent(Align.self, forKey: "cells") ?? nil
        address = try fields.decodeIfPresent(String.self, forKey: "address") ?? "https://example.org/a?b=c"
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("text", forKey: "type")
        try fields.encode(horizontal, forKey: "horizontal")
        try fields.encodeIfPresent(vertical, forKey: "vertical")
        try fields.encode(baseline, forKey: "baseline")
        try fields.encode(rows, forKey: "rows")
        try fields.encode(columns, forKey: "columns")
        try fields.encodeIfPresent(cells, forKey: "cells")
        try fields.encode(address, forKey: "address")
    }
}
