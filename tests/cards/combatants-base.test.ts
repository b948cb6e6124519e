import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { listAbilities } from '../../src/engine/queries/cards/abilities-of.ts';
import { armorTotalOf } from '../../src/engine/queries/figures/stats.ts';
import { choose, damageOn, effectsOn, play } from '../support/answers.ts';
import { eventsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, rook, scene, zeke } from '../support/encounter-arena.ts';
import { attackIn, faces, turnOf, victim } from '../support/monster-play.ts';

const beside = [victim('a', [1, 0])];

describe('Mundane Combatants of the book', () => {
  cardTest('animate', 'mends 2 and strikes twice at what it hits', () => {
    const { session, steps } = turnOf({ card: 'animate', others: beside, has: { damage: 5 } });
    expect(steps).toEqual(['mend', 'adjacent']);
    expect(damageOn(session, 'beast')).toBe(3);
    expect(eventsOf(session, 'attackEnded')).toHaveLength(2);
    expect(eventsOf(session, 'attackEmpowered')).toHaveLength(1);
  });

  cardTest('cave-sickle', 'spits, pounces, poisons', () => {
    const { session, steps } = turnOf(
      { card: 'cave-sickle', others: [victim('a', [3, 0], { defense: 3 })] },
      faces(1, { white: 4 }),
    );
    expect(steps).toEqual(['spit-and-pounce']);
    expect(effectsOn(session, 'a')).toEqual(['poison']);
  });

  cardTest('earth-loa', 'shelters an ally, then throws two back', () => {
    const others = [victim('a', [3, 2]), victim('b', [5, 2])];
    const { session, steps } = turnOf({ card: 'earth-loa', at: [4, 2], others }, faces(1));
    expect(steps.slice(0, 2)).toEqual(['shelter', 'tremor']);
    expect(effectsOn(session, 'beast')).toContain('barrier');
    expect(eventsOf(session, 'damageDealt')[0]).toMatchObject({ amount: 2, damageType: 'magic' });
  });

  cardTest('water-loa', 'drowns for 2 and the difference', () => {
    const { session, steps } = turnOf({ card: 'water-loa', others: [victim('a', [3, 0])] }, faces(1));
    expect(steps).toEqual(['drown']);
    const [check] = eventsOf(session, 'convictionChecked');
    expect(damageOn(session, 'a')).toBe(2 + check!.force - check!.total.total);
  });
});

describe('our own Mundane Combatants', () => {
  cardTest('ash-esper', 'delays, sears; magic does nothing to it', () => {
    const { session, steps } = turnOf({ card: 'ash-esper', others: [victim('a', [3, 0])] }, faces(1));
    expect(steps).toEqual(['delay', 'sear']);
    expect(figureIn(session.state, 'beast').tokens.vow ?? 0).toBeLessThan(2);
    expect(damageOn(session, 'a')).toBeGreaterThan(0);
  });

  cardTest('coin-crab', 'hides when hurt, else pinches', () => {
    const hurt = turnOf({ card: 'coin-crab', others: beside, has: { damage: 3 } });
    expect(hurt.steps).toEqual(['hide']);
    expect(effectsOn(hurt.session, 'beast')).toEqual(['barrier']);
    expect(turnOf({ card: 'coin-crab', others: beside }).steps).toEqual(['pinch']);
  });

  cardTest('drowned-hand', 'clutches and pulls', () => {
    const { session, steps } = turnOf({ card: 'drowned-hand', others: [victim('a', [3, 0])] });
    expect(steps).toEqual(['clutch']);
    expect(damageOn(session, 'a')).toBeGreaterThan(0);
  });

  cardTest('gutter-gargoyle', 'takes off from whoever is beside it', () => {
    const { session, steps } = turnOf({ card: 'gutter-gargoyle', others: beside });
    expect(steps).toEqual(['take-off']);
    expect(figureIn(session.state, 'beast').at).not.toEqual([0, 0]);
    expect(eventsOf(session, 'attackEnded')).toHaveLength(1);
  });

  cardTest('mirror-knight', 'deals magic, takes 1 less, and Counters a miss', () => {
    const struck = attackIn({ card: 'mirror-knight', others: beside }, 'beast', 'a');
    expect(eventsOf(struck, 'attackDamageTypeChanged')).toHaveLength(1);
    const missed = attackIn({ card: 'mirror-knight', others: beside }, 'a', 'beast', faces(1));
    expect(eventsOf(missed, 'counterDeclared')).toHaveLength(1);
  });

  cardTest('mud-shaman', 'rouses its own and lays muck', () => {
    const { session, steps } = turnOf({ card: 'mud-shaman', others: [victim('a', [3, 0])] });
    expect(steps[0]).toBe('rouse');
    expect(steps).toContain('mire');
    expect(eventsOf(session, 'terrainPlaced')[0]).toMatchObject({ terrain: 'muck' });
  });

  cardTest('silt-imp', 'nips', () => {
    const { session, steps } = turnOf({ card: 'silt-imp', others: [victim('a', [3, 0])] });
    expect(steps).toEqual(['nip']);
    expect(damageOn(session, 'a')).toBe(7); // 10 to hit against 5, two shields spent
  });

  cardTest('silt-matron', 'spawns an imp each turn', () => {
    const { session } = turnOf({ card: 'silt-matron', others: [victim('a', [4, 0])] });
    expect(eventsOf(session, 'figureSpawned').map(({ figure }) => figure.card)).toEqual(['silt-imp']);
  });

  cardTest('sluice-ogre', 'swats whoever is beside its large base away', () => {
    const { session, steps } = turnOf({ card: 'sluice-ogre', others: [victim('a', [2, 0])] });
    expect(steps).toEqual(['swat']);
    expect(figureIn(session.state, 'a').at).toEqual([5, 0]);
  });

  cardTest('tunnel-boar', 'charges', () => {
    const { session, steps } = turnOf({ card: 'tunnel-boar', others: [victim('a', [5, 0])] });
    expect(steps).toEqual(['charge']);
    expect(damageOn(session, 'a')).toBeGreaterThan(0);
  });
});

