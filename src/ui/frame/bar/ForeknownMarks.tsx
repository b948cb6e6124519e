import type { Foreknown } from '../../../engine/index.ts';
import { useWords } from '../../page/use-words.ts';

/** Where somebody who played knew what would come; nothing where nobody did. */
export function ForeknownMarks({ marks }: { marks: readonly Foreknown[] }) {
  const words = useWords().ui.table;
  if (marks.length === 0) return null;
  return (
    <ul className="foreknown" aria-label={words.foreknownTitle}>
      {marks.map((mark) => (
        <li key={mark.decision}>{words.foreknown(mark)}</li>
      ))}
    </ul>
  );
}
