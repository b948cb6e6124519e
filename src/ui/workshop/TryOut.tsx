import { useContext, useMemo, useState } from 'react';
import {
  type CardIndex,
  defaultSetup,
  type EncounterDefinition,
  EncounterSession,
} from '../../engine/index.ts';
import { cardsWith, type Draft, type Folder, ownId } from '../../stores/workshop/workshop.ts';
import { Notice } from '../kit/Notice.tsx';
import { LabForm } from '../lab/LabForm.tsx';
import { LabNever } from '../lab/LabNever.tsx';
import { LabNumbers } from '../lab/LabNumbers.tsx';
import { LabProgress } from '../lab/LabProgress.tsx';
import { useLabRun } from '../lab/use-lab-run.ts';
import { PackChanges } from '../packs/PackChanges.tsx';
import { LabContext } from '../page/use-lab.ts';
import { useStore } from '../page/use-store.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import '../lab/lab.css';
import { useTrialGame } from './use-trial-game.ts';
import { useTools, useWorkshop } from './workshop-context.ts';

interface Props {
  readonly folder: Folder;
  readonly id: string;
  /** What stands behind `#/workshop/` here. */
  readonly at: string;
}

/** An encounter, or a monster alone in a yard: played at once, or by bots. Nothing for what is not played by itself. */
export function TryOut({ folder, id, at }: Props) {
  const { words } = useTools();
  const cards = useCards();
  const lab = useContext(LabContext);
  const draft = useWorkshop((state) => state.checked?.draft);
  const isChecking = useWorkshop((state) => state.isChecking);
  const [asked, setAsked] = useState(false);
  const all = useMemo(() => draft && cardsWith(cards, draft), [cards, draft]);
  const found =
    draft &&
    (folder === 'encounters' ? draft.encounters[ownId(draft, id)] : trialOf(draft, ownId(draft, id)));
  const { play, busy, why, asking } = useTrialGame(found?.id, at);
  if (folder !== 'encounters' && folder !== 'combatants') return null;

  return (
    <section>
      <p className="flex wrap middle gap-2">
        <button
          type="button"
          className="btn btn-primary"
          disabled={!found || busy || isChecking}
          onClick={() => void play('own')}
        >
          {busy ? words.trial.playing : words.trial.play}
        </button>
        {lab && (
          <button
            type="button"
            className="btn btn-small"
            aria-expanded={asked}
            disabled={!found && !asked}
            onClick={() => setAsked(!asked)}
          >
            {asked ? words.trial.closeLab : words.trial.lab}
          </button>
        )}
        {!found && !isChecking && <small>{words.trial.notYet}</small>}
      </p>
      {asking && <PackChanges {...asking} onReplace={() => void play('agreed')} />}
      {why !== null && <Notice title={why} />}
      {asked && found && all && <LabPart encounter={found} cards={all} />}
    </section>
  );
}

const trialOf = ({ trials }: Draft, combatant: string): EncounterDefinition | undefined =>
  Object.values(trials).find(({ combatants }) => combatants[0]?.card === combatant);

/** Games of the encounter as it stands: how many are won, and what none of them came to. */
function LabPart({ encounter, cards }: { encounter: EncounterDefinition; cards: CardIndex }) {
  const words = useWholeWords().ui;
  const run = useLabRun();
  const state = useStore(run.store, (all) => all);
  const content = useMemo(() => ({ cards, encounters: { [encounter.id]: encounter } }), [cards, encounter]);
  const position = useMemo(() => {
    const setup = defaultSetup(encounter, '1', [words.screens.seats.player(1)]);
    return new EncounterSession(setup, content).position;
  }, [encounter, content, words]);
  const { numbers, status, broken } = state;
  return (
    <div className="grid gap-3 mt-3">
      <LabForm
        running={status === 'running'}
        onStart={({ bot, games, seed }) =>
          run.start({ content, experiment: { encounter: encounter.id, bot }, games, seed })
        }
        onStop={run.stop}
      />
      <LabProgress state={state} />
      {broken !== null && <Notice title={words.lab.broken(broken)} />}
      {numbers && (
        <>
          <LabNumbers numbers={numbers} position={position} />
          <LabNever numbers={numbers} position={position} />
        </>
      )}
    </div>
  );
}
