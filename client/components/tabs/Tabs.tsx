import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { useHydrated } from '../../hydration/useHydrated';
import './tabs.css';

type Tab = { id: string; name: string; content: ReactNode };

type Props = {
  /** Prefix of the panel ids, which are link anchors. */
  id: string;
  label: string;
  tabs: readonly Tab[];
  /** The selected tab, where something else than these tabs decides it. */
  selection?: { current: number; choose: (at: number) => void };
};

/** The index that each key moves to. Space keeps the index: handling it stops the page from scrolling. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  ' ': (at) => at,
};

/**
 * Links to panels, one of which is visible. Without script the browser shows the `:target` panel. After
 * hydration the links get the tab roles of the ARIA Authoring Practices; without script the keys would
 * not work and a selection would not be announced, so the roles would be wrong.
 */
export const Tabs = ({ id, label, tabs, selection }: Props) => {
  const hydrated = useHydrated();
  const [own, chooseOwn] = useState(0);
  const { current, choose } = selection ?? { current: own, choose: chooseOwn };
  const panelId = (tab: Tab) => `${id}-${tab.id}`;
  const tabId = (tab: Tab) => `${panelId(tab)}-tab`;
  const panels = tabs.map(panelId).join(' ');
  // Selects the panel that the URL fragment names, on load and on history navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing is the same on each rendering
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
      <div className="row tabs__list" {...list}>
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
        <div
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
        </div>
      ))}
    </div>
  );
};
