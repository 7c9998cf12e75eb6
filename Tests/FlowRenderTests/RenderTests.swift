import FlowRender
import Testing
