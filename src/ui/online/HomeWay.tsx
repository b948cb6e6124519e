/** The ways on from what did not come about. */
import { useWholeWords } from '../page/use-words.ts';
import { AskedTwice } from './AskedTwice.tsx';

interface Props {
  readonly onAgain?: () => void;
  /** The packs that are missing are taken from the host. */
  readonly take?: () => void;
  /** It is left for good: the game goes on in this browser alone. */
  readonly onPlayOn?: () => void;
}

export function HomeWay({ onAgain, take, onPlayOn }: Props) {
  const { join: words, sheet } = useWholeWords().ui.online;
  const go = take ?? onAgain;
  return (
    <div className="notice-ways">
      {go && (
        <button type="button" className="btn btn-primary" onClick={go}>
          {take ? words.takePacks : words.again}
        </button>
      )}
      {onPlayOn && <AskedTwice name={sheet.playOn} about={sheet.playOnLeaves} onSure={onPlayOn} />}
      <a className="btn" href="#/">
        {words.home}
      </a>
    </div>
  );
}
