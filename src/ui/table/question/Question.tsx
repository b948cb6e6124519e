/** The open question in the dock: its title, what is asked, and its answers. */
import { type ReactNode, useContext, useRef, useState } from 'react';
import { figureIn, type Option, type Position, type Prompt, type Refusal } from '../../../engine/index.ts';
import { alikeOf } from '../../../stores/middara/alike-answers.ts';
import type { DiceAhead } from '../../../stores/middara/asked-ahead.ts';
import { ASKS } from '../../../stores/middara/asks.ts';
import { dearerOf } from '../../../stores/middara/dearer-answers.ts';
import { diceChoiceOf } from '../../../stores/middara/dice-choice.ts';
import { canDodgeAll, volleyOf } from '../../../stores/middara/for-now.ts';
import { spaceOf } from '../../../stores/middara/options.ts';
import { cardOf, cardsOf, type TurnCard } from '../../../stores/middara/turn-cards.ts';
import { useFit } from '../../frame/use-fit.ts';
import { useLayout, useRoomForCards } from '../../frame/use-layout.ts';
import { ScrollIcon, TargetIcon } from '../../icons/index.ts';
import { MoreIcon } from '../../icons/MoreIcon.tsx';
import { latePart } from '../../page/part.tsx';
import { useHeldPress } from '../../page/use-held-press.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { keysOf } from '../asks/answer-order.ts';
import { lateAhead, useLateAhead } from '../context/late-ahead.ts';
import { SessionContext } from '../context/use-choice-odds.ts';
import { useKnownPreviews } from '../context/use-preview.ts';
import { StackCard } from '../deeds/DeedCard.tsx';
import { Answer } from './Answer.tsx';
import { QuestionTitle } from './QuestionTitle.tsx';
import '../../frame/answers.css';

const DiceSwitches = latePart(async () => (await import('./DiceSwitches.tsx')).DiceSwitches);
const FaceOptions = latePart(async () => (await import('./FaceOptions.tsx')).FaceOptions);
const MoreSheet = latePart(async () => (await import('../deeds/MoreSheet.tsx')).MoreSheet);
const DeedText = latePart(async () => (await import('../deeds/DeedText.tsx')).DeedText);
const PapersSheet = latePart(async () => (await import('./PapersSheet.tsx')).PapersSheet);
const LootSheet = latePart(async () => (await import('./LootSheet.tsx')).LootSheet);
const VolleyAnswer = latePart(async () => (await import('./Volley.tsx')).VolleyAnswer);
const EmpoweredAnswer = latePart(async () => (await import('./EmpoweredAnswer.tsx')).EmpoweredAnswer);
const SpaceSheet = latePart(async () => (await import('./SpaceSheet.tsx')).SpaceSheet);

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  /** A way is being walked, and this question came in between. */
  readonly underWay: boolean;
  readonly onAnswer: (option: Option) => void;
  /** Answers to this question and the next, by their ids. */
  readonly onOrder: (answers: readonly string[]) => void;
  /** Among the answers, before them. */
  readonly lead?: ReactNode;
  /** In place of its title, where what it asks is done but for a press. */
  readonly done?: string | undefined;
}

/** How many answers stand side by side in each layout; what is more lies under the last one. */
const ROOM = { wide: 5, phone: 4, low: 4 } as const;
/** Numbers and faces are small. */
const SMALL_ROOM = { wide: 8, phone: 8, low: 6 } as const;
/** A card fewer where there is no room for nine cards of a turn. */
const NINE = 9;

/** Its title beside its answers. */
export function Question(props: Props) {
  const { position, pending, hinted, underWay, onAnswer, onOrder, lead, done } = props;
  const row = useRef<HTMLDivElement>(null);
  useFit(row);
  const { form, sheet } = ASKS[pending.question.ask];
  const session = useContext(SessionContext);
  const [held, setHeld] = useState<DiceAhead | null>(null);
  const ahead = held?.of === pending ? held : null;
  const { dock: words } = useWords().ui.panels;
  const telling = useTelling(position);
  const { isLost } = useRescues(position, pending, pending.options);
  const answer = (option: Option) => {
    const asks = session?.pending === pending ? lateAhead() : null;
    const dice = asks?.diceAhead(session!, option);
    const next = asks?.empowerAhead(session!, option)?.plain ?? asks?.rescueAhead(session!, option);
    if (dice) setHeld(dice);
    else if (next) onOrder([option.id, next.id]);
    else onAnswer(option);
  };
  const choice = ahead?.choice ?? (form === 'dice' ? diceChoiceOf(pending) : null);
  // Its words have the room they need.
  if (sheet === 'loot') return <LootSheet {...{ position, pending, hinted, underWay }} onAnswer={answer} />;
  return (
    <div ref={row} className="asking grid gap-2 tall">
      <QuestionTitle
        {...{ position, underWay }}
        done={isLost ? words.lost.title(telling.figureName(figureIn(position.state, pending.figure))) : done}
        pending={ahead?.next ?? pending}
      />
      {choice ? (
        <DiceSwitches
          position={position}
          pending={ahead?.next ?? pending}
          choice={choice}
          hinted={ahead ? undefined : hinted}
          onAnswer={ahead ? ({ id }) => onOrder([ahead.first.id, id]) : onAnswer}
          ahead={ahead}
          onCancel={() => setHeld(null)}
        />
      ) : form === 'faces' ? (
        <FaceOptions pending={pending} onAnswer={onAnswer} onOrder={onOrder} />
      ) : (
        <AnswerRow {...{ position, pending, hinted, lead, done, onOrder }} onAnswer={answer} />
      )}
    </div>
  );
}

