import type { Problem } from '../../check/problem.ts';
import { useWords } from '../hooks/use-words.ts';

/** Problems of content by their file, in the words of the command line. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const words = useWords().ui.screens.problems;
  const files = [...new Set(problems.map(({ file }) => file))];
  return (
    <ul className="problem-files">
      {files.map((file) => {
        const own = problems.filter((problem) => problem.file === file);
        return (
          <li key={file}>
            <p className="problem-file">
              <code>{file}</code> <small>{words.count(own.length)}</small>
            </p>
            <ul className="problem-lines">
              {own.map((problem) => (
                <li key={words.place(problem) + words.fault(problem)}>
                  <code className="problem-place">{words.place(problem)}</code>
                  {words.fault(problem)}
                  {problem.hint && <strong className="problem-hint">{words.hint(problem.hint)}</strong>}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
