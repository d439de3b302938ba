// Generated using widgetgen
// DO NOT EDIT

// MARK: Point Codable
extension Point: Codable {

    init(from decoder: any Decoder) throws {
        var elements = try decoder.elements()
        x = try elements.decode(Double.self, for: "x")
        y = try elements.decode(Double.self, for: "y")
    }

    func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(x)
        try elements.encode(y)
    }
}

extension Point: JSONReadable {

    init(from json: inout JSONReader) throws {
        var elements = try json.elements()
        self.x = try json.read(Double.self, for: "x", in: &elements)
        self.y = try json.read(Double.self, for: "y", in: &elements)
        try json.close(&elements)
    }
}

extension Point: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let elements = json.openArray()
        try json.write(element: x)
        try json.write(element: y)
        json.closeArray(elements)
    }
}
