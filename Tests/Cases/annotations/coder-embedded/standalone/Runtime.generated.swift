// WidgetRuntime: coders, nonisolated
