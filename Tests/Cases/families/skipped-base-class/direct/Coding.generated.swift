extension Card: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        var node: Node?
        var object = json.fields("node?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: node = json.readIfPresent(Node.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.init(
            node: node
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        let object = json.openObject()
        try json.writeIfPresent(node, forKey: "node")
        json.close(object)
    }
}
