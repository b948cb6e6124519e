import type { EncounterDefinition } from '../../engine/index.ts';
import { useHiddenEncounters } from '../page/use-hidden-encounters.ts';
import { goTo } from '../page/use-route.ts';
import { useContent } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { Opponents } from './Opponents.tsx';

/** Where it is played and against whom: the board, its story, and who waits there. */
export function SetUpHead({ encounter }: { encounter: EncounterDefinition }) {
  const { content, story, ui } = useWholeWords();
  const { setUp: words } = ui.screens;
  return (
    <header className="set-up-head relative isolated grid columns-end spread gap-3-5 to-foot pad-t-2 pad-b-4 line-below plain">
      <BoardPicture encounter={encounter} />
      <div className="set-up-ways flex wrap across middle gap-1-4">
        <a className="btn btn-quiet btn-small" href="#/">
          {words.toGames}
        </a>
        <EncounterChoice chosen={encounter.id} />
      </div>
      <div className="set-up-story shadow-letters most-84ch grid gap-2">
        <h1>{encounter.name}</h1>
        {encounter.location && <p>{story.locationName(encounter.location)}</p>}
        <p>{content.sentence(encounter.intro)}</p>
        {encounter.tips?.map((tip) => (
          <p key={tip}>
            <strong>{story.titles.tip}</strong> {content.sentence(tip)}
          </p>
        ))}
      </div>
      <Opponents encounter={encounter} />
    </header>
  );
}

function EncounterChoice({ chosen }: { chosen: string }) {
  const { encounters, trials } = useContent();
  const { setUp } = useWholeWords().ui.screens;
  const trial = Object.hasOwn(trials, chosen) ? trials[chosen] : undefined;
  const hidden = useHiddenEncounters();
  const all = [
    ...(trial ? [trial] : []),
    ...Object.values(encounters).filter(({ id }) => id === chosen || !hidden.has(id)),
  ];
  if (all.length < 2) return null;
  return (
    <label className="set-up-which flex shrink middle gap-2">
      <span className="visually-hidden">{setUp.encounter}</span>
      <select className="shrink" value={chosen} onChange={(event) => goTo('set-up', event.target.value)}>
        {all.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
