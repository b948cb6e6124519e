/** What stealth writes. */
import { fresh } from '../model/apply-place.ts';
import { ACTION_POINTS } from '../model/fixed-numbers.ts';
import type { Hero, MalhyaState } from '../model/state.ts';
import { change, inPlace, inPlaceHero, type Writers } from '../model/writing.ts';
import { isSameSpace, type Space } from '../place/space.ts';
import { heroIndex } from '../queries/field-of.ts';
import type { StealthLine } from './stealth-dice.ts';
import type { QuietEvent, WatchEvent } from './stealth-events.ts';
import { type Quiet, STILL, type StealthBoard } from './stealth-state.ts';

function inQuiet(state: MalhyaState, how: (quiet: Quiet) => Partial<Quiet>): void {
  inPlace(state, ({ quiet }) => ({ quiet: { ...(quiet ?? STILL), ...how(quiet ?? STILL) } }));
}

function onBoard(state: MalhyaState, how: (board: StealthBoard) => Partial<StealthBoard>): void {
  if (state.stealth) state.stealth = { ...state.stealth, ...how(state.stealth) };
}

function markLine(state: MalhyaState, hero: number, line: StealthLine): void {
  const { id } = state.heroes[hero]!;
  inQuiet(state, ({ lines }) => ({ lines: { ...lines, [id]: [...new Set([...(lines[id] ?? []), line])] } }));
}

const without = (list: readonly Space[], at: Space): Space[] => list.filter((one) => !isSameSpace(one, at));

/** One crystal of a zone is life again (L4121). */
const lifeFrom =
  (from: 'damage' | 'injury') =>
  ({ life }: Hero): Partial<Hero> => ({ life: { ...life, life: life.life + 1, [from]: life[from] - 1 } });

/** What a hero does in a place is over for now. */
const done = (acting: readonly string[], who: string): readonly string[] => {
  const at = acting.lastIndexOf(who);
  return at < 0 ? acting : acting.filter((_, i) => i !== at);
};

/** An enemy's corpse, or the token of a fallen hero, lies elsewhere; `gone`: in a rift (L3845). */
export function layCorpse(state: MalhyaState, corpse: string, to: Space, gone: boolean): void {
  const fallen = heroIndex(state, corpse);
  if (fallen >= 0) inPlaceHero(state, fallen, () => ({ at: to }));
  else
    inQuiet(state, (quiet) => ({
      corpses: quiet.corpses.flatMap((one) =>
        one.id === corpse ? (gone ? [] : [{ ...one, at: to }]) : [one],
      ),
      gone: quiet.gone + Number(gone),
    }));
}

/** A noise token goes to a space, where it is the one there. */
export const moveNoise = (state: MalhyaState, from: Space, to: Space): void =>
  inQuiet(state, ({ noise }) => ({ noise: [...without(without(noise, from), to), to] }));

