/**
 * A spell is cast (L5374–5501).
 * 1. In its mode, in the own turn, at any time of it (L5489, L5497); at who is in sight and in range (L5429). In stealth it
 *    is no action of the board: no die for it (L5493).
 * 2. The base price is paid (L5416). Without a check it works at once (L5467).
 * 3. Skill dice by the level against difficulty dice (L5389); an aura token may bring one die more, once (L1305). Stops are
 *    paid at once; what cannot be paid in full is not paid, and the spell has failed with all its successes (L5411, MA-82).
 * 4. Again, or it stops: successes are turned into effects, as often as there are and as it likes (L5412, L5425).
 */

import { MOST_SKILL_DICE } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { rollPools } from '../procedures/dice.ts';
import { spendAction } from '../procedures/engaged.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { isBanned } from '../queries/banned-here.ts';
import type { Position } from '../queries/booklets.ts';
import { moveThreat } from '../stealth/enter-stealth.ts';
import { auraFor } from './aura-reserve.ts';
import { payingAura, stonesOf } from './bonus-cards.ts';
import type { CastState } from './magic-state.ts';
import { healedByDamage } from './spell-afterwards.ts';
import { carrySpell } from './spell-effects.ts';
import { castNumbers } from './spell-numbers.ts';
import type { SpellAct } from './spell-prompts.ts';
import { spellTargets } from './spell-targets.ts';
import { doesAnything, wouldDo } from './spell-use.ts';

type Casting = Extract<SpellAct, { readonly do: 'cast' }>;

/** Spells a hero could cast at all: its own, and those of Aura Stones. */
const spellsFor = (position: Position, hero: number): readonly Casting[] => [
  ...position.state.heroes[hero]!.spells.map((spell): Casting => ({ do: 'cast', spell, stone: null })),
  ...stonesOf(position).map(({ card, spell }): Casting => ({ do: 'cast', spell, stone: card })),
];

/** Why a spell cannot be cast now; null: it can. */
export function whyNotCast(position: Position, hero: number, { spell, stone }: Casting): WhyNotCast | null {
  const { state, content } = position;
  const card = content.spells[spell]!;
  if (card.mode !== state.now.mode) return 'mode';
  if (isBanned(position, 'spells')) return 'banned';
  const wish = { hero, spell, stone, target: null };
  if (castNumbers(position, wish).ap.total > state.heroes[hero]!.ap) return 'ap';
  const hasTarget =
    card.aim === 'enemy' || card.aim === 'hero'
      ? spellTargets(position, wish).some(({ why }) => why === null)
      : doesAnything(position, wish, null);
  return hasTarget ? null : 'target';
}

export type WhyNotCast = 'mode' | 'banned' | 'ap' | 'target';

/** Spells that can be cast now. */
export const spellOptions = (position: Position, hero: number): MalhyaOption[] =>
  spellsFor(position, hero)
    .filter((act) => whyNotCast(position, hero, act) === null)
    .map((act) => ({ id: `cast:${act.spell}${act.stone === null ? '' : `:${act.stone}`}`, act }));

export function* castSpell(table: MalhyaTable, hero: number, { spell, stone }: Casting): Rule {
  const { state, content, emit } = table;
  const card = content.spells[spell]!;
  const aimed = card.aim === 'enemy' || card.aim === 'hero';
  const target = aimed ? yield* aim(table, { hero, spell, stone }) : null;
  if (aimed && target === null) return;
  const wish = { hero, spell, stone, target };
  const ap = castNumbers(table, wish).ap.total;
  spendAction(table, hero);
  const cast: CastState = {
    ...wish,
    auraUsed: false,
    paid: 0,
    rolls: 0,
    successes: 0,
    stopped: card.check === undefined,
    range: 0,
    damage: 0,
  };
  emit({ type: 'castBegan', cast, ap, rule: card.check ? 'L5416' : 'L5467' });
  if (card.check) {
    yield* check(table);
    yield* bring(table);
  } else for (const effect of card.does ?? []) yield* carrySpell(table, effect, 1);
  const { damage } = state.magic.cast!;
  emit({ type: 'castEnded', rule: 'L5425' });
  // What it was counts once it is over: a talent heals for damage (L5942), a stone goes back (L5651).
  healedByDamage(table, hero, spell, damage);
  if (stone !== null) emit({ type: 'stoneSpent', card: stone, spell, rule: 'L5651' });
}

