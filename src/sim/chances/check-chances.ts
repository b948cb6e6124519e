/** Whether chances foreseen and odds shown are those of sampled games (`npm run -s chances`). */
import { makeBot } from '../../bots/bot.ts';
import { foreseenAt, playForeseen } from '../../bots/lab/foretold.ts';
import { momentOf } from '../../bots/lab/moment-of.ts';
import { oddsShown, playOdds } from '../../bots/lab/odds-played.ts';
import type { Share } from '../../bots/lab/surprise.ts';
import {
  bearsOnDice,
  choiceMomentOf,
  type EncounterContent,
  EncounterSession,
  type Option,
  type Prompt,
  type PromptKind,
} from '../../engine/index.ts';
import { setupOf } from '../sim-game.ts';

/** A position whose chances were held against games. */
export interface Checked {
  readonly where: string;
  /** What was foreseen: a Combatant's turn, or an answer's odds. */
  readonly of: string;
  /** Every outcome of the dice was counted for it; else some were left to chance. */
  readonly exact: boolean;
  readonly shares: readonly Share[];
}

/** Decisions of a game at most. */
const LONG = 400;

/** Plays a game of an encounter in its turn; at each question from a place of chance on it looks for a position. */
function firstFrom<T>(
  content: EncounterContent,
  seed: string,
  number: number,
  find: (session: EncounterSession, prompt: Prompt) => T | null,
): { readonly where: string; readonly found: T } | null {
  const encounters = Object.keys(content.encounters).sort();
  const encounter = encounters[number % encounters.length]!;
  const session = new EncounterSession(setupOf(content, { encounter, seed, policy: 'simple' }), content);
  const bot = makeBot('simple', seed);
  const from = 8 + ((number * 7) % 60);
  for (let i = 0; session.pending && i < LONG; i++) {
    const found = i >= from ? find(session, session.pending) : null;
    if (found) return { where: `${encounter}, seed ${seed}, decision ${i}`, found };
    session.decide(bot.choose(session));
  }
  return null;
}

/** The turn foreseen of the next Combatant that strikes, against so many games; null where the game came to none. */
export function checkForesight(
  content: EncounterContent,
  seed: string,
  number: number,
  games: number,
): Checked | null {
  const at = firstFrom(content, seed, number, (session, { kind, options }) => {
    if (kind !== 'turn' || !options.some(({ act }) => act.do === 'end-turn')) return null;
    const turn = foreseenAt(session);
    if (!turn || turn.between === 'dice' || turn.blows.length === 0) return null;
    return {
      of: `the turn of ${turn.figure}`,
      exact: turn.exact,
      shares: playForeseen(momentOf(session)!, turn, content, games),
    };
  });
  return at && { where: at.where, ...at.found };
}

/** Questions within an attack, or that begin one, whose odds are about it. */
const OF_ATTACKS: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'turn',
  'empower',
  'dodge',
  'break-attack',
  'after-roll',
  'to-hit',
  'determine-damage',
  'spend-symbols',
  'damage-reduction',
]);

/** The odds of an answer, against so many games; null where the game came to none. */
export function checkOdds(
  content: EncounterContent,
  seed: string,
  number: number,
  games: number,
): Checked | null {
  const at = firstFrom(content, seed, number, (session, prompt) => {
    if (!OF_ATTACKS.has(prompt.kind)) return null;
    const wanted = (option: Option) =>
      bearsOnDice(session.position, prompt, option) &&
      !option.interjection &&
      (prompt.kind !== 'turn' || option.act.do === 'attack');
    const asked = prompt.options.filter(wanted);
    const option = asked[number % Math.max(1, asked.length)];
    const odds = option && oddsShown(choiceMomentOf(session)!, prompt, option);
    if (!odds?.dice || odds.hit === null) return null;
    const shares = playOdds(momentOf(session)!, odds, option!.id, content, games);
    return { of: `${prompt.kind} ${option!.id}`, exact: odds.throws === null, shares };
  });
  return at && { where: at.where, ...at.found };
}
