import { useState } from 'react';
import type { AbraxisOption, AbraxisPrompt, AbraxisResult } from '../../abraxis/index.ts';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';
import { BackSure } from '../frame/bar/BackSure.tsx';
import { ForeknownMarks } from '../frame/bar/ForeknownMarks.tsx';
import type { TakingBack } from '../frame/bar/use-taking-back.ts';
import { Fold } from '../kit/Fold.tsx';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { type InCampaign, useAbraxis } from './abraxis-context.ts';
import { FacePanel } from './FacePanel.tsx';
import { LockPanel } from './LockPanel.tsx';
import type { OddsByOption } from './use-lock-odds.ts';

interface Props {
  readonly game: AbraxisGame;
  /** A question about a roll that is somebody's to answer. */
  readonly locks: AbraxisPrompt | null;
  readonly isHouse: boolean;
  readonly odds: OddsByOption | null;
  readonly picked: readonly number[];
  readonly lock: AbraxisOption | null;
  readonly back: TakingBack;
  readonly result: AbraxisResult | null;
  readonly onAnswer: (option: string) => void;
}

/** Beside the felt: what is asked, what came of the game, and what has happened. */
export function SidePart({ game, locks, isHouse, odds, picked, lock, back, result, onAnswer }: Props) {
  const { words, table, inCampaign } = useAbraxis();
  const pending = useStore(game.store, (state) => state.pending);
  const view = useStore(game.store, (state) => state.view);
  const feed = useStore(game.store, (state) => state.feed);
  const held = useStore(game.store, (state) => state.held);
  const fault = useStore(game.store, (state) => state.fault);
  const trouble = useStore(table.store, (state) => state.trouble);
  const stale = useStore(table.store, (state) => state.stale);
  const { setup } = game.session;
  return (
    <aside className="abx-side">
      <section className="abx-asked panel" data-question={pending?.kind} data-player={pending?.player}>
        <BackSure back={back} className="abx-sure" />
        {fault && <p role="alert">{fault}</p>}
        {inCampaign && stale && <p role="alert">{words.setUp.stale}</p>}
        {trouble && <p role="alert">{words.setUp.notKept(trouble)}</p>}
        {pending && <h2>{words.question(pending, setup)}</h2>}
        {locks && (
          <LockPanel
            key={`${view.round} ${view.roll} ${locks.player}`}
            asked={locks}
            player={view.players[locks.player]!}
            odds={odds}
            picked={picked}
            lock={lock}
            onAnswer={onAnswer}
          />
        )}
        {pending?.kind === 'die-face' && <FacePanel asked={pending} onAnswer={onAnswer} />}
        {pending && isHouse && pending.kind === 'abraxis-lock' && (
          <>
            <p>{words.houseTaken(setup.players[pending.player]!.name)}</p>
            <button type="button" className="btn btn-primary" onClick={game.redo}>
              {words.letPlay}
            </button>
          </>
        )}
        {held && (
          <button type="button" className="btn btn-primary" aria-keyshortcuts="Enter" onClick={game.goOn}>
            {words.goOn}
          </button>
        )}
        {!pending && !result && !held && <p className="abx-rolling">…</p>}
        {result && <Ending game={game} result={result} />}
        {!result && <p className="abx-keys">{pending?.kind === 'die-face' ? words.keysTyped : words.keys}</p>}
      </section>
      <Fold className="abx-feed panel" title={words.happened}>
        <ForeknownMarks marks={game.session.foreknown} />
        <ol>
          {feed.toReversed().map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added or cut
            <li key={feed.length - i} data-tone={entry.tone}>
              {entry.text}
            </li>
          ))}
        </ol>
      </Fold>
    </aside>
  );
}

function Ending({ game, result }: { game: AbraxisGame; result: AbraxisResult }) {
  const { words } = useAbraxis();
  return (
    <div className="abx-over" role="status">
      <h2>{words.over}</h2>
      <p className="abx-left">{words.leftText(result.left, result.players.length)}</p>
      <ol>
        {result.players.map(({ seat, name, points, isIn }) => (
          <li key={seat + name} data-in={isIn || undefined}>
            <span>{name}</span> <strong>{words.pointsOf(points)}</strong>
          </li>
        ))}
      </ol>
      <ForeknownMarks marks={game.session.foreknown} />
      <GoOn game={game} />
    </div>
  );
}

/** After it: once more for practice; in a campaign its end is taken, and the story goes on. */
function GoOn({ game }: { game: AbraxisGame }) {
  const { words, table, inCampaign } = useAbraxis();
  const { outcome } = useWholeWords().ui.screens;
  const [state, setState] = useState<'open' | 'going' | 'refused'>('open');
  const { seed: _, ...setup } = game.session.setup;
  const take = async ({ campaign, onTaken }: InCampaign) => {
    setState('going');
    if (!(await campaign.takeAbraxis(game.session.toLog()))) return setState('refused');
    table.leave();
    onTaken();
  };
  if (!inCampaign)
    return (
      <>
        <p className="abx-keys">{words.noReward}</p>
        <button type="button" className="btn btn-primary" onClick={() => table.begin(setup)}>
          {words.again}
        </button>
      </>
    );
  return (
    <>
      {state === 'refused' && <p role="alert">{words.notTaken}</p>}
      <button
        type="button"
        className="btn btn-primary"
        disabled={state === 'going'}
        onClick={() => void take(inCampaign)}
      >
        {outcome.toCampaign}
      </button>
    </>
  );
}
