import Testing

/// The state of a model chooses a path; who calls the code that reads it asks, also where the code runs at the start.
@Suite struct StateOfModelTests {
  @Test func whoCallsCodeThatReadsTheStateAsks() {
    expectGraph(
      """
      import Combine
      import UIKit
      enum Membership { case none, active, expired }
      final class MemberStore {
        private let subject = CurrentValueSubject<Membership, Never>(.none)
        var membership: Membership { subject.value }
        func activate() { subject.send(.active) }
        func expire() { subject.send(.expired) }
      }
      final class GymCoordinator {
        let navigation = UINavigationController()
        private let store = MemberStore()
        func start() {
          let intro = IntroViewController()
          intro.onDone = { [weak self] in self?.goOn() }
          navigation.setViewControllers([intro], animated: false)
          Task { [weak self] in self?.goOn() }
        }
        private func goOn() {
          switch store.membership {
          case .none:
            let join = JoinViewController(store: store)
            join.onJoined = { [weak self] in self?.goOn() }
            navigation.pushViewController(join, animated: true)
          case .active: navigation.pushViewController(CoursesViewController(), animated: true)
          case .expired: navigation.pushViewController(RenewViewController(), animated: true)
          }
        }
      }
      final class IntroViewController: UIViewController {
        var onDone: (() -> Void)?
        @objc private func goOn() { onDone?() }
      }
      final class JoinViewController: UIViewController {
        var onJoined: (() -> Void)?
        private let store: MemberStore
        init(store: MemberStore) {
          self.store = store
          super.init(nibName: nil, bundle: nil)
        }
        @objc private func join() {
          store.activate()
          onJoined?()
        }
      }
      final class CoursesViewController: UIViewController {}
      final class RenewViewController: UIViewController {}
      """,
      """
      GymCoordinator
      > start -root-> IntroViewController
      > none -push-> JoinViewController
      > active -push-> CoursesViewController
      > expired -push-> RenewViewController
        IntroViewController -onDone-> active
        IntroViewController -onDone-> expired
        IntroViewController -onDone-> none
        JoinViewController -onJoined-> active
        JoinViewController -onJoined-> expired
        JoinViewController -onJoined-> none
      """)
  }

  /// Of a flow that is made for one of several purposes, its screens ask for what comes next, and not who made it for that.
  @Test func whatAFlowWasMadeForAsksForNothing() {
    expectGraph(
      """
      import UIKit
      enum Purpose { case new, move }
      final class ListCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController()
          list.onNew = { [weak self] in self?.reserve(.new) }
          list.onMove = { [weak self] in self?.reserve(.move) }
          navigation.pushViewController(list, animated: false)
        }
        func reserve(_ purpose: Purpose) {
          ReserveCoordinator(purpose: purpose, navigation: navigation).start()
        }
      }
      final class ReserveCoordinator {
        private let purpose: Purpose
        private let navigation: UINavigationController
        init(purpose: Purpose, navigation: UINavigationController) {
          self.purpose = purpose
          self.navigation = navigation
        }
        func start() {
          let slots = SlotsController()
          slots.onPick = { [weak self] in self?.picked() }
          navigation.pushViewController(slots, animated: true)
        }
        private func picked() {
          switch purpose {
          case .new: navigation.pushViewController(PlanController(), animated: true)
          case .move: Task { await move() }
          }
        }
        private func move() async { navigation.pushViewController(MovedController(), animated: true) }
      }
      class ListController: UIViewController {
        var onNew: (() -> Void)?
        var onMove: (() -> Void)?
        @objc func new() { onNew?() }
        @objc func move() { onMove?() }
      }
      class SlotsController: UIViewController {
        var onPick: (() -> Void)?
        @objc func pick() { onPick?() }
      }
      class PlanController: UIViewController {}
      class MovedController: UIViewController {}
      """,
      """
      ListCoordinator
      > start -push-> ListController
        reserve(purpose: Purpose) -start-> [ReserveCoordinator]
        ListController -onMove,onNew-> reserve
      ReserveCoordinator
      > start -push-> SlotsController
        new -push-> PlanController
        move -push-> MovedController
        SlotsController -onPick-> move
        SlotsController -onPick-> new
      """)
  }
}
