extension Figure: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "square":
                var sideLength: Int?
                var object = json.fields("sideLength")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: sideLength = json.read(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed, let sideLength else {
                    throw json.failure(of: object)
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

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Line: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "curve":
            var startPoint: Int?
            var endPoint: Int?
            var object = json.fields("start_point,endPoint", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: startPoint = json.read(Int.self, in: &object)
                case 1: endPoint = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let startPoint, let endPoint else {
                throw json.failure(of: object)
            }
            self = .curve(startPoint: startPoint, endPoint: endPoint)
        default:
            throw json.unknown(name, in: "Line", known: ["curve"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .curve(let startPoint, let endPoint):
            let object = json.openObject()
            json.write(name: "curve", forKey: "type")
            try json.write(startPoint, forKey: "start_point")
            try json.write(endPoint, forKey: "endPoint")
            json.close(object)
        }
    }
}

extension Listed: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var firstName: String?
        var object = json.fields("firstName")
        while let field = json.field(in: &object) {
            switch field {
            case 0: firstName = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let firstName else {
            throw json.failure(of: object)
        }
        self.firstName = firstName
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(firstName, forKey: "firstName")
        json.close(object)
    }
}

extension Other: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        _ = try json.passObject()
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "other", forKey: "kindName")
        json.close(object)
    }
}

extension Own: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var firstName: String?
        var lastName: String?
        var object = json.fields("FirstName,lastName")
        while let field = json.field(in: &object) {
            switch field {
            case 0: firstName = json.read(String.self, in: &object)
            case 1: lastName = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let firstName, let lastName else {
            throw json.failure(of: object)
        }
        self.firstName = firstName
        self.lastName = lastName
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(firstName, forKey: "FirstName")
        try json.write(lastName, forKey: "lastName")
        json.close(object)
    }
}

extension PageStyle: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var textColor: String?
        var object = json.fields("text_color")
        while let field = json.field(in: &object) {
            switch field {
            case 0: textColor = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let textColor else {
            throw json.failure(of: object)
        }
        self.textColor = textColor
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(textColor, forKey: "text_color")
        json.close(object)
    }
}

extension Plain: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var firstName: String?
        var object = json.fields("firstName")
        while let field = json.field(in: &object) {
            switch field {
            case 0: firstName = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let firstName else {
            throw json.failure(of: object)
        }
        self.firstName = firstName
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(firstName, forKey: "firstName")
        json.close(object)
    }
}

extension PushButton: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var buttonTitle: String?
        var exactKey: Int?
        var dashedKey: Int?
        var object = json.fields("button_title,asIs?,dashed-key?", skipping: "kindName", isKept: true)
        while let field = json.field(in: &object) {
            switch field {
            case 0: buttonTitle = json.read(String.self, in: &object)
            case 1: exactKey = json.readIfPresent(Int.self, in: &object)
            case 2: dashedKey = json.readIfPresent(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed else {
            throw json.failure(of: object)
        }
        guard !object.isFailed, let buttonTitle else {
            throw json.failure(of: object)
        }
        self.buttonTitle = buttonTitle
        self.exactKey = exactKey
        self.dashedKey = dashedKey
        self.itemCount = try json.readIfPresent(Int.self, atFirst: ["data", "itemCount"], of: object)
        self.pageStyle = try json.contains(anyOf: "text_color", of: object) ? json.read(PageStyle.self, beside: object) : nil
        self.pageSize = try json.read(PageSize.self, beside: object)
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Shape: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "largeCircle":
            var outerRadius: Int?
            var _1: Int?
            var object = json.fields("outer_radius,_1", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: outerRadius = json.read(Int.self, in: &object)
                case 1: _1 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let outerRadius, let _1 else {
                throw json.failure(of: object)
            }
            self = .largeCircle(outerRadius: outerRadius, _1)
        default:
            throw json.unknown(name, in: "Shape", known: ["largeCircle"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
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

extension Tap: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var tapCount: Int?
        var object = json.fields("tap-count", skipping: "type")
        while let field = json.field(in: &object) {
            switch field {
            case 0: tapCount = json.read(Int.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let tapCount else {
            throw json.failure(of: object)
        }
        self.tapCount = tapCount
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "tap", forKey: "type")
        try json.write(tapCount, forKey: "tap-count")
        json.close(object)
    }
}
