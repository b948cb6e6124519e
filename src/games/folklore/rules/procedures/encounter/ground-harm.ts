import { type Figure, isSameSpace, type Space, type Turn } from '../../model/field.ts';
import { sumOf } from '../../model/ledger.ts';
import {
  apart,
  figureIn,
  type OnField,
  onField,
  sizeOf,
  spacesFrom,
  spacesOf,
  standing,
} from '../../queries/encounter/ground.ts';
import { type FolkloreTable, type Rule, rollDice } from '../table.ts';
import { D4, handOf, hurt } from './hurt.ts';

/** What harms a figure where it is, and has not yet in this turn. */
interface Harms {
  /** Flames it is on. */
  readonly on: readonly Space[];
  /** It is next to flames, and on none. */
  readonly beside: boolean;
  /** Foes whose aura it is in, by id. */
  readonly auras: readonly number[];
}

function harmsAt(position: OnField, figure: Figure, at: Space, turn: Partial<Turn> | null): Harms {
  const own = spacesFrom(at, sizeOf(position, figure));
  const { burnt = [], singed = false, felt = [] } = turn ?? {};
  const near = position.field.flames.map((flame) => ({ flame, far: apart(own, [flame]) }));
  const under = near.filter(({ far }) => far === 0);
  const foes = figure.hero === null ? [] : standing(position, 'foes');
  return {
    on: under.flatMap(({ flame }) => (burnt.some((one) => isSameSpace(one, flame)) ? [] : [flame])),
    beside: !singed && under.length === 0 && near.some(({ far }) => far === 1),
    auras: foes.flatMap((foe) => {
      const aura = position.content.foes[foe.foe!]?.encounter?.aura ?? 0;
      const isFelt = aura === 0 || felt.includes(foe.id) || apart(own, spacesOf(position, foe)) > 1;
      return isFelt ? [] : [foe.id];
    }),
  };
}

const turnOf = ({ field }: OnField, id: number): Turn | null =>
  field.turn?.figure === id ? field.turn : null;

/**
 * What harms where somebody is, at the beginning of a turn and wherever it comes to in it:
 * - Flames (p.28): whoever is on one loses 1d4 Vita, once a turn for each; whoever is next to one 1, once a turn (FK-30).
 * - Auras (p.28): a hero next to one feels it once a turn; those of several foes add up.
 */
export function* feelGround(table: FolkloreTable, id: number): Rule {
  const position = onField(table);
  const figure = figureIn(position, id);
  if (figure.at === null) return;
  const { on, beside, auras } = harmsAt(position, figure, figure.at, turnOf(position, id));
  yield* burnOn(table, id, on);
  if (beside) {
    table.emit({ type: 'flameFelt', figure: id, on: null, rule: 'p.28' });
    hurt(table, id, 1, 'p.28');
  }
  for (const source of auras) {
    if (figureIn(onField(table), id).at === null) return;
    table.emit({ type: 'auraFelt', figure: id, source, rule: 'p.28' });
    const { foe } = figureIn(position, source);
    hurt(table, id, position.content.foes[foe!]!.encounter!.aura!, 'p.28');
  }
}

/** Those of these spaces that are in flames burn whoever is or comes there: 1d4 each (p.28). */
export function* burnOn(table: FolkloreTable, id: number, spaces: readonly Space[]): Rule {
  const { flames } = onField(table).field;
  for (const space of spaces) {
    const figure = figureIn(onField(table), id);
    if (figure.at === null || !flames.some((flame) => isSameSpace(flame, space))) continue;
    table.emit({ type: 'flameFelt', figure: id, on: space, rule: 'p.28' });
    const lost = sumOf(yield* rollDice(table, D4, 'p.28', handOf(figure)));
    hurt(table, id, lost.total, 'p.28');
  }
}

/** A way is gone, in so many pieces as there is something on it to be felt; whoever falls goes no further. */
export function* goAlong(table: FolkloreTable, id: number, way: readonly Space[], rule: string): Rule {
  let begun = 0;
  for (const [i, space] of way.entries()) {
    const position = onField(table);
    const { on, beside, auras } = harmsAt(position, figureIn(position, id), space, turnOf(position, id));
    if (i < way.length - 1 && on.length === 0 && !beside && auras.length === 0) continue;
    table.emit({ type: 'figureMoved', figure: id, way: way.slice(begun, i + 1), rule });
    begun = i + 1;
    yield* feelGround(table, id);
    if (figureIn(onField(table), id).at === null) return;
  }
}

/** What somebody who held has felt already where it waited: it is the same turn (p.28: once a turn). */
export function feltBefore(position: OnField, figure: Figure): Pick<Turn, 'felt' | 'burnt' | 'singed'> {
  if (figure.at === null) return { felt: [] };
  const { on, beside, auras } = harmsAt(position, figure, figure.at, null);
  return { felt: auras, burnt: on, singed: beside };
}
