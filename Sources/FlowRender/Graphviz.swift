internal import CGraphviz

/// The layout engine, called in this process.
public enum Graphviz {}
