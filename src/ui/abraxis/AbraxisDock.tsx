import type { AbraxisOption, AbraxisPrompt } from '../../abraxis/index.ts';
import { resultOf } from '../../abraxis/index.ts';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';
import { SeatPicture } from '../figures/SeatMark.tsx';
import { Asking } from '../frame/Asking.tsx';
import { BackSure } from '../frame/bar/BackSure.tsx';
import { UndoButton } from '../frame/bar/UndoButton.tsx';
import type { TakingBack } from '../frame/bar/use-taking-back.ts';
import { Dock } from '../frame/Dock.tsx';
import { Faster } from '../frame/Faster.tsx';
import { useLayout } from '../frame/use-layout.ts';
import { useStore } from '../page/use-store.ts';
import { useSpeed } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { useAbraxis } from './abraxis-context.ts';
import { AfterEnding, Ending } from './Ending.tsx';
import { FacePanel } from './FacePanel.tsx';
import { LockAnswers } from './LockAnswers.tsx';
import { Fate } from './Tray.tsx';
import { useLockOdds } from './use-lock-odds.ts';

interface Props {
  readonly game: AbraxisGame;
  /** Whose the dock is; less than 0 for nobody. */
  readonly of: number;
  /** A question about a roll that is somebody's to answer. */
  readonly locks: AbraxisPrompt | null;
  readonly isHouse: boolean;
  readonly picked: readonly number[];
  /** What locking in what is picked would be; null where there is none, or it is too dear. */
  readonly lock: AbraxisOption | null;
  readonly back: TakingBack;
  /** Another game is wanted in its place: null where none is. */
  readonly leaving: { go(): void; stay(): void } | null;
  readonly onAnswer: (option: string) => void;
}

/** Whose turn it is, what is asked, and what ends it; or how the game ended. */
export function AbraxisDock(props: Props) {
  const { game, of, locks, isHouse, picked, lock, back, leaving, onAnswer } = props;
  const { words } = useAbraxis();
  const { panels } = useWords().ui;
  const pending = useStore(game.store, (state) => state.pending);
  const view = useStore(game.store, (state) => state.view);
  const feed = useStore(game.store, (state) => state.feed);
  const held = useStore(game.store, (state) => state.held);
  const isShown = useSpeed() !== 'instant';
  const odds = useLockOdds(game, locks);
  const layout = useLayout();
  const { setup } = game.session;
  const player = view.players[of];
  const undo = layout === 'phone' && <UndoButton game={game} onUndo={back.undo} />;
  const over = view.phase === 'over' ? resultOf(game.session) : null;
  const main = () => {
    if (back.sure) return <BackSure back={back} />;
    if (leaving) return <Leaving {...leaving} />;
    if (over) return <Ending game={game} result={over} />;
    if (locks)
      return (
        <LockAnswers
          key={`${view.round} ${view.roll} ${locks.player}`}
          asked={locks}
          title={words.question(locks, setup)}
          player={view.players[locks.player]!}
          odds={odds}
          onAnswer={onAnswer}
        />
      );
    if (pending?.kind === 'die-face')
      return <FacePanel asked={pending} title={words.question(pending, setup)} onAnswers={game.decideAll} />;
    return (
      <p className="grid in-middle tall lg semi">
        {pending && isHouse ? words.houseTaken(setup.players[pending.player]!.name) : feed.at(-1)?.text}
      </p>
    );
  };
  const end = () => {
    if (over) return <AfterEnding game={game} />;
    if (locks) return <KeepPicked picked={picked} lock={lock} odds={odds} onAnswer={onAnswer} />;
    if (pending && isHouse)
      return (
        <button
          type="button"
          className="end-turn packed relative grid middle center gap-2px pad-1-2 shrink round-m clear size-md bold lead-1_1 plain pressable"
          data-over
          onClick={game.redo}
        >
          {words.letPlay}
        </button>
      );
    if (held)
      return (
        <button
          type="button"
          className="end-turn packed relative grid middle center gap-2px pad-1-2 shrink round-m clear size-md bold lead-1_1 plain pressable"
          data-over
          aria-keyshortcuts="Enter"
          onClick={game.goOn}
        >
          {words.goOn}
        </button>
      );
    return pending ? null : <Faster onSkip={game.skip} onHurry={game.hurry} />;
  };
  return (
    <Dock
      of={pending}
      state={pending ? 'question' : 'watching'}
      label={pending ? panels.question.title : panels.showing.title}
      guarded={isShown && !isHouse}
      hero={
        player &&
        !over && (
          <div className="dock-hero shrink shrink-y dock-who grid in-middle lead-1_2">
            <SeatPicture at={of as 0 | 1 | 2 | 3} />
            <strong className="one-line clip display-face lg semi lead-1_15">
              <bdi>{setup.players[of]!.name}</bdi>
            </strong>
            <span className="flex wrap middle gap-0-2 sm">
              {words.pointsOf(player.points)} <Fate left={player.fate} />
            </span>
          </div>
        )
      }
      end={
        <>
          {undo}
          {end()}
        </>
      }
    >
      {main()}
    </Dock>
  );
}

interface KeepProps extends Pick<Props, 'picked' | 'lock' | 'onAnswer'> {
  readonly odds: ReturnType<typeof useLockOdds>;
}

/** Locks in what is picked on the felt. */
function KeepPicked({ picked, lock, odds, onAnswer }: KeepProps) {
  const { words } = useAbraxis();
  const price = Math.max(0, picked.length - 1);
  const worth = lock && odds?.get(lock.id);
  return (
    <button
      type="button"
      className="end-turn packed relative grid middle center gap-2px pad-1-2 shrink round-m clear size-md bold lead-1_1 plain pressable abx-lock"
      data-over={lock ? true : undefined}
      disabled={!lock}
      aria-keyshortcuts="Enter"
      onClick={() => lock && onAnswer(lock.id)}
    >
      <span>
        {picked.length > 0 && !lock ? words.tooDear(price) : words.lockPicked(picked.length, price)}
      </span>
      {worth && <small className="xs medium">{words.odds(worth.round)}</small>}
    </button>
  );
}

/** Whether a game that is under way is given up. */
function Leaving({ go, stay }: { go(): void; stay(): void }) {
  const { words } = useAbraxis();
  const { back } = useWords().ui.panels.dock;
  return (
    <Asking title={words.reallyAnew}>
      <ul className="answers grid gap-6px shrink-y">
        <li>
          <button type="button" className="answer text-left option relative pressable" onClick={stay}>
            {back}
          </button>
        </li>
        <li>
          <button type="button" className="answer text-left option relative pressable" onClick={go}>
            {words.anew}
          </button>
        </li>
      </ul>
    </Asking>
  );
}
