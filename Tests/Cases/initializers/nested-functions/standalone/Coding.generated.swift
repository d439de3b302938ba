import WidgetRuntime

// MARK: Message.Handlers Init
extension Message.Handlers {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    public init(
        update: borrowing @escaping (inout Message.Kind, Message.Kind...) throws(Message.Failure) -> Void,
        receiver: (any Message.Sendee).Type,
        other: any Message.Sendee.Type
    ) {
        self.update = copy update
        self.receiver = receiver
        self.other = other
    }
}
