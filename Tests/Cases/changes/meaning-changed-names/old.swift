// Names are swapped, or given to another type.
// widgetgen: family, tag = type, unknown = skip
protocol Component: Codable {}

// widgetgen: name = price
struct Price: Component { var value: Int }

// widgetgen: name = weight
struct Weight: Component { var value: Int }

// widgetgen: name = label, alias = text
struct Label: Component { var value: Int }

struct Note: Component { var value: Int }

struct Banner: Component { var value: Int }

