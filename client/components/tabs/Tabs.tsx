import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { useHydrated } from '../../hydrated';

type Tab = { id: string; name: string; content: ReactNode };

type Props = {
  /** Begins the ids of the panels, which addresses can name. */
  id: string;
  label: string;
  tabs: readonly Tab[];
};

/** How far a key moves among the tabs; the space bar stays, and does not scroll the page. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  ' ': (at) => at,
};

/**
 * Tabs that are links to their panels: without script the browser shows the panel that the address
 * names, with it they are the tabs of the ARIA authoring practices.
 */
export const Tabs = ({ id, label, tabs }: Props) => {
  const hydrated = useHydrated();
  const [current, choose] = useState(0);
  const panelId = (tab: Tab) => `${id}-${tab.id}`;
  const panels = tabs.map(panelId).join(' ');
  // The panel that the address names: at first, and whenever a link or the browser's history leads to one.
  useLayoutEffect(() => {
    const follow = () => {
      const named = panels.split(' ').indexOf(location.hash.slice(1));
      if (named >= 0) choose(named);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [panels]);
  const press = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(at);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = steps[event.key]?.(current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };
  return (
    <div className="tabs" data-live={hydrated || undefined}>
      <div className="tabs__list" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab, at) => (
          <a
            key={tab.id}
            id={`${panelId(tab)}-tab`}
            className="tabs__tab"
            role="tab"
            href={`#${panelId(tab)}`}
            aria-controls={panelId(tab)}
            aria-selected={at === current}
            tabIndex={hydrated && at !== current ? -1 : 0}
            onClick={(event) => press(event, at)}
          >
            {tab.name}
          </a>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <section
          key={tab.id}
          id={panelId(tab)}
          className="tabs__panel"
          role="tabpanel"
          aria-labelledby={`${panelId(tab)}-tab`}
          data-current={at === current || undefined}
        >
          {tab.content}
        </section>
      ))}
    </div>
  );
};
