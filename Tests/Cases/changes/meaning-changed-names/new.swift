// Names are swapped, or given to another type.
// widgetgen: family, tag = type, unknown = skip
protocol Component: Codable {}

// widgetgen: name = weight
struct Price: Component { var value: Int }

// widgetgen: name = price
struct Weight: Component { var value: Int }

// widgetgen: name = label
struct Label: Component { var value: Int }

// widgetgen: name = note, alias = [text, banner]
struct Note: Component { var value: Int }

