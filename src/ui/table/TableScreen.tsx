import { type ComponentProps, memo, useMemo, useState } from 'react';
import type { MoveDestination, Option } from '../../engine/index.ts';
import { hasteNow } from '../../stores/game/pace.ts';
import { nearOf, reachOf, waysOf } from '../../stores/middara/at-hand.ts';
import { pointedAt } from '../../stores/middara/hand-press.ts';
import { figureFor } from '../../stores/middara/options.ts';
import { wayLeft } from '../../stores/middara/route.ts';
import type { TurnCard } from '../../stores/middara/turn-cards.ts';
import { Board as WholeBoard } from '../board/Board.tsx';
import type { SpaceHint } from '../board/marks/space-hint.ts';
import { useHandOver } from '../frame/bar/use-hand-over.ts';
import { Dock } from '../frame/Dock.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { type Drawn, useDrawer } from '../frame/use-drawer.ts';
import { Notice } from '../kit/Notice.tsx';
import { KeepingNotice } from '../opening/KeepingNotice.tsx';
import type { OpenedWith } from '../opening/OpenedNotices.tsx';
import { useLaidOutApart } from '../page/own-task.ts';
import { LitSpaceContext } from '../page/use-lessons.ts';
import { hashToMoment } from '../page/use-route.ts';
import { useStable } from '../page/use-stable.ts';
import { useGame, useGameState, usePosition } from '../page/use-table.ts';
import { useTelling, useWords } from '../page/use-words.ts';
import { GoalLine } from './bar/GoalLine.tsx';
import { TableBar } from './bar/TableBar.tsx';
import { TrackBar } from './bar/TrackBar.tsx';
import { hintsOf, sightTo } from './context/board-marks.ts';
import { boardShow } from './context/board-show.ts';
import { framedOf } from './context/target-tags.ts';
import { useArea } from './context/use-area.ts';
import { useBoardPress } from './context/use-board-press.ts';
import { SessionContext } from './context/use-choice-odds.ts';
import { useDeedAtTable } from './context/use-deed.ts';
import { useHand, useHandState, useHeld } from './context/use-hand.ts';
import { useHint } from './context/use-hint.ts';
import { usePassing } from './context/use-passing.ts';
import { usePlanning } from './context/use-planning.ts';
import { useRuler } from './context/use-ruler.ts';
import { askedAnew } from './drawer/asked-anew.ts';
import { type FeedBeside, FeedContext } from './drawer/feed-context.ts';
import * as Late from './late-on-table.ts';
import { LessonHint } from './lesson/LessonHint.tsx';
import { useLesson } from './lesson/use-lesson.ts';
import { useExchange } from './sheets/use-exchange.ts';
import { TableDock } from './TableDock.tsx';
import { Stage } from './tray/Stage.tsx';
import { useFirstTurn } from './use-first-turn.ts';
import { useTableKeys } from './use-table-keys.ts';
import { Spoken } from './voice/Spoken.tsx';
import { useSounds } from './voice/use-sounds.ts';
import { useVoice } from './voice/use-voice.ts';

const Board = memo(WholeBoard);
const NO_REACH: readonly MoveDestination[] = [];
const NO_HINTS: readonly SpaceHint[] = [];

