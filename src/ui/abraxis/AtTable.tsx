/** The table of Abraxis: the felt, the players around it, what is asked. */
import { useEffect, useState } from 'react';
import {
  type AbraxisPlayer,
  type AbraxisPrompt,
  lockedIn,
  offFrom,
  plus,
  resultOf,
  shownBy,
} from '../../abraxis/index.ts';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';
import { useTakingBack } from '../frame/bar/use-taking-back.ts';
import { useKeys } from '../page/use-keys.ts';
import { useStore } from '../page/use-store.ts';
import { useWords } from '../page/use-words.ts';
import { useAbraxis } from './abraxis-context.ts';
import { FacedCard } from './FacedCard.tsx';
import { SidePart } from './SidePart.tsx';
import { TopBar } from './TopBar.tsx';
import { Tray } from './Tray.tsx';
import { useLockOdds } from './use-lock-odds.ts';

/** Dice that were rolled by hand lie as they were said, before all of them are. */
const withTyped = (player: AbraxisPlayer, typed: AbraxisPrompt['typed'] = []): AbraxisPlayer => ({
  ...player,
  dice: player.dice.map((die, i) => ({ ...die, face: typed.find(({ at }) => at === i)?.face ?? die.face })),
});

/** A game under way: the felt with its trays round the card, and beside it what is asked. */
export function AtTable({ game }: { game: AbraxisGame }) {
  const { words } = useAbraxis();
  const { ui } = useWords();
  const feed = useStore(game.store, (state) => state.feed);
  const view = useStore(game.store, (state) => state.view);
  const pending = useStore(game.store, (state) => state.pending);
  const shown = useStore(game.store, (state) => state.shown);
  const decisions = useStore(game.store, (state) => state.decisions);
  const [pick, setPick] = useState<{ readonly of: unknown; readonly dice: readonly number[] } | null>(null);
  const { setup, card } = game.session;
  const isHouse = pending !== null && setup.players[pending.player]!.house === true;
  const locks = pending?.kind === 'abraxis-lock' && !isHouse ? pending : null;
  const odds = useLockOdds(game, locks);
  const picked = pick && pick.of === locks ? pick.dice : [];
  const lock =
    locks?.options.find(({ act }) => act.do === 'lock' && act.dice.join() === picked.join()) ?? null;
  const back = useTakingBack(game);
  // Whoever sat down at the foot of a long page sees the felt first.
  useEffect(() => void window.scrollTo(0, 0), []);

  const toggle = (at: number) => {
    if (!locks || view.players[locks.player]!.dice[at]!.locked) return;
    const dice = picked.includes(at) ? picked.filter((one) => one !== at) : [...picked, at].sort();
    setPick({ of: locks, dice });
  };
  const answer = (option: string) => {
    if (pending?.options.some(({ id }) => id === option)) game.decide(option);
    else if (!pending) game.skip();
  };
  const digit = (n: number) => (pending?.kind === 'die-face' ? answer(`face:${n}`) : toggle(n - 1));
  useKeys({
    1: () => digit(1),
    2: () => digit(2),
    3: () => digit(3),
    4: () => digit(4),
    5: () => pending?.kind === 'die-face' && answer('face:5'),
    6: () => pending?.kind === 'die-face' && answer('face:6'),
    0: () => answer('hold'),
    Enter: () => (lock ? answer(lock.id) : !pending && game.skip()),
    ' ': () => game.skip(),
    u: back.undo,
    'Shift+U': game.redo,
  });

  // Whose symbols fill the sockets: who is asked, else whoever is still to decide.
  const of = pending?.player ?? view.players.findIndex(({ out, decided }) => out === null && !decided);
  const there = of >= 0 ? lockedIn(view.players[of]!.dice) : null;
  /** What lies before whoever is asked, and what of it is locked in. */
  const spoken = (player: number) => {
    const { dice } = view.players[player]!;
    const lying = dice.flatMap(({ die, face, locked }) => (face === null || locked ? [] : [{ die, face }]));
    const off = words.offText(offFrom(lockedIn(dice), view.symbols));
    return `${ui.dice.row(setup.players[player]!.name, lying)}. ${off}`;
  };
  const events = game.session.events.slice(0, shown);
  return (
    <main className="abx" data-decisions={decisions}>
      <TopBar game={game} onUndo={back.undo} />
      <div className="abx-felt" data-players={setup.players.length}>
        <FacedCard
          card={card}
          symbols={view.symbols}
          drawn={view.drawn}
          of={
            there && view.phase !== 'over'
              ? {
                  name: setup.players[of]!.name,
                  there,
                  picked: plus(there, shownBy(picked.map((at) => view.players[of]!.dice[at]!))),
                }
              : undefined
          }
        />
        {view.players.map((player, i) => {
          const last = events.findLast((event) => event.type === 'symbolsCompared' && event.player === i);
          const asked = pending?.player === i;
          return (
            <Tray
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the place
              key={i}
              at={i as 0 | 1 | 2 | 3}
              seat={setup.players[i]!}
              player={asked ? withTyped(player, pending.typed) : player}
              symbols={view.symbols}
              thrown={`${view.round} ${view.roll}`}
              asked={asked ? pending.kind : null}
              picked={asked ? picked : []}
              onPick={locks && asked ? toggle : undefined}
              done={view.phase === 'roll' && player.decided}
              change={last?.type === 'symbolsCompared' ? last.change : null}
            />
          );
        })}
      </div>
      <SidePart
        game={game}
        locks={locks}
        isHouse={isHouse}
        odds={odds}
        picked={picked}
        lock={lock}
        back={back}
        result={view.phase === 'over' ? resultOf(game.session) : null}
        onAnswer={answer}
      />
      <p className="visually-hidden" aria-live="polite">
        {pending ? `${spoken(pending.player)}. ${words.question(pending, setup)}` : feed.at(-1)?.text}
      </p>
    </main>
  );
}
