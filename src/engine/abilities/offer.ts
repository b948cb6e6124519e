import type { EffectOp, Timing } from '../model/abilities.ts';
import type { Circumstances } from '../model/circumstances.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Option, PromptKind } from '../model/prompts.ts';
import type { AttackScope } from '../model/scopes.ts';
import { ask } from '../procedures/ask.ts';
import { canPayConditions, payConditions } from '../procedures/conditions.ts';
import { isStanding } from '../procedures/damage.ts';
import { faceText } from '../procedures/roll.ts';
import type { Occasion, OfferResult, Rule, Table } from '../procedures/table.ts';
import { abilitiesOfAttack, type HeldAbility, listAbilities } from '../queries/abilities-of.ts';
import { doConditionsHold } from '../queries/attack-profile.ts';
import { priceOf } from '../queries/costs.ts';
import { damageOf, differenceOf } from '../queries/counts.ts';
import { canAct } from '../queries/stats.ts';
import { totalOf } from './amounts.ts';
import { carryOut } from './effects.ts';
import { nestedEffects } from './nested.ts';
import { listTokenUses } from './token-uses.ts';
import type { Use } from './use.ts';

const PROMPT_OF: Partial<Record<Timing, { kind: PromptKind; text: string }>> = {
  empower: { kind: 'empower', text: 'Empower with an ability?' },
  'to-hit': { kind: 'to-hit', text: 'Add to the attack roll?' },
  'determine-damage': { kind: 'determine-damage', text: 'Add to the damage?' },
  'damage-reduction': { kind: 'damage-reduction', text: 'Reduce the damage?' },
  'after-roll': { kind: 'after-roll', text: 'Re-roll?' },
  'after-miss': { kind: 'after-miss', text: 'The attack missed. Use an ability?' },
  'follow-up': { kind: 'follow-up', text: 'Follow-ups' },
};

/** An ability that may be used on this occasion, as an option and as what it does. */
interface Usable {
  readonly option: Option;
  readonly effects: readonly EffectOp[];
  readonly label: string;
  readonly about?: Circumstances;
  pay(): void;
}

/**
 * Opens an occasion to one figure: its owner uses abilities of that timing until it passes; an automated
 * figure uses what its card says, in printed order. Once for each ability and occurrence. The cost is paid
 * before anything is asked.
 */
export function* offer(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  occasion: Occasion = {},
): Rule<OfferResult> {
  const entries: LedgerEntry[] = [];
  const used: string[] = [];
  const { attacker, target } = currentAttack(table) ?? { attacker: figureId, target: null };
  const struck = attacker === figureId ? target : attacker;
  for (;;) {
    if (!isStanding(table, figureId)) break;
    const chosen = yield* choose(table, timing, figureId, remaining(occasion, entries), used);
    if (!chosen) break;
    if (chosen.option.ability) used.push(chosen.option.id); // tokens last as long as there are any
    chosen.pay();
    const reroll = chosen.effects.find((op) => op.do === 'reroll');
    if (reroll?.do === 'reroll' && occasion.roll) {
      const which = yield* chooseDice(table, figureId, occasion.roll.dice.length, reroll.pick, occasion);
      return { entries, reroll: which, next: null };
    }
    for (const op of chosen.effects) {
      if (op.do === 'reduce') {
        const amount = yield* totalOf(table, op.amount, bindingOf(chosen, figureId, struck));
        entries.push({ label: chosen.label, amount: -amount, rule: 'A2' });
      }
    }
    const next = startsAction(chosen.effects) ? deferred(table, chosen, figureId, struck) : null;
    if (next) return { entries, reroll: null, next };
    yield* carryOut(table, chosen.effects, figureId, struck, chosen.label, chosen.about);
  }
  return { entries, reroll: null, next: null };
}

function* choose(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  occasion: Occasion,
  used: readonly string[],
): Rule<Usable | null> {
  const usable = () =>
    listUsable(table, timing, figureId, occasion).filter(({ option }) => !used.includes(option.id));
  if (figureIn(table.state, figureId).kind === 'intelligent') return usable()[0] ?? null;
  const { kind, text } = PROMPT_OF[timing] ?? { kind: 'choose' as const, text: 'Use an ability?' };
  const rolled = occasion.roll ? ` Rolled: ${occasion.roll.dice.map(faceText).join(' / ')}.` : '';
  const taken = occasion.damage ? ` ${occasion.damage.amount} ${occasion.damage.type}.` : '';
  const answer = yield* ask(table, () => {
    const options = usable().map(({ option }) => option);
    if (options.length === 0) return null;
    return {
      kind,
      figure: figureId,
      text: `${text}${rolled}${taken}`,
      rule: 'p.48',
      options: [...options, { id: 'pass', label: 'Pass' }],
    };
  });
  return usable().find(({ option }) => option.id === answer) ?? null;
}

