import { type ComponentProps, memo, useMemo, useRef, useState } from 'react';
import {
  isSameSpace,
  type MoveDestination,
  type Option,
  type Position,
  type Refusal,
  type Space,
} from '../../engine/index.ts';
import { figureFor, figuresFor } from '../../stores/middara/options.ts';
import { wayLeft } from '../../stores/middara/route.ts';
import { Board as WholeBoard } from '../board/Board.tsx';
import type { SpaceHint } from '../board/space-hint.ts';
import { useLaidOutApart } from '../hooks/own-task.ts';
import { pointedAt, useBoardChoice } from '../hooks/use-board-choice.ts';
import { SessionContext } from '../hooks/use-choice-odds.ts';
import { useDeed } from '../hooks/use-deed.ts';
import { useExchange } from '../hooks/use-exchange.ts';
import { useHandOver } from '../hooks/use-hand-over.ts';
import { useHint } from '../hooks/use-hint.ts';
import { useLayout } from '../hooks/use-layout.ts';
import { LitSpaceContext } from '../hooks/use-lessons.ts';
import { usePlanning } from '../hooks/use-planning.ts';
import { hashToMoment } from '../hooks/use-route.ts';
import { useRuler } from '../hooks/use-ruler.ts';
import { useSounds } from '../hooks/use-sounds.ts';
import { useStable } from '../hooks/use-stable.ts';
import { useSure } from '../hooks/use-sure.ts';
import { useGame, useGameState, usePosition } from '../hooks/use-table.ts';
import { useTableKeys } from '../hooks/use-table-keys.ts';
import { useVoice } from '../hooks/use-voice.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import { LessonHint } from '../lesson/LessonHint.tsx';
import { useLesson } from '../lesson/use-lesson.ts';
import { FigureStrip } from '../panels/FigureStrip.tsx';
import { type FeedBeside, FeedContext } from '../panels/feed-context.ts';
import { GoalLine } from '../panels/GoalLine.tsx';
import { JustNow } from '../panels/JustNow.tsx';
import { Notice } from '../panels/Notice.tsx';
import { OverTo } from '../panels/OverTo.tsx';
import { PlaceForMe } from '../panels/PlaceForMe.tsx';
import { PlanOpener } from '../panels/PlanOpener.tsx';
import { QuestionPanel } from '../panels/QuestionPanel.tsx';
import { refusalOfAttack } from '../panels/refusal-of-attack.ts';
import { ShowingPanel } from '../panels/ShowingPanel.tsx';
import { SidePanel } from '../panels/SidePanel.tsx';
import { Spoken } from '../panels/Spoken.tsx';
import { SureLine } from '../panels/SureLine.tsx';
import { TableBar } from '../panels/TableBar.tsx';
import { TrackBar } from '../panels/TrackBar.tsx';
import { Stage } from '../stage/Stage.tsx';
import { hintsOf, sightTo } from './board-marks.ts';
import { boardShow } from './board-show.ts';
import { KeepingNotice } from './KeepingNotice.tsx';
import * as Late from './late-on-table.ts';
import { OpenedNotices, type OpenedWith } from './OpenedNotices.tsx';
import { TableSide } from './TableSide.tsx';
import { useFirstTurn } from './use-first-turn.ts';
import './table-screen.css';

const Board = memo(WholeBoard);
const NO_OPTIONS: readonly Option[] = [];
const NO_REACH: readonly MoveDestination[] = [];
const NO_HINTS: readonly SpaceHint[] = [];

