import { describe, expect, test } from 'vitest';
import { gemsLeft, harvestCards, offersOf } from '../../../../src/games/malhya/rules/land/harvesting.ts';
import { TERRAINS } from '../../../../src/games/malhya/rules/land/land-words.ts';
import { canCraft, lackOf } from '../../../../src/games/malhya/rules/land/recipes.ts';
import type { Hero } from '../../../../src/games/malhya/rules/model/state.ts';
import { GEMS } from '../../../../src/games/malhya/rules/model/vocabulary.ts';
import { content } from '../trial.ts';
import { answer, BARE, HEX, onTheRoad, options, travelIn } from './on-the-road.ts';

const wheel = content.wheels['exploration-wheel']!;
const NO_HELP = { people: false, object: null };
const knowing = (knowledge: number): Partial<Hero> => ({
  ...BARE,
  aura: { ready: 0, spent: 0 },
  characteristics: { strength: 1, dexterity: 1, intelligence: 1, perception: 1, knowledge },
});
const harvested = { hex: HEX.forest, tokens: 1, drawn: true };
const gem = (one: string) =>
  Object.values(content.actions).flatMap(({ id, gem: of }) => (of === one ? [id] : []));
const talented = (
  does: object,
): Pick<Parameters<typeof onTheRoad>[0] & object, 'cards'> & { talents: Hero['talents'] } => {
  const face = { text: '', does: [does] } as never;
  const card = { ...content.talents['old-hands']!, id: 'own', normal: face, improved: face };
  return { cards: { talents: { ...content.talents, own: card } }, talents: [{ ref: 'own', side: 'normal' }] };
};

describe('harvest', () => {
  test('M182 after a card, for 1 travel token, once a card', () => {
    expect(options(onTheRoad({ travel: { ...harvested, drawn: false } }))).not.toContain('harvest');
    expect(options(onTheRoad({ travel: { ...harvested, tokens: 0 } }))).not.toContain('harvest');
    expect(options(onTheRoad({ travel: { ...harvested, harvested: true } }))).not.toContain('harvest');
    expect(options(onTheRoad({ travel: harvested }))).toContain('harvest');
  });

  test('MA-69 a city cannot be harvested', () => {
    expect(options(onTheRoad({ travel: { ...harvested, hex: HEX.city } }))).not.toContain('harvest');
  });

  test('M184 E14 twice the Knowledge of one hero in action cards: with 5 it draws 10', () => {
    for (const knowledge of [1, 2, 3, 5]) {
      const hero = { ...onTheRoad().state.heroes[0]!, ...knowing(knowledge) };
      expect(harvestCards(content, hero, NO_HELP).total).toBe(2 * knowledge);
    }
    const session = onTheRoad({
      hero: [knowing(5), knowing(1)],
      travel: harvested,
      piles: { actions: gem('white') },
    });
    const [first] = session.state.heroes;
    answer(session, 'harvest', `hero:${first!.id}`);
    while (session.pending!.kind !== 'travel') answer(session, options(session)[0]!);
    // Ten cards, ten resources.
    const rows = session.state.heroes.map(({ cubes }) => cubes.plant.length + cubes.material.length);
    expect(rows[0]! + rows[1]!).toBe(10);
    expect(session.state.deck.discard.length).toBe(10);
    expect([travelIn(session).tokens, travelIn(session).harvested]).toEqual([0, true]);
  });

  test('M183 M185 each gem is one resource of those the wheel offers on that terrain, of the table’s choice', () => {
    for (const terrain of TERRAINS)
      for (const one of GEMS) expect(offersOf(wheel, terrain, one).length).toBeGreaterThan(0);
    const session = onTheRoad({
      hero: [knowing(1), knowing(1)],
      travel: harvested,
      piles: { actions: gem('green') },
    });
    const [first, second] = session.state.heroes.map(({ id }) => id);
    answer(session, 'harvest', `hero:${first}`);
    expect(options(session)).toEqual(['resource:material:green', 'resource:plant:green']);
    answer(session, 'resource:material:green', `hero:${second}`, 'resource:plant:green', `hero:${first}`);
    expect(session.state.heroes.map(({ cubes }) => [cubes.material, cubes.plant])).toEqual([
      [[], ['green']],
      [['green'], []],
    ]);
  });

  test('MA-74 no space: lost, or something else is discarded', () => {
    const full = {
      ...knowing(1),
      cubes: { ...BARE.cubes!, plant: ['red', 'red', 'blue', 'blue', 'blue'] },
    } as Partial<Hero>;
    const session = onTheRoad({ hero: [full, full], travel: harvested, piles: { actions: gem('white') } });
    const [first, second] = session.state.heroes.map(({ id }) => id);
    answer(session, 'harvest', `hero:${first}`);
    expect(options(session)).toEqual(['leave', `hero:${first}`, `hero:${second}`]);
    answer(session, `hero:${second}`, 'drop:red');
    expect(session.state.heroes[1]!.cubes.plant).toEqual(['red', 'blue', 'blue', 'blue', 'green']);
    answer(session, 'leave');
    expect(session.state.heroes[0]!.cubes.plant.length).toBe(5);
  });

  test('M617 M621 M637 more cards: a people’s token 3, an object that is discarded 4, a talent', () => {
    const own = talented({ harvest: 2 });
    const hero = { ...onTheRoad().state.heroes[0]!, ...knowing(1), talents: own.talents };
    const cards = { ...content, ...own.cards };
    expect(harvestCards(cards, hero, NO_HELP).total).toBe(4);
    expect(harvestCards(cards, hero, { people: true, object: 'herb-basket' }).total).toBe(11);
    // The archivist is of such a people; the other has the basket.
    const session = onTheRoad({
      hero: [
        { ...knowing(1), aura: { ready: 1, spent: 0 } },
        { ...knowing(1), objects: ['herb-basket'] },
      ],
      travel: harvested,
    });
    const [first, second] = session.state.heroes.map(({ id }) => id);
    answer(session, 'harvest', `hero:${first}`, `aura:${first}`, `object:${second}:herb-basket`);
    const last = session.state;
    expect([last.heroes[0]!.aura.ready, last.heroes[1]!.objects]).toEqual([0, []]);
    while (session.pending!.kind !== 'travel') answer(session, options(session)[0]!);
    expect(last.deck.discard.length).toBe(9);
  });

  test('what is left of the deck by gem', () => {
    const draw = Object.keys(content.actions);
    expect(Object.values(gemsLeft(draw, content.actions)).reduce((sum, n) => sum + n, 0)).toBe(30);
    expect(gemsLeft(gem('black'), content.actions)).toMatchObject({ white: 0, black: gem('black').length });
  });
});

