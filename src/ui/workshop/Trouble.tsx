import { Notice } from '../kit/Notice.tsx';
import { ProblemList } from '../packs/ProblemList.tsx';
import { useWords } from '../page/use-words.ts';
import { useTools, useWorkshop } from './workshop-context.ts';

/** Why the last thing asked for did not come about. Nothing while all went well. */
export function Trouble() {
  const { workshop } = useTools();
  const { ways } = useWords().ui.screens;
  const trouble = useWorkshop((state) => state.trouble);
  if (!trouble) return null;
  return (
    <Notice title={trouble.why}>
      {trouble.problems.length > 0 && <ProblemList problems={trouble.problems} />}
      <p className="notice-ways">
        <button type="button" className="btn btn-quiet btn-small" onClick={workshop.forget}>
          {ways.dismiss}
        </button>
      </p>
    </Notice>
  );
}
