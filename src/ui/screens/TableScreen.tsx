import { memo, useMemo, useState } from 'react';
import { figureIn, type Option, type Position, type Space, sightOf } from '../../engine/index.ts';
import { Board as WholeBoard } from '../board/Board.tsx';
import type { SpaceHint } from '../board/space-hint.ts';
import { downloadGame } from '../hooks/download.ts';
import { useBoardChoice } from '../hooks/use-board-choice.ts';
import { useStable } from '../hooks/use-stable.ts';
import { useGame, useGameState, usePosition } from '../hooks/use-table.ts';
import { useTableKeys } from '../hooks/use-table-keys.ts';
import { AutoPassDialog } from '../panels/AutoPassDialog.tsx';
import { FigureStrip } from '../panels/FigureStrip.tsx';
import { HelpDialog } from '../panels/HelpDialog.tsx';
import { InspectDialog } from '../panels/InspectDialog.tsx';
import { Notice } from '../panels/Notice.tsx';
import { QuestionPanel } from '../panels/QuestionPanel.tsx';
import { ShowingPanel } from '../panels/ShowingPanel.tsx';
import { SidePanel } from '../panels/SidePanel.tsx';
import { TableBar } from '../panels/TableBar.tsx';
import { TrackBar } from '../panels/TrackBar.tsx';
import { boardShow } from './board-show.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import './table-screen.css';

const Board = memo(WholeBoard);
const NO_OPTIONS: readonly Option[] = [];

/** The game on the table. */
export function TableScreen({ otherContent }: { otherContent: boolean }) {
  const game = useGame();
  const position = usePosition();
  const pending = useGameState((state) => state.pending);
  const showing = useGameState((state) => state.showing);
  const route = useGameState((state) => state.route);
  const fault = useGameState((state) => state.fault);
  const busy = useGameState((state) => state.busy);
  const decisions = useGameState((state) => state.decisions);
  const autoPass = useGameState((state) => state.autoPass);
  const view = position.state;
  const choice = useBoardChoice(game, position, pending);
  const [inspected, setInspected] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [passes, setPasses] = useState(false);
  const [warned, setWarned] = useState(otherContent);
  const answer = useStable((option: Option) => game.decide(option.id));
  const openHelp = useStable(() => setHelp(true));
  const openPasses = useStable(() => setPasses(true));
  const options = pending?.options ?? NO_OPTIONS;
  const subject = pending?.figure ?? view.turn?.figure ?? view.figures[0]?.id ?? null;

  useTableKeys({
    game,
    pending,
    choice,
    onHelp: openHelp,
    onInspect: () => setInspected(subject),
  });

  const selected = choice.selection?.kind === 'option' ? (choice.selection.option.figure ?? null) : null;
  const show = useMemo(() => boardShow(showing, position), [showing, position]);
  const aim = useMemo(
    () => (selected && pending ? sightTo(position, pending.figure, selected) : null),
    [position, pending, selected],
  );
  const hints = useMemo(() => hintsOf(pending?.kind === 'move' ? NO_OPTIONS : options), [pending, options]);
  const targets = useMemo(() => targetsOf(options), [options]);
  const onSpace = useStable(choice.onSpace);
  const onFigure = useStable((id: string) => {
    const standing = view.figures.find((figure) => figure.id === id);
    const token = standing?.at && spaceAnswer(options, standing.at);
    if (token) choice.onSpace(standing.at!);
    else if (!choice.onFigure(id)) setInspected(id);
  });
  const onToken = useStable((id: string) => {
    const token = view.boardTokens.find((one) => one.id === id);
    if (token) choice.onSpace(token.at);
  });
  return (
    <div className="table-screen">
      <header className="table-top panel">
        <TrackBar position={position} active={view.turn?.figure ?? null} onFigure={setInspected} />
        <TableBar onHelp={openHelp} onPasses={openPasses} />
      </header>
      <main className="table-board">
        <Board
          position={position}
          reach={choice.reach}
          hints={hints}
          way={
            choice.selection?.kind === 'destination'
              ? choice.selection.destination.way
              : (route?.way ?? show.way)
          }
          highlight={pending ? targets : show.figures}
          selected={selected}
          active={subject}
          line={aim ?? show.line}
          cursor={pointedAt(choice.selection)}
          onSpace={onSpace}
          onFigure={onFigure}
          onToken={onToken}
        />
      </main>
      <aside className="table-side">
        {fault && (
          <Notice title="The rules broke on that decision. It was taken back; everything before it is kept.">
            <p className="notice-text">{fault}</p>
            <p className="notice-ways">
              <button type="button" className="btn btn-small" onClick={() => downloadGame(game.record())}>
                Save the game as a file
              </button>
              <button type="button" className="btn btn-small btn-quiet" onClick={game.forgiveFault}>
                Go on
              </button>
            </p>
          </Notice>
        )}
        {warned && (
          <Notice
            calm
            title="This game was made with other content. It runs the same with the cards of today."
          >
            <button type="button" className="btn btn-small btn-quiet" onClick={() => setWarned(false)}>
              Good
            </button>
          </Notice>
        )}
        {pending ? (
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
            autoPass={autoPass}
            onAutoPass={game.setAutoPass}
          />
        ) : (
          <ShowingPanel
            position={position}
            showing={showing}
            over={view.outcome !== null}
            onSkip={game.skip}
          />
        )}
        <GameSide />
      </aside>
      {subject && (
        <div className="table-strip">
          <FigureStrip position={position} figure={subject} onInspect={setInspected} />
        </div>
      )}
      <p className="visually-hidden" aria-live="assertive">
        {pending ? announced(position, pending.seat, pending.figure, pending.text) : ''}
      </p>
      <InspectDialog position={position} figure={inspected} onClose={() => setInspected(null)} />
      <HelpDialog open={help} onClose={() => setHelp(false)} />
      <AutoPassDialog open={passes} onClose={() => setPasses(false)} />
      {!busy && <OutcomeDialog />}
    </div>
  );
}

