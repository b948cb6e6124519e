/** Beside the answers of a question: what is not to be asked again, and what may be used at any time. */
import { useContext, useState } from 'react';
import type { Option, Position, Prompt } from '../../../engine/index.ts';
import type { WhomAhead } from '../../../stores/middara/asked-ahead.ts';
import type { Offer } from '../../../stores/middara/auto-pass.ts';
import { keyThisRound } from '../../../stores/middara/for-now.ts';
import { cardOf, cardsOf } from '../../../stores/middara/turn-cards.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { ConsumableIcon } from '../../icons/index.ts';
import { latePart } from '../../page/part.tsx';
import { useGame } from '../../page/use-table.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { lateAhead } from '../context/late-ahead.ts';
import { SessionContext } from '../context/use-choice-odds.ts';
import './beside.css';

const LOOK =
  'beside-button flex middle mid gap-1 pad-1-2 shrink round-m clear size-0_82rem semi lead-1_15 text-center plain pressable';

const MoreSheet = latePart(async () => (await import('../deeds/MoreSheet.tsx')).MoreSheet);

interface NotAgainProps {
  readonly position: Position;
  readonly offers: readonly Offer[];
}

/** Passes the open question, and what it offers for the rest of the round; for good it is set on the hero's sheet. */
export function NotAgain({ position, offers }: NotAgainProps) {
  const { dock: words } = useWords().ui.panels;
  const game = useGame();
  const isWide = useLayout() === 'wide';
  return (
    <button
      type="button"
      className={`${LOOK} not-again most-6_8rem soft edgeless underlined`}
      onClick={() => game.answerForNow(offers.map(({ key }) => keyThisRound(key, position.state)))}
    >
      {isWide ? words.notAgain : words.notAgainShort}
    </button>
  );
}

interface AtAnyTimeProps {
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
  /** Answers to this question and the next, by their ids. */
  readonly onOrder: (answers: readonly string[]) => void;
}

/** Potions and the like, behind one button; on whom is chosen before one is used up. */
export function AtAnyTime({ position, pending, hinted, onAnswer, onOrder }: AtAnyTimeProps) {
  const { dock: words } = useWords().ui.panels;
  const telling = useTelling(position);
  const session = useContext(SessionContext);
  const [open, setOpen] = useState(false);
  const [held, setHeld] = useState<WhomAhead | null>(null);
  const ahead = held?.of === pending ? held : null;
  const close = () => {
    setOpen(false);
    setHeld(null);
  };
  const { items } = cardsOf(pending);
  if (items.length === 0) return null;
  const ids = items.flatMap(({ options }) => options.map(({ id }) => id));
  return (
    <>
      <button
        type="button"
        className={`${LOOK} edged`}
        aria-haspopup="dialog"
        data-option={ids.join(' ')}
        data-hinted={(hinted !== undefined && ids.includes(hinted)) || undefined}
        onClick={() => setOpen(true)}
      >
        <ConsumableIcon aria-hidden="true" /> {words.items.name(items.length)}
      </button>
      {open && !ahead && (
        <MoreSheet
          title={words.items.name(items.length)}
          cards={items}
          position={position}
          pending={pending}
          hinted={hinted}
          onAnswer={(option) => {
            const asks = session?.pending === pending ? lateAhead()?.whomAhead(session, option) : null;
            if (asks) return setHeld(asks);
            close();
            onAnswer(option);
          }}
          onClose={close}
        />
      )}
      {open && ahead && (
        <MoreSheet
          title={telling.title(ahead.next)}
          cards={ahead.targets.map(cardOf)}
          position={position}
          pending={ahead.next}
          hinted={undefined}
          first={ahead.first.id}
          onAnswer={({ id }) => {
            close();
            onOrder([ahead.first.id, id]);
          }}
          onClose={() => setHeld(null)}
        />
      )}
    </>
  );
}
