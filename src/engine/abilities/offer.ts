import { figureIn } from '../model/figure-in.ts';
import type { AbilityKey, FigureId } from '../model/ids.ts';
import {
  type EffectOp,
  REACTIONS,
  type Reaction,
  type Test,
  type Timing,
} from '../model/language/abilities.ts';
import { nestedEffects } from '../model/language/nested-effects.ts';
import type { PromptKind } from '../model/prompts.ts';
import { choice, pick } from '../procedures/core/ask.ts';
import type { Occasion, OfferResult, Rule, Table } from '../procedures/core/table.ts';
import { MOST_WITHIN_ITSELF, timesWithin, under, withinName } from '../procedures/core/within.ts';
import { factorOf } from '../queries/attack/damage-factors.ts';
import { isStanding } from '../queries/figures/figures.ts';
import { listHeldAbilities } from '../queries/figures/held-abilities.ts';
import { REDUCES } from '../queries/figures/tests.ts';
import { totalOf } from './amounts.ts';
import { type Answer, carryOutAnswer, deferred, startsAction } from './answer.ts';
import { type Gathered, gather, NOTHING_CAME, nothingGathered, withLess } from './gathered.ts';
import { answerRoll } from './on-rolls.ts';
import { hasAnswer, listUsable, struckIn, type Usable } from './usable-now.ts';
import type { Use } from './use.ts';

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
  if (!hasAnswer(table, timing, figureId)) return NOTHING_CAME;
  const gathered = nothingGathered();
  const used = occasion.answered ?? [];
  const struck = struckIn(table, figureId, occasion);
  const repeated = new Map<AbilityKey, number>();
  for (;;) {
    if (!isStanding(table, figureId) && !figureIn(table.state, figureId).defeated) break;
    if (gathered.passes) break; // nothing changes that Check any more
    endCircles(table, timing, figureId, withLess(occasion, gathered), used);
    const chosen = yield* choose(table, timing, figureId, withLess(occasion, gathered), used);
    if (!chosen) break;
    // Tokens last as long as there are any, and so do symbols (p.48).
    const { act } = chosen.option;
    if (act.do === 'use' && !chosen.repeats) used.push(act.ability);
    const told = yield* chosen.pay();
    const answer: Answer = { chosen, by: figureId, struck };
    const rolled = yield* answerRoll(table, chosen.effects, asUse(answer), occasion);
    gather(gathered, rolled);
    if (rolled.reroll || rolled.turned) return { ...rolled, ...gathered, next: null };
    yield* reduceDamage(table, answer, occasion, gathered);
    const using =
      told.length > 0 ? { ...answer, chosen: { ...chosen, about: { ...chosen.about, told } } } : answer;
    if (startsAction(chosen.effects)) {
      const next = deferred(table, using);
      return { ...gathered, reroll: null, next: () => counted(table, using, next()) };
    }
    yield* counted(table, using, carryOutAnswer(table, using));
    if (act.do === 'use' && chosen.repeats && isSpent(table, act.ability, chosen, figureId, repeated))
      used.push(act.ability);
  }
  return { ...gathered, reroll: null, next: null };
}

/** Whether what is paid in symbols and gives symbols back was used as often as it may be on one occasion, which is told (X492). */
function isSpent(
  table: Table,
  ability: AbilityKey,
  { cause, effects }: Usable,
  figureId: FigureId,
  repeated: Map<AbilityKey, number>,
): boolean {
  if (!givesSymbols(effects)) return false;
  const times = (repeated.get(ability) ?? 0) + 1;
  repeated.set(ability, times);
  if (times < MOST_WITHIN_ITSELF) return false;
  table.emit({
    type: 'attackNotMade',
    attacker: figureId,
    target: null,
    reason: { why: 'answers-itself', cause, times },
    rule: 'X492',
  });
  return true;
}

const givesSymbols = (effects: readonly EffectOp[]): boolean =>
  effects.some((op) => op.do === 'add-symbol' || nestedEffects(op).some(givesSymbols));

const nameOf = (by: FigureId, { act }: Usable['option']): string =>
  withinName(by, act.do === 'use' ? act.ability : act.token);

function* counted(table: Table, { by, chosen }: Answer, does: Rule<void>): Rule<void> {
  yield* under(table, nameOf(by, chosen.option), does);
}

const isAnyTooOften = ({ within: { since } }: Table): boolean =>
  [...since.values()].some((times) => times >= MOST_WITHIN_ITSELF);

