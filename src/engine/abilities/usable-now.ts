import type { Circumstances } from '../model/circumstances.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import {
  type Ability,
  type EffectOp,
  REACTIONS,
  type Test,
  type Timing,
} from '../model/language/abilities.ts';
import type { Act } from '../model/messages/act.ts';
import type { Cause } from '../model/messages/cause.ts';
import { optionOf } from '../model/option-id.ts';
import type { Option } from '../model/prompts.ts';
import { innermostAttack, type OccasionScope } from '../model/scopes.ts';
import type { Figure } from '../model/state.ts';
import { isAtItsEnd } from '../procedures/consequences/damage.ts';
import {
  canPayConditions,
  chooseBeforePaying,
  hasPrice,
  payConditions,
  shownSpOf,
} from '../procedures/core/price.ts';
import type { Occasion, Rule, Table } from '../procedures/core/table.ts';
import { wouldMiss } from '../queries/attack/attack-entries.ts';
import { abilitiesInPlay, type HeldAbility, WATCHING } from '../queries/cards/abilities-in-play.ts';
import {
  abilitiesOfAttack,
  abilitiesOfSpell,
  isUsableBy,
  listWatching,
} from '../queries/cards/abilities-of.ts';
import { doConditionsHold } from '../queries/figures/attack-profile.ts';
import { priceOf } from '../queries/figures/costs.ts';
import { listHeldAbilities } from '../queries/figures/held-abilities.ts';
import { isUnderWay, isWatched } from '../queries/figures/occasion.ts';
import { canAct } from '../queries/figures/stats.ts';
import { testsHold } from '../queries/figures/tests.ts';
import { idleNote } from './idle.ts';
import { canMatterToRoll } from './on-rolls.ts';
import { hasTokenFor, listTokenUses } from './token-uses.ts';
import { isTooLate } from './too-late.ts';
import { whyNoEffects } from './usable.ts';

