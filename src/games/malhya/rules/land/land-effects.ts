/**
 * What a booklet or a page has done on the road; `left`: it led to another chapter.
 * 1. The group is sent to a hex, to one of the table's choice, or by the compass of an action card, drawn again where it
 *    leads off the board or into the sea (L2222–2242).
 * 2. The Rest card, the village, a market (L2277, L2293, L5702).
 * 3. Dungeons: a tile; each room a new event card, by the mode (L5674–5690); crystals on it (L5694); ended, a check on the
 *    sheet (L1885).
 * 4. Trackers, states, the gear card, a target (L5573–5631).
 * 5. On a page: a strike at a part, a step on, a blow (L3137–3196, L6062).
 */

import type { Target } from '../model/content.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { drawAction } from '../procedures/deck.ts';
import { goTo } from '../procedures/go.ts';
import { harm } from '../procedures/heal.ts';
import { ask, type MalhyaTable, type Read, type Rule } from '../procedures/table.ts';
import { entryOf } from './entries.ts';
import { mayEnter, towards, waysFrom } from './hexes.ts';
import type { LandEffect } from './land-cards.ts';
import { changeTokens, land, only, regionOf, travelOf } from './lay.ts';
import { leavePage } from './leave-page.ts';
import { hasRoomIn, metBy, partIn, stepsOn } from './pages.ts';
import { restAsTold } from './rest.ts';
import { market } from './stall.ts';
import { dungeonDeck, gearCardOf, hasConsequence, ticked } from './states-and-gear.ts';
import { visit } from './visit.ts';

/** Who an effect is of. */
type Heroes = (who: 'each' | 'one' | 'hero') => Rule<readonly number[]>;

const KEYS: ReadonlySet<string> = new Set([
  'travel',
  'travelTokens',
  'weatherTurned',
  'toHex',
  'oneHex',
  'rest',
  'village',
  'market',
  'dungeon',
  'room',
  'tileCrystals',
  'dungeonEnds',
  'tracker',
  'tick',
  'state',
  'cured',
  'gear',
  'targetHarm',
  'strike',
  'step',
  'rival',
  'blow',
] satisfies (LandEffect extends infer E ? (E extends LandEffect ? keyof E : never) : never)[]);

export const isOfLand = (effect: object): effect is LandEffect => KEYS.has(Object.keys(effect)[0] ?? '');

export function* carryOutOnLand(
  table: MalhyaTable,
  effect: LandEffect,
  hero: number | null,
  heroes: Heroes,
): Rule<Extract<Read, 'on' | 'left'>> {
  const { state, emit } = table;
  if ('travel' in effect) begin(table, effect.travel);
  else if ('travelTokens' in effect) {
    if (state.land.travel) changeTokens(table, effect.travelTokens, 'L5845');
  } else if ('weatherTurned' in effect)
    emit({ type: 'weatherSet', weather: state.now.weather === 'fair' ? 'bad' : 'fair', rule: 'L2014' });
  else if ('toHex' in effect) return land(table, effect.toHex, 'told', 'L2222') ? 'left' : 'on';
  else if ('oneHex' in effect) return (yield* oneHex(table, effect.oneHex)) ? 'left' : 'on';
  else if ('rest' in effect) {
    const before = state.book.stack;
    yield* restAsTold(table, effect.rest);
    return state.book.stack === before ? 'on' : 'left';
  } else if ('village' in effect) yield* visit(table, effect.village);
  else if ('market' in effect) yield* market(table, effect.market);
  else if ('state' in effect)
    for (const one of yield* heroes(effect.state.who)) takeState(table, one, effect.state.card);
  else if ('cured' in effect) {
    for (const one of yield* heroes(effect.cured.who))
      for (const card of state.heroes[one]!.states)
        if ((effect.cured.card ?? card) === card)
          emit({ type: 'stateHealed', hero: one, card, rule: 'L5585' });
  } else if ('gear' in effect) {
    const gear = gearCardOf(table);
    if (gear) emit({ type: 'gearTurned', card: gear.ref, off: effect.gear === 'off', rule: 'L5857' });
  } else return ofPapers(table, effect, hero);
  return 'on';
}

type OfPapers = Exclude<
  LandEffect,
  | { readonly travel: unknown }
  | { readonly travelTokens: unknown }
  | { readonly weatherTurned: unknown }
  | { readonly toHex: unknown }
  | { readonly oneHex: unknown }
  | { readonly rest: unknown }
  | { readonly village: unknown }
  | { readonly market: unknown }
  | { readonly state: unknown }
  | { readonly cured: unknown }
  | { readonly gear: unknown }
