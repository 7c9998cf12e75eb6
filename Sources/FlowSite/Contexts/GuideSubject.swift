/// A piece of a guide page's text, and the picture that follows it.
struct GuidePart: TemplateContext {
  var html = ""
  var picture: PictureBox?

  static let fields: TemplateFields<Self> = [
    .html("html", "The piece.", \.html),
    .object("picture", "The picture after it; absent after the last.", \.picture),
  ]
}

/// The subject of a guide page.
struct GuideSubject: TemplateContext {
  var parts: [GuidePart] = []
  var isIllustrated = false

  static let fields: TemplateFields<Self> = [
    .list("parts", "The page's text, split at its pictures.", \.parts),
    .flag("isIllustrated", "Whether the page has pictures.", \.isIllustrated),
  ]
}

/// The page for missing addresses.
struct NotFoundSubject: TemplateContext {
  static let fields: TemplateFields<Self> = []
}
