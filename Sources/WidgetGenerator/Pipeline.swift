package import WidgetSource
