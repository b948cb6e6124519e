import { useEffect, useRef, useState } from 'react';
import {
  asksForDifficulty,
  defaultSetup,
  type EncounterDefinition,
  EncounterSession,
  type EncounterSetup,
} from '../../engine/index.ts';
import { newGameId } from '../../stores/kept/saved-game.ts';
import {
  type AtTable,
  keepAtTable,
  keptAtTable,
  NATIVE_PLAYERS,
  seatsFor,
  withRules,
} from '../../stores/loadout/at-table.ts';
import { messageOf } from '../../stores/message-of.ts';
import { placesForAll } from '../../stores/middara/place-for-me.ts';
import { encounterMeant } from '../../stores/packs/meant.ts';
import { Choices } from '../kit/Choices.tsx';
import { Notice } from '../kit/Notice.tsx';
import { usePartyDraft } from '../loadout/use-party-draft.ts';
import { goTo, hashToLab } from '../page/use-route.ts';
import { useContent, useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { papersOfTable } from '../print/papers.ts';
import { DifficultyChoice } from './DifficultyChoice.tsx';
import { Party } from './Party.tsx';
import { RuleSwitches } from './RuleSwitches.tsx';
import { Seats } from './Seats.tsx';
import { SetUpHead } from './SetUpHead.tsx';
import { SpecialRules } from './SpecialRules.tsx';
import './set-up.css';

const DICE = ['tableRolls', 'byHand'] as const;

/** Who plays, with what, by which rules: then the table is set. */
export function SetUpScreen({ encounter: wanted }: { encounter: string }) {
  const { encounters, trials } = useContent();
  const { setUp, ways } = useWholeWords().ui.screens;
  const [atTable, setAtTable] = useState(withSeed);
  const known = encounterMeant(wanted, { encounters, trials });
  const first = known ?? Object.values(encounters)[0];
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
  const change = (table: AtTable) => {
    setAtTable(table);
    keepAtTable(table);
  };
  return <SetUp key={first.id} encounter={first} missing={missing} atTable={atTable} onChange={change} />;
}

/** Every game has luck of its own, until somebody asks for a certain one. */
function withSeed(): AtTable {
  const kept = keptAtTable();
  return kept.seed === '' ? { ...kept, seed: newGameId().slice(0, 8) } : kept;
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
  const content = useContent();
  const { seats, setUp: words } = useWholeWords().ui.screens;
  const draft = usePartyDraft(encounter, atTable.ruleset.fifthPlayer);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const page = useRef<HTMLElement>(null);
  // It scrolls by itself, above the bar: keys scroll it from the start.
  useEffect(() => page.current?.focus({ preventScroll: true }), []);

  const { players, ruleset, byHand, placed, seed, title } = atTable;
  const names = atTable.names.slice(0, players).map((name, i) => name.trim() || seats.player(i + 1));
  const plain = defaultSetup(encounter, seed, names, ruleset);
  const at = seatsFor(
    atTable,
    draft.members.map(({ card }) => card),
  );
  const party = draft.members.map((member, i) => ({ ...member, seat: plain.seats[at[i]!]!.id }));
  /** An illegal loadout does not come to the table (p.24). */
  const faulty = draft.faults.length > 0;
  /** The fifth of five players would sit there with nobody (p.71). */
  const isAlone = players > NATIVE_PLAYERS && draft.lacksFifth;
  const notYet = faulty ? words.notYet(draft.faults) : isAlone ? words.noFifth : null;
  const hasDifficulty = asksForDifficulty(encounter);
  const difficulty = atTable.difficulty ?? 'normal';
  const setup: EncounterSetup = { ...plain, party, byHand, ...(hasDifficulty ? { difficulty } : {}) };

  async function begin() {
    setBusy(true);
    try {
      const game = await table.beginWith((content) => {
        const session = new EncounterSession(setup, content);
        if (placed) for (const place of placesForAll(session)) session.decide(place);
        return session;
      }, title.trim() || encounter.name);
      // The next game has another name, and luck of its own.
      keepAtTable({ ...atTable, title: '', seed: '' });
      goTo('play', game.id);
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <main className="set-up grid rows-end height-100dvh">
      <section
        className="set-up-page grid one-column gap-4 at-top pad-b-5 scroll-y relative no-ring"
        ref={page}
        tabIndex={-1}
        aria-label={words.page}
      >
        <SetUpHead encounter={encounter} />
        {missing !== null && <Notice calm title={words.unknown(missing)} />}
        {fault && <Notice title={words.notSet(fault)} />}
        <Party encounter={encounter} draft={draft} table={atTable} names={names} onTable={onChange} />
        <section className="set-up-part grid gap-4 pad-4 panel">
          <h2 className="visually-hidden lg">{words.atTheTable}</h2>
          <Seats table={atTable} onChange={onChange} />
        </section>
        <SpecialRules encounter={encounter} urgencyLimit={ruleset.urgencyLimit} />
        <section className="set-up-part grid gap-4 pad-4 panel">
          <h2 className="lg">{words.diceAndRules}</h2>
          <div className="columns-fit-14rem grid gap-3-5 from-top">
            <Choices
              title={words.dice}
              items={DICE}
              chosen={byHand ? 'byHand' : 'tableRolls'}
              told={(dice) => ({ name: words[dice] })}
              onChoose={(dice) => onChange({ ...atTable, byHand: dice === 'byHand' })}
            />
            {hasDifficulty && (
              <DifficultyChoice
                difficulty={difficulty}
                onChange={(one) => onChange({ ...atTable, difficulty: one })}
              />
            )}
            <label className="field grid gap-1">
              <span className="label">{words.name}</span>
              <input
                value={title}
                placeholder={encounter.name}
                maxLength={80}
                onChange={(event) => onChange({ ...atTable, title: event.target.value })}
              />
            </label>
            <label className="field grid gap-1">
              <span className="label">{words.seed}</span>
              <input
                value={seed}
                maxLength={40}
                onChange={(event) => onChange({ ...atTable, seed: event.target.value })}
              />
            </label>
          </div>
          <RuleSwitches ruleset={ruleset} onChange={(ruleset) => onChange(withRules(atTable, ruleset))} />
          <div className="flex wrap middle gap-2">
            <PrintButton
              papers={() => papersOfTable(new EncounterSession(faulty ? plain : setup, content).position)}
            />
            <a className="btn btn-quiet btn-small" href={hashToLab({ encounter: encounter.id })}>
              {words.lab}
            </a>
          </div>
        </section>
      </section>
      <footer className="set-up-go flex wrap middle to-end gap-2-5 pad-y-2 line-above on-raised">
        {notYet !== null && (
          <p id="why-not" className="flex-1-1-16rem semi harm" role="status">
            {notYet}
          </p>
        )}
        <label className="flex-1-1-8rem flex middle gap-2 touchable pressable">
          <input
            className="rigid"
            type="checkbox"
            checked={placed}
            onChange={(event) => onChange({ ...atTable, placed: event.target.checked })}
          />
          {words.placed}
        </label>
        <button
          type="button"
          className="btn btn-primary lg wide-11rem"
          disabled={busy || notYet !== null}
          aria-describedby={notYet !== null ? 'why-not' : undefined}
          onClick={() => void begin()}
        >
          {words.go}
        </button>
      </footer>
    </main>
  );
}