export const QUIET_WRITERS: Writers<QuietEvent['type']> = {
  stealthEntered(state, { level }) {
    state.stealth = { level, threat: 1, alarm: null };
    state.now = { ...state.now, mode: 'stealth' };
  },
  quietTurnBegan(state, { turn, tracker }) {
    inPlace(state, ({ heroes }) => ({
      turn,
      tracker,
      phase: 'main',
      acted: [],
      acting: [],
      heroes: heroes.map(fresh),
    }));
    inQuiet(state, () => ({ lines: {}, cards: 0 }));
    state.heroes = state.heroes.map((hero) => ({ ...hero, ap: ACTION_POINTS }));
  },
  quietTurnTaken(state, { who }) {
    inPlace(state, ({ acting }) => ({ acting: [...acting, who] }));
  },
  lineUsed(state, { hero, line }) {
    markLine(state, hero, line);
  },
  enemyKilled(state, { hero, figure, by, ap, at }) {
    change(state, hero, (one) => ({ ap: one.ap - ap }));
    markLine(state, hero, by);
    inPlace(state, ({ figures, eliminated }) => {
      const type = figures.find(({ id }) => id === figure)?.type;
      return {
        figures: figures.filter(({ id }) => id !== figure),
        eliminated: type && !eliminated.includes(type) ? [...eliminated, type] : eliminated,
      };
    });
    inQuiet(state, ({ corpses, noise, vigilance }) => ({
      corpses: [...corpses, { id: figure, at }],
      noise: by === 'ranged-kill' ? [...without(noise, at), at] : noise,
      vigilance: vigilance.filter(({ enemy }) => enemy !== figure),
    }));
  },
  corpseMoved(state, { hero, corpse, to, gone }) {
    change(state, hero, ({ ap }) => ({ ap: ap - 1 }));
    markLine(state, hero, 'corpse');
    layCorpse(state, corpse, to, gone);
  },
  heroRevived(state, { hero, at, from }) {
    if (from) change(state, hero, lifeFrom(from));
    inPlaceHero(state, hero, () => ({ at, down: false, returns: null }));
  },
  quietTurnDone(state, { hero }) {
    change(state, hero, () => ({ ap: 0 }));
    inPlaceHero(state, hero, () => ({ free: 'gone', waiting: false }));
    const { id } = state.heroes[hero]!;
    inPlace(state, ({ acting, acted }) => ({
      acting: done(acting, id),
      acted: acted.includes(id) ? acted : [...acted, id],
    }));
  },
  heroLeft(state, { hero, token }) {
    inPlaceHero(state, hero, () => ({ at: null }));
    inQuiet(state, ({ out }) => ({ out: { ...out, [state.heroes[hero]!.id]: token } }));
  },
  heroReturned(state, { hero, at }) {
    inPlaceHero(state, hero, () => ({ at }));
    const { id } = state.heroes[hero]!;
    inQuiet(state, ({ out }) => ({
      out: Object.fromEntries(Object.entries(out).filter(([one]) => one !== id)),
    }));
  },
  threatRolled(state, { hero, rng }) {
    const { id } = state.heroes[hero]!;
    inQuiet(state, ({ lines }) => ({ lines: { ...lines, [id]: [] } }));
    change(state, hero, () => ({ owed: { white: 0, black: 0 } }));
    state.rng = rng;
  },
  threatDieRerolled(state, { rng }) {
    state.rng = rng;
  },
  threatMoved(state, { to, alarm }) {
    onBoard(state, (board) => ({ threat: to, alarm: board.alarm ?? alarm }));
  },
  alarmOrdered(state) {
    onBoard(state, (board) => ({ alarm: board.alarm ?? 'told' }));
  },
};

/** Stealth is over, and all are in combat (L4071). */
function leaveStealth(state: MalhyaState): void {
  state.stealth = null;
  state.now = { ...state.now, mode: 'combat' };
  inPlace(state, ({ heroes }) => ({
    acting: [],
    heroes: heroes.map((hero) => ({ ...hero, waiting: false })),
  }));
  inQuiet(state, () => ({ vigilance: [], lines: {}, cards: 0 }));
}

export const WATCH_WRITERS: Writers<WatchEvent['type']> = {
  enemyPhaseBegan(state, { cards }) {
    inPlace(state, () => ({ phase: 'enemies' }));
    inQuiet(state, () => ({ cards }));
  },
  stealthCardTurned(state, { left }) {
    inQuiet(state, () => ({ cards: left }));
  },
  enemiesCalled() {
    // Where they go is told by other events.
  },
  enemyPosted() {
    // The same.
  },
  vigilanceLaid(state, { figure, at, gaze }) {
    inQuiet(state, ({ vigilance }) => ({ vigilance: [...vigilance, { enemy: figure, at, gaze }] }));
  },
  vigilanceFailed() {
    // It looks all round, as before.
  },
  vigilanceLifted(state, { figure, at }) {
    inQuiet(state, ({ vigilance }) => ({
      vigilance: vigilance.filter((one) => one.enemy !== figure || !isSameSpace(one.at, at)),
    }));
  },
  noiseMade(state, { at }) {
    inQuiet(state, ({ noise }) => ({ noise: [...without(noise, at), at] }));
  },
  noiseGone(state, { at }) {
    inQuiet(state, ({ noise }) => ({ noise: without(noise, at) }));
  },
  spotted() {
    // The alarm comes of it, or is averted.
  },
  alarmRaised(state) {
    leaveStealth(state);
    inPlace(state, ({ heroes }) => ({
      heroes: heroes.map((hero) => ({ ...hero, initiativeLost: hero.at !== null })),
    }));
  },
  stealthEnded(state) {
    leaveStealth(state);
  },
};
