import type { Position } from '../../engine/index.ts';
import { EncounterPanel } from '../cards/EncounterPanel.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { foesOf } from './foes.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { MapLegend } from './MapLegend.tsx';
import type { MapPages } from './map-pages.ts';

/** All one sets up by: the map with everybody's place, who they are, how it ends, what is special. */
export function SetUpPaper({ position, whole }: { position: Position; whole: MapPages }) {
  const words = useWholeWords().ui.print;
  const { encounter, cards } = position;
  return (
    <>
      <section className="print-page" data-page="set-up" data-wide={whole.wide || undefined}>
        <h1>{encounter.name}</h1>
        <MapDrawing encounter={encounter} page={whole.pages[0]!} cell={whole.cell} rulers foes />
        <MapLegend board={encounter.board} tokens={encounter.tokens} />
      </section>
      <section className="print-page" data-page="aims">
        <h2>{words.opponents}</h2>
        <ul className="print-foes">
          {foesOf(encounter).map(({ letter, card, each }) => (
            <li key={letter}>
              <strong>
                {letter} {cards.combatants[card]?.name}
              </strong>{' '}
              {words.standAt(each)}
            </li>
          ))}
        </ul>
        <EncounterPanel position={position} />
      </section>
    </>
  );
}
