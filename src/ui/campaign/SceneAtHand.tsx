import { useEffect, useState } from 'react';
import type { Looked } from '../../stores/campaign/campaigns.ts';
import { chaptersOf } from '../../stores/campaign/chronicle.ts';
import type { CampaignOpened } from '../../stores/campaign/opening.ts';
import { paragraphsOf, stepText } from '../../stores/campaign/told.ts';
import { Sentence } from '../cards/CardText.tsx';
import { RuleLines } from '../cards/RuleLines.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useGame, useGameState, usePosition } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { useCampaigns, useCampaignWords, useNames } from './campaign-context.ts';
import { Came, Prose } from './Page.tsx';
import './book.css';

interface Props {
  readonly campaign: string;
  readonly onClose: () => void;
}

/** At the table of an encounter: the scene that led to it, its special rules, and what it has revealed so far (D9). */
export function SceneAtHand({ campaign, onClose }: Props) {
  const campaigns = useCampaigns();
  const { atHand, frame, openFault } = useCampaignWords();
  const [looked, setLooked] = useState<CampaignOpened<Looked> | null>(null);
  useEffect(() => void campaigns.look(campaign).then(setLooked), [campaigns, campaign]);
  return (
    <Sheet open wide isText title={atHand.title} onClose={onClose}>
      <div className="leaf grid gap-4 pad-5 paper">
        {looked === null && <p>{frame.opening}</p>}
        {looked?.ok && <SceneOf {...looked.value} />}
        {looked && !looked.ok && <p role="alert">{openFault(looked.fault)}</p>}
        <Here />
      </div>
    </Sheet>
  );
}

/** The scene as it was read, or the step of a Bounty or a Scenario; and what came of it so far. */
function SceneOf({ session: { state, content }, events }: Looked) {
  const { book } = useCampaignWords();
  const { place } = useNames();
  const { scene, run } = state;
  const at = run?.ref ?? scene;
  const chapter = chaptersOf(events).at(-1);
  const text = run
    ? stepText(content, state, events)
    : scene === null
      ? []
      : paragraphsOf(content, scene, state);
  return (
    <section className="grid gap-2">
      {at !== null && <h3>{place(at)}</h3>}
      <Prose text={text} />
      {chapter && chapter.scene === scene && <Came events={chapter.events} title={book.soFar} />}
    </section>
  );
}

/** Of the encounter itself: its special rules, and the hidden text that is known. */
function Here() {
  const game = useGame();
  const position = usePosition();
  const shown = useGameState((state) => state.shown);
  const { atHand } = useCampaignWords();
  const { encounter: say, ui } = useWholeWords();
  const { rules } = position.encounter;
  const revealed = say.listRevealed(game.session.events.slice(0, shown), position);
  return (
    <>
      {rules.length > 0 && (
        <section className="grid gap-2">
          <h3>{atHand.rules}</h3>
          <RuleLines rules={rules} />
        </section>
      )}
      <section className="grid gap-2">
        <h3>{atHand.revealed}</h3>
        {revealed.length === 0 && <p>{atHand.nothingRevealed}</p>}
        {revealed.map(({ kind, by, text, does }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is known only grows at its end
          <p key={i}>
            <small>{ui.panels.encounter.revealed(ui.panels.encounter.kind[kind], by)}</small> <q>{text}</q>{' '}
            {does.length > 0 && <Sentence parts={does} />}
          </p>
        ))}
      </section>
    </>
  );
}
