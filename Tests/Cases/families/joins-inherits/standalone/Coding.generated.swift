// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: PriceTag Codable
extension PriceTag {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        cents = try fields.decode(Int.self, forKey: "cents")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(cents, forKey: "cents")
    }
}
