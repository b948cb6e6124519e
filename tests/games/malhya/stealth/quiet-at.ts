/** Rooms of the quay entered quietly, which bots have brought to a question. */
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { PlaceState } from '../../../../src/games/malhya/rules/model/place-state.ts';
import type { MalhyaPrompt } from '../../../../src/games/malhya/rules/model/prompts.ts';
import type { MalhyaSetup } from '../../../../src/games/malhya/rules/model/setup.ts';
import type { MalhyaState } from '../../../../src/games/malhya/rules/model/state.ts';
import type { Space } from '../../../../src/games/malhya/rules/place/space.ts';
import { type Answer, byBot } from '../fights/quay.ts';
import { content, setupOf, trial } from '../trial.ts';

export const nightSetup = (n: number, heroes = 3): MalhyaSetup =>
  setupOf(heroes, { mission: 'quay-by-night', seed: `quiet-${n}` });

/** It goes straight to the enemies, kills whom it can, waits, and averts what it can. */
export const boldly: Answer = (prompt, session) => {
  const { options, kind, hero } = prompt;
  const first = (...doings: readonly string[]) =>
    options.find(({ act }) => doings.includes(act.do))?.id ?? null;
  if (kind === 'avert') return first('avert') ?? 'alarm';
  if (kind !== 'quiet-turn') return byBot('careful')(prompt, session);
  const kill = first('kill');
  if (kill) return kill;
  const { figures, heroes } = session.state.place!;
  const far = ([x, y]: readonly [number, number]) =>
    Math.min(...figures.map(({ at }) => Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y))));
  const [best] = options
    .flatMap(({ act, id }) => (act.do === 'move' ? [{ id, far: far(act.to) }] : []))
    .sort((a, b) => a.far - b.far);
  return best && best.far < far(heroes[hero!]!.at!) ? best.id : (first('wait') ?? 'end');
};

/** From one seed after another until there is such a question. */
export function quietAt(
  is: (prompt: MalhyaPrompt, session: MalhyaSession) => boolean,
  answer: Answer = byBot('careful'),
  heroes = 3,
): MalhyaSession {
  for (let n = 0; n < 30; n++) {
    const session = trial(nightSetup(n, heroes));
    for (let i = 0; i < 400 && session.pending && !is(session.pending, session); i++)
      session.decide(answer(session.pending, session));
    if (session.pending && is(session.pending, session)) return session;
  }
  throw new Error('no night of thirty comes to such a question');
}

/** The first turn of a quiet night, changed as a test wants it. */
export function quietWith(
  how: (place: PlaceState, state: MalhyaState) => Partial<PlaceState>,
): MalhyaSession {
  const from = quietAt(({ kind }, { state }) => kind === 'turn-order' && state.place?.phase === 'main');
  const { place } = from.state;
  const state: MalhyaState = { ...from.state, place: { ...place!, ...how(place!, from.state) } };
  return new LoggedSession(malhya(content), from.setup, state);
}

/**
 * A guard that watches the north of the hall, with its back to the bargewoman, who waits: only she can help the archivist, who
 * stands in its lane where `seen` says so. A slinger looks at nobody, or sees the guard's corpse.
 */
export const behindTheGuard = ({
  seen = false,
  slinger = [9, 7] as Space,
  waits = true,
} = {}): MalhyaSession =>
  quietWith(({ figures, heroes, quiet }) => ({
    figures: [
      { ...figures.find(({ type }) => type === 'quay-guard')!, at: [6, 3] },
      { ...figures.find(({ type }) => type === 'slinger')!, at: slinger },
    ],
    heroes: heroes.map((hero, i) => ({
      ...hero,
      at: (
        [
          [seen ? 5 : 0, seen ? 1 : 3],
          [5, 4],
          [0, 5],
        ] as const
      )[i]!,
      waiting: waits && i === 1,
    })),
    quiet: { ...quiet!, vigilance: [{ enemy: guardIn(figures), at: [6, 2], gaze: [0, -1] }] },
  }));

const guardIn = (figures: PlaceState['figures']): string =>
  figures.find(({ type }) => type === 'quay-guard')!.id;
