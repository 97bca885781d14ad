import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { useHydrated } from '../../useHydrated';

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
 * Links to panels, of which one is shown. Without script the browser shows the panel that the address
 * names; with it the links are the tabs of the ARIA authoring practices. They say so from then on only:
 * before it no key moves among them, and nothing would tell a screen reader that another was chosen.
 */
export const Tabs = ({ id, label, tabs }: Props) => {
  const hydrated = useHydrated();
  const [current, choose] = useState(0);
  const panelId = (tab: Tab) => `${id}-${tab.id}`;
  const tabId = (tab: Tab) => `${panelId(tab)}-tab`;
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
  const list = { role: hydrated ? 'tablist' : 'group', 'aria-label': label, onKeyDown: move };
  return (
    <div className="tabs" data-live={hydrated || undefined}>
      <div className="tabs__list" {...list}>
        {tabs.map((tab, at) => (
          <a
            key={tab.id}
            className="tabs__tab"
            href={`#${panelId(tab)}`}
            onClick={(event) => press(event, at)}
            {...(hydrated && {
              id: tabId(tab),
              role: 'tab',
              'aria-controls': panelId(tab),
              'aria-selected': at === current,
              tabIndex: at === current ? 0 : -1,
            })}
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
          {...(hydrated && {
            role: 'tabpanel',
            'aria-labelledby': tabId(tab),
            'data-current': at === current || undefined,
          })}
        >
          {tab.content}
        </section>
      ))}
    </div>
  );
};
