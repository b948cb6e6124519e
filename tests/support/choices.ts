import { sessionFrom } from '../../src/bots/lab/moment.ts';
import type { Policy } from '../../src/bots/policies.ts';
import {
  type ChoiceMoment,
  choiceMomentOf,
  type EncounterSession,
  type Option,
  type OptionOdds,
  type Prompt,
  workOutOption,
} from '../../src/engine/index.ts';
import { laterAnswer } from '../../src/engine/odds/later-answers.ts';
import { drive, newGame } from './games.ts';

/** An answer to a question of a bot's game. */
export interface Chosen {
  readonly moment: ChoiceMoment;
  readonly prompt: Prompt;
  readonly option: Option;
  /** The game at the question. */
  readonly session: EncounterSession;
}

/** Answers from bots' games, those that are wanted. */
export function collectChoices(
  games: readonly (readonly [encounter: string, seed: string, policy: Policy])[],
  decisions: number,
  isWanted: (session: EncounterSession, prompt: Prompt, option: Option) => boolean,
): Chosen[] {
  const found: Chosen[] = [];
  for (const [encounter, seed, policy] of games)
    drive(newGame(encounter, seed), policy, seed, decisions, (session) => {
      const { pending: prompt } = session;
      const wanted = prompt?.options.filter((option) => isWanted(session, prompt, option)) ?? [];
      if (!prompt || wanted.length === 0) return;
      const moment = choiceMomentOf(session)!;
      const fork = session.fork();
      for (const option of wanted) found.push({ moment, prompt, option, session: fork });
    });
  return found;
}

export function oddsOfChosen({
  moment,
  prompt,
  option,
}: Pick<Chosen, 'moment' | 'prompt' | 'option'>): OptionOdds {
  const work = workOutOption(moment, { kind: prompt.kind, option });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** What came of the attack under way, or of the next one, in a game played on with other dice. */
export interface Played {
  hit: boolean;
  /** Points its target was dealt while it lasted. */
  damage: number;
  readonly target: string | null;
  fell: boolean;
}

/** Plays the game itself on from an answer until the attack has ended, and looks at it from outside. */
export function playAttack({ session, option }: Chosen, seed: string): Played {
  const { state, decisions } = session.checkpoint;
  const moment = {
    setup: session.setup,
    state,
    since: session.decisions.slice(decisions),
    decisions: session.decisions.length,
  };
  const game = sessionFrom(moment, seed, session.content);
  const attacks = game.state.scopes.filter(({ kind }) => kind === 'attack');
  const at = attacks.at(-1);
  let target = at?.kind === 'attack' ? at.target : null;
  const came = { hit: false, damage: 0, fell: false };
  let isOver = false;
  game.subscribe((event) => {
    if (isOver) return;
    if (event.type === 'scopeOpened' && event.scope.kind === 'attack') target ??= event.scope.target;
    if (event.type === 'attackJudged') came.hit = event.hit;
    if (event.type === 'damageDealt' && event.figure === target) came.damage += event.amount;
    if ((event.type === 'figureDefeated' || event.type === 'figureFelled') && event.figure === target)
      came.fell = true;
    if (event.type === 'attackEnded') isOver = true;
  });
  game.decide(option.id);
  for (let i = 0; !isOver && game.pending && i < 40; i++) game.decide(laterAnswer(game.pending).id);
  return { ...came, target };
}
