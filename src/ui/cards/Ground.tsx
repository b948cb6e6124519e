import { type Board, TERRAINS, type Terrain, terrainAt } from '../../engine/index.ts';
import { useWholeWords } from '../page/use-words.ts';
import { Keyword } from './CardText.tsx';

/** The kinds of ground on a board, but for what does nothing and what is nothing. */
function kindsOn(board: Board): readonly Terrain[] {
  const there = new Set(board.rows.flatMap((row, y) => [...row].map((_, x) => terrainAt(board, [x, y]))));
  return TERRAINS.filter((one) => there.has(one) && one !== 'normal' && one !== 'void');
}

/** What ground there is on the board, each kind a word that unfolds; nothing where all of it is plain. */
export function Ground({ board }: { board: Board }) {
  const { board: words, panels } = useWholeWords().ui;
  const kinds = kindsOn(board);
  const climbs = new Set(board.elevation.join('').replaceAll(' ', '')).size > 1;
  if (kinds.length === 0 && !climbs) return null;
  return (
    <section className="encounter-part grid gap-4px" aria-label={panels.encounter.ground}>
      <h4 className="mt-2 brass">{panels.encounter.ground}</h4>
      <ul className="encounter-ground flex wrap gap-1-4">
        {kinds.map((kind) => (
          <li key={kind}>
            <Keyword keyword={kind} text={words.space.terrain[kind]} />
          </li>
        ))}
        {climbs && (
          <li>
            <Keyword keyword="elevation" text={panels.encounter.levels} />
          </li>
        )}
      </ul>
    </section>
  );
}
