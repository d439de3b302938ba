import WidgetRuntime

// widgetgen: family, tag = "kind", nameStyle = kebab-case
public protocol Component: Sendable {}

public struct TextField: Component { let text: String }

struct Default: Component {}
