import FlowKit

/// Two pages that say what the Shop is, and ask for what it needs.
final class OnboardingFlow: Coordinator {
  struct Routes: RouteTable {
    let welcome = Root { (flow: OnboardingFlow) in
      WelcomeScreen(
        onContinue: { [weak flow] in flow?.go(\.permissions) },
        onSkip: { [weak flow] in flow?.finish() })
    }
    let permissions = Push { (flow: OnboardingFlow) in
      PermissionsScreen(onDone: { [weak flow] in flow?.finish() })
    }
    .summary("Asks for notifications, and takes no for an answer.")
  }

  nonisolated static let about = FlowDetails(
    summary: "Two pages that say what the Shop is, and ask for what it needs.")
}
