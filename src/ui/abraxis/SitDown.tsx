import { useEffect, useMemo, useState } from 'react';
import {
  type AbraxisCard,
  type AbraxisSeat,
  createAbraxisOdds,
  PAIRS,
  printedSymbols,
} from '../../abraxis/index.ts';
import { DieChip } from '../dice/DieChip.tsx';
import { SeatPicture } from '../figures/SeatMark.tsx';
import { DiceIcon } from '../icons/index.ts';
import { Notice } from '../kit/Notice.tsx';
import { useStore } from '../page/use-store.ts';
import { useContent } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { useAbraxis } from './abraxis-context.ts';
import { Sockets } from './Sockets.tsx';
import './abraxis-set-up.css';

const KINDS = ['person', 'house', 'empty'] as const;
type SeatKind = (typeof KINDS)[number];
interface Seat {
  readonly kind: SeatKind;
  readonly name: string;
}

/** How many symbols are to be matched: with few of them it is easier. */
const manyOn = ({ symbols }: AbraxisCard): number => Object.values(symbols).reduce((sum, n) => sum + n, 0);

const NONE = { book: 0, shield: 0, burst: 0 };
const PLACES = [0, 1, 2, 3] as const;

/** Before a game: whom one plays against, and who sits where. */
export function SitDown() {
  const { words, table } = useAbraxis();
  const { setUp } = words;
  const { ways } = useWords().ui.screens;
  const { abraxis } = useContent();
  const cards = useMemo(() => Object.values(abraxis).sort((a, b) => manyOn(a) - manyOn(b)), [abraxis]);
  const stale = useStore(table.store, (state) => state.stale);
  const trouble = useStore(table.store, (state) => state.trouble);
  const [card, setCard] = useState(() => (abraxis['founders-table'] ?? cards[0])?.id ?? '');
  const [byHand, setByHand] = useState(false);
  const [seats, setSeats] = useState<readonly Seat[]>(() =>
    PLACES.map((at) =>
      at === 0
        ? { kind: 'person', name: setUp.player(1) }
        : { kind: at === 3 ? 'empty' : 'house', name: setUp.houses[at]! },
    ),
  );
  const costs = useCosts(cards);
  const change = (at: number, seat: Partial<Seat>) =>
    setSeats(seats.map((one, i) => (i === at ? { ...one, ...seat } : one)));
  const changeKind = (at: number, kind: SeatKind) => {
    const { name } = seats[at]!;
    const isOurs = name === setUp.player(at + 1) || name === setUp.houses[at];
    change(at, {
      kind,
      ...(isOurs && { name: kind === 'house' ? setUp.houses[at]! : setUp.player(at + 1) }),
    });
  };
  const players = seats.flatMap(({ kind, name }, at): AbraxisSeat[] =>
    kind === 'empty'
      ? []
      : [
          {
            seat: `seat-${at + 1}`,
            name: name.trim() || setUp.player(at + 1),
            ...(kind === 'house' ? { house: true } : {}),
          },
        ],
  );
  const canBegin = players.length >= 2 && card !== '';
  return (
    <main className="abx-set-up grid gap-4 most-82rem mx-auto pad-3">
      <header className="pad-1-3 flex wrap middle gap-2-4 panel">
        <a className="btn btn-quiet btn-small" href="#/">
          {ways.toGames}
        </a>
        <h1 className="xl">
          <DiceIcon /> {words.title}
        </h1>
        <p>{words.about}</p>
      </header>
      {stale && <Notice calm title={setUp.stale} />}
      {trouble && <Notice calm title={setUp.notKept(trouble)} />}
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (canBegin) table.begin({ card, players, byHand });
        }}
      >
        <fieldset className="grid columns-fill-18rem gap-3 shrink">
          <legend className="mb-3 display-face lg semi bright">{setUp.card}</legend>
          {cards.map((one) => (
            <label
              key={one.id}
              className="abx-choice grid gap-2 center pad-4 text-center pressable paper"
              data-chosen={one.id === card || undefined}
            >
              <input
                type="radio"
                name="abraxis-card"
                className="visually-hidden"
                checked={one.id === card}
                onChange={() => setCard(one.id)}
              />
              <span className="display-face lg semi">{one.name}</span>
              <Sockets wanted={printedSymbols(one, 1)} there={NONE} label={words.wanted(one.symbols)} />
              <span className="sm semi ink-red">{words.abraxisRules(one).join(' ')}</span>
              <span className="sm ink-soft">{costs.has(one.id) ? setUp.cost(costs.get(one.id)!) : '…'}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="grid columns-fill-18rem gap-3 shrink">
          <legend className="mb-3 display-face lg semi bright">{setUp.seats}</legend>
          {PLACES.map((at) => {
            const { kind, name } = seats[at]!;
            return (
              <div key={at} className="grid columns-both gap-2 middle pad-2-3 panel" data-kind={kind}>
                <SeatPicture at={at} />
                <input
                  className="shrink"
                  aria-label={setUp.nameOf(at + 1)}
                  value={kind === 'empty' ? '' : name}
                  disabled={kind === 'empty'}
                  maxLength={24}
                  autoComplete="off"
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => change(at, { name: event.target.value })}
                />
                <select
                  className="shrink column-2"
                  aria-label={setUp.who(at + 1)}
                  value={kind}
                  onChange={(event) =>
                    changeKind(at, KINDS.find((one) => one === event.target.value) ?? 'empty')
                  }
                >
                  {KINDS.map((one) => (
                    <option key={one} value={one}>
                      {setUp.kinds[one]}
                    </option>
                  ))}
                </select>
                <span className="least-56px flex gap-1" aria-hidden="true">
                  {players.some(({ seat }) => seat === `seat-${at + 1}`) &&
                    PAIRS[players.findIndex(({ seat }) => seat === `seat-${at + 1}`)]!.map((die) => (
                      <DieChip key={die} die={die} size={26} decorative />
                    ))}
                </span>
              </div>
            );
          })}
        </fieldset>
        <p className="flex wrap middle gap-3-5">
          <label className="flex middle gap-2 touchable">
            <input type="checkbox" checked={byHand} onChange={(event) => setByHand(event.target.checked)} />
            {setUp.byHand}
          </label>
          {!canBegin && <span role="status">{setUp.tooFew}</span>}
          <button type="submit" className="btn btn-primary ml-auto" disabled={!canBegin}>
            {setUp.begin}
          </button>
        </p>
      </form>
    </main>
  );
}

/** What a round costs at each card without Fate, best played: worked out one after the other, once they are seen. */
function useCosts(cards: readonly AbraxisCard[]): ReadonlyMap<string, number> {
  const [costs, setCosts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const next = cards.find(({ id }) => !costs.has(id));
    if (!next) return;
    const clock = setTimeout(() => {
      const [cold, warm] = PAIRS[0]!;
      const dice = [cold, cold, warm, warm].map((die) => ({ die, face: null, locked: false }));
      const odds = createAbraxisOdds(next);
      const rounds = [1, 2, 3, 4, 5].map((round) => odds.ofRound(printedSymbols(next, round), dice, 0));
      const mean = rounds.reduce((sum, one) => sum + one, 0) / rounds.length;
      setCosts((known) => new Map([...known, [next.id, mean]]));
    });
    return () => clearTimeout(clock);
  }, [cards, costs]);
  return costs;
}
