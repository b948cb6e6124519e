/** The dock of Middara's table: cards of a turn, a target, a question, or what is being shown. One of them at a time. */
import type { EncounterEvent, FigureId, Option, Position, Prompt } from '../../engine/index.ts';
import { ASKS } from '../../stores/middara/asks.ts';
import { listOffers } from '../../stores/middara/auto-pass.ts';
import { forMe } from '../../stores/middara/for-me.ts';
import { endOfOwnMove } from '../../stores/middara/route.ts';
import type { TurnCard } from '../../stores/middara/turn-cards.ts';
import { seatNumber } from '../figures/SeatMark.tsx';
import { UndoButton } from '../frame/bar/UndoButton.tsx';
import { Dock } from '../frame/Dock.tsx';
import { Faster } from '../frame/Faster.tsx';
import { useLayout } from '../frame/use-layout.ts';
import { useGame, useGameState, useSpeed } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { EndTurn } from './actions/EndTurn.tsx';
import { HeroBlock } from './actions/HeroBlock.tsx';
import { SessionContext } from './context/use-choice-odds.ts';
import { useHand, useHandState, useHeld } from './context/use-hand.ts';
import type { Hinting } from './context/use-hint.ts';
import { Cards } from './deeds/Cards.tsx';
import {
  AtAnyTime,
  CardsOnWay,
  ChooseForMe,
  GatherCard,
  HeroesToPlace,
  NotAgain,
  PassDevice,
  PlaceOrStart,
  Question,
  SureLine,
  TargetCard,
  TargetList,
  Watching,
} from './late-on-table.ts';
import { QuestionTitle } from './question/QuestionTitle.tsx';

interface Props {
  readonly position: Position;
  readonly pending: Prompt | null;
  readonly showing: EncounterEvent | null;
  readonly subject: FigureId | null;
  readonly hinting: Hinting | null;
  /** A way is being walked, and this question came in between. */
  readonly underWay: boolean;
  /** Gear is changed on a sheet over the board. */
  readonly sheet: boolean;
  /** Whoever is asked says that the device is theirs; null where nobody needs to. */
  readonly onTake?: (() => void) | null;
  readonly onAnswer: (option: Option) => void;
  readonly onCard: (card: TurnCard, isLookedAt: boolean) => void;
  readonly onInspect: (id: FigureId) => void;
}

