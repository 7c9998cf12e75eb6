/// Name and password.
struct LoginScreen: ShopScreen {
  let title = "Sign in"
  let onLogin: @MainActor (Account) -> Void
  let onCancel: @MainActor () -> Void
  let onSignUp: @MainActor () -> Void
  let onForgot: @MainActor () -> Void
  let onHelp: @MainActor () -> Void
  var buttons: KeyValuePairs<String, @MainActor () -> Void> {
    [
      "onLogin": { onLogin(Account(name: "Kim")) }, "onCancel": onCancel, "onSignUp": onSignUp,
      "onForgot": onForgot, "onHelp": onHelp,
    ]
  }
}

/// Makes an account.
struct SignUpScreen: ShopScreen {
  let title = "New account"
  let onDone: @MainActor (Account) -> Void
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onDone": { onDone(Account(name: "Kim")) }] }
}

/// Sends a link to set a new password.
struct ForgotPasswordScreen: ShopScreen {
  let title = "Forgot password"
  let email: String?
  let onSent: @MainActor () -> Void
  var rows: [String] { [email ?? "Your e-mail address"] }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onSent": onSent] }
}
