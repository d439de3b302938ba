import Beagle
import Foundation
import UIKit

// MARK: Plain Codable
extension Plain: Codable {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        until: borrowing Date? = nil
    ) {
        self.until = copy until
    }

    enum CodingKeys: String, CodingKey {
        case until
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        until = try container.decodeIfPresent(WidgetCoding.CodedBy<ISO8601>.self, forKey: .until)?.value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(until.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: .until)
    }
}

// MARK: Price Codable
extension Price {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    init(
        amount: borrowing Decimal,
        until: [Date]? = nil,
        counts: [Int],
        total: Decimal? = nil,
        ratios: [Double]? = nil
    ) {
        self.amount = copy amount
        self.until = until
        self.counts = counts
        self.total = total
        self.ratios = ratios
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        amount = try fields.decode(WidgetCoding.CodedBy<Cents>.self, forKey: "amount").value
        until = try fields.decodeIfPresent([WidgetCoding.CodedBy<ISO8601>].self, forKey: "until")?.map(\.value)
        counts = try fields.decode(LossyArray<WidgetCoding.CodedBy<Lenient<Int>>>.self, forKey: fields.first(of: "counts", "n")).elements.map(\.value)
        total = try fields.decodeIfPresent(WidgetCoding.CodedBy<LenientDecimal>.self, forKey: "total")?.value
        ratios = try fields.decodeIfPresent([WidgetCoding.CodedBy<NonFinite<Double>>].self, forKey: "ratios")?.map(\.value)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(WidgetCoding.CodedBy<Cents>(amount), forKey: "amount")
        try fields.encodeIfPresent(until?.map { WidgetCoding.CodedBy<ISO8601>($0) }, forKey: "until")
        try fields.encode(counts.map { WidgetCoding.CodedBy<Lenient<Int>>($0) }, forKey: "counts")
        try fields.encodeIfPresent(total.map { WidgetCoding.CodedBy<LenientDecimal>($0) }, forKey: "total")
        try fields.encodeIfPresent(ratios?.map { WidgetCoding.CodedBy<NonFinite<Double>>($0) }, forKey: "ratios")
    }
}
