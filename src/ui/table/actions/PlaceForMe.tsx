import { placesForAll } from '../../../stores/middara/place-for-me.ts';
import { useGame } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';

/** Under the question where a figure goes: all of them in one press. */
export function PlaceForMe() {
  const game = useGame();
  const words = useWords().ui.panels.placing;
  return (
    <div>
      <button
        type="button"
        className="btn btn-small"
        onClick={() => game.decideAll(placesForAll(game.session))}
      >
        {words.all}
      </button>
      <p>{words.about}</p>
    </div>
  );
}