export function TableDock(props: Props) {
  const {
    position,
    pending,
    showing,
    subject,
    hinting,
    underWay,
    sheet,
    onTake,
    onAnswer,
    onCard,
    onInspect,
  } = props;
  const { question: words, showing: watching, dock } = useWords().ui.panels;
  const game = useGame();
  const hand = useHand();
  const layout = useLayout();
  // Where things are shown in no time, nobody was about to press anything else.
  const isShown = useSpeed() !== 'instant';
  const isHeld = useGameState((state) => state.held);
  const isPlacement = pending?.kind === 'placement';
  const pointed = useHeld('choice', pending);
  // The last hero stands on the board as the others do: nothing is asked of that space by itself.
  const choice = isPlacement ? null : pointed;
  const gathered = useHeld('gathered', pending);
  const sure = useHeld('sure', pending);
  const card = useHandState(({ of, card }) => (of === pending ? card : null));
  const hero = subject && <HeroBlock position={position} figure={subject} onInspect={onInspect} />;
  const undo = layout === 'phone' && <UndoButton game={game} onUndo={hand.undo} />;
  if (!pending) {
    const over = position.state.outcome !== null;
    const acting = position.state.figures.find(({ id }) => id === position.state.turn?.figure);
    // On a phone the board has the room of answers that nobody can give (face.md 9).
    const small = layout === 'phone' && isShown && !over && acting?.side === 'combatants';
    // The same dock as with a question: it grows back and takes the focus.
    return (
      <SessionContext value={game.session}>
        <Dock
          of={null}
          state="watching"
          label={watching.title}
          small={small}
          hero={small ? undefined : hero}
          end={
            over ? (
              undo
            ) : (
              <>
                {!small && undo}
                <Faster onSkip={game.skip} onHurry={game.hurry} onPause={game.pause} held={isHeld} />
              </>
            )
          }
        >
          <Watching position={position} showing={showing} over={over} />
        </Dock>
      </SessionContext>
    );
  }
  const seat = seatNumber(position.state.seats, pending.seat);
  if (onTake)
    return (
      <Dock of={null} state="pass" label={words.title} seat={seat} end={undo}>
        <PassDevice position={position} pending={pending} onTake={onTake} />
      </Dock>
    );
  const ofCard = card && pending.options.filter(({ id }) => card.options.includes(id));
  const { form, rescue, sheet: kind } = ASKS[pending.question.ask];
  const hinted = hinting?.hint?.option;
  const isTurn = form === 'cards';
  const isLoot = kind === 'loot' && !sheet;
  const isMove = pending.question.ask === 'move';
  const isOwnMove = endOfOwnMove(position, pending) !== null;
  const offers = isTurn ? [] : listOffers(pending);
  const state =
    sheet || isLoot
      ? 'sheet'
      : sure
        ? 'question'
        : choice || ofCard || gathered
          ? 'target'
          : isTurn || isOwnMove
            ? 'cards'
            : 'question';
  const ends = isTurn || isMove;
  const chosen = forMe(pending, position);
  const lead = isPlacement ? (
    <HeroesToPlace position={position} pending={pending} />
  ) : (
    chosen && <ChooseForMe chosen={chosen} hinted={hinted} />
  );
  const title = (
    <div className="visually-hidden">
      <QuestionTitle position={position} pending={pending} underWay={underWay} />
    </div>
  );
  const question = (
    <Question
      key={pending.kind}
      position={position}
      pending={pending}
      hinted={hinted}
      underWay={underWay}
      onAnswer={onAnswer}
      onOrder={game.decideAll}
      lead={lead}
    />
  );
  return (
    <SessionContext value={game.session}>
      <Dock
        of={pending}
        state={state}
        label={words.title}
        guarded={isShown && !isTurn && !isMove}
        urgent={rescue === true}
        seat={seat}
        rises={isLoot ? layout : undefined}
        // On a phone the cards of who is placed have its room.
        hero={isLoot || (isPlacement && layout === 'phone') ? undefined : hero}
        end={
          isLoot &&
          layout === 'wide' &&
          !pending.options.some(({ interjection }) => interjection) ? undefined : (
            <>
              {undo}
              {sheet ? null : ends ? (
                <EndTurn
                  position={position}
                  pending={pending}
                  hinted={hinted}
                  onAnswer={onAnswer}
                  onEndTurn={isOwnMove ? hand.endTurn : null}
                />
              ) : (
                <>
                  {isPlacement && <PlaceOrStart pending={pending} />}
                  {offers.length > 0 && <NotAgain offers={offers} position={position} />}
                  <AtAnyTime
                    position={position}
                    pending={pending}
                    hinted={hinted}
                    onAnswer={onAnswer}
                    onOrder={game.decideAll}
                  />
                </>
              )}
            </>
          )
        }
      >
        {sheet ? (
          <p className="packed grid tall soft">{dock.above}</p>
        ) : sure ? (
          <SureLine
            position={position}
            asking={sure.stake}
            sp={pending.options.find(({ id }) => id === sure.answer)?.sp ?? 0}
            onGo={hand.go}
            onLeave={() => hand.cancel('sure')}
          />
        ) : choice ? (
          <TargetCard position={position} pending={pending} choice={choice} />
        ) : gathered ? (
          <GatherCard position={position} pending={pending} gathered={gathered} />
        ) : ofCard ? (
          <TargetList
            position={position}
            pending={pending}
            options={ofCard}
            hinted={hinted}
            onAnswer={onAnswer}
          />
        ) : isTurn ? (
          <>
            {title}
            <Cards
              position={position}
              pending={pending}
              hinted={hinted}
              onCard={onCard}
              onAnswer={onAnswer}
            />
          </>
        ) : isOwnMove ? (
          <CardsOnWay
            position={position}
            pending={pending}
            hinted={hinted}
            title={title}
            onCard={onCard}
            onAnswer={onAnswer}
          >
            {question}
          </CardsOnWay>
        ) : (
          question
        )}
      </Dock>
    </SessionContext>
  );
}
