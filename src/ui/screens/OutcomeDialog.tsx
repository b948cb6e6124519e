import { AlertDialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { itemNames, itemsGained } from '../../words/en/events/gain-words.ts';
import { downloadGame } from '../hooks/download.ts';
import { hashTo } from '../hooks/use-route.ts';
import { useCards, useGame, useGameState } from '../hooks/use-table.ts';
import { CrownIcon, DefeatedIcon, GoldIcon } from '../icons/index.ts';
import '../panels/sheet.css';

/** The end of the encounter: won or lost, by which condition, with what in hand. */
export function OutcomeDialog() {
  const game = useGame();
  const cards = useCards();
  const view = useGameState((state) => state.view);
  const decisions = useGameState((state) => state.decisions);
  const waiting = useGameState((state) => state.pending !== null);
  const first = useRef<HTMLAnchorElement>(null);
  const [looked, setLooked] = useState(false);
  const { outcome, loot, clock, figures, encounter } = view;
  if (!outcome || looked) return null;
  const won = outcome.result === 'won';
  const condition = game.session.encounter.endConditions.find((one) => one.id === outcome.condition);
  const fallen = figures.filter((figure) => figure.kind === 'adventurer' && figure.defeated);
  const beaten = figures.filter((figure) => figure.side === 'combatants' && figure.defeated).length;
  const items = itemsGained(loot, cards);
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="sheet-shade" />
        <AlertDialog.Content
          className="sheet panel outcome"
          data-result={outcome.result}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            first.current?.focus();
          }}
        >
          <div className="outcome-crest" aria-hidden="true">
            {won ? <CrownIcon /> : <DefeatedIcon />}
          </div>
          <AlertDialog.Title>{won ? 'Victory' : 'Defeat'}</AlertDialog.Title>
          <AlertDialog.Description className="outcome-text">{outcome.text}</AlertDialog.Description>
          <dl className="outcome-numbers">
            <div>
              <dt>Rounds</dt>
              <dd>{clock.round}</dd>
            </div>
            <div>
              <dt>Opponents beaten</dt>
              <dd>{beaten}</dd>
            </div>
            <div>
              <dt>Gold</dt>
              <dd>
                <GoldIcon /> {loot.gold}
              </dd>
            </div>
            {condition?.xp ? (
              <div>
                <dt>XP</dt>
                <dd>{condition.xp}</dd>
              </div>
            ) : null}
            <div>
              <dt>Decisions</dt>
              <dd>{decisions}</dd>
            </div>
          </dl>
          {items && <p>Loot drawn: {items}</p>}
          {loot.stash && <p>In the party stash: {itemNames(loot.stash, cards)}</p>}
          {fallen.length > 0 && won && <p>Fallen: {fallen.map((figure) => figure.name).join(', ')}</p>}
          {condition?.restore && <p>The adventurers are restored and may trade their items (p.18).</p>}
          <div className="outcome-ways">
            {waiting && (
              <button type="button" className="btn btn-primary" onClick={() => setLooked(true)}>
                Trade items
              </button>
            )}
            <a ref={first} className={waiting ? 'btn' : 'btn btn-primary'} href={hashTo('watch', game.id)}>
              Watch it again
            </a>
            <a className="btn" href={hashTo('set-up', encounter)}>
              Play it again
            </a>
            <button type="button" className="btn" onClick={() => downloadGame(game.record())}>
              Save as a file
            </button>
            <AlertDialog.Cancel className="btn btn-quiet" onClick={() => setLooked(true)}>
              Look at the table
            </AlertDialog.Cancel>
            <a className="btn btn-quiet" href="#/">
              To the games
            </a>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
