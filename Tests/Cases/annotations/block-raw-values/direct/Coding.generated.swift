extension Choice: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "flags":
            var _0: Flags?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Flags.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .flags(_0)
        default:
            throw json.unknown(name, in: "Choice", known: ["flags"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .flags(let value0):
            let object = json.openObject()
            json.write(name: "flags", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        }
    }
}

extension Option: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "flags":
                self = .flags(try json.read(Flags.self))
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Option", known: ["flags"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .flags(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "flags")
            json.close(object)
        }
    }
}

extension Setting: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .flags(try json.read(Flags.self))
            return
        } catch {
            failures.append(("flags", error))
            json = start
        }
        do {
            var nameValue: String?
            var object = json.fields("name")
            while let field = json.field(in: &object) {
                switch field {
                case 0: nameValue = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let nameValue else {
                throw json.failure(of: object)
            }
            self = .named(name: nameValue)
            return
        } catch {
            failures.append(("named", error))
            json = start
        }
        throw json.nothingMatches("Setting", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .flags(let value0):
            try json.write(value0)
        case .named(let name):
            let object = json.openObject()
            try json.write(name, forKey: "name")
            json.close(object)
        }
    }
}
