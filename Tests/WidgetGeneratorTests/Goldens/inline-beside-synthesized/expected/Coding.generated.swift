// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Button Init
extension Button {

    init(
        title: String
    ) {
        self.title = title
    }
}

// MARK: Link Codable
extension Link {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        target = try fields.decodeIfPresent(String.self, forKey: "target")
        title = try fields.decodeIfPresent(String.self, forKey: "title")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encodeIfPresent(target, forKey: "target")
        try fields.encodeIfPresent(title, forKey: "title")
    }
}
