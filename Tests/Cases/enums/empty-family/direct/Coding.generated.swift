extension Nothing: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        default:
            throw json.unknown(name, in: "Nothing", known: [])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .decoration(let value0):
            try json.writeWhole(AnyDecoration(value0))
        }
    }
}

extension Place: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "decoration":
                self = .decoration(try json.read(AnyDecoration.self).value)
                try json.leaveOnly(name)
            case "text":
                var title: String?
                var object = json.fields("title")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: title = json.read(String.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let title else {
                    throw json.failure(of: object)
                }
                self = .text(title: title)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Place", known: ["decoration", "text"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .decoration(let value0):
            let object = json.openObject()
            try json.write(AnyDecoration(value0), forKey: "decoration")
            json.close(object)
        case .text(let title):
            let object = json.openObject()
            let content = json.openObject(forKey: "text")
            try json.write(title, forKey: "title")
            json.close(content)
            json.close(object)
        }
    }
}

extension Slot: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var title: String?
            var object = json.fields("title", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: title = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let title else {
                throw json.failure(of: object)
            }
            self = .text(title: title)
        default:
            throw json.unknown(name, in: "Slot", known: ["text"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .decoration(let value0):
            try json.writeWhole(AnyDecoration(value0))
        case .text(let title):
            let object = json.openObject()
            json.write(name: "text", forKey: "type")
            try json.write(title, forKey: "title")
            json.close(object)
        }
    }
}
