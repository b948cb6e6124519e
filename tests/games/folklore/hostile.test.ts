import { describe, expect, test } from 'vitest';
import { BotChance } from '../../../src/bots/bot-chance.ts';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../src/games/folklore/bot.ts';
import { folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import type { FolkloreState } from '../../../src/games/folklore/rules/model/state.ts';
import { folkloreGames } from '../../../src/games/folklore/table/folklore-guest.ts';
import type { Folklore } from '../../../src/games/folklore/table/play.ts';
import { faultOfState } from '../../../src/games/folklore/table/state-schema.ts';
import { mutatedText } from '../../../src/sim/fuzz/mutate-json.ts';
import { saveOf } from '../../../src/stores/kept/saved-game.ts';
import type { AtTable } from '../../../src/stores/opened/guest-kind.ts';
import { packLog } from '../../../src/stores/opened/link.ts';
import { many, proved } from '../../support/depth.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { content, setupOf } from './table.ts';

const table = () =>
  tableWith({ guests: [{ id: 'folklore', games: async (ground) => folkloreGames(content, ground) }] });

const TURN = { figure: 0, steps: 3, acts: 1, interacts: 1, begun: false, felt: [], used: [] };

/** A chapter in the middle of its last fight on a map, or of an adventure, as a file. */
function saved(isThere = ({ field }: FolkloreState) => field?.round === 2 && !field.adventure) {
  const session = new LoggedSession(
    folklore(content),
    setupOf(['ferrywoman', 'huntsman'], { finale: 'encounter', seed: 'hostile' }),
  );
  while (session.pending && !isThere(session.state))
    session.decide(botAnswer({ state: session.state, content }, session.pending, 'road').id);
  return {
    session,
    file: saveOf<AtTable<Folklore>>(session, session.beginning, { id: 'x', name: 'X', notes: [] }),
  };
}

test('files that somebody has changed are opened or refused in words, and nothing else happens', async () => {
  const files = [saved().file, saved(({ field }) => field?.adventure !== undefined).file];
  const chance = new BotChance('hostile');
  let opened = 0;
  const tries = many(25, 250);
  for (let i = 0; i < tries; i++) {
    const at = table();
    const came = await at.loadFile(mutatedText(files[i % 2]!, chance));
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
  expect(opened).toBeGreaterThan(many(0, 5));
  expect(opened).toBeLessThan(tries);
  proved({ files: tries });
});

test('a link with a letter changed is refused in words, or is the same game', async () => {
  const { session } = saved();
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

describe('a state of a fight on a map from a file', () => {
  const { state } = saved().session;
  const field = state.field!;
  const withFigure = (at: number, more: object) => ({
    figures: field.figures.map((figure, i) => (i === at ? { ...figure, ...more } : figure)),
  });
  const first = field.figures.findIndex(({ hero }) => hero === 0);
  const foe = field.figures.findIndex(({ hero }) => hero === null);

  test('is in order as it was written', () => {
    expect(faultOfState(state, content, '$')).toBeNull();
  });

  test.each<[string, object, string]>([
    ['a figure called otherwise', withFigure(first, { id: 9 }), `figures[${first}].id`],
    ['a hero there is not', withFigure(first, { hero: 2 }), `figures[${first}].hero`],
    ['nobody', withFigure(foe, { foe: null }), `figures[${foe}].hero`],
    ['a foe there is not', withFigure(foe, { foe: 'constructor' }), `figures[${foe}].foe`],
    ['somebody in a wall', withFigure(first, { at: [0, 0] }), `figures[${first}].at`],
    ['a living hero nowhere', withFigure(first, { at: null }), 'figures'],
    ['a turn of nobody', { acted: [99] }, 'acted[0]'],
    ['an ability of nobody', { lasting: [{ hero: 7 }] }, 'lasting[0].hero'],
    ['a turn with what nobody can use', { turn: { ...TURN, used: ['__proto__'] } }, 'turn.used[0]'],
    ['a ground there is not', { ground: 'toString' }, 'ground'],
    ['an ally of nobody', withFigure(foe, { ally: 7 }), `figures[${foe}].ally`],
    ['one that obeys nobody', withFigure(foe, { controller: 7 }), `figures[${foe}].controller`],
    ['a feature there is not', { features: ['toString'] }, 'features[0]'],
    [
      'a turn within that of nobody',
      { turn: { ...TURN, outer: { ...TURN, figure: 99 } } },
      'turn.outer.figure',
    ],
    [
      'an adventure there is not',
      { adventure: { card: 'constructor', solved: [], rested: [], stayed: 0 } },
      'adventure.card',
    ],
    [
      'a rest of nobody',
      { adventure: { card: 'the-bell-in-the-water', solved: [], rested: [9], stayed: 0 } },
      'adventure.rested[0]',
    ],
  ])('%s', (_, more, place) => {
    const fault = faultOfState({ ...state, field: { ...field, ...more } }, content, '$');
    expect(fault?.path).toBe(`$.field.${place}`);
  });

  test('a foe that fights in skirmishes alone', () => {
    const { encounter: _, ...card } = content.foes['toll-robbers']!;
    const fault = faultOfState(
      { ...state, field: { ...field, ...withFigure(foe, { foe: 'toll-robbers' }) } },
      { ...content, foes: { ...content.foes, 'toll-robbers': card } },
      '$',
    );
    expect(fault?.path).toBe(`$.field.figures[${foe}].foe`);
  });
});
