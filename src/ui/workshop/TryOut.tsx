import { useContext, useMemo, useState } from 'react';
import {
  type CardIndex,
  defaultSetup,
  type EncounterDefinition,
  EncounterSession,
} from '../../engine/index.ts';
import { newGameId } from '../../stores/kept/saved-game.ts';
import { messageOf } from '../../stores/message-of.ts';
import { cardsWith, type Draft, type Folder, ownId, type Shelving } from '../../stores/workshop/workshop.ts';
import { Notice } from '../kit/Notice.tsx';
import { LabForm } from '../lab/LabForm.tsx';
import { LabNever } from '../lab/LabNever.tsx';
import { LabNumbers } from '../lab/LabNumbers.tsx';
import { LabProgress } from '../lab/LabProgress.tsx';
import { useLabRun } from '../lab/use-lab-run.ts';
import { PackChanges } from '../packs/PackChanges.tsx';
import { LabContext } from '../page/use-lab.ts';
import { goTo } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useCards, useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { keepWayBack } from '../page/way-back.ts';
import '../lab/lab.css';
import { useShelving } from './use-shelving.ts';
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
  const table = useTable();
  const cards = useCards();
  const { seats } = useWholeWords().ui.screens;
  const lab = useContext(LabContext);
  const draft = useWorkshop((state) => state.checked?.draft);
  const isChecking = useWorkshop((state) => state.isChecking);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const all = useMemo(() => draft && cardsWith(cards, draft), [cards, draft]);
  const found =
    draft &&
    (folder === 'encounters' ? draft.encounters[ownId(draft, id)] : trialOf(draft, ownId(draft, id)));

  /** What may go wrong on the way to the table and to the first question is told. */
  const begin = async () => {
    const encounter = found && table.library.playable().encounters[found.id];
    if (!encounter) return;
    const setup = defaultSetup(encounter, newGameId().slice(0, 8), [seats.player(1)]);
    const game = await table.begin(setup, encounter.name);
    keepWayBack({ game: game.id, at });
    goTo('play', game.id);
  };
  const { shelve, asking } = useShelving(begin);
  async function play(how: Shelving) {
    setBusy(true);
    setWhy(null);
    await shelve(how).catch((error: unknown) => setWhy(messageOf(error)));
    setBusy(false);
  }
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