/** An ability that may be used on this occasion, as an option and as what it does. */
export interface Usable {
  readonly option: Option<Extract<Act, { do: 'use' | 'use-token' }>>;
  readonly effects: readonly EffectOp[];
  readonly cause: Cause;
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

const reactions: ReadonlySet<Timing> = new Set(REACTIONS);

/** Whether anything lies before a figure for an occasion of that timing: most have nothing, and are not looked at. */
export function hasAnswer(table: Table, timing: Timing, figureId: FigureId): boolean {
  const { state, cards } = table;
  const figure = figureIn(state, figureId);
  return (
    state.wards !== undefined ||
    (state.loot.stash ?? state.loot.inStash) !== undefined ||
    figure.granted !== undefined ||
    abilitiesInPlay(cards, figure.cards, timing).length > 0 ||
    abilitiesInPlay(cards, figure.cards, WATCHING[timing]).length > 0 ||
    hasTokenFor(figure, timing) ||
    state.scopes.some((scope) => (scope.kind === 'attack' || scope.kind === 'spell') && scope.with)
  );
}

/** What a figure may use now on an occasion, in printed order, tokens last. */
export function listUsable(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  occasion: Occasion,
): readonly Usable[] {
  const figure = figureIn(table.state, figureId);
  const attack = innermostAttack(table.state) ?? undefined;
  // S3: a paralyzed figure uses none but its passive ones.
  const able = figure.defeated || canAct(figure);
  if (timing === 'would-be-defeated' && !isAtItsEnd(table, occasion.subject ?? figureId)) return [];
  const struck = struckIn(table, figureId, occasion);
  const moment = { timing, by: figureId, struck, subject: occasion.subject ?? figureId };
  const held = listHeld(table, timing, figureId, occasion)
    .filter((h) => {
      if (!isUsableBy(h, figure)) return false;
      if ((!able && !isAutomatic(h.ability)) || !canMatter(h, occasion)) return false;
      if (!canPayConditions(table, figure, h)) return false;
      if (hasPrice(h.ability) && isTooLate(table, moment, h.ability.effects ?? [])) return false;
      if (!answers(h, timing, figureId, occasion))
        return doConditionsHold(table, figure, h, attack, rollOf(table, h, occasion));
      return (
        !isUnderWay(table, figureId, h.key) &&
        testsHold(table, figure, h.ability.conditions?.if, {
          attack,
          target: struck,
          about: aboutOf(table, h, timing, figureId, occasion),
        }) &&
        (whyNoEffects(table, figure, h, occasion.subject) === null || isFirstTime(table, figure, h))
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
  { subject = figureId, within }: Occasion,
): HeldAbility[] {
  const figure = figureIn(table.state, figureId);
  const attack = innermostAttack(table.state);
  const given = [
    ...(attack?.with ? abilitiesOfAttack(attack, figure, timing) : []),
    ...abilitiesOfSpell(table.state.scopes, figure, timing),
  ];
  const own = subject === figureId ? [...listHeldAbilities(table, figure, timing), ...given] : [];
  const watching = listWatching(table.cards, figure, timing);
  if (watching.length === 0) return own;
  const whose = figureIn(table.state, subject);
  return [
    ...own,
    ...watching.filter(
      ({ ability, key }) =>
        !within?.has(`${figureId}:${key}`) && isWatched(table, figure, whose, ability.of!),
    ),
  ];
}

/** Whom an answer is about: the other side of the attack under way, or of what happened. */
export function struckIn(table: Table, figureId: FigureId, { subject, other }: Occasion): FigureId | null {
  if (other !== undefined) return other;
  const attack = innermostAttack(table.state);
  if (!attack) return null;
  return attack.attacker === (subject ?? figureId) ? attack.target : attack.attacker;
}

/** Whether the effects may ask what happened, and to whom: all but the steps of one's own attack and roll. */
const answers = (held: HeldAbility, timing: Timing, figureId: FigureId, { subject }: Occasion): boolean =>
  held.ability.of !== undefined || reactions.has(timing) || (subject !== undefined && subject !== figureId);

/** What the effects and conditions of an answer may ask after. */
const aboutOf = (
  table: Table,
  held: HeldAbility,
  timing: Timing,
  holder: FigureId,
  occasion: Occasion,
): Circumstances => ({
  key: held.key,
  card: held.card.id,
  subject: occasion.subject ?? holder,
  ...(held.ability.fallen ? { fallen: true as const } : {}),
  ...(occasion.damage ? { damage: occasion.damage.amount, damageType: occasion.damage.type } : {}),
  ...(occasion.amount === undefined ? {} : { damage: occasion.amount, difference: occasion.amount }),
  ...(timing === 'heals' ? { healed: occasion.amount } : {}),
  ...(occasion.gained === undefined ? {} : { gained: occasion.gained, gainedBy: occasion.gainedBy }),
  ...rollOf(table, held, occasion),
});

function rollOf(table: Table, { ability }: HeldAbility, { roll }: Occasion): Circumstances {
  if (!roll) return NO_ROLL;
  const { purpose, dice } = roll;
  const attack = purpose === 'attack' ? innermostAttack(table.state) : null;
  const asked = attack !== null && dice.length > 0 && asksWhetherItMisses(ability.conditions?.if);
  return {
    purpose,
    ...(dice.length > 0 ? { rolled: dice } : {}),
    ...(asked ? { misses: wouldMiss(table, attack, dice) } : {}),
  };
}

const NO_ROLL: Circumstances = {};

const asksWhetherItMisses = (tests: readonly Test[] = []): boolean =>
  tests.some(
    (test) =>
      test.is === 'would-miss' ||
      (test.is === 'not' && asksWhetherItMisses([test.test])) ||
      (test.is === 'any' && asksWhetherItMisses(test.tests)),
  );

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

/** *The first time each turn* has been, also where nobody is there for it to touch (X98). */
const isFirstTime = (table: Table, figure: Figure, held: HeldAbility): boolean =>
  held.ability.conditions?.perTurn === true &&
  isAutomatic(held.ability) &&
  whyNoEffects(table, figure, held)?.why === 'nobody-to-touch';

/** PASSIVE: without a cost, it happens by itself unless it says "may" (X40); so does what takes damage off. */
export function isAutomatic(ability: Ability): boolean {
  if (ability.when === 'dodge' || ability.may) return false;
  if (!reactions.has(ability.when) && ability.when !== 'damage-reduction') return false;
  return !hasPrice(ability);
}

function usableOf(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  held: HeldAbility,
  occasion: Occasion,
): Usable {
  const { ability, cause, key } = held;
  const sp = shownSpOf(table, figureIn(table.state, figureId), held);
  const isAnswer = answers(held, timing, figureId, occasion);
  return {
    option: optionOf(
      { do: 'use', ability: key, cause },
      {
        sp: sp ? priceOf(table, figureIn(table.state, figureId), sp) : undefined,
        ...idleNote(
          table,
          ability.effects ?? [],
          figureId,
          struckIn(table, figureId, occasion),
          held.card.id,
        ),
      },
    ),
    effects: ability.effects ?? [],
    cause,
    about: isAnswer
      ? aboutOf(table, held, timing, figureId, occasion)
      : { key, card: held.card.id, ...rollOf(table, held, occasion) },
    automatic: isAutomatic(ability),
    repeats: ability.conditions?.symbols !== undefined && !ability.conditions.exhaust,
    occasion: isAnswer ? scopeOf(table, held, timing, figureId, occasion) : undefined,
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
            (op.type === 'any' || op.type === damage.type)) ||
          (op.do === 'scale-damage' &&
            (op.by === 'double' || damage.type !== 'irreducible') &&
            (op.type ?? damage.type) === damage.type)),
    );
  }
  return true;
}
