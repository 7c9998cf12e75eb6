extension LoginScreen {
  var layout: Layout {
    Layout(
      [.emblem(.house), .field("E-mail", value: "kim@shop.example"), .field("Password", value: "••••••••")],
      actions: ["Sign in", "New account"], asides: ["Forgot password?"])
  }
}

extension SignUpScreen {
  var layout: Layout {
    Layout(
      [
        .field("Name", value: "Kim Example"), .field("E-mail", value: "kim@shop.example"),
        .field("Password", value: "••••••••"), .field("Once more", value: "••••••••"),
        .rows([Row("Send me offers", end: .toggle(false))]),
      ], actions: ["Make account"])
  }
}

extension ForgotPasswordScreen {
  var layout: Layout {
    Layout(
      [
        .emblem(.envelope), .prose("We send you a link. With it you choose a new password."),
        .field("E-mail", value: email ?? "kim@shop.example"),
      ], actions: ["Send link"])
  }
}
