import { type ReactNode, useState } from 'react';
import { newGameId } from '../../../stores/kept/saved-game.ts';
import { Fold } from '../../kit/Fold.tsx';
import { useWholeWords } from '../../page/use-words.ts';
import { ChoiceRows } from './ChoiceRows.tsx';
import { type Chosen, choiceOf, type Rows, type SeatPlace } from './chosen.ts';
import { type SeatCard, SeatPlaces } from './SeatPlaces.tsx';

interface Props<C extends SeatCard, R extends Readonly<Record<string, string>>> {
  readonly title: string;
  readonly about: string;
  readonly credits: string;
  /** How many may sit down, at least where it is more than one, and how many do at first. */
  readonly players: { readonly least?: number; readonly most: number; readonly first: number };
  /** Whom one may play: each once. */
  readonly cards: readonly C[];
  emblem(card: string): ReactNode;
  /** The card of whom somebody plays, in full. */
  facts(card: C): ReactNode;
  /** A seat may play by itself. */
  readonly machines?: boolean;
  /** The ways in which it can; absent: there is one. */
  readonly tempers?: readonly SeatCard[];
  readonly rows: Rows<R>;
  /** Real dice may be rolled. */
  readonly byHand?: boolean;
  /** What is played, over all of it. */
  readonly children?: ReactNode;
  /** What comes of what is chosen, under the rows. */
  comes?(chosen: Chosen<R>): ReactNode;
  readonly onBegin: (chosen: Chosen<R> & { readonly seed: string }) => Promise<void>;
}

/** Who sits down, whom they play, and how the game is to be. */
export function GuestSetUp<C extends SeatCard, const R extends Readonly<Record<string, string>>>(
  props: Props<C, R>,
) {
  const { title, about, credits, players, cards, rows, onBegin } = props;
  const { screens, guestTable: words } = useWholeWords().ui;
  const [places, setPlaces] = useState<readonly SeatPlace[]>(() =>
    cards
      .slice(0, players.first)
      .map(({ id }, i) => ({ name: words.seats.player(i + 1), card: id, isMachine: false, temper: null })),
  );
  const [taken, setTaken] = useState<Partial<R>>({});
  const [byHand, setByHand] = useState(false);
  const [seed, setSeed] = useState('');
  const [busy, setBusy] = useState(false);
  const chosen: Chosen<R> = {
    seats: places.map(({ name, card, isMachine, temper }, i) => ({
      id: `seat-${i + 1}`,
      name: name.trim() || words.seats.player(i + 1),
      card,
      isMachine,
      temper,
    })),
    choice: choiceOf(rows, taken, places),
    byHand,
  };
  async function begin() {
    setBusy(true);
    await onBegin({ ...chosen, seed: seed.trim() || newGameId() });
    setBusy(false);
  }
  return (
    <main className="grid gap-5 most-1120px mx-auto pad-5-4-7">
      <header>
        <a className="btn btn-quiet btn-small" href="#/">
          {screens.ways.toGames}
        </a>
        <h1 className="xxxl m-2-0">{title}</h1>
        <p className="most-60ch lg">{about}</p>
      </header>
      {props.children}
      <SeatPlaces
        places={places}
        cards={cards}
        least={players.least ?? 1}
        most={players.most}
        machines={props.machines ?? false}
        tempers={props.tempers ?? []}
        emblem={props.emblem}
        facts={props.facts}
        onChange={setPlaces}
      />
      <div className="grid gap-3">
        <ChoiceRows
          rows={rows}
          chosen={chosen.choice}
          players={places.length}
          onChoose={(id, item) => setTaken((now) => ({ ...now, [id]: item }))}
        />
        {props.comes?.(chosen)}
        {props.byHand && (
          <label className="flex gap-2 middle touchable">
            <input type="checkbox" checked={byHand} onChange={(event) => setByHand(event.target.checked)} />
            {words.byHand}
          </label>
        )}
        <Fold title={words.more}>
          <label className="field grid gap-1">
            <span className="label">{words.seed}</span>
            <input value={seed} maxLength={80} onChange={(event) => setSeed(event.target.value)} />
          </label>
          <p>{words.seedAbout}</p>
        </Fold>
      </div>
      <p>
        <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void begin()}>
          {words.begin}
        </button>
      </p>
      <footer className="most-80ch soft">
        <small>{credits}</small>
      </footer>
    </main>
  );
}
