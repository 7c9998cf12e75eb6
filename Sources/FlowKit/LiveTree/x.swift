internal import FlowModel