type RowProps = Omit<Props, 'underWay'>;

/** Where a life hangs on it: what would not save it lies under *More*, once that is known; the first that does is gold. */
function useRescues(
  position: Position,
  pending: Prompt,
  options: readonly Option[],
): { readonly idle: ReadonlySet<Option>; readonly first: Option | undefined; readonly isLost: boolean } {
  const telling = useTelling(position);
  const isLife = ASKS[pending.question.ask].rescue === true;
  const rescues = isLife ? options.filter(({ interjection }) => interjection === true) : [];
  const known = useKnownPreviews(
    pending,
    rescues.map(({ id }) => id),
  );
  const saves = (option: Option): boolean | null => {
    const preview = known.get(option.id);
    return preview ? !telling.foretold(option, pending, preview).warns : null;
  };
  return {
    idle: new Set(rescues.filter((option) => saves(option) === false)),
    first: rescues.find((option) => saves(option) === true),
    isLost: isLife && rescues.every((option) => saves(option) === false),
  };
}

/** Answers side by side; spaces under a card of their own, and what has no room under the last. */
function AnswerRow({ position, pending, hinted, onAnswer, onOrder, lead, done }: RowProps) {
  const session = useContext(SessionContext);
  const blows = useLateAhead(session?.pending === pending && ASKS[pending.question.ask].blow === true);
  const { dock: words } = useWords().ui.panels;
  const telling = useTelling(position);
  const layout = useLayout();
  const most = useRoomForCards();
  const [open, setOpen] = useState<'spaces' | 'papers' | 'more' | null>(null);
  const { form, sheet } = ASKS[pending.question.ask];
  const cards = cardsOf(pending, 99);
  const isSpace = ({ act }: Option) => form === 'board' && spaceOf(act) !== null;
  const all = cards.shown.flatMap((card) => card.options);
  const spaces = all.filter(isSpace);
  const { idle, first, isLost } = useRescues(position, pending, all);
  const same = alikeOf(all, (option) => telling.option(option, pending));
  const dear = dearerOf(pending, position.cards);
  /** Those of all that it does. */
  const idsOf = (option: Option) => [
    ...(same.get(option) ?? [option]).map(({ id }) => id),
    ...[...dear].flatMap(([{ id }, cheaper]) => (cheaper === option ? [id] : [])),
  ];
  const plain = all.filter(
    (option) =>
      !isSpace(option) && !idle.has(option) && !dear.has(option) && same.get(option)?.[0] === option,
  );
  // What ends a movement stands where what ends a turn does.
  const ends = pending.question.ask === 'move' ? [] : cards.ends.flatMap((card) => card.options);
  const hasPapers = sheet === 'exalted';
  const volley = volleyOf(pending, position);
  const dodgesAll =
    volley !== null && canDodgeAll(pending, volley, figureIn(position.state, pending.figure).sp);
  // Of those shown the dearer goes, so that there is one of them.
  const strikes = plain.flatMap((option) => blows?.empowerAhead(session!, option) ?? [])[0];
  const besides =
    Number(volley !== null) +
    Number(strikes !== undefined) +
    Number(dodgesAll) +
    (lead ? 1 : 0) +
    (spaces.length > 0 ? 1 : 0) +
    (hasPapers ? 1 : 0);
  // What may not be done is told with what has no room; of spaces in their list, of cards on them.
  const refused = hasPapers ? [] : cards.shown.flatMap((card) => card.refused);
  const isOfSpaces = ({ act }: Refusal) => spaces.length > 0 && form === 'board' && spaceOf(act) !== null;
  const others = refused.filter((refusal) => !isOfSpaces(refusal));
  const large = ROOM[layout] - Number(layout === 'wide' && most < NINE);
  const isMany = form === 'number' && plain.length + ends.length + besides > large;
  const room = (isMany ? SMALL_ROOM[layout] : large) - ends.length - besides;
  const hasMore = cards.more.length + others.length + idle.size > 0;
  const left = plain.length + (hasMore ? 1 : 0) > room;
  // Where one way of spending is the best of all, the others are for who wants to choose.
  const best = plain.filter(({ act }) => act.do === 'spend-best');
  // To Dodge this one stands beside Dodging all of them.
  const least = volley ? 1 : 0;
  const shown = best.length > 0 ? best : left ? plain.slice(0, Math.max(least, room - 1)) : plain;
  const under: TurnCard[] = [
    ...[...plain.filter((option) => !shown.includes(option)), ...idle].map(cardOf),
    ...cards.more,
    ...others.map((refusal) => ({ key: refusal.id, act: refusal.act, options: [], refused: [refusal] })),
  ];
  const keys = new Map([...keysOf(pending, position.cards)].map(([key, { id }]) => [id, key]));
  const shared = { position, asker: pending, onAnswer };
  const [read, setRead] = useState<Option | null>(null);
  const listening = useHeldPress(({ target }) => {
    const id = (target as Element).closest<HTMLElement>('[data-option]')?.dataset.option;
    const option = all.concat(ends).find((one) => one.id === id);
    if (option) setRead(option);
    return option !== undefined;
  });
  // Whatever is unfolded is put away by an answer.
  const unfolded = {
    position,
    pending,
    hinted,
    onAnswer: (option: Option) => {
      setOpen(null);
      onAnswer(option);
    },
    onClose: () => setOpen(null),
  };
  const answer = (option: Option, declines: boolean) => (
    <li key={option.id} data-declines={declines || undefined}>
      <Answer
        {...shared}
        option={option}
        ids={idsOf(option)}
        shortcut={keys.get(option.id) ?? null}
        declines={declines}
        proposed={option.proposed || option === first || (isLost && option.act.do === 'pass')}
        says={isLost && option.act.do === 'pass' ? words.lost.goOn : undefined}
        hinted={option.id === hinted}
      />
    </li>
  );
  return (
    <>
      <ul
        className="answers grid gap-6px shrink-y"
        data-many={isMany || undefined}
        data-count={shown.length + ends.length + besides + Number(under.length > 0)}
        {...listening}
      >
        {lead && <li className={pending.kind === 'placement' ? 'across' : undefined}>{lead}</li>}
        {spaces.length > 0 && (
          <li>
            <StackCard
              name={done === undefined ? words.list(spaces.length) : words.moveLast(spaces.length)}
              line={done === undefined ? words.pickSpace : words.otherSpace}
              icon={TargetIcon}
              shortcut={null}
              options={spaces.map(({ id }) => id)}
              open={open === 'spaces'}
              hinted={hinted}
              onPress={() => setOpen('spaces')}
            />
          </li>
        )}
        {hasPapers && (
          <li>
            <StackCard
              name={words.papers.name}
              line={words.papers.effect}
              icon={ScrollIcon}
              shortcut={null}
              options={[]}
              open={open === 'papers'}
              onPress={() => setOpen('papers')}
            />
          </li>
        )}
        {shown.map((option) => answer(option, false))}
        {strikes && (
          <li>
            <EmpoweredAnswer position={position} ahead={strikes} onOrder={onOrder} />
          </li>
        )}
        {volley && dodgesAll && (
          <li>
            <VolleyAnswer position={position} pending={pending} volley={volley} answer="all" />
          </li>
        )}
        {under.length > 0 && (
          <li>
            <StackCard
              name={best.length > 0 ? words.choose : words.more.name}
              line={words.more.effect(under.length)}
              icon={MoreIcon}
              shortcut={null}
              options={under.flatMap(({ options }) => options.map(({ id }) => id))}
              open={open === 'more'}
              hinted={hinted}
              onPress={() => setOpen('more')}
            />
          </li>
        )}
        {ends.map((option) => answer(option, true))}
        {volley && (
          <li data-declines>
            <VolleyAnswer position={position} pending={pending} volley={volley} answer="none" />
          </li>
        )}
      </ul>
      {read && (
        <DeedText
          title={telling.option(read, pending)}
          card={cardOf(read)}
          position={position}
          pending={pending}
          onClose={() => setRead(null)}
        />
      )}
      {open === 'more' && <MoreSheet title={words.more.name} cards={under} {...unfolded} />}
      {open === 'papers' && <PapersSheet {...unfolded} />}
      {open === 'spaces' && (
        <SpaceSheet {...unfolded} options={spaces} refused={refused.filter(isOfSpaces)} />
      )}
    </>
  );
}
