// MARK: Request Equatable
extension Request: Equatable {
    static func == (left: Request, right: Request) -> Bool {
        true
    }
}
