extension Filter: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "t")
        switch name {
        case "blur":
            if try json.enterIfPresent("c", of: name) {
                var x: Int?
                var y: Int?
                var object = json.fields("x?,y?")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: x = json.readIfPresent(Int.self, in: &object)
                    case 1: y = json.readIfPresent(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                self = .blur(x: x ?? 3, y: y)
                try json.leave(name)
            } else {
                self = .blur(x: 3, y: nil)
            }
        case "level":
            var _0: Int?
            var object = json.fields("c")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .level(_0)
        case "mixed":
            try json.enter("c", of: name)
            var x: Int?
            var y: Int?
            var object = json.fields("x,y?")
            while let field = json.field(in: &object) {
                switch field {
                case 0: x = json.read(Int.self, in: &object)
                case 1: y = json.readIfPresent(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let x else {
                throw json.failure(of: object)
            }
            self = .mixed(x: x, y: y ?? 1)
            try json.leave(name)
        case "none":
            try json.skip()
            self = .none
        default:
            throw json.unknown(name, in: "Filter", known: ["blur", "level", "mixed", "none"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .blur(let x, let y):
            let object = json.openObject()
            json.write(name: "blur", forKey: "t")
            let content = json.openObject(forKey: "c")
            try json.write(x, forKey: "x")
            try json.writeIfPresent(y, forKey: "y")
            json.close(content)
            json.close(object)
        case .level(let value0):
            let object = json.openObject()
            json.write(name: "level", forKey: "t")
            try json.write(value0, forKey: "c")
            json.close(object)
        case .mixed(let x, let y):
            let object = json.openObject()
            json.write(name: "mixed", forKey: "t")
            let content = json.openObject(forKey: "c")
            try json.write(x, forKey: "x")
            try json.write(y, forKey: "y")
            json.close(content)
            json.close(object)
        case .none:
            let object = json.openObject()
            json.write(name: "none", forKey: "t")
            json.close(object)
        }
    }
}

extension Length: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .points(try json.read(Double.self))
            return
        } catch {
            failures.append(("points", error))
            json = start
        }
        do {
            self = .text(try json.read(String.self))
            return
        } catch {
            failures.append(("text", error))
            json = start
        }
        if try json.readNull() {
            self = .none
            return
        }
        throw json.nothingMatches("Length", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .points(let value0):
            try json.write(value0)
        case .text(let value0):
            try json.write(value0)
        case .none:
            json.writeNull()
        }
    }
}

extension Mode: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(String.self)
        guard let known = Self(rawValue: name) else {
            json.reportUnknown(name, in: "Mode", known: ["one", "two"], from: start)
            self = .unknown
            return
        }
        self = known
    }
}

extension Motion: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "slide":
                var from: String?
                var to: String?
                var object = json.fields("from,to?")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: from = json.read(String.self, in: &object)
                    case 1: to = json.readIfPresent(String.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let from else {
                    throw json.failure(of: object)
                }
                self = .slide(from: from, to: to)
                try json.leaveOnly(name)
            case "fade":
                self = .fade(try json.read(Double.self))
                try json.leaveOnly(name)
            case "still":
                try json.skip()
                self = .still
                try json.leaveOnly(name)
            default:
                try json.checkOnly(name)
                json.reportUnknown(name, in: "Motion", known: ["slide", "fade", "still"])
                json.rewind(to: name)
                try json.skip()
                self = .other
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .slide(let from, let to):
            let object = json.openObject()
            let content = json.openObject(forKey: "slide")
            try json.write(from, forKey: "from")
            try json.writeIfPresent(to, forKey: "to")
            json.close(content)
            json.close(object)
        case .fade(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "fade")
            json.close(object)
        case .still:
            let object = json.openObject()
            let content = json.openObject(forKey: "still")
            json.close(content)
            json.close(object)
        case .other:
            let object = json.openObject()
            let content = json.openObject(forKey: "other")
            json.close(content)
            json.close(object)
        }
    }
}

extension Path: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var points: [Double]?
        var object = json.fields("points")
        while let field = json.field(in: &object) {
            switch field {
            case 0: points = json.read([Double].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let points else {
            throw json.failure(of: object)
        }
        self.points = points
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(points, forKey: "points")
        json.close(object)
    }
}

extension Shape: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "kind")
        switch name {
        case "circle":
            var radius: Double?
            var object = json.fields("radius", skipping: "kind")
            while let field = json.field(in: &object) {
                switch field {
                case 0: radius = json.read(Double.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let radius else {
                throw json.failure(of: object)
            }
            self = .circle(radius: radius)
        case "line":
            try json.skip()
            self = .line
        case "path":
            self = .path(try json.read(Path.self))
        default:
            throw json.unknown(name, in: "Shape", known: ["circle", "line", "path"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .circle(let radius):
            let object = json.openObject()
            json.write(name: "circle", forKey: "kind")
            try json.write(radius, forKey: "radius")
            json.close(object)
        case .line:
            let object = json.openObject()
            json.write(name: "line", forKey: "kind")
            json.close(object)
        case .path(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "path", forKey: "kind")
            try json.writeMembers(of: value0)
            json.close(object)
        }
    }
}
