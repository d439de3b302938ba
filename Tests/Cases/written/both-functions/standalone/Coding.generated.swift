import WidgetRuntime

// MARK: Amount Codable
extension Amount: Codable {

    init(
        cents: Int
    ) {
        self.cents = cents
    }
}

// MARK: Empty Codable
extension Empty: Decodable {
}
