import WidgetRuntime

// MARK: Table Codable
extension Table: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        rows: borrowing [Int],
        title: String = "x",
        width: Int = 1,
        cells: [Int: String]
    ) {
        self.rows = copy rows
        self.title = title
        self.width = width
        self.cells = cells
    }

    init(from decoder: any Decoder) throws {
        rows = WidgetCoding.recovering(with: [], in: decoder) { try Self.decodeRows(from: decoder) }
        title = Self.decodeTitle(from: decoder)
        width = try Self.decodeWidth(from: decoder)
        cells = try Self.decodeCells(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(rows, forKey: "r")
        try encodeTitle(to: encoder)
        try fields.encode(cells, forKey: "cells")
    }
}
