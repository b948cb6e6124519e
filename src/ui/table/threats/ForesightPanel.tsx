import { useContext, useEffect, useId, useRef, useState } from 'react';
import {
  type FigureId,
  type ForeseenTurn,
  listStanding,
  type MoveDestination,
  type Position,
  type Prompt,
} from '../../../engine/index.ts';
import { deedWords, harmTo, onTable, suretyOf } from '../../board/marks/foresight-words.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { CancelIcon } from '../../icons/index.ts';
import { latePart } from '../../page/part.tsx';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { ForesightContext, isAllShown, turnsIn, useForeseen } from '../context/use-foresight.ts';
import { useHand } from '../context/use-hand.ts';
import { ForesightThere } from './ForesightThere.tsx';
import { whyWords } from './foresight-why.ts';
import './foresight-panel.css';

const RunAheadPart = latePart(async () => (await import('./RunAheadPart.tsx')).RunAheadPart);

interface PanelProps {
  readonly position: Position;
  readonly pending: Prompt | null;
  /** Where whoever is asked could go. */
  readonly reach: readonly MoveDestination[];
}

/** What a turn's end would cost, in a strip at the board's foot; all that opponents will do, in words, once it is wanted. */
export function ForesightPanel({ position, pending, reach }: PanelProps) {
  const words = useWholeWords().ui.panels.foresight;
  const looking = useContext(ForesightContext);
  const hand = useHand();
  const all = useForeseen(isAllShown);
  const pinned = useForeseen((state) => state.pinned);
  const status = useForeseen((state) => state.now.status);
  const turns = onTable(position, useForeseen(turnsIn));
  const [isListed, setListed] = useState(false);
  const id = useId();
  if (!looking || !all) return null;
  return (
    <section
      className={`foresight grid gap-0_3rem sm panel ${isListed ? 'most-22rem' : 'bounded'}`}
      aria-label={words.title}
      data-status={status}
    >
      <div id={id} className="foresight-all pad-2-3 scroll-y line-below" hidden={!isListed}>
        <ForesightThere position={position} pending={pending} reach={reach} />
        {turns.length > 0 && (
          <ol className="foresight-list m-6px-0 bare unlisted" aria-label={words.list}>
            {turns.map((turn, i) => (
              <TurnLine key={turn.figure} turn={turn} place={i + 1} position={position} />
            ))}
          </ol>
        )}
        <RunAheadPart position={position} runAhead={looking.runAhead} />
      </div>
      <div className="flex wrap middle gap-1-2 pad-1-2">
        <Cost position={position} />
        <button
          type="button"
          className="btn btn-small"
          aria-expanded={isListed}
          aria-controls={id}
          onClick={() => setListed(!isListed)}
        >
          {words.details}
        </button>
        {pinned && (
          <button
            type="button"
            className="btn btn-small btn-quiet btn-icon"
            aria-label={words.button.hide}
            onClick={() => hand.enter('play')}
          >
            <CancelIcon />
          </button>
        )}
      </div>
    </section>
  );
}

