import { makeBot } from '../../src/bots/bot.ts';
import type { Policy } from '../../src/bots/policies.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { abilityOfAct, EncounterSession, type Option, type Prompt } from '../../src/engine/index.ts';
import { planOf } from '../../src/sim/sim-everything.ts';
import { setupOf } from '../../src/sim/sim-game.ts';
import { sessionOfScene } from '../../src/stores/middara/scenes.ts';
import { scenesIn } from '../../src/tools/build/shipped-scenes.ts';
import { gameContent } from './games.ts';

/** A question of a walked game, with those of its answers that are looked at. */
export interface Met {
  readonly game: string;
  readonly session: EncounterSession;
  readonly prompt: Prompt;
  readonly options: readonly Option[];
}

interface Walked {
  readonly name: string;
  readonly session: EncounterSession;
  readonly policy: Policy;
  readonly seed: string;
}

/** What tells an answer from those like it: of each such sort some are looked at in each game. */
export function sortOf({ kind, question }: Prompt, { act, note, interjection }: Option): string {
  const ability = abilityOfAct(act) ?? '';
  return [kind, question.ask, act.do, ability, note?.note ?? '', interjection ? 'any time' : ''].join(' ');
}

/**
 * Walks whole games, all encounters and all shipped positions, each to its end, and stops at each question. Of its
 * answers it gives those of which there were fewer than `each` of their sort in this game, and every `every`th of all.
 */
export function walkWholeGames(
  look: (met: Met) => void,
  {
    each,
    every,
    begin = () => {},
  }: { each: number; every: number; begin?: (session: EncounterSession, game: string) => void },
): void {
  for (const { name, session, policy, seed } of wholeGames()) {
    const bot = makeBot(policy, seed);
    begin(session, name);
    const seen = new Map<string, number>();
    let met = 0;
    for (let i = 0; session.pending && i < 5000; i++) {
      const { pending: prompt } = session;
      const options = prompt.options.filter((option) => {
        const sort = sortOf(prompt, option);
        const times = seen.get(sort) ?? 0;
        seen.set(sort, times + 1);
        met += 1;
        return times < each || met % every === 0;
      });
      if (options.length > 0) look({ game: name, session, prompt, options });
      session.decide(bot.choose(session));
    }
  }
}

/**
 * Every encounter twice: by the bot that tries its cards, with a party of chance, and by one of the others; switches are
 * mixed. Then every position that is shipped.
 */
function* wholeGames(): Generator<Walked> {
  const many = Object.keys(gameContent.encounters).length;
  for (let i = 0; i < many * 2; i++) {
    // Game numbers of `planOf`: the first `many` are the simple bot's, then the random one's, then the eager one's.
    const number = i < many ? many * 2 + i : i - many + (i % 2) * many;
    const plan = planOf(gameContent, 'walk', number);
    const session = new EncounterSession(setupOf(gameContent, plan), gameContent);
    yield { ...plan, name: `${plan.encounter} by ${plan.policy}`, session };
  }
  const all = loadContent(readContentFolder('content'));
  const content = { cards: all.cards, encounters: { ...all.encounters, ...all.trials }, packs: all.packs };
  const lessons = new URL('../../lessons', import.meta.url).pathname;
  for (const [id, scene] of Object.entries(scenesIn(lessons, all.cards)))
    yield {
      name: `lesson ${id}`,
      session: sessionOfScene(scene, 'Anna', content),
      policy: 'eager',
      seed: id,
    };
}
