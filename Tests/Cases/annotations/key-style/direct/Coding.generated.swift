extension Figure: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "square":
                var sideLength: Int?
                let keys: [StaticString] = ["sideLength"]
                var object = json.fields()
                while let field = json.field(in: &object, of: keys) {
                    switch field {
                    case 0: sideLength = json.read(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let sideLength else {
                    throw json.failure(of: object, keys, required: 0)
                }
                self = .square(sideLength: sideLength)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Figure", known: ["square"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }
}

extension Figure: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .square(let sideLength):
            let object = json.openObject()
            let content = json.openObject(forKey: "square")
            try json.write(sideLength, forKey: "sideLength")
            json.close(content)
            json.close(object)
        }
    }
}

extension Listed: JSONReadable {

    init(from json: inout JSONReader) throws {
        var firstName: String?
        let keys: [StaticString] = ["firstName"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: firstName = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let firstName else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.firstName = firstName
    }
}

extension Listed: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(firstName, forKey: "firstName")
        json.close(object)
    }
}

extension Other: JSONReadable {

    init(from json: inout JSONReader) throws {
        _ = try json.passObject()
    }
}

extension Other: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "other", forKey: "kindName")
        json.close(object)
    }
}

extension Own: JSONReadable {

    init(from json: inout JSONReader) throws {
        var firstName: String?
        let keys: [StaticString] = ["FirstName"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: firstName = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let firstName else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.firstName = firstName
    }
}

extension Own: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(firstName, forKey: "FirstName")
        json.close(object)
    }
}

extension PageStyle: JSONReadable {

    init(from json: inout JSONReader) throws {
        var textColor: String?
        let keys: [StaticString] = ["text_color"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: textColor = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let textColor else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.textColor = textColor
    }
}

extension PageStyle: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(textColor, forKey: "text_color")
        json.close(object)
    }
}

extension Plain: JSONReadable {

    init(from json: inout JSONReader) throws {
        var firstName: String?
        let keys: [StaticString] = ["firstName"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: firstName = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let firstName else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.firstName = firstName
    }
}

extension Plain: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(firstName, forKey: "firstName")
        json.close(object)
    }
}

extension PushButton: JSONReadable {

    init(from json: inout JSONReader) throws {
        var buttonTitle: String?
        var exactKey: Int?
        var dashedKey: Int?
        let keys: [StaticString] = ["button_title", "asIs", "dashed-key"]
        var object = json.fields(besides: "kindName", isKept: true)
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: buttonTitle = json.read(String.self, in: &object)
            case 1: exactKey = json.readIfPresent(Int.self, in: &object)
            case 2: dashedKey = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object, keys)
        }
        guard !object.isFailed, let buttonTitle else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.buttonTitle = buttonTitle
        self.exactKey = exactKey
        self.dashedKey = dashedKey
        self.itemCount = try json.readIfPresent(Int.self, atFirst: ["data", "itemCount"], of: object)
        self.pageStyle = try json.contains(anyOf: "text_color", of: object) ? json.read(PageStyle.self, beside: object) : nil
        self.pageSize = try json.read(PageSize.self, beside: object)
    }
}

extension PushButton: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "pushButton", forKey: "kindName")
        try json.write(buttonTitle, forKey: "button_title")
        try json.writeIfPresent(exactKey, forKey: "asIs")
        try json.writeIfPresent(dashedKey, forKey: "dashed-key")
        try json.writeIfPresent(itemCount, at: "data", "itemCount")
        try json.writeMembersIfPresent(of: pageStyle)
        try json.writeMembers(of: pageSize)
        json.close(object)
    }
}

extension Shape: JSONReadable {

    init(from json: inout JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "largeCircle":
            var outerRadius: Int?
            var _1: Int?
            let keys: [StaticString] = ["outer_radius", "_1"]
            var object = json.fields(besides: "type")
            while let field = json.field(in: &object, of: keys) {
                switch field {
                case 0: outerRadius = json.read(Int.self, in: &object)
                case 1: _1 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let outerRadius, let _1 else {
                throw json.failure(of: object, keys, required: 0, 1)
            }
            self = .largeCircle(outerRadius: outerRadius, _1)
        default:
            throw json.unknown(name, in: "Shape", known: ["largeCircle"])
        }
    }
}

extension Shape: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        switch self {
        case .largeCircle(let outerRadius, let value1):
            let object = json.openObject()
            json.write(name: "largeCircle", forKey: "type")
            try json.write(outerRadius, forKey: "outer_radius")
            try json.write(value1, forKey: "_1")
            json.close(object)
        }
    }
}

extension Tap: JSONReadable {

    init(from json: inout JSONReader) throws {
        var tapCount: Int?
        let keys: [StaticString] = ["tap-count"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: tapCount = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let tapCount else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.tapCount = tapCount
    }
}

extension Tap: JSONWritable {

    func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "tap", forKey: "type")
        try json.write(tapCount, forKey: "tap-count")
        json.close(object)
    }
}
