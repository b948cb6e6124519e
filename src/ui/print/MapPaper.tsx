import type { EncounterDefinition } from '../../engine/index.ts';
import { useWholeWords } from '../page/use-words.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { MapLegend } from './MapLegend.tsx';
import type { MapPages } from './map-pages.ts';

/** A map: on one page with its legend, or a page after another with a page of all of them first. */
export function MapPaper({ encounter, laid, whole }: Props) {
  const words = useWholeWords().ui.print.map;
  const { cell, pages } = laid;
  const several = pages !== whole.pages && cell > whole.cell;
  return (
    <>
      <section className="print-page" data-page="map" data-wide={whole.wide || undefined}>
        <h1>{encounter.name}</h1>
        <MapDrawing encounter={encounter} page={whole.pages[0]!} cell={whole.cell} rulers foes={false} />
        <MapLegend board={encounter.board} tokens={encounter.tokens} />
        {several && <p>{words.over(pages.length)}</p>}
      </section>
      {several &&
        pages.map((page, i) => (
          <section
            key={page.from.join()}
            className="print-page"
            data-page="part"
            data-wide={laid.wide || undefined}
          >
            <h2>{words.part({ name: encounter.name, n: i + 1, of: pages.length, ...page })}</h2>
            <MapDrawing encounter={encounter} page={page} cell={cell} rulers={false} foes={false} />
          </section>
        ))}
    </>
  );
}

interface Props {
  readonly encounter: EncounterDefinition;
  readonly laid: MapPages;
  /** The same on one page. */
  readonly whole: MapPages;
}
