import { asksForDifficulty, CHALLENGES } from '../../../engine/index.ts';
import { GUIDED } from '../../../stores/lesson/guided.ts';
import { roundPlaces } from '../../../stores/middara/places.ts';
import { easierThan } from '../../../stores/packs/encounter-order.ts';
import { hashTo } from '../../page/use-route.ts';
import { useContent, useGame } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { useAgain } from './use-again.ts';

/** After a defeat: once more, from the last round, or something easier. */
export function AfterDefeat() {
  const game = useGame();
  const { outcome: words } = useWholeWords().ui.screens;
  const { anew, fromDecision, busy, why } = useAgain();
  const { session } = game;
  const rounds = roundPlaces(session);
  const isLesson = session.setup.encounter === GUIDED;
  // A lesson goes on where it was lost; what was learnt before that is not asked again.
  const from = isLesson ? rounds.at(-1) : undefined;
  const back = isLesson ? rounds.at(-2) : rounds.at(-1);
  return (
    <>
      <button
        data-first
        type="button"
        disabled={busy}
        className="btn btn-primary"
        onClick={() => void (from ? fromDecision(from.decision) : anew())}
      >
        {from && from.round > 1 ? words.tryAgainFrom(from.round) : words.tryAgain}
      </button>
      {back && (
        <button
          type="button"
          disabled={busy}
          className="btn"
          onClick={() => void fromDecision(back.decision)}
        >
          {words.roundBack(back.round)}
        </button>
      )}
      <Easier {...{ busy, anew }} />
      {why !== null && <p role="alert">{why}</p>}
    </>
  );
}

type EasierProps = Pick<ReturnType<typeof useAgain>, 'busy' | 'anew'>;

/** The same, easier, where it can be; else a battle that is. */
function Easier({ busy, anew }: EasierProps) {
  const { session } = useGame();
  const content = useContent();
  const { outcome: words } = useWholeWords().ui.screens;
  const { setup, encounter } = session;
  const gentler = easierThan(content, setup.encounter);
  const level = CHALLENGES.indexOf(setup.difficulty ?? 'normal');
  const easier = asksForDifficulty(encounter) ? CHALLENGES[level - 1] : undefined;
  if (easier)
    return (
      <button type="button" disabled={busy} className="btn" onClick={() => void anew({ difficulty: easier })}>
        {words.easier}
      </button>
    );
  if (!gentler) return null;
  return (
    <a className="btn" href={hashTo('set-up', gentler.id)}>
      {words.easierBattle(gentler.name)}
    </a>
  );
}