/** The game on the table, and what there is to say of its opening. */
export function TableScreen(opened: OpenedWith) {
  const game = useGame();
  const handOver = useHandOver();
  const position = usePosition();
  const telling = useTelling(position);
  const { screens, panels } = useWords().ui;
  const { table: words, ways } = screens;
  const pending = useGameState((state) => state.pending);
  const drawer = useDrawer(pending && askedAnew(pending, position));
  const showing = useGameState((state) => state.showing);
  const course = useGameState((state) => state.route);
  const route = course && 'way' in course ? course : null;
  const fault = useGameState((state) => state.fault);
  const busy = useGameState((state) => state.busy);
  const decisions = useGameState((state) => state.decisions);
  const name = useGameState((state) => state.name);
  const view = position.state;
  useFirstTurn(decisions);
  useLaidOutApart();
  const hand = useHand();
  const choice = useHeld('choice', pending);
  const gathered = useHeld('gathered', pending);
  const sure = useHeld('sure', pending);
  const denied = useHeld('denied', pending);
  const card = useHandState(({ of, card }) => (of === pending ? card : null));
  const found = reachOf(position, pending);
  const reach = (pending && card ? waysOf(position, pending, card) : found) ?? NO_REACH;
  const [inspected, setInspected] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [passes, setPasses] = useState(false);
  const [looks, setLooks] = useState(false);
  // What is decided after the end brings the outcome back.
  if (busy && looks) setLooks(false);
  const hinting = useHint(game.session, pending);
  const plans = usePlanning(position);
  const { planning } = plans;
  const askedAgain = pending?.options.find(({ id }) => id === sure?.answer) ?? null;
  const lesson = useLesson(choice, askedAgain, planning !== null);
  const exchanging = useExchange(game.session, pending);
  // What is laid out first is not done by being chosen.
  const answer = useStable((option: Option) =>
    option.act.do === 're-equip' ? exchanging?.open() : hand.answer(option),
  );
  const openHelp = useStable(() => setHelp(true));
  const openPasses = useStable(() => setPasses(true));
  const subject = pending?.figure ?? view.turn?.figure ?? view.figures[0]?.id ?? null;
  const onTake = usePassing(position, pending);
  const ruler = useRuler(position, subject);
  const toggleRuler = useStable(() => hand.toggle('ruler'));
  const planOrLeave = useStable(() => hand.toggle('plan'));
  const voice = useVoice(position, subject, onTake !== null);
  const deed = useDeedAtTable(game, showing);
  useSounds({ store: game.store, events: game.session.events });
  useTableKeys({
    game,
    // While a turn is laid out, nothing is answered.
    pending: planning ? null : pending,
    covered: onTake !== null,
    onAnswer: answer,
    onHelp: openHelp,
    onInspect: () => setInspected(subject),
    onHint: () => hinting?.toggle(),
    drawer,
  });

  const pointed = choice?.kind === 'answer' ? choice.option : null;
  const lifted = useHandState((state) => (state.of === pending ? state.lifted : null));
  const selected = lifted?.figure ?? (pointed && pending && figureFor(pointed, pending));
  const show = useMemo(() => boardShow(showing, position), [showing, position]);
  // From where the figure is by now: what it has walked is behind it (G4).
  const walk = useMemo(() => (route ? wayLeft(route, view) : null), [route, view]);
  const aim = useMemo(
    () => (selected && pending ? sightTo(position, pending.figure, selected) : null),
    [position, pending, selected],
  );
  const framed = useMemo(
    () => (pending ? framedOf(position, pending, card) : show.figures),
    [position, pending, card, show],
  );
  const asked = ruler ? null : pending;
  const area = useArea(position, asked, choice);
  const plates = useMemo(
    () => (
      <SessionContext value={game.session}>
        <Late.BoardPlates {...{ position, pending: asked, showing, card, chosen: selected, area }} />
      </SessionContext>
    ),
    [game, position, asked, showing, card, selected, area],
  );
  const hints = useMemo(() => hintsOf(pending, telling, lifted), [pending, telling, lifted]);
  const { by, onSpace, onFigure, onPoint, onToken } = useBoardPress(
    position,
    onTake ? null : pending,
    setInspected,
  );
  const target = denied?.act.do === 'attack' ? denied.act.target : null;
  const inspectDenied =
    target === null
      ? null
      : () => {
          setInspected(target);
          hand.cancel('denied');
        };
  const onCard = useStable((card: TurnCard, isLookedAt: boolean) => {
    const [only, more] = card.options;
    if (!only) return;
    if (more) hand.hold({ key: card.key, options: card.options.map(({ id }) => id) });
    else if (only.act.do === 'attack') hand.pressFigure(only.act.target, by.current);
    // As a finger presses: what it comes to is seen before it is done.
    else if (isLookedAt) hand.press(only, 'touch');
    else answer(only);
  });
  return (
    <TableFrame
      data={{ 'data-decisions': decisions, 'data-mode': planning ? 'plan' : undefined }}
      top={
        <>
          <h1 className="visually-hidden">{name}</h1>
          <TrackBar position={position} active={view.turn?.figure ?? null} onFigure={setInspected} />
          <TableBar
            onHelp={openHelp}
            onPasses={openPasses}
            onUndo={hand.undo}
            onPlan={view.outcome === null && pending?.kind !== 'placement' ? planOrLeave : null}
            planning={planning !== null}
            onHint={hinting?.toggle ?? null}
            onRuler={toggleRuler}
            drawer={drawer}
            voice={voice}
          />
        </>
      }
      goal={<GoalLine position={position} />}
      board={
        <div
          className="board-region absolute inset-0"
          data-ghost={planning ? true : undefined}
          onPointerDownCapture={({ pointerType }) => {
            by.current = pointerType === 'touch' ? 'touch' : 'mouse';
          }}
          onKeyDownCapture={() => {
            by.current = 'keys';
          }}
        >
          <LitSpaceContext value={lesson?.lit ?? null}>
            {planning ? (
              <Late.PlanBoard
                planning={planning}
                striking={plans.striking}
                onSpace={onSpace}
                onFigure={onFigure}
              />
            ) : (
              <Board
                position={position}
                {...deed}
                reach={ruler ? NO_REACH : reach}
                near={ruler ? null : nearOf(position, pending)}
                chosen={choice?.kind === 'way' ? choice.to : null}
                hints={ruler ? NO_HINTS : hints}
                way={walk?.slice(1) ?? hinting?.hint?.way ?? show.way}
                wayFrom={walk ? walk[0] : show.from}
                quiet={choice?.kind === 'answer'}
                highlight={framed}
                marks={plates}
                selected={selected}
                picked={gathered?.figures}
                area={area?.spaces}
                active={subject}
                line={ruler ? ruler.line : (aim ?? show.line)}
                onHoverSpace={onPoint}
                cursor={pointedAt(choice) ?? lesson?.cursor}
                onSpace={onSpace}
                onFigure={onFigure}
                onLook={setInspected}
                onToken={onToken}
              />
            )}
          </LitSpaceContext>
          {!planning && <GameStage speech={voice.speech} />}
          <div className="board-notes above-4 left-0 right-0 pad-1 absolute grid gap-0_3rem from-left untouched top-0">
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
            <Late.OpenedNotices {...opened} />
            {found === null && <p className="notice-text too-much">{words.tooManyWays}</p>}
            {hinting && hinting.status !== 'off' && pending && (
              <Late.HintLine position={position} pending={pending} hinting={hinting} />
            )}
            {!planning && <Late.PlanNotes position={position} plans={plans} />}
            {looks && <Late.AfterBar />}
          </div>
          <div className="board-foot-notes above-4 right-0 pad-1 absolute grid gap-0_3rem from-left untouched bottom-0">
            {ruler && (
              <Late.RulerLine
                position={position}
                ruler={ruler}
                onTurn={hand.turnRuler}
                onLeave={() => hand.enter('play')}
              />
            )}
            {!planning && <Late.ForesightLine position={position} />}
            {!planning && (
              <SessionContext value={game.session}>
                <Late.ForesightPanel position={position} pending={pending} reach={reach} />
              </SessionContext>
            )}
            {denied && pending && !ruler && (
              <Late.DeniedLine
                position={position}
                pending={pending}
                refusal={denied}
                onInspect={inspectDenied}
                onLeave={() => hand.cancel('denied')}
              />
            )}
            <Late.Undone />
            {!planning && <Late.Recap position={position} pending={pending} />}
          </div>
          {lesson && <LessonHint position={position} lesson={lesson} />}
        </div>
      }
      dock={
        planning ? (
          <Dock of={null} state="plan" label={panels.dock.plan}>
            <SessionContext value={game.session}>
              <Late.PlanPanel
                game={game}
                position={position}
                planning={planning}
                striking={plans.striking}
                onStrike={hand.planning.strike}
                onTake={hand.planning.take}
                onLeave={planOrLeave}
              />
            </SessionContext>
          </Dock>
        ) : (
          <TableDock
            position={position}
            pending={pending}
            showing={showing}
            subject={subject}
            hinting={hinting}
            underWay={route?.waiting ?? false}
            sheet={Boolean(exchanging?.exchange)}
            onTake={onTake}
            onAnswer={answer}
            onCard={onCard}
            onInspect={setInspected}
          />
        )
      }
      drawer={<GameDrawer drawer={drawer} />}
      over={
        <>
          {exchanging?.exchange && !onTake && (
            <Late.ExchangeSheet
              key={decisions}
              exchange={exchanging.exchange}
              position={position}
              onDecide={game.decideAll}
              onLeave={exchanging.leave}
            />
          )}
          <Late.OverTo position={position} pending={pending} />
          <Spoken speech={voice.speech} />
          {inspected !== null && (
            <Late.InspectDialog position={position} figure={inspected} onClose={() => setInspected(null)} />
          )}
          {help && <Late.HelpDialog open onClose={() => setHelp(false)} />}
          {passes && <Late.AutoPassDialog open onClose={() => setPasses(false)} />}
          {view.outcome !== null && !busy && !looks && <Late.OutcomeDialog onLook={() => setLooks(true)} />}
        </>
      }
    />
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
      ended={useGameState((state) => state.ended)}
      haste={useGameState(hasteNow)}
      onGoOn={game.goOn}
      speech={speech}
    />
  );
});

/** Log, reasons and numbers, apart: what is pointed at on the board does not concern them. */
const GameDrawer = memo(function GameDrawer({ drawer }: { readonly drawer: Drawn }) {
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
    <SessionContext value={game.session}>
      <FeedContext value={beside}>
        <Late.Drawer
          drawer={drawer}
          position={usePosition()}
          moment={useGameState((state) => state.moment)}
          showing={useGameState((state) => state.showing)}
          events={game.session.events}
          shown={useGameState((state) => state.shown)}
          feed={useGameState((state) => state.feed)}
        />
      </FeedContext>
    </SessionContext>
  );
});
