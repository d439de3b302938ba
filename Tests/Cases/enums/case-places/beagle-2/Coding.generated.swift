// Only in standalone: import WidgetRuntime
