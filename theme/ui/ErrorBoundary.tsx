import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown instead of what failed. */
  fallback?: (() => ReactNode) | undefined;
  onError: () => void;
}

/** Keeps a fault in one part of the page from taking all of it away; React logs the error. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback?.() : this.props.children;
  }
}
