extension Issue: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: String?
        var kind: Kind?
        var object = json.fields("name,kind")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(String.self, in: &object)
            case 1: kind = json.read(Kind.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title, let kind else {
            throw json.failure(of: object)
        }
        self.title = title
        self.kind = kind
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(title, forKey: "name")
        try json.write(kind, forKey: "kind")
        json.close(object)
    }
}

extension Kind: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "bug":
                try json.skip()
                self = .bug
                try json.leaveOnly(name)
            case "wish":
                try json.skip()
                self = .wish
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Kind", known: ["bug", "wish"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .bug:
            let object = json.openObject()
            let content = json.openObject(forKey: "bug")
            json.close(content)
            json.close(object)
        case .wish:
            let object = json.openObject()
            let content = json.openObject(forKey: "wish")
            json.close(content)
            json.close(object)
        }
    }
}
