import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Draws what stands there after a fault of `children`; what they have drawn is still on the page. */
  fallback: () => ReactNode;
}

/** Keeps a fault while drawing from emptying the page. React itself logs what was thrown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
