/**
 * What a line of a booklet or a card has done. After each effect:
 * 1. Who all are at 0: the mission's chapter for it, else it is lost (MA-12).
 * 2. A standing instruction whose condition is met acts at once (L3113, E51): once, and again when it is met anew.
 */

import { lookToCompany } from '../campaign/company.ts';
import { carryOutGrowing, isOfGrowing } from '../growing/growing-effects.ts';
import type { GrowingEffect } from '../growing/growth.ts';
import { lifeOf } from '../growing/worn.ts';
import type { LandEffect } from '../land/land-cards.ts';
import { carryOutOnLand, isOfLand } from '../land/land-effects.ts';
import { leavePage } from '../land/leave-page.ts';
import { keepOneGear } from '../land/one-gear.ts';
import type { Effect, Who } from '../model/content.ts';
import type { GearKind } from '../model/vocabulary.ts';
import { chapterOf, topFrame } from '../queries/booklets.ts';
import { conscious } from '../queries/holds.ts';
import { setUpBonus } from '../spells/bonus-cards.ts';
import { exchangeSpells, knowers, loseTalent } from '../spells/learn-spells.ts';
import { enterStealth, makeNoise, moveThreat } from '../stealth/enter-stealth.ts';
import { drawAction, search } from './deck.ts';
import { deployEnemies } from './enter-place.ts';
import { gainCube, gainGear } from './gain.ts';
import { goTo } from './go.ts';
import { activate, changeAp, harm, heal } from './heal.ts';
import { linesNow } from './lay-out.ts';
import { carryOutSign, isSign, type SignEffect } from './sign-effects.ts';
import { standingNow } from './standing-cards.ts';
import { ask, askHero, type MalhyaTable, type Read, type Rule } from './table.ts';

/** `hero`: whom the line is about, in a check or at a card. */
export function* carryOut(
  table: MalhyaTable,
  effects: readonly Effect[],
  hero: number | null,
): Rule<Extract<Read, 'on' | 'left'>> {
  for (const effect of effects) {
    if (isOfLand(effect)) {
      const heroes = (who: Who) => heroesOf(table, who, hero);
      if ((yield* carryOutOnLand(table, effect, hero, heroes)) === 'left') return 'left';
    } else if (isSign(effect)) yield* carryOutSign(table, effect, (who) => heroesOf(table, who, hero));
    else if (isOfGrowing(effect)) yield* carryOutGrowing(table, effect, (who) => heroesOf(table, who, hero));
    else yield* one(table, effect, hero);
    if (afterwards(table)) return 'left';
  }
  return 'on';
}

/** Whether the group has to leave what it does. */
export function afterwards(table: MalhyaTable): boolean {
  const { state, content, emit } = table;
  const { fallen } = content.missions[state.mission]!;
  const here = topFrame(state);
  const page = content.challenges[state.land.challenge?.ref ?? ''];
  if (page && conscious(table).length === 0) {
    leavePage(table, page.fallen, 'fallen');
    return true;
  }
  // In a place its own instruction says what becomes of it (L3103).
  if (
    !state.place &&
    conscious(table).length === 0 &&
    !(here?.book === 'adventure' && here.chapter === fallen)
  ) {
    if (fallen !== undefined && chapterOf(table, 'adventure', fallen))
      goTo(table, { book: 'adventure', chapter: fallen }, 'fallen', 'MA-12');
    else emit({ type: 'ended', over: { won: false, why: 'fallen' }, rule: 'MA-12' });
    return true;
  }
  for (const go of standingNow(table)) {
    goTo(table, go, 'standing', 'L3113');
    return true;
  }
  return false;
}

