/** The replay bar of Middara. */
import { useMemo } from 'react';
import type { Replay } from '../../stores/middara/replay.ts';
import { useTable } from '../page/use-table.ts';
import { ReplayFrame } from './ReplayFrame.tsx';
import type { PlayOn } from './WhatIfDialog.tsx';

/** An encounter that is watched, round by round, and played on from anywhere where it runs. */
export function ReplayBar({ replay }: { replay: Replay }) {
  const table = useTable();
  const rounds = useMemo(() => roundsOf(replay), [replay]);
  const turns = useMemo(() => turnsOf(replay), [replay]);
  const playOn: PlayOn = (decision, how) => table.playOn(replay, decision, how);
  return (
    <ReplayFrame
      replay={replay}
      rounds={rounds}
      turns={turns}
      firstRound={replay.firstRound}
      foreknown={replay.foreknown}
      onPlayOn={replay.session ? playOn : undefined}
    />
  );
}

/** Where each round begins, in events before it. */
const roundsOf = ({ events }: Replay) =>
  events.flatMap((event, i) => (event.type === 'roundBegan' ? [{ round: event.round, at: i + 1 }] : []));

/** Where each turn begins, likewise. */
const turnsOf = ({ events }: Replay) =>
  events.flatMap(({ type }, i) => (type === 'turnBegan' ? [i + 1] : []));
