extension Keeper: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var secret: Secret?
        var object = json.fields("secret")
        while let field = json.field(in: &object) {
            switch field {
            case 0: secret = json.read(Secret.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let secret else {
            throw json.failure(of: object)
        }
        self.secret = secret
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(secret, forKey: "secret")
        json.close(object)
    }
}
