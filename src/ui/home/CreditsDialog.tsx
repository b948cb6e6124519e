/** Whose work the table is made of. */

import { CREDITS } from '../icons/credits.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { useWholeWords } from '../page/use-words.ts';

export function CreditsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWholeWords().ui.screens.credits;
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      <p>{words.about}</p>
      <ul className="credits grid gap-3">
        {CREDITS.map((credit) => (
          <li className="grid" key={credit.id}>
            <a href={credit.address} target="_blank" rel="noreferrer">
              {credit.name}
            </a>
            <span>{words.by[credit.id]}</span>
            <small className="faint">{words.licence[credit.licence]}</small>
          </li>
        ))}
      </ul>
      <p>
        <a href="./licences.txt" target="_blank" rel="noreferrer">
          {words.all}
        </a>
      </p>
    </Sheet>
  );
}
