import type { Warning } from '../../check/problem.ts';
import { PlaceInFile } from '../kit/PlaceInFile.tsx';
import { useWholeWords } from '../page/use-words.ts';

/** What is legal in a pack and surely wrong, each with its file and place. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const words = useWholeWords().ui.screens.problems;
  return (
    <ul className="problem-lines grid gap-1 pad-l-3 line-before soft">
      {warnings.map(({ file, path, doubt }) => (
        <li className="breakable" key={`${file} ${path} ${doubt.doubt}`}>
          <code>{file}</code> {words.doubt(path, doubt)} <PlaceInFile place={path} />
        </li>
      ))}
    </ul>
  );
}
