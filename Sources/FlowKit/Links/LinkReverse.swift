import FlowModel

/// Builds the URL of a route with parameters.
struct LinkReverse {
  let id: String
  let details: RouteDetails

  func url(_ values: [Any], _ others: [String: String]) throws(LinkError) -> String {
    let pattern = try pattern()
    var texts = others
    let names = details.parameterNames(pattern)
    for (index, value) in values.enumerated() {
      texts[names[index]] = try text(value, name: names[index], type: details.parameters[index])
    }
    do throws(LinkReverseError) { return try pattern.url(texts) } catch { throw .noURL(error) }
  }

  private func pattern() throws(LinkError) -> LinkPattern {
    if details.link.isEmpty { throw .noLink(route: id) }
    do throws(LinkPatternError) { return try LinkPattern(details.link) } catch {
      throw .invalidPattern(error)
    }
  }

  /// The text of a value; nil for an empty optional.
  private func text(_ value: Any, name: String, type: ParameterType) throws(LinkError) -> String? {
    let mirror = type.isOptional ? Mirror(reflecting: value) : nil
    if let mirror, mirror.children.isEmpty { return nil }
    let wrapped = mirror?.children.first?.value ?? value
    guard let text = LinkText.write(wrapped) else {
      throw .badParameter(name: name, type: type.name, text: "", route: id)
    }
    return text
  }
}
