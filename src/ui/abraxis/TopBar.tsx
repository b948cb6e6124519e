import { useState } from 'react';
import { ROUNDS } from '../../abraxis/index.ts';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';
import { LooksButton } from '../frame/bar/LooksButton.tsx';
import { UndoButtons } from '../frame/bar/UndoButtons.tsx';
import { DiceIcon } from '../icons/index.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { useAbraxis } from './abraxis-context.ts';

interface Props {
  readonly game: AbraxisGame;
  readonly onUndo: () => void;
}

/** Where the game stands, and what takes it back and forward. */
export function TopBar({ game, onUndo }: Props) {
  const { words, table, inCampaign } = useAbraxis();
  const { ways, outcome } = useWholeWords().ui.screens;
  const view = useStore(game.store, (state) => state.view);
  const [leaving, setLeaving] = useState(false);
  return (
    <header className="abx-top panel">
      <a className="btn btn-quiet btn-small" href={inCampaign?.back ?? '#/'}>
        {inCampaign ? outcome.toCampaign : ways.toGames}
      </a>
      <h1>
        <DiceIcon /> {words.title}
      </h1>
      <p className="abx-round" role="img" aria-label={words.round(view.round)}>
        {Array.from({ length: ROUNDS }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number
            key={i}
            className="abx-pip"
            data-is={i + 1 < view.round ? 'past' : i + 1 === view.round ? 'now' : undefined}
          >
            {i + 1}
          </span>
        ))}
      </p>
      <p className="abx-roll">
        {view.phase === 'last' ? words.lastRoll : words.roll(Math.max(1, view.roll))}
      </p>
      <div className="abx-top-ways">
        <UndoButtons game={game} onUndo={onUndo} />
        <LooksButton />
        {!inCampaign && (
          <button
            type="button"
            className="btn btn-quiet btn-small"
            onBlur={() => setLeaving(false)}
            onClick={() => {
              if (leaving || view.phase === 'over') table.leave();
              else setLeaving(true);
            }}
          >
            {leaving ? words.reallyAnew : words.anew}
          </button>
        )}
      </div>
    </header>
  );
}
