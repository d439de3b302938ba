// WidgetRuntime: direct JSON
