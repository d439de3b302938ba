extension Content: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let name = try json.name(under: "type")
        switch name {
        case "node":
            var node: Node?
            var others: [Node]?
            var object = json.fields("node,others", skipping: "type")
            while let field = json.field(in: &object) {
                switch field {
                case 0: node = json.read(AnyNode.self, in: &object)?.value
                case 1: others = json.read(listOf: AnyNode.self, in: &object)
                default: break
                }
            }
            guard !object.isFailed, let node, let others else {
                throw json.failure(of: object)
            }
            self = .node(node: node, others: others)
        case "nothing":
            try json.skip()
            self = .nothing
        default:
            throw json.unknown(name, in: "Content", known: ["node", "nothing"])
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .node(let node, let others):
            let object = json.openObject()
            json.write(name: "node", forKey: "type")
            try json.write(AnyNode(node), forKey: "node")
            try json.write(listOf: AnyNode.self, others, forKey: "others")
            json.close(object)
        case .nothing:
            let object = json.openObject()
            json.write(name: "nothing", forKey: "type")
            json.close(object)
        }
    }
}

extension Page: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var node: Node?
        var object = json.fields("node")
        while let field = json.field(in: &object) {
            switch field {
            case 0: node = json.read(AnyNode.self, in: &object)?.value
            default: break
            }
        }
        guard !object.isFailed, let node else {
            throw json.failure(of: object)
        }
        self.node = node
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(AnyNode(node), forKey: "node")
        json.close(object)
    }
}

extension Screen: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        var root: Node?
        var title: TextLabel?
        var footer: Node?
        var nodes: [Node]?
        var object = json.fields("root,title?,footer?,nodes")
        while let field = json.field(in: &object) {
            switch field {
            case 0: root = json.read(AnyNode.self, in: &object)?.value
            case 1: title = json.readIfPresent(TextLabel.self, in: &object)
            case 2: footer = json.readIfPresent(AnyNodeOrSpacer.self, in: &object)?.value
            case 3: nodes = json.read(WidgetCoding.ListOrElement<LossyArray<AnyNode>>.self, in: &object)?.list.elements.map(\.value)
            default: break
            }
        }
        guard !object.isFailed, let root, let nodes else {
            throw json.failure(of: object)
        }
        self.init(
            root: root,
            title: title,
            footer: footer,
            nodes: nodes
        )
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject()
        try json.write(AnyNode(root), forKey: "root")
        try json.writeIfPresent(title, forKey: "title")
        try json.writeIfPresent(footer.map(AnyNode.init), forKey: "footer")
        try json.write(listOf: AnyNode.self, nodes, forKey: "nodes")
        json.close(object)
    }
}
