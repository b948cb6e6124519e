import type { Circumstances } from '../model/circumstances.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import { type Ability, type EffectOp, REACTIONS, type Timing } from '../model/language/abilities.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Option, PromptKind } from '../model/prompts.ts';
import type { AttackScope, OccasionScope } from '../model/scopes.ts';
import { SYMBOLS, type SymbolCount } from '../model/vocabulary.ts';
import { isAtItsEnd } from '../procedures/consequences/damage.ts';
import { ask } from '../procedures/core/ask.ts';
import {
  canPayConditions,
  chooseBeforePaying,
  hasPrice,
  payConditions,
  shownSpOf,
} from '../procedures/core/price.ts';
import { faceText } from '../procedures/core/roll.ts';
import type { Occasion, OfferResult, Rule, Table } from '../procedures/core/table.ts';
import type { HeldAbility } from '../queries/cards/abilities-in-play.ts';
import {
  abilitiesOfAttack,
  abilitiesOfSpell,
  isUsableBy,
  listWatching,
} from '../queries/cards/abilities-of.ts';
import { doConditionsHold } from '../queries/figures/attack-profile.ts';
import { priceOf } from '../queries/figures/costs.ts';
import { damageOf, differenceOf } from '../queries/figures/counts.ts';
import { isStanding } from '../queries/figures/figures.ts';
import { isUnderWay, isWatched } from '../queries/figures/occasion.ts';
import { canAct } from '../queries/figures/stats.ts';
import { testsHold } from '../queries/figures/tests.ts';
import { listHeldAbilities } from '../queries/figures/wards.ts';
import { totalOf } from './amounts.ts';
import { carryOut } from './effects.ts';
import { nestedEffects } from './nested.ts';
import { answerRoll, canMatterToRoll } from './on-rolls.ts';
import { listTokenUses } from './token-uses.ts';
import { whyNoEffects } from './usable.ts';
import type { Use } from './use.ts';