function* one(table: MalhyaTable, effect: OfBooks, hero: number | null): Rule {
  const { state, emit } = table;
  const rule = 'L1441';
  if ('gold' in effect) {
    const amount = Math.max(-state.group.gold, effect.gold);
    if (amount !== 0) emit({ type: 'goldChanged', amount, rule: 'L1569' });
  } else if ('heal' in effect)
    for (const who of yield* heroesOf(table, effect.heal.who, hero)) heal(table, who, effect.heal.n, 'L1006');
  else if ('harm' in effect)
    for (const who of yield* heroesOf(table, effect.harm.who, hero))
      harm(table, who, effect.harm.kind, effect.harm.n, 'MA-49');
  else if ('aura' in effect)
    for (const who of yield* heroesOf(table, effect.aura.who, hero))
      activate(table, who, effect.aura.n, 'L1275');
  else if ('ap' in effect)
    for (const who of yield* heroesOf(table, effect.ap.who, hero)) changeAp(table, who, effect.ap.n, 'L5788');
  else if ('tokens' in effect) {
    const { take = [], discard = [] } = effect.tokens;
    const held = state.group.scenarioTokens;
    emit({ type: 'tokensChanged', take: take.filter((n) => !held.includes(n)), discard, rule: 'L1645' });
  } else if ('cards' in effect) {
    const { take = [], discard = [] } = effect.cards;
    const held = state.group.scenarioCards.map(({ ref }) => ref);
    const { taken, put } = yield* keepOneGear(
      table,
      take.filter((ref) => !held.includes(ref)),
    );
    emit({ type: 'cardsChanged', take: taken, discard: [...discard, ...put], rule: 'L1596' });
    setUpBonus(table, taken);
  } else if ('exchange' in effect) {
    for (const who of yield* heroesOf(table, effect.exchange.who, hero)) yield* exchangeSpells(table, who);
  } else if ('forget' in effect) {
    const { who, class: of } = effect.forget;
    const able = who === 'one' ? knowers(table, of) : [];
    const lost = able.length > 0 ? [yield* askHero(table, able, WHOSE)] : yield* heroesOf(table, who, hero);
    for (const one of lost) yield* loseTalent(table, one, of);
  } else if ('crystals' in effect) {
    const amount = Math.max(-state.group.crystals, effect.crystals);
    if (amount !== 0) emit({ type: 'crystalsChanged', amount, rule });
  } else if ('triangle' in effect) {
    if (!state.group.triangles.includes(effect.triangle))
      emit({ type: 'triangleChecked', triangle: effect.triangle, rule: 'L1919' });
  } else if ('points' in effect) emit({ type: 'pointsGained', points: effect.points, rule: 'L1845' });
  else if ('interest' in effect) {
    const { lay = [], lift = [] } = effect.interest;
    emit({ type: 'interestChanged', lay: lay.filter((id) => !state.interest.includes(id)), lift, rule });
  } else if ('mode' in effect) {
    if (effect.mode === 'stealth') enterStealth(table, 'normal');
    else emit({ type: 'modeSet', mode: effect.mode, rule });
  } else if ('stealth' in effect) enterStealth(table, effect.stealth);
  else if ('alert' in effect) moveThreat(table, effect.alert, 'told', 'L3921');
  else if ('alarm' in effect) {
    if (state.stealth) emit({ type: 'alarmOrdered', rule: 'L5825' });
  } else if ('noise' in effect) makeNoise(table, effect.noise);
  else if ('period' in effect) emit({ type: 'periodSet', period: effect.period, rule });
  else if ('weather' in effect) emit({ type: 'weatherSet', weather: effect.weather, rule });
  else if ('place' in effect) {
    const { open = [], broken = [], lay = [], lift = [] } = effect.place;
    const changed = (lines: readonly number[]) => ({ open: linesNow(table, lines), rule: 'L3099' });
    if (!state.place) return;
    emit({ type: 'placeChanged', ...changed(open), doors: 'open', lay, lift });
    if (broken.length > 0)
      emit({ type: 'placeChanged', ...changed(broken), doors: 'broken', lay: [], lift: [] });
  } else if ('arrive' in effect) {
    if (!state.place) return;
    emit({ type: 'enemiesArrive', ...effect.arrive, rule: 'L3099' });
    yield* deployEnemies(table);
  } else if ('company' in effect) {
    yield* lookToCompany(table);
  } else if ('shuffle' in effect) emit({ type: 'deckShuffled', rule: 'L1659' });
  else yield* withCards(table, effect, hero);
}

