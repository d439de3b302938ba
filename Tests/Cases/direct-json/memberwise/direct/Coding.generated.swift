extension Aliased: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var size: Int?
        var object = json.fields("text*,size?", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        if !object.has(0) {
            text = try json.read(String.self, atFirst: ["text"], ["label"], of: object)
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.size = size
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        try json.writeIfPresent(size, forKey: "size")
        json.close(object)
    }
}

extension Attributed: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var size: Int?
        var object = json.fields("text,size?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.size = size
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        try json.writeIfPresent(size, forKey: "size")
        json.close(object)
    }
}

extension Defaulted: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var lines: Int?
        var object = json.fields("text?,lines?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.readIfPresent(String.self, in: &object)
            case 1: lines = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.text = text
        self.lines = lines ?? 1
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(text, forKey: "text")
        try json.write(lines, forKey: "lines")
        json.close(object)
    }
}

extension Extended: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var size: Int?
        var object = json.fields("text,size?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.size = size
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        try json.writeIfPresent(size, forKey: "size")
        json.close(object)
    }
}

extension Fallback: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var size: Int?
        var width: Int??
        var object = json.fields("size*,width")
        while let field = json.field(in: &object) {
            switch field {
            case 0: size = json.readIfPresent(Int.self, in: &object)
            case 1: width = json.read(Int?.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let width else {
            throw json.failure(of: object)
        }
        self.size = object.has(0) ? size : 3
        self.width = width
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(size, forKey: "size")
        try json.write(width, forKey: "width")
        json.close(object)
    }
}

extension Hidden: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var object = json.fields("text?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.readIfPresent(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        self.text = text
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.writeIfPresent(text, forKey: "text")
        json.close(object)
    }
}

extension Label: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var size: Int?
        var count: Int?
        var object = json.fields("text,size?,count?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            case 2: count = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.init(
            text: text,
            size: size,
            count: count ?? 0
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        try json.writeIfPresent(size, forKey: "size")
        try json.write(count, forKey: "count")
        json.close(object)
    }
}

extension Point: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var x: Double?
        var y: Double?
        var object = json.fields("x,y?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: x = json.read(Double.self, in: &object)
            case 1: y = json.readIfPresent(Double.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let x else {
            throw json.failure(of: object)
        }
        self.x = x
        self.y = y
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(x, forKey: "x")
        try json.writeIfPresent(y, forKey: "y")
        json.close(object)
    }
}

extension Written: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var size: Int?
        var object = json.fields("text,size?")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.text = text
        self.size = size
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(text, forKey: "text")
        try json.writeIfPresent(size, forKey: "size")
        json.close(object)
    }
}
