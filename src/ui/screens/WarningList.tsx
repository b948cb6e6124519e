import type { Warning } from '../../check/problem.ts';
import { useWholeWords } from '../hooks/use-words.ts';
import { Details } from '../panels/Details.tsx';

/** What is legal in a pack and surely wrong, each with its file and place. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const words = useWholeWords().ui.screens.problems;
  return (
    <ul className="problem-lines">
      {warnings.map(({ file, path, doubt }) => (
        <li key={`${file} ${path} ${doubt.doubt}`}>
          <code>{file}</code> {words.doubt(path, doubt)} <Details place={path} />
        </li>
      ))}
    </ul>
  );
}
