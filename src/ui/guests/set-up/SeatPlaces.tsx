import { type ReactNode, useId } from 'react';
import { type SeatNumber, SeatPicture } from '../../figures/SeatMark.tsx';
import { useWholeWords } from '../../page/use-words.ts';
import type { SeatPlace } from './chosen.ts';
import './guest-set-up.css';

/** Somebody who may be played. */
export interface SeatCard {
  readonly id: string;
  readonly name: string;
}

interface Props<C extends SeatCard> {
  readonly places: readonly SeatPlace[];
  readonly cards: readonly C[];
  readonly least: number;
  readonly most: number;
  readonly machines: boolean;
  readonly tempers: readonly SeatCard[];
  emblem(card: string): ReactNode;
  facts(card: C): ReactNode;
  readonly onChange: (places: readonly SeatPlace[]) => void;
}

/** Who sits down, and whom each plays. */
export function SeatPlaces<C extends SeatCard>(props: Props<C>) {
  const { places, cards, least, most, onChange } = props;
  const { seats: words } = useWholeWords().ui.guestTable;
  const free = cards.filter(({ id }) => !places.some((place) => place.card === id));
  const called = (at: number) => places[at]!.name || words.player(at + 1);
  const change = (at: number, what: Partial<SeatPlace>) =>
    onChange(places.map((one, i) => (i === at ? { ...one, ...what } : one)));
  return (
    <section aria-label={words.title}>
      <h2 className="mb-3">{words.title}</h2>
      <ol className="grid flush gap-4 bare unlisted">
        {places.map(({ name, card, isMachine, temper }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the place, whichever the card
          <li key={at} className="panel grid gap-3 pad-4">
            <div className="flex wrap to-foot gap-3 one-line">
              {places.length > 1 && <SeatPicture at={at as SeatNumber} />}
              <label className="field grid gap-1">
                <span className="label">{words.name(at + 1)}</span>
                <input
                  value={name}
                  maxLength={40}
                  onChange={(event) => change(at, { name: event.target.value })}
                />
              </label>
              {props.machines && (
                <select
                  aria-label={words.playedBy(called(at))}
                  value={temper ?? (isMachine ? 'machine' : 'person')}
                  onChange={({ target: { value } }) =>
                    change(at, {
                      isMachine: value !== 'person',
                      temper: props.tempers.some(({ id }) => id === value) ? value : null,
                    })
                  }
                >
                  <option value="person">{words.person}</option>
                  {props.tempers.length === 0 && <option value="machine">{words.machine}</option>}
                  {props.tempers.map(({ id, name: how }) => (
                    <option key={id} value={id}>
                      {words.machineThat(how)}
                    </option>
                  ))}
                </select>
              )}
              {at === 0 && (
                <span className="chip inline-flex middle round sunk semi one-line">{words.first}</span>
              )}
              {places.length > least && (
                <button
                  type="button"
                  className="btn btn-small btn-quiet ml-auto"
                  onClick={() => onChange(places.filter((_, i) => i !== at))}
                >
                  {words.leave(called(at))}
                </button>
              )}
            </div>
            <CardChoice
              {...{ places, cards, at, called }}
              emblem={props.emblem}
              onChoose={(id) => change(at, { card: id })}
            />
            {props.facts(cards.find(({ id }) => id === card)!)}
          </li>
        ))}
      </ol>
      {places.length < most && (
        <button
          type="button"
          className="btn mt-3"
          onClick={() =>
            onChange([
              ...places,
              { name: words.player(places.length + 1), card: free[0]!.id, isMachine: false, temper: null },
            ])
          }
        >
          {words.add}
        </button>
      )}
    </section>
  );
}

interface CardProps extends Pick<Props<SeatCard>, 'places' | 'cards' | 'emblem'> {
  readonly at: number;
  /** What the player at a place is called. */
  called(at: number): string;
  readonly onChoose: (card: string) => void;
}

/** Whom a player plays: one of those nobody else plays. */
function CardChoice({ places, cards, at, called, emblem, onChoose }: CardProps) {
  const { seats: words } = useWholeWords().ui.guestTable;
  const group = useId();
  return (
    <fieldset className="columns-fit-9rem grid gap-2">
      <legend className="visually-hidden">{words.cardOf(called(at))}</legend>
      {cards.map(({ id, name }) => {
        const by = places.findIndex(({ card }) => card === id);
        const isTaken = by >= 0 && by !== at;
        return (
          <label
            key={id}
            className="guest-card ring-within relative flex gap-2 middle touchable pad-6px-3 round-m on-raised lead-1_2 pressable"
            data-chosen={by === at || undefined}
            data-taken={isTaken || undefined}
          >
            <input
              className="absolute unseen"
              type="radio"
              name={group}
              checked={by === at}
              disabled={isTaken}
              onChange={() => onChoose(id)}
            />
            {emblem(id)}
            <span>
              <strong>{name}</strong>
              {isTaken && <small className="block">{words.taken(called(by))}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
