/**
 * A d20 as who rolls it has it (F 3, F 4):
 * 1. A replacement card instead of the die: it shows what the card says (F 3, MI-7).
 * 2. Luck: that die once more, the new face counts (F 4); only in one's own turn, as all free actions but reactions.
 */
import type { CardRef } from '../model/content.ts';
import type { RollKind } from '../model/events.ts';
import { NEED } from '../model/fixed-numbers.ts';
import { type Entry, type Sum, withLines } from '../model/ledger.ts';
import type { MidgardAct, MidgardOption } from '../model/prompts.ts';
import { ask, cardsThat, dieLine, isOwnTurn, type MidgardTable, type Rule, rollDie } from './table.ts';

/** What is rolled for. */
export interface Throwing {
  readonly what: RollKind;
  /** Everything but the die. */
  readonly sum: Sum;
  readonly need: number;
  /** More than `need` is of use: something is rolled against it. */
  readonly contested: boolean;
  readonly rule: string;
}

export interface Thrown {
  readonly sum: Sum;
  /** The die shows 20 (N 1). */
  readonly natural: boolean;
  readonly passed: boolean;
}

/** What takes the place of the die. */
export type InPlace = { readonly card: CardRef } | { readonly treasure: CardRef } | null;

/** Replacement cards and a treasure's 20 as answers; `suffix` tells them apart where more hangs on them. */
export function placedDice(
  table: MidgardTable,
  player: number,
  weapon?: CardRef | null,
  { cards = true }: { readonly cards?: boolean } = {},
): MidgardOption[] {
  const { state, content } = table;
  const suffix = weapon ? `:${weapon}` : '';
  const more = weapon === undefined ? {} : { weapon };
  return [
    ...(cards ? cardsThat(table, player, 'replace') : []).map(
      (card): MidgardOption => ({ id: `replace:${card}${suffix}`, act: { do: 'replace', card, ...more } }),
    ),
    ...state.players[player]!.treasures.flatMap(({ ref, used }): MidgardOption[] =>
      content.treasures[ref]!.twenty && !used
        ? [{ id: `twenty:${ref}${suffix}`, act: { do: 'twenty', treasure: ref, ...more } }]
        : [],
    ),
  ];
}

/** Asks what takes the place of the die, where something can: a card in one's own turn (F 3), a treasure in any. */
export function* inPlaceOfDie(table: MidgardTable, player: number, throwing: Throwing): Rule<InPlace> {
  const { what, sum, need, rule } = throwing;
  const placed = placedDice(table, player, undefined, { cards: isOwnTurn(table, player) });
  const act = yield* ask(table, player, {
    kind: 'replace',
    options: [{ id: 'roll', act: { do: 'roll' } }, ...placed],
    roll: { what, sum, need, rolled: false, by: player },
    rule,
  });
  if (act.do === 'replace') return { card: act.card };
  return act.do === 'twenty' ? { treasure: act.treasure } : null;
}

/** The die or what takes its place, and luck: as the roller alone has it. */
export function* throwAlone(
  table: MidgardTable,
  player: number,
  throwing: Throwing,
  inPlace: InPlace,
): Rule<Thrown> {
  const thrown = yield* faceOf(table, player, throwing, inPlace);
  return inPlace === null ? yield* luck(table, player, throwing, thrown) : thrown;
}

/** What an answer puts in place of the die. */
export const inPlaceOf = (act: MidgardAct): InPlace =>
  act.do === 'replace' ? { card: act.card } : act.do === 'twenty' ? { treasure: act.treasure } : null;

const came = ({ sum, need }: Throwing, line: Entry, face: number): Thrown => {
  const total = withLines(sum, line);
  const natural = face === NEED;
  return { sum: total, natural, passed: natural || total.total >= need };
};

function* faceOf(table: MidgardTable, player: number, throwing: Throwing, inPlace: InPlace): Rule<Thrown> {
  const { content, emit } = table;
  const { what, rule } = throwing;
  if (inPlace === null) {
    const face = yield* rollDie(table, player, what, rule);
    return came(throwing, dieLine(face, rule), face);
  }
  if ('card' in inPlace) {
    const { card } = inPlace;
    const { use } = content.actions[card]!;
    const face = 'replace' in use ? use.replace : 1;
    emit({ type: 'cardPlayed', player, card, as: 'replace', rule: 'F 3' });
    return came(
      throwing,
      { cause: { from: 'replaced', folder: 'actions', card }, amount: face, rule: 'F 3' },
      face,
    );
  }
  const { treasure } = inPlace;
  emit({ type: 'treasureUsed', player, treasure, rule: 'B 1' });
  const line: Entry = {
    cause: { from: 'replaced', folder: 'treasures', card: treasure },
    amount: NEED,
    rule: 'B 1',
  };
  return came(throwing, line, NEED);
}

/** F 4: the die once more, as often as somebody has the luck; a natural 20 needs none. */
function* luck(table: MidgardTable, player: number, throwing: Throwing, first: Thrown): Rule<Thrown> {
  const { state, content, emit } = table;
  const { what, need, rule, contested } = throwing;
  let thrown = first;
  while (isOwnTurn(table, player) && !thrown.natural && (contested || !thrown.passed)) {
    const again = state.players[player]!.goods.flatMap(({ ref }) => {
      const { use } = content.goods[ref]!;
      return use && 'again' in use ? [ref] : [];
    });
    const act = yield* ask(table, player, {
      kind: 'luck',
      options: [
        { id: 'keep', act: { do: 'no' } },
        ...cardsThat(table, player, 'luck').map(
          (card): MidgardOption => ({ id: `luck:${card}`, act: { do: 'luck', card } }),
        ),
        ...[...new Set(again)].map(
          (good): MidgardOption => ({ id: `again:${good}`, act: { do: 'again', good } }),
        ),
      ],
      roll: { what, sum: thrown.sum, need, rolled: true, by: player },
      rule: 'F 4',
    });
    if (act.do === 'luck') emit({ type: 'cardPlayed', player, card: act.card, as: 'luck', rule: 'F 4' });
    else if (act.do === 'again') emit({ type: 'goodUsed', player, good: act.good, rule: 'F 4' });
    else break;
    const face = yield* rollDie(table, player, what, rule);
    thrown = came(throwing, dieLine(face, rule), face);
  }
  return thrown;
}
