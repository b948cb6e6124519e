import type { Policy } from '../../src/bots/policies.ts';
import { abilityOfAct, EncounterSession, type Option, type Prompt } from '../../src/engine/index.ts';
import { planOf } from '../../src/sim/sim-everything.ts';
import { setupOf } from '../../src/sim/sim-game.ts';
import { sessionOfScene } from '../../src/stores/middara/scene-session.ts';
import { scenesIn } from '../../src/tools/build/shipped-scenes.ts';
import { gameContent } from './content.ts';
import { many, sampleOf } from './depth.ts';
import { answersIn } from './played.ts';

/** A question of a walked game, with those of its answers that are looked at. */
export interface Met {
  readonly game: string;
  readonly session: EncounterSession;
  readonly prompt: Prompt;
  readonly options: readonly Option[];
}

/** A game to be walked; it is set up when its turn has come. */
interface Walked {
  readonly name: string;
  readonly begun: () => EncounterSession;
  readonly policy: Policy;
  readonly seed: string;
}

/** Decisions of a game at most. */
const LONG = many(50, 5000);

/** What tells an answer from those like it: of each such sort some are looked at in each game. */
export function sortOf({ kind, question }: Prompt, { act, note, interjection }: Option): string {
  const ability = abilityOfAct(act) ?? '';
  return [kind, question.ask, act.do, ability, note?.note ?? '', interjection ? 'any time' : ''].join(' ');
}

/**
 * Walks whole games, all encounters and all shipped positions, each to its end, and stops at each question; the
 * beginnings of `few` of them, where not all is to be proved. Of its answers it gives those of which there were fewer
 * than `each` of their sort in this game, and every `every`th of all.
 */
export function walkWholeGames(
  look: (met: Met) => void,
  {
    few,
    each,
    every,
    begin = () => {},
  }: { few: number; each: number; every: number; begin?: (session: EncounterSession, game: string) => void },
): void {
  for (const { name, begun, policy, seed } of sampleOf(wholeGames(), few)) {
    const session = begun();
    const answer = answersIn(session, policy, seed);
    begin(session, name);
    const seen = new Map<string, number>();
    let met = 0;
    for (let i = 0; session.pending && i < LONG; i++) {
      const { pending: prompt } = session;
      const options = prompt.options.filter((option) => {
        const sort = sortOf(prompt, option);
        const times = seen.get(sort) ?? 0;
        seen.set(sort, times + 1);
        met += 1;
        return times < each || met % every === 0;
      });
      if (options.length > 0) look({ game: name, session, prompt, options });
      session.decide(answer(i, session));
    }
  }
}

/**
 * Every encounter twice: by the bot that tries its cards, with a party of chance, and by one of the others; switches are
 * mixed. Then every position that is shipped.
 */
function wholeGames(): Walked[] {
  const many = Object.keys(gameContent.encounters).length;
  const played = Array.from({ length: many * 2 }, (_, i): Walked => {
    // Game numbers of `planOf`: the first `many` are the simple bot's, then the random one's, then the eager one's.
    const plan = planOf(gameContent, 'walk', i < many ? many * 2 + i : i - many + (i % 2) * many);
    const begun = () => new EncounterSession(setupOf(gameContent, plan), gameContent);
    return { ...plan, name: `${plan.encounter} by ${plan.policy}`, begun };
  });
  const content = { ...gameContent, encounters: { ...gameContent.encounters, ...gameContent.trials } };
  const lessons = new URL('../../lessons', import.meta.url).pathname;
  const shipped = Object.entries(scenesIn(lessons, content.cards)).map(
    ([id, scene]): Walked => ({
      name: `lesson ${id}`,
      begun: () => sessionOfScene(scene, 'Anna', content),
      policy: 'eager',
      seed: id,
    }),
  );
  return [...played, ...shipped];
}
