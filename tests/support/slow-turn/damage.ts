/** Damage from the roll to the Defeat, and what a Defeat leaves behind (pp.20, 44, 46, 54-55, 67, 74; A2, A5, X85). */
import type { Ability, Effect, ItemCard } from '../../../src/engine/index.ts';
import { printed } from '../slow-ai/numbers.ts';
import { armorOf, hpOf } from '../slow-ai/table.ts';
import { carryOut, meant } from './effects.ts';
import {
  abilitiesFor,
  adventurers,
  familyOf,
  figure,
  type Game,
  leftOf,
  type Struck,
  stands,
  use,
} from './game.ts';
import { numberOf } from './script.ts';
import { look, lookAtEnds } from './watch.ts';

export type DamageType = 'physical' | 'magic' | 'irreducible';
export interface Part {
  readonly type: DamageType;
  readonly amount: number;
}

/** A2: armour not pierced, other reductions, half, none. Nothing lessens IRREDUCIBLE DMG (p.44). */
export function lessen(game: Game, id: string, { type, amount }: Part, piercing = 0): Part {
  const self = figure(game, id);
  const { resistance, immunity } = printed(game.table.cards, self);
  let left = amount;
  if (type === 'physical') left = Math.max(0, left - Math.max(0, armorOf(game.table, self) - piercing));
  if (left > 0 && type !== 'irreducible')
    for (const ability of abilitiesFor(game, id, 'damage-reduction'))
      for (const op of ability.effects ?? [])
        if (op.do === 'reduce' && (op.type === 'any' || op.type === type) && left > 0) {
          left = Math.max(0, left - Number(op.amount));
          use(game, id, ability);
        }
  if (type !== 'irreducible' && resistance.includes(type)) left = Math.ceil(left / 2);
  if (immunity.includes(type)) left = 0;
  return { type, amount: left };
}

/** Damage that is no attack's. */
export function deal(game: Game, id: string, part: Part, by: string | null): void {
  if (stands(game, id)) put(game, id, [lessen(game, id, part)], by);
}

/** Tokens, never more than HP are left (p.67); answered and judged at the end of the blow. */
export function put(game: Game, id: string, parts: readonly Part[], by: string | null): void {
  let total = 0;
  for (const { amount } of parts) {
    const taken = Math.min(amount, leftOf(game, id));
    figure(game, id).damage += taken;
    total += taken;
  }
  if (total === 0) return;
  if (game.blow) game.blow.push({ id, by, total });
  else {
    answer(game, { id, by, total });
    fall(game, id, by);
  }
}

/** A5: what answers damage comes before the Defeat. */
function answer(game: Game, { id, by, total }: Struck): void {
  for (const ability of abilitiesFor(game, id, 'damaged', { taken: total, target: by })) {
    if (!stands(game, id)) return;
    if (ability.conditions?.perRound && !touchesAny(game, id, ability)) continue;
    use(game, id, ability);
    carryOut(game, ability.effects ?? [], { by: id, target: by });
  }
  if (by === null || by === id || !stands(game, by)) return;
  for (const ability of abilitiesFor(game, by, 'deals-damage', { target: id })) {
    use(game, by, ability);
    carryOut(game, ability.effects ?? [], { by, target: id });
  }
}

/** What may be used once a round is not used on nobody (X142). */
const touchesAny = (game: Game, id: string, { effects = [] }: Ability): boolean =>
  effects.some((op) => meant(game, op, { by: id, target: null }).length > 0);

function fall(game: Game, id: string, by: string | null): void {
  if (stands(game, id) && leftOf(game, id) <= 0) defeat(game, id, by);
}

/** One moment: End Conditions and what the board shows wait until all of it has befallen (X85). */
export function moment<T>(game: Game, happen: () => T): T {
  game.depth++;
  const result = happen();
  game.depth--;
  if (game.depth === 0 && game.mustLook) {
    game.mustLook = false;
    lookAtEnds(game);
    look(game);
  }
  return result;
}

/** One blow: rolled for and dealt to all, then answered one after the other, then those without HP fall. */
export function blow<T>(game: Game, happen: () => T): T {
  if (game.blow) return happen();
  return moment(game, () => {
    game.blow = [];
    const result = happen();
    const struck = game.blow;
    game.blow = null;
    for (const one of struck) if (stands(game, one.id)) answer(game, one);
    for (const { id, by } of struck) fall(game, id, by);
    return result;
  });
}

export function defeat(game: Game, id: string, by: string | null): void {
  const fallen = figure(game, id);
  if (fallen.defeated) return;
  // What answers a Defeat comes while it still stands where it stood, once (X46).
  if (stands(game, id) && !game.falling.has(id)) {
    game.falling.add(id);
    for (const ability of abilitiesFor(game, id, 'defeated', { target: by }))
      carryOut(game, ability.effects ?? [], { by: id, target: by });
    game.falling.delete(id);
  }
  if (figure(game, id).defeated) return;
  if (fallen.side === 'adventurers') fallen.damage = hpOf(game.table, fallen);
  Object.assign(fallen, { defeated: true, at: null, effects: [], tokens: {} });
  const { state } = game;
  state.clock.queue = state.clock.queue.filter((one) => one !== id);
  for (const card of state.track) card.figures = card.figures.filter((one) => one !== id);
  const ownCard = state.track.find((card) => card.id === fallen.group);
  state.track = state.track.filter(({ figures }) => figures.length > 0);
  state.dynamite = state.dynamite.filter(({ carrier }) => carrier !== id);
  if (fallen.side === 'combatants') loot(game, id, by, ownCard === undefined || ownCard.figures.length === 0);
  game.felledBy = by ?? (game.depth > 0 ? game.felledBy : null);
  lookAtEnds(game);
  look(game);
}

