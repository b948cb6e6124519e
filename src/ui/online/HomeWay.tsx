/** The ways on from what did not come about. */
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly onAgain?: () => void;
  /** The packs that are missing are taken from the host. */
  readonly take?: () => void;
}

export function HomeWay({ onAgain, take }: Props) {
  const words = useWholeWords().ui.online.join;
  const go = take ?? onAgain;
  return (
    <p className="notice-ways">
      {go && (
        <button type="button" className="btn btn-primary" onClick={go}>
          {take ? words.takePacks : words.again}
        </button>
      )}
      <a className="btn" href="#/">
        {words.home}
      </a>
    </p>
  );
}
