import { Component, type ReactNode, useEffect } from 'react';
import { reloadWithoutHydration } from './hydrationOptOut';

const Ready = ({ onReady }: { onReady: () => void }) => {
  useEffect(onReady, [onReady]);
  return null;
};

type Props = { onReady: () => void; children: ReactNode };

/**
 * Catches an error that React throws while it hydrates or renders, for example because a translator or
 * an extension changed the DOM. It reloads the address once without hydration, so the page stays
 * readable.
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
