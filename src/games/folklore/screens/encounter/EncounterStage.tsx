import { type ReactNode, useContext, useState } from 'react';
import type { Space } from '../../../../engine/index.ts';
import { CursorMark, WayLine } from '../../../../ui/board/marks/Overlays.tsx';
import { BoardFrame } from '../../../../ui/board/place/BoardFrame.tsx';
import type { Grid } from '../../../../ui/board/place/grid.ts';
import { useBoardHand } from '../../../../ui/board/place/use-board-hand.ts';
import { AnswerButton } from '../../../../ui/frame/AnswerButton.tsx';
import { RingsHere } from '../../../../ui/frame/OnlineHere.tsx';
import { medium, useMedium } from '../../../../ui/page/media.ts';
import { AnyGameContext } from '../../../../ui/page/use-table.ts';
import { encounter, spaceText } from '../../words/en/encounter.ts';
import { FieldFigures } from './FieldFigures.tsx';
import { FieldFloor } from './FieldFloor.tsx';
import { BlowMark, GoMarks, SightMark, StrikeMarks, TouchMarks } from './FieldMarks.tsx';
import { answersAt, figuresAt, isAt } from './field-spaces.ts';
import type { Blow, FieldAnswer, FieldView, SightLine } from './field-view.ts';
import '../../../../ui/board/marks/overlays.css';
import './encounter.css';

interface Props {
  readonly field: FieldView;
  /** What can be answered by a press on the map; none while nothing is asked. */
  readonly answers: readonly FieldAnswer[];
  /** How whoever acts sees that space; null where it does not. */
  readonly sightTo: (space: Space) => SightLine | null;
  /** An attack that is seen just now. */
  readonly blow: Blow | null;
  /** Over a corner of the map: the last dice. */
  readonly thrown?: ReactNode;
  readonly onAnswer: (option: string) => void;
}

/** Nothing is pointed at there before it is pressed. */
const BY_TOUCH = medium('(hover: none)');

/** A fight on a map (p.24): the map with its figures, and what can be done there. */
export function EncounterStage({ field, answers, sightTo, blow, thrown, onAnswer }: Props) {
  const byTouch = useMedium(BY_TOUCH);
  const game = useContext(AnyGameContext);
  const [chosen, setChosen] = useState<{ readonly at: Space; readonly of: readonly FieldAnswer[] } | null>(
    null,
  );
  // With the question it belongs to, what was pressed is gone.
  const picked = chosen?.of === answers ? chosen.at : null;
  const choice = picked ? answersAt(field, answers, picked) : [];
  const now = field.order.find(({ turn }) => turn === 'now')?.figure ?? null;
  const acting = field.figures.find(({ id }) => id === now);
  const there = (space: Space) => answersAt(field, answers, space);

  const press = (space: Space) => {
    const means = there(space);
    const [only] = means;
    const isSecond = picked !== null && isAt(picked, space);
    if (only && means.length === 1 && (!byTouch || isSecond)) onAnswer(only.option);
    else setChosen(means.length > 0 ? { at: space, of: answers } : null);
  };
  const grid: Grid = {
    columns: field.columns,
    rows: field.rows,
    has: (space) => field.groundOf(space) !== 'nothing',
  };
  const hand = useBoardHand({
    grid,
    start: acting?.at ?? field.figures[0]?.at ?? [0, 0],
    stops: field.figures.map(({ at }) => at),
    view: acting?.at ?? null,
    spaceOf: (pressed) =>
      field.figures.find(({ id }) => id === pressed.getAttribute('data-figure'))?.at ?? null,
    isGround: (space) => there(space).length === 0 && figuresAt(field, space).length === 0,
    onPoint: () => {},
    onEnter: press,
  });
  const pointed = hand.pointed ?? picked;
  const meant = pointed ? there(pointed) : [];
  const go = meant.find(({ does }) => does.kind === 'go');
  const strike = meant.find(({ does }) => does.kind === 'strike');
  const sight = strike && pointed ? sightTo(pointed) : null;
  const targets = new Set(answers.flatMap(({ does }) => (does.kind === 'strike' ? [does.figure] : [])));
  return (
    <section
      className="folk-field grid gap-1 shrink shrink-y pad-2 relative"
      data-dark={field.dark || undefined}
      aria-label={encounter.map(field.name)}
    >
      {thrown}
      <BoardFrame
        hand={hand}
        label={encounter.map(field.name)}
        told={pointed}
        describe={(space) =>
          spaceText(field, space, { there: figuresAt(field, space), answers: there(space) })
        }
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the application around it is named, and each figure in it */}
        <svg className="board-drawing absolute inset-0" {...hand.drawn}>
          <FieldFloor field={field} />
          <GoMarks answers={answers} />
          <TouchMarks answers={answers} />
          {go?.does.kind === 'go' && <WayLine from={acting?.at ?? null} way={go.does.way} />}
          <FieldFigures
            figures={field.figures}
            active={now}
            targets={targets}
            struck={blow?.hit ? blow.target : null}
          />
          {sight && <SightMark line={sight} />}
          {blow && <BlowMark blow={blow} figures={field.figures} />}
          <StrikeMarks answers={answers} figures={field.figures} />
          {hand.hovered && <CursorMark space={hand.hovered} kind="hover" />}
          {(hand.cursor ?? picked) && <CursorMark space={hand.cursor ?? picked!} kind="cursor" />}
        </svg>
        <RingsHere of={[game?.id]} grid={grid} />
      </BoardFrame>
      {choice.length > 0 && (
        <ul
          className="options grid gap-6px field-choice absolute above-2 pad-2 scroll round-m on-raised"
          // At the end of the map that the space is not at.
          data-end={picked![1] * 2 < field.rows ? 'low' : 'high'}
          aria-label={encounter.here}
        >
          {choice.map((answer) => (
            <li key={answer.option}>
              <AnswerButton
                option={answer.option}
                shortcut={null}
                note={answer.does.kind === 'strike' ? encounter.chance(answer.does.chance) : null}
                onAnswer={onAnswer}
              >
                {answer.label}
              </AnswerButton>
            </li>
          ))}
          <li>
            <button type="button" className="btn btn-quiet" onClick={() => setChosen(null)}>
              {encounter.leave}
            </button>
          </li>
        </ul>
      )}
    </section>
  );
}
