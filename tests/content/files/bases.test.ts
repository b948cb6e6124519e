import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../../src/content/index.ts';
import { problemLine } from '../../../src/words/en/problems.ts';

const built = readContentFolder('content');
const HOUND = JSON.parse(built.find(({ path }) => path.endsWith('/merk-hound.json'))!.text!);
const own = (
  folder: string,
  json: { readonly id: string; readonly [field: string]: unknown },
): ContentFile => ({
  path: `my/${folder}/${json.id}.json`,
  json,
  own: true,
});
const pack: ContentFile = {
  path: 'my/pack.json',
  json: {
    id: 'my',
    name: 'My',
    version: '1.0.0',
    engine: '*',
    authors: ['me'],
    licence: 'mine',
    description: 'mine',
  },
  own: true,
};
/** Their ids bare, but where a test looks at spaces. */
const load = (...files: ContentFile[]) => loadContent([...built, pack, ...files], 'bare');
const said = (content: ReturnType<typeof load>) => content.problems.map((one) => problemLine(one));

describe('a file that extends another', () => {
  const tier = { id: 'dire-hound', extends: 'merk-hound', name: 'Dire Hound', family: 'merk-hound', hp: 30 };

  test('takes every field it does not have itself', () => {
    const content = load(own('combatants', tier));
    expect(said(content)).toEqual([]);
    const { 'dire-hound': made, 'merk-hound': hound } = content.cards.combatants;
    expect(made).toEqual({ ...hound, id: 'dire-hound', name: 'Dire Hound', family: 'merk-hound', hp: 30 });
  });

  test('of a pack of its own space (X150): its own file before a built-in one of that name', () => {
    const mine = { id: 'merk-hound', extends: 'base:merk-hound', name: 'My Hound', hp: 41 };
    const content = loadContent([...built, pack, own('combatants', mine), own('combatants', tier)]);
    expect(said(content)).toEqual([]);
    expect(content.cards.combatants['my:dire-hound']).toMatchObject({
      movement: HOUND.movement,
      family: 'my:merk-hound',
      symbolAbilities: HOUND.symbolAbilities,
    });
    expect(content.cards.combatants['merk-hound']!.hp).toBe(HOUND.hp);
  });

  test('changes entries of lists by their ids, puts new ones before what follows them, takes others away', () => {
    const [first, ...rest] = HOUND.ai as { id: string }[];
    const step = {
      id: 'howl',
      if: { is: 'otherwise' },
      do: [{ do: 'move', to: { goal: 'towards', of: 'nearest' } }],
    };
    const json = {
      ...tier,
      note: null,
      symbolAbilities: [{ id: 'shield', gain: { stat: 'piercing' } }],
      abilities: [{ id: 'merk', conditions: { symbols: { burst: 2 } } }],
      ai: [step, { id: rest[0]!.id }, { id: first!.id, omit: true }],
    };
    const made = load(own('combatants', json)).cards.combatants['dire-hound']!;
    expect(made.symbolAbilities).toEqual([
      {
        ...HOUND.symbolAbilities[0],
        gain: { stat: 'piercing', amount: HOUND.symbolAbilities[0].gain.amount },
      },
    ]);
    expect(made.abilities.find(({ id }) => id === 'merk')?.conditions).toEqual({ symbols: { burst: 2 } });
    expect(made.ai?.map(({ id }) => id)).toEqual(['howl', ...rest.map(({ id }) => id)]);
    expect('note' in made).toBe(false);
  });

  test('may be the base of another, wherever their files lie', () => {
    const boss = { id: 'a-hound', extends: 'dire-hound', name: 'A Hound', hp: 40 };
    const made = load(own('combatants', boss), own('combatants', tier)).cards.combatants['a-hound'];
    expect(made).toMatchObject({ hp: 40, family: 'merk-hound', movement: HOUND.movement });
  });

  test('is told of an entry to take away that its base does not have', () => {
    const lost = said(load(own('combatants', { ...tier, abilities: [{ id: 'merkk', omit: true }] })));
    expect(lost).toEqual([
      expect.stringMatching(
        /dire-hound\.json: \$\.abilities\[0\]\.id: .*that its base has.*did you mean "merk"/,
      ),
    ]);
  });

  test('is told its faults where it wrote them, and those of what it took at `extends`', () => {
    const abilities = [{ id: 'merk', when: 'folow-up' }];
    expect(said(load(own('combatants', { ...tier, abilities })))).toEqual([
      expect.stringMatching(/dire-hound\.json: \$\.abilities\[0\]\.when: .*"folow-up"/),
    ]);
    expect(said(load(own('combatants', { ...tier, hpp: 3 })))).toEqual([
      expect.stringMatching(/dire-hound\.json: \$\.hpp: /),
    ]);
    // What is a fault of the two together: the attack it has taken needs the dice it has no more.
    expect(said(load(own('combatants', { ...tier, dice: null })))).toEqual([
      expect.stringMatching(/dire-hound\.json: \$\.dice: /),
    ]);
  });

  test('is left out with a base that is not there, is broken, or is itself', () => {
    const lost = said(load(own('combatants', { ...tier, extends: 'merk-hund' })));
    expect(lost).toEqual([
      expect.stringMatching(/dire-hound\.json: \$\.extends: .*did you mean "merk-hound"/),
    ]);
    const broken = load(
      own('combatants', { ...tier, hp: -1 }),
      own('combatants', { id: 'a-hound', extends: 'dire-hound', name: 'A Hound' }),
    );
    expect(said(broken)).toEqual([
      expect.stringMatching(/a-hound\.json: \$\.extends: .*dire-hound\.json/),
      expect.stringMatching(/dire-hound\.json: \$\.hp: /),
    ]);
    const circle = said(
      load(
        own('combatants', { ...tier, extends: 'b-hound' }),
        own('combatants', { ...tier, id: 'b-hound', extends: 'dire-hound' }),
      ),
    );
    expect(circle.some((line) => line.includes('does not use this file'))).toBe(true);
    expect(circle).toHaveLength(2);
    expect(said(load(own('combatants', { ...tier, extends: 'dire-hound' })))[0]).toContain(
      'does not use this file',
    );
  });

  test('may be an item, and the hash of its pack counts what it took', () => {
    const blade = { id: 'long-katar', extends: 'katar', name: 'Long Katar', cost: 99 };
    const hashOf = (...files: ContentFile[]) => load(...files).packs.find(({ id }) => id === 'my')!.hash;
    const content = load(own('items', blade));
    expect(content.cards.items['long-katar']).toMatchObject({
      cost: 99,
      front: content.cards.items.katar!.front,
    });
    const base = (movement: number) => own('combatants', { ...tier, id: 'b-hound', movement });
    const made = own('combatants', { id: 'a-hound', extends: 'b-hound', name: 'A' });
    expect(hashOf(base(5), made)).not.toBe(hashOf(base(6), made));
  });
});
