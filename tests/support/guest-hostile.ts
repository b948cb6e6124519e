import { expect, test } from 'vitest';
import { BotChance } from '../../src/bots/bot-chance.ts';
import { mutatedText } from '../../src/sim/fuzz/mutate-json.ts';
import { saveOf } from '../../src/stores/kept/saved-game.ts';
import type { AtTable, GuestTypes } from '../../src/stores/opened/guest-kind.ts';
import { packLog } from '../../src/stores/opened/link.ts';
import type { Ground } from '../../src/stores/table/ground.ts';
import type { GamesOfGuest } from '../../src/stores/table/guest-games.ts';
import { many, proved } from './depth.ts';
import { tableWith } from './table-of-memory.ts';

/** Files and links of a guest's game that somebody has changed: opened or refused in words, and nothing else happens. */
export function testHostile<G extends GuestTypes>(
  id: string,
  games: (ground: Ground) => GamesOfGuest<G>,
  saved: () => AtTable<G>['session'],
): void {
  const table = () => tableWith({ guests: [{ id, games: async (ground) => games(ground) }] });

  test('files that somebody has changed are opened or refused in words, and nothing else happens', async () => {
    const session = saved();
    const file = saveOf<AtTable<G>>(session, session.beginning, { id: 'x', name: 'X', notes: [] });
    const chance = new BotChance('hostile');
    let opened = 0;
    const tries = many(25, 250);
    for (let i = 0; i < tries; i++) {
      const at = table();
      const came = await at.loadFile(mutatedText(file, chance));
      if (!came.ok) {
        expect(came.why).not.toBe('');
        expect((await at.ground.storage.list()).length).toBe(0);
        if (came.watch !== null) await games(at.ground).watch(came.watch);
        if (came.resume) await at.resume(came.resume.id);
        continue;
      }
      opened += 1;
      expect((await games(at.ground).open(came.value)).ok).toBe(true);
    }
    expect(opened).toBeGreaterThan(many(0, 5));
    expect(opened).toBeLessThan(tries);
    proved({ files: tries });
  });

  test('a link with a letter changed is refused in words, or is the same game', async () => {
    const session = saved();
    const link = packLog(session.toLog(), session.questions)!;
    let tries = 0;
    for (let i = 0; i < link.length; i += many(331, 41)) {
      tries += 1;
      const letter = link[i] === 'A' ? 'B' : 'A';
      const came = await table().loadLink(`${link.slice(0, i)}${letter}${link.slice(i + 1)}`);
      if (!came.ok) expect(came.why).not.toBe('');
    }
    proved({ links: tries });
  });
}
