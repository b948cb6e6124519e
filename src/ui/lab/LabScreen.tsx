import { useEffect, useMemo, useState } from 'react';
import { defaultSetup, EncounterSession } from '../../engine/index.ts';
import { momentOf } from '../../stores/lab/lab-run.ts';
import type { Replay } from '../../stores/middara/replay.ts';
import type { Opened } from '../../stores/opened/opened.ts';
import { Notice } from '../kit/Notice.tsx';
import { CannotOpen } from '../opening/CannotOpen.tsx';
import { Wait } from '../opening/Wait.tsx';
import { hashTo } from '../page/use-route.ts';
import { useContent, useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { Lab } from './Lab.tsx';

const GAME = 'game/';

/** The laboratory: bots play an encounter, or on from where a game stands. */
export function LabScreen({ of }: { of: string }) {
  return of.startsWith(GAME) ? <LabOfGame id={of.slice(GAME.length)} /> : <LabOfEncounter id={of} />;
}

function LabOfEncounter({ id }: { id: string }) {
  const { encounters, trials, cards } = useContent();
  const { lab, screens } = useWholeWords().ui;
  const encounter = [encounters, trials].find((some) => Object.hasOwn(some, id))?.[id];
  const session = useMemo(() => {
    if (!encounter) return null;
    const setup = defaultSetup(encounter, '1', [screens.seats.player(1)]);
    return new EncounterSession(setup, { cards, encounters: { [encounter.id]: encounter } });
  }, [encounter, cards, screens]);
  if (!session) return <NoLab title={lab.unknown(id)} />;
  return (
    <Lab
      session={session}
      from={lab.fromSetUp}
      way={
        <a className="btn btn-quiet btn-small" href={hashTo('set-up', id)}>
          {lab.toSetUp}
        </a>
      }
    />
  );
}

function LabOfGame({ id }: { id: string }) {
  const table = useTable();
  const { lab, screens } = useWholeWords().ui;
  const [opened, setOpened] = useState<Opened<Replay> | null>(null);
  useEffect(() => {
    let gone = false;
    setOpened(null);
    void table.watch(id).then((result) => {
      // It is looked at, not played back.
      if (result.ok) result.value.close();
      if (!gone) setOpened(result);
    });
    return () => {
      gone = true;
    };
  }, [table, id]);
  const session = opened?.ok ? opened.value.session : null;
  const moment = useMemo(() => session && momentOf(session), [session]);
  if (!opened) return <Wait text={screens.first.settingTable} />;
  if (!opened.ok) return <CannotOpen refused={opened} />;
  const { name } = opened.value;
  if (!session) return <NoLab title={lab.doesNotRun(name)} />;
  if (!moment) return <NoLab title={lab.isOver(name)} />;
  return (
    <Lab
      session={session}
      moment={moment}
      from={lab.fromGame(name, moment.decisions)}
      way={
        <a className="btn btn-quiet btn-small" href={hashTo('play', id)}>
          {lab.toGame}
        </a>
      }
    />
  );
}

/** Why there is nothing to play here, and the way back. */
function NoLab({ title }: { title: string }) {
  const { ways } = useWholeWords().ui.screens;
  return (
    <main className="page">
      <Notice alone title={title}>
        <p className="notice-ways">
          <a className="btn" href="#/">
            {ways.toGames}
          </a>
        </p>
      </Notice>
    </main>
  );
}
