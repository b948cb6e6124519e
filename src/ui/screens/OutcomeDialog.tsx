import { useId } from 'react';
import { type CardRef, resultOf } from '../../engine/index.ts';
import { useHandOver } from '../hooks/use-hand-over.ts';
import { hashTo, hashToAfter, hashToKeepParty } from '../hooks/use-route.ts';
import { useGame, useGameState, usePosition } from '../hooks/use-table.ts';
import { useTelling, useWholeWords } from '../hooks/use-words.ts';
import { CrownIcon, DefeatedIcon, GoldIcon } from '../icons/index.ts';
import { ForeknownMarks } from '../panels/ForeknownMarks.tsx';
import { Modal } from '../panels/Modal.tsx';
import { BackToCampaign } from './BackToCampaign.tsx';
import { GoOn } from './GoOn.tsx';

/** The end of the encounter: won or lost, by which condition, with what in hand. `onLook`: it is put away. */
export function OutcomeDialog({ onLook }: { onLook: () => void }) {
  const game = useGame();
  const handOver = useHandOver();
  const position = usePosition();
  const telling = useTelling(position);
  const { outcome: words, ways } = useWholeWords().ui.screens;
  const decisions = useGameState((state) => state.decisions);
  const waiting = useGameState((state) => state.pending !== null);
  const told = useId();
  const result = resultOf(position);
  if (!result) return null;
  const won = result.result === 'won';
  const named = (items: readonly CardRef[]) => items.map((ref) => telling.card('item', ref));
  return (
    <Modal
      role="alertdialog"
      label={words.title[result.result]}
      describedBy={told}
      className={`outcome outcome-${result.result}`}
      onClose={onLook}
    >
      <div className="outcome-crest" aria-hidden="true">
        {won ? <CrownIcon /> : <DefeatedIcon />}
      </div>
      <h2>{words.title[result.result]}</h2>
      <p id={told} className="outcome-text">
        {telling.outcome(result)}
      </p>
      <dl className="outcome-numbers">
        <div>
          <dt>{words.rounds}</dt>
          <dd>{result.rounds}</dd>
        </div>
        <div>
          <dt>{words.beaten}</dt>
          <dd>{result.beaten.length}</dd>
        </div>
        <div>
          <dt>{words.gold}</dt>
          <dd>
            <GoldIcon /> {result.gold}
          </dd>
        </div>
        {result.xp > 0 && (
          <div>
            <dt>{words.xp}</dt>
            <dd>{result.xp}</dd>
          </div>
        )}
        <div>
          <dt>{words.decisions}</dt>
          <dd>{decisions}</dd>
        </div>
      </dl>
      {result.drawn.length > 0 && <p>{words.drawn(named(result.drawn))}</p>}
      {result.companions && (
        <p>{words.stash(result.companions.map((ref) => telling.card('companion', ref)))}</p>
      )}
      {result.stash.length > 0 && <p>{words.stash(named(result.stash))}</p>}
      {result.fallen.length > 0 && won && <p>{words.fallen(result.fallen.map(telling.figure))}</p>}
      <ForeknownMarks marks={game.session.foreknown} />
      {result.restored && <p>{words.restored}</p>}
      <div className="outcome-ways">
        {waiting && (
          <button type="button" className="btn btn-primary" onClick={onLook}>
            {words.trade}
          </button>
        )}
        {game.campaign === undefined ? <GoOn /> : <BackToCampaign id={game.campaign} />}
        <a
          data-first={game.campaign === undefined || undefined}
          className={waiting || game.campaign !== undefined ? 'btn' : 'btn btn-primary'}
          href={hashToAfter(game.id)}
        >
          {words.lookBack}
        </a>
        <a className="btn" href={hashTo('watch', game.id)}>
          {words.watchAgain}
        </a>
        {game.campaign === undefined && (
          <>
            <a className="btn" href={hashTo('set-up', position.state.encounter)}>
              {words.playAgain}
            </a>
            {!waiting && (
              <a className="btn" href={hashToKeepParty(game.id)}>
                {words.keepParty}
              </a>
            )}
          </>
        )}
        <button type="button" className="btn" onClick={handOver}>
          {words.asFile}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onLook}>
          {words.look}
        </button>
        <a className="btn btn-quiet" href="#/">
          {ways.toGames}
        </a>
      </div>
    </Modal>
  );
}
