import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import type { Adventure, MidgardState } from '../rules/model/state.ts';
import { challengeText, failsText, foeText } from '../words/en/card-facts.ts';
import { cardName, type Named, playerName, signed } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';
import type { Shown } from './rolls-shown.ts';
import { SumTrack } from './SumTrack.tsx';

interface Props {
  readonly named: Named & { readonly state: MidgardState & { readonly adventure: Adventure } };
  readonly seats: readonly { readonly id: string }[];
  readonly roll: Shown | null;
}

const PLACES = [0, 1, 2];

/** An adventure (A 11): its three challenges in a row, the party, the boss behind them. */
export function AdventureStage({ named, seats, roll }: Props) {
  const { content, state } = named;
  const { adventure } = state;
  const card = content.adventures[adventure.ref]!;
  return (
    <section
      className="mid-stage full most-62rem bounded-y m-auto grid gap-3 scroll pad-4"
      aria-label={card.name}
      data-level={card.level}
    >
      <header className="pad-3-4 paper">
        <h2 className="flush ink">{card.name}</h2>
        <p className="flush">
          {screens.modifier(signed(-card.modifier))} ·{' '}
          {screens.itemHelps(cardName(content, 'goods', card.item))}
        </p>
        <p className="mid-read flush book-face italic">{card.text}</p>
      </header>
      <ol className="mid-challenges grid columns-4 gap-2 flush bare unlisted" aria-label={screens.challenges}>
        {PLACES.map((place) => (
          <Challenge key={place} named={named} place={place} />
        ))}
        <li className="mid-challenge high-6rem grid at-top gap-1 pad-2-3 paper" data-boss>
          <small>{screens.boss}</small>
          <strong className="ink">{card.boss.name}</strong>
          <small>{foeText(card.boss)}</small>
          <small>
            {screens.special} {card.boss.special}
          </small>
        </li>
      </ol>
      <ul className="flex wrap gap-2 flush bare unlisted" aria-label={screens.party}>
        {adventure.party.map((player) => (
          <li key={player} className="chip inline-flex middle gap-1 round sunk semi">
            <SeatMark seats={seats} seat={state.players[player]!.seat} /> {playerName(named, player)}{' '}
            {state.players[player]!.lp} {screens.lp}
          </li>
        ))}
      </ul>
      {roll && (
        <SumTrack
          named={named}
          title={roll.by === null ? screens.total : playerName(named, roll.by)}
          of={roll}
          falls
        />
      )}
    </section>
  );
}

function Challenge({ named, place }: { readonly named: Props['named']; readonly place: number }) {
  const { content, state } = named;
  const { cards, solved } = state.adventure;
  const card = content.challenges[cards[place] ?? ''];
  const by = solved.find((one) => one.card === card?.id);
  if (!card)
    return (
      <li className="mid-challenge high-6rem grid centered pad-2-3 panel soft" data-down>
        {screens.facedown}
      </li>
    );
  const fails = failsText(card);
  return (
    <li
      className="mid-challenge high-6rem grid at-top gap-1 pad-2-3 paper"
      data-now={place === cards.length - 1 || undefined}
    >
      <strong className="ink">{challengeText(content, card)}</strong>
      {by ? (
        <b className="ink-green">{screens.solvedBy(playerName(named, by.player))}</b>
      ) : (
        fails && <small>{fails}</small>
      )}
    </li>
  );
}
