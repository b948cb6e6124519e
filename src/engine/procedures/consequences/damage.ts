import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { addUp, type LedgerEntry, type Sum, sumOf } from '../../model/ledger.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { optionOf } from '../../model/option-id.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { type AbilityToken, type DamageType, type Effect, isNegative } from '../../model/vocabulary.ts';
import { factorEntries } from '../../queries/attack/damage-factors.ts';
import { standingAmount } from '../../queries/figures/counts.ts';
import { isOnBoard, isStanding } from '../../queries/figures/figures.ts';
import { listModifiers } from '../../queries/figures/modifiers.ts';
import { armorTotalOf, isImmune, mayBear, remainingHpOf, resistanceOf } from '../../queries/figures/stats.ts';
import { ask } from '../core/ask.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import type { DamageSource, Rule, Table } from '../core/table.ts';
import { resolveDefeat } from './defeat.ts';

/**
 * Damage of any source, pp.44, 46, 67 and rulings A2, A5; an attack comes here at its steps 6b and 6c:
 *   1. PHYSICAL is lessened by Armor that is not pierced, whatever dealt it (p.31).      } reduceDamage
 *   2. by other reductions; 3. PHYSICAL and MAGIC by RESISTANCE, to half, rounded up;    }
 *   4. all of it is gone with IMMUNITY.                                                  }
 *      What is left may be more (X93).                                                   withMore
 *   5. Damage tokens, never more than HP are left (p.67).                                } putDamage
 *   6. What answers damage; 7. then whoever has as many tokens as HP is Defeated (A5).   }
 * This is all of it, for what is no attack's: spells, terrain, collisions, abilities. Gives the points dealt.
 */
export function* dealDamage(
  table: Table,
  figureId: FigureId,
  type: DamageType,
  entries: readonly LedgerEntry[],
  source: DamageSource,
): Rule<number> {
  if (!isStanding(table, figureId)) return 0;
  const sum = yield* reduceDamage(table, figureId, type, entries, source.piercing ?? []);
  return yield* putDamage(table, figureId, withMore(table, figureId, [{ type, sum }]), source);
}

/** Steps 1 to 4, up to the number (p.43 6b, 6c), in the order of ruling A2. `weapons`: tags of those it was dealt with. */
export function* reduceDamage(
  table: Table,
  figureId: FigureId,
  type: DamageType,
  entries: readonly LedgerEntry[],
  piercing: readonly LedgerEntry[],
  weapons: readonly string[] = [],
): Rule<Sum> {
  const lines: LedgerEntry[] = [...entries];
  const left = () => addUp(lines);
  const figure = () => figureIn(table.state, figureId);
  // 1. Armor.
  if (type === 'physical' && left() > 0) {
    const armor = armorTotalOf(table, figure());
    const pierced = Math.min(armor, addUp(piercing));
    const taken = Math.min(left(), armor - pierced);
    if (armor > 0) {
      const cause: Cause = { kind: 'armor', armor, pierced };
      lines.push({ cause, amount: 0 - taken, rule: 'p.43 6b' }); // never -0, which JSON has not
    }
  }
  // 2. Other reductions.
  if (left() > 0) {
    const before = left();
    const offer = yield* table.hooks.react(table, 'damage-reduction', figureId, {
      damage: { type, amount: before },
    });
    for (const entry of offer.entries) lines.push({ ...entry, amount: -Math.min(left(), -entry.amount) });
  }
  // 3. RESISTANCE.
  const resisted = type === 'irreducible' ? null : resistanceOf(table, figure(), type, weapons);
  if (resisted !== null && left() > 0) {
    const halved = Math.ceil(left() / 2) - left();
    const cause: Cause = {
      kind: 'resistance',
      to: typeof resisted === 'string' ? resisted : resisted.weapon,
    };
    lines.push({ cause, amount: halved, rule: 'p.33' });
  }
  lines.push(...factorEntries(table, figure(), 'damageTaken', type, left()));
  // 4. IMMUNITY.
  if (left() > 0 && isImmune(table, figure(), type))
    lines.push({ cause: { kind: 'immunity', to: type }, amount: -left(), rule: 'p.32' });
  return sumOf(lines);
}

/** Damage of one type, ready to be dealt. */
export interface DamagePart {
  readonly type: DamageType;
  readonly sum: Sum;
}

/**
 * What cards add to any damage the figure is dealt (X93): to the type most of which is left, once nothing lessens it
 * any more; nothing to no damage.
 */
export function withMore(
  position: Position,
  figureId: FigureId,
  parts: readonly DamagePart[],
): readonly DamagePart[] {
  const most = Math.max(...parts.map(({ sum }) => sum.total));
  if (most <= 0) return parts;
  const more = listModifiers(position, figureIn(position.state, figureId), 'dealtMore').map(
    ({ held, modifier, holder }) => ({
      cause: held.cause,
      amount: standingAmount(position, holder, modifier.dealtMore, { about: { card: held.card.id } }),
      rule: 'X93',
    }),
  );
  if (more.length === 0) return parts;
  const chosen = parts.find(({ sum }) => sum.total === most);
  return parts.map((part) =>
    part === chosen ? { ...part, sum: sumOf([...part.sum.entries, ...more]) } : part,
  );
}

