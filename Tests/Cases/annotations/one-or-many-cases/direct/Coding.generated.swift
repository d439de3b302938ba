extension Formula: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        try json.checkDepth()
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            var of: [Formula]?
            var object = json.fields("of")
            while let field = json.field(in: &object) {
                switch field {
                case 0: of = json.read([Formula].self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let of else {
                throw json.failure(of: object)
            }
            self = .sum(of: of)
            return
        } catch {
            failures.append(("sum", error))
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
        case .sum(let of):
            let object = json.openObject()
            try json.write(of, forKey: "of")
            json.close(object)
        case .number(let value0):
            try json.write(value0)
        }
    }
}

extension Media: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        var failures: [(String, any Swift.Error)] = []
        if json.lacks("url") {
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
            var url: String?
            var object = json.fields("url")
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
            return
        } catch {
            failures.append(("image", error))
            json = start
        }
        throw json.nothingMatches("Media", failures)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .none:
            let object = json.openObject()
            json.close(object)
        case .image(let url):
            let object = json.openObject()
            try json.write(url, forKey: "url")
            json.close(object)
        }
    }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var media: [Media]?
        var formulas: [Formula]?
        var object = json.fields("media,formulas")
        while let field = json.field(in: &object) {
            switch field {
            case 0: media = json.read(WidgetCoding.ListOrElement<[Media]>.self, in: &object)?.list
            case 1: formulas = json.read(WidgetCoding.ListOrElement<[Formula]>.self, in: &object)?.list
            default: break
            }
        }
        guard !object.isFailed, let media, let formulas else {
            throw json.failure(of: object)
        }
        self.media = media
        self.formulas = formulas
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(WidgetCoding.ListOrElement(media), forKey: "media")
        try json.write(WidgetCoding.ListOrElement(formulas), forKey: "formulas")
        json.close(object)
    }
}
