/** What growing writes. */

import type { Hero, MalhyaState } from '../model/state.ts';
import { change, inCheck, inPlaceHero, less, type Writers } from '../model/writing.ts';
import type { GrowingEvent, Growth, PlainBonus } from './growth.ts';

const grown = (state: MalhyaState, how: (growth: Growth) => Partial<Growth>): void => {
  state.growth = { ...state.growth, ...how(state.growth) };
};

const BONUS: Readonly<Record<PlainBonus, (hero: Hero) => Partial<Hero>>> = {
  life: ({ life }) => ({ life: { ...life, life: life.life + 1 } }),
  carrying: ({ carrying }) => ({ carrying: carrying + 1 }),
  movement: ({ movement }) => ({ movement: movement + 1 }),
  initiative: ({ initiative }) => ({ initiative: initiative + 1 }),
  aura: ({ aura }) => ({ aura: { ...aura, ready: aura.ready + 1 } }),
};

export const GROWING_WRITERS: Writers<GrowingEvent['type']> = {
  levelBegan(state, { level }) {
    grown(state, () => ({ level }));
  },
  valueRaised(state, { hero, characteristic }) {
    change(state, hero, ({ characteristics }) => ({
      characteristics: { ...characteristics, [characteristic]: characteristics[characteristic] + 1 },
    }));
  },
  bonusGained(state, { hero, bonus }) {
    change(state, hero, BONUS[bonus]);
  },
  talentsDrawn(state, { rng }) {
    state.rng = rng;
  },
  talentGained(state, { hero, talent }) {
    change(state, hero, ({ talents }) => ({ talents: [...talents, { ref: talent, side: 'normal' }] }));
  },
  talentImproved(state, { hero, talent }) {
    change(state, hero, ({ talents }) => ({
      talents: talents.map((one) => (one.ref === talent ? { ...one, side: 'improved' } : one)),
    }));
  },
  potionRow(state, { hero, amount }) {
    change(state, hero, ({ potionSpaces }) => ({ potionSpaces: potionSpaces + amount }));
  },
  giftDrawn(state, { rng }) {
    state.rng = rng;
  },
  domainRaised(state, { domain, quality, rng }) {
    grown(state, () => ({ domain }));
    state.quality = [...state.quality, ...quality];
    state.rng = rng;
  },
  lifeWorn(state, { hero, amount }) {
    change(state, hero, ({ life }) => {
      // What is taken off takes a crystal along: one of life, else one that is lost already.
      const zone = amount > 0 || life.life > 0 ? 'life' : life.damage > 0 ? 'damage' : 'injury';
      return { life: { ...life, [zone]: Math.max(0, life[zone] + amount) } };
    });
  },
  settled(state, { hero }) {
    grown(state, ({ newcomers }) => ({ newcomers: newcomers.filter((one) => one !== hero) }));
  },
  checkMet(state, { characteristic }) {
    grown(state, ({ checks }) => ({
      checks: { ...checks, [characteristic]: (checks[characteristic] ?? 0) + 1 },
    }));
  },
  artifactWorn(state, { hero, gear, off }) {
    change(state, hero, ({ artifacts, objects }) => ({
      artifacts: [...artifacts.filter((one) => one !== off), gear],
      objects: less(objects, gear),
    }));
  },
  spareDrawn(state, { hero }) {
    change(state, hero, ({ weapon, spare }) => ({ weapon: spare, spare: weapon }));
  },
  weaponsSwapped(state, { hero }) {
    change(state, hero, ({ weapon, stored }) => ({ weapon: stored, stored: weapon }));
  },
  artifactOff(state, { hero, gear }) {
    change(state, hero, ({ artifacts }) => ({ artifacts: less(artifacts, gear) }));
  },
  auraSurged(state, { hero, ap }) {
    change(state, hero, (one) => ({ ap: one.ap + ap }));
    inPlaceHero(state, hero, ({ boost }) => ({ boost: { ...boost, surged: true } }));
  },
  peopleOver(state, { hero }) {
    inPlaceHero(state, hero, ({ boost }) => ({ boost: { ...boost, people: null } }));
    change(state, hero, () => ({ borrowed: null }));
  },
  talentCopied(state, { hero, talent, side }) {
    change(state, hero, () => ({ borrowed: { ref: talent, side } }));
  },
  peopleUsed(state, { hero, effect, lasts }) {
    change(state, hero, ({ aura }) => ({ aura: { ready: aura.ready - 1, spent: aura.spent + 1 } }));
    if (state.check) inCheck(state, () => ({ people: effect }));
    else if (lasts) inPlaceHero(state, hero, ({ boost }) => ({ boost: { ...boost, people: effect } }));
  },
};
