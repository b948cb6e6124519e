import { toMend } from '../../stores/packs/pack-counts.ts';
import { ProblemList } from '../packs/ProblemList.tsx';
import { useContent } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

/** Built-in files that are not in order; the rest is loaded. Those of players' packs stand with their pack. */
export function ContentProblems() {
  const content = useContent();
  const words = useWholeWords().ui.screens.problems;
  const own = content.packs.filter((pack) => pack.own).map(({ folder }) => `${folder}/`);
  const problems = content.problems.filter(({ file }) => !own.some((folder) => file.startsWith(folder)));
  if (problems.length === 0) return null;
  return (
    <section className="notice grid gap-2 pad-3-4 round-m" role="alert">
      <p className="notice-title flex gap-2 on-line strong untracked as-around">
        {words.ofContent(toMend(problems))}
      </p>
      <ProblemList problems={problems} />
    </section>
  );
}
