import { Fold } from '../../../../ui/kit/Fold.tsx';
import { medium, useMedium } from '../../../../ui/page/media.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import { waiters } from '../../rules/procedures/waiting.ts';
import { placeOf } from '../../rules/queries/field-of.ts';
import { boardOf } from '../../rules/queries/fighters.ts';
import { averts } from '../../rules/stealth/averts.ts';
import { avertingsHere, diceOwed, oddsOfDice, quietOf } from '../../rules/stealth/quiet-here.ts';
import { stealthDiceFor } from '../../rules/stealth/stealth-dice.ts';
import { alarmSpace } from '../../rules/stealth/threat.ts';
import { stage } from '../../words/en/fight-stage.ts';
import { heroName, type Named } from '../../words/en/names.ts';
import { avertText, corpseText, percent, quietWords as words } from '../../words/en/stealth-stage.ts';
import type { QuietView } from './quiet-view.ts';
import { ThreatTrack } from './ThreatTrack.tsx';

interface Props {
  readonly named: Named;
  readonly quiet: QuietView;
  readonly pending: MalhyaPrompt | null;
  /** Whose dice are to come. */
  readonly hero: number | null;
}

/** There the board needs its room: what is told is folded. */
const SMALL = medium('(max-width: 600px), (max-height: 500px)');

/** Beside the board: phase, threat, dice to come, cards, waiting, corpses. */
export function QuietPanel({ named, quiet, pending, hero }: Props) {
  const { phase, turn } = placeOf(named);
  const { cards, gone } = quietOf(named);
  const { level, threat } = named.state.stealth!;
  const isSmall = useMedium(SMALL);
  const odds = hero === null || diceOwed(named, hero).length === 0 ? null : oddsOfDice(named, hero);
  return (
    <section
      className="mal-panel self-top bounded-y scroll pad-2-3 round-m on-over sm"
      aria-label={words.title}
      data-phase={phase}
    >
      {pending?.kind === 'avert' && <Averts named={named} />}
      <Fold
        open={!isSmall}
        title={
          <>
            {stage.turn(turn)}, {stage.phase[phase]}:{' '}
            <b data-threat={threat}>{words.threat(threat, alarmSpace(level))}</b>
            {odds && (
              <span className="harm">
                {' '}
                {percent(odds.alarm)} {words.alarm}
              </span>
            )}
          </>
        }
      >
        <div className="grid gap-2">
          <ThreatTrack named={named} quiet={quiet} />
          {hero !== null && <DiceToCome named={named} hero={hero} />}
          <p className="flush" data-deck={named.state.deck.draw.length}>
            {phase === 'enemies' ? words.cardsLeft(cards) : words.cardsToCome(quiet.row.cards)};{' '}
            {words.deck(named.state.deck.draw.length)}
          </p>
          {hero !== null && (
            <p className="flush">
              {words.wait(boardOf(named, hero).wait)}. <span className="soft">{words.asked}</span>
            </p>
          )}
          {(quiet.corpses.length > 0 || gone > 0) && (
            <section aria-label={words.corpses}>
              <b>{words.corpses}</b>
              <ul className="flush bare unlisted">
                {quiet.corpses.map((one) => (
                  <li key={one.id} className={one.by.length > 0 ? 'harm' : ''} data-corpse={one.id}>
                    {corpseText(named, one)}
                  </li>
                ))}
                {gone > 0 && <li>{words.gone(gone)}</li>}
              </ul>
            </section>
          )}
          <p className="flush soft">{words.seenFields}</p>
        </div>
      </Fold>
    </section>
  );
}

/** Lines used since the last roll, the dice they ask for, and what these may bring. */
function DiceToCome({ named, hero }: { readonly named: Named; readonly hero: number }) {
  const { id, owed } = named.state.heroes[hero]!;
  const lines = quietOf(named).lines[id] ?? [];
  const dice = diceOwed(named, hero);
  const odds = oddsOfDice(named, hero);
  const oneMore =
    lines.length < 4
      ? oddsOfDice(named, hero, [
          ...dice.slice(0, owed.black),
          ...stealthDiceFor(lines.length + 1 + owed.white),
        ])
      : null;
  return (
    <section className="grid gap-1" aria-label={words.dice(heroName(named, hero))} data-dice={dice.join(' ')}>
      <p className="flush flex wrap middle gap-1">
        <b>{words.dice(heroName(named, hero))}</b>
        {lines.map((line) => (
          <span key={line} className="chip inline-flex round sunk">
            {words.line[line]}
          </span>
        ))}
        {dice.map((die, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place
            key={i}
            className={`mal-cell inline-flex middle mid ${die === 'black' ? 'on-picture on-dark' : 'on-paper ink'}`}
            role="img"
            aria-label={words.die[die]}
          >
            {die === 'black' ? '■' : '□'}
          </span>
        ))}
        {dice.length === 0 && <span className="soft">{words.noDice}</span>}
      </p>
      {odds && dice.length > 0 && (
        <p className="flush flex wrap gap-2">
          <span className="harm">
            <b>{percent(odds.alarm)}</b> {words.alarm}
          </span>
          <span>
            <b>{percent(odds.nextRow)}</b> {words.otherRow}
          </span>
          <span>
            <b>{percent(odds.nothing)}</b> {words.nothing}
          </span>
        </p>
      )}
      {oneMore && <p className="flush soft">{words.oneMore(oneMore)}</p>}
    </section>
  );
}

/** Who can kill whoever sees, and whether that helps: before the kill. */
function Averts({ named }: { readonly named: Named }) {
  const ways = avertingsHere(named, waiters(named));
  return (
    <section className="grid gap-1" aria-label={words.avert}>
      <b>{words.avert}</b>
      {ways.length === 0 && <p className="flush harm">{words.nobodyCan}</p>}
      <ul className="flush bare unlisted grid gap-1">
        {ways.map((way) => {
          const helps = averts(named, way);
          return (
            <li key={`${way.hero} ${way.kill.by}`} data-averts={helps}>
              {avertText(named, way)}:{' '}
              <b className={helps ? 'can' : 'harm'}>
                {helps ? '✔' : '✖'} {helps ? words.averted : words.inVain}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
