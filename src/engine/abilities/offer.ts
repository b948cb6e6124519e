import { type Ability, type EffectOp, REACTIONS, type Timing } from '../model/abilities.ts';
import type { Circumstances } from '../model/circumstances.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Option, PromptKind } from '../model/prompts.ts';
import type { AttackScope, OccasionScope } from '../model/scopes.ts';
import { ask } from '../procedures/ask.ts';
import { canPayConditions, payConditions, spOf } from '../procedures/conditions.ts';
import { isStanding } from '../procedures/damage.ts';
import { faceText } from '../procedures/roll.ts';
import type { Occasion, OfferResult, Rule, Table } from '../procedures/table.ts';
import { abilitiesOfAttack, type HeldAbility, listAbilities, listWatching } from '../queries/abilities-of.ts';
import { doConditionsHold } from '../queries/attack-profile.ts';
import { priceOf } from '../queries/costs.ts';
import { damageOf, differenceOf } from '../queries/counts.ts';
import { isUnderWay, isWatched } from '../queries/occasion.ts';
import { canAct } from '../queries/stats.ts';
import { testsHold } from '../queries/tests.ts';
import { totalOf } from './amounts.ts';
import { carryOut } from './effects.ts';
import { nestedEffects } from './nested.ts';
import { listTokenUses } from './token-uses.ts';
import { whyNoEffects } from './usable.ts';
import type { Use } from './use.ts';

const PROMPT_OF: Partial<Record<Timing, { kind: PromptKind; text: string }>> = {
  empower: { kind: 'empower', text: 'Empower with an ability?' },
  'to-hit': { kind: 'to-hit', text: 'Add to the attack roll?' },
  'determine-damage': { kind: 'determine-damage', text: 'Add to the damage?' },
  'damage-reduction': { kind: 'damage-reduction', text: 'Reduce the damage?' },
  'after-roll': { kind: 'after-roll', text: 'Re-roll?' },
  'after-miss': { kind: 'after-miss', text: 'The attack missed. Use an ability?' },
  'follow-up': { kind: 'follow-up', text: 'Follow-ups' },
  dodge: { kind: 'dodge', text: 'Let it Dodge?' },
  ...Object.fromEntries(
    REACTIONS.filter((timing) => timing !== 'dodge').map((timing) => [
      timing,
      { kind: 'reaction' as const, text: 'Use an ability?' },
    ]),
  ),
};

const reactions: ReadonlySet<Timing> = new Set(REACTIONS);

/** An ability that may be used on this occasion, as an option and as what it does. */
interface Usable {
  readonly option: Option;
  readonly effects: readonly EffectOp[];
  readonly label: string;
  readonly about?: Circumstances;
  /** It costs nothing and leaves no choice whether: it happens by itself (X40). */
  readonly automatic?: boolean;
  /** What it answers, where the effects may ask after it. */
  readonly occasion?: OccasionScope;
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
  const used = occasion.answered ?? [];
  const struck = struckIn(table, figureId, occasion);
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
    yield* answer(table, chosen, figureId, struck);
  }
  return { entries, reroll: null, next: null };
}

/** Whom an answer is about: the other side of the attack under way, or of what happened. */
function struckIn(table: Table, figureId: FigureId, { subject, other }: Occasion): FigureId | null {
  if (other !== undefined) return other;
  const attack = currentAttack(table);
  if (!attack) return null;
  return attack.attacker === (subject ?? figureId) ? attack.target : attack.attacker;
}

/** Carries out what was chosen, with the occasion on the table while it lasts (I7). */
function* answer(table: Table, chosen: Usable, figureId: FigureId, struck: FigureId | null): Rule<void> {
  const { occasion } = chosen;
  if (occasion) table.emit({ type: 'scopeOpened', scope: occasion, rule: 'X40' });
  yield* carryOut(table, chosen.effects, figureId, struck, chosen.label, chosen.about);
  if (occasion) table.emit({ type: 'scopeClosed', kind: 'occasion', rule: 'X40' });
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
  const byItself = usable().find(({ automatic }) => automatic);
  if (byItself) return byItself;
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
      text: `${aboutWhom(table, figureId, occasion)}${text}${rolled}${taken}`,
      rule: 'p.48',
      options: [...options, { id: 'pass', label: 'Pass' }],
    };
  });
  return usable().find(({ option }) => option.id === answer) ?? null;
}