type OfBooks = Exclude<Effect, LandEffect | SignEffect | GrowingEffect>;

type OfCards = Extract<
  OfBooks,
  | { readonly cube: unknown }
  | { readonly gain: unknown }
  | { readonly lose: unknown }
  | { readonly draw: unknown }
  | { readonly gems: unknown }
  | { readonly search: unknown }
  | { readonly threat: unknown }
>;

function* withCards(table: MalhyaTable, effect: OfCards, hero: number | null): Rule {
  const { state, emit } = table;
  if ('cube' in effect) {
    const { who, kind, colour, n } = effect.cube;
    for (const one of yield* heroesOf(table, who, hero)) {
      for (let i = 0; i < n; i++) yield* gainCube(table, one, kind, colour);
      for (let i = 0; i < -n && state.heroes[one]!.cubes[kind].includes(colour); i++)
        emit({ type: 'cubeLost', hero: one, kind, colour, rule: 'L5820' });
    }
  } else if ('gain' in effect)
    for (const one of yield* heroesOf(table, effect.gain.who, hero))
      yield* gainGear(table, one, effect.gain.gear);
  else if ('lose' in effect)
    for (const one of yield* heroesOf(table, effect.lose.who, hero))
      yield* lose(table, one, effect.lose.kind);
  else if ('draw' in effect) for (let i = 0; i < effect.draw; i++) drawAction(table, hero, 'L1663');
  else if ('search' in effect) {
    const [one] = yield* heroesOf(table, 'one', hero);
    yield* search(table, one!, effect.search);
  } else if ('threat' in effect) {
    const { die, n } = effect.threat;
    if (hero !== null && state.now.mode === 'stealth')
      emit({ type: 'threatOwed', hero, die, count: n, rule: 'L2824' });
  } else
    for (const who of yield* heroesOf(table, effect.gems.who, hero)) {
      const card = drawAction(table, who, 'L1663');
      for (const found of card ? effect.gems.rows[card.gem] : [])
        if (isOfLand(found)) yield* carryOutOnLand(table, found, who, (whose) => heroesOf(table, whose, who));
        else if (isSign(found)) yield* carryOutSign(table, found, (whose) => heroesOf(table, whose, who));
        else if (isOfGrowing(found))
          yield* carryOutGrowing(table, found, (whose) => heroesOf(table, whose, who));
        else yield* one(table, found, who);
    }
}

const WHOSE = { kind: 'whose', rule: 'L1540' } as const;

/** Of each hero, of the one at it, of one the table chooses. What comes of a check passes the fallen by (L4506). */
function* heroesOf(table: MalhyaTable, who: Who, hero: number | null): Rule<readonly number[]> {
  const { state } = table;
  const all = state.heroes.map((_, at) => at);
  if (who === 'each') return state.check ? conscious(table) : all;
  if (who === 'hero' && hero !== null) return [hero];
  const able = conscious(table);
  return [yield* askHero(table, able.length > 0 ? able : all, WHOSE)];
}

/** What is equipped; of artifacts and objects one of the hero's choice. */
function* lose(table: MalhyaTable, hero: number, kind: GearKind): Rule {
  const { state, content, emit } = table;
  const { weapon, armour, artifacts, objects } = state.heroes[hero]!;
  const held = {
    weapon: weapon === null ? [] : [weapon],
    armour: armour === null ? [] : [armour],
    artifact: artifacts,
    object: objects.filter((ref) => content.gear[ref]!.kind === 'object'),
  }[kind];
  if (held.length === 0) return;
  const act = yield* ask(table, {
    kind: 'lose',
    hero,
    options: [...new Set(held)].map((gear) => ({ id: `drop:${gear}`, act: { do: 'drop', gear } as const })),
    rule: 'L1673',
  });
  if (act.do !== 'drop') return;
  if (kind === 'artifact') lifeOf(table, hero, act.gear, -1);
  emit({ type: 'gearLost', hero, gear: act.gear, kind, rule: 'L1673' });
}
