/**
 * A d20 with everybody at the table: die, luck (`die.ts`), then reactions of the others, in seat order, once each; none
 * to a reaction (F 5, MI-33).
 */
import type { RollKind } from '../model/events.ts';
import { type Sum, withLines } from '../model/ledger.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { meets } from '../queries/numbers.ts';
import { type InPlace, inPlaceOfDie, type Throwing, type Thrown, throwAlone } from './die.ts';
import { payWithCard } from './discard.ts';
import { rollSpell } from './spell-roll.ts';
import { ask, cardsThat, listAfter, type MidgardTable, type Rule } from './table.ts';

/** Asks for what takes its place, then throws. */
export function* throwAsked(table: MidgardTable, player: number, throwing: Throwing): Rule<Thrown> {
  const inPlace = yield* inPlaceOfDie(table, player, throwing);
  return yield* throwD20(table, player, throwing, inPlace);
}

/** The die or what takes its place, luck, reactions; tells the number it comes to. */
export function* throwD20(
  table: MidgardTable,
  player: number,
  throwing: Throwing,
  inPlace: InPlace,
): Rule<Thrown> {
  const thrown = yield* throwAlone(table, player, throwing, inPlace);
  return yield* reactions(table, player, throwing, thrown);
}

/** Rolls nobody reacts to: a resistance is nobody's, initiative no check (N 1). */
const WITHOUT_REACTION: ReadonlySet<RollKind> = new Set(['resistance', 'initiative']);

/** F 5: the others may take something off the total, as long as that can change what comes of it. */
function* reactions(table: MidgardTable, player: number, throwing: Throwing, first: Thrown): Rule<Thrown> {
  let thrown = first;
  if (WITHOUT_REACTION.has(throwing.what)) return thrown;
  for (const other of listAfter(table, player)) {
    if (!matters(table, throwing, thrown)) break;
    thrown = yield* reactionOf(table, other, player, throwing, thrown);
  }
  return thrown;
}

/** The most that all reactions there are can take off a total. */
const MOST_OFF = 12;

/** A total that has failed, or that no reaction can lower enough, is nobody's to change. */
function matters(
  { state }: MidgardTable,
  { need, contested }: Throwing,
  { sum, natural, passed }: Thrown,
): boolean {
  if (!passed || state.players.length < 2) return false;
  return contested || (!natural && sum.total - MOST_OFF < need);
}

/** One seat is asked: in one step with open hands, in two with closed ones, so that asking tells nothing (section 9). */
function* reactionOf(
  table: MidgardTable,
  other: number,
  player: number,
  { what, need }: Throwing,
  thrown: Thrown,
): Rule<Thrown> {
  const { state, content, emit } = table;
  if (state.turn.quiet.includes(other)) return thrown;
  const roll = { what, sum: thrown.sum, need, rolled: true, by: player };
  const price = priceOfReaction(table, player);
  const { hand } = state.players[other]!;
  const cards = hand.length >= price ? cardsThat(table, other, 'reaction') : [];
  const closed = state.hands === 'closed';
  if (closed) {
    if (hand.length === 0) return thrown;
    const first = yield* ask(table, other, {
      kind: 'react',
      options: [
        { id: 'let', act: { do: 'no' } },
        { id: 'quiet', act: { do: 'quiet' } },
        { id: 'something', act: { do: 'something' } },
      ],
      roll,
      about: player,
      rule: 'F 5',
    });
    if (first.do === 'quiet') emit({ type: 'quieted', player: other, rule: 'F 5' });
    if (first.do !== 'something') return thrown;
  } else if (cards.length === 0) return thrown;
  const act = yield* ask(table, other, {
    kind: 'reaction-card',
    options: [
      { id: 'none', act: { do: 'no' } },
      ...cards.map((card): MidgardOption => ({ id: `react:${card}`, act: { do: 'react', card } })),
      ...(closed ? [] : [{ id: 'quiet', act: { do: 'quiet' } } as const]),
    ],
    roll,
    about: player,
    rule: 'F 5',
  });
  if (act.do === 'quiet') emit({ type: 'quieted', player: other, rule: 'F 5' });
  if (act.do !== 'react') return thrown;
  const { card } = act;
  emit({ type: 'cardPlayed', player: other, card, as: 'reaction', rule: 'F 5' });
  for (let n = 1; n < price; n++) yield* payWithCard(table, other, 'F 5');
  if (yield* undone(table, player, roll)) return thrown;
  const { use } = content.actions[card]!;
  const amount = 'reaction' in use ? use.reaction : 0;
  const sum = withLines(thrown.sum, { cause: { from: 'reaction', card, seat: other }, amount, rule: 'F 5' });
  // On that same roll a natural 20 stays one.
  return { sum, natural: thrown.natural, passed: thrown.natural || sum.total >= need };
}

/** How many cards a reaction against a player costs: an artifact that lies open may ask for more. */
const priceOfReaction = ({ state, content }: MidgardTable, player: number): number =>
  state.players[player]!.artifacts.reduce(
    (most, { ref, open }) => (open ? Math.max(most, content.artifacts[ref]!.reactions ?? 1) : most),
    1,
  );

/** A spell of whom the reaction is against may undo it. */
function* undone(
  table: MidgardTable,
  player: number,
  roll: { what: RollKind; sum: Sum; need: number; rolled: boolean; by: number },
): Rule<boolean> {
  const { state, content, emit } = table;
  const spells = state.players[player]!.spells.filter(({ ref, turned }) => {
    const { does, needs } = content.spells[ref]!;
    return !turned && 'undo' in does && meets(table, player, needs);
  });
  if (spells.length === 0) return false;
  const act = yield* ask(table, player, {
    kind: 'spell',
    options: [
      { id: 'none', act: { do: 'no' } },
      ...spells.map(({ ref }): MidgardOption => ({ id: `cast:${ref}`, act: { do: 'cast', spell: ref } })),
    ],
    roll,
    rule: 'M 1',
  });
  // None to a reaction: the roll against it is nobody's to lower (MI-33).
  if (act.do !== 'cast' || !(yield* rollSpell(table, player, act.spell, throwAlone))) return false;
  emit({ type: 'reactionUndone', player, by: act.spell, rule: 'M 3' });
  return true;
}
