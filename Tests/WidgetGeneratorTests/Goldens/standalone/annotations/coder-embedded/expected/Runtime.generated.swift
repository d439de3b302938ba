// WidgetRuntime, nonisolated
