/**
 * Gain 1 fixed token (A 8): a check of ability + d20 + modifiers, two for tokens with "+".
 * a) Below 20: a destiny card is drawn and resolved.
 * b) 20 or more: the resistance roll of the token, d20 + 9 or 10; 3 gold negate it. The check must be greater: the token
 *    is collected; equal or less: it stays, another try costs 1 action.
 * Modifiers, before the die: +2 a gold (F 8), +4 an aide, two at most (F 1), support cards (F 2).
 * A natural 20 always succeeds; only a natural 20 counters it.
 */
import type { CardRef } from '../model/content.ts';
import { GOLD_BONUS, MOST_GOLD, NEED, RESISTANCE_PRICE } from '../model/fixed-numbers.ts';
import { type Entry, sumOf, withLines } from '../model/ledger.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { listBeside } from '../queries/cities.ts';
import { attemptSum, meets, resistanceSum } from '../queries/numbers.ts';
import { castSpell } from './cast.ts';
import { drawDestiny } from './destiny.ts';
import { inPlaceOf, placedDice, type Thrown } from './die.ts';
import { makeRoom } from './pack.ts';
import {
  ask,
  askWhether,
  cardsThat,
  dieLine,
  isOwnTurn,
  type MidgardTable,
  type Rule,
  rollDie,
} from './table.ts';
import { throwD20 } from './throw.ts';

export function* attemptToken(table: MidgardTable, player: number, token: CardRef): Rule {
  const { state, content, emit } = table;
  emit({
    type: 'attemptBegan',
    attempt: { player, token, check: 0, aides: [], declined: [], gold: 0, support: [] },
    rule: 'A 8',
  });
  const single = state.players[player]!.treasures.some(({ ref }) => content.treasures[ref]!.single);
  const { abilities } = content.tokens[token]!;
  const checks = single ? [0] : abilities.map((_, i) => i);
  let last: Thrown | null = null;
  for (const check of checks) {
    if (check > 0) emit({ type: 'checkTurned', check, rule: 'MI-10' });
    last = yield* attemptCheck(table, player);
    if (last.passed) continue;
    yield* drawDestiny(table, player);
    if (state.attempt) emit({ type: 'attemptEnded', kept: false, rule: 'A 8a' });
    return;
  }
  const kept = yield* resist(table, player, last!);
  if (kept) emit({ type: 'tokenTaken', player, token, rule: 'A 8b' });
  emit({ type: 'attemptEnded', kept, rule: 'A 8b' });
  if (kept) yield* makeRoom(table, player);
}

/** One check: modifiers are asked for until the die is thrown. */
function* attemptCheck(table: MidgardTable, player: number): Rule<Thrown> {
  const { state, emit } = table;
  for (;;) {
    const attempt = state.attempt!;
    const sum = attemptSum(table, attempt);
    const act = yield* ask(table, player, {
      kind: 'modifiers',
      options: [
        { id: 'roll', act: { do: 'roll' } },
        // A bonus action is in another's turn: F 3 is for one's own (MI-41).
        ...placedDice(table, player, undefined, { cards: isOwnTurn(table, player) }),
        ...listGold(table, player, sum.total),
        ...cardsThat(table, player, 'support').map(
          (card): MidgardOption => ({ id: `support:${card}`, act: { do: 'support', card } }),
        ),
        ...listAskable(table, player).map(
          (other): MidgardOption => ({ id: `ask:${other}`, act: { do: 'ask', player: other } }),
        ),
      ],
      roll: { what: 'token', sum, need: NEED, rolled: false, by: player },
      card: attempt.token,
      rule: 'A 8',
    });
    if (act.do === 'gold')
      emit({ type: 'goldChanged', player, amount: -act.count, why: 'attempt', rule: 'F 8' });
    else if (act.do === 'support')
      emit({ type: 'cardPlayed', player, card: act.card, as: 'support', rule: 'F 2' });
    else if (act.do === 'ask') {
      const yes = yield* askWhether(table, act.player, {
        kind: 'aid',
        about: player,
        card: attempt.token,
        rule: 'F 1',
      });
      emit({ type: 'aidAnswered', player: act.player, yes, rule: 'F 1' });
    } else {
      const thrown = yield* throwD20(
        table,
        player,
        { what: 'token', sum, need: NEED, contested: true, rule: 'A 8' },
        inPlaceOf(act),
      );
      const { passed, natural } = thrown;
      emit({
        type: 'checkMade',
        player,
        what: 'token',
        sum: thrown.sum,
        need: NEED,
        passed,
        natural,
        rule: 'A 8',
      });
      return thrown;
    }
  }
}

/** Gold is offered as far as it helps against the greatest resistance there is, and up to twelve at once. */
function listGold({ state }: MidgardTable, player: number, total: number): MidgardOption[] {
  const { gold } = state.players[player]!;
  const useful = Math.ceil((NEED + 11 - total) / GOLD_BONUS);
  const most = Math.max(0, Math.min(gold, MOST_GOLD, useful));
  return Array.from(
    { length: most },
    (_, i) => ({ id: `gold:${i + 1}`, act: { do: 'gold', count: i + 1 } }) as const,
  );
}

/** Who stands here and has not been asked yet (F 1). */
function listAskable({ state }: MidgardTable, player: number): number[] {
  const { aides, declined } = state.attempt!;
  return listBeside(state, player).filter((other) => ![...aides, ...declined].includes(other));
}

/** A 8b: 3 gold, a spell against it, or the roll. Whether the token is collected. */
function* resist(table: MidgardTable, player: number, { sum, natural }: Thrown): Rule<boolean> {
  const { state, content, emit } = table;
  const { token } = state.attempt!;
  let base = resistanceSum(table, player, token);
  for (;;) {
    const { gold, spells } = state.players[player]!;
    const act = yield* ask(table, player, {
      kind: 'resist',
      options: [
        { id: 'roll', act: { do: 'roll' } },
        ...(gold >= RESISTANCE_PRICE ? [{ id: 'pay', act: { do: 'pay' } } as const] : []),
        ...spells.flatMap(({ ref, turned }): MidgardOption[] => {
          const { does, needs } = content.spells[ref]!;
          return 'resistance' in does && !turned && meets(table, player, needs)
            ? [{ id: `cast:${ref}`, act: { do: 'cast', spell: ref } }]
            : [];
        }),
      ],
      roll: { what: 'resistance', sum: base, need: natural ? null : sum.total, rolled: false, by: null },
      card: token,
      rule: 'A 8b',
    });
    if (act.do === 'cast') {
      if (yield* castSpell(table, player, act.spell)) base = withLines(base, spellLine(table, act.spell));
      if (state.players[player]!.tower) return false;
      continue;
    }
    if (act.do === 'pay') {
      emit({ type: 'goldChanged', player, amount: -RESISTANCE_PRICE, why: 'resistance', rule: 'F 6' });
      emit({ type: 'resistanceBought', player, rule: 'F 6' });
      return true;
    }
    const face = yield* rollDie(table, player, 'resistance', 'A 8b');
    const against = sumOf([...base.entries, dieLine(face, 'A 8b')]);
    const held = natural ? face === NEED : sum.total <= against.total;
    const rule = natural ? 'A 8n' : 'A 8b';
    emit({ type: 'resistanceRolled', player, sum: against, against: sum.total, held, rule });
    return !held;
  }
}

function spellLine({ content }: MidgardTable, spell: CardRef): Entry {
  const { does } = content.spells[spell]!;
  const amount = 'resistance' in does ? does.resistance : 0;
  return { cause: { from: 'card', folder: 'spells', card: spell }, amount, rule: 'M 3' };
}
