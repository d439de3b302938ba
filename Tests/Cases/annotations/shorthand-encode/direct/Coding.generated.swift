extension Amount: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = .number(value: try json.read(Int.self))
            return
        }
        let name = try json.onlyName()
        do {
            switch name {
            case "number":
                var value: Int?
                var object = json.fields("value")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: value = json.read(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let value else {
                    throw json.failure(of: object)
                }
                self = .number(value: value)
                try json.leaveOnly(name)
            case "range":
                var from: Int?
                var to: Int?
                var object = json.fields("from,to")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: from = json.read(Int.self, in: &object)
                    case 1: to = json.read(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let from, let to else {
                    throw json.failure(of: object)
                }
                self = .range(from: from, to: to)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Amount", known: ["number", "range"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .number(let value):
            try json.write(value)
        case .range(let from, let to):
            let object = json.openObject()
            let content = json.openObject(forKey: "range")
            try json.write(from, forKey: "from")
            try json.write(to, forKey: "to")
            json.close(content)
            json.close(object)
        }
    }
}

extension Block: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "run":
            var _0: Run?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Run.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .run(_0)
        case "content":
            var value: Content?
            var object = json.fields("value", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: value = json.read(Content.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let value else {
                throw json.failure(of: object)
            }
            self = .content(value: value)
        default:
            throw json.unknown(name, in: "Block", known: ["run", "content"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .run(let value0):
            let object = json.openObject()
            json.write(name: "run", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .content(let value):
            let object = json.openObject()
            json.write(name: "content", forKey: "type")
            try json.write(value, forKey: "value")
            json.close(object)
        }
    }
}

extension Content: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = .text(try json.read(String.self))
            return
        }
        let name = try json.name(under: "type")
        switch name {
        case "text":
            var _0: String?
            var object = json.fields("_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .text(_0)
        case "image":
            var url: String?
            var object = json.fields("url", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: url = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let url else {
                throw json.failure(of: object)
            }
            self = .image(url: url)
        default:
            throw json.unknown(name, in: "Content", known: ["text", "image"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .text(let value0):
            try json.write(value0)
        case .image(let url):
            let object = json.openObject()
            json.write(name: "image", forKey: "type")
            try json.write(url, forKey: "url")
            json.close(object)
        }
    }
}

extension Item: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .run(try json.read(Run.self))
            return
        } catch {
            failures.append(("run", error))
            json = start
        }
        do {
            self = .number(try json.read(Int.self))
            return
        } catch {
            failures.append(("number", error))
            json = start
        }
        throw json.nothingMatches("Item", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .run(let value0):
            try json.write(value0)
        case .number(let value0):
            try json.write(value0)
        }
    }
}

extension Only: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var selfValue: [Int]?
        var object = json.fields("self")
        while let field = json.field(in: &object) {
            switch field {
            case 0: selfValue = json.read([Int].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let selfValue else {
            throw json.failure(of: object)
        }
        self.`self` = selfValue
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(self.`self`)
    }
}

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: Run?
        var runs: [Run]?
        var contents: [String: Content]?
        var nodes: [any Node]?
        var object = json.fields("title,runs,contents,nodes")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(Run.self, in: &object)
            case 1: runs = json.read([Run].self, in: &object)
            case 2: contents = json.read([String: Content].self, in: &object)
            case 3: nodes = json.read(listOf: AnyNode.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title, let runs, let contents, let nodes else {
            throw json.failure(of: object)
        }
        self.title = title
        self.runs = runs
        self.contents = contents
        self.nodes = nodes
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(title, forKey: "title")
        try json.write(runs, forKey: "runs")
        try json.write(contents, forKey: "contents")
        try json.write(listOf: AnyNode.self, nodes, forKey: "nodes")
        json.close(object)
    }
}

extension Part: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var text: String?
        var image: String?
        var object = json.fields("text*,image*")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: image = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.text = text
        self.image = image
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        if text != nil && text?.isEmpty != true && image == nil {
            try json.write(text)
            return
        }
        let object = json.openObject()
        if text?.isEmpty != true {
            try json.writeIfPresent(text, forKey: "text")
        }
        try json.writeIfPresent(image, forKey: "image")
        json.close(object)
    }
}

extension Place: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var jsonValue: Align?
        var other: Int?
        var object = json.fields("json,other?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: jsonValue = json.read(Align.self, in: &object)
            case 1: other = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let jsonValue else {
            throw json.failure(of: object)
        }
        self.json = jsonValue
        self.other = other
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        if other == nil {
            try json.write(self.json)
            return
        }
        let object = json.openObject()
        try json.write(self.json, forKey: "json")
        try json.writeIfPresent(other, forKey: "other")
        json.close(object)
    }
}

extension Run: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var text: String?
        var size: Int?
        var color: String?
        var links: [String]?
        var tags: [String]?
        var action: String?
        var note: Field<String>?
        var object = json.fields("text,size?,color?,links?,tags?,action?,note*", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            case 2: color = json.readIfPresent(String.self, in: &object)
            case 3: links = json.readIfPresent([String].self, in: &object)
            case 4: tags = json.readIfPresent([String].self, in: &object)
            case 5: action = json.readIfPresent(String.self, in: &object)
            case 6: note = json.read(Field<String>.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.size = size ?? 12
        self.color = color
        self.links = links
        self.tags = tags ?? []
        self.index = try json.readIfPresent(Int.self, atFirst: ["meta", "index"], of: object) ?? -1
        self.action = action
        self.note = note ?? .missing
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        if size == 12 && color == nil && links?.isEmpty ?? true && tags.isEmpty && (index < 0) && note.isMissing {
            try json.write(text)
            return
        }
        let object = json.openObject()
        try json.write(text, forKey: "text")
        if size != 12 {
            try json.write(size, forKey: "size")
        }
        try json.writeIfPresent(color, forKey: "color")
        if links?.isEmpty != true {
            try json.writeIfPresent(links, forKey: "links")
        }
        if !tags.isEmpty {
            try json.write(tags, forKey: "tags")
        }
        if !(index < 0) {
            try json.write(index, at: "meta", "index")
        }
        if !note.isMissing {
            try json.write(note, forKey: "note")
        }
        json.close(object)
    }
}

extension TextNode: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var text: String?
        var color: String?
        var object = json.fields("text,color?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: color = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.color = color
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        if color == nil {
            try json.write(text)
            return
        }
        let object = json.openObject()
        try json.write(text, forKey: "text")
        try json.writeIfPresent(color, forKey: "color")
        json.close(object)
    }
}
