import FlowTestSupport
import Foundation
import Testing

/// `flowdoc mcp`, asked by the protocol's own client for Python.
@Suite(.enabled(if: ModelContextClient.python != nil, "needs mcp from PyPI; run Scripts/setup.sh test"))
struct ModelContextClientTests {
  private static let script = """
    import asyncio, sys
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    async def main():
        server = StdioServerParameters(command=sys.argv[1], args=["mcp", "--graph", sys.argv[2]])
        async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
            welcome = await session.initialize()
            print((getattr(welcome, "serverInfo", None) or welcome.server_info).name)
            print(" ".join(tool.name for tool in (await session.list_tools()).tools))
            print(len((await session.list_resources()).resources) > 5)
            for name, arguments in [("path", {"name": "ReceiptScreen"}), ("resolve", {"url": "shop://orders/7"})]:
                answer = await session.call_tool(name, arguments)
                print(answer.content[0].text)

    asyncio.run(main())
    """

  @Test func thePythonClientUnderstandsTheAnswers() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(Self.script, to: "client.py")
    let graph = Repository.file("Examples/Shop/flowdoc.graph.json").path
    let result = try Shell.run(
      try #require(ModelContextClient.python), [folder.path("client.py"), Products.flowdoc, graph],
      in: folder.root)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.hasPrefix(
        "flowdoc\nfind describe path resolve neighbours explain lint diff\nTrue\n"), "\(result.output)")
    #expect(result.output.contains("CheckoutFlow"))
    #expect(result.output.contains("shop://orders/7 opens OrderScreen"))
  }
}

/// The protocol's client for Python, in the folder of tools.
private enum ModelContextClient {
  static let python: String? = {
    let path = Repository.file(".build/tools/bin/python").path
    let result = try? Shell.run(path, ["-c", "import mcp"])
    return result?.status == 0 ? path : nil
  }()
}
