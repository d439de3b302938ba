import WidgetRuntime

// MARK: Change Codable
extension Change: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name.lowercased() {
        case "up":
            self = .move(isUp: true, by: try fields.decode(Double.self, forKey: "by"))
        case "down":
            self = .move(isUp: false, by: try fields.decode(Double.self, forKey: "by"))
        case "reset":
            self = .reset
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Change", known: ["up", "down", "reset"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .move:
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'case move' is not encoded"))
        case .reset:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("reset", forKey: "type")
        }
    }
}

// MARK: Connection Codable
extension Connection: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let key = try fields.onlyKey()
        let name = key.stringValue
        switch name {
        case "wifi":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .open(speed: try content.decodeIfPresent(Int.self, forKey: "speed"), over: .wifi)
        case "lte", "5g":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
            self = .open(speed: try content.decodeIfPresent(Int.self, forKey: "speed"), over: .mobile)
        case "on":
            self = .power(true)
        case "off":
            self = .power(false)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Connection", known: ["wifi", "lte", "5g", "on", "off"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .open(let speed, .wifi):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "wifi")
            try content.encodeIfPresent(speed, forKey: "speed")
        case .open(let speed, .mobile):
            var fields = encoder.container(keyedBy: WireKey.self)
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "lte")
            try content.encodeIfPresent(speed, forKey: "speed")
        case .power(true):
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "on")
        case .power(false):
            var fields = encoder.container(keyedBy: WireKey.self)
            _ = fields.nestedContainer(keyedBy: WireKey.self, forKey: "off")
        }
    }
}

// MARK: Level Codable
extension Level: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(Int.self, forKey: "type").description
        switch name {
        case "1":
            self = .step(try fields.decode(Int.self, forKey: "value"), isLast: false)
        case "2":
            self = .step(try fields.decode(Int.self, forKey: "value"), isLast: true)
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Level", known: ["1", "2"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .step(let value0, false):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(1, forKey: "type")
            try fields.encode(value0, forKey: "value")
        case .step(let value0, true):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode(2, forKey: "type")
            try fields.encode(value0, forKey: "value")
        }
    }
}

// MARK: Payment Codable
extension Payment: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "pay":
            self = .pay(with: .store)
        case "pay_web":
            guard try fields.contains("value") && !fields.decodeNil(forKey: "value") else {
                self = .pay(with: .web(target: .outside, source: nil))
                return
            }
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
            self = .pay(with: .web(target: try content.decodeIfPresent(Service.Target.self, forKey: "open_in") ?? .outside, source: try content.decodeIfPresent(String.self, forKey: "source")))
        case "pay_card":
            let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
            self = .pay(with: .card(try content.decode(Product.self, forKey: "_0")))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Payment", known: ["pay", "pay_web", "pay_card"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .pay(.store):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("pay", forKey: "type")
        case .pay(.web(let target, let source)):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("pay_web", forKey: "type")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
            try content.encode(target, forKey: "open_in")
            try content.encodeIfPresent(source, forKey: "source")
        case .pay(.card(let value0)):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("pay_card", forKey: "type")
            var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: "value")
            try content.encode(value0, forKey: "_0")
        }
    }
}

// MARK: ProductAction Codable
extension ProductAction: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "purchase_product":
            self = .purchase(inBrowser: false, try Product(from: decoder))
        case "web_purchase_product":
            self = .purchase(inBrowser: true, try Product(from: decoder))
        case "close":
            self = .close
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "ProductAction", known: ["purchase_product", "web_purchase_product", "close"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .purchase(false, let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("purchase_product", forKey: "type")
            try value0.encode(to: encoder)
        case .purchase(true, let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("web_purchase_product", forKey: "type")
            try value0.encode(to: encoder)
        case .close:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("close", forKey: "type")
        }
    }
}

// MARK: Purchase Codable
extension Purchase: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "purchase":
            self = .product(productID: try fields.decode(String.self, forKey: "product_id"), by: .store)
        case "web_purchase":
            self = .product(
                productID: try fields.decode(String.self, forKey: "product_id"),
                by: .web(target: try fields.decodeIfPresent(Service.Target.self, forKey: "open_in") ?? .outside, source: try fields.decodeIfPresent(String.self, forKey: "source"))
            )
        case "card":
            self = .product(
                productID: try fields.decode(String.self, forKey: "product_id"),
                by: .card(try fields.decode(Product.self, forKey: "_0"))
            )
        case "selected":
            self = .selected(.store, group: try fields.decode(String.self, forKey: "group"))
        case "web_selected":
            self = .selected(
                .web(target: try fields.decodeIfPresent(Service.Target.self, forKey: "open_in") ?? .outside, source: try fields.decodeIfPresent(String.self, forKey: "source")),
                group: try fields.decode(String.self, forKey: "group")
            )
        case "card_selected":
            self = .selected(
                .card(try fields.decode(Product.self, forKey: "_0")),
                group: try fields.decode(String.self, forKey: "group")
            )
        case "close":
            self = .close
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Purchase", known: ["purchase", "web_purchase", "card", "selected", "web_selected", "card_selected", "close"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .product(let productID, .store):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("purchase", forKey: "type")
            try fields.encode(productID, forKey: "product_id")
        case .product(let productID, .web(let target, let source)):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("web_purchase", forKey: "type")
            try fields.encode(productID, forKey: "product_id")
            try fields.encode(target, forKey: "open_in")
            try fields.encodeIfPresent(source, forKey: "source")
        case .product(let productID, .card(let value0)):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("card", forKey: "type")
            try fields.encode(productID, forKey: "product_id")
            try fields.encode(value0, forKey: "_0")
        case .selected(.store, let group):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("selected", forKey: "type")
            try fields.encode(group, forKey: "group")
        case .selected(.web(let target, let source), let group):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("web_selected", forKey: "type")
            try fields.encode(group, forKey: "group")
            try fields.encode(target, forKey: "open_in")
            try fields.encodeIfPresent(source, forKey: "source")
        case .selected(.card(let value0), let group):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("card_selected", forKey: "type")
            try fields.encode(group, forKey: "group")
            try fields.encode(value0, forKey: "_0")
        case .close:
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("close", forKey: "type")
        }
    }
}
