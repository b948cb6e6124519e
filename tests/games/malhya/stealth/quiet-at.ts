/** Rooms of the quay entered quietly, which bots have brought to a question. */
import type { MalhyaSession } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaPrompt } from '../../../../src/games/malhya/rules/model/prompts.ts';
import type { MalhyaSetup } from '../../../../src/games/malhya/rules/model/setup.ts';
import { type Answer, byBot } from '../fights/quay.ts';
import { setupOf, trial } from '../trial.ts';

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
