import { type ReactNode, useState } from 'react';
import { CursorMark, WayLine } from '../../../../ui/board/marks/Overlays.tsx';
import { BoardFrame } from '../../../../ui/board/place/BoardFrame.tsx';
import { useBoardHand } from '../../../../ui/board/place/use-board-hand.ts';
import { AnswerButton } from '../../../../ui/frame/AnswerButton.tsx';
import { PerceptionIcon } from '../../../../ui/icons/index.ts';
import { medium, useMedium } from '../../../../ui/page/media.ts';
import { useKeys } from '../../../../ui/page/use-keys.ts';
import { zoneAt } from '../../rules/place/ground.ts';
import type { SightMode } from '../../rules/place/sight.ts';
import type { Space } from '../../rules/place/space.ts';
import { figureWith } from '../../rules/place/standing.ts';
import { type Barred, whyNotTo } from '../../rules/place/walks.ts';
import { stage, walkText } from '../../words/en/fight-stage.ts';
import { decisionText } from '../../words/en/foresight-words.ts';
import type { Named } from '../../words/en/names.ts';
import { sightText, spaceText } from '../../words/en/space-words.ts';
import { FightFigures } from './FightFigures.tsx';
import { FightFloor, FightLines } from './FightFloor.tsx';
import { ForeseenMarks, GoMarks, PriceTag, SightMark, SpaceMarks, StrikeMarks } from './FightMarks.tsx';
import { answersAt, type FightAnswer, type FightView, figureIn, figuresAt, tokensAt } from './fight-view.ts';
import type { ForeseenNow } from './foreseen-now.ts';
import type { Intended } from './intended.ts';
import { type Looking, pressLooking, sightAt } from './looking.ts';
import '../../../../ui/board/marks/overlays.css';

/** What another way of playing draws on the same board, and tells of it. */
export interface OwnMarks {
  /** Under the figures, and over them. */
  readonly under: ReactNode;
  readonly over: ReactNode;
  /** Along a way that is pointed at. */
  way(steps: readonly Space[]): ReactNode;
  /** What comes of a way, before it is gone; null: nothing. */
  warns(steps: readonly Space[]): string | null;
  /** Of a space, and of the way there. */
  told(space: Space, steps: readonly Space[]): readonly string[];
}

interface Props {
  readonly view: FightView;
  readonly named: Named;
  /** What can be answered by a press on the board; none while nothing is asked. */
  readonly answers: readonly FightAnswer[];
  /** The hero who acts, or the enemy that is asked about. */
  readonly acting: string | null;
  /** What enemies will do, where a hero may end its turn. */
  readonly told: readonly ForeseenNow[];
  /** What the enemy that acts is about to do, while it is shown. */
  readonly intended?: Intended | null;
  /** The rules of sight that hold; whoever looks may see by the others. */
  readonly mode: SightMode;
  readonly own?: OwnMarks | undefined;
  readonly onAnswer: (option: string) => void;
}

/** Nothing is pointed at there before it is pressed. */
const BY_TOUCH = medium('(hover: none)');

