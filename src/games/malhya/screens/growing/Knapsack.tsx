import { freeSpaces } from '../../rules/land/carrying.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import { CUBES } from '../../rules/model/vocabulary.ts';
import { heavyCapacity } from '../../rules/queries/burden.ts';
import { heavyOf, rowOf } from '../../rules/queries/gear.ts';
import { growing } from '../../words/en/growing-stage.ts';
import { cardName, cubeName, heroName, listed, type Named } from '../../words/en/names.ts';
import { screens } from '../../words/en/screens.ts';
import { findsFor } from './finds.ts';

interface Props {
  readonly named: Named;
  readonly pending: MalhyaPrompt | null;
}

/** The knapsacks: rows, objects, weight; what a find would push out (row 16). */
export function Knapsack({ named, pending }: Props) {
  const { content, state } = named;
  const found = pending?.found;
  const finds = found && findsFor(named, found);
  const name =
    found && ('gear' in found ? cardName(content, 'gear', found.gear) : cubeName(found.kind, found.colour));
  return (
    <section
      className="mal-market full most-62rem bounded-y m-auto grid gap-3 scroll pad-4 paper"
      aria-label={growing.knapsacks}
    >
      <h2 className="flush display-face ink">{name ? growing.find(name) : growing.knapsacks}</h2>
      <table className="mal-rooms sm">
        <thead>
          <tr>
            <th scope="col">{screens.heroes}</th>
            <th scope="col">{growing.weapons}</th>
            <th scope="col">{growing.heavy}</th>
            <th scope="col">{screens.objects}</th>
            {CUBES.map((kind) => (
              <th key={kind} scope="col">
                {cubeName(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {state.heroes.map((hero, at) => (
            <tr key={hero.id} data-hero={hero.id}>
              <th scope="row">{heroName(named, at)}</th>
              <td>{[hero.weapon, hero.stored, hero.spare].filter((ref) => ref !== null).length}</td>
              <td>{growing.of(heavyOf(named, hero), heavyCapacity(named, hero))}</td>
              <td>{growing.of(hero.objects.length, hero.carrying)}</td>
              {CUBES.map((kind) => (
                <td key={kind}>
                  {growing.of(rowOf(hero, kind) - freeSpaces(hero, kind), rowOf(hero, kind))}
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
    </section>
  );
}
