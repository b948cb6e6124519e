/** The ways on from what did not come about. */
import { useWholeWords } from '../page/use-words.ts';

export function HomeWay({ onAgain }: { readonly onAgain?: () => void }) {
  const words = useWholeWords().ui.online.join;
  return (
    <p className="notice-ways">
      {onAgain && (
        <button type="button" className="btn btn-primary" onClick={onAgain}>
          {words.again}
        </button>
      )}
      <a className="btn" href="#/">
        {words.home}
      </a>
    </p>
  );
}
