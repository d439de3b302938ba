extension BadgeShape: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        do {
            let name = try json.name(under: "type")
            switch name {
            case "rectangle":
                var radius: Double?
                var object = json.fields("radius?", skipping: "type")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: radius = json.readIfPresent(Double.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                self = .rectangle(radius: radius)
            case "pill":
                try json.skip()
                self = .pill
            default:
                throw json.unknown(name, in: "BadgeShape", known: ["rectangle", "pill"])
            }
        } catch {
            json = start
            self = json.recovering(with: .rectangle(radius: nil)) { throw error }
            try json.skip()
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .rectangle(let radius):
            let object = json.openObject()
            json.write(name: "rectangle", forKey: "type")
            try json.writeIfPresent(radius, forKey: "radius")
            json.close(object)
        case .pill:
            let object = json.openObject()
            json.write(name: "pill", forKey: "type")
            json.close(object)
        }
    }
}

extension Border: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let start = json
        do {
            let name = try json.onlyName()
            do {
                switch name {
                case "none":
                    try json.skip()
                    self = .none
                    try json.leaveOnly(name)
                case "line":
                    var width: Int?
                    var object = json.fields("width")
                    while let field = json.field(in: &object) {
                        switch field {
                        case 0: width = json.read(Int.self, in: &object)
                        default: break
                        }
                    }
                    guard !object.isFailed, let width else {
                        throw json.failure(of: object)
                    }
                    self = .line(width: width)
                    try json.leaveOnly(name)
                case "double":
                    self = .double(try json.read(Border.self))
                    try json.leaveOnly(name)
                default:
                    throw json.unknown(name, in: "Border", known: ["none", "line", "double"])
                }
            } catch {
                throw json.failure(error, ofOnly: name)
            }
        } catch {
            json = start
            self = json.recovering(with: .none) { throw error }
            try json.skip()
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch self {
        case .none:
            let object = json.openObject()
            let content = json.openObject(forKey: "none")
            json.close(content)
            json.close(object)
        case .line(let width):
            let object = json.openObject()
            let content = json.openObject(forKey: "line")
            try json.write(width, forKey: "width")
            json.close(content)
            json.close(object)
        case .double(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "double")
            json.close(object)
        }
    }
}

extension Size: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        do {
            let start = json
            var failures: [(String, any Swift.Error)] = []
            do {
                self = .fixed(try json.read(Double.self))
                return
            } catch {
                failures.append(("fixed", error))
                json = start
            }
            do {
                var least: Double?
                var most: Double?
                var object = json.fields("least,most")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: least = json.read(Double.self, in: &object)
                    case 1: most = json.read(Double.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let least, let most else {
                    throw json.failure(of: object)
                }
                self = .range(least: least, most: most)
                return
            } catch {
                failures.append(("range", error))
                json = start
            }
            throw json.nothingMatches("Size", failures)
        } catch {
            json = start
            self = json.recovering(with: .fixed(0)) { throw error }
            try json.skip()
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .fixed(let value0):
            try json.write(value0)
        case .range(let least, let most):
            let object = json.openObject()
            try json.write(least, forKey: "least")
            try json.write(most, forKey: "most")
            json.close(object)
        }
    }
}
