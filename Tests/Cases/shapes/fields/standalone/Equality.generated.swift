// MARK: Update Equatable
extension Update: Equatable {
    static func == (left: Update, right: Update) -> Bool {
        left.note == right.note
            && left.count == right.count
            && left.day == right.day
            && left.size == right.size
            && left.other == right.other
    }
}
