/** What the events of spells write. */
import type { MalhyaState } from '../model/state.ts';
import { change, inGroup, less, type Writers } from '../model/writing.ts';
import { layCorpse, moveNoise } from '../stealth/apply-stealth.ts';
import type { CastState, Magic } from './magic-state.ts';
import type { SpellEvent } from './spell-events.ts';

function inMagic(state: MalhyaState, how: (magic: Magic) => Partial<Magic>): void {
  state.magic = { ...state.magic, ...how(state.magic) };
}

const inCast = (state: MalhyaState, how: (cast: CastState) => Partial<CastState>): void =>
  inMagic(state, ({ cast }) => (cast ? { cast: { ...cast, ...how(cast) } } : {}));

export const SPELL_WRITERS: Writers<SpellEvent['type']> = {
  spellLearned(state, { hero, spell, rng }) {
    change(state, hero, ({ spells }) => ({ spells: [...spells, spell] }));
    state.rng = rng;
  },
  spellLost(state, { hero, spell }) {
    change(state, hero, ({ spells }) => ({ spells: less(spells, spell) }));
  },
  talentLost(state, { hero, talent }) {
    change(state, hero, ({ talents }) => ({ talents: talents.filter(({ ref }) => ref !== talent) }));
  },
  castBegan(state, { cast, ap }) {
    change(state, cast.hero, (one) => ({ ap: one.ap - ap }));
    inMagic(state, () => ({ cast }));
  },
  castAura(state) {
    // The token itself is told by other events.
    inCast(state, () => ({ auraUsed: true }));
  },
  castRolled(state, { successes }) {
    inCast(state, (cast) => ({ successes: cast.successes + successes, rolls: cast.rolls + 1 }));
  },
  castPaid(state, { hero, ap }) {
    change(state, hero, (one) => ({ ap: one.ap - ap }));
    inCast(state, ({ paid }) => ({ paid: paid + ap }));
  },
  castFailed(state) {
    inCast(state, () => ({ successes: 0, stopped: true }));
  },
  castStopped(state) {
    inCast(state, () => ({ stopped: true }));
  },
  castBrings(state, { successes }) {
    inCast(state, (cast) => ({ successes: cast.successes - successes }));
  },
  castReaches(state, { range }) {
    inCast(state, (cast) => ({ range: cast.range + range }));
  },
  castHurts(state, { amount }) {
    inCast(state, ({ damage }) => ({ damage: damage + amount }));
  },
  spellCarried(state, { corpse, from, to, gone }) {
    if (corpse === null) moveNoise(state, from, to);
    else layCorpse(state, corpse, to, gone);
  },
  castEnded(state) {
    inMagic(state, () => ({ cast: null }));
  },
  spellBegan(state, { spell, by, on }) {
    inMagic(state, ({ running }) => ({ running: [...running, { spell, by, on }] }));
  },
  spellEnded(state, { spell, on }) {
    inMagic(state, ({ running }) => ({
      running: running.filter((one) => one.spell !== spell || one.on !== on),
    }));
  },
  upgradeBlanked(state, { enemy, token }) {
    inMagic(state, ({ blanks }) => ({ blanks: [...blanks, { enemy, token }] }));
  },
  blanksGone(state) {
    inMagic(state, () => ({ blanks: [] }));
  },
  stoneCharged(state, { card, spell, rng }) {
    inGroup(state, ({ scenarioCards }) => ({
      scenarioCards: scenarioCards.map((one) => (one.ref === card ? { ...one, spell } : one)),
    }));
    state.rng = rng;
  },
  stoneSpent(state, { card }) {
    inGroup(state, ({ scenarioCards }) => ({
      scenarioCards: scenarioCards.filter(({ ref }) => ref !== card),
    }));
  },
  reserveFilled(state, { card, aura }) {
    inGroup(state, ({ scenarioCards }) => ({
      scenarioCards: scenarioCards.map((one) => (one.ref === card ? { ...one, aura } : one)),
    }));
  },
  auraLent(state, { hero, card }) {
    inGroup(state, ({ scenarioCards }) => ({
      scenarioCards: scenarioCards.map((one) =>
        one.ref === card ? { ...one, aura: (one.aura ?? 0) - 1 } : one,
      ),
    }));
    change(state, hero, ({ aura: { ready, spent } }) => ({ aura: { ready: ready + 1, spent } }));
  },
  auraSpent(state, { hero }) {
    change(state, hero, ({ aura: { ready, spent } }) => ({ aura: { ready, spent: spent - 1 } }));
  },
};
