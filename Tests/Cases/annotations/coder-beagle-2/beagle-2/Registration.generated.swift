import Beagle

/// Makes the components, actions and navigation controllers of this module known to Beagle.
func registerWidgets(in dependencies: any BeagleEnviromentProtocol) {
    dependencies.coder.register(type: Price.self)
}
