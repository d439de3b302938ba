// WidgetRuntime
