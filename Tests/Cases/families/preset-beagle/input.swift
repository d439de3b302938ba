import WidgetRuntime

// widgetgen: family = beagle
protocol Component: Codable {}

// widgetgen: family = beagle
protocol Action: Codable {}

struct Text: Component { let text: String }

struct BoxWidget: Component { let onTouch: [any Action]? }

struct Navigate: Action { let _beagleAction_: String }
