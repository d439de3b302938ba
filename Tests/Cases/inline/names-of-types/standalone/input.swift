import WidgetRuntime

enum Status: String, Codable { case on, off }

// A block also sees the members of the types around its type.
struct Outer {
  var Status: Status

  // widgetgen: codable
  struct Inner: Codable {
    var state: Status

    // widgetgen:inline:auto:Outer.Inner.Coding
    private typealias StatusType = Status
    private typealias WidgetInterface = WidgetCoding.Interface1

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        state = try fields.decode(StatusType.self, forKey: "state")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(state, forKey: "state")
    }
    // widgetgen:end
  }
}
