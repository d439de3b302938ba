extension Formula: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            var left: Formula?
            var right: Formula?
            var object = json.fields("left,right")
            while let field = json.field(in: &object) {
                switch field {
                case 0: left = json.read(Formula.self, in: &object)
                case 1: right = json.read(Formula.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let left, let right else {
                throw json.failure(of: object)
            }
            self = .sum(left: left, right: right)
            return
        } catch {
            failures.append(("sum", error))
            json = start
        }
        do {
            var of: Formula?
            var object = json.fields("of")
            while let field = json.field(in: &object) {
                switch field {
                case 0: of = json.read(Formula.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let of else {
                throw json.failure(of: object)
            }
            self = .negative(of: of)
            return
        } catch {
            failures.append(("negative", error))
            json = start
        }
        do {
            self = .number(try json.read(Double.self))
            return
        } catch {
            failures.append(("number", error))
            json = start
        }
        throw json.nothingMatches("Formula", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch self {
        case .sum(let left, let right):
            let object = json.openObject()
            try json.write(left, forKey: "left")
            try json.write(right, forKey: "right")
            json.close(object)
        case .negative(let of):
            let object = json.openObject()
            try json.write(of, forKey: "of")
            json.close(object)
        case .number(let value0):
            try json.write(value0)
        }
    }
}

extension LastPart: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var parts: [any Part]?
        var object = json.fields("parts")
        while let field = json.field(in: &object) {
            switch field {
            case 0: parts = json.read(listOf: AnyPart.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let parts else {
            throw json.failure(of: object)
        }
        self.parts = parts
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyPart.self, parts, forKey: "parts")
        json.close(object)
    }
}

extension NamedPart: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var parts: [any Part]?
        var nameValue: String?
        var object = json.fields("parts,name")
        while let field = json.field(in: &object) {
            switch field {
            case 0: parts = json.read(listOf: AnyPart.self, in: &object)
            case 1: nameValue = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let parts, let nameValue else {
            throw json.failure(of: object)
        }
        self.parts = parts
        self.name = nameValue
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyPart.self, parts, forKey: "parts")
        try json.write(name, forKey: "name")
        json.close(object)
    }
}

extension OtherPart: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var parts: [any Part]?
        var object = json.fields("parts")
        while let field = json.field(in: &object) {
            switch field {
            case 0: parts = json.read(listOf: AnyPart.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let parts else {
            throw json.failure(of: object)
        }
        self.parts = parts
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyPart.self, parts, forKey: "parts")
        json.close(object)
    }
}

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var parts: [any Part]?
        var object = json.fields("parts")
        while let field = json.field(in: &object) {
            switch field {
            case 0: parts = json.read(listOf: AnyPartOrLastPart.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let parts else {
            throw json.failure(of: object)
        }
        self.parts = parts
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyPart.self, parts, forKey: "parts")
        json.close(object)
    }
}

extension Tree: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        if let known = try json.remembered(Self.self) {
            self = known
            return
        }
        let start = json
        do {
            var next: Tree?
            var count: Int?
            var object = json.fields("next,count")
            while let field = json.field(in: &object) {
                switch field {
                case 0: next = json.read(Tree.self, in: &object)
                case 1: count = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let next, let count else {
                throw json.failure(of: object)
            }
            self = .counted(next: next, count: count)
            json.remember(self, from: start)
            return
        } catch {
            json = start
        }
        do {
            var next: Tree?
            var title: String?
            var object = json.fields("next?,title")
            while let field = json.field(in: &object) {
                switch field {
                case 0: next = json.readIfPresent(Tree.self, in: &object)
                case 1: title = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let title else {
                throw json.failure(of: object)
            }
            self = .titled(next: next, title: title)
            json.remember(self, from: start)
            return
        } catch {
            json = start
        }
        do {
            self = .boxed(try json.read(Box.self))
            json.remember(self, from: start)
            return
        } catch {
            json = start
        }
        if try json.readNull() {
            self = .none
            json.remember(self, from: start)
            return
        }
        json.reportUnmatched(in: "Tree")
        try json.skip()
        self = .other
        json.remember(self, from: start)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch self {
        case .counted(let next, let count):
            let object = json.openObject()
            try json.write(next, forKey: "next")
            try json.write(count, forKey: "count")
            json.close(object)
        case .titled(let next, let title):
            let object = json.openObject()
            try json.writeIfPresent(next, forKey: "next")
            try json.write(title, forKey: "title")
            json.close(object)
        case .boxed(let value0):
            try json.write(value0)
        case .none:
            json.writeNull()
        case .other:
            json.writeNull()
        }
    }
}

extension Value: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .text(try json.read(String.self))
            return
        } catch {
            failures.append(("text", error))
            json = start
        }
        do {
            self = .list(try json.read([Value].self))
            return
        } catch {
            failures.append(("list", error))
            json = start
        }
        do {
            self = .object(try json.read([String: Value].self))
            return
        } catch {
            failures.append(("object", error))
            json = start
        }
        throw json.nothingMatches("Value", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch self {
        case .text(let value0):
            try json.write(value0)
        case .list(let value0):
            try json.write(value0)
        case .object(let value0):
            try json.write(value0)
        }
    }
}
