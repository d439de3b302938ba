// WidgetRuntime: nonisolated
