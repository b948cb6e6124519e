import { expect, test } from 'vitest';
import type { Option, Space } from '../../../src/engine/index.ts';
import { handOf } from '../../support/hand-at.ts';
import { sessionOf } from '../../support/table-of-memory.ts';

type Table = ReturnType<typeof handOf>;

const begun = (): Table => handOf(sessionOf('placing', 'under-hallow-street'));
const spacesOf = (options: readonly Option[]): Space[] =>
  options.flatMap(({ act }) => (act.do === 'place' ? [act.space] : []));
const free = ({ session }: Table): Space[] => spacesOf(session.pending!.options);
const at = ({ session }: Table) =>
  Object.fromEntries(
    session.position.state.figures.flatMap((one) => (one.seat && one.at ? [[one.id, one.at]] : [])),
  );

/** All but the last of four heroes, each on the first free space. */
function placed(table: Table): string[] {
  const heroes: string[] = [];
  for (let n = 0; n < 3; n++) {
    heroes.push(table.session.pending!.figure);
    table.hand.pressSpace(free(table)[0]!, 'mouse');
  }
  return heroes;
}

test('the last hero is held where it was pressed, moved by another press, and the fight begins by Start', () => {
  for (const by of ['mouse', 'touch', 'keys'] as const) {
    const table = begun();
    placed(table);
    const [one, other] = free(table);
    table.hand.pressSpace(one!, by);
    table.hand.pressSpace(one!, by);
    expect(table.session.decisions).toHaveLength(3);
    table.hand.pressSpace(other!, by);
    expect(table.held().choice).toMatchObject({ option: { act: { do: 'place', space: other } } });
    expect(table.hand.confirm()).toBe(true);
    expect(table.session.pending?.kind).not.toBe('placement');
    expect(Object.values(at(table))).toContainEqual(other);
  }
});

test('an answer of the list is held as one pressed on the board is', () => {
  const table = begun();
  placed(table);
  table.hand.answer(table.session.pending!.options[0]!);
  expect(table.session.decisions).toHaveLength(3);
  table.hand.answer(table.session.pending!.options[0]!);
  expect(table.session.decisions).toHaveLength(4);
});

test('a placed hero that is pressed goes elsewhere; the others, and the last that is held, stand where they stood', () => {
  const table = begun();
  const [first, second, third] = placed(table);
  const before = at(table);
  const [last, to] = free(table);
  table.hand.pressSpace(last!, 'mouse');
  expect(table.hand.pressFigure(first!, 'mouse')).toBe(true);
  expect(table.held().lifted?.figure).toBe(first);
  expect(spacesOf(table.held().lifted!.options)).toContainEqual(to);
  expect(table.session.decisions).toHaveLength(3);
  table.hand.pressSpace(to!, 'mouse');
  expect(at(table)).toEqual({ [first!]: to, [second!]: before[second!], [third!]: before[third!] });
  expect(table.held()).toMatchObject({ lifted: null, choice: { option: { act: { space: last } } } });
  // The log has only the placements that stand, and one undo takes back all that were made anew.
  expect(table.session.decisions).toHaveLength(3);
  table.game.undo();
  expect(table.session.decisions).toHaveLength(0);
});

test('a hero picked up is put down again by a press on it, by one where it cannot go, and with Cancel', () => {
  const table = begun();
  const [first, second] = placed(table);
  table.hand.pressFigure(second!, 'mouse');
  table.hand.pressFigure(second!, 'mouse');
  expect(table.held().lifted).toBeNull();
  table.hand.pressFigure(first!, 'mouse');
  table.hand.pressSpace([99, 99], 'mouse');
  expect(table.held().lifted).toBeNull();
  table.hand.pressFigure(first!, 'mouse');
  table.hand.cancel('lifted');
  expect([table.held().lifted, table.session.decisions.length]).toEqual([null, 3]);
});

test('an opponent is no hero to be picked up', () => {
  const table = begun();
  const foe = table.session.position.state.figures.find(({ seat, at }) => seat === null && at)!;
  expect(table.hand.pressFigure(foe.id, 'mouse')).toBe(false);
});

test('all are placed in one press but that the last is held; one undo takes them back', () => {
  const table = begun();
  table.hand.placeAll();
  expect(table.session.decisions).toHaveLength(3);
  expect(table.held().choice?.kind).toBe('answer');
  table.game.undo();
  expect([table.session.decisions.length, table.held().choice]).toEqual([0, null]);
  table.hand.placeAll();
  table.hand.confirm();
  expect(table.session.pending?.kind).not.toBe('placement');
});
