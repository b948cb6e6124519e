import type { Finding } from '../../check/problem.ts';
import { useWholeWords } from '../page/use-words.ts';
import { PlaceInFile } from './PlaceInFile.tsx';

/** What is wrong in a file, place by place. */
export function NoticeProblems({ problems }: { readonly problems: readonly Finding[] }) {
  const words = useWholeWords().ui.panels.notice;
  return (
    <ul className="notice-problems grid gap-4px scroll sm">
      {problems.slice(0, 30).map((problem) => (
        <li key={problem.path + words.problem(problem)}>
          {words.problem(problem)} <PlaceInFile place={problem.path} />
        </li>
      ))}
      {problems.length > 30 && <li>{words.more(problems.length - 30)}</li>}
    </ul>
  );
}
