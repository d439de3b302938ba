import Beagle
import UIKit

class CustomBeagleNavigationController: BeagleNavigationController {}

// widgetgen: name = "Modal"
final class ModalController: CustomBeagleNavigationController {}
