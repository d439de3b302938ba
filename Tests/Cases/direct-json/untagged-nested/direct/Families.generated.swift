extension AnyPart: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        self.init(try json.remembering(Self.self) { json in try Self(from: &json) { _, json in try json.read(OtherPart.self) }.value })
    }

    /// Reads a value, or calls `unknown` if the JSON is not one of these types.
    init(
        from json: inout WidgetCoding.JSONReader,
        unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> any Part
    ) throws {
        try json.checkDepth()
        if let known = try json.remembered(Self.self, unknown: unknown) {
            value = known.value
            return
        }
        let start = json
        var failures: [(String, any Swift.Error)] = []
        do {
            value = try json.read(NamedPart.self)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("NamedPart", error))
            json = start
        }
        do {
            value = try json.read(LastPart.self)
            json.remember(self, from: start)
            return
        } catch {
            failures.append(("LastPart", error))
            json = start
        }
        value = try json.replacing(json.nothingMatches("Part", failures, remembering: Self.self), with: unknown)
    }
}

extension AnyPart: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try json.checkDepth(of: Self.self)
        try json.write(value)
    }
}

extension AnyPartOrLastPart: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        value = try json.remembering(Self.self) { json in try AnyPart(from: &json) { _, json in try json.read(LastPart.self) }.value }
    }
}

extension AnyPartOrLastPart: WidgetCoding.JSONWritable {

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        try AnyPart(value).write(to: &json)
    }
}
