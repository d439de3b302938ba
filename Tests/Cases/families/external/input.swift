import WidgetRuntime

// widgetgen: family = external
protocol Action {}

struct Open: Action { let url: String }

struct Close: Action {}
