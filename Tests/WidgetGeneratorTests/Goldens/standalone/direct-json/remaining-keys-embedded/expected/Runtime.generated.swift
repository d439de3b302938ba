// WidgetRuntime with direct JSON
