import { useState } from 'react';
import { type CampaignSetup, encountersOf, type Fifth, leftOfShare } from '../../campaign/index.ts';
import {
  asksForDifficulty,
  type CardRef,
  type EncounterDefinition,
  type Loadout,
  partySize,
} from '../../engine/index.ts';
import { takesFifthMember } from '../../stores/campaign/fifth-member.ts';
import { newGameId } from '../../stores/kept/saved-game.ts';
import { type AtTable, keepAtTable, keptAtTable, withRules } from '../../stores/loadout/at-table.ts';
import { messageOf } from '../../stores/message-of.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { Notice } from '../kit/Notice.tsx';
import { goTo, hashTo } from '../page/use-route.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { DifficultyChoice } from '../set-up/DifficultyChoice.tsx';
import { RuleSwitches } from '../set-up/RuleSwitches.tsx';
import { Seats } from '../set-up/Seats.tsx';
import { useCampaigns, useCampaignWords, useNames } from './campaign-context.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { FifthMember } from './FifthMember.tsx';

/** As the first encounter that has one for them equips them. */
const readyMade = (card: CardRef, encounters: Readonly<Record<string, EncounterDefinition>>): Loadout =>
  Object.values(encounters).find(({ loadouts }) => loadouts[card])?.loadouts[card] ?? {
    items: [],
    disciplines: [],
  };

const MODES = ['adventure', 'crawl', 'epic', 'free'] as const;
type Mode = (typeof MODES)[number];

