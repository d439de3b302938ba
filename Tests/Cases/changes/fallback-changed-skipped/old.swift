// widgetgen: family, unknown = skip
protocol Component: Codable {}

struct Label: Component { var text: String }
struct Row: Component { var items: [any Component] }
struct Pair: Component { var first: any Component }

// widgetgen: family, unknown = Image
protocol Cell: Codable {}

struct Image: Cell { var url: String }
struct Grid: Cell { var cells: [any Cell] }

// widgetgen: family, unknown = Title
protocol Header: Codable {}

struct Title: Header { var text: String }
struct Name: Header { var name: String }
struct Subtitle: Header { var text: String }
struct Page: Header { var headers: [any Header] }

// widgetgen: family, unknown = Small
protocol Footer: Codable {}

struct Small: Footer { var text: String }
struct Large: Footer { var text: String }
struct Sheet: Footer { var footers: [any Footer] }