function loot(game: Game, id: string, by: string | null, wasLast: boolean): void {
  const { card, spawnedByFigure } = figure(game, id);
  const combatant = game.table.cards.combatants[card];
  if (!combatant) return;
  const { tags, avarice = 0 } = combatant;
  if (spawnedByFigure || tags.includes('trivial') || (tags.includes('swarm') && !wasLast)) return;
  const all = game.state.figures.filter(({ kind }) => kind === 'adventurer');
  if (all.length === 0) return;
  const finder = all.some((one) => one.id === by) ? by : null;
  const monster = () => items(game, (item) => item.lootOf === familyOf(game, figure(game, id)), false);
  for (let cards = 0; cards <= avarice; cards++) {
    if (tags.includes('gilded')) gain(game, finder, monster());
    else draw(game, finder, tags.includes('boss') ? [] : monster());
  }
}

function draw(game: Game, finder: string | null, monster: readonly ItemCard[]): void {
  const { deck } = game.state.loot;
  const there = Object.keys(deck).filter((name) => (deck[name] ?? 0) > 0);
  const useful = there.filter((name) => name !== 'monster' || monster.length > 0);
  const among = useful.length > 0 ? useful : there;
  if (among.length === 0) return;
  const drawn = game.script.draw(among);
  deck[drawn] = (deck[drawn] ?? 0) - 1;
  if (drawn.startsWith('gold:')) game.state.loot.gold += Number(drawn.slice(5));
  if (drawn === 'monster') gain(game, finder, monster);
  if (drawn === 'unique')
    gain(
      game,
      finder,
      items(game, (item) => item.unique === true),
    );
  if (drawn === 'item') {
    const first = adventurers(game)[0] ?? game.state.figures.find(({ kind }) => kind === 'adventurer');
    const roller = finder ?? firstAdventurer(game) ?? first?.id ?? '';
    const rolled = numberOf(game.script.throwDice(roller, ['white', 'white']));
    const kind =
      rolled <= 5
        ? 'accessory'
        : (['armor', 'core', 'relic'][rolled - 6] ?? (rolled <= 11 ? 'weapon' : 'consumable'));
    gain(
      game,
      finder,
      items(game, (item) => item.itemType === kind && !item.unique && !item.lootOf),
    );
  }
}

/** X13: the first Adventurer standing. */
const firstAdventurer = (game: Game): string | undefined =>
  game.state.figures.find(({ kind, defeated }) => kind === 'adventurer' && !defeated)?.id;

/** Of the Loot LVL, with a copy left in the box (pp.17, 19, 67). */
function items(game: Game, wanted: (item: ItemCard) => boolean, ofLevel = true): ItemCard[] {
  const held = game.state.figures.flatMap(({ cards, pack }) => [...cards, ...pack].map(({ ref }) => ref));
  const copies = (ref: string) =>
    [...held, ...(game.state.loot.stash ?? [])].filter((one) => one === ref).length;
  return Object.values(game.table.cards.items).filter(
    (item) =>
      !item.startsLocked &&
      wanted(item) &&
      (!ofLevel || item.tier === game.state.loot.level) &&
      copies(item.id) < (item.stock ?? 1),
  );
}

/** p.67: whoever Defeated it, else the Adventurer the players choose. */
function gain(game: Game, finder: string | null, among: readonly ItemCard[]): void {
  if (among.length === 0) return;
  const drawn = game.script.draw(among.map(({ id }) => `card:${id}`)).slice('card:'.length);
  const all = game.state.figures.filter(({ kind }) => kind === 'adventurer');
  const able = all.filter(({ defeated }) => !defeated);
  const choice = (able.length > 0 ? able : all).map(({ id }) => id);
  const gainer =
    finder ?? game.script.ask('choose-target', firstAdventurer(game) ?? all[0]?.id ?? '', choice);
  if (gainer) figure(game, gainer).pack.push({ ref: drawn } as never);
  game.script.skip('re-equip');
}

export const isNegative = (effect: string): boolean => !['barrier', 'courage', 'haste'].includes(effect);

/** An Effect, where it may be had (pp.32, 67, 74). */
export function inflict(game: Game, id: string, effect: Effect): void {
  const self = figure(game, id);
  if (!stands(game, id) || self.effects.includes(effect)) return;
  if (printed(game.table.cards, self).immunity.includes(effect)) return;
  if (self.effects.includes('disease') && !isNegative(effect)) return;
  self.effects.push(effect);
  if (effect === 'disease') self.effects = self.effects.filter(isNegative);
  if (effect === 'paralyze') self.paralyzedThisTurn = game.state.turn?.figure === id;
}

export function heal(game: Game, id: string, amount: number): void {
  const self = figure(game, id);
  if (stands(game, id) && !self.effects.includes('disease')) self.damage = Math.max(0, self.damage - amount);
}
