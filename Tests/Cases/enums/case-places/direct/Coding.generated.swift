extension Action: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "open":
            let object = try json.passObject()
            self = .open(
                id: try json.read(String.self, atFirst: ["url", "id"], of: object),
                method: try json.readIfPresent(Int.self, atFirst: ["url", "method"], of: object)
            )
        case "navigate":
            self = .navigate(to: try json.read(Destination.self))
        case "show":
            let object = try json.passObject()
            self = .show(
                title: try json.read(String.self, atFirst: ["title"], ["old", "title"], ["label"], of: object),
                note: try json.readIfPresent(String.self, atFirst: ["meta", "note"], of: object),
                try json.read(Style.self, beside: object),
                layout: try json.contains(anyOf: "padding", of: object) ? json.read(Layout.self, beside: object) : nil
            )
        default:
            throw json.unknown(name, in: "Action", known: ["open", "navigate", "show"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .open(let id, let method):
            let object = json.openObject(isShared: true)
            json.write(name: "open", forKey: "type")
            try json.write(id, at: "url", "id")
            try json.writeIfPresent(method, at: "url", "method")
            json.close(object)
        case .navigate(let to):
            let object = json.openObject(isShared: true)
            json.write(name: "navigate", forKey: "type")
            try json.writeMembers(of: to)
            json.close(object)
        case .show(let title, let note, let value2, let layout):
            let object = json.openObject(isShared: true)
            json.write(name: "show", forKey: "type")
            try json.write(title, forKey: "title")
            try json.writeIfPresent(note, keepingObjectsAt: "meta", "note")
            try json.writeMembers(of: value2)
            try json.writeMembersIfPresent(of: layout)
            json.close(object)
        }
    }
}

extension Content: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "point":
            try json.enter("value", of: name)
            let object = try json.passObject()
            self = .point(
                x: try json.read(Int.self, atFirst: ["at", "x"], of: object),
                y: try json.read(Int.self, atFirst: ["at", "y"], of: object)
            )
            try json.leave(name)
        case "style":
            var style: Style?
            var object = json.fields("value")
            while let field = json.field(in: &object) {
                switch field {
                case 0: style = json.read(Style.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let style else {
                throw json.failure(of: object)
            }
            self = .style(style: style)
        default:
            throw json.unknown(name, in: "Content", known: ["point", "style"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .point(let x, let y):
            let object = json.openObject()
            json.write(name: "point", forKey: "type")
            let content = json.openObject(forKey: "value", isShared: true)
            try json.write(x, at: "at", "x")
            try json.write(y, at: "at", "y")
            json.close(content)
            json.close(object)
        case .style(let style):
            let object = json.openObject()
            json.write(name: "style", forKey: "type")
            try json.write(style, forKey: "value")
            json.close(object)
        }
    }
}

extension Destination: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "destination")
        switch name {
        case "sheet":
            let object = try json.passObject()
            self = .sheet(try json.read(String.self, atFirst: ["sheet", "id"], of: object))
        case "center":
            try json.skip()
            self = .center
        default:
            throw json.unknown(name, in: "Destination", known: ["sheet", "center"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .sheet(let value0):
            let object = json.openObject()
            json.write(name: "sheet", forKey: "destination")
            try json.write(value0, at: "sheet", "id")
            json.close(object)
        case .center:
            let object = json.openObject()
            json.write(name: "center", forKey: "destination")
            json.close(object)
        }
    }
}

extension Form: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            let object = try json.passObject()
            self = .styled(
                try json.read(Style.self, beside: object),
                id: try json.read(Int.self, atFirst: ["meta", "id"], of: object)
            )
            return
        } catch {
            failures.append(("styled", error))
            json = start
        }
        do {
            let object = try json.passObject()
            self = .bare(layout: try json.contains(anyOf: "padding", of: object) ? json.read(Layout.self, beside: object) : nil)
            return
        } catch {
            failures.append(("bare", error))
            json = start
        }
        throw json.nothingMatches("Form", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .styled(let value0, let id):
            let object = json.openObject(isShared: true)
            try json.writeMembers(of: value0)
            try json.write(id, at: "meta", "id")
            json.close(object)
        case .bare(let layout):
            let object = json.openObject(isShared: true)
            try json.writeMembersIfPresent(of: layout)
            json.close(object)
        }
    }
}