/** The board of a fight with its figures, what can be done there, and what will happen. */
export function FightBoard(props: Props) {
  const { view, named, answers, acting, told, intended = null, mode: held, own: marks, onAnswer } = props;
  const byTouch = useMedium(BY_TOUCH);
  const [chosen, setChosen] = useState<{
    readonly at: Space;
    readonly of: readonly FightAnswer[];
    readonly end: 'low' | 'high';
  } | null>(null);
  const [looking, setLooking] = useState<Looking | null>(null);
  const [byOthers, setByOthers] = useState(false);
  const mode = looking && byOthers ? OTHER[held] : held;
  // With the question it belongs to, what was pressed is gone.
  const picked = chosen?.of === answers ? chosen.at : null;
  const choice = picked && !looking ? answersAt(view, answers, picked) : [];
  const own = figureIn(view, acting);
  const { ground } = view.field;
  const there = (space: Space) => answersAt(view, answers, space);
  const end = answers.map(({ does }) => does).find((does) => does.kind === 'way');
  const toggle = () => setLooking(looking ? null : { eye: acting, aim: null });
  useKeys({ m: toggle });

  /** The end of what is seen of the board that a space is not at. */
  const endAcross = ([, y]: Space): 'low' | 'high' => {
    const [sheet, place] = [hand.sheet, hand.place].map(({ current }) => current!.getBoundingClientRect());
    const at = sheet!.top + ((y + 0.5) / view.rows) * sheet!.height;
    return at < place!.top + place!.height / 2 ? 'low' : 'high';
  };
  const press = (space: Space) => {
    if (looking) {
      setLooking(pressLooking(view, looking, space));
      return;
    }
    const means = there(space);
    const [only] = means;
    const isSecond = picked !== null && picked.join() === space.join();
    if (only && means.length === 1 && (!byTouch || isSecond)) onAnswer(only.option);
    else setChosen(means.length > 0 || byTouch ? { at: space, of: answers, end: endAcross(space) } : null);
  };
  const hand = useBoardHand({
    grid: { columns: view.columns, rows: view.rows, has: (space) => zoneAt(ground, space) !== null },
    start: own?.at ?? view.figures[0]?.at ?? ground.spaces[0]!,
    stops: view.figures.map(({ at }) => at),
    // Of equal ways an end of one; whoever acts is seen from there, or was before.
    view: end?.at ?? own?.at ?? null,
    spaceOf: (pressed) => figureIn(view, pressed.getAttribute('data-figure'))?.at ?? null,
    isGround: (space) => !looking && there(space).length === 0 && figuresAt(view, space).length === 0,
    onPoint: () => {},
    onEnter: press,
  });
  const pointed = hand.pointed ?? picked;
  const means = pointed ? there(pointed) : [];
  const go = means.find(({ does }) => does.kind === 'go')?.does;
  const way = means.find(({ does }) => does.kind === 'way')?.does;
  const foe = pointed ? figuresAt(view, pointed).find(({ side }) => side === 'enemy') : undefined;
  const eye = looking ? looking.eye : own?.side === 'hero' && foe ? own.id : null;
  const aim = looking?.aim ?? pointed;
  const sight = eye !== null && aim ? sightAt(view.field, eye, aim, mode) : null;
  const marked = new Set([
    ...(looking?.eye ? [looking.eye] : []),
    ...(intended?.target ? [intended.target] : []),
    ...(sight?.contacts ?? []).flatMap((one) => (one.what === 'adversary' ? [one.id] : [])),
  ]);
  const targets = new Set(
    answers.flatMap(({ does }) => (does.kind === 'strike' || does.kind === 'touch' ? [does.figure] : [])),
  );
  const describe = (space: Space): string => {
    const figures = figuresAt(view, space);
    const seen = eye !== null ? sightAt(view.field, eye, space, mode) : null;
    return spaceText(space, {
      zone: zoneAt(ground, space),
      figures,
      tokens: tokensAt(view, space),
      answers: looking ? [] : there(space),
      barred: looking ? null : barredAt(space),
      sight: seen && sightText(named, eye!, seen),
      foreseen: [
        ...told
          .filter(({ id }) => figures.some((one) => one.id === id))
          .map((one) => decisionText(named, one)),
        ...(marks?.told(space, looking ? [] : wayTo(there(space))) ?? []),
      ],
    });
  };
  /** What it costs, and what comes of it. */
  const notesOf = (answer: FightAnswer): string | null => {
    const warning = answer.does.kind === 'go' ? (marks?.warns(wayTo([answer])) ?? null) : null;
    return [noteOf(answer), warning].filter((one) => one !== null).join('; ') || null;
  };
  /** Why whoever is about to go cannot go there. */
  const barredAt = (space: Space): Barred | null => {
    if (!own || !answers.some(({ does }) => does.kind === 'go') || there(space).length > 0) return null;
    if (own.at.join() === space.join()) return null;
    return whyNotTo(view.field, figureWith(view.field, own.id), space, Number.POSITIVE_INFINITY) ?? 'too-far';
  };
  return (
    <section className="mal-board grid shrink shrink-y relative" aria-label={stage.board(view.name)}>
      <BoardFrame
        hand={hand}
        label={stage.board(view.name)}
        told={looking?.aim ?? pointed}
        describe={describe}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the application around it is named, and each figure in it */}
        <svg className="board-drawing absolute inset-0" {...hand.drawn}>
          <FightFloor view={view} />
          {!looking && <GoMarks answers={answers} />}
          {marks?.under}
          <FightLines ground={ground} />
          <SpaceMarks answers={answers} />
          <FightFigures figures={view.figures} targets={looking ? NOBODY : targets} marked={marked} />
          {!looking && <ForeseenMarks told={told} figures={view.figures} of={foe?.id ?? null} />}
          {!looking && go?.kind === 'go' && (
            <>
              <WayLine from={own?.at ?? null} way={go.walk.steps.map(({ to }) => to)} />
              {marks?.way(wayTo(means))}
              <PriceTag walk={go.walk} loses={go.loses} />
            </>
          )}
          {way?.kind === 'way' && way.way.length > 0 && <WayLine from={own?.at ?? null} way={way.way} />}
          {marks?.over}
          {sight && <SightMark sight={sight} />}
          {!looking && <StrikeMarks answers={answers} figures={view.figures} />}
          {intended && <CursorMark space={intended.to} kind="hover" />}
          {hand.hovered && <CursorMark space={hand.hovered} kind="hover" />}
          {(hand.cursor ?? picked) && <CursorMark space={hand.cursor ?? picked!} kind="cursor" />}
        </svg>
      </BoardFrame>
      <button
        type="button"
        className="btn mal-look absolute bottom-6px right-6px above-2"
        aria-pressed={looking !== null}
        aria-keyshortcuts="m"
        onClick={toggle}
      >
        <PerceptionIcon width="1.3rem" height="1.3rem" /> <span className="mal-look-word">{stage.sight}</span>
      </button>
      {looking && (
        <div className="absolute top-2 left-2 right-2 above-2 flex wrap middle gap-2">
          <p className="mal-looking flush sm round-m on-over pad-x-2" role="status">
            {looking.eye === null
              ? stage.measure
              : sight
                ? sightText(named, looking.eye, sight)
                : stage.chooseAim(figureIn(view, looking.eye)?.name ?? '')}
          </p>
          <button
            type="button"
            className="btn sm"
            aria-pressed={mode === 'stealth'}
            onClick={() => setByOthers(!byOthers)}
          >
            {stage.stealthRules}
          </button>
        </div>
      )}
      {choice.length > 0 && (
        <ul
          className="options grid columns-end gap-6px mx-auto mal-choice absolute above-2 pad-2 scroll round-m on-raised"
          data-end={chosen?.end}
          aria-label={stage.here}
        >
          {choice.map((answer) => (
            <li key={answer.option}>
              <AnswerButton option={answer.option} shortcut={null} note={notesOf(answer)} onAnswer={onAnswer}>
                {answer.label}
              </AnswerButton>
            </li>
          ))}
          <li className="mal-leave self-middle">
            <button type="button" className="btn btn-quiet" onClick={() => setChosen(null)}>
              {stage.leave}
            </button>
          </li>
        </ul>
      )}
    </section>
  );
}

const NOBODY: ReadonlySet<string> = new Set();
const OTHER: Readonly<Record<SightMode, SightMode>> = { stealth: 'combat', combat: 'stealth' };

/** The spaces of the way that one of these answers goes. */
const wayTo = (answers: readonly FightAnswer[]): readonly Space[] =>
  answers.flatMap(({ does }) => (does.kind === 'go' ? does.walk.steps.map(({ to }) => to) : []));

function noteOf({ does, note }: FightAnswer): string | null {
  if (note) return note;
  if (does.kind === 'go')
    return [walkText(does.walk), ...(does.loses > 0 ? [stage.losesFree(does.loses)] : [])].join('; ');
  return does.kind === 'strike' && does.wound !== null ? stage.woundAtBest(does.wound) : null;
}
