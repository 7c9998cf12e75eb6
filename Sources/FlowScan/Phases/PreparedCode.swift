import FlowAnalysis
import FlowModel
import SwiftFacts
import ValueFlow

/// The code of an app as one program, with the code that stands for its libraries and storyboards, and what its authors tell of it.
struct PreparedCode {
  let conventions: Conventions
  let storyboards: Storyboards
  let library: LibrarySource
  let drawn: StoryboardSource
  let program: SourceProgram
  let semantics: LibrarySemantics
  let corrections: [Correction]
  let corrected: CorrectedTypes
  /// The number of files without those of libraries.
  let fileCount: Int
  /// Problems in what the authors tell.
  let findings: [Finding]

  init(_ all: [FileCode], _ settings: ScanSettings) {
    let files = LibraryFiles.without(all)
    let described = ConventionReading(settings.conventions, LibraryUse(of: all))
    let (conventions, findings) = described.read()
    library = LibrarySource(conventions.source, beside: files)
    storyboards = Storyboards(settings.projectFiles)
    drawn = StoryboardSource(storyboards)
    program = SourceProgram(
      files + library.files + drawn.files, foreignSupertypes: LibraryMeaning.supertypes(conventions),
      closedTypes: LibraryMeaning.closedTypes, lists: Set(conventions.routeLists))
    for (function, types) in described.declared { program.hide(function, ofTypesNamed: types) }
    let streams = StreamClasses(program)
    semantics = LibraryMeaning.semantics(conventions, storyboards, streams)
    program.hide(streams.types)
    let told = CorrectionReading(files, written: settings.corrections)
    corrections = told.corrections
    corrected = CorrectedTypes(told.corrections, program)
    self.conventions = conventions
    self.findings = findings + told.findings
    fileCount = files.count
  }
}
