import { useState } from 'react';
import { withRules } from '../../stores/loadout/at-table.ts';
import { messageOf } from '../../stores/message-of.ts';
import { Notice } from '../kit/Notice.tsx';
import { goTo, hashTo } from '../page/use-route.ts';
import { useWholeWords } from '../page/use-words.ts';
import { DifficultyChoice } from '../set-up/DifficultyChoice.tsx';
import { RuleSwitches } from '../set-up/RuleSwitches.tsx';
import { Seats } from '../set-up/Seats.tsx';
import { useCampaigns, useCampaignWords } from './campaign-context.ts';
import { MODES, useCampaignDraft } from './use-campaign-draft.ts';
import { WhoGoes } from './WhoGoes.tsx';

/** What is played, by whom, by which rules: then the first page. */
export function NewCampaign() {
  const { fresh } = useCampaignWords();
  const { setUp, seats: seatWords } = useWholeWords().ui.screens;
  const campaigns = useCampaigns();
  const draft = useCampaignDraft();
  const { mode, choices, chosen, atTable, change, title, isReady } = draft;
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    try {
      const name = title.trim() || (chosen?.name ?? fresh.modes.free[0]);
      goTo('campaign', await campaigns.begin(draft.toSetup(seatWords.player), name));
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
            <input type="radio" name="mode" checked={mode === one} onChange={() => draft.setMode(one)} />
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
              <input
                type="radio"
                name="story"
                checked={one === chosen}
                onChange={() => draft.setStory(one.id)}
              />
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
      <WhoGoes draft={draft} />
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
        {draft.asks && (
          <DifficultyChoice
            difficulty={atTable.difficulty ?? 'normal'}
            onChange={(difficulty) => change({ ...atTable, difficulty })}
          />
        )}
        <label className="choice-row flex middle gap-2 touchable">
          <input
            className="rigid"
            type="checkbox"
            checked={draft.xpLeniency}
            onChange={(event) => draft.setLeniency(event.target.checked)}
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
            onChange={(event) => draft.setTitle(event.target.value)}
          />
        </label>
      </section>
      <footer className="sticky above-2 bottom-0 flex middle to-end gap-4 pad-3 line-above on-cloth">
        {!isReady && <p role="status">{mode === 'adventure' ? fresh.noFifth : fresh.notYet(draft.size)}</p>}
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
