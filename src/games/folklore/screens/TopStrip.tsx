import type { ReactNode } from 'react';
import type { FolkloreState } from '../rules/model/state.ts';
import { screens } from '../words/en/screens.ts';
import { Emblem } from './Emblem.tsx';
import { useFolklore } from './folklore-context.ts';

/** Where the chapter stands: its round and its last one, day or night, who leads, whether a rest is left. */
export function TopStrip({ view, bar }: { readonly view: FolkloreState; readonly bar: ReactNode }) {
  const { content } = useFolklore();
  const chapter = content.chapters[view.chapter]!;
  const leader = view.heroes[view.leader]!;
  return (
    <header className="folk-top panel">
      <h1>{chapter.name}</h1>
      <p className="folk-token-now" data-night={view.night || undefined}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          {view.night ? (
            <path d="M16 3a9 9 0 1 0 5 14A8 8 0 0 1 16 3Z" />
          ) : (
            <path d="M12 6a6 6 0 1 1-.1 0Z M12 0v3 M12 21v3 M0 12h3 M21 12h3 M3.5 3.5l2 2 M18.5 18.5l2 2 M20.5 3.5l-2 2 M5.5 18.5l-2 2" />
          )}
        </svg>
        <span>{view.night ? screens.night : screens.day}</span>
      </p>
      <p className="folk-leader">
        <Emblem of={leader.card} />
        <span>
          <small>{screens.leader}</small> {content.heroes[leader.card]!.name}
        </span>
      </p>
      <p className="folk-rounds" role="img" aria-label={screens.round(view.round, view.limit)}>
        {Array.from({ length: view.limit }, (_, i) => i + 1).map((n) => (
          <span key={n} data-is={n < view.round ? 'past' : n === view.round ? 'now' : undefined}>
            {n}
          </span>
        ))}
      </p>
      <p className="folk-rest" data-used={view.rested || undefined}>
        {view.rested ? screens.restUsed : screens.restLeft}
      </p>
      <div className="folk-bar">{bar}</div>
    </header>
  );
}
