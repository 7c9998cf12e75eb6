public import Combine
