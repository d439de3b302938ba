extension Controls: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var a: Int?
        var b: Int?
        var c: Int?
        var object = json.fields("\u{1}line\nfeed!\u{1}tab\tstop?\u{1}carriage\rreturn!")
        while let field = json.field(in: &object) {
            switch field {
            case 0: a = json.read(Int.self, in: &object)
            case 1: b = json.readIfPresent(Int.self, in: &object)
            case 2: c = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let a, let c else {
            throw json.failure(of: object)
        }
        self.init(
            a: a,
            b: b,
            c: c
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(a, forKey: "line\\nfeed")
        try json.writeIfPresent(b, forKey: "tab\\tstop")
        try json.write(c, forKey: "carriage\\rreturn")
        json.close(object)
    }
}

extension Label: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var text: String?
        var size: Int?
        var lines: Int?
        var plain: Bool?
        var object = json.fields("\u{1}say \"hi\"!\u{1}back\\slash?\u{1}line\nfeed?\u{1}plain?", skipping: "a\"b")
        while let field = json.field(in: &object) {
            switch field {
            case 0: text = json.read(String.self, in: &object)
            case 1: size = json.readIfPresent(Int.self, in: &object)
            case 2: lines = json.readIfPresent(Int.self, in: &object)
            case 3: plain = json.readIfPresent(Bool.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let text else {
            throw json.failure(of: object)
        }
        self.init(
            text: text,
            size: size,
            lines: lines,
            plain: plain
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "label", forKey: "a\\\"b")
        try json.write(text, forKey: "say \\\"hi\\\"")
        try json.writeIfPresent(size, forKey: "back\\\\slash")
        try json.writeIfPresent(lines, forKey: "line\\nfeed")
        try json.writeIfPresent(plain, forKey: "plain")
        json.close(object)
    }
}

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var children: [any Component]?
        var object = json.fields("ключ")
        while let field = json.field(in: &object) {
            switch field {
            case 0: children = json.read(listOf: AnyComponent.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let children else {
            throw json.failure(of: object)
        }
        self.children = children
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyComponent.self, children, forKey: "ключ")
        json.close(object)
    }
}