/** What is played, by whom, by which rules: then the first page. */
export function NewCampaign() {
  const { fresh } = useCampaignWords();
  const { setUp, seats: seatWords } = useWholeWords().ui.screens;
  const campaigns = useCampaigns();
  const cards = useCards();
  const { who } = useNames();
  const { stories, encounters } = campaigns.playable();
  const adventures = Object.values(stories.adventures);
  const scenarios = Object.values(stories.scenarios).sort((a, b) => a.rank - b.rank);
  const [atTable, setAtTable] = useState<AtTable>(keptAtTable);
  const [mode, setMode] = useState<Mode>(adventures.length > 0 ? 'adventure' : 'free');
  const [story, setStory] = useState<string | null>(null);
  const [picked, setParty] = useState<readonly string[]>([]);
  const [fifth, setFifth] = useState<Fifth | null>(null);
  const [xpLeniency, setLeniency] = useState(false);
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const size = partySize(atTable.ruleset);
  const party = picked.slice(0, size);
  const choices = mode === 'adventure' ? adventures : mode === 'free' ? [] : scenarios;
  const chosen = choices.find(({ id }) => id === story) ?? choices[0];
  const asks = (
    mode === 'free' ? Object.keys(encounters) : chosen ? [...encountersOf(stories, chosen)] : []
  ).some((id) => encounters[id] && asksForDifficulty(encounters[id]));
  const members = chosen?.type === 'adventure' ? chosen.party.map(({ card }) => card) : party;
  /** The Adventure that asks for a fifth: without one opponents would be harder for nobody (p.71). */
  const forFifth =
    atTable.ruleset.fifthPlayer && chosen?.type === 'adventure' && takesFifthMember(chosen) ? chosen : null;
  const isWithFifth =
    forFifth === null || (fifth !== null && leftOfShare(forFifth.party, fifth, cards) !== null);
  const isReady =
    (mode === 'free' || chosen !== undefined) && (mode === 'adventure' ? isWithFifth : party.length === size);
  const change = (table: AtTable) => {
    setAtTable(table);
    keepAtTable(table);
  };
  const toggle = (card: string) =>
    setParty(party.includes(card) ? party.filter((one) => one !== card) : [...party, card].slice(-size));

  async function begin() {
    setBusy(true);
    const { players, names, ruleset, byHand, difficulty } = atTable;
    const what: CampaignSetup['story'] =
      mode === 'adventure'
        ? { mode, adventure: chosen!.id, ...(forFifth && fifth ? { fifth } : {}) }
        : mode === 'free'
          ? { mode, party: party.map((card) => ({ card, loadout: readyMade(card, encounters) })) }
          : { mode, scenario: chosen!.id, party };
    const setup: CampaignSetup = {
      ruleset,
      xpLeniency,
      seed: newGameId(),
      seats: names
        .slice(0, players)
        .map((name, i) => ({ id: `seat-${i + 1}`, name: name.trim() || seatWords.player(i + 1) })),
      byHand,
      ...(asks && difficulty ? { difficulty } : {}),
      story: what,
    };
    try {
      goTo('campaign', await campaigns.begin(setup, title.trim() || (chosen?.name ?? fresh.modes.free[0])));
    } catch (error) {
      setFault(fresh.notBegun(messageOf(error)));
      setBusy(false);
    }
  }

  return (
    <main className="grid gap-5 most-1180px mx-auto pad-5">
      <header className="grid from-left gap-2">
        <a className="btn btn-quiet btn-small" href={hashTo('campaigns')}>
          {fresh.back}
        </a>
        <h1 className="xxxl">{fresh.title}</h1>
      </header>
      {fault !== null && <Notice title={fault} />}
      <fieldset className="grid columns-fill-15rem gap-3">
        <legend className="label mb-2">{fresh.what}</legend>
        {MODES.map((one) => (
          <label key={one} className="mode grid columns-mark at-top gap-1-3 pad-4 pressable panel">
            <input type="radio" name="mode" checked={mode === one} onChange={() => setMode(one)} />
            <strong className="display-face lg">{fresh.modes[one][0]}</strong>
            <span className="column-2">{fresh.modes[one][1]}</span>
          </label>
        ))}
      </fieldset>
      {mode !== 'free' && (
        <fieldset className="grid gap-3">
          <legend className="label mb-2">{fresh.which}</legend>
          {choices.length === 0 && <p>{fresh.noStories}</p>}
          {choices.map((one) => (
            <label
              key={one.id}
              className="story grid columns-mark at-top gap-1-3 pad-5 pressable book-face lg paper"
            >
              <input type="radio" name="story" checked={one === chosen} onChange={() => setStory(one.id)} />
              <strong className="display-face xl">{one.name}</strong>
              {one.type === 'scenario' && (
                <small className="text-face column-2">
                  {fresh.rank(one.rank)} · {fresh.start(one.start.gold, one.start.xp)} ·{' '}
                  {fresh.encounters(one.steps.length)}
                  {one.steps.some(({ anyOf }) => anyOf) && ` · ${fresh.drawn}`}
                </small>
              )}
              <span className="column-2">{one.intro}</span>
            </label>
          ))}
        </fieldset>
      )}
      <section className="pad-4-5 grid gap-3 panel">
        <h2>{fresh.party}</h2>
        {mode === 'adventure' ? (
          <>
            <p>{fresh.partyOf}</p>
            <ul className="gap-3-4 flex wrap">
              {members.map((card) => (
                <li className="grid center gap-1 semi" key={card}>
                  <Portrait of={card} cards={cards} size={72} /> {who(card)}
                </li>
              ))}
            </ul>
            {forFifth && (
              <FifthMember key={forFifth.id} adventure={forFifth} fifth={fifth} onChange={setFifth} />
            )}
          </>
        ) : (
          <>
            <p>
              {fresh.choose(size)} <strong>{fresh.chosen(party.length, size)}</strong>
            </p>
            <FaceChoice
              among={Object.values(cards.adventurers)}
              isChosen={(card) => party.includes(card)}
              onPress={toggle}
            />
          </>
        )}
      </section>
      <section className="pad-4-5 grid gap-3 panel">
        <h2>{fresh.seats}</h2>
        <Seats table={atTable} onChange={change} />
      </section>
      <section className="pad-4-5 grid gap-3 panel">
        <h2>{fresh.rules}</h2>
        <fieldset className="choice-row flex wrap gap-1-5">
          <legend className="label">{setUp.dice}</legend>
          {[false, true].map((hand) => (
            <label className="flex middle gap-2 touchable" key={String(hand)}>
              <input
                className="rigid"
                type="radio"
                name="dice"
                checked={atTable.byHand === hand}
                onChange={() => change({ ...atTable, byHand: hand })}
              />
              {hand ? setUp.byHand : setUp.tableRolls}
            </label>
          ))}
        </fieldset>
        {asks && (
          <DifficultyChoice
            difficulty={atTable.difficulty ?? 'normal'}
            onChange={(difficulty) => change({ ...atTable, difficulty })}
          />
        )}
        <label className="choice-row flex middle gap-2 touchable">
          <input
            className="rigid"
            type="checkbox"
            checked={xpLeniency}
            onChange={(event) => setLeniency(event.target.checked)}
          />
          {fresh.xpLeniency}
        </label>
        <RuleSwitches ruleset={atTable.ruleset} onChange={(ruleset) => change(withRules(atTable, ruleset))} />
        <label className="field grid gap-1">
          <span className="label">{fresh.name}</span>
          <input
            value={title}
            maxLength={80}
            placeholder={chosen?.name ?? fresh.modes.free[0]}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
      </section>
      <footer className="sticky above-2 bottom-0 flex middle to-end gap-4 pad-3 line-above on-cloth">
        {!isReady && <p role="status">{mode === 'adventure' ? fresh.noFifth : fresh.notYet(size)}</p>}
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isReady || busy}
          onClick={() => void begin()}
        >
          {fresh.begin}
        </button>
      </footer>
    </main>
  );
}
