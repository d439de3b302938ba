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
            let object = json.openObject()
            let content = json.openObject(forKey: "number")
            try json.write(value, forKey: "value")
            json.close(content)
            json.close(object)
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

extension Break: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var count: Int?
        var object = json.fields("count", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: count = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let count else {
            throw json.failure(of: object)
        }
        self.count = count
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "break", forKey: "type")
        try json.write(count, forKey: "count")
        json.close(object)
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
            var url: URL?
            var alt: String?
            var object = json.fields("url,alt?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: url = json.read(URL.self, in: &object)
                case 1: alt = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let url else {
                throw json.failure(of: object)
            }
            self = .image(url: url, alt: alt)
        default:
            throw json.unknown(name, in: "Content", known: ["text", "image"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .text(let value0):
            let object = json.openObject()
            json.write(name: "text", forKey: "type")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .image(let url, let alt):
            let object = json.openObject()
            json.write(name: "image", forKey: "type")
            try json.write(url, forKey: "url")
            try json.writeIfPresent(alt, forKey: "alt")
            json.close(object)
        }
    }
}

extension Day: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var date: Date?
        var label: String?
        var object = json.fields("date,label?", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: date = json.read(WidgetCoding.CodedBy<ISO8601>.self, in: &object)?.value
            case 1: label = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let date else {
            throw json.failure(of: object)
        }
        self.date = date
        self.label = label ?? "none"
        self.style = try json.read(Style.self, beside: object)
        try validate()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write(WidgetCoding.CodedBy<ISO8601>(date), forKey: "date")
        if label != "none" {
            try json.write(label, forKey: "label")
        }
        try json.writeMembers(of: style)
        json.close(object)
    }
}

extension Fonts.Size: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var points: Double?
        var object = json.fields("points")
        while let field = json.field(in: &object) {
            switch field {
            case 0: points = try json.recovering(with: 0) { try $0.read(Double.self) }
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

extension List: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var items: [Item]?
        var title: String?
        var object = json.fields("items,title?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: items = json.read(LossyArray<Item>.self, in: &object)?.elements
            case 1: title = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let items else {
            throw json.failure(of: object)
        }
        self.items = items
        self.title = title
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(items, forKey: "items")
        try json.writeIfPresent(title, forKey: "title")
        json.close(object)
    }
}

extension Names: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var names: [String]?
        var object = json.fields("names?", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: names = json.readIfPresent([String].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.names = names
        self.count = try Self.decodeCount(from: json.decoder(of: object))
    }
}

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var title: TextRun?
        var subtitle: TextRun?
        var inlines: [any Inline]?
        var parts: [Part]?
        var contents: [String: Content]?
        var unit: (any Unit)?
        var amount: Amount?
        var days: [Day]?
        var object = json.fields("title,subtitle?,inlines,parts,contents?,unit,amount,days")
        while let field = json.field(in: &object) {
            switch field {
            case 0: title = json.read(TextRun.self, in: &object)
            case 1: subtitle = json.readIfPresent(TextRun.self, in: &object)
            case 2: inlines = json.read(listOf: AnyInline.self, in: &object)
            case 3: parts = json.read(LossyArray<Part>.self, in: &object)?.elements
            case 4: contents = json.readIfPresent([String: Content].self, in: &object)
            case 5: unit = json.read(AnyUnit.self, in: &object)?.value
            case 6: amount = json.read(Amount.self, in: &object)
            case 7: days = json.read([Day].self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let title, let inlines, let parts, let unit, let amount, let days else {
            throw json.failure(of: object)
        }
        self.init(
            title: title,
            subtitle: subtitle,
            inlines: inlines,
            parts: parts,
            contents: contents ?? [:],
            unit: unit,
            amount: amount,
            days: days
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(title, forKey: "title")
        try json.writeIfPresent(subtitle, forKey: "subtitle")
        try json.write(listOf: AnyInline.self, inlines, forKey: "inlines")
        try json.write(parts, forKey: "parts")
        try json.write(contents, forKey: "contents")
        try json.write(AnyUnit(unit), forKey: "unit")
        try json.write(amount, forKey: "amount")
        try json.write(days, forKey: "days")
        json.close(object)
    }
}

extension Part: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = .run(try json.read(TextRun.self))
            return
        }
        let name = try json.name(under: "kind")
        switch name {
        case "run":
            self = .run(try json.read(TextRun.self))
        case "day":
            self = .day(try json.read(Day.self))
        default:
            throw json.unknown(name, in: "Part", known: ["run", "day"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .run(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "run", forKey: "kind")
            try json.writeMembers(of: value0)
            json.close(object)
        case .day(let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "day", forKey: "kind")
            try json.writeMembers(of: value0)
            json.close(object)
        }
    }
}

extension Ratio: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.ratio = try json.read(Double.self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(ratio)
    }
}

extension Ratio2: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.ratio = try json.read(Double.self)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.write(ratio)
    }
}

extension TextRun: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        if json.isShorthand {
            self = try json.readShorthand(for: Self.self)
            return
        }
        var text: String?
        var size: Int?
        var color: String?
        var object = json.fields("text*,size?,color?", skipping: "type", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            case 2: color = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(0) {
            text = try json.read(String.self, atFirst: ["text"], ["content"], of: object)
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.size = size ?? 12
        self.color = color
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "textRun", forKey: "type")
        try json.write(text, forKey: "text")
        try json.write(size, forKey: "size")
        try json.writeIfPresent(color, forKey: "color")
        json.close(object)
    }
}
