import { faceOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId, GroupId } from '../../model/ids.ts';
import { type Cause, term } from '../../model/messages/cause.ts';
import type { InitiativeCard } from '../../model/state.ts';
import { conditionsHold, isMeant } from '../../queries/figures/conditions-hold.ts';
import { playerFor } from '../core/place.ts';
import { rollDice } from '../core/roll.ts';
import type { Rule, Table } from '../core/table.ts';

const arrange = (table: Table, track: readonly InitiativeCard[], cause: Cause, rule: string): void =>
  table.emit({ type: 'trackArranged', track, cause, rule });

/**
 * Moves a figure's card up (towards the front) or down the Initiative Track (p.38). A turn is never skipped nor
 * had twice: whether the card has acted goes with it.
 */
export function moveOnTrack(
  table: Table,
  group: GroupId,
  direction: 'up' | 'down',
  places: number,
  cause: Cause,
): void {
  const track = [...table.state.track];
  const from = track.findIndex((card) => card.id === group);
  if (from < 0) return;
  const [card] = track.splice(from, 1);
  const to = Math.min(track.length, Math.max(0, from + (direction === 'up' ? -places : places)));
  track.splice(to, 0, card!);
  arrange(table, track, cause, 'p.38');
}

/**
 * A spawned Combatant's card, p.19 and rulings D3, C9:
 *   1. Is its card on the track already? Then it joins its Group there.
 *   2. Active Combatants (p.71): directly after the active card, without a roll; at the back in nobody's turn.
 *   3. Between rounds: at the back after the last turn of one, shuffled in before the first turn of one.
 *   4. Else BLACK is rolled: next after the player's card whose turn it is, first on the track in any other turn or
 *      in nobody's (X87); a place further down for each book.
 */
export function* placeOnTrack(table: Table, group: GroupId, figure: FigureId): Rule<void> {
  const { track, turn, clock, ruleset } = table.state;
  // 1. Its card is there.
  const known = track.find((card) => card.id === group);
  if (known) {
    const joined = track.map((card) =>
      card.id === group ? { ...card, figures: [...card.figures, figure] } : card,
    );
    arrange(table, joined, term('joins-group'), 'p.54');
    return;
  }
  const card: InitiativeCard = { id: group, figures: [figure], acted: false };
  const active = turn ? track.findIndex((c) => c.figures.includes(turn.figure)) : -1;
  // 2. Active Combatants.
  if (ruleset.activeCombatants) {
    insert(table, card, active < 0 ? track.length : active + 1, term('active-combatants'), 'p.71');
    return;
  }
  // 3. Between rounds nobody's turn is under way: before the first card is reached, or after the last.
  const between = turn === null && clock.queue.length === 0;
  if (between && track.every((c) => c.acted)) {
    insert(table, card, track.length, term('end-of-round'), 'C9');
    return;
  }
  if (between && track.every((c) => !c.acted)) {
    // In front of one of the cards, or behind them all.
    const places = [...track.map(({ id }) => id), 'back'];
    const picked = table.chance.pick(table.state.rng, places.length, 'draw:initiative', places);
    const shuffled = [...track.slice(0, picked.value), card, ...track.slice(picked.value)];
    table.emit({ type: 'initiativeDealt', track: shuffled, rng: picked.words, rule: 'C9' });
    return;
  }
  // 4. The roll.
  const rolled = yield* rollDice(table, playerFor(table, figure), ['black'], 'spawn', 'p.19');
  const books = rolled.reduce((n, die) => n + faceOf(die).book, 0);
  const ofPlayers = turn !== null && figureIn(table.state, turn.figure).seat !== null;
  const place = (ofPlayers ? active + 1 : 0) + books;
  insert(table, card, Math.min(track.length, place), { kind: 'track-roll', books }, 'D3');
}

/** A summoned Esper's card goes to the back (p.68); further figures of it join it there. */
export function putAtBack(table: Table, group: GroupId, figure: FigureId): void {
  const { track } = table.state;
  if (track.some((card) => card.id === group)) {
    const joined = track.map((card) =>
      card.id === group ? { ...card, figures: [...card.figures, figure] } : card,
    );
    arrange(table, joined, term('joins-group'), 'p.54');
    return;
  }
  insert(table, { id: group, figures: [figure], acted: false }, track.length, term('summoned'), 'p.68');
}

function insert(table: Table, card: InitiativeCard, place: number, cause: Cause, rule: string): void {
  const { track } = table.state;
  arrange(table, [...track.slice(0, place), card, ...track.slice(place)], cause, rule);
}

/**
 * The order an encounter tells (X191): after the cards are dealt, each line in turn takes its cards out and lays them at
 * its place, in the order they were dealt among themselves.
 */
export function arrangeAsTold(table: Table): void {
  let { track } = table.state;
  for (const { who, place, if: conditions } of table.encounter.initiative ?? []) {
    if (!conditionsHold(table, conditions)) continue;
    const isTold = ({ figures }: InitiativeCard) =>
      figures.some((id) => isMeant(table, figureIn(table.state, id), who, null));
    const others = track.filter((card) => !isTold(card));
    const at = place === 'first' ? 0 : place === 'last' ? others.length : place - 1;
    track = [...others.slice(0, at), ...track.filter(isTold), ...others.slice(at)];
  }
  if (track.some((card, i) => card !== table.state.track[i]))
    arrange(table, track, term('encounter'), 'X191');
}

/** Deals the cards anew in a random order (Fisher-Yates through the port). */
export function shuffleTrack(table: Table, cards: readonly InitiativeCard[]): void {
  const deck = [...cards];
  let { rng } = table.state;
  for (let i = deck.length - 1; i > 0; i--) {
    const left = deck.slice(0, i + 1).map(({ id }) => id);
    const picked = table.chance.pick(rng, left.length, 'draw:initiative', left);
    rng = picked.words;
    [deck[i], deck[picked.value]] = [deck[picked.value]!, deck[i]!];
  }
  table.emit({ type: 'initiativeDealt', track: deck, rng, rule: 'p.38' });
}