function listUsable(table: Table, timing: Timing, figureId: FigureId, occasion: Occasion): Usable[] {
  const figure = figureIn(table.state, figureId);
  const attack = currentAttack(table) ?? undefined;
  const able = canAct(figure); // S3: a paralyzed figure uses none but its passive ones
  const held = listHeld(table, timing, figureId, occasion)
    .filter((h) => {
      if ((!able && !isAutomatic(h.ability)) || !canMatter(h, occasion)) return false;
      if (!canPayConditions(table, figure, h)) return false;
      if (!answers(h, timing, figureId, occasion)) return doConditionsHold(table, figure, h, attack);
      return (
        !isUnderWay(table, figureId, h.key) &&
        testsHold(table, figure, h.ability.conditions?.if, {
          attack,
          target: struckIn(table, figureId, occasion),
          about: aboutOf(h, figureId, occasion),
        }) &&
        whyNoEffects(table, figure, h) === null
      );
    })
    .map((h) => usableOf(table, timing, figureId, h, occasion));
  return [...held, ...(able ? listTokenUses(table, timing, figureId, occasion) : [])];
}

/** Its own abilities on its own occasion, those that watch the subject on anybody's. */
function listHeld(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  { subject = figureId }: Occasion,
): HeldAbility[] {
  const figure = figureIn(table.state, figureId);
  const attack = currentAttack(table);
  const given = attack?.with ? abilitiesOfAttack(attack, figure, timing) : [];
  const own = subject === figureId ? [...listAbilities(table.cards, figure, timing), ...given] : [];
  const watching = listWatching(table.cards, figure, timing);
  if (watching.length === 0) return own;
  const whose = figureIn(table.state, subject);
  return [...own, ...watching.filter(({ ability }) => isWatched(table, figure, whose, ability.of!))];
}

/** Whether the effects may ask what happened, and to whom: all but the steps of one's own attack and roll. */
const answers = (held: HeldAbility, timing: Timing, figureId: FigureId, { subject }: Occasion): boolean =>
  held.ability.of !== undefined || reactions.has(timing) || (subject !== undefined && subject !== figureId);

/** What the effects and conditions of an answer may ask after. */
const aboutOf = (held: HeldAbility, holder: FigureId, occasion: Occasion): Circumstances => ({
  key: held.key,
  card: held.card.id,
  subject: occasion.subject ?? holder,
  ...(occasion.amount === undefined ? {} : { damage: occasion.amount, difference: occasion.amount }),
  ...(occasion.roll ? { rolled: occasion.roll.dice } : {}),
});

const scopeOf = (
  table: Table,
  held: HeldAbility,
  timing: Timing,
  holder: FigureId,
  occasion: Occasion,
): OccasionScope => ({
  kind: 'occasion',
  timing,
  holder,
  ability: held.key,
  subject: occasion.subject ?? holder,
  other: struckIn(table, holder, occasion),
  amount: occasion.amount ?? 0,
});

/** PASSIVE: without a cost, it happens by itself unless it says "may" (X40). */
export function isAutomatic(ability: Ability): boolean {
  if (!reactions.has(ability.when) || ability.when === 'dodge' || ability.may) return false;
  const { exhaust, flip, discard, perEncounter, sp, symbols } = ability.conditions ?? {};
  return !exhaust && !flip && !discard && !perEncounter && !sp && !symbols;
}

/** Whose occasion it is, before a question about somebody else's. */
function aboutWhom(table: Table, figureId: FigureId, { subject }: Occasion): string {
  return subject === undefined || subject === figureId ? '' : `${figureIn(table.state, subject).name}: `;
}

function usableOf(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  held: HeldAbility,
  occasion: Occasion,
): Usable {
  const { ability, cardName, key } = held;
  const label = ability.name ?? cardName;
  const sp = spOf(table, figureIn(table.state, figureId), held);
  return {
    option: {
      id: `use:${key}`,
      label,
      ability: key,
      sp: sp ? priceOf(table, figureIn(table.state, figureId), sp) : undefined,
    },
    effects: ability.effects ?? [],
    label,
    about: answers(held, timing, figureId, occasion)
      ? aboutOf(held, figureId, occasion)
      : { key, card: held.card.id },
    automatic: isAutomatic(ability),
    occasion: answers(held, timing, figureId, occasion)
      ? scopeOf(table, held, timing, figureId, occasion)
      : undefined,
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
    ...(attack
      ? {
          difference: differenceOf({ attack }),
          damage: damageOf({ attack }),
          again: { kind: attack.attackKind, range: attack.range },
        }
      : {}),
    ...chosen.about,
  };
  return () => answer(table, { ...chosen, about }, figureId, struck);
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