/** The game on the table, and what there is to say of its opening. */
export function TableScreen(opened: OpenedWith) {
  const game = useGame();
  const handOver = useHandOver();
  const layout = useLayout();
  const position = usePosition();
  const telling = useTelling(position);
  const { table: words, ways } = useWords().ui.screens;
  const pending = useGameState((state) => state.pending);
  const showing = useGameState((state) => state.showing);
  const course = useGameState((state) => state.route);
  const route = course && 'way' in course ? course : null;
  const fault = useGameState((state) => state.fault);
  const busy = useGameState((state) => state.busy);
  const decisions = useGameState((state) => state.decisions);
  const name = useGameState((state) => state.name);
  const autoPass = useGameState((state) => state.autoPass);
  const view = position.state;
  useFirstTurn(decisions);
  useLaidOutApart();
  const sure = useSure(game, position, pending, decisions);
  const choice = useBoardChoice(game, sure.answer, position, pending);
  const [inspected, setInspected] = useState<string | null>(null);
  const [pressed, setDenied] = useState<Refusal | null>(null);
  // Of the open question alone.
  const denied = pending?.refused?.find((one) => one === pressed) ?? null;
  const [help, setHelp] = useState(false);
  const [passes, setPasses] = useState(false);
  const [looks, setLooks] = useState(false);
  // What is decided after the end brings the outcome back.
  if (busy && looks) setLooks(false);
  const hinting = useHint(game.session, pending);
  const plans = usePlanning(game, position);
  const { planning } = plans;
  const lesson = useLesson(choice.selection, sure.option, planning !== null);
  const exchanging = useExchange(game.session, pending);
  // What is laid out first is not done by being chosen.
  const answer = useStable((option: Option) =>
    option.act.do === 're-equip' ? exchanging?.open() : sure.answer(option),
  );
  const undo = useStable(sure.undo);
  const openHelp = useStable(() => setHelp(true));
  const openPasses = useStable(() => setPasses(true));
  const options = pending?.options ?? NO_OPTIONS;
  const subject = pending?.figure ?? view.turn?.figure ?? view.figures[0]?.id ?? null;

  const rulers = useRuler(position, subject);
  const { ruler } = rulers;
  const isMeasuring = ruler !== null;
  const measuring = useMemo(() => ({ on: isMeasuring, toggle: rulers.toggle }), [isMeasuring, rulers.toggle]);

  const planFor = view.figures.find(({ id, seat }) => id === subject && seat !== null) ?? ownFigure(view);
  const planOrLeave = useStable(() => planFor && plans.toggle(planFor.id));

  const voice = useVoice(position, subject);
  const deed = useDeed(showing);
  useSounds({ store: game.store, events: game.session.events });
  useTableKeys({
    game,
    // While a turn is laid out, nothing is answered.
    pending: planning ? null : pending,
    choice,
    onAnswer: answer,
    sure,
    onHelp: openHelp,
    onInspect: () => setInspected(subject),
    onHint: () => hinting?.toggle(),
    onPlan: planOrLeave,
    rulers,
  });

  const pointed = choice.selection?.kind === 'option' ? choice.selection.option : null;
  const selected = pointed && pending && figureFor(pointed, pending);
  const show = useMemo(() => boardShow(showing, position), [showing, position]);
  // From where the figure is by now: what it has walked is behind it (G4).
  const walk = useMemo(() => (route ? wayLeft(route, view) : null), [route, view]);
  const aim = useMemo(
    () => (selected && pending ? sightTo(position, pending.figure, selected) : null),
    [position, pending, selected],
  );
  const hints = useMemo(() => hintsOf(pending, telling), [pending, telling]);
  const { strikes } = choice;
  const targets = useMemo(() => [...figuresFor(pending), ...strikes], [pending, strikes]);
  const byTouch = useRef(false);
  const onSpace = useStable((space: Space) =>
    ruler ? ruler.press(space) : choice.onSpace(space, byTouch.current),
  );
  const onFigure = useStable((id: string) => {
    const standing = view.figures.find((figure) => figure.id === id);
    if (ruler) return standing?.at && ruler.press(standing.at);
    const token = standing?.at && spaceAnswer(options, standing.at);
    if (token) onSpace(standing.at!);
    else if (!choice.onFigure(id)) {
      const refusal = refusalOfAttack(pending, id);
      if (refusal && denied !== refusal) setDenied(refusal);
      else setInspected(id);
    }
  });
  const onToken = useStable((id: string) => {
    const token = view.boardTokens.find((one) => one.id === id);
    if (token) onSpace(token.at);
  });
  const strip = subject && (
    <FigureStrip key={subject} position={position} figure={subject} onInspect={setInspected} />
  );
  return (
    <div className="table-screen" data-layout={layout} data-decisions={decisions}>
      <header className="table-top panel">
        <h1 className="visually-hidden">{name}</h1>
        <TrackBar position={position} active={view.turn?.figure ?? null} onFigure={setInspected} />
        <TableBar onHelp={openHelp} onPasses={openPasses} onUndo={undo} voice={voice} />
        <GoalLine position={position} />
      </header>
      <main
        className="table-board"
        data-ghost={planning ? true : undefined}
        onPointerDownCapture={({ pointerType }) => {
          byTouch.current = pointerType === 'touch';
        }}
        onKeyDownCapture={() => {
          byTouch.current = false;
        }}
      >
        <LitSpaceContext value={lesson?.lit ?? null}>
          {planning ? (
            <Late.PlanBoard planning={planning} onInspect={setInspected} />
          ) : (
            <Board
              position={position}
              {...deed}
              reach={ruler ? NO_REACH : choice.reach}
              near={ruler ? null : choice.near}
              chosen={choice.selection?.kind === 'destination' ? choice.selection.destination : null}
              hints={ruler ? NO_HINTS : hints}
              way={walk?.slice(1) ?? hinting?.hint?.way ?? show.way}
              wayFrom={walk ? walk[0] : show.from}
              highlight={pending ? targets : show.figures}
              selected={selected}
              active={subject}
              line={ruler ? ruler.line : (aim ?? show.line)}
              measuring={measuring}
              onHoverSpace={rulers.point}
              cursor={pointedAt(choice.selection) ?? lesson?.cursor}
              onSpace={onSpace}
              onFigure={onFigure}
              onToken={onToken}
            />
          )}
        </LitSpaceContext>
        {!planning && <GameStage speech={voice.speech} />}
        {!planning && <Late.ForesightLine position={position} />}
        {ruler && <Late.RulerLine position={position} ruler={ruler} onLeave={rulers.leave} />}
        {denied && pending && !ruler && (
          <Late.DeniedLine
            position={position}
            pending={pending}
            refusal={denied}
            onInspect={() => {
              if (denied.act.do === 'attack') setInspected(denied.act.target);
              setDenied(null);
            }}
            onLeave={() => setDenied(null)}
          />
        )}
      </main>
      <TableSide
        layout={layout}
        calls={[pending, choice.selection, sure.asking, lesson?.shown ?? null, planning]}
        ask={
          <>
            {lesson && (
              <div className="lesson-place">
                <LessonHint position={position} lesson={lesson} />
              </div>
            )}
            <div className="table-now">
              <OverTo position={position} pending={pending} />
              <JustNow position={position} pending={planning ? null : pending} />
              {pending?.kind === 'placement' && <PlaceForMe />}
              {!planning && view.outcome === null && pending?.kind !== 'placement' && (
                <PlanOpener position={position} plans={plans} onOpen={planOrLeave} />
              )}
            </div>
            <div className="table-question">
              {planning ? (
                <SessionContext value={game.session}>
                  <Late.PlanPanel
                    game={game}
                    position={position}
                    planning={planning}
                    onTake={plans.take}
                    onLeave={planOrLeave}
                  />
                </SessionContext>
              ) : pending ? (
                <SessionContext value={game.session}>
                  <QuestionPanel
                    key={`${decisions}:${pending.kind}`}
                    position={position}
                    pending={pending}
                    selection={choice.selection}
                    underWay={route?.waiting ?? false}
                    onAnswer={answer}
                    onSelect={choice.select}
                    onConfirm={choice.confirm}
                    onCancel={choice.cancel}
                    onOther={choice.takeOther}
                    onStrike={game.strike}
                    onEndTurn={choice.endTurn}
                    autoPass={autoPass}
                    onAutoPass={game.setAutoPass}
                    hinting={hinting}
                  />
                </SessionContext>
              ) : (
                <ShowingPanel
                  position={position}
                  showing={showing}
                  over={view.outcome !== null}
                  onSkip={game.skip}
                />
              )}
              <SureLine position={position} sure={sure} />
              {looks && <Late.AfterBar />}
            </div>
          </>
        }
        more={
          <>
            <KeepingNotice />
            <Late.SceneBar />
            <Late.CampaignBar />
            <Late.WorkshopBar />
            {fault && (
              <Notice title={words.rulesBroke}>
                <p className="notice-text">{fault}</p>
                <p className="notice-ways">
                  <button type="button" className="btn btn-small" onClick={handOver}>
                    {ways.saveGame}
                  </button>
                  <button type="button" className="btn btn-small btn-quiet" onClick={game.forgiveFault}>
                    {words.goOn}
                  </button>
                </p>
              </Notice>
            )}
            <OpenedNotices {...opened} />
            {choice.tooMuch && <p className="notice-text too-much">{words.tooManyWays}</p>}
            {!planning && (
              <SessionContext value={game.session}>
                <Late.ForesightPanel position={position} pending={pending} reach={choice.reach} />
              </SessionContext>
            )}
          </>
        }
        strip={strip}
        side={<GameSide />}
      />
      {exchanging?.exchange && (
        <Late.ExchangeSheet
          key={decisions}
          exchange={exchanging.exchange}
          position={position}
          onDecide={game.decideAll}
          onLeave={exchanging.leave}
        />
      )}
      {layout === 'wide' && <div className="table-strip">{strip}</div>}
      <Spoken speech={voice.speech} />
      {inspected !== null && (
        <Late.InspectDialog position={position} figure={inspected} onClose={() => setInspected(null)} />
      )}
      {help && <Late.HelpDialog open onClose={() => setHelp(false)} />}
      {passes && <Late.AutoPassDialog open onClose={() => setPasses(false)} />}
      {view.outcome !== null && !busy && !looks && <Late.OutcomeDialog onLook={() => setLooks(true)} />}
    </div>
  );
}

