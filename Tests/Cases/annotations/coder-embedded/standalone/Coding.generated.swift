import Foundation

// MARK: Price Codable
nonisolated extension Price: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        amount: borrowing Decimal,
        until: Date? = nil,
        total: Decimal,
        widths: [CGFloat]? = nil,
        ratio: Float = 1
    ) {
        self.amount = copy amount
        self.until = until
        self.total = total
        self.widths = widths
        self.ratio = ratio
    }

    nonisolated init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        amount = try fields.decode(WidgetCoding.CodedBy<Cents>.self, forKey: "amount").value
        until = try fields.decodeIfPresent(WidgetCoding.CodedBy<ISO8601>.self, forKey: "until")?.value
        total = try fields.decode(WidgetCoding.CodedBy<LenientDecimal>.self, forKey: "total").value
        widths = try fields.decodeIfPresent([WidgetCoding.CodedBy<LenientFloat<CGFloat>>].self, forKey: "widths")?.map(\.value)
        ratio = try fields.decodeIfPresent(WidgetCoding.CodedBy<NonFinite<Float>>.self, forKey: "ratio")?.value ?? 1
    }

    nonisolated func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(WidgetCoding.CodedBy<Cents>(amount), forKey: "amount")
        try fields.encodeIfPresent(until.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "until")
        try fields.encode(WidgetCoding.CodedBy<LenientDecimal>(total), forKey: "total")
        try fields.encodeIfPresent(widths?.map { WidgetCoding.CodedBy<LenientFloat<CGFloat>>($0) }, forKey: "widths")
        try fields.encode(WidgetCoding.CodedBy<NonFinite<Float>>(ratio), forKey: "ratio")
    }
}
