/** Beside the answers of a question: what is not to be asked again, and what may be used at any time. */
import { useState } from 'react';
import type { Option, Position, Prompt } from '../../../engine/index.ts';
import type { Offer } from '../../../stores/middara/auto-pass.ts';
import { cardsOf } from '../../../stores/middara/turn-cards.ts';
import { ConsumableIcon } from '../../icons/index.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { latePart } from '../../page/part.tsx';
import { useGame } from '../../page/use-table.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import './beside.css';

const LOOK =
  'beside-button flex middle mid gap-1 pad-1-2 shrink round-m clear size-0_82rem semi lead-1_15 text-center plain edged pressable';

const AutoPassList = latePart(async () => (await import('../asks/AutoPassList.tsx')).AutoPassList);
const ForNow = latePart(async () => (await import('./ForNow.tsx')).ForNow);
const MoreSheet = latePart(async () => (await import('../deeds/MoreSheet.tsx')).MoreSheet);

interface NotAgainProps {
  readonly position: Position;
  readonly pending: Prompt;
  readonly offers: readonly Offer[];
  readonly passed: readonly string[];
}

/** Opens what may be passed without asking, each to be set and unset. */
export function NotAgain({ position, pending, offers, passed }: NotAgainProps) {
  const { dock: words, autoPass } = useWords().ui.panels;
  const telling = useTelling(position);
  const game = useGame();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={LOOK} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.notAgain}
      </button>
      <Sheet open={open} title={words.notAsked} onClose={() => setOpen(false)}>
        <ForNow view={position.state} pending={pending} offers={offers} />
        <AutoPassList
          legend={autoPass.title}
          offers={offers}
          telling={telling}
          passed={passed}
          onChange={game.setAutoPass}
        />
      </Sheet>
    </>
  );
}

interface AtAnyTimeProps {
  readonly position: Position;
  readonly pending: Prompt;
  readonly hinted: string | undefined;
  readonly onAnswer: (option: Option) => void;
}

/** Potions and the like, behind one button. */
export function AtAnyTime({ position, pending, hinted, onAnswer }: AtAnyTimeProps) {
  const { dock: words } = useWords().ui.panels;
  const [open, setOpen] = useState(false);
  const { items } = cardsOf(pending);
  if (items.length === 0) return null;
  const ids = items.flatMap(({ options }) => options.map(({ id }) => id));
  return (
    <>
      <button
        type="button"
        className={LOOK}
        aria-haspopup="dialog"
        data-option={ids.join(' ')}
        data-hinted={(hinted !== undefined && ids.includes(hinted)) || undefined}
        onClick={() => setOpen(true)}
      >
        <ConsumableIcon aria-hidden="true" /> {words.items.name(items.length)}
      </button>
      {open && (
        <MoreSheet
          title={words.items.name(items.length)}
          cards={items}
          position={position}
          pending={pending}
          hinted={hinted}
          onAnswer={(option) => {
            setOpen(false);
            onAnswer(option);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