describe('crafting', () => {
  const own = (cubes: Partial<Hero['cubes']>): Partial<Hero> => ({
    ...BARE,
    cubes: { ...BARE.cubes!, ...cubes },
  });
  const drawn = { drawn: true };

  test('E15 L2372: a green material and a green plant become a green arrow', () => {
    const session = onTheRoad({
      hero: [own({ material: ['green'], plant: ['green'] }), BARE],
      travel: drawn,
    });
    const [first] = session.state.heroes.map(({ id }) => id);
    answer(session, 'craft:green-arrow', `hero:${first}`);
    expect(session.state.heroes[0]!.cubes).toMatchObject({ material: [], plant: [], arrow: ['green'] });
  });

  test('M187 collective: cubes of two heroes, and the arrow to either', () => {
    const hero = [own({ material: ['green'] }), own({ plant: ['green'] })];
    const session = onTheRoad({ hero, travel: drawn });
    answer(session, 'craft:green-arrow', `hero:${session.state.heroes[1]!.id}`);
    expect(session.state.heroes.map(({ cubes }) => [cubes.material, cubes.plant, cubes.arrow])).toEqual([
      [[], [], []],
      [[], [], ['green']],
    ]);
  });

  test('M187 several have it: whose is taken is chosen', () => {
    const hero = [own({ plant: ['red', 'red'] }), own({ plant: ['red'] })];
    const session = answer(onTheRoad({ hero, travel: drawn }), 'craft:red-potion');
    const [first, second] = session.state.heroes.map(({ id }) => id);
    answer(session, `hero:${second}`, `hero:${first}`);
    expect(session.state.heroes.map(({ cubes }) => [cubes.plant, cubes.potion])).toEqual([
      [['red'], ['red']],
      [[], []],
    ]);
  });

  test('M186 what has no space is lost; or one is discarded for it', () => {
    const arrows = ['red', 'red', 'red'] as const;
    const full = own({ material: ['green'], plant: ['green'], arrow: arrows });
    const lost = onTheRoad({ hero: [full, own({ arrow: arrows })], travel: drawn });
    answer(lost, 'craft:green-arrow', 'leave');
    expect(lost.state.heroes[0]!.cubes).toMatchObject({ material: [], plant: [], arrow: arrows });
    const made = onTheRoad({ hero: [full, own({ arrow: arrows })], travel: drawn });
    answer(made, 'craft:green-arrow', `hero:${made.state.heroes[0]!.id}`, 'drop:red');
    expect(made.state.heroes[0]!.cubes.arrow).toEqual(['red', 'red', 'green']);
  });

  test('M186 only after a card', () => {
    const hero = [own({ material: ['green'], plant: ['green'] }), BARE];
    expect(options(onTheRoad({ hero }))).not.toContain('craft:green-arrow');
  });

  test('M644 a talent: one more of the same type', () => {
    const more = talented({ crafts: 'arrow' });
    const hero = [
      { ...own({ material: ['green'], plant: ['green', 'green'] }), talents: more.talents },
      BARE,
    ];
    const session = onTheRoad({ hero, cards: more.cards!, travel: drawn });
    const [first] = session.state.heroes.map(({ id }) => id);
    answer(session, 'craft:green-arrow', `hero:${first}`, `hero:${first}`);
    expect(session.state.heroes[0]!.cubes.arrow).toEqual(['green', 'green']);
  });

  test('M610 recipes of metal, wood and leather; what one lacks is told', () => {
    const heroes = onTheRoad({ hero: [own({ material: ['red'] }), BARE] }).state.heroes;
    const recipe = content.recipes['white-key']!;
    expect(lackOf(heroes, recipe)).toEqual([
      { kind: 'material', colour: 'red' },
      { kind: 'plant', colour: 'purple' },
    ]);
    expect(canCraft(heroes, recipe)).toBe(false);
    expect(
      Object.values(content.recipes)
        .map(({ makes }) => makes.kind)
        .sort(),
    ).toEqual([
      ...['arrow', 'arrow', 'arrow'],
      ...['key', 'key', 'key', 'key'],
      ...['potion', 'potion', 'potion'],
    ]);
  });
});
