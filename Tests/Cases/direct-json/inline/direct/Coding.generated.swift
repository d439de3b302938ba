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
