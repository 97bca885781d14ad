import { Component, type ReactNode, useEffect, useState } from 'react';
import { hasNavigated } from '../navigation/shownAddress';
import { keepDocument } from './keepDocument';
import { reloadNavigated } from './reloads';
import { useHydrated } from './useHydrated';

const Ready = ({ onReady }: { onReady: () => void }) => {
  useEffect(onReady, [onReady]);
  return null;
};

/**
 * Throws where React renders instead of hydrating. It does so if an extension, a translator or the browser
 * has changed the document, and would replace the reader's elements with its own.
 */
export const HydratedOnly = () => {
  const [rendered] = useState(useHydrated());
  if (rendered && !hasNavigated()) throw new Error('The document is not as the server sent it.');
  return null;
};

type Props = { onReady: () => void; onFailure: () => void; children: ReactNode };

/**
 * Catches an error that React throws while it hydrates or renders. React would then remove its elements; they
 * stay as they are, and work from then on as they do without React.
 */
export class HydrationErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  restore = () => {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('React has given the page up:', error);
    this.restore();
    if (!reloadNavigated()) this.props.onFailure();
  }

  override render() {
    if (this.state.failed) {
      this.restore = keepDocument();
      return null;
    }
    return (
      <>
        {this.props.children}
        <Ready onReady={this.props.onReady} />
      </>
    );
  }
}
