// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Keeper Codable
extension Keeper: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        secret = try fields.decode(Secret.self, forKey: "secret")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(secret, forKey: "secret")
    }
}

extension Keeper: JSONReadable {

    init(from json: inout JSONReader) throws {
        var secret: Secret?
        var object = try json.object()
        while let key = try json.key(in: &object) {
            switch key {
            case "secret" where object.isFirst(0): secret = try json.read(Secret.self)
            default: try json.skip()
            }
        }
        self.secret = try json.required(secret, "secret", in: object)
    }
}

extension Keeper: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(secret, forKey: "secret")
        json.close(object)
    }
}