const PROMPT_OF: Partial<Record<Timing, { kind: PromptKind; text: string }>> = {
  empower: { kind: 'empower', text: 'Empower with an ability?' },
  'to-hit': { kind: 'to-hit', text: 'Add to the attack roll?' },
  symbols: { kind: 'determine-damage', text: 'Spend symbols?' },
  'determine-damage': { kind: 'determine-damage', text: 'Add to the damage?' },
  'damage-reduction': { kind: 'damage-reduction', text: 'Reduce the damage?' },
  'after-roll': { kind: 'after-roll', text: 'Use an ability on this roll?' },
  'after-miss': { kind: 'after-miss', text: 'The attack missed. Use an ability?' },
  'follow-up': { kind: 'follow-up', text: 'Follow-ups' },
  dodge: { kind: 'dodge', text: 'Let it Dodge?' },
  ...Object.fromEntries(
    REACTIONS.filter((timing) => timing !== 'dodge').map((timing) => [
      timing,
      {
        kind: 'reaction' as const,
        text: timing === 'before-roll' ? 'Use an ability before this roll?' : 'Use an ability?',
      },
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
  /** It costs symbols and turns no card: again while there are some. */
  readonly repeats?: boolean;
  /** What it answers, where the effects may ask after it. */
  readonly occasion?: OccasionScope;
  /** Gives whom the price hung on. */
  pay(): Rule<readonly FigureId[]>;
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
  const symbols: SymbolCount = {};
  let passes = false;
  const used = occasion.answered ?? [];
  const struck = struckIn(table, figureId, occasion);
  for (;;) {
    if (!isStanding(table, figureId) && !figureIn(table.state, figureId).defeated) break;
    const chosen = yield* choose(table, timing, figureId, remaining(occasion, entries), used);
    if (!chosen) break;
    // Tokens last as long as there are any, and so do symbols (p.48).
    if (chosen.option.ability && !chosen.repeats) used.push(chosen.option.id);
    const told = yield* chosen.pay();
    const rolled = yield* answerRoll(table, chosen.effects, bindingOf(chosen, figureId, struck), occasion);
    entries.push(...rolled.entries);
    for (const key of SYMBOLS)
      if (rolled.symbols[key]) symbols[key] = (symbols[key] ?? 0) + rolled.symbols[key];
    passes ||= rolled.passes;
    if (rolled.reroll || rolled.turned) return { ...rolled, entries, symbols, passes, next: null };
    for (const op of chosen.effects) {
      if (op.do === 'reduce') {
        const amount = yield* totalOf(table, op.amount, bindingOf(chosen, figureId, struck));
        entries.push({ label: chosen.label, amount: -amount, rule: 'A2' });
      }
      if (op.do === 'redirect-damage') {
        const { damage } = remaining(occasion, entries);
        entries.push({ label: chosen.label, amount: -(damage?.amount ?? 0), rule: 'X46' });
      }
    }
    const using = told.length > 0 ? { ...chosen, about: { ...chosen.about, told } } : chosen;
    const next = startsAction(chosen.effects) ? deferred(table, using, figureId, struck) : null;
    if (next) return { entries, symbols, passes, reroll: null, next };
    yield* answer(table, using, figureId, struck);
  }
  return { entries, symbols, passes, reroll: null, next: null };
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
  const lying = occasion.roll?.dice ?? [];
  const rolled = lying.length > 0 ? ` Rolled: ${lying.map(faceText).join(' / ')}.` : '';
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
  // S3: a paralyzed figure uses none but its passive ones.
  const able = figure.defeated || canAct(figure);
  if (timing === 'would-be-defeated' && !isAtItsEnd(table, occasion.subject ?? figureId)) return [];
  const held = listHeld(table, timing, figureId, occasion)
    .filter((h) => {
      if (!isUsableBy(h, figure)) return false;
      if ((!able && !isAutomatic(h.ability)) || !canMatter(h, occasion)) return false;
      if (!canPayConditions(table, figure, h)) return false;
      if (!answers(h, timing, figureId, occasion))
        return doConditionsHold(table, figure, h, attack, rollOf(occasion));
      return (
        !isUnderWay(table, figureId, h.key) &&
        testsHold(table, figure, h.ability.conditions?.if, {
          attack,
          target: struckIn(table, figureId, occasion),
          about: aboutOf(h, timing, figureId, occasion),
        }) &&
        whyNoEffects(table, figure, h) === null
      );
    })
    .map((h) => usableOf(table, timing, figureId, h, occasion));
  return [...held, ...(able && !figure.defeated ? listTokenUses(table, timing, figureId, occasion) : [])];
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
  const given = [
    ...(attack?.with ? abilitiesOfAttack(attack, figure, timing) : []),
    ...abilitiesOfSpell(table.state.scopes, figure, timing),
  ];
  const own = subject === figureId ? [...listHeldAbilities(table, figure, timing), ...given] : [];
  const watching = listWatching(table.cards, figure, timing);
  if (watching.length === 0) return own;
  const whose = figureIn(table.state, subject);
  return [...own, ...watching.filter(({ ability }) => isWatched(table, figure, whose, ability.of!))];
}

/** Whether the effects may ask what happened, and to whom: all but the steps of one's own attack and roll. */
const answers = (held: HeldAbility, timing: Timing, figureId: FigureId, { subject }: Occasion): boolean =>
  held.ability.of !== undefined || reactions.has(timing) || (subject !== undefined && subject !== figureId);

/** What the effects and conditions of an answer may ask after. */
const aboutOf = (held: HeldAbility, timing: Timing, holder: FigureId, occasion: Occasion): Circumstances => ({
  key: held.key,
  card: held.card.id,
  subject: occasion.subject ?? holder,
  ...(held.ability.fallen ? { fallen: true as const } : {}),
  ...(occasion.damage ? { damage: occasion.damage.amount, damageType: occasion.damage.type } : {}),
  ...(occasion.amount === undefined ? {} : { damage: occasion.amount, difference: occasion.amount }),
  ...(timing === 'heals' ? { healed: occasion.amount } : {}),
  ...(occasion.gained === undefined ? {} : { gained: occasion.gained }),
  ...rollOf(occasion),
});

const rollOf = ({ roll }: Occasion): Circumstances =>
  roll ? { purpose: roll.purpose, ...(roll.dice.length > 0 ? { rolled: roll.dice } : {}) } : {};

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

/** PASSIVE: without a cost, it happens by itself unless it says "may" (X40); so does what takes damage off. */
export function isAutomatic(ability: Ability): boolean {
  if (ability.when === 'dodge' || ability.may) return false;
  if (!reactions.has(ability.when) && ability.when !== 'damage-reduction') return false;
  return !hasPrice(ability);
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
  const sp = shownSpOf(table, figureIn(table.state, figureId), held);
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
      ? aboutOf(held, timing, figureId, occasion)
      : { key, card: held.card.id, ...rollOf(occasion) },
    automatic: isAutomatic(ability),
    repeats: ability.conditions?.symbols !== undefined && !ability.conditions.exhaust,
    occasion: answers(held, timing, figureId, occasion)
      ? scopeOf(table, held, timing, figureId, occasion)
      : undefined,
    *pay() {
      const told = yield* chooseBeforePaying(table, figureId, held);
      payConditions(table, figureId, held, told);
      return told;
    },
  };
}

/** Ask only when the answer can matter. */
function canMatter(held: HeldAbility, { roll, damage }: Occasion): boolean {
  const rolls = held.ability.conditions?.rolls;
  if (rolls && !(roll && rolls.includes(roll.purpose))) return false;
  if (roll && !canMatterToRoll(held.ability.effects ?? [], roll)) return false;
  if (damage) {
    return (held.ability.effects ?? []).some(
      (op) =>
        damage.amount > 0 &&
        (op.do === 'redirect-damage' ||
          (op.do === 'reduce' &&
            damage.type !== 'irreducible' &&
            (op.type === 'any' || op.type === damage.type))),
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
      op.do === 'use-discipline' ||
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

/** The innermost attack under way, or null. */
function currentAttack(table: Table): AttackScope | null {
  const scope = table.state.scopes.findLast((s) => s.kind === 'attack');
  return scope?.kind === 'attack' ? scope : null;
}
