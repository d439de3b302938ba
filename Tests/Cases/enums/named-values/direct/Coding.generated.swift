extension Change: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch json.lowercased(name) {
        case "up":
            var by: Double?
            var object = json.fields("by", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: by = json.read(Double.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let by else {
                throw json.failure(of: object)
            }
            self = .move(isUp: true, by: by)
        case "down":
            var by: Double?
            var object = json.fields("by", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: by = json.read(Double.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let by else {
                throw json.failure(of: object)
            }
            self = .move(isUp: false, by: by)
        case "reset":
            try json.skip()
            self = .reset
        default:
            throw json.unknown(name, in: "Change", known: ["up", "down", "reset"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .move:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: json.codingPath, debugDescription: "'case move' is not encoded"))
        case .reset:
            let object = json.openObject()
            json.write(name: "reset", forKey: "type")
            json.close(object)
        }
    }
}

extension Connection: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.onlyName()
        do {
            switch name {
            case "wifi":
                var speed: Int?
                var object = json.fields("speed?")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: speed = json.readIfPresent(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                self = .open(speed: speed, over: .wifi)
                try json.leaveOnly(name)
            case "lte", "5g":
                var speed: Int?
                var object = json.fields("speed?")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: speed = json.readIfPresent(Int.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                self = .open(speed: speed, over: .mobile)
                try json.leaveOnly(name)
            case "on":
                try json.skip()
                self = .power(true)
                try json.leaveOnly(name)
            case "off":
                try json.skip()
                self = .power(false)
                try json.leaveOnly(name)
            default:
                throw json.unknown(name, in: "Connection", known: ["wifi", "lte", "5g", "on", "off"])
            }
        } catch {
            throw json.failure(error, ofOnly: name)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .open(let speed, .wifi):
            let object = json.openObject()
            let content = json.openObject(forKey: "wifi")
            try json.writeIfPresent(speed, forKey: "speed")
            json.close(content)
            json.close(object)
        case .open(let speed, .mobile):
            let object = json.openObject()
            let content = json.openObject(forKey: "lte")
            try json.writeIfPresent(speed, forKey: "speed")
            json.close(content)
            json.close(object)
        case .power(true):
            let object = json.openObject()
            let content = json.openObject(forKey: "on")
            json.close(content)
            json.close(object)
        case .power(false):
            let object = json.openObject()
            let content = json.openObject(forKey: "off")
            json.close(content)
            json.close(object)
        }
    }
}

extension Level: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type", as: Int.self)
        switch name {
        case "1":
            var _0: Int?
            var object = json.fields("value")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .step(_0, isLast: false)
        case "2":
            var _0: Int?
            var object = json.fields("value")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Int.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .step(_0, isLast: true)
        default:
            throw json.unknown(name, in: "Level", known: ["1", "2"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .step(let value0, false):
            let object = json.openObject()
            try json.write(1, forKey: "type")
            try json.write(value0, forKey: "value")
            json.close(object)
        case .step(let value0, true):
            let object = json.openObject()
            try json.write(2, forKey: "type")
            try json.write(value0, forKey: "value")
            json.close(object)
        }
    }
}

extension Payment: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "pay":
            try json.skip()
            self = .pay(with: .store)
        case "pay_web":
            if try json.enterIfPresent("value", of: name) {
                var target: Service.Target?
                var source: String?
                var object = json.fields("open_in?,source?")
                while let field = json.field(in: &object) {
                    switch field {
                    case 0: target = json.readIfPresent(Service.Target.self, in: &object)
                    case 1: source = json.readIfPresent(String.self, in: &object)
                    default: break
                    }
                }
                guard !object.isFailed else {
                    throw json.failure(of: object)
                }
                self = .pay(with: .web(target: target ?? .outside, source: source))
                try json.leave(name)
            } else {
                self = .pay(with: .web(target: .outside, source: nil))
            }
        case "pay_card":
            try json.enter("value", of: name)
            var _0: Product?
            var object = json.fields("_0")
            while let field = json.field(in: &object) {
                switch field {
                case 0: _0 = json.read(Product.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let _0 else {
                throw json.failure(of: object)
            }
            self = .pay(with: .card(_0))
            try json.leave(name)
        default:
            throw json.unknown(name, in: "Payment", known: ["pay", "pay_web", "pay_card"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .pay(.store):
            let object = json.openObject()
            json.write(name: "pay", forKey: "type")
            json.close(object)
        case .pay(.web(let target, let source)):
            let object = json.openObject()
            json.write(name: "pay_web", forKey: "type")
            let content = json.openObject(forKey: "value")
            try json.write(target, forKey: "open_in")
            try json.writeIfPresent(source, forKey: "source")
            json.close(content)
            json.close(object)
        case .pay(.card(let value0)):
            let object = json.openObject()
            json.write(name: "pay_card", forKey: "type")
            let content = json.openObject(forKey: "value")
            try json.write(value0, forKey: "_0")
            json.close(content)
            json.close(object)
        }
    }
}

extension ProductAction: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "purchase_product":
            self = .purchase(inBrowser: false, try json.read(Product.self))
        case "web_purchase_product":
            self = .purchase(inBrowser: true, try json.read(Product.self))
        case "close":
            try json.skip()
            self = .close
        default:
            throw json.unknown(name, in: "ProductAction", known: ["purchase_product", "web_purchase_product", "close"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .purchase(false, let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "purchase_product", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        case .purchase(true, let value0):
            let object = json.openObject(isShared: true)
            json.write(name: "web_purchase_product", forKey: "type")
            try json.writeMembers(of: value0)
            json.close(object)
        case .close:
            let object = json.openObject()
            json.write(name: "close", forKey: "type")
            json.close(object)
        }
    }
}

extension Purchase: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "purchase":
            var productID: String?
            var object = json.fields("product_id", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: productID = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let productID else {
                throw json.failure(of: object)
            }
            self = .product(productID: productID, by: .store)
        case "web_purchase":
            var productID: String?
            var target: Service.Target?
            var source: String?
            var object = json.fields("product_id,open_in?,source?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: productID = json.read(String.self, in: &object)
                case 1: target = json.readIfPresent(Service.Target.self, in: &object)
                case 2: source = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let productID else {
                throw json.failure(of: object)
            }
            self = .product(productID: productID, by: .web(target: target ?? .outside, source: source))
        case "card":
            var productID: String?
            var _0: Product?
            var object = json.fields("product_id,_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: productID = json.read(String.self, in: &object)
                case 1: _0 = json.read(Product.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let productID, let _0 else {
                throw json.failure(of: object)
            }
            self = .product(productID: productID, by: .card(_0))
        case "selected":
            var group: String?
            var object = json.fields("group", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: group = json.read(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let group else {
                throw json.failure(of: object)
            }
            self = .selected(.store, group: group)
        case "web_selected":
            var group: String?
            var target: Service.Target?
            var source: String?
            var object = json.fields("group,open_in?,source?", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: group = json.read(String.self, in: &object)
                case 1: target = json.readIfPresent(Service.Target.self, in: &object)
                case 2: source = json.readIfPresent(String.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let group else {
                throw json.failure(of: object)
            }
            self = .selected(.web(target: target ?? .outside, source: source), group: group)
        case "card_selected":
            var group: String?
            var _0: Product?
            var object = json.fields("group,_0", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: group = json.read(String.self, in: &object)
                case 1: _0 = json.read(Product.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let group, let _0 else {
                throw json.failure(of: object)
            }
            self = .selected(.card(_0), group: group)
        case "close":
            try json.skip()
            self = .close
        default:
            throw json.unknown(name, in: "Purchase", known: ["purchase", "web_purchase", "card", "selected", "web_selected", "card_selected", "close"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .product(let productID, .store):
            let object = json.openObject()
            json.write(name: "purchase", forKey: "type")
            try json.write(productID, forKey: "product_id")
            json.close(object)
        case .product(let productID, .web(let target, let source)):
            let object = json.openObject()
            json.write(name: "web_purchase", forKey: "type")
            try json.write(productID, forKey: "product_id")
            try json.write(target, forKey: "open_in")
            try json.writeIfPresent(source, forKey: "source")
            json.close(object)
        case .product(let productID, .card(let value0)):
            let object = json.openObject()
            json.write(name: "card", forKey: "type")
            try json.write(productID, forKey: "product_id")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .selected(.store, let group):
            let object = json.openObject()
            json.write(name: "selected", forKey: "type")
            try json.write(group, forKey: "group")
            json.close(object)
        case .selected(.web(let target, let source), let group):
            let object = json.openObject()
            json.write(name: "web_selected", forKey: "type")
            try json.write(group, forKey: "group")
            try json.write(target, forKey: "open_in")
            try json.writeIfPresent(source, forKey: "source")
            json.close(object)
        case .selected(.card(let value0), let group):
            let object = json.openObject()
            json.write(name: "card_selected", forKey: "type")
            try json.write(group, forKey: "group")
            try json.write(value0, forKey: "_0")
            json.close(object)
        case .close:
            let object = json.openObject()
            json.write(name: "close", forKey: "type")
            json.close(object)
        }
    }
}
