import { Component, type ReactNode } from 'react'

type Props = {
  /** What stands there instead. */
  fallback: ReactNode
  children: ReactNode
}

/** A part that the page can do without: when its code does not arrive or fails, the page goes on without a word. */
export class QuietBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
