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
        let keys: [StaticString] = ["secret"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: secret = json.read(Secret.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let secret else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.secret = secret
    }
}

extension Keeper: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(secret, forKey: "secret")
        json.close(object)
    }
}