/** Attack, thoughts and feed, apart: what is pointed at on the board does not concern them. */
const GameSide = memo(function GameSide() {
  const game = useGame();
  return (
    <SidePanel
      position={usePosition()}
      moment={useGameState((state) => state.moment)}
      showing={useGameState((state) => state.showing)}
      events={game.session.events}
      shown={useGameState((state) => state.shown)}
      feed={useGameState((state) => state.feed)}
    />
  );
});

const same = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1];
const spaceAnswer = (options: readonly Option[], at: Space) =>
  options.find((option) => option.space && same(option.space, at) && /^(place|space):/.test(option.id));
const targetsOf = (options: readonly Option[]): string[] =>
  options.flatMap((option) => (option.figure ? [option.figure] : []));

function pointedAt(selection: ReturnType<typeof useBoardChoice>['selection']): Space | null {
  if (!selection) return null;
  return selection.kind === 'destination' ? selection.destination.space : (selection.option.space ?? null);
}

/** Spaces that are answers, as the board marks them. */
function hintsOf(options: readonly Option[]): SpaceHint[] {
  return options.flatMap((option) => {
    if (!option.space) return [];
    const kind = option.id.startsWith('encounter:')
      ? 'loot'
      : option.id.startsWith('jump:')
        ? 'jump'
        : 'place';
    return [{ space: option.space, label: option.label, kind, note: option.note }];
  });
}

function sightTo(position: Position, from: string, to: string) {
  const [a, b] = [figureIn(position.state, from), figureIn(position.state, to)];
  return a.at && b.at ? { from: a.at, to: b.at, clear: sightOf(position, a, b).clear } : null;
}

function announced(position: Position, seatId: string, figureId: string, text: string): string {
  const seat = position.state.seats.find((one) => one.id === seatId)?.name ?? '';
  const figure = position.state.figures.find((one) => one.id === figureId)?.name ?? '';
  return `${seat} — ${figure}: ${text}`;
}
