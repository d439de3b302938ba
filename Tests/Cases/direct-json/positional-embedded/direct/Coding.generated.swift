extension Point: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var elements = try json.elements()
        self.x = try json.read(Double.self, for: "x", in: &elements)
        self.y = try json.read(Double.self, for: "y", in: &elements)
        try json.close(&elements)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: x)
        try json.write(element: y)
        json.closeArray(elements)
    }
}
