extension ScanResult {
  /// Reads the navigation of an app from what is known of its files.
  public init(of files: [SourceFile], settings: ScanSettings) {
    self = Scanner(settings: settings).graph(of: files.map(\.facts))
  }
}
