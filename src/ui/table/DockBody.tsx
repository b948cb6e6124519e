/** What can be done at the open question: cards of a turn, a target, the question with its answers. */
import type { FigureId, Option } from '../../engine/index.ts';
import { walkOf } from '../../stores/middara/approach-course.ts';
import { forMe } from '../../stores/middara/for-me.ts';
import type { TurnCard } from '../../stores/middara/turn-cards.ts';
import { useStable } from '../page/use-stable.ts';
import { useGame, useGameState } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { useHand, useHeld } from './context/use-hand.ts';
import { Cards } from './deeds/Cards.tsx';
import type { DockHeld } from './dock-held.ts';
import { useHere } from './here.ts';
import * as Late from './late-on-table.ts';
import { QuestionTitle } from './question/QuestionTitle.tsx';

export function DockBody({ held }: { readonly held: DockHeld }) {
  const { position, hinting, isOthers, answer } = useHere();
  const { dock, placing } = useWords().ui.panels;
  const game = useGame();
  const hand = useHand();
  const underWay = useGameState(({ route }) => walkOf(route)?.waiting === true);
  const onCard = useCardPress();
  const { pending, choice, gathered, sure, ofCard } = held;
  const isPlaced = useHeld('choice', pending) !== null && pending.kind === 'placement';
  const at = { position, pending, hinted: hinting?.hint?.option };
  if (held.isSheet) return <p className="packed grid tall soft">{dock.above}</p>;
  if (sure)
    return (
      <Late.SureLine
        position={position}
        asking={sure.stake}
        sp={pending.options.find(({ id }) => id === sure.answer)?.sp ?? 0}
        onGo={hand.go}
        onLeave={() => hand.cancel('sure')}
      />
    );
  if (choice?.kind === 'approach')
    return <Late.ApproachCard position={position} pending={pending} choice={choice} />;
  if (choice) return <Late.TargetCard position={position} pending={pending} choice={choice} />;
  if (gathered) return <Late.GatherCard position={position} pending={pending} gathered={gathered} />;
  if (ofCard) return <Late.TargetList {...at} options={ofCard} onAnswer={answer} />;
  const title = (
    <div className="visually-hidden">
      <QuestionTitle position={position} pending={pending} underWay={underWay} />
    </div>
  );
  if (held.ends === 'turn')
    return (
      <>
        {title}
        <Cards {...at} onCard={onCard} onAnswer={answer} />
      </>
    );
  const chosen = forMe(pending, position);
  const lead =
    pending.kind === 'placement' ? (
      <Late.HeroesToPlace position={position} pending={pending} isOthers={isOthers} />
    ) : (
      chosen && <Late.ChooseForMe chosen={chosen} hinted={at.hinted} />
    );
  const question = (
    <Late.Question
      key={pending.kind}
      {...at}
      underWay={underWay}
      onAnswer={answer}
      onOrder={game.decideAll}
      lead={lead}
      done={isPlaced ? placing.allPlaced : undefined}
    />
  );
  if (!held.isOwnMove) return question;
  return (
    <Late.CardsOnWay {...at} title={title} onCard={onCard} onAnswer={answer}>
      {question}
    </Late.CardsOnWay>
  );
}

/** What a press on a card does: its one answer, or it is held and its targets are lit. */
function useCardPress() {
  const { by, answer } = useHere();
  const hand = useHand();
  return useStable((card: TurnCard, isLookedAt: boolean, target?: FigureId) => {
    if (target !== undefined) hand.pressFigure(target, by.current);
    const [only, more]: readonly (Option | undefined)[] = card.options;
    if (!only) return;
    if (more) hand.hold({ key: card.key, options: card.options.map(({ id }) => id) });
    else if (only.act.do === 'attack') hand.pressFigure(only.act.target, by.current);
    // As a finger presses: what it comes to is seen before it is done.
    else if (isLookedAt) hand.press(only, 'touch');
    else answer(only);
  });
}
