extension Chart: JSONReadable {

    init(from json: inout JSONReader) throws {
        var points: [Int]?
        let keys: [StaticString] = ["points"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: points = json.read([Int].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let points else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.points = points
    }
}

extension Chart: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "chart", forKey: "type")
        try json.write(points, forKey: "points")
        json.close(object)
    }
}
