import { Component, type ReactNode, useEffect } from 'react';
import { reloadWithoutHydration } from './hydrationOptOut';

const Ready = ({ onReady }: { onReady: () => void }) => {
  useEffect(onReady, [onReady]);
  return null;
};

type Props = { onReady: () => void; children: ReactNode };

/**
 * Keeps a page readable when React fails on it, as it does where a translator or an extension has
 * rearranged the document: the address is then loaded again, once, and read without React.
 */
export class HydrationErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('page', error);
    reloadWithoutHydration();
  }

  override render() {
    if (this.state.failed) return null;
    return (
      <>
        {this.props.children}
        <Ready onReady={this.props.onReady} />
      </>
    );
  }
}