/** Steps 5 to 7: damage tokens, what answers them, the Defeat. Gives the points dealt. */
export function* putDamage(
  table: Table,
  figureId: FigureId,
  parts: readonly DamagePart[],
  source: DamageSource,
): Rule<number> {
  // 5. The tokens.
  let total = 0;
  for (const { type, sum } of parts) {
    const figure = figureIn(table.state, figureId);
    if (figure.defeated || sum.total === 0) continue;
    const amount = Math.min(sum.total, remainingHpOf(table, figure));
    if (amount === 0) continue; // the type before it took all that was left
    total += amount;
    table.emit({
      type: 'damageDealt',
      figure: figureId,
      amount,
      damageType: type,
      sum,
      by: source.by,
      cause: source.cause,
      rule: source.rule,
    });
  }
  if (total === 0) return 0;
  // 6. What answers it, and 7. the Defeat: at the end of the blow it is part of (X85).
  const blow = table.moments.at(-1)?.struck;
  if (blow) blow.push({ figure: figureId, amount: total, source });
  else {
    yield* answerDamage(table, figureId, source.by, total);
    yield* fallIfAtItsEnd(table, figureId, total, source);
  }
  return total;
}

/** Step 7: a figure without HP is Defeated, unless its last moment changes that. */
export function* fallIfAtItsEnd(
  table: Table,
  figureId: FigureId,
  amount: number,
  source: DamageSource,
): Rule<void> {
  if (isAtItsEnd(table, figureId)) yield* askForHelp(table, figureId);
  if (isAtItsEnd(table, figureId))
    yield* reactAtOnce(table, 'would-be-defeated', figureId, { other: source.by, amount });
  if (isAtItsEnd(table, figureId)) yield* resolveDefeat(table, figureId, source.by, source.cause);
}

/** Whether damage Defeats it now: as many points as HP, and nothing that holds it up. */
export const isAtItsEnd = (position: Position, figureId: FigureId): boolean =>
  isSunk(position, figureIn(position.state, figureId));

/** The same of a figure in hand. */
export const isSunk = (position: Position, figure: Figure): boolean =>
  isOnBoard(figure) && remainingHpOf(position, figure) === 0 && !figure.granted?.some(({ doomed }) => doomed);

/** The last moment for what may be used "at any time" (p.48): a question only where there is such a thing. */
function* askForHelp(table: Table, figureId: FigureId): Rule<void> {
  yield* ask(table, () =>
    isAtItsEnd(table, figureId)
      ? {
          kind: 'reaction',
          figure: figureId,
          question: { ask: 'about-to-fall' },
          rule: 'p.48',
          options: [optionOf({ do: 'pass' })],
        }
      : null,
  );
}

/** Step 6: what answers damage comes before the defeat (A5). Whoever dealt it may be gone, or nobody. */
export function* answerDamage(
  table: Table,
  figureId: FigureId,
  by: FigureId | null,
  amount: number,
): Rule<void> {
  yield* reactAtOnce(table, 'damaged', figureId, { other: by, amount });
  if (by !== null && by !== figureId && isStanding(table, by))
    yield* reactAtOnce(table, 'deals-damage', by, { other: figureId, amount });
}

/** HEAL (X), p.46: removes damage tokens; Disease forbids it (p.74). Gives the points healed. */
export function heal(table: Table, figureId: FigureId, amount: number, cause: Cause): number {
  const figure = figureIn(table.state, figureId);
  if (figure.defeated || figure.effects.includes('disease')) return 0;
  const healed = Math.min(amount, figure.damage);
  if (healed > 0) table.emit({ type: 'damageHealed', figure: figureId, amount: healed, cause, rule: 'p.46' });
  return healed;
}

/** Gives an Effect token to a figure that may bear it; Disease takes the positive ones with it (p.74). */
export function inflict(table: Table, figureId: FigureId, effect: Effect, by: FigureId | null): boolean {
  const figure = figureIn(table.state, figureId);
  if (!isOnBoard(figure) || !mayBear(table, figure, effect)) return false;
  table.emit({ type: 'effectInflicted', figure: figureId, effect, by, rule: 'p.74' });
  if (effect === 'disease') {
    for (const held of figureIn(table.state, figureId).effects.filter((e) => !isNegative(e))) {
      table.emit({
        type: 'effectRemoved',
        figure: figureId,
        effect: held,
        cause: { kind: 'effect', effect: 'disease' },
        rule: 'p.74',
      });
    }
  }
  return true;
}

/**
 * Takes an Effect token away; Disease keeps every other one, but for those whose time has run out (`expires`,
 * p.74).
 */
export function removeEffect(
  table: Table,
  figureId: FigureId,
  effect: Effect,
  cause: Cause,
  { expires = false } = {},
): boolean {
  const figure = figureIn(table.state, figureId);
  if (!figure.effects.includes(effect)) return false;
  if (figure.effects.includes('disease') && effect !== 'disease' && !expires) return false;
  table.emit({ type: 'effectRemoved', figure: figureId, effect, cause, rule: 'p.74' });
  return true;
}

const TOKEN_LIMIT: Partial<Record<AbilityToken, number>> = { dodge: 3, intervention: 1, vow: 5 };

/** Gives Ability tokens up to their limit (S4). Gives how many were gained. */
export function gainTokens(table: Table, figureId: FigureId, token: AbilityToken, amount: number): number {
  const figure = figureIn(table.state, figureId);
  if (figure.defeated) return 0;
  const gained = Math.max(0, Math.min(amount, roomForTokens(table, figure, token)));
  if (gained > 0) table.emit({ type: 'tokenGained', figure: figureId, token, amount: gained, rule: 'S4' });
  return gained;
}

/** How many more of a token the figure may have. */
export const roomForTokens = (position: Position, figure: Figure, token: AbilityToken): number =>
  (TOKEN_LIMIT[token] ?? Number.POSITIVE_INFINITY) +
  moreTokens(position, figure, token) -
  (figure.tokens[token] ?? 0);

const moreTokens = (position: Position, figure: Figure, token: AbilityToken): number =>
  listModifiers(position, figure, 'tokenLimit', undefined, (m) => m.tokenLimit === token).reduce(
    (n, { modifier }) => n + modifier.amount,
    0,
  );
