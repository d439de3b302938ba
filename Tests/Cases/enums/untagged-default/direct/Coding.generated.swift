extension ContentChange: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            var range: Span?
            var text: String?
            var object = json.fields("range,text")
            while let field = json.field(in: &object) {
                switch field {
                case 0: range = json.read(Span.self, in: &object)
                case 1: text = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let range, let text else {
                throw json.failure(of: object)
            }
            self = .part(range: range, text: text)
            return
        } catch {
            failures.append(("part", error))
            json = start
        }
        if json.lacks("range") {
            do {
                var text: String?
                var object = json.fields("text")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: text = json.read(String.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let text else {
                    throw json.failure(of: object)
                }
                self = .whole(text: text)
                return
            } catch {
                failures.append(("whole", error))
                json = start
            }
        }
        throw json.nothingMatches("ContentChange", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .part(let range, let text):
            let object = json.openObject()
            try json.write(range, forKey: "range")
            try json.write(text, forKey: "text")
            json.close(object)
        case .whole(let text):
            let object = json.openObject()
            try json.write(text, forKey: "text")
            json.close(object)
        }
    }
}

extension Extra: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        if json.lacks("badge") {
            do {
                try json.skipObject()
                self = .empty
                return
            } catch {
                failures.append(("empty", error))
                json = start
            }
        }
        do {
            var badge: Int?
            var object = json.fields("badge")
            while let field = json.field(in: &object) {
                switch field {
                case 0: badge = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let badge else {
                throw json.failure(of: object)
            }
            self = .badge(badge: badge)
            return
        } catch {
            failures.append(("badge", error))
            json = start
        }
        throw json.nothingMatches("Extra", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .empty:
            let object = json.openObject()
            json.close(object)
        case .badge(let badge):
            let object = json.openObject()
            try json.write(badge, forKey: "badge")
            json.close(object)
        }
    }
}

extension Image: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var url: String?
        var object = json.fields("url", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object)
        }
        self.url = url
        self.size = try json.readIfPresent(Int.self, atFirst: ["meta", "size"], of: object)
        self.span = try json.contains(anyOf: "start", "end", of: object) ? json.read(Span.self, beside: object) : nil
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write(url, forKey: "url")
        try json.writeIfPresent(size, at: "meta", "size")
        try json.writeMembersIfPresent(of: span)
        json.close(object)
    }
}

extension Item: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var id: Int?
        var object = json.fields("id", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: id = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let id else {
            throw json.failure(of: object)
        }
        self.id = id
        self.extra = try json.read(Extra.self, beside: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        try json.write(id, forKey: "id")
        try json.writeMembers(of: extra)
        json.close(object)
    }
}

extension Media: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let start = json
        var failures: [(String, any Swift.Error)] = []
        if json.lacks("url", "meta", "start", "end", "first", "left", "second") {
            do {
                try json.skipObject()
                self = .none
                return
            } catch {
                failures.append(("none", error))
                json = start
            }
        }
        do {
            self = .image(try json.read(Image.self))
            return
        } catch {
            failures.append(("image", error))
            json = start
        }
        do {
            var first: Media?
            var second: Media?
            var object = json.fields("first*,second", isKept: true)
            while let field = json.field(in: &object) {
                switch field {
                case 0: first = json.read(Media.self, in: &object)
                case 1: second = json.read(Media.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            if !object.has(0) {
                first = try json.read(Media.self, atFirst: ["first"], ["left"], of: object)
            }
            guard !object.isFailed, let first, let second else {
                throw json.failure(of: object)
            }
            self = .pair(first: first, second: second)
            return
        } catch {
            failures.append(("pair", error))
            json = start
        }
        do {
            self = .text(try json.read(String.self))
            return
        } catch {
            failures.append(("text", error))
            json = start
        }
        throw json.nothingMatches("Media", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        switch self {
        case .none:
            let object = json.openObject()
            json.close(object)
        case .image(let value0):
            try json.write(value0)
        case .pair(let first, let second):
            let object = json.openObject()
            try json.write(first, forKey: "first")
            try json.write(second, forKey: "second")
            json.close(object)
        case .text(let value0):
            try json.write(value0)
        }
    }
}

extension Style: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        if json.lacks("weight") {
            do {
                self = .plain(try json.read(Plain.self))
                return
            } catch {
                failures.append(("plain", error))
                json = start
            }
        }
        do {
            var weight: Int?
            var object = json.fields("weight?")
            while let field = json.field(in: &object) {
                switch field {
                case 0: weight = json.readIfPresent(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed else {
                throw json.failure(of: object)
            }
            self = .bold(weight: weight)
            return
        } catch {
            failures.append(("bold", error))
            json = start
        }
        do {
            self = .other(try json.read(JSONValue.self))
            return
        } catch {
            failures.append(("other", error))
            json = start
        }
        throw json.nothingMatches("Style", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .plain(let value0):
            try json.write(value0)
        case .bold(let weight):
            let object = json.openObject()
            try json.writeIfPresent(weight, forKey: "weight")
            json.close(object)
        case .other(let value0):
            try json.write(value0)
        }
    }
}
