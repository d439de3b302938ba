// Only without direct JSON: // WidgetRuntime

// WidgetRuntime: direct JSON
