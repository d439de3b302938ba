// Generated using widgetgen
// DO NOT EDIT

import WidgetRuntime

// MARK: Chart Codable
extension Chart {

    init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.container(keyedBy: WireKey.self))
    }

    init(fields: KeyedDecodingContainer<WireKey>) throws {
        points = try fields.decode([Int].self, forKey: "points")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode("chart", forKey: "type")
        try fields.encode(points, forKey: "points")
    }
}

extension Chart: JSONReadable {

    init(from json: inout JSONReader) throws {
        var points: [Int]?
        var object = try json.object(besides: "type")
        while let key = try json.key(in: &object) {
            switch key {
            case "points" where object.isFirst(0): points = try json.read([Int].self)
            default: try json.skip()
            }
        }
        self.points = try json.required(points, "points", in: object)
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
