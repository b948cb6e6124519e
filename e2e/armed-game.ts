import { makeBot } from '../src/bots/bot.ts';
import { defaultSetup, EncounterSession, type Option } from '../src/engine/index.ts';
import { gameContent } from '../tests/support/games.ts';

interface Arms {
  readonly card: string;
  readonly disciplines?: readonly string[];
  readonly items?: readonly string[];
}

/**
 * A game of the simple bot's in which a hero bears other things, where a use of one of them asks what is wanted: at that
 * question.
 */
export function armedGame(
  encounter: string,
  seed: string,
  { card, ...arms }: Arms,
  uses: (option: Option) => boolean,
  isWanted: (session: EncounterSession) => boolean,
): EncounterSession {
  const setup = defaultSetup(gameContent.encounters[encounter]!, seed, ['North', 'South']);
  const party = setup.party.map((one) =>
    one.card === card ? { ...one, loadout: { ...one.loadout, ...arms } } : one,
  );
  const session = new EncounterSession({ ...setup, party }, gameContent);
  const bot = makeBot('simple', seed);
  while (session.pending) {
    const use = session.pending.kind === 'turn' && session.pending.options.find(uses);
    if (use) {
      const ahead = session.fork();
      ahead.decide(use.id);
      if (isWanted(ahead)) return ahead;
    }
    session.decide(bot.choose(session));
  }
  throw new Error(`${card} is never asked that in ${encounter}`);
}
