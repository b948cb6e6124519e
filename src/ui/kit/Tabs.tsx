import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './tabs.css';

interface ListProps<T extends string> {
  /** Of these tabs in the page, as `useId` gives it. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly T[];
  readonly nameOf: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (tab: T) => void;
}

/** Tabs as one place in the order of Tab: with the pointer, or with arrows, Home and End. */
export function TabList<T extends string>({ id, label, tabs, nameOf, chosen, onChoose }: ListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.indexOf(chosen);
    const next: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = next[event.key];
    if (to === undefined) return;
    event.preventDefault();
    (list.current!.children[to] as HTMLElement).focus();
    onChoose(tabs[to]!);
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="side-tabs flex wrap rigid line-below"
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === chosen}
          aria-controls={`${id}-${tab}-body`}
          tabIndex={tab === chosen ? 0 : -1}
          className="side-tab touchable clear sm semi faint pressable"
          onClick={() => onChoose(tab)}
        >
          {nameOf[tab]}
        </button>
      ))}
    </div>
  );
}

interface BodyProps {
  /** Of its tabs. */
  readonly id: string;
  readonly tab: string;
  readonly chosen: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** What stands under a tab, where that is the chosen one. */
export function TabBody({ id, tab, chosen, className, children }: BodyProps) {
  const isChosen = tab === chosen;
  return (
    <div
      role="tabpanel"
      id={`${id}-${tab}-body`}
      aria-labelledby={`${id}-${tab}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and hold nothing else that takes the focus
      tabIndex={0}
      hidden={!isChosen}
      className={className}
    >
      {isChosen && children}
    </div>
  );
}
