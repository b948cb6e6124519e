import type { Problem } from '../../check/problem.ts';
import { rootCauses } from '../../stores/packs/pack-counts.ts';
import { Fold } from '../kit/Fold.tsx';
import { PlaceInFile } from '../kit/PlaceInFile.tsx';
import { useWholeWords } from '../page/use-words.ts';

/** Problems of content by what is to be mended, in the words of the command line. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const words = useWholeWords().ui.screens.problems;
  return (
    <ul className="most-y-50vh grid gap-3 scroll sm">
      {rootCauses(problems).map(({ file, problems: own, waiting }) => (
        <li key={file}>
          <p className="mb-2px breakable">
            <code>{file}</code> <small className="soft">{words.count(own.length)}</small>
          </p>
          <ul className="problem-lines grid gap-1 pad-l-3 line-before soft">
            {own.map((problem) => (
              <li className="breakable" key={problem.path + words.place(problem) + words.fault(problem)}>
                <span className="plain">{words.place(problem)}</span>
                {words.fault(problem)}
                {problem.hint && <strong className="lit">{words.hint(problem.hint)}</strong>}{' '}
                <PlaceInFile place={problem.path} />
              </li>
            ))}
          </ul>
          {waiting.length > 0 && (
            <Fold className="pad-l-3 soft" title={words.waiting(waiting.length)}>
              <ul>
                {waiting.map((one) => (
                  <li key={one}>
                    <code>{one}</code>
                  </li>
                ))}
              </ul>
            </Fold>
          )}
        </li>
      ))}
    </ul>
  );
}
