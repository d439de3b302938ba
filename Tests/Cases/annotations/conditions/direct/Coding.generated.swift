extension Offer: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var price: String?
        var names: [String]?
        var count: String?
        var depth: Int?
        var object = json.fields("price?,names?,count?,depth*", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: price = json.readIfPresent(String.self, in: &object)
            case 1: names = json.readIfPresent([String].self, in: &object)
            case 2: count = json.readIfPresent(String.self, in: &object)
            case 3: depth = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.price = price ?? "$0.00"
        self.names = names ?? []
        self.count = count ?? "1"
        self.depth = object.has(3) ? depth : 4
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "offer", forKey: "type")
        if !(price == "$0.00") {
            try json.write(price, forKey: "price")
        }
        if !({ $0.allSatisfy { $0.isEmpty } })(names) {
            try json.write(names, forKey: "names")
        }
        if !({ $0 == "\($0.count)" })(count) {
            try json.write(count, forKey: "count")
        }
        if depth != nil {
            try json.write(depth, forKey: "depth")
        }
        json.close(object)
    }
}
