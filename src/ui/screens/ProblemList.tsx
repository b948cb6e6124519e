import { type Problem, problemLine } from '../../words/en/card-words.ts';
import { counted } from '../panels/numbers.ts';

/** Problems of content by their file, in the words of the command line. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const files = [...new Set(problems.map(({ file }) => file))];
  return (
    <ul className="problem-files">
      {files.map((file) => {
        const own = problems.filter((problem) => problem.file === file);
        return (
          <li key={file}>
            <p className="problem-file">
              <code>{file}</code> <small>{counted(own.length, 'problem')}</small>
            </p>
            <ul className="problem-lines">
              {own.map((problem) => (
                <li key={problemLine(problem)}>
                  <ProblemText problem={problem} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** `$.cost: expected a number, got "9" (hint)`, its parts told apart. */
function ProblemText({ problem }: { problem: Problem }) {
  const line = problemLine({ ...problem, file: '', hint: undefined }).slice(2);
  const at = line.indexOf(': ');
  return (
    <>
      <code className="problem-place">{line.slice(0, at)}</code>
      {line.slice(at)}
      {problem.hint && <strong className="problem-hint"> ({problem.hint})</strong>}
    </>
  );
}
