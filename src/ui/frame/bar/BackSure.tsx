import { useWords } from '../../page/use-words.ts';
import type { TakingBack } from './use-taking-back.ts';

interface Props {
  readonly back: TakingBack;
  readonly className: string;
}

/** What is known by now of what is taken back, and both ways on; nothing where nothing is asked. */
export function BackSure({ back, className }: Props) {
  const words = useWords().ui.panels.sure;
  return (
    back.sure && (
      <div className={className} role="alert">
        <p>{words.stake({ stake: 'undo', ...back.sure }, String)}</p>
        <button type="button" className="btn btn-danger btn-small" onClick={back.undo}>
          {words.go('undo')}
        </button>
        <button type="button" className="btn btn-small" onClick={back.leave}>
          {words.leave}
        </button>
      </div>
    )
  );
}