>;

function ofPapers(table: MalhyaTable, effect: OfPapers, hero: number | null): 'on' | 'left' {
  const { state, content, emit } = table;
  const leads = (go: Target | undefined, rule: string): 'on' | 'left' => {
    if (go === undefined) return 'on';
    goTo(table, go, 'standing', rule);
    return 'left';
  };
  if ('dungeon' in effect) {
    const all = Object.keys(content.events).sort();
    const dungeon = { tile: effect.dungeon, event: null, unused: all, all, crystals: 0 };
    emit({ type: 'dungeonEntered', dungeon, rule: 'L5674' });
  } else if ('room' in effect) return room(table);
  else if ('tileCrystals' in effect) {
    if (!state.land.dungeon) return 'on';
    const amount = Math.max(-state.land.dungeon.crystals, effect.tileCrystals);
    emit({ type: 'tileCrystals', amount, rule: 'L5694' });
    const tile = content.tiles[state.land.dungeon.tile]!;
    return hasConsequence(state.land.dungeon, tile) ? leads(tile.consequence!.go, 'L5694') : 'on';
  } else if ('dungeonEnds' in effect) {
    emit({ type: 'dungeonEnded', rule: 'L1885' });
    const region = content.regions[state.land.travel?.region ?? ''] ?? only(content.regions);
    return leads(region.dungeons[state.land.dungeonsEnded], 'L1893');
  } else if ('tracker' in effect)
    emit({ type: 'trackerSet', tracker: { at: 0, ...effect.tracker }, rule: 'L5623' });
  else if ('tick' in effect) return tick(table) ? 'left' : 'on';
  else if ('targetHarm' in effect) {
    const lost = harmTarget(table, effect.targetHarm);
    if (lost === undefined || !state.land.challenge) return leads(lost, 'L5599');
    // Its page is left with it.
    leavePage(table, lost, 'standing');
    return 'left';
  } else if ('strike' in effect) return hero !== null && strike(table, hero, effect.strike) ? 'left' : 'on';
  else if ('step' in effect) {
    const page = content.challenges[state.land.challenge?.ref ?? ''];
    if (hero !== null && page?.kind === 'trial' && state.land.challenge!.zones[hero])
      emit({
        type: 'heroPlaced',
        hero,
        zone: stepsOn(page, state.land.challenge!, hero, effect.step),
        rule: 'L3173',
      });
  } else if ('rival' in effect) emit({ type: 'rivalMoved', amount: effect.rival, rule: 'L3173' });
  else blow(table, effect.blow);
  return 'on';
}

/** The journey begins there; one that is under way is gone on with (L1966, L2395). */
function begin(table: MalhyaTable, { region, hex }: { readonly region: string; readonly hex: string }): void {
  const { state, content, emit } = table;
  const under = state.land.travel;
  if (under?.region === region) {
    emit({ type: 'groupMoved', to: hex, how: 'told', rule: 'L1966' });
    return;
  }
  const of = (period: 'day' | 'night') =>
    Object.values(content.travels)
      .filter((card) => card.period === period)
      .map(({ id }) => id)
      .sort();
  const events = Object.values(content.events)
    .filter(({ swords }) => !swords)
    .map(({ id }) => id)
    .sort();
  const travel = { region, hex, slots: [], days: 0, tokens: 0, harvested: false, drawn: false };
  emit({
    type: 'journeyBegan',
    travel: { ...travel, day: of('day'), night: of('night'), events },
    rule: 'L1966',
  });
}

/** An adjacent hex: of the table's choice, or by the compass; true: its number was gone to. */
function* oneHex(table: MalhyaTable, how: 'chosen' | 'random'): Rule<boolean> {
  const { hex } = travelOf(table);
  const region = regionOf(table);
  if (how === 'random') {
    for (let tries = 0; tries < Object.keys(table.content.actions).length; tries++) {
      const card = drawAction(table, null, 'L2234');
      const to = card?.compass && towards(hex, card.compass);
      if (to && mayEnter(region, to)) return land(table, to, 'random', 'L2234');
    }
    return false;
  }
  const act = yield* ask(table, {
    kind: 'hex',
    hero: null,
    options: waysFrom(region, hex).map(
      (to): MalhyaOption => ({ id: `hex:${to}`, act: { do: 'hex', hex: to } }),
    ),
    rule: 'L2230',
  });
  return act.do === 'hex' && land(table, act.hex, 'chosen', 'L2230');
}

