// Each type has values that the other one does not have.
// widgetgen: codable
struct Label { var size: Int8 }