/** Whom; null: it is not cast after all. */
function* aim(
  table: MalhyaTable,
  { hero, spell, stone }: Omit<Casting, 'do'> & { readonly hero: number },
): Rule<string | null> {
  const targets = spellTargets(table, { hero, spell, stone, target: null });
  const act = yield* ask(table, {
    kind: 'spell-aim',
    hero,
    spell,
    ...(stone === null ? {} : { stone }),
    options: [
      ...targets
        .filter(({ why }) => why === null)
        .map(({ who }): MalhyaOption => ({ id: `aim:${who}`, act: { do: 'aim', who } })),
      { id: 'back', act: { do: 'back' } },
    ],
    rule: 'L5429',
  });
  return act.do === 'aim' ? act.who : null;
}

const castNow = ({ state }: MalhyaTable): CastState => state.magic.cast!;

function* check(table: MalhyaTable): Rule {
  const { emit } = table;
  const { hero } = castNow(table);
  while (!castNow(table).stopped)
    if ((yield* again(table)) === 'stop') emit({ type: 'castStopped', hero, rule: 'L5424' });
    else yield* roll(table);
}

/** Before a roll: roll, an aura token for one die more, or stop once it has rolled. */
function* again(table: MalhyaTable): Rule<'roll' | 'stop'> {
  for (;;) {
    const cast = castNow(table);
    const { hero, spell, rolls, auraUsed } = cast;
    const isMore = castNumbers(table, cast).dice.total < MOST_SKILL_DICE;
    const act = yield* ask(table, {
      kind: 'spell-roll',
      hero,
      spell,
      options: [
        { id: 'roll', act: { do: 'roll' } },
        ...(rolls > 0 ? [{ id: 'stop', act: { do: 'stop' } } as const] : []),
        ...(!auraUsed && isMore && auraFor(table, hero) > 0
          ? [{ id: 'aura', act: { do: 'aura' } } as const]
          : []),
      ],
      rule: 'L5424',
    });
    if (act.do === 'stop') return 'stop';
    if (act.do !== 'aura') return 'roll';
    yield* payingAura(table, hero, () =>
      table.emit({ type: 'auraChanged', hero, amount: -1, rule: 'L1305' }),
    );
    table.emit({ type: 'castAura', hero, rule: 'L1305' });
  }
}

function* roll(table: MalhyaTable): Rule {
  const { state, content, emit } = table;
  const cast = castNow(table);
  const { hero, spell } = cast;
  const numbers = castNumbers(table, cast);
  const rolled = yield* rollPools(table, hero, {
    skill: numbers.dice.total,
    difficulty: numbers.difficulty.total,
  });
  const count = (faces: readonly string[], face: string) => faces.filter((one) => one === face).length;
  const specials = count(rolled.difficulty, 'special');
  const successes = count(rolled.skill, 'success') + numbers.special.total * count(rolled.skill, 'special');
  const stops = count(rolled.difficulty, 'stop') + numbers.difficultySpecial.total * specials;
  emit({ type: 'castRolled', hero, successes, stops, rule: 'L5418' });
  const { stop, threat = 0 } = content.spells[spell]!.check!;
  moveThreat(table, threat * specials, 'spell', 'L5451');
  const ap = stops * stop;
  if (ap > state.heroes[hero]!.ap) emit({ type: 'castFailed', hero, ap, rule: 'MA-82' });
  else if (ap > 0) emit({ type: 'castPaid', hero, ap, rule: 'L5401' });
}

/** Effects that can be had now, each up to as often as there are successes for it. */
function brings(table: MalhyaTable): MalhyaOption[] {
  const cast = castNow(table);
  return table.content.spells[cast.spell]!.check!.brings.flatMap(({ per, does }, at) =>
    wouldDo(table, cast, does, cast.target)
      ? Array.from(
          { length: Math.floor(cast.successes / per) },
          (_, n): MalhyaOption => ({
            id: `bring:${at}:${n + 1}`,
            act: { do: 'bring', at, times: n + 1 },
          }),
        )
      : [],
  );
}

function* bring(table: MalhyaTable): Rule {
  for (;;) {
    const { hero, spell } = castNow(table);
    const options = brings(table);
    if (options.length === 0) return;
    const act = yield* ask(table, {
      kind: 'spell-brings',
      hero,
      spell,
      options: [...options, { id: 'done', act: { do: 'done' } }],
      rule: 'L5412',
    });
    if (act.do !== 'bring') return;
    const { per, does } = table.content.spells[spell]!.check!.brings[act.at]!;
    table.emit({
      type: 'castBrings',
      hero,
      at: act.at,
      times: act.times,
      successes: per * act.times,
      rule: 'L5412',
    });
    yield* carrySpell(table, does, act.times);
  }
}
