import type { PackQuestion } from '../../stores/packs/library.ts';
import { Notice } from '../kit/Notice.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { ProblemList } from './ProblemList.tsx';
import './pack-changes.css';

interface Props {
  readonly question: PackQuestion;
  onReplace(): void;
  onKeep(): void;
}

/** What a version of a pack would change that is brought in the place of another: asked before anything is changed. */
export function PackChanges({ question, onReplace, onKeep }: Props) {
  const words = useWholeWords().ui.screens.packs.changes;
  const { pack, replaced, changes, problems } = question;
  return (
    <Notice calm title={words.title(`${pack.name} ${pack.version}`, replaced)}>
      <p className="notice-text">{words.kept}</p>
      {changes.length === 0 ? (
        <p className="notice-text">{words.none}</p>
      ) : (
        <ul className="pack-changes most-y-50vh grid gap-2 scroll" aria-label={words.list}>
          {changes.map((change) => {
            const { gone, come } = words.lines(change);
            return (
              <li key={`${change.sort} ${change.id}`}>
                {words.change(change)}
                {gone.map((line) => (
                  <del className="block pad-l-3 sm unlined soft" key={line}>
                    {line}
                  </del>
                ))}
                {come.map((line) => (
                  <ins className="block pad-l-3 sm unlined" key={line}>
                    {line}
                  </ins>
                ))}
              </li>
            );
          })}
        </ul>
      )}
      {problems.length > 0 && (
        <>
          <p className="notice-text">{words.faulty}</p>
          <ProblemList problems={problems} />
        </>
      )}
      <p className="notice-ways">
        <button type="button" className="btn btn-small" onClick={onReplace}>
          {words.replace}
        </button>
        <button type="button" className="btn btn-quiet btn-small" onClick={onKeep}>
          {words.keep(replaced)}
        </button>
      </p>
    </Notice>
  );
}
