import { useWholeWords } from '../../page/use-words.ts';
import type { TakingBack } from './use-taking-back.ts';
import './sure-line.css';

/** In the dock: what is known by now of what is taken back, and both ways on; nothing where nothing is asked. */
export function BackSure({ back }: { readonly back: TakingBack }) {
  const words = useWholeWords().ui.panels.sure;
  return (
    back.sure && (
      <div className="sure grid columns-end middle panel" role="alert">
        <p className="flush lead-1_2">{words.stake({ stake: 'undo', ...back.sure }, String)}</p>
        <div className="sure-buttons grid columnar even gap-2">
          <button type="button" className="btn" onClick={back.undo}>
            {words.go('undo')}
          </button>
          <button type="button" className="btn btn-quiet" onClick={back.leave}>
            {words.leave}
          </button>
        </div>
      </div>
    )
  );
}