function listUsable(table: Table, timing: Timing, figureId: FigureId, occasion: Occasion): Usable[] {
  const figure = figureIn(table.state, figureId);
  if (!canAct(figure)) return []; // S3: a paralyzed figure uses none
  const attack = currentAttack(table) ?? undefined;
  const given = attack?.with ? abilitiesOfAttack(attack, figure, timing) : [];
  const held = [...listAbilities(table.cards, figure, timing), ...given]
    .filter(
      (h) =>
        canMatter(h, occasion) &&
        doConditionsHold(table, figure, h, attack) &&
        canPayConditions(table, figure, h),
    )
    .map((h) => usableOf(table, figureId, h));
  return [...held, ...listTokenUses(table, timing, figureId, occasion)];
}

function usableOf(table: Table, figureId: FigureId, held: HeldAbility): Usable {
  const { ability, cardName, key } = held;
  const label = ability.name ?? cardName;
  const sp = ability.conditions?.sp;
  return {
    option: {
      id: `use:${key}`,
      label,
      ability: key,
      sp: sp ? priceOf(table, figureIn(table.state, figureId), sp) : undefined,
    },
    effects: ability.effects ?? [],
    label,
    about: { key, card: held.card.id },
    pay: () => payConditions(table, figureId, held),
  };
}

/** Ask only when the answer can matter. */
function canMatter(held: HeldAbility, { roll, damage }: Occasion): boolean {
  const rolls = held.ability.conditions?.rolls;
  if (rolls && !(roll && rolls.includes(roll.purpose))) return false;
  if (damage) {
    return (held.ability.effects ?? []).some(
      (op) => op.do === 'reduce' && damage.amount > 0 && (op.type === 'any' || op.type === damage.type),
    );
  }
  return true;
}

const remaining = (occasion: Occasion, entries: readonly LedgerEntry[]): Occasion =>
  occasion.damage
    ? {
        ...occasion,
        damage: {
          ...occasion.damage,
          amount: occasion.damage.amount + entries.reduce((n, e) => n + e.amount, 0),
        },
      }
    : occasion;

/** An FU that starts a new Action ends the present one first (p.43 step 8, p.49). */
const startsAction = (effects: readonly EffectOp[]): boolean =>
  effects.some(
    (op) =>
      op.do === 'attack' ||
      op.do === 'spell' ||
      op.do === 'move-action' ||
      nestedEffects(op).some((nested) => startsAction(nested)),
  );

/** What has ended is remembered: numbers and targets may still speak of it. */
function deferred(
  table: Table,
  chosen: Usable,
  figureId: FigureId,
  struck: FigureId | null,
): () => Rule<void> {
  const attack = currentAttack(table);
  const about: Circumstances = {
    ...chosen.about,
    ...(attack
      ? {
          difference: differenceOf({ attack }),
          damage: damageOf({ attack }),
          again: { kind: attack.attackKind, range: attack.range },
        }
      : {}),
  };
  return function* () {
    yield* carryOut(table, chosen.effects, figureId, struck, chosen.label, about);
  };
}

const bindingOf = ({ label, about = {} }: Usable, by: FigureId, target: FigureId | null): Use => ({
  by,
  target,
  label,
  about,
});

/** Which dice to throw again: all, or those the roller picks. */
function* chooseDice(
  table: Table,
  figureId: FigureId,
  count: number,
  pick: 'all' | 'any' | 'one',
  occasion: Occasion,
): Rule<number[]> {
  const all = Array.from({ length: count }, (_, i) => i);
  if (pick === 'all' || count === 1) return all;
  const sets = pick === 'one' ? all.map((i) => [i]) : subsets(all);
  const dice = occasion.roll?.dice ?? [];
  const name = (i: number) => `${dice[i]?.die ?? ''} ${dice[i] ? faceText(dice[i]) : ''}`.trim();
  const answer = yield* ask(table, () => ({
    kind: 'choose-dice',
    figure: figureId,
    text: 'Which dice are thrown again?',
    rule: 'D4',
    options: sets.map((set) => ({ id: `dice:${set.join(',')}`, label: set.map(name).join(' + ') })),
  }));
  return sets.find((set) => answer === `dice:${set.join(',')}`) ?? all;
}

const subsets = (items: readonly number[]): number[][] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, bits) =>
    items.filter((_item, i) => ((bits + 1) >> i) & 1),
  );

/** The innermost attack under way, or null. */
function currentAttack(table: Table): AttackScope | null {
  const scope = table.state.scopes.findLast((s) => s.kind === 'attack');
  return scope?.kind === 'attack' ? scope : null;
}
