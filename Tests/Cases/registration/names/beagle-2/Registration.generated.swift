import Beagle

/// Makes the components, actions and navigation controllers of this module known to Beagle.
func registerWidgets(in dependencies: any BeagleEnviromentProtocol) {
    dependencies.coder.register(type: BoxWidget.self, named: "BoxWidgetComponent")
    #if DEBUG
    dependencies.coder.register(type: DebugView.self)
    #endif
    dependencies.coder.register(type: Track.self)
}
