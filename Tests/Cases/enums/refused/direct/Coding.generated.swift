extension Block: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "quiz":
            do {
                self = .quiz(try json.read(Quiz.self))
            } catch {
                json.rewind(to: name)
                self = try json.replacingUnknown(error) { _, json in .other(try json.read(JSONValue.self)) }
            }
        default:
            json.reportUnknown(name, in: "Block", known: ["quiz"])
            json.rewind(to: name)
            self = .other(try json.read(JSONValue.self))
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .quiz(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "quiz", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        case .other(let value0):
            try json.writeWhole(value0)
        }
    }
}

extension Clip: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var format: Int?
        var object = json.fields("format")
        while let field = json.field(in: &object) {
            switch field {
            case 0: format = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let format else {
            throw json.failure(of: object)
        }
        self.format = format
        try validate()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(format, forKey: "format")
        json.close(object)
    }
}

extension Fill: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "flat":
            var color: String?
            var object = json.fields("color", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: color = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let color else {
                throw json.failure(of: object)
            }
            self = .flat(color: color)
        case "quiz":
            do {
                self = .quiz(try json.read(Quiz.self))
            } catch {
                json.rewind(to: name)
                self = try json.replacingUnknown(error) { _, json in try json.skip(); return .flat(color: "clear") }
            }
        default:
            json.reportUnknown(name, in: "Fill", known: ["flat", "quiz"])
            json.rewind(to: name)
            try json.skip()
            self = .flat(color: "clear")
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .flat(let color):
            let object = json.openObject()
            json.write(name: "flat", forKey: "type")
            try json.write(color, forKey: "color")
            json.close(object)
        case .quiz(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "quiz", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        }
    }
}

extension Map: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var place: String?
        var object = json.fields("place", skipping: "kind")
        while let field = json.field(in: &object) {
            switch field {
            case 0: place = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let place else {
            throw json.failure(of: object)
        }
        self.place = place
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "map", forKey: "kind")
        try json.write(place, forKey: "place")
        json.close(object)
    }
}

extension Name: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "quiz":
            do {
                self = .quiz(try json.read(Quiz.self))
            } catch {
                json.rewind(to: name)
                self = try json.replacingUnknown(error) { _, json in try json.skip(); return .other(name.string) }
            }
        default:
            json.reportUnknown(name, in: "Name", known: ["quiz"])
            json.rewind(to: name)
            try json.skip()
            self = .other(name.string)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .quiz(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "quiz", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        case .other(let value0):
            let object = json.openObject()
            try json.write(value0, forKey: "type")
            json.close(object)
        }
    }
}

extension Numbered: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "number", as: Int.self)
        switch name {
        case "1":
            try json.skip()
            self = .one
        default:
            json.reportUnknown(name, in: "Numbered", known: ["1"])
            json.rewind(to: name)
            try json.skip()
            self = .other
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .one:
            let object = json.openObject()
            try json.write(1, forKey: "number")
            json.close(object)
        case .other:
            let object = json.openObject()
            try json.write(0, forKey: "number")
            json.close(object)
        }
    }
}

extension Quiz: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "version", as: Int.self)
        switch name {
        case "1":
            var questions: [String]?
            var object = json.fields("questions", skipping: "version")
            while let field = json.field(in: &object) {
                switch field {
                case 0: questions = json.read([String].self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let questions else {
                throw json.failure(of: object)
            }
            self = .questions(questions: questions)
        default:
            throw json.unknown(name, in: "Quiz", known: ["1"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .questions(let questions):
            let object = json.openObject()
            try json.write(1, forKey: "version")
            try json.write(questions, forKey: "questions")
            json.close(object)
        }
    }
}

extension Step: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "text":
            self = .text(try json.read(Text.self))
        case "quiz":
            do {
                self = .quiz(try json.read(Quiz.self))
            } catch {
                json.rewind(to: name)
                self = try json.replacingUnknown(error) { error, json in try json.readReplacement(Self.self, insteadOf: error, at: "fallback") }
            }
        case "layer":
            do {
                self = .layer(try json.read(AnyLayer.self).value)
            } catch {
                json.rewind(to: name)
                self = try json.replacingUnknown(error) { error, json in try json.readReplacement(Self.self, insteadOf: error, at: "fallback") }
            }
        case "clip":
            do {
                self = .clip(try json.read(Clip.self))
            } catch {
                json.rewind(to: name)
                self = try json.replacingUnknown(error) { error, json in try json.readReplacement(Self.self, insteadOf: error, at: "fallback") }
            }
        default:
            json.rewind(to: name)
            self = try json.replacing(json.unknown(name, in: "Step", known: ["text", "quiz", "layer", "clip"])) { error, json in try json.readReplacement(Self.self, insteadOf: error, at: "fallback") }
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .text(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "text", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        case .quiz(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "quiz", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        case .layer(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "layer", forKey: "type")
            try json.writeMembers(of: AnyLayer(value0))
            json.close(object)
        case .clip(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "clip", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        }
    }
}

extension Tolerant: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "flat":
            var color: String?
            var object = json.fields("color", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: color = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let color else {
                throw json.failure(of: object)
            }
            self = .flat(color: color)
        case "block":
            self = .block(try json.read(Numbered.self))
        default:
            json.reportUnknown(name, in: "Tolerant", known: ["flat", "block"])
            json.rewind(to: name)
            try json.skip()
            self = .flat(color: "clear")
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .flat(let color):
            let object = json.openObject()
            json.write(name: "flat", forKey: "type")
            try json.write(color, forKey: "color")
            json.close(object)
        case .block(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "block", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        }
    }
}
