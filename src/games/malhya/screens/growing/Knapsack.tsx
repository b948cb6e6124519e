import { freeSpaces } from '../../rules/land/carrying.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import type { Hero } from '../../rules/model/state.ts';
import { CUBES } from '../../rules/model/vocabulary.ts';
import { heavyCapacity } from '../../rules/queries/burden.ts';
import { heavyOf, rowOf } from '../../rules/queries/gear.ts';
import { growing } from '../../words/en/growing-stage.ts';
import { cardName, cubeName, heroName, listed, type Named } from '../../words/en/names.ts';
import { screens } from '../../words/en/screens.ts';
import { Scrolled } from '../Scrolled.tsx';
import { findsFor } from './finds.ts';

interface Props {
  readonly named: Named;
  readonly pending: MalhyaPrompt | null;
}

interface Row {
  readonly row: string;
  readonly name: string;
  /** What a hero has of it. */
  readonly held: (named: Named, hero: Hero) => string | number;
}

/** With the heroes beside one another all of it fits a phone. */
const ROWS: readonly Row[] = [
  {
    row: 'weapons',
    name: growing.weapons,
    held: (_, { weapon, stored, spare }) => [weapon, stored, spare].filter((ref) => ref !== null).length,
  },
  {
    row: 'heavy',
    name: growing.heavy,
    held: (named, hero) => growing.of(heavyOf(named, hero), heavyCapacity(named, hero)),
  },
  {
    row: 'objects',
    name: screens.objects,
    held: (_, { objects, carrying }) => growing.of(objects.length, carrying),
  },
  ...CUBES.map(
    (kind): Row => ({
      row: kind,
      name: cubeName(kind),
      held: (_, hero) => growing.of(rowOf(hero, kind) - freeSpaces(hero, kind), rowOf(hero, kind)),
    }),
  ),
];

/** The knapsacks: rows, objects, weight; what a find would push out (row 16). */
export function Knapsack({ named, pending }: Props) {
  const { content, state } = named;
  const found = pending?.found;
  const finds = found && findsFor(named, found);
  const name =
    found && ('gear' in found ? cardName(content, 'gear', found.gear) : cubeName(found.kind, found.colour));
  return (
    <Scrolled
      className="mal-market full most-62rem bounded-y m-auto grid one-column gap-3 scroll pad-4 paper"
      aria-label={growing.knapsacks}
    >
      <h2 className="flush display-face ink">{name ? growing.find(name) : growing.knapsacks}</h2>
      <table className="full sm text-left">
        <thead>
          <tr>
            <td />
            {state.heroes.map(({ id }, at) => (
              <th key={id} scope="col">
                {heroName(named, at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ row, name: called, held }) => (
            <tr key={row} data-row={row}>
              <th scope="row">{growing.row(called)}</th>
              {state.heroes.map((hero) => (
                <td key={hero.id} data-hero={hero.id}>
                  {held(named, hero)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {finds && (
        <ul className="grid gap-1 flush bare unlisted sm">
          {finds.map(({ fits, out }, at) => (
            <li key={state.heroes[at]!.id} data-find={state.heroes[at]!.id}>
              <b>{heroName(named, at)}</b>{' '}
              {fits ? growing.hasRoom : out.length === 0 ? growing.lost : growing.wouldGo(listed(out, 'or'))}
            </li>
          ))}
        </ul>
      )}
    </Scrolled>
  );
}
