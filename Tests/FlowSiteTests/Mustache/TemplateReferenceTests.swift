import Testing

@testable import FlowSite

@Suite struct TemplateReferenceTests {
  @Test func tellsEveryTypeOnceInTheOrderOfUse() {
    #expect(
      TemplateReference.markdown([("flow", SamplePage.self), ("row", SampleRoute.self)]) == #"""
        | Template | Context |
        | --- | --- |
        | `flow` | [SamplePage](#samplepage) |
        | `row` | [SampleRoute](#sampleroute) |

        ## SamplePage

        | Name | Kind | |
        | --- | --- | --- |
        | `title` | text | The name of the page. |
        | `summary` | html | What the page is about. |
        | `isEntry` | flag | Whether the app starts here. |
        | `routes` | list of [SampleRoute](#sampleroute) | Where it leads; a\|b. |
        | `place` | [SamplePlace](#sampleplace) | Where it is declared. |
        | `tree` | list of [SampleTree](#sampletree) | All flows. |

        ## SampleRoute

        | Name | Kind | |
        | --- | --- | --- |
        | `name` | text | The route's name. |
        | `note` | text | A remark. |
        | `place` | [SamplePlace](#sampleplace) | Where it is declared. |

        ## SamplePlace

        | Name | Kind | |
        | --- | --- | --- |
        | `text` | text | File and line. |

        ## SampleTree

        | Name | Kind | |
        | --- | --- | --- |
        | `name` | text | The flow's name. |
        | `children` | list of [SampleTree](#sampletree) | Flows below it. |

        """#)
  }
}
