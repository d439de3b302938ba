// WidgetRuntime: direct JSON, fields
