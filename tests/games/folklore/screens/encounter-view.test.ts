import { expect, test } from 'vitest';
import type { FolkloreSession } from '../../../../src/games/folklore/rules/folklore-game.ts';
import {
  fieldBonus,
  fieldDefense,
} from '../../../../src/games/folklore/rules/queries/encounter/encounter-numbers.ts';
import { answersOf } from '../../../../src/games/folklore/screens/encounter/answers-of.ts';
import { answersAt, figuresAt } from '../../../../src/games/folklore/screens/encounter/field-spaces.ts';
import type { FieldFigure } from '../../../../src/games/folklore/screens/encounter/field-view.ts';
import { sightOf, viewOf } from '../../../../src/games/folklore/screens/encounter/view-of.ts';
import { GHOST } from '../table.ts';
import { fight, foeOf, onYard } from '../yard.ts';

const wolf = foeOf('wolf', { vita: 4 }, { name: 'Lean wolves' });
const drowned = foeOf('drowned', { vita: 3 }, { name: 'The Drowned', kind: 'affliction' });
const ogre = foeOf('ogre', { vita: 9, base: 2 }, { name: 'The Ogre', one: 'The Ogre' });
const HEROES = ['huntsman', 'hedge-witch', 'ferrywoman'];

const set: Parameters<typeof fight>[1] = {
  rows: ['...#....', '...#....', '~..=....', '........', '........', '........'],
  heroes: [
    [1, 1],
    [0, 4],
    [2, 4],
  ],
  foes: [
    [wolf, [2, 2]],
    [wolf, [7, 5], { vita: 1, misses: true }],
    [drowned, [4, 0]],
    [ogre, [5, 2]],
  ],
  flames: [[0, 0]],
  searches: [[2, 0]],
};

const { content } = onYard(HEROES, set);
const seen = ({ state }: FolkloreSession) => viewOf({ state, content });
const byId = (figures: readonly FieldFigure[], id: number) => figures.find((one) => one.id === String(id))!;

test('the map is drawn as its card has it: walls, hazards by rank, flames over them, what can be searched', () => {
  const view = seen(fight(HEROES, { ...set, flames: [[0, 2]], dark: true }));
  expect([view.columns, view.rows]).toEqual([8, 6]);
  expect([view.groundOf([3, 0]), view.groundOf([3, 2]), view.groundOf([8, 0])]).toEqual([
    'blocking',
    'floor',
    'nothing',
  ]);
  expect(view.hazards).toEqual([{ at: [3, 2], rank: 2 }]);
  expect(view.flames).toEqual([[0, 2]]);
  expect(view.searches).toEqual([[2, 0]]);
});

test('who stands there is told apart: letters nobody shares, the kind of foe, Vita, the spaces of a large one', () => {
  const { figures } = seen(fight(HEROES, set));
  expect(figures.map(({ letter }) => letter)).toEqual(['Hu', 'He', 'F', 'W1', 'W2', 'D1', 'O1']);
  expect(new Set(figures.map(({ letter }) => letter)).size).toBe(figures.length);
  expect(figures.map(({ side }) => side)).toEqual([
    'hero',
    'hero',
    'hero',
    'creature',
    'creature',
    'affliction',
    'creature',
  ]);
  expect([byId(figures, 4).vita, byId(figures, 4).most]).toEqual([1, 4]);
  expect(byId(figures, 4).notes).toEqual(['cannot attack next turn']);
  const view = seen(fight(HEROES, set));
  for (const space of [
    [5, 2],
    [6, 2],
    [5, 3],
    [6, 3],
  ] as const)
    expect(figuresAt(view, space).map(({ name }) => name)).toEqual(['The Ogre']);
  expect(figuresAt(view, [7, 3])).toEqual([]);
});

test('ghosts and the fallen stand nowhere and have no turn', () => {
  const session = fight(HEROES, {
    ...set,
    hero: { 1: GHOST },
    foes: [[wolf, [2, 2], { at: null }], ...set.foes!.slice(1)],
  });
  const { figures, order } = seen(session);
  expect(figures.map(({ id }) => id)).toEqual(['0', '2', '4', '5', '6']);
  expect(order.map(({ figure }) => figure)).toEqual(['0', '2', '5', '6', '4']);
});

test('the order of turns is that of the rules: from the leader, held last; then Afflictions, then by Vita', () => {
  const session = fight(HEROES, set);
  const order = () => seen(session).order.map(({ figure, turn }) => `${figure} ${turn}`);
  expect(order()).toEqual([
    '0 now',
    '1 to-come',
    '2 to-come',
    '5 to-come',
    '6 to-come',
    '3 to-come',
    '4 to-come',
  ]);
  session.decide('hold');
  expect([...order().slice(0, 2), order().at(-1)]).toEqual(['1 now', '2 to-come', '0 held']);
  session.decide('end');
  expect([...order().slice(0, 2), order().at(-1)]).toEqual(['1 done', '2 now', '0 held']);
});

test('each answer that means a place is offered there, and each of them once', () => {
  const session = fight(HEROES, set);
  const { state, pending } = session;
  const asked = { state, content, seatName: (seat: string) => seat };
  const answers = answersOf(asked, pending);
  const elsewhere = ['ability', 'hold', 'end'];
  expect(new Set(answers.map(({ option }) => option))).toEqual(
    new Set(
      pending!.options.map(({ id }) => id).filter((id) => !elsewhere.includes(id) && !id.startsWith('use:')),
    ),
  );
  const view = viewOf({ state, content });
  const at = (space: readonly [number, number]) =>
    answersAt(view, answers, space).map(({ option }) => option);
  expect(at([2, 0])).toEqual(['search:2,0', 'walk:2,0']);
  expect(at([0, 0])).toEqual(['douse:0,0', 'walk:0,0']);
  // An arrow flies to whichever space of a large one is pressed.
  expect(at([6, 3])).toEqual(at([5, 2]));
  expect(at([6, 3])[0]).toBe('attack:6');
});

test('the chance to hit is that of the rules, the ability counted', () => {
  const session = fight(HEROES, set);
  const { state, pending } = session;
  const answers = answersOf({ state, content, seatName: (seat) => seat }, pending);
  const at = onYard(HEROES, set);
  const [huntsman, target] = [at.field.figures[0]!, at.field.figures[3]!];
  for (const [option, ability] of [
    ['attack:3', false],
    ['attack:3+ability', true],
  ] as const) {
    const { does } = answers.find((one) => one.option === option)!;
    let hits = 0;
    for (let face = 1; face <= 100; face++)
      if (face + fieldBonus(at, huntsman, target, ability).total >= fieldDefense(at, target).total) hits += 1;
    expect(does).toEqual({ kind: 'strike', figure: '3', chance: hits });
  }
});

test('a line of sight goes from corner to corner; behind walls there is none', () => {
  const session = fight(HEROES, set);
  const { state } = session;
  expect(sightOf({ state, content }, '3')).toEqual({ from: [1, 1], to: [2, 2] });
  const walled = fight(HEROES, {
    ...set,
    rows: ['...#....', '...#....', '...#....', '####....', '........', '........'],
  });
  expect(sightOf({ state: walled.state, content }, '5')).toBeNull();
});

test('nothing is offered on the map while something else is asked', () => {
  const { state, pending } = fight(HEROES, set);
  const asked = { state, content, seatName: (seat: string) => seat };
  expect(answersOf(asked, null)).toEqual([]);
  expect(answersOf(asked, { ...pending!, kind: 'trade' })).toEqual([]);
});
