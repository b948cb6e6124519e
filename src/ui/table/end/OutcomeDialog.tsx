import { useId } from 'react';
import { type CardRef, type Position, resultOf } from '../../../engine/index.ts';
import { fallsIn } from '../../../stores/middara/falls.ts';
import { Sentence } from '../../cards/CardText.tsx';
import { ForeknownMarks } from '../../frame/bar/ForeknownMarks.tsx';
import { CrownIcon, DefeatedIcon } from '../../icons/index.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { hashTo, hashToAfter, hashToKeepParty } from '../../page/use-route.ts';
import { useGame, useGameState, usePosition } from '../../page/use-table.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { FirstWay } from './FirstWay.tsx';
import './outcome.css';

/** It stands where this one was put away, and comes with it. */
export { AfterBar } from './AfterBar.tsx';

/** The end condition that was met, in a line; of an ending that no encounter writes the text below says it. */
function WhyLost({ position, condition }: { position: Position; condition: string }) {
  const { encounter, ui } = useWholeWords();
  const { urgencyLimit } = position.state.ruleset;
  const say = ui.screens.outcome;
  const met = encounter.endsWritten(position).find(({ id }) => id === condition);
  if (condition === 'urgency') return <p className="outcome-why lg bold">{say.urgency(urgencyLimit)}</p>;
  const all = position.encounter.endConditions.find(({ id }) => id === condition)?.when.is;
  if (all === 'all-adventurers-defeated') return <p className="outcome-why lg bold">{say.allFell}</p>;
  return (
    met && (
      <p className="outcome-why lg bold">
        {ui.panels.encounter.lost} <Sentence parts={met.words} />
      </p>
    )
  );
}

/** The end of the encounter: won or lost, by which condition, with what in hand. `onLook`: it is put away. */
export function OutcomeDialog({ onLook }: { onLook: () => void }) {
  const game = useGame();
  const position = usePosition();
  const telling = useTelling(position);
  const { outcome: words } = useWholeWords().ui.screens;
  const waiting = useGameState((state) => state.pending !== null);
  const told = useId();
  const result = resultOf(position);
  if (!result) return null;
  const won = result.result === 'won';
  /** Of a single encounter that was lost nothing is kept. */
  const isTaken = won || game.campaign !== undefined;
  const falls = won
    ? []
    : fallsIn(game.session.events, result.fallen).map(({ figure, by }) => ({
        figure: telling.figure(figure),
        by: by === null ? null : telling.figure(by),
      }));
  const alone = game.campaign === undefined;
  const small = [
    [words.watchAgain, hashTo('watch', game.id)],
    [words.lookBack, hashToAfter(game.id)],
    ...(alone && won ? [[words.playAgain, hashTo('set-up', position.state.encounter)] as const] : []),
    ...(alone && !waiting ? [[words.keepParty, hashToKeepParty(game.id)] as const] : []),
    [words.home, '#/'],
  ] as const;
  const named = (items: readonly CardRef[]) => items.map((ref) => telling.card('item', ref));
  return (
    <Dialog
      urgent
      label={words.title[result.result]}
      describedBy={told}
      className={`outcome gap-2`}
      onClose={onLook}
    >
      <div className={`outcome-crest lead-1 absolute ${won ? 'bright' : 'harm'}`} aria-hidden="true">
        {won ? <CrownIcon /> : <DefeatedIcon />}
      </div>
      <h2 className={won ? 'xxxl' : 'xxxl harm'}>{words.title[result.result]}</h2>
      {!won && <WhyLost position={position} condition={result.condition} />}
      <p className="xl bold balanced">{words.numbers({ ...result, beaten: result.beaten.length })}</p>
      <p id={told} className="outcome-text most-46ch soft">
        {telling.outcome(result)}
      </p>
      {falls.length > 0 && <p className="outcome-falls semi">{words.falls(falls)}</p>}
      {isTaken && result.drawn.length > 0 && <p>{words.drawn(named(result.drawn))}</p>}
      {isTaken && result.companions && (
        <p>{words.stash(result.companions.map((ref) => telling.card('companion', ref)))}</p>
      )}
      {isTaken && result.stash.length > 0 && <p>{words.stash(named(result.stash))}</p>}
      {result.fallen.length > 0 && won && <p>{words.fallen(result.fallen.map(telling.figure))}</p>}
      <ForeknownMarks marks={game.session.foreknown} />
      {result.restored && <p>{words.restored}</p>}
      <div className="outcome-first flex wrap middle gap-2 mt-2">
        <FirstWay result={result.result} />
      </div>
      <div className="outcome-ways flex wrap middle gap-2">
        {waiting && (
          <button type="button" className="btn btn-small" onClick={onLook}>
            {words.trade}
          </button>
        )}
        {small.map(([name, href]) => (
          <a key={name} className="btn btn-quiet btn-small" href={href}>
            {name}
          </a>
        ))}
        <button type="button" className="btn btn-quiet btn-small" onClick={onLook}>
          {words.look}
        </button>
      </div>
    </Dialog>
  );
}
