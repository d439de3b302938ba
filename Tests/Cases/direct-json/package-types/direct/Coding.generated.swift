// Only without direct JSON: import WidgetRuntime

package import WidgetRuntime

extension Open: JSONReadable {

    package init(from json: inout JSONReader) throws {
        var url: String?
        let keys: [StaticString] = ["url"]
        var object = json.fields(besides: "type")
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: url = json.read(String.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let url else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.url = url
    }
}

extension Open: JSONWritable {

    package func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        json.write(name: "open", forKey: "type")
        try json.write(url, forKey: "url")
        json.close(object)
    }
}

extension Screen: JSONReadable {

    package init(from json: inout JSONReader) throws {
        var actions: [any Action]?
        let keys: [StaticString] = ["actions"]
        var object = json.fields()
        while let field = json.field(in: &object, of: keys) {
            switch field {
            case 0: actions = json.read(listOf: AnyAction.self, in: &object)
            default: break
            }
        }
        guard !object.isFailed, let actions else {
            throw json.failure(of: object, keys, required: 0)
        }
        self.actions = actions
    }
}

extension Screen: JSONWritable {

    package func write(to json: inout JSONWriter) throws {
        let object = json.openObject()
        try json.write(listOf: AnyAction.self, actions, forKey: "actions")
        json.close(object)
    }
}
