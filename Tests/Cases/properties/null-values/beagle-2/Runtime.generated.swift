// WidgetRuntime: coders
