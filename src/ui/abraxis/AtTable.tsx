/** The table of Abraxis: the felt, the players around it, what is asked. */
import { useState } from 'react';
import { lockedIn, offFrom } from '../../abraxis/index.ts';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';
import { ForeknownMarks } from '../frame/bar/ForeknownMarks.tsx';
import { Goal } from '../frame/bar/Goal.tsx';
import { useTakingBack } from '../frame/bar/use-taking-back.ts';
import { holdSpace } from '../frame/hold-space.ts';
import { OnlineHere } from '../frame/OnlineHere.tsx';
import { SideDrawer } from '../frame/SideDrawer.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { useDrawer } from '../frame/use-drawer.ts';
import { Notice } from '../kit/Notice.tsx';
import { useKeys } from '../page/use-keys.ts';
import { useStore } from '../page/use-store.ts';
import { useWords } from '../page/use-words.ts';
import { AbraxisBar } from './AbraxisBar.tsx';
import { AbraxisDock } from './AbraxisDock.tsx';
import { useAbraxis } from './abraxis-context.ts';
import { Felt } from './Felt.tsx';

/** A game under way: the felt with its trays round the card, and below it what is asked. */
export function AtTable({ game }: { game: AbraxisGame }) {
  const { words, table } = useAbraxis();
  const view = useStore(game.store, (state) => state.view);
  const pending = useStore(game.store, (state) => state.pending);
  const decisions = useStore(game.store, (state) => state.decisions);
  const [pick, setPick] = useState<{ readonly of: unknown; readonly dice: readonly number[] } | null>(null);
  const { setup } = game.session;
  const isHouse = pending !== null && setup.players[pending.player]!.house === true;
  const locks = pending?.kind === 'abraxis-lock' && !isHouse ? pending : null;
  const picked = pick && pick.of === locks ? pick.dice : [];
  const lock =
    locks?.options.find(({ act }) => act.do === 'lock' && act.dice.join() === picked.join()) ?? null;
  const back = useTakingBack(game);
  const drawer = useDrawer(pending);
  const [leaving, setLeaving] = useState<object | null>(null);
  const toggle = (at: number) => {
    if (!locks || view.players[locks.player]!.dice[at]!.locked) return;
    const dice = picked.includes(at) ? picked.filter((one) => one !== at) : [...picked, at].sort();
    setPick({ of: locks, dice });
  };
  const answer = (option: string) => {
    if (pending?.options.some(({ id }) => id === option)) game.decide(option);
    else if (!pending) game.skip();
  };
  useKeys({
    1: () => toggle(0),
    2: () => toggle(1),
    3: () => toggle(2),
    4: () => toggle(3),
    0: () => answer('hold'),
    Enter: () => (lock ? answer(lock.id) : !pending && game.skip()),
    ' ': holdSpace(game),
    u: back.undo,
    'Shift+U': game.redo,
  });

  // Whose symbols fill the sockets: who is asked, else whoever is still to decide.
  const of = pending?.player ?? view.players.findIndex(({ out, decided }) => out === null && !decided);
  return (
    <TableFrame
      className="abx"
      data={{ 'data-decisions': decisions, 'data-player': pending?.player }}
      top={
        <AbraxisBar
          game={game}
          drawer={drawer}
          onUndo={back.undo}
          onAnew={() => (view.phase === 'over' ? table.leave() : setLeaving(pending ?? view))}
        />
      }
      goal={<Goal aim={words.aim} />}
      board={
        <>
          <Felt game={game} of={of} isHouse={isHouse} locks={locks} picked={picked} onPick={toggle} />
          <Notes game={game} />
        </>
      }
      dock={
        <AbraxisDock
          game={game}
          of={of}
          locks={locks}
          isHouse={isHouse}
          picked={picked}
          lock={lock}
          back={back}
          leaving={
            leaving !== null && leaving === (pending ?? view)
              ? { go: table.leave, stay: () => setLeaving(null) }
              : null
          }
          onAnswer={answer}
        />
      }
      drawer={drawer.part && <Log game={game} onClose={drawer.close} />}
      over={
        <>
          <Said game={game} />
          <OnlineHere of={['abraxis', game.campaign]} />
        </>
      }
    />
  );
}

/** For whoever does not look: what is asked, and what lies before whoever it is asked of; else what was told last. */
function Said({ game }: { game: AbraxisGame }) {
  const { words } = useAbraxis();
  const { ui } = useWords();
  const feed = useStore(game.store, (state) => state.feed);
  const view = useStore(game.store, (state) => state.view);
  const pending = useStore(game.store, (state) => state.pending);
  const { setup } = game.session;
  /** What lies before whoever is asked, and what of it is locked in. */
  const spoken = (player: number) => {
    const { dice } = view.players[player]!;
    const lying = dice.flatMap(({ die, face, locked }) => (face === null || locked ? [] : [{ die, face }]));
    const off = words.offText(offFrom(lockedIn(dice), view.symbols));
    return `${ui.dice.row(setup.players[player]!.name, lying)}. ${off}`;
  };
  return (
    <p className="visually-hidden" aria-live="polite">
      {pending ? `${spoken(pending.player)}. ${words.question(pending, setup)}` : feed.at(-1)?.text}
    </p>
  );
}

/** What there is to say of the game being kept. */
function Notes({ game }: { game: AbraxisGame }) {
  const { words, table, inCampaign } = useAbraxis();
  const fault = useStore(game.store, (state) => state.fault);
  const trouble = useStore(table.store, (state) => state.trouble);
  const stale = useStore(table.store, (state) => state.stale);
  const notes = [fault, inCampaign && stale && words.setUp.stale];
  return (
    <div className="board-notes above-4 left-0 right-0 pad-1 absolute grid gap-0_3rem from-left untouched top-0">
      {notes.map(
        (note) =>
          note && (
            <p key={note} className="notice grid gap-2 pad-3-4 round-m" role="alert">
              {note}
            </p>
          ),
      )}
      {trouble && (
        <div className="touched">
          <Notice title={words.setUp.notKept(trouble)}>
            <p className="notice-ways">
              <button type="button" className="btn btn-small btn-primary" onClick={table.retry}>
                {words.setUp.retry}
              </button>
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** Words of a line by its tone. */
const TONES: Readonly<Record<string, string>> = { round: 'bold brass', good: 'can', bad: 'harm' };

/** What has happened, the newest first, and what the keys and numbers mean. */
function Log({ game, onClose }: { game: AbraxisGame; onClose: () => void }) {
  const { words } = useAbraxis();
  const feed = useStore(game.store, (state) => state.feed);
  const kind = useStore(game.store, (state) => state.pending?.kind);
  return (
    <SideDrawer title={words.happened} onClose={onClose}>
      <ForeknownMarks marks={game.session.foreknown} />
      <ol className="grid gap-1">
        {feed.toReversed().map((entry, i) => (
          <li
            className={`sm ${TONES[entry.tone] ?? 'soft'}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added or cut
            key={feed.length - i}
            data-tone={entry.tone}
          >
            {entry.text}
          </li>
        ))}
      </ol>
      <p className="pad-y-2px sm soft">{words.oddsTitle}</p>
      <p className="pad-y-2px sm soft">{kind === 'die-face' ? words.keysTyped : words.keys}</p>
    </SideDrawer>
  );
}
