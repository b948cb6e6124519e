import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { EncounterSession, seededChance } from '../../src/engine/index.ts';
import { formatCaseFile } from '../../src/sim/cases/format-case-file.ts';
import { sceneOf } from '../../src/sim/cases/scene-of.ts';
import { sessionOfScene } from '../../src/stores/middara/scene-session.ts';
import { SCENE_IDS, sceneOfGame } from '../../src/stores/middara/scenes.ts';
import { checkSavedGame } from '../../src/stores/opened/parse-saved-game.ts';
import { faultOfStart } from '../../src/stores/opened/sound-state.ts';
import { scenesIn } from '../../src/tools/build/shipped-scenes.ts';
import { type RuleCase, runRuleCase, unmet } from '../support/cases.ts';

const folder = new URL('../../lessons/', import.meta.url).pathname;
const all = loadContent(readContentFolder(new URL('../../content', import.meta.url).pathname));
const content = { cards: all.cards, encounters: { ...all.encounters, ...all.trials }, packs: all.packs };
const textOf = (id: string) => readFileSync(`${folder}${id}.json`, 'utf8');

describe.each(readdirSync(folder).map((name) => name.replace(/\.json$/, '')))('lessons/%s.json', (id) => {
  const one = JSON.parse(textOf(id)) as RuleCase & { readonly figures: unknown[] };

  test('is a rule case, kept as they are, and what it expects comes of it', () => {
    expect(textOf(id)).toBe(formatCaseFile(one));
    expect(Object.keys(one.expect)).not.toEqual([]);
    expect(unmet(runRuleCase(one), one.expect)).toEqual([]);
  });

  test('is a game: a player is asked, its state is sound, and its log runs to the same', () => {
    const scene = sceneOf(one, id, all.cards);
    expect(faultOfStart(scene.from, all.cards, '$')).toBeNull();
    const session = sessionOfScene(scene, 'Anna', content);
    expect(session.pending?.seat).toBe('seat-1');
    expect(scene.from.figures.filter(({ side }) => side === 'combatants')).not.toEqual([]);
    session.decide(
      (session.pending!.options.find(({ id: own }) => own === 'no') ?? session.pending!.options[0]!).id,
    );
    const log = session.toLog();
    const record = JSON.parse(JSON.stringify({ log }));
    const again = new EncounterSession(record.log.setup, content, seededChance, record.log.from);
    for (const { option } of record.log.decisions) again.decide(option);
    expect(again.hash).toBe(session.hash);
    expect(sceneOfGame(session)).toBe(id);
    expect(checkSavedGame(log)).toMatchObject({ ok: true });
  });
});

describe('what is refused', () => {
  const whole = JSON.parse(textOf('flanking'));
  const refused = (change: object) => () => sceneOf({ ...whole, ...change }, 'flanking', all.cards);

  test.each([
    [
      'another name than its file',
      { id: 'flank' },
      '$.id: expected the name of its file, "flanking", got "flank"',
    ],
    ['a turn alone', { play: 'turn' }, '$.play: expected "on"'],
    [
      'no dice',
      { seed: undefined },
      '$.seed: expected "flanking", or that and more after a slash, got undefined',
    ],
    [
      'a card that there is not',
      { figures: [{ ...whole.figures[0], card: 'nobody' }], initiative: [] },
      '$.figures[0].card',
    ],
    [
      'figures by numbers',
      {
        figures: [whole.figures[0], { id: 'foe', side: 'combatants', at: [4, 2], stats: { hp: 3 } }],
        initiative: [],
      },
      '$.figures[1].card: expected a card of the content, not numbers',
    ],
  ])('%s', (_what, change, why) => {
    expect(refused(change)).toThrow(why);
  });

  test('the file is named with it', () => {
    const { combatants } = all.cards;
    const { animate: _, ...without } = combatants;
    expect(() => scenesIn(folder, { ...all.cards, combatants: without })).toThrow(
      /lessons\/(break|first|flanking|pushing|reach|spells).*\.json: \$\.figures\[\d\]\.card: expected/,
    );
  });

  test('all of them are made for the page', () => {
    expect(Object.keys(scenesIn(folder, all.cards)).sort()).toEqual([...SCENE_IDS].sort());
  });
});
