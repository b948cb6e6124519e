import type { ComponentProps } from 'react';
import { SPEEDS } from '../../stores/game/pace.ts';
import type { Replay } from '../../stores/game/replay-store.ts';
import { useKeys } from '../hooks/use-keys.ts';
import { goTo } from '../hooks/use-route.ts';
import { useStore } from '../hooks/use-store.ts';
import { useSpeed, useTable } from '../hooks/use-table.ts';
import { TapeIcon } from './TapeIcon.tsx';
import './replay-bar.css';

/** Back and forth, by event and by decision; from anywhere the game can be played on. */
export function ReplayBar({ replay }: { replay: Replay }) {
  const table = useTable();
  const speed = useSpeed();
  const { index, playing, decision } = useStore(replay.store, (all) => all);
  const turn = () => (playing ? replay.pause() : replay.play());
  useKeys({
    ' ': turn,
    ArrowRight: () => replay.step(1),
    ArrowLeft: () => replay.step(-1),
    ArrowDown: () => replay.stepDecision(1),
    ArrowUp: () => replay.stepDecision(-1),
    Home: () => replay.seek(0),
    End: () => replay.seek(replay.total),
  });

  async function playOn() {
    const game = await table.playOn(replay, decision);
    if (game) goTo('play', game.id);
  }

  const tape: readonly TapeProps[] = [
    { icon: 'start', label: 'To the start', hint: 'To the start (Home)', go: () => replay.seek(0) },
    {
      icon: 'decision-back',
      label: 'Back to the last decision',
      hint: 'Last decision (↑)',
      go: () => replay.stepDecision(-1),
    },
    { icon: 'back', label: 'One event back', hint: 'One event back (←)', go: () => replay.step(-1) },
    {
      icon: playing ? 'pause' : 'play',
      label: playing ? 'Pause' : 'Play',
      hint: 'Play or pause (Space)',
      go: turn,
      main: true,
    },
    { icon: 'on', label: 'One event on', hint: 'One event on (→)', go: () => replay.step(1) },
    {
      icon: 'decision-on',
      label: 'On to the next decision',
      hint: 'Next decision (↓)',
      go: () => replay.stepDecision(1),
    },
    { icon: 'end', label: 'To the end', hint: 'To the end (End)', go: () => replay.seek(replay.total) },
  ];

  return (
    <div className="replay-bar panel" role="toolbar" aria-label="Watching">
      {tape.map((button) => (
        // Play and Pause are one button: it keeps the focus.
        <TapeButton key={button.main ? 'turn' : button.icon} {...button} />
      ))}
      <input
        type="range"
        className="replay-slider"
        aria-label="Moment of the game"
        min={0}
        max={replay.total}
        value={index}
        onChange={(event) => replay.seek(Number(event.target.value))}
      />
      <output className="replay-where">
        Decision {decision}/{replay.marks.length} · event {index}/{replay.total}
      </output>
      <label className="table-speed">
        <span className="visually-hidden">Speed</span>
        <select
          value={speed}
          onChange={(event) =>
            table.settings.getState().setSpeed(SPEEDS.find((one) => one === event.target.value) ?? 'normal')
          }
        >
          {SPEEDS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {replay.session && (
        <button type="button" className="btn btn-small" onClick={() => void playOn()}>
          Play on from here
        </button>
      )}
    </div>
  );
}

interface TapeProps {
  readonly icon: ComponentProps<typeof TapeIcon>['name'];
  readonly label: string;
  readonly hint: string;
  readonly go: () => void;
  readonly main?: boolean;
}

function TapeButton({ icon, label, hint, go, main = false }: TapeProps) {
  return (
    <button
      type="button"
      className={main ? 'btn btn-primary btn-icon' : 'btn btn-icon'}
      aria-label={label}
      title={hint}
      onClick={go}
    >
      <TapeIcon name={icon} />
    </button>
  );
}
