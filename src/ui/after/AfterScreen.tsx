import { useEffect, useMemo, useState } from 'react';
import { familyOf, sharedBy } from '../../stores/kept/game-tree.ts';
import { createDeeds } from '../../stores/middara/deeds.ts';
import type { Replay } from '../../stores/middara/replay.ts';
import { tallyOf } from '../../stores/middara/tally.ts';
import type { Opened } from '../../stores/opened/opened.ts';
import { ForeknownMarks } from '../frame/bar/ForeknownMarks.tsx';
import { Notice } from '../kit/Notice.tsx';
import { CannotOpen } from '../opening/CannotOpen.tsx';
import { Wait } from '../opening/Wait.tsx';
import { gamesIn, hashTo } from '../page/use-route.ts';
import { useGames, useTable } from '../page/use-table.ts';
import { useTelling, useWholeWords } from '../page/use-words.ts';
import { WhatIfDialog } from '../watch/WhatIfDialog.tsx';
import { ComparePart } from './ComparePart.tsx';
import { DamagePart } from './DamagePart.tsx';
import { FamilyPart } from './FamilyPart.tsx';
import { LuckPart } from './LuckPart.tsx';
import { NotesPart } from './NotesPart.tsx';
import { TurningPart } from './TurningPart.tsx';
import './after.css';

/** What there is to say after a game, and of two branches of one side by side. */
export function AfterScreen({ of }: { of: string }) {
  const { game, beside } = gamesIn(of);
  const opened = useWatched(game);
  const other = useWatched(beside);
  const { settingTable } = useWholeWords().ui.screens.first;
  if (!opened || (beside !== null && !other)) return <Wait text={settingTable} />;
  if (!opened.ok) return <CannotOpen refused={opened} />;
  if (other && !other.ok) return <CannotOpen refused={other} />;
  return <After replay={opened.value} other={other?.value ?? null} />;
}

/** A game to be looked at, not played back; null while it is opened, or where there is none. */
function useWatched(id: string | null): Opened<Replay> | null {
  const table = useTable();
  const [opened, setOpened] = useState<{ readonly id: string; readonly result: Opened<Replay> } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let gone = false;
    void table.watch(id).then((result) => {
      if (result.ok) result.value.seek(result.value.total);
      if (!gone) setOpened({ id, result });
    });
    return () => {
      gone = true;
    };
  }, [table, id]);
  return opened?.id === id ? opened!.result : null;
}

function After({ replay, other }: { replay: Replay; other: Replay | null }) {
  const table = useTable();
  const games = useGames();
  const { after: words } = useWholeWords().ui;
  const [asked, setAsked] = useState<number | null>(null);
  const position = useMemo(() => endOf(replay), [replay]);
  const telling = useTelling(position);
  const tally = useMemo(() => tallyOf(replay.events), [replay]);
  const rounds = useMemo(
    () => createDeeds().upTo(replay.events, replay.total, replay.feed, replay.firstRound),
    [replay],
  );
  const family = useMemo(() => games && familyOf(games, replay.id), [games, replay.id]);
  useEffect(() => void table.refresh(), [table]);
  const { outcome, clock } = position.state;
  const { session } = replay;
  return (
    <main className="grid one-column gap-4 most-1100px mx-auto pad-4">
      <header className="grid gap-1">
        <nav className="flex wrap between gap-2">
          <a className="btn btn-quiet btn-small" href="#/">
            {words.toGames}
          </a>
          <span>
            <a className="btn btn-quiet btn-small" href={hashTo('watch', replay.id)}>
              {words.toWatch}
            </a>{' '}
            <a className="btn btn-quiet btn-small" href={hashTo('play', replay.id)}>
              {words.toTable}
            </a>
          </span>
        </nav>
        <p className="label">{words.title}</p>
        <h1>
          <bdi>{replay.name}</bdi>
        </h1>
        <p data-result={outcome?.result}>
          {outcome ? (
            <>
              <strong className={outcome.result === 'won' ? 'can' : 'harm'}>
                {words.result[outcome.result]}.
              </strong>{' '}
              {telling.outcome(outcome)} {words.inRounds(clock.round, replay.marks.length)}
            </>
          ) : (
            words.goesOn(clock.round)
          )}
        </p>
      </header>
      <ForeknownMarks marks={replay.foreknown} />
      {!session && <Notice calm title={words.doesNotRun(replay.name)} />}
      {other && <Compared replay={replay} other={other} />}
      {session && (
        <TurningPart
          replay={replay}
          session={session}
          rounds={rounds}
          position={position}
          onWhatIf={setAsked}
        />
      )}
      <DamagePart tally={tally} position={position} />
      <LuckPart replay={replay} tally={tally} position={position} />
      <NotesPart replay={replay} />
      <FamilyPart tree={family} here={replay.id} />
      <WhatIfDialog
        name={replay.name}
        decision={asked}
        onPlayOn={(decision, how) => table.playOn(replay, decision, how)}
        onClose={() => setAsked(null)}
      />
    </main>
  );
}

const endOf = (replay: Replay) => replay.positionOf(replay.store.getState().view);

function Compared({ replay, other }: { replay: Replay; other: Replay }) {
  const games = useGames() ?? [];
  const lineOf = ({ id, parent }: Replay) => ({ id, ...(parent ? { parent } : {}) });
  return (
    <ComparePart
      sides={[
        { replay, position: endOf(replay) },
        { replay: other, position: endOf(other) },
      ]}
      shared={sharedBy(games, lineOf(replay), lineOf(other))}
    />
  );
}
