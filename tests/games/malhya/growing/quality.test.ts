import { describe, expect, test } from 'vitest';
import { sheetOf } from '../../../../src/games/malhya/rules/campaign/save-sheet.ts';
import { pileOf } from '../../../../src/games/malhya/rules/land/prices.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { GearCard, MalhyaContent } from '../../../../src/games/malhya/rules/model/content.ts';
import { onTheRoad } from '../land/on-the-road.ts';
import { content, setupOf } from '../trial.ts';
import { begun, offered } from './grown.ts';

const crowned = (id: string, stall: 'common-weapon' | 'common-object'): GearCard => ({
  id,
  name: id,
  text: 'Of the test.',
  kind: stall === 'common-weapon' ? 'weapon' : 'object',
  stall,
  price: 5,
  quality: true,
});
const WEAPONS = Array.from({ length: 5 }, (_, n) => crowned(`crowned-blade-${n}`, 'common-weapon'));
const OBJECTS = Array.from({ length: 7 }, (_, n) => crowned(`crowned-thing-${n}`, 'common-object'));
const own: MalhyaContent = {
  ...content,
  gear: {
    ...Object.fromEntries(Object.entries(content.gear).filter(([, { quality }]) => !quality)),
    ...Object.fromEntries([...WEAPONS, ...OBJECTS].map((card) => [card.id, card])),
  },
};
const setUp = (seed: string) => malhya(own).setUp(setupOf(2, { seed }));
const inPile = (state: ReturnType<typeof setUp>, stall: 'common-weapon' | 'common-object') =>
  pileOf({ state, content: own }, stall).filter((ref) => own.gear[ref]!.quality);

describe('quality cards', () => {
  test('M095 M096 are taken out of the decks: 2 weapons and 4 objects at random go in, the others stay in the box', () => {
    const state = setUp('a');
    expect(inPile(state, 'common-weapon')).toHaveLength(2);
    expect(inPile(state, 'common-object')).toHaveLength(4);
    const others = ['b', 'c', 'd', 'e'].map((seed) => setUp(seed).quality.join());
    expect(new Set(others).size).toBeGreaterThan(1);
    // The same seed, the same cards.
    expect(setUp('a').quality).toEqual(state.quality);
  });

  test('M096 M137 that number rises as the Domain says: so many more of those in the box', () => {
    const { session } = begun({ effects: [{ domain: { weapons: 1, objects: 0 } }] });
    expect(session.state.growth.domain).toEqual({ weapons: 3, objects: 4 });
    expect(session.events.find(({ type }) => type === 'domainRaised')).toMatchObject({ quality: [] });
  });

  test('M137 a Domain that has risen is carried over: the next booklet is set up with its numbers', () => {
    const { session } = begun({ effects: [{ domain: { weapons: 1, objects: 2 } }] });
    const sheet = sheetOf(session.state, content);
    const next = malhya(own).setUp({ ...setupOf(sheet.heroes.length), sheet });
    expect(next.growth.domain).toEqual({ weapons: 3, objects: 6 });
    expect(inPile(next, 'common-weapon')).toHaveLength(3);
    expect(inPile(next, 'common-object')).toHaveLength(6);
  });

  test('M097 at a return what the group owns does not count', () => {
    const held = WEAPONS.slice(0, 2).map(({ id }) => id);
    const first = setUp('a');
    const heroes = first.heroes.map((hero, at) =>
      at === 0 ? { ...hero, weapon: held[0]!, stored: held[1]! } : hero,
    );
    const { group, growth, campaign } = { campaign: { fast: false, away: [] }, ...first };
    const sheet = { heroes, group, dungeonsEnded: 0, growth, campaign };
    const back = malhya(own).setUp({ ...setupOf(2), sheet } as never);
    const weapons = back.quality.filter((ref) => own.gear[ref]!.kind === 'weapon');
    expect(weapons).toHaveLength(2);
    expect(weapons.some((ref) => held.includes(ref))).toBe(false);
  });
});

test('M445 life rises by levels and by what is worn; taken off, its crystal goes', () => {
  const level = begun({
    effects: [{ levelUp: 'one' }],
    as: ({ characteristics }) => ({ characteristics: { ...characteristics, strength: 1 } }),
  }).session;
  level.decide('hero:picklock');
  level.decide('value:strength');
  expect(level.state.heroes[1]!.life.life).toBe(content.heroes['picklock']!.life + 1);
  const session = onTheRoad({ hero: [{ objects: ['blood-stone'], artifacts: [] }, { artifacts: [] }] });
  const { id, life } = session.state.heroes[0]!;
  session.decide(`don:${id}:blood-stone`);
  expect(session.state.heroes[0]!.life.life).toBe(life.life + 1);
  expect(offered(session)).toContain(`doff:${id}:blood-stone`);
  session.decide(`doff:${id}:blood-stone`);
  expect(session.state.heroes[0]!.life).toEqual(life);
});
