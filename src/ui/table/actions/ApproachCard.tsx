/** An enemy out of reach that was pressed: the way and the attack behind it, with the price of both, before they are paid. */
import type { Position, Prompt } from '../../../engine/index.ts';
import type { Choice } from '../../../stores/middara/hand-press.ts';
import { MoveIcon } from '../../icons/index.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { useHand } from '../context/use-hand.ts';
import { Price } from '../deeds/SpPips.tsx';
import { WayOdds } from '../odds/WayOdds.tsx';
import { EmpowerSwitch, Struck } from './Struck.tsx';
import { WayEnd } from './WayEnd.tsx';
import './target-card.css';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly choice: Extract<Choice, { kind: 'approach' }>;
}

export function ApproachCard({ position, pending, choice }: Props) {
  const hand = useHand();
  const { key, selection: words } = useWholeWords().ui.panels;
  const { to, target, after, sp, empoweredSp, empower } = choice;
  const attack = { position: after, attacker: pending.figure, target };
  return (
    <section
      className="target grid gap-1-4 middle tall lead-1_2 selection"
      aria-live="polite"
      aria-label={words.title}
    >
      <div className="grid gap-2px shrink bounded-y scroll-y lead-1_1">
        <Struck {...attack} empower={empower} />
      </div>
      <div className="grid gap-0_3rem shrink bounded-y scroll-y from-left">
        <p className="flex wrap middle gap-0-2 sm">
          <MoveIcon aria-hidden="true" /> {words.movesFirst(to.way.length, to.cost)}
        </p>
        <WayEnd position={position} figure={pending.figure} at={to.space} />
        <WayOdds position={position} pending={pending} destination={to} />
        {empoweredSp !== null && <EmpowerSwitch {...attack} on={empower} sp={empoweredSp - sp} />}
      </div>
      <div className="target-ways gap-2 flex">
        <button type="button" className="btn" onClick={() => hand.cancel('choice')}>
          {words.notYet} <kbd className="kbd">{key.escape}</kbd>
        </button>
        <button type="button" className="btn btn-primary" onClick={hand.confirm}>
          <span>{words.moveAndAttack}</span>
          <Price sp={empower ? (empoweredSp ?? sp) : sp} />
          <kbd className="kbd">{key.enter}</kbd>
        </button>
      </div>
    </section>
  );
}
