// Only without direct JSON: // WidgetRuntime: fields

// WidgetRuntime: direct JSON, fields
