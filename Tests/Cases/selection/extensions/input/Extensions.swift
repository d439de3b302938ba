extension ThroughExtension: Both {}
