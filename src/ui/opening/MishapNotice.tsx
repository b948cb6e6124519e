import { Notice } from '../kit/Notice.tsx';
import { Toast } from '../kit/Toast.tsx';
import { useMishap } from '../page/use-mishap.ts';
import { useWords } from '../page/use-words.ts';
import { ForReport } from './ForReport.tsx';

/** Over every screen: something went wrong that no screen has told. `onSave` says whether there was a game. */
export function MishapNotice({ onSave, game }: { onSave: () => boolean; game: () => boolean }) {
  const [thrown, forget] = useMishap();
  const { mishap, keeping, ways, error } = useWords().ui.screens;
  if (thrown === null) return null;
  return (
    <Toast className="mishap ml-auto">
      <Notice title={mishap.title}>
        <ForReport of={thrown.error} />
        <p className="notice-ways">
          {game() && (
            <button type="button" className="btn btn-small btn-primary" onClick={onSave}>
              {keeping.asFile}
            </button>
          )}
          <button type="button" className="btn btn-small" onClick={() => window.location.reload()}>
            {error.again}
          </button>
          <button type="button" className="btn btn-small btn-quiet" onClick={forget}>
            {ways.dismiss}
          </button>
        </p>
      </Notice>
    </Toast>
  );
}
