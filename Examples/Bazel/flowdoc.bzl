"""A part for each module, and the graph of all of them.

This has not been run: no Bazel was at hand. It calls nothing but what Documentation/Monorepos.md shows and tests hold.
"""

_FLOWDOC = attr.label(default = "//tools:flowdoc", allow_single_file = True, executable = True, cfg = "exec")

def _flowdoc_part_impl(ctx):
    part = ctx.actions.declare_file(ctx.label.name + ".part")
    arguments = ctx.actions.args()
    arguments.add("scan")
    arguments.add_all(ctx.files.srcs)
    arguments.add("--part")
    arguments.add("--no-cache")
    arguments.add("--jobs", "1")
    arguments.add("--output", part)
    ctx.actions.run(
        executable = ctx.executable._flowdoc,
        inputs = ctx.files.srcs,
        outputs = [part],
        arguments = [arguments],
        mnemonic = "FlowdocScan",
    )
    return [DefaultInfo(files = depset([part]))]

flowdoc_part = rule(
    implementation = _flowdoc_part_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".swift", ".plist", ".entitlements", ".storyboard"], mandatory = True),
        "_flowdoc": _FLOWDOC,
    },
)

def _flowdoc_graph_impl(ctx):
    graph = ctx.actions.declare_file(ctx.label.name + ".graph.json")
    arguments = ctx.actions.args()
    arguments.add("merge")
    arguments.add_all(ctx.files.parts)
    arguments.add("--name", ctx.attr.app)
    arguments.add("--output", graph)
    ctx.actions.run(
        executable = ctx.executable._flowdoc,
        inputs = ctx.files.parts,
        outputs = [graph],
        arguments = [arguments],
        mnemonic = "FlowdocMerge",
    )
    return [DefaultInfo(files = depset([graph]))]

flowdoc_graph = rule(
    implementation = _flowdoc_graph_impl,
    attrs = {
        "parts": attr.label_list(allow_files = True, mandatory = True),
        "app": attr.string(mandatory = True),
        "_flowdoc": _FLOWDOC,
    },
)
