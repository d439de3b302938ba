// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Close Codable
extension Close {

    init(from decoder: any Decoder) throws {
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: WireKey.self)
    }
}

// MARK: Open Codable
extension Open {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        url = try fields.decode(String.self, forKey: "url")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(url, forKey: "url")
    }
}
