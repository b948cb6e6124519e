import { useEffect, useRef } from 'react';
import type { EncounterEvent, Position, Prompt } from '../../../engine/index.ts';
import { focusOf } from '../../../stores/middara/focus.ts';
import type { Moment } from '../../../stores/middara/moment.ts';
import type { Speech } from '../../../stores/middara/speech.ts';
import type { Settings } from '../../../stores/table/settings-store.ts';
import { useCamera } from '../../board/place/use-camera.ts';
import { fetchThrows } from '../../dice/use-throw-painter.ts';
import { lateModule, latePart } from '../../page/part.tsx';
import { useStore } from '../../page/use-store.ts';
import { useSpeed, useTable } from '../../page/use-table.ts';
import { seesThrows } from '../../page/use-throws.ts';
import { useWords } from '../../page/use-words.ts';
import { byWhom } from '../context/target-tags.ts';
import { useLyingTray } from './use-lying-tray.ts';
import './stage.css';

const BoardBanner = latePart(async () => (await import('./BoardBanner.tsx')).BoardBanner);
const DiceTray = latePart(async () => (await import('./DiceTray.tsx')).DiceTray);
const ToldHere = latePart(async () => (await import('./ToldHere.tsx')).ToldHere);
// Before the first throw, not with it.
lateModule(async () => seesThrows() && fetchThrows());

interface Props {
  readonly position: Position;
  readonly showing: EncounterEvent | null;
  readonly moment: Moment;
  /** What is asked just now. */
  readonly pending: Prompt | null;
  /** How many events are shown. */
  readonly shown: number;
  /** What is on show stays until somebody goes on. */
  readonly held: boolean;
  /** How often a press has ended what ran. */
  readonly ended?: number;
  /** What the times of dice are multiplied by beside the speed that is set. */
  readonly haste?: number;
  readonly onGoOn: () => void;
  readonly speech: Speech;
}

/**
 * Over the board, while something happens there: dice, what they came to, and what is announced. It takes no press but
 * on the button to go on. What it shows stands in the panels beside it, where it is read aloud.
 */
export function Stage({
  position,
  showing,
  moment,
  pending,
  shown,
  held,
  ended = 0,
  haste = 1,
  ...on
}: Props) {
  const { onGoOn, speech } = on;
  const { key, stage: words } = useStageWords();
  const instant = useSpeed() === 'instant';
  const { state } = position;
  const { tray, last, gone } = useLyingTray({ showing, moment, state, ended, isSeen: !instant || held });
  useEffect(() => {
    if (held) speech.say(words.waits, false);
  }, [held, speech, words]);
  const stage = useRef<HTMLDivElement>(null);
  const { clock, turn } = state;
  useCamera({
    beside: stage,
    on: useStore(useTable().settings, hasCamera),
    what: pending ?? showing,
    figures: pending ? [pending.figure, byWhom(position, pending) ?? pending.figure] : focusOf(showing),
    isAsked: pending !== null,
    ended,
    turn: `${clock.round} ${turn?.figure}`,
  });
  return (
    <div
      ref={stage}
      className="stage above-4 absolute flex column-wise middle to-end gap-2 pad-2 sized untouched"
      data-held={held || undefined}
    >
      {!instant && <BoardBanner position={position} showing={showing} shown={shown} />}
      {last && (
        <DiceTray
          key={`${last.roll.figure} ${last.roll.purpose}`}
          position={position}
          tray={last}
          seed={shown}
          haste={haste}
          isLeaving={tray === null}
          onGone={gone}
        />
      )}
      {held && (
        <div className="grid center gap-2">
          {!tray && <ToldHere position={position} showing={showing} />}
          <button type="button" className="btn btn-primary stage-on lg touched" onClick={onGoOn}>
            {words.goOn} <kbd className="kbd">{key.space}</kbd>
          </button>
        </div>
      )}
    </div>
  );
}

const hasCamera = ({ looks }: Pick<Settings, 'looks'>): boolean => looks.camera;

function useStageWords() {
  const { panels, stage } = useWords().ui;
  return { key: panels.key, stage };
}
