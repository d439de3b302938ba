// An annotated enum of strings that the app only encodes.
// widgetgen: encodable
enum Kind: String { case tap, drag }

// widgetgen: encodable
struct Event { var kind: Kind }
