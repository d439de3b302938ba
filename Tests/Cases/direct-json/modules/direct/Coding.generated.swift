extension Chart: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var points: [Int]?
        var object = json.fields("points", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: points = json.read([Int].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let points else {
            throw json.failure(of: object)
        }
        self.points = points
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "chart", forKey: "type")
        try json.write(points, forKey: "points")
        json.close(object)
    }
}
