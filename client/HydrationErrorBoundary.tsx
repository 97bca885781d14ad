import { Component, type ReactNode, useEffect, useState } from 'react';
import { keepDocument } from './keepDocument';
import { hasNavigated } from './navigation/shownAddress';
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
 * stay as they are, and work from then on as they do without React. After a navigation the page is loaded from
 * the server: the elements may be a mixture of two pages, and the head is that of the first.
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
    if (hasNavigated()) location.reload();
    else this.props.onFailure();
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
