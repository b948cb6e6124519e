import DangerIcon from '~icons/game-icons/hazard-sign';
import { faultText, type PartyFault } from '../../stores/loadout/loadouts.ts';
import './budget.css';

/** What is wrong in one place, in words. */
export function FaultLines({ faults }: { faults: readonly PartyFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className="faults">
      {faults.map((fault) => {
        const text = faultText(fault);
        return (
          <li key={`${fault.at.join('.')} ${text}`} className="fault">
            <DangerIcon /> <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
