import { Sheet } from '../../kit/Sheet.tsx';
import type { HelpPart } from '../guest-look.ts';

interface Props {
  readonly of: {
    readonly title: string;
    readonly parts: readonly HelpPart[];
    readonly keys: string;
    readonly credits: string;
  };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The rules in short, with their pages, and the keys. */
export function GuestHelp({ of, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={of.title} isText>
      {of.parts.map(({ title, page, lines }) => (
        <section key={title}>
          <h3>
            {title} <small>{page}</small>
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>{of.keys}</p>
      <p>
        <small>{of.credits}</small>
      </p>
    </Sheet>
  );
}
