// Generated using widgetgen
// DO NOT EDIT

import Foundation

// MARK: Price Codable
nonisolated extension Price: Codable {

    nonisolated init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        amount = try fields.decode(CodedBy<Cents>.self, forKey: "amount").value
        until = try fields.decodeIfPresent(CodedBy<ISO8601>.self, forKey: "until")?.value
        total = try fields.decode(CodedBy<LenientDecimal>.self, forKey: "total").value
        widths = try fields.decodeIfPresent([CodedBy<LenientFloat<CGFloat>>].self, forKey: "widths")?.map(\.value)
    }

    nonisolated func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(CodedBy<Cents>(amount), forKey: "amount")
        try fields.encodeIfPresent(until.map { CodedBy<ISO8601>($0) }, forKey: "until")
        try fields.encode(CodedBy<LenientDecimal>(total), forKey: "total")
        try fields.encodeIfPresent(widths?.map { CodedBy<LenientFloat<CGFloat>>($0) }, forKey: "widths")
    }
}
