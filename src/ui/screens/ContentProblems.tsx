import { problemLine } from '../../stores/card-words.ts';
import { useTable } from '../hooks/use-table.ts';

/** Files of the content that are not in order; the rest is loaded. */
export function ContentProblems() {
  const { problems } = useTable().content;
  if (problems.length === 0) return null;
  return (
    <section className="notice" role="alert">
      <p className="notice-title">
        {problems.length} {problems.length === 1 ? 'problem' : 'problems'} in the content. What they are in is
        left out; the rest is loaded.
      </p>
      <ul className="notice-problems">
        {problems.map((problem) => (
          <li key={problemLine(problem)}>
            <code>{problemLine(problem)}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
