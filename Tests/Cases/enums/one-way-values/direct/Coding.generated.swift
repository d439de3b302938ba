extension Destination: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "sheet":
            var sheet: String?
            var object = json.fields("sheet?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: sheet = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .sheet(sheet: sheet)
        case "page":
            var url: String?
            var depth: Int?
            var object = json.fields("url,depth?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: url = json.read(String.self, in: &object)
                case 1: depth = json.readIfPresent(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let url else {
                throw json.failure(of: object)
            }
            self = .page(url: url, depth: depth ?? 0)
        default:
            throw json.unknown(name, in: "Destination", known: ["sheet", "page"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .sheet:
            let object = json.openObject()
            json.write(name: "sheet", forKey: "type")
            json.close(object)
        case .page(let url, _):
            let object = json.openObject()
            json.write(name: "page", forKey: "type")
            try json.write(url, forKey: "url")
            json.close(object)
        }
    }
}

extension Event: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "tap":
                var at: Int?
                var object = json.fields("at?")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: at = json.readIfPresent(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                self = .tap(at: at)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Event", known: ["tap"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .tap:
            let object = json.openObject()
            let content = json.openObject(forKey: "tap")
            json.close(content)
            json.close(object)
        }
    }
}

extension Size: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            var width: Int?
            var unit: String?
            var object = json.fields("width,unit?")
            while let field = json.field(in: &object) {
                switch field {
                case 0: width = json.read(Int.self, in: &object)
                case 1: unit = try json.recovering(with: nil) { try $0.readIfPresent(String.self) }
                default: break
                }
            }
            guard !object.isFailed, let width else {
                throw json.failure(of: object)
            }
            self = .box(width: width, unit: unit)
            return
        } catch {
            failures.append(("box", error))
            json = start
        }
        throw json.nothingMatches("Size", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .box(let width, _):
            let object = json.openObject()
            try json.write(width, forKey: "width")
            json.close(object)
        }
    }
}

extension Step: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "wait":
            if try json.enterIfPresent("value", of: name) {
                var `for`: Int?
                var after: Int?
                var object = json.fields("for?,after?")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: `for` = json.readIfPresent(Int.self, in: &object)
                    case 1: after = json.readIfPresent(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                self = .wait(for: `for`, after: after)
                try json.leave(name)
            } else {
                self = .wait(for: nil, after: nil)
            }
        default:
            throw json.unknown(name, in: "Step", known: ["wait"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .wait:
            let object = json.openObject()
            json.write(name: "wait", forKey: "type")
            let content = json.openObject(forKey: "value")
            json.close(content)
            json.close(object)
        }
    }
}
