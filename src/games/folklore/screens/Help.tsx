import { Sheet } from '../../../ui/kit/Sheet.tsx';
import { helpParts, screens } from '../words/en/screens.ts';

/** The chapter's rules in short, with their pages, and the keys. */
export function Help({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={screens.help} isText>
      {helpParts.map(({ title, page, lines }) => (
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
      <p>{screens.keys}</p>
      <p>
        <small>{screens.credits}</small>
      </p>
    </Sheet>
  );
}