/** What is shown large over the board, apart: it changes with every event. */
const GameStage = memo(function GameStage({ speech }: Pick<ComponentProps<typeof Stage>, 'speech'>) {
  const game = useGame();
  return (
    <Stage
      position={usePosition()}
      showing={useGameState((state) => state.showing)}
      moment={useGameState((state) => state.moment)}
      pending={useGameState((state) => state.pending)}
      shown={useGameState((state) => state.shown)}
      held={useGameState((state) => state.held)}
      onGoOn={game.goOn}
      speech={speech}
    />
  );
});

/** Attack, thoughts and feed, apart: what is pointed at on the board does not concern them. */
const GameSide = memo(function GameSide() {
  const game = useGame();
  const own = useGameState((state) => state.own);
  const beside = useMemo<FeedBeside>(
    () => ({
      firstRound: game.session.from?.clock.round ?? 0,
      own,
      write: game.writeNotes,
      addressOf: (moment) => hashToMoment(game.id, moment),
      goTo: null,
    }),
    [game, own],
  );
  return (
    <FeedContext value={beside}>
      <SidePanel
        position={usePosition()}
        moment={useGameState((state) => state.moment)}
        showing={useGameState((state) => state.showing)}
        events={game.session.events}
        shown={useGameState((state) => state.shown)}
        feed={useGameState((state) => state.feed)}
      />
    </FeedContext>
  );
});

const spaceAnswer = (options: readonly Option[], at: Space) =>
  options.find(({ act }) => (act.do === 'place' || act.do === 'choose-space') && isSameSpace(act.space, at));
const ownFigure = ({ figures }: Position['state']) =>
  figures.find(({ seat, defeated, at }) => seat !== null && !defeated && at !== null);