/** A new event card beside the tile, turned by the mode; the former one is discarded. */
function room(table: MalhyaTable): 'on' | 'left' {
  const { state, content, chance, emit } = table;
  const { dungeon } = state.land;
  if (!dungeon) return 'on';
  const deck = dungeonDeck(dungeon);
  const { value, words: rng } = chance.pick(state.rng, deck.length, 'draw:rooms', deck);
  const card = deck[value]!;
  emit({ type: 'roomDrawn', card, anew: dungeon.unused.length === 0, rng, rule: 'L5680' });
  const mode = state.now.mode === 'combat' ? 'combat' : 'stealth';
  const entry = entryOf(
    content.entries,
    content.tiles[dungeon.tile]!.number,
    content.events[card]!.mode[mode],
  );
  if (!entry) return 'on';
  goTo(table, { book: 'event', chapter: entry.chapter }, 'entry', 'L5680');
  return 'left';
}

/** A new turn of what is counted; true: the symbol is reached, and its effect acts at once (L5625, E51). */
export function tick(table: MalhyaTable): boolean {
  const { state, emit } = table;
  if (!state.land.tracker) return false;
  const { tracker, reached } = ticked(state.land.tracker);
  emit({ type: 'trackerSet', tracker: reached ? null : tracker, rule: 'L5625' });
  if (!reached) return false;
  if (state.land.challenge) leavePage(table, tracker.go, 'standing');
  else goTo(table, tracker.go, 'standing', 'L5625');
  return true;
}

/** A state; one that does not add up is taken once (L5587). */
function takeState({ state, content, emit }: MalhyaTable, hero: number, card: string): void {
  const { kind } = content.scenario[card]!;
  if (kind === 'state' && (content.scenario[card]!.adds || !state.heroes[hero]!.states.includes(card)))
    emit({ type: 'stateTaken', hero, card, rule: 'L5585' });
}

/** A target loses life points; where it leads when it has none. */
function harmTarget({ state, content, emit }: MalhyaTable, amount: number): Target | undefined {
  const held = state.group.scenarioCards.find(({ ref }) => content.scenario[ref]!.target);
  if (!held) return;
  const { life, lost } = content.scenario[held.ref]!.target!;
  emit({ type: 'targetHarmed', card: held.ref, amount, rule: 'L5599' });
  const gone = (held.crystals ?? 0) + amount;
  return gone >= life * state.heroes.length ? lost : undefined;
}

/** At the part in the hero's zone; true: it led elsewhere. */
function strike(table: MalhyaTable, hero: number, n: number): boolean {
  const { state, content, emit } = table;
  const { challenge } = state.land;
  const page = content.challenges[challenge?.ref ?? ''];
  const zone = challenge?.zones[hero];
  if (!challenge || page?.kind !== 'encounter' || !zone) return false;
  const part = partIn(page, challenge, zone);
  if (!part) return false;
  const left = challenge.parts[part.id]!;
  emit({ type: 'partStruck', hero, part: part.id, amount: Math.min(n, left), rule: 'L6062' });
  if (n < left) return false;
  if (part.none.stage !== undefined) emit({ type: 'stageBegan', stage: part.none.stage, rule: 'L6062' });
  const { go } = part.none;
  if (Object.values(state.land.challenge!.parts).every((life) => life === 0))
    leavePage(table, page.won, 'standing');
  else if (go !== undefined) goTo(table, go, 'standing', 'L6062');
  else return false;
  return true;
}

/** What befalls who stands there. */
function blow(
  table: MalhyaTable,
  { at, harm: hurt, to }: Extract<LandEffect, { readonly blow: unknown }>['blow'],
): void {
  const { state, content, emit } = table;
  const { challenge } = state.land;
  const page = content.challenges[challenge?.ref ?? ''];
  if (!challenge || !page) return;
  for (const hero of metBy(page, challenge, at)) {
    if (hurt) harm(table, hero, hurt.kind, hurt.n, 'L3157');
    const now = state.land.challenge!;
    if (to !== undefined && now.zones[hero] !== to && hasRoomIn(page, now, to))
      emit({ type: 'heroPlaced', hero, zone: to, rule: 'L3157' });
  }
}
