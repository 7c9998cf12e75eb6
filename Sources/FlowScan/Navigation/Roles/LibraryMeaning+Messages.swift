import ValueFlow

extension LibraryMeaning {
  /// The functions of notification centres, as Foundation and the usual reactive libraries have them.
  static var messages: LibraryMessages {
    var messages = LibraryMessages()
    messages.sending = [.init("post", "name"), .init("post", "0"), .init("enqueue", "0")]
    messages.hearing = [
      .init("addObserver", "name"), .init("addObserver", "forName"), .init("publisher", "for"),
      .init("notifications", "named"), .init("notifications", "forName"), .init("notification", "0"),
    ]
    messages.sequences = ["notifications"]
    messages.receiving = ["onReceive"]
    messages.names = ["Notification.Name", "NSNotification.Name", "Notification", "NSNotification"]
    messages.message = "Notification"
    messages.source = "NotificationSource"
    messages.responder = "UIResponder"
    return messages
  }
}