describe('Command Combatants', () => {
  /** The ally of that card beside a hurt Rook, a foe three spaces off, and its turn. */
  const led = (card: string) =>
    scene({
      board: corridor(9),
      figures: [
        { id: 'ally', card, at: [1, 0], sp: 4 },
        rook([0, 0], { damage: 5 }),
        body('foe', [4, 0], { conviction: ['purple', 'purple'] }),
      ],
      active: 'ally',
      initiative: ['ally', 'rook', 'foe'],
    });
  const fails = [
    ['purple', 1],
    ['purple', 1],
  ] as const;

  cardTest('ferry-witch', 'ferries an ally across', () => {
    const session = play(led('ferry-witch'), [], 'ferry-witch/ferry', 'space:3,0');
    expect(figureIn(session.state, 'rook').at).toEqual([3, 0]);
    expect(figureIn(session.state, 'ally').sp).toBe(3);
  });

  cardTest('lamp-wisp', 'heals an ally 3', () => {
    expect(damageOn(play(led('lamp-wisp'), [], 'lamp-wisp/kindle'), 'rook')).toBe(2);
  });

  cardTest('lock-keeper', 'hauls from three spaces off', () => {
    const session = play(led('lock-keeper'), [], 'lock-keeper/haul', 'target:foe');
    expect(figureIn(session.state, 'foe').at).toEqual([2, 0]);
  });

  cardTest('twin-sparks', 'arcs for 3', () => {
    const session = play(led('twin-sparks'), [['white', 6], ...fails], 'twin-sparks/arc');
    expect(damageOn(session, 'foe')).toBe(3);
  });
});

describe('Loyal Espers of whom one snapshot is public', () => {
  const hall = (card: string, at: readonly [number, number], foe: object = {}) =>
    scene({
      board: { rows: ['..........', '..........', '..........'] },
      figures: [
        { id: 'ally', card, at: [1, 0], sp: 4 },
        body('foe', [...at], { defense: 2, hp: 60, conviction: ['purple', 'purple'], ...foe }),
      ],
      active: 'ally',
      initiative: ['ally', 'foe'],
    });
  const hits = [
    ['orange', 1],
    ['orange', 1],
  ] as const;

  cardTest('agares', 'hurls away whom it punches, and hooks in from 6 spaces off', () => {
    const punched = play(
      hall('agares', [3, 0]),
      [...hits, ['purple', 1], ['purple', 1]],
      ...['agares/punch', '/hurl', 'number:3'],
    );
    expect(figureIn(punched.state, 'foe').at).toEqual([6, 0]);
    const hooked = play(hall('agares', [8, 0]), hits, 'agares/horn', '/hook', 'number:3');
    expect(figureIn(hooked.state, 'foe').at).toEqual([5, 0]);
  });

  cardTest('eliphie', 'opponents near it have 2 armor less; it Dodges once a turn for nothing', () => {
    const armor = (at: readonly [number, number], card = 'eliphie') => {
      const position = hall(card, at, { armor: 3 });
      return armorTotalOf(position, figureIn(position.state, 'foe'));
    };
    expect([armor([3, 0]), armor([9, 0])]).toEqual([1, 3]);
    const position = hall('eliphie', [2, 0]);
    expect(listAbilities(position.cards, figureIn(position.state, 'ally'), 'dodge')).toHaveLength(1);
  });
});

describe('what was there before', () => {
  const table = (card: string, rest: object = {}) =>
    scene({
      board: corridor(9),
      figures: [{ id: 'me', card, at: [2, 0], sp: 3, ...rest }, zeke([1, 0], { sp: 0 }), body('foe', [7, 0])],
      active: 'me',
      initiative: ['me', 'zeke', 'foe'],
    });

  cardTest('nightingale-arsen', 'SP for everybody', () => {
    const session = play(table('nightingale-arsen'), [], 'nightingale-arsen/ambitious');
    expect(['me', 'zeke'].map((id) => figureIn(session.state, id).sp)).toEqual([5, 1]);
  });

  cardTest('remi-moretti', 'a MOVE on the wing for 2 SP', () => {
    const session = play(table('remi-moretti'), [], 'remi-moretti/natural-flight');
    choose(session, 'step:3,0');
    expect(figureIn(session.state, 'me')).toMatchObject({ at: [3, 0], sp: 1 });
  });

  cardTest('like-the-shadows', 'two spaces past a foe, and no Break Attack', () => {
    const position = scene({
      board: { rows: ['.....', '.....'] },
      figures: [
        { id: 'me', card: 'rook-lars', at: [1, 1], sp: 3, disciplines: ['like-the-shadows'] },
        body('foe', [1, 0]),
      ],
      active: 'me',
      initiative: ['me', 'foe'],
    });
    const session = play(position, [], 'like-the-shadows/slip');
    choose(session, 'step:2,1', 'step:3,1');
    expect(figureIn(session.state, 'me').at).toEqual([3, 1]);
    expect(eventsOf(session, 'breakAttackProvoked')).toEqual([]);
  });
});
