import FlowKit

/// Signs a customer in, or makes an account.
final class LoginFlow: Coordinator {
  struct Routes: RouteTable {
    let login = Root { (flow: LoginFlow) in
      LoginScreen(
        onLogin: { [weak flow] in flow?.finish($0) },
        onCancel: { [weak flow] in flow?.cancel() },
        onSignUp: { [weak flow] in flow?.go(\.signUp) },
        onForgot: { [weak flow] in flow?.go(\.forgotPassword, nil) },
        onHelp: { [weak flow] in flow?.go(\.help) })
    }
    let signUp = Push { (flow: LoginFlow) in SignUpScreen(onDone: { [weak flow] in flow?.finish($0) }) }
    let forgotPassword = Push("shop://password/:email") { (flow: LoginFlow, email: String?) in
      ForgotPasswordScreen(email: email, onSent: { [weak flow] in flow?.pop() })
    }
    .summary("Sends a link to set a new password.")
    .owner("@shop/accounts")
    .example("shop://password/kim@shop.example")
    let help = Sheet { (_: LoginFlow) in HelpFlow() }
  }

  typealias Outcome = Account

  nonisolated static let about = FlowDetails(
    summary: "Signs a customer in, or makes an account.", owner: "@shop/accounts")
}
