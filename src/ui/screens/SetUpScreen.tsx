import { useState } from 'react';
import {
  DEFAULT_RULESET,
  defaultSetup,
  type EncounterDefinition,
  type EncounterSetup,
  type Ruleset,
} from '../../engine/index.ts';
import { messageOf } from '../../stores/game/message-of.ts';
import { newGameId } from '../../stores/game/saved-game.ts';
import { goTo, hashToLab } from '../hooks/use-route.ts';
import { useContent, useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { usePartyDraft } from '../loadout/use-party-draft.ts';
import { Notice } from '../panels/Notice.tsx';
import { PartyPicker } from './PartyPicker.tsx';
import { RuleSwitches } from './RuleSwitches.tsx';
import { SeatNames } from './SeatNames.tsx';
import './set-up.css';

/** What does not hang on the encounter: it stays when another is chosen. */
interface AtTable {
  readonly names: readonly string[];
  readonly ruleset: Ruleset;
  readonly byHand: boolean;
}

/** Who plays, with what, by which rules: then the table is set. */
export function SetUpScreen({ encounter: wanted }: { encounter: string }) {
  const { encounters, trials } = useContent();
  const { seats, setUp, ways } = useWords().ui.screens;
  const [atTable, setAtTable] = useState<AtTable>(() => ({
    names: [seats.player(1)],
    ruleset: DEFAULT_RULESET,
    byHand: false,
  }));
  const known = [encounters, trials].find((some) => Object.hasOwn(some, wanted));
  const first = known?.[wanted] ?? Object.values(encounters)[0];
  if (!first) {
    return (
      <main className="page">
        <Notice alone title={setUp.noEncounter}>
          <a className="btn" href="#/">
            {ways.back}
          </a>
        </Notice>
      </main>
    );
  }
  const missing = wanted !== '' && !known ? wanted : null;
  return <SetUp key={first.id} encounter={first} missing={missing} atTable={atTable} onChange={setAtTable} />;
}

interface SetUpProps {
  readonly encounter: EncounterDefinition;
  /** The encounter that the address asks for and that is not there. */
  readonly missing: string | null;
  readonly atTable: AtTable;
  readonly onChange: (atTable: AtTable) => void;
}

function SetUp({ encounter, missing, atTable, onChange }: SetUpProps) {
  const table = useTable();
  const { content, ui } = useWords();
  const { seats, setUp: words } = ui.screens;
  const { names, ruleset, byHand } = atTable;
  const draft = usePartyDraft(encounter);
  /** Seat number of each member; dealt in turn until somebody moves one. */
  const [dealt, setDealt] = useState<Readonly<Record<number, number>>>({});
  const [seed, setSeed] = useState(() => newGameId().slice(0, 8));
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seatOf = (i: number) => Math.min(dealt[i] ?? i % names.length, names.length - 1);

  const plain = defaultSetup(
    encounter,
    seed,
    names.map((name, i) => name.trim() || seats.player(i + 1)),
    ruleset,
  );
  const party = draft.members.map((member, i) => ({ ...member, seat: plain.seats[seatOf(i)]!.id }));
  /** An illegal loadout does not come to the table (p.24). */
  const faulty = draft.faults.length > 0;
  const setup: EncounterSetup = { ...plain, party, byHand };

  async function begin() {
    setBusy(true);
    try {
      const game = await table.begin(setup, title.trim() || encounter.name);
      goTo('play', game.id);
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <main className="set-up">
      <header className="set-up-head">
        <a className="btn btn-quiet btn-small" href="#/">
          {words.toGames}
        </a>
        <a className="btn btn-quiet btn-small set-up-lab" href={hashToLab({ encounter: encounter.id })}>
          {words.lab}
        </a>
        <h1>{encounter.name}</h1>
        <EncounterChoice chosen={encounter.id} />
        <p>{content.sentence(encounter.intro)}</p>
      </header>
      {missing !== null && <Notice calm title={words.unknown(missing)} />}
      {fault && <Notice title={words.notSet(fault)} />}
      <section className="set-up-part panel">
        <h2>{words.atTheTable}</h2>
        <SeatNames names={names} onChange={(names) => onChange({ ...atTable, names })} />
      </section>
      <section className="set-up-part panel">
        <h2>{words.adventurers}</h2>
        <PartyPicker
          encounter={encounter}
          draft={draft}
          names={setup.seats.map((seat) => seat.name)}
          seats={draft.members.map((_, i) => seatOf(i))}
          onSeat={(member, seat) => setDealt({ ...dealt, [member]: seat })}
        />
      </section>
      <section className="set-up-part panel set-up-how">
        <h2>{words.diceAndRules}</h2>
        <fieldset className="choice-row">
          <legend className="label">{words.dice}</legend>
          <label>
            <input
              type="radio"
              name="dice"
              checked={!byHand}
              onChange={() => onChange({ ...atTable, byHand: false })}
            />
            {words.tableRolls}
          </label>
          <label>
            <input
              type="radio"
              name="dice"
              checked={byHand}
              onChange={() => onChange({ ...atTable, byHand: true })}
            />
            {words.byHand}
          </label>
        </fieldset>
        <div className="set-up-fields">
          <label className="field">
            <span className="label">{words.name}</span>
            <input
              value={title}
              placeholder={encounter.name}
              maxLength={80}
              onChange={(event) => setTitle(event.target.value)}
            />
          </label>
          <label className="field">
            <span className="label">{words.seed}</span>
            <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
          </label>
        </div>
        <RuleSwitches ruleset={ruleset} onChange={(ruleset) => onChange({ ...atTable, ruleset })} />
      </section>
      <footer className="set-up-go">
        {faulty && (
          <p id="why-not" className="set-up-why" role="status">
            {words.notYet(draft.faults.length)}
          </p>
        )}
        <button
          type="button"
          className="btn btn-primary"
          disabled={busy || faulty}
          aria-describedby={faulty ? 'why-not' : undefined}
          onClick={() => void begin()}
        >
          {words.go}
        </button>
      </footer>
    </main>
  );
}

function EncounterChoice({ chosen }: { chosen: string }) {
  const { encounters, trials } = useContent();
  const { setUp } = useWords().ui.screens;
  const trial = Object.hasOwn(trials, chosen) ? trials[chosen] : undefined;
  const all = [...(trial ? [trial] : []), ...Object.values(encounters)];
  if (all.length < 2) return null;
  return (
    <label className="set-up-which">
      <span className="label">{setUp.encounter}</span>
      <select value={chosen} onChange={(event) => goTo('set-up', event.target.value)}>
        {all.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
