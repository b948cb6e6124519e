/** What moves, attacks and their effects write. */
import type { FightEvent, Thing } from './fight-events.ts';
import type { AttackState, Defender } from './place-state.ts';
import type { Hero, MalhyaState } from './state.ts';
import { change, inPlace, inPlaceHero, less, type Writers } from './writing.ts';

const inAttack = (state: MalhyaState, how: (attack: AttackState) => Partial<AttackState>): void =>
  inPlace(state, ({ attack }) => (attack ? { attack: { ...attack, ...how(attack) } } : {}));

const inDefender = (state: MalhyaState, who: string, how: (one: Defender) => Partial<Defender>): void =>
  inAttack(state, ({ defenders }) => ({
    defenders: defenders.map((one) => (one.who === who ? { ...one, ...how(one) } : one)),
  }));

const heroWith = ({ heroes }: MalhyaState, who: string): number => heroes.findIndex(({ id }) => id === who);

function moveTo(state: MalhyaState, who: string, at: readonly [number, number]): void {
  const hero = heroWith(state, who);
  if (hero >= 0) inPlaceHero(state, hero, ({ boost }) => ({ at, boost: { ...boost, trail: [] } }));
  else
    inPlace(state, ({ figures }) => ({
      figures: figures.map((figure) => (figure.id === who ? { ...figure, at } : figure)),
    }));
}

/** Whoever hands a thing over does not have it any more. */
function without({ stored, spare, armour, objects, cubes }: Hero, thing: Thing): Partial<Hero> {
  if (!('gear' in thing)) return { cubes: { ...cubes, [thing.kind]: less(cubes[thing.kind], thing.colour) } };
  if (stored === thing.gear) return { stored: null };
  if (spare === thing.gear) return { spare: null };
  if (armour === thing.gear) return { armour: null };
  return { objects: less(objects, thing.gear) };
}

export const FIGHT_WRITERS: Writers<FightEvent['type']> = {
  heroMoved(state, { hero, to, paid, ap, left }) {
    change(state, hero, (one) => ({ ap: one.ap - ap }));
    inPlaceHero(state, hero, ({ at, boost, ...one }) => ({
      at: to,
      paid: one.paid + paid,
      free: left,
      boost: { ...boost, trail: [...(boost.trail.length > 0 || !at ? boost.trail : [at]), to] },
    }));
  },
  freeMoveLost(state, { hero }) {
    inPlaceHero(state, hero, () => ({ free: 'gone' }));
  },
  enemyDecided() {
    // What it does is told by other events.
  },
  enemyIdle() {
    // It gets at nobody.
  },
  enemyMoved(state, { figure, to }) {
    moveTo(state, figure, to);
  },
  weaponChanged(state, { hero, weapon, stored }) {
    change(state, hero, () => ({ weapon, stored }));
  },
  traded(state, { from, thing }) {
    // What it is to the other one is told by the event of gaining it.
    change(state, from, (one) => without(one, thing));
  },
  attackBegan(state, { attack }) {
    inPlace(state, () => ({ attack }));
  },
  defenseChosen(state, { who, plan }) {
    inDefender(state, who, () => ({ plan }));
  },
  attackRolled(state, { dice, rng }) {
    inAttack(state, () => ({ dice }));
    state.rng = rng;
  },
  defenseRolled(state, { who, dice, rng }) {
    inDefender(state, who, () => ({ dice }));
    state.rng = rng;
  },
  armourBroken(state, { hero, gear }) {
    change(state, hero, ({ armour }) => ({ armour: armour === gear ? null : armour }));
    inDefender(state, state.heroes[hero]!.id, () => ({ broken: true }));
  },
  attackResolved(state, { who }) {
    inDefender(state, who, () => ({ done: true }));
  },
  countered() {
    // The damage is told by other events.
  },
  attackEnded(state) {
    const { place } = state;
    const attack = place?.attack;
    if (!attack) return;
    const by = place.figures.find(({ id }) => id === attack.attacker)?.type;
    const hit = attack.defenders.map(({ who }) => who);
    const hero = heroWith(state, attack.attacker);
    // An onset is made once.
    if (hero >= 0) inPlaceHero(state, hero, ({ boost }) => ({ boost: { ...boost, trail: [] } }));
    inPlace(state, ({ attacked }) => ({
      attack: null,
      attacked: by ? { ...attacked, [by]: [...new Set([...(attacked[by] ?? []), ...hit])] } : attacked,
    }));
  },
  stoodFast() {
    // Nobody moves.
  },
  tokensCancelled(state, { enemy }) {
    inPlace(state, ({ upgrades }) => ({ upgrades: { ...upgrades, [enemy]: [] } }));
  },
  enemyHurt(state, { figure, amount }) {
    inPlace(state, ({ figures }) => ({
      figures: figures.map((one) => (one.id === figure ? { ...one, damage: one.damage + amount } : one)),
    }));
  },
  enemyGone(state, { figure }) {
    inPlace(state, ({ figures, eliminated }) => {
      const type = figures.find(({ id }) => id === figure)?.type;
      return {
        figures: figures.filter(({ id }) => id !== figure),
        eliminated: type && !eliminated.includes(type) ? [...eliminated, type] : eliminated,
      };
    });
  },
  heroFell(state, { hero, at }) {
    inPlaceHero(state, hero, () => ({ at, down: true, waiting: false, free: 'gone', returns: null }));
  },
  initiativeLost(state, { hero }) {
    inPlaceHero(state, hero, () => ({ initiativeLost: true }));
  },
  freeMoveKept(state, { hero, kept }) {
    inPlaceHero(state, hero, () => ({ freeKept: kept }));
  },
  movementLost(state, { hero }) {
    inPlaceHero(state, hero, () => ({ movementLost: true }));
  },
  shoved(state, { who, way }) {
    const last = way.at(-1);
    if (last) moveTo(state, who, last);
  },
  stepped(state, { who, to }) {
    moveTo(state, who, to);
  },
};
