import { useEffect, useState } from 'react';
import type { CampaignEvent, CampaignEventOf } from '../../campaign/index.ts';
import type { EncounterLog, RolledDie } from '../../engine/index.ts';
import { chaptersOf } from '../../stores/campaign/chronicle.ts';
import type { SavedCampaign } from '../../stores/campaign/saved-campaign.ts';
import { DiceRow } from '../dice/DiceRow.tsx';
import { downloadText } from '../page/download.ts';
import { goTo, hashTo } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useTable } from '../page/use-table.ts';
import { AbraxisReplay } from './AbraxisReplay.tsx';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from './campaign-context.ts';
import { Ornament } from './Ornament.tsx';
import { useChronicleNames } from './Page.tsx';
import './campaign-sheet.css';

/** Every scene that was read, decision, Check with its dice, encounter with its replay, in order. */
export function ChroniclePage() {
  const campaign = useCampaign();
  const table = useTable();
  const { events } = useCampaignView();
  useEffect(() => void table.refresh(), [table]);
  const [{ games, abraxis }] = useState(() => campaign.record());
  return <Chronicle events={events} games={games} abraxis={abraxis} />;
}

interface Props {
  readonly events: readonly CampaignEvent[];
  /** Encounters of it, by the hash of each. */
  readonly games: SavedCampaign['games'];
  readonly abraxis?: SavedCampaign['abraxis'];
}

/** The same of a campaign that is not on the table. */
export function Chronicle({ events, games, abraxis = {} }: Props) {
  const { chronicle, chronicleLine } = useCampaignWords();
  const { place } = useNames();
  const names = useChronicleNames();
  const chapters = chaptersOf(events);
  const asText = () => {
    const text = chapters.map(({ scene, events: of }) =>
      [
        scene === null ? chronicle.before : place(scene),
        ...of.flatMap((e) => chronicleLine(e, names) ?? []),
      ].join('\n  '),
    );
    downloadText('chronicle.txt', text.join('\n\n'));
  };
  return (
    <main className="leaf grid at-top gap-4 full most-52rem mx-auto pad-5 paper">
      <header className="flex wrap middle between gap-3">
        <h2>{chronicle.title}</h2>
        <button type="button" className="btn btn-small" onClick={asText}>
          {chronicle.asText}
        </button>
      </header>
      <p>{chronicle.about}</p>
      <Ornament />
      {chapters.length === 0 && <p>{chronicle.nothing}</p>}
      <ol className="grid gap-4">
        {chapters.map(({ at, scene, events: of }) => (
          <li key={at}>
            <h3>{scene === null ? chronicle.before : place(scene)}</h3>
            <ul className="mt-1 pad-l-4 line-before">
              {of.map((event, i) => {
                const line = chronicleLine(event, names);
                return line === null ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what happened never moves
                  <li className="flex wrap middle gap-1-3" key={i} data-event={event.type}>
                    {line}
                    {event.type === 'checkMade' && <Dice check={event} />}
                    {event.type === 'encounterEnded' && event.hash !== null && (
                      <Replay hash={event.hash} log={games[event.hash]} />
                    )}
                    {event.type === 'abraxisEnded' && event.hash !== null && abraxis[event.hash] && (
                      <AbraxisReplay log={abraxis[event.hash]!} />
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </main>
  );
}

function Dice({ check }: { check: CampaignEventOf<'checkMade'> }) {
  const dice = check.faces.map((face): RolledDie => ({ die: 'purple', face }));
  return <DiceRow dice={dice} size={30} />;
}

/** To the game on this table that came to that hash; where it is not kept any more, or never was, it is put there. */
function Replay({ hash, log }: { hash: string; log: EncounterLog | undefined }) {
  const { chronicle } = useCampaignWords();
  const table = useTable();
  const games = useStore(table.store, ({ games: all }) => all);
  const game = games?.find((one) => one.hash === hash);
  if (game)
    return (
      <a className="ink-red" href={hashTo('watch', game.id)}>
        {chronicle.replay}
      </a>
    );
  if (!log) return null;
  const watch = async () => {
    const opened = await table.loadFile(JSON.stringify(log));
    if (opened.ok) goTo('watch', opened.value);
  };
  return (
    <button type="button" className="btn btn-small btn-quiet" onClick={() => void watch()}>
      {chronicle.replay}
    </button>
  );
}