/** What a turn's end would cost each hero, and what the marks on the board are; on a phone above its buttons. */
function Cost({ position }: Pick<PanelProps, 'position'>) {
  const words = useWholeWords().ui.panels.foresight;
  const telling = useTelling(position);
  const isPhone = useLayout() === 'phone';
  const status = useForeseen((state) => state.now.status);
  const turns = onTable(position, useForeseen(turnsIn));
  const party = listStanding(position.state).filter(({ side }) => side === 'adventurers');
  const harmed = party.filter(({ id }) => turns.some(({ harm }) => harm[id]));
  return (
    <div className={`gap-0-0_8rem flex ${isPhone ? 'whole-line' : 'grow shrink'} wrap on-line`}>
      <p className="size-0_88rem flush soft">{words.about}</p>
      {harmed.length > 0 && (
        <ul className="gap-0-0_8rem flex wrap flush bare unlisted semi" aria-label={words.harms}>
          {harmed.map(({ id }) => (
            <li key={id}>
              {words.harm(telling.figure(id), harmTo(position, turns, id), status === 'whole')}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="foresight-status size-0_88rem flush soft">
        {status === 'working' && words.working}
        {status === 'none' && words.none}
        {status === 'whole' && turns.length === 0 && words.nobody}
      </p>
      {turns.length > 0 && <p className="size-0_88rem flush soft">{words.legend}</p>}
    </div>
  );
}

interface LineProps {
  readonly turn: ForeseenTurn;
  /** In the order of the turns, from 1. */
  readonly place: number;
  readonly position: Position;
}

/** One turn: what it does, how sure that is, and why. Pointing at it sets its arrow off. */
function TurnLine({ turn, place, position }: LineProps) {
  const words = useWholeWords();
  const telling = useTelling(position);
  const looking = useContext(ForesightContext);
  const isChosen = useForeseen((state) => state.pointed === turn.figure);
  const turns = onTable(position, useForeseen(turnsIn));
  const surety = suretyOf(words, turn);
  const foresight = looking?.foresight;
  const points = useRef(false);
  const point = (figure: FigureId | null) => () => {
    points.current = figure !== null;
    foresight?.point(figure);
  };
  // A list that is put away under the pointer is not left by it.
  useEffect(
    () => () => {
      if (points.current) foresight?.point(null);
    },
    [foresight],
  );
  return (
    <li data-chosen={isChosen || undefined} data-figure={turn.figure}>
      <button
        type="button"
        className="foresight-line flex gap-8px full touchable pad-1 clear as-around font-around lead-1_35 text-left pressable edgeless"
        aria-expanded={isChosen}
        onClick={point(turn.figure)}
        onFocus={point(turn.figure)}
        onBlur={point(null)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(turn.figure)()}
        onPointerLeave={({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse' && currentTarget !== document.activeElement) point(null)();
        }}
      >
        <span className="grid centered rigid wide-1_7em height-1_7em circle edged sm bold" aria-hidden="true">
          {words.ui.panels.foresight.tag.place(place)}
        </span>
        <span>
          {deedWords(words, telling, position, turn, turns)}
          {surety && (
            <span className="chip inline-flex middle round sunk xs semi one-line ml-2">{surety.mark}</span>
          )}
        </span>
      </button>
      {isChosen && (
        <p className="foresight-why m-0-1-2 size-0_88rem faint">
          {surety && `${surety.says} `}
          {turn.counted && !turn.exact && `${words.ui.panels.foresight.guessed} `}
          {whyWords(words, telling, position, turn)}
        </p>
      )}
    </li>
  );
}

/** What the one pointed at will do, over the board, and read out. */
export function ForesightLine({ position }: { position: Position }) {
  const words = useWholeWords();
  const telling = useTelling(position);
  const all = useForeseen(isAllShown);
  const pointed = useForeseen((state) => state.pointed);
  const status = useForeseen((state) => state.now.status);
  const there = useForeseen((state) => state.there);
  const turns = onTable(position, useForeseen(turnsIn));
  const turn = turns.find(({ figure }) => figure === pointed);
  const surety = turn && suretyOf(words, turn);
  const say = words.ui.panels.foresight;
  const isThere = there !== null && there.status === 'whole' && there.could !== null;
  return (
    <div className="foresight-over sm lead-1_35" aria-live="polite" data-shown={(turn && !all) || undefined}>
      {turn && (turn.counted || status === 'whole') && (
        <p className={all ? 'visually-hidden' : undefined}>
          <strong>{deedWords(words, telling, position, turn, turns)}</strong>
          {surety && (
            <span className="chip inline-flex middle round sunk xs semi one-line ml-2">{surety.mark}</span>
          )}{' '}
          {whyWords(words, telling, position, turn)}
        </p>
      )}
      {isThere && (
        <p className="visually-hidden">
          {say.there.said(there.could?.length ?? 0, harmTo(position, there.turns, there.figure))}
        </p>
      )}
    </div>
  );
}
