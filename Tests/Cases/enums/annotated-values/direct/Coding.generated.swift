extension Block: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "card":
            var title: String?
            var body: String?
            var object = json.fields("title*,text*", skipping: "type", isKept: true)
            while let field = json.field(in: &object) {
                switch field {
                case 0: title = json.read(String.self, in: &object)
                case 1: body = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            if !object.has(0) {
                title = try json.read(String.self, atFirst: ["title"], ["caption"], of: object)
            }
            if !object.has(1) {
                body = try json.read(String.self, atFirst: ["text"], ["body"], ["content"], of: object)
            }
            guard !object.isFailed, let title, let body else {
                throw json.failure(of: object)
            }
            self = .card(title: title, body: body)
        case "list":
            var allItems: [Int]?
            var count: Int?
            var hint: String?
            var object = json.fields("all_items?,count?,hint?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: allItems = json.readIfPresent(LossyArray<Int>.self, in: &object)?.elements
                case 1: count = try json.recovering(with: 0) { try $0.readIfPresent(Int.self) ?? 3 }
                case 2: hint = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .list(allItems: allItems ?? [], count: count ?? 3, hint: hint)
        case "link":
            var href: String?
            var object = json.fields("href*", skipping: "type", isKept: true)
            while let field = json.field(in: &object) {
                switch field {
                case 0: href = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            if !object.has(0) {
                href = try json.read(String.self, atFirst: ["href"], ["url"], of: object)
            }
            guard !object.isFailed, let href else {
                throw json.failure(of: object)
            }
            self = .link(href)
        case "moved":
            var to: String?
            var object = json.fields("old", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: to = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let to else {
                throw json.failure(of: object)
            }
            self = .moved(to: to)
        case "spoken":
            var _0: Tone?
            var object = json.fields("_0?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = try json.recovering(with: .loud) { try $0.readIfPresent(Tone.self) ?? .calm }
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .spoken(_0 ?? .calm)
        default:
            throw json.unknown(name, in: "Block", known: ["card", "list", "link", "moved", "spoken"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .card(let title, let body):
            let object = json.openObject()
            json.write(name: "card", forKey: "type")
            try json.write(title, forKey: "title")
            try json.write(body, forKey: "text")
            json.close(object)
        case .list(let allItems, let count, let hint):
            let object = json.openObject()
            json.write(name: "list", forKey: "type")
            try json.write(allItems, forKey: "all_items")
            try json.write(count, forKey: "count")
            try json.writeIfPresent(hint, forKey: "hint")
            json.close(object)
        case .link(let href):
            let object = json.openObject()
            json.write(name: "link", forKey: "type")
            try json.write(href, forKey: "href")
            json.close(object)
        case .moved(let to):
            let object = json.openObject()
            json.write(name: "moved", forKey: "type")
            try json.write(to, forKey: "new")
            json.close(object)
        case .spoken(let value0):
            let object = json.openObject()
            json.write(name: "spoken", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        }
    }
}

extension Shape: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "circle":
                var radius: Double?
                var object = json.fields("radius*", isKept: true)
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: radius = json.read(Double.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                if !object.has(0) {
                    radius = try json.read(Double.self, atFirst: ["radius"], ["r"], of: object)
                }
                guard !object.isFailed, let radius else {
                    throw json.failure(of: object)
                }
                self = .circle(radius: radius)
                try json.leaveOnly(name)
            case "line":
                var _0: [Double]?
                var object = json.fields("_0*", isKept: true)
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: _0 = json.read([Double].self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                if !object.has(0) {
                    _0 = try json.read([Double].self, atFirst: ["_0"], ["points"], of: object)
                }
                guard !object.isFailed, let _0 else {
                    throw json.failure(of: object)
                }
                self = .line(_0)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Shape", known: ["circle", "line"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .circle(let radius):
            let object = json.openObject()
            let content = json.openObject(forKey: "circle")
            try json.write(radius, forKey: "radius")
            json.close(content)
            json.close(object)
        case .line(let value0):
            let object = json.openObject()
            let content = json.openObject(forKey: "line")
            try json.write(value0, forKey: "_0")
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
            var height: Int?
            var object = json.fields("width*,height", isKept: true)
            while let field = json.field(in: &object) {
                switch field {
                case 0: width = json.read(Int.self, in: &object)
                case 1: height = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            if !object.has(0) {
                width = try json.read(Int.self, atFirst: ["width"], ["w"], of: object)
            }
            guard !object.isFailed, let width, let height else {
                throw json.failure(of: object)
            }
            self = .box(width: width, height: height)
            return
        } catch {
            failures.append(("box", error))
            json = start
        }
        do {
            self = .side(try json.read(LossyArray<Int>.self).elements)
            return
        } catch {
            failures.append(("side", error))
            json = start
        }
        throw json.nothingMatches("Size", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .box(let width, let height):
            let object = json.openObject()
            try json.write(width, forKey: "width")
            try json.write(height, forKey: "height")
            json.close(object)
        case .side(let value0):
            try json.write(value0)
        }
    }
}

extension Step: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "t")
        switch name {
        case "wait":
            var _0: Int?
            var object = json.fields("c?")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = try json.recovering(with: 0) { try $0.readIfPresent(Int.self) ?? 1 }
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .wait(_0 ?? 1)
        case "walk":
            try json.enter("c", of: name)
            var meters: Double?
            var object = json.fields("meters*", isKept: true)
            while let field = json.field(in: &object) {
                switch field {
                case 0: meters = json.read(Double.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            if !object.has(0) {
                meters = try json.read(Double.self, atFirst: ["meters"], ["metres"], of: object)
            }
            guard !object.isFailed, let meters else {
                throw json.failure(of: object)
            }
            self = .walk(meters: meters)
            try json.leave(name)
        default:
            throw json.unknown(name, in: "Step", known: ["wait", "walk"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .wait(let value0):
            let object = json.openObject()
            json.write(name: "wait", forKey: "t")
            try json.write(value0, forKey: "c")
            json.close(object)
        case .walk(let meters):
            let object = json.openObject()
            json.write(name: "walk", forKey: "t")
            let content = json.openObject(forKey: "c")
            try json.write(meters, forKey: "meters")
            json.close(content)
            json.close(object)
        }
    }
}

extension Tone: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.rawName()
        switch name {
        case "calm": self = .calm
        case "loud": self = .loud
        default:
            throw json.noCase(of: Self.self, named: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .calm: json.write(name: "calm")
        case .loud: json.write(name: "loud")
        }
    }
}