/** An answer that goes on bringing about its own occasion ends, with a word that names its card (X460). */
function endCircles(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  occasion: Occasion,
  used: AbilityKey[],
): void {
  // Most are under way in nothing, and need no list.
  if (table.within.now.size === 0 || !isAnyTooOften(table)) return;
  for (const { option, cause, effects } of listUsable(table, timing, figureId, occasion)) {
    const { act } = option;
    if (act.do !== 'use' || used.includes(act.ability)) continue;
    if (timesWithin(table, nameOf(figureId, option)) < MOST_WITHIN_ITSELF) continue;
    used.push(act.ability);
    if (!startsAction(effects)) continue;
    table.emit({
      type: 'attackNotMade',
      attacker: figureId,
      target: struckIn(table, figureId, occasion),
      reason: { why: 'answers-itself', cause, times: MOST_WITHIN_ITSELF },
      rule: 'p.48',
    });
  }
}

/** What an ability takes off the damage about to be dealt (A2, X46). */
function* reduceDamage(table: Table, answer: Answer, occasion: Occasion, gathered: Gathered): Rule<void> {
  const { effects, cause } = answer.chosen;
  for (const op of effects) {
    if (op.do === 'reduce') {
      const amount = yield* totalOf(table, op.amount, asUse(answer));
      gathered.entries.push({ cause, amount: -amount, rule: 'A2' });
      noteReduced(table, answer.by);
    }
    if (op.do === 'scale-damage' && occasion.damage) {
      const { damage } = withLess(occasion, gathered);
      gathered.entries.push({ cause, amount: factorOf(op.by, damage?.amount ?? 0), rule: 'X161' });
    }
    if (op.do === 'redirect-damage') {
      const { damage } = withLess(occasion, gathered);
      gathered.entries.push({ cause, amount: -(damage?.amount ?? 0), rule: 'X46' });
    }
  }
}

/** Kept only for whoever has a card that asks after it. */
function noteReduced(table: Table, figureId: FigureId): void {
  const asks = listHeldAbilities(table, figureIn(table.state, figureId), 'damage-reduction').some(
    ({ ability }) => ability.conditions?.if?.some(asksAfterReduced),
  );
  if (asks)
    table.emit({ type: 'abilityUsed', figure: figureId, ability: REDUCES, limit: 'turn', rule: 'X174' });
}

const asksAfterReduced = (test: Test): boolean =>
  test.is === 'has-reduced' || (test.is === 'not' && asksAfterReduced(test.test));

const asUse = ({ chosen: { cause, about = {} }, by, struck }: Answer): Use => ({
  by,
  target: struck,
  cause,
  about,
});

/** What happens by itself, what an automated figure's card says, or what its player chooses; null for a pass. */
function* choose(
  table: Table,
  timing: Timing,
  figureId: FigureId,
  occasion: Occasion,
  used: readonly AbilityKey[],
): Rule<Usable | null> {
  const usable = () =>
    listUsable(table, timing, figureId, occasion).filter(
      ({ option: { act } }) => !(act.do === 'use' && used.includes(act.ability)),
    );
  const byItself = usable().find(({ automatic }) => automatic);
  if (byItself) return byItself;
  if (figureIn(table.state, figureId).kind === 'intelligent') return usable()[0] ?? null;
  const { subject, roll, damage } = occasion;
  return yield* pick<Usable | null>(table, () => {
    const choices = usable().map((one) => ({ option: one.option, value: one }));
    if (choices.length === 0) return null;
    return {
      kind: kindOf(timing),
      figure: figureId,
      question: {
        ask: 'offer',
        timing,
        ...(subject === undefined || subject === figureId ? {} : { subject }),
        ...(roll && roll.dice.length > 0 ? { rolled: roll.dice } : {}),
        ...(damage ? { damage } : {}),
      },
      rule: 'p.48',
      choices: [...choices, choice({ do: 'pass' }, null)],
    };
  });
}

const KIND_OF: { readonly [T in Exclude<Timing, Reaction>]: PromptKind } = {
  empower: 'empower',
  'to-hit': 'to-hit',
  symbols: 'determine-damage',
  'determine-damage': 'determine-damage',
  'damage-reduction': 'damage-reduction',
  'after-roll': 'after-roll',
  'after-miss': 'after-miss',
  'follow-up': 'follow-up',
  passive: 'choose',
  status: 'choose',
  action: 'choose',
  'any-time': 'choose',
  counter: 'choose',
};

const isReaction = (timing: Timing): timing is Reaction => (REACTIONS as readonly Timing[]).includes(timing);

const kindOf = (timing: Timing): PromptKind => {
  if (timing === 'dodge') return 'dodge';
  return isReaction(timing) ? 'reaction' : KIND_OF[timing];
};
