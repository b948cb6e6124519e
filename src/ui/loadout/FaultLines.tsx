import DangerIcon from '~icons/game-icons/hazard-sign';
import type { PartyFault } from '../../engine/index.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import './budget.css';

interface Props {
  readonly faults: readonly PartyFault[];
  /** Whose fault it is, where that is not plain. */
  readonly whose?: (fault: PartyFault) => string | undefined;
}

/** What is wrong in one place, in words. */
export function FaultLines({ faults, whose }: Props) {
  const cards = useCards();
  const words = useWholeWords().ui.loadout;
  if (faults.length === 0) return null;
  return (
    <ul className="faults">
      {faults.map((fault) => {
        const text = words.fault(fault, cards, whose?.(fault));
        return (
          <li
            key={`${fault.at.join('.')} ${text}`}
            className="fault columns-auto lead-1_3 grid gap-2 on-line round-s sm"
          >
            <DangerIcon /> <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
