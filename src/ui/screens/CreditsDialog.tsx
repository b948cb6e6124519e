import { CREDITS } from '../icons/credits.ts';
import { Sheet } from '../panels/Sheet.tsx';

export function CreditsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="Credits and licences">
      <p>
        An unofficial fan project, not affiliated with Succubus Publishing. It holds no art and no text of the
        game: the words on its cards are written from data, in its own wording.
      </p>
      <ul className="credits">
        {CREDITS.map((credit) => (
          <li key={credit.name}>
            <a href={credit.address} target="_blank" rel="noreferrer">
              {credit.name}
            </a>
            <span>{credit.by}</span>
            <small>{credit.licence}</small>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
