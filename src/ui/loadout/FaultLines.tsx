import DangerIcon from '~icons/game-icons/hazard-sign';
import type { PartyFault } from '../../engine/index.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

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
    <ul className="grid gap-1 whole-line">
      {faults.map((fault) => {
        const text = words.fault(fault, cards, whose?.(fault));
        return (
          <li
            key={`${fault.at.join('.')} ${text}`}
            className="fault notice columns-auto grid gap-2 on-line pad-1-2 round-s sm"
          >
            <DangerIcon className="harm" /> <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
