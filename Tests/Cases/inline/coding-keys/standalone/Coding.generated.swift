import WidgetRuntime

// MARK: Badge Init
extension Badge {

    init(
        title: String,
        size: Int? = nil
    ) {
        self.title = title
        self.size = size
    }
}
