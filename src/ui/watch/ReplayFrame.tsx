/** The replay bar of a game of any kind. */
import { type ComponentProps, useMemo, useState } from 'react';
import type { Foreknown } from '../../engine/index.ts';
import type { WatchedGame } from '../../stores/game/replay-store.ts';
import type { GameTypes } from '../../stores/game/types.ts';
import { messageOf } from '../../stores/message-of.ts';
import { ForeknownMarks } from '../frame/bar/ForeknownMarks.tsx';
import { SpeedSelect } from '../frame/bar/SpeedSelect.tsx';
import { TapeIcon } from '../icons/TapeIcon.tsx';
import { useKeys } from '../page/use-keys.ts';
import { goTo } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { type PlayOn, WhatIfDialog } from './WhatIfDialog.tsx';
import './replay-bar.css';

/** A game that is watched, whichever it is of. */
type Watched = Pick<
  WatchedGame<GameTypes>,
  | 'name'
  | 'store'
  | 'marks'
  | 'total'
  | 'seek'
  | 'step'
  | 'stepDecision'
  | 'stepTo'
  | 'play'
  | 'goOn'
  | 'pause'
>;

interface Props {
  readonly replay: Watched;
  /** Where each round begins, in events before it. */
  readonly rounds: readonly { readonly round: number; readonly at: number }[];
  /** Where each turn begins, likewise: the ticks of the slider. */
  readonly turns?: readonly number[];
  /** The round it begins in; 0 from its set-up. */
  readonly firstRound: number;
  /** Where somebody who decided in it knew what would come. */
  readonly foreknown: readonly Foreknown[];
  /** Absent: it is only looked at. */
  readonly onPlayOn?: PlayOn | undefined;
}

const NO_TURNS: readonly number[] = [];

/** Back and forth, by event and by decision; from anywhere the game can be played on. */
export function ReplayFrame({ replay, rounds, turns = NO_TURNS, firstRound, foreknown, onPlayOn }: Props) {
  const words = useWholeWords().ui.screens.replay;
  const [why, setWhy] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const { index, playing, held, decision } = useStore(replay.store, (all) => all);
  const moments = useMemo(() => rounds.map(({ at }) => at), [rounds]);
  const round = rounds.findLast(({ at }) => at <= index)?.round ?? firstRound;
  const where = words.where({ decision, decisions: replay.marks.length, index, total: replay.total });
  const turn = () => (playing ? replay.pause() : replay.play());
  useKeys({
    ' ': () => (held ? replay.goOn() : turn()),
    Enter: held ? replay.goOn : undefined,
    ArrowRight: () => replay.step(1),
    ArrowLeft: () => replay.step(-1),
    ArrowDown: () => replay.stepDecision(1),
    ArrowUp: () => replay.stepDecision(-1),
    PageDown: () => replay.stepTo(moments, 1),
    PageUp: () => replay.stepTo(moments, -1),
    Home: () => replay.seek(0),
    End: () => replay.seek(replay.total),
  });

  async function playOn(from: PlayOn) {
    try {
      const game = await from(decision);
      if (game) goTo('play', game.id);
    } catch (error) {
      setWhy(messageOf(error));
    }
  }

  const tape: readonly TapeProps[] = [
    { icon: 'start', go: () => replay.seek(0) },
    { icon: 'round-back', go: () => replay.stepTo(moments, -1) },
    { icon: 'decision-back', go: () => replay.stepDecision(-1) },
    { icon: 'back', go: () => replay.step(-1) },
    { icon: playing ? 'pause' : 'play', go: turn, main: true },
    { icon: 'on', go: () => replay.step(1) },
    { icon: 'decision-on', go: () => replay.stepDecision(1) },
    { icon: 'round-on', go: () => replay.stepTo(moments, 1) },
    { icon: 'end', go: () => replay.seek(replay.total) },
  ];

  return (
    <div className="replay-bar flex middle gap-2" role="toolbar" aria-label={words.title}>
      <div className="replay-tape flex middle gap-4px">
        {tape.map((button) => (
          // Play and Pause are one button: it keeps the focus.
          <TapeButton key={button.main ? 'turn' : button.icon} {...button} />
        ))}
      </div>
      <div className="replay-scrub relative grow least-160px">
        <div className="m-0-8px height-15px relative" aria-hidden="true">
          {rounds.map(({ round: n, at }) => (
            <span
              className={`absolute pad-l-3px line-before size-11px lead-15px ${n === round ? 'bold bright' : 'faint'}`}
              key={at}
              style={{ left: `${(100 * at) / replay.total}%` }}
            >
              {words.roundMark(n)}
            </span>
          ))}
          {turns.map((at) => (
            <i
              className="absolute bottom-0 height-4px line-before"
              key={at}
              style={{ left: `${(100 * at) / replay.total}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          className="replay-slider height-1_4rem block full"
          aria-label={words.moment}
          aria-valuetext={words.atRound(round, where)}
          min={0}
          max={replay.total}
          value={index}
          onChange={(event) => replay.seek(Number(event.target.value))}
        />
      </div>
      <output className="replay-where sm soft one-line digits absolute top-0 right-0">{where}</output>
      <div className="replay-ways flex middle gap-4px">
        <SpeedSelect />
        {onPlayOn && (
          <>
            <button type="button" className="btn btn-small btn-primary" onClick={() => void playOn(onPlayOn)}>
              {words.playOn}
            </button>
            <button type="button" className="btn btn-small btn-quiet" onClick={() => setAsked(decision)}>
              {words.whatIf}
            </button>
            <WhatIfDialog
              name={replay.name}
              decision={asked}
              onPlayOn={onPlayOn}
              onClose={() => setAsked(null)}
            />
          </>
        )}
        <ForeknownMarks marks={foreknown} />
      </div>
      {why !== null && <p role="alert">{words.notPlayedOn(why)}</p>}
    </div>
  );
}

interface TapeProps {
  readonly icon: ComponentProps<typeof TapeIcon>['name'];
  readonly go: () => void;
  readonly main?: boolean;
}

function TapeButton({ icon, go, main = false }: TapeProps) {
  const { label, hint } = useWholeWords().ui.screens.tape[icon];
  return (
    <button
      type="button"
      className={main ? 'btn btn-primary btn-icon' : 'btn btn-icon'}
      data-tape={icon}
      aria-label={label}
      title={hint}
      onClick={go}
    >
      <TapeIcon name={icon} />
    </button>
  );
}
