// Only in standalone: import WidgetRuntime

import Beagle
