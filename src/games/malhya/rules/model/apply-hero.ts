import { healed as zonesHealed } from '../combat/wound-zones.ts';
import type { HeroEvent } from './events.ts';
import { ACTION_POINTS } from './fixed-numbers.ts';
import type { Life } from './state.ts';
import { change, less, type Writers } from './writing.ts';

/** One crystal one zone on: injury to damage, damage to life (L998). */
const step = (life: Life, from: 'damage' | 'injury'): Life =>
  zonesHealed(life, from === 'damage' ? 'damage-to-life' : 'injury-to-damage');

export const HERO_WRITERS: Writers<HeroEvent['type']> = {
  healed(state, { hero, steps }) {
    change(state, hero, ({ life }) => ({ life: steps.reduce(step, life) }));
  },
  harmed(state, { hero, kind, amount }) {
    change(state, hero, ({ life }) => ({
      life: { ...life, life: life.life - amount, [kind]: life[kind] + amount },
    }));
  },
  auraChanged(state, { hero, amount }) {
    change(state, hero, ({ aura: { ready, spent } }) => ({
      aura: { ready: ready + amount, spent: spent - amount },
    }));
  },
  apChanged(state, { hero, amount }) {
    change(state, hero, ({ ap }) => ({ ap: ap + amount }));
  },
  apRefilled(state) {
    state.heroes = state.heroes.map((hero) => ({ ...hero, ap: ACTION_POINTS }));
  },
  cubeGained(state, { hero, kind, colour }) {
    change(state, hero, ({ cubes }) => ({ cubes: { ...cubes, [kind]: [...cubes[kind], colour] } }));
  },
  cubeLost(state, { hero, kind, colour }) {
    change(state, hero, ({ cubes }) => ({ cubes: { ...cubes, [kind]: less(cubes[kind], colour) } }));
  },
  cubeLeft() {
    // It goes back to the box.
  },
  gearGained(state, { hero, gear, as }) {
    change(state, hero, ({ objects }) =>
      as === 'object' ? { objects: [...objects, gear] } : { [as]: gear },
    );
  },
  objectFound(state, { rng }) {
    state.rng = rng;
  },
  gearLost(state, { hero, gear, kind }) {
    change(state, hero, ({ weapon, stored, spare, armour, artifacts, objects }) => {
      if (kind === 'weapon' && weapon === gear) return { weapon: null };
      if (kind === 'weapon' && stored === gear) return { stored: null };
      if (kind === 'weapon' && spare === gear) return { spare: null };
      if (kind === 'armour' && armour === gear) return { armour: null };
      if (kind === 'artifact' && artifacts.includes(gear)) return { artifacts: less(artifacts, gear) };
      return { objects: less(objects, gear) };
    });
  },
  gearLeft() {
    // It goes back into its deck.
  },
  potionUsed(state, { hero, colour }) {
    change(state, hero, ({ cubes }) => ({ cubes: { ...cubes, potion: less(cubes.potion, colour) } }));
  },
  objectUsed(state, { hero, gear }) {
    change(state, hero, ({ objects }) => ({ objects: less(objects, gear) }));
  },
  threatOwed(state, { hero, die, count }) {
    change(state, hero, ({ owed }) => ({ owed: { ...owed, [die]: owed[die] + count } }));
  },
};
