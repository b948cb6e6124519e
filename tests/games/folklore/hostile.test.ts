import { expect, test } from 'vitest';
import { BotChance } from '../../../src/bots/chance.ts';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../src/games/folklore/bot.ts';
import { folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import { folkloreGames } from '../../../src/games/folklore/table/folklore-guest.ts';
import { mutatedText } from '../../../src/sim/fuzz/mutate-json.ts';
import { packLog } from '../../../src/stores/game/link.ts';
import { saveOf } from '../../../src/stores/game/saved-game.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { content, setupOf } from './table.ts';

const table = () =>
  tableWith({ guests: [{ id: 'folklore', games: async (ground) => folkloreGames(content, ground) }] });

/** A chapter in the middle of its last fight on a map, as a file. */
function saved() {
  const session = new LoggedSession(
    folklore(content),
    setupOf(['ferrywoman', 'huntsman'], { finale: 'encounter', seed: 'hostile' }),
  );
  while (session.pending && session.state.field?.round !== 2)
    session.decide(botAnswer({ state: session.state, content }, session.pending, 'road').id);
  return { session, file: saveOf(session, session.beginning, { id: 'x', name: 'X', notes: [] }) };
}

test('files that somebody has changed are opened or refused in words, and nothing else happens', async () => {
  const { file } = saved();
  const chance = new BotChance('hostile');
  let opened = 0;
  for (let i = 0; i < 250; i++) {
    const at = table();
    const came = await at.loadFile(mutatedText(file, chance));
    if (!came.ok) {
      expect(came.why).not.toBe('');
      expect((await at.ground.storage.list()).length).toBe(0);
      if (came.watch !== null) await folkloreGames(content, at.ground).watch(came.watch);
      if (came.resume) await at.resume(came.resume.id);
      continue;
    }
    opened += 1;
    const game = await folkloreGames(content, at.ground).open(came.value);
    expect(game.ok).toBe(true);
  }
  expect(opened).toBeGreaterThan(5);
  expect(opened).toBeLessThan(250);
});

test('a link with a letter changed is refused in words, or is the same game', async () => {
  const { session } = saved();
  const link = packLog(session.toLog(), session.questions)!;
  for (let i = 0; i < link.length; i += 41) {
    const letter = link[i] === 'A' ? 'B' : 'A';
    const came = await table().loadLink(`${link.slice(0, i)}${letter}${link.slice(i + 1)}`);
    if (!came.ok) expect(came.why).not.toBe('');
  }
});
