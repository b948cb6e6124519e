import { useEffect, useMemo, useRef, useState } from 'react';
import { type CardId, type FigureId, figureIn, PACK_SIZE, type Position } from '../../../engine/index.ts';
import { type Exchange, moveTo, type Place } from '../../../stores/middara/exchange.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { Pipped, Price } from '../deeds/SpPips.tsx';
import { Changes } from './Changes.tsx';
import { Consequences } from './Consequences.tsx';
import { ExchangeMember } from './ExchangeMember.tsx';
import { FoundItems } from './FoundItems.tsx';
import { useTried } from './use-tried.ts';
import './exchange.css';

interface Props {
  readonly exchange: Exchange;
  /** As it stands before anything is changed. */
  readonly position: Position;
  readonly onDecide: (options: readonly string[]) => void;
  readonly onLeave: () => void;
}

/** A Re-Equip as one sheet (p.48): who has what, where it may go, what it comes to; done with one press, or left. */
export function ExchangeSheet({ exchange, position, onDecide, onLeave }: Props) {
  const words = useWholeWords().ui.exchange;
  const { trial, by, sp, found } = exchange;
  const { tried, now, moves, answers, parties } = useTried(exchange, position);
  const telling = useTelling(now);
  const layout = useLayout();
  const [chosen, setChosen] = useState<CardId | null>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    // On a phone it begins below the board.
    sheet.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const take = (options: readonly string[] | null) => {
    if (options) trial.take(options);
    setChosen(null);
    sheet.current?.focus({ preventScroll: true });
  };
  const wasWorn = useMemo(
    () =>
      new Set(
        trial.before.figures.flatMap(({ cards }) =>
          cards.filter(({ type }) => type === 'item').map(({ id }) => id),
        ),
      ),
    [trial.before],
  );
  /** Below this one on a phone. */
  const showOther = (id: FigureId) =>
    sheet.current?.querySelector(`[data-of="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' });
  const onMove = (card: CardId, to: Place) => take(moveTo(exchange, moves, card, to));
  const isChanged = tried.pieces.length > (sp > 0 ? 1 : 0);
  // What was found lies in the Pack already: to leave the sheet is to leave it there.
  const finder = by === null ? null : figureIn(tried.state, by);
  const kept = found.filter(({ id }) => finder?.pack.some((item) => item.id === id));
  const isKept = finder !== null && kept.length > 0 && !isChanged && sp === 0;
  return (
    <section
      ref={sheet}
      className="exchange above-7 grid gap-2 pad-3-4 scroll panel"
      tabIndex={-1}
      aria-label={words.title(by && telling.figure(by))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (chosen) setChosen(null);
        else onLeave();
      }}
    >
      <header className="gap-2px-4 flex wrap on-line">
        <h2 className="lg bright">{words.title(by && telling.figure(by))}</h2>
        <p>
          <Pipped>{sp > 0 ? words.price(sp) : words.free}</Pipped>
        </p>
        <p className="sm faint">{words.about}</p>
        {by && parties.length > 1 && (
          <p className="flex wrap middle gap-1 sm faint">
            {words.toTrade}
            {parties
              .filter((id) => id !== by)
              .map((id) => (
                <button key={id} type="button" className="btn btn-small" onClick={() => showOther(id)}>
                  {telling.figure(id)}
                </button>
              ))}
          </p>
        )}
      </header>
      <div className={`grid gap-3 ${found.length > 0 && layout !== 'phone' ? 'columns-mark from-top' : ''}`}>
        {found.length > 0 && <FoundItems items={found} />}
        <div className="exchange-parties grid gap-3">
          {parties.map((id) => (
            <ExchangeMember
              key={id}
              position={now}
              figure={figureIn(tried.state, id)}
              own={moves.filter((move) => move.figure === id)}
              chosen={chosen}
              wasWorn={wasWorn}
              found={found.map(({ id }) => id)}
              placeOf={(card, to) => moveTo(exchange, moves, card, to) !== null}
              onChoose={setChosen}
              onMove={onMove}
              onDo={take}
            />
          ))}
        </div>
      </div>
      <footer
        className={`exchange-foot sticky flex ${isKept ? '' : 'wrap'} gap-2-4 pad-2-4-3 line-above middle on-raised`}
      >
        <Changes
          exchange={exchange}
          position={now}
          unchanged={
            isKept
              ? words.inPack(
                  kept.map((item) => telling.card(item.type, item.ref)),
                  telling.figureName(finder),
                  finder.pack.length,
                  PACK_SIZE,
                )
              : words.noChanges
          }
          onBack={(piece) => trial.back(piece)}
        />
        {!isKept && (
          <Consequences before={{ ...position, state: trial.before }} after={now} parties={parties} />
        )}
        <p className="flex ml-auto wrap gap-2 middle">
          {answers === null && <span className="harm whole-line sm">{words.overFull}</span>}
          {!isKept && (
            <button type="button" className="btn btn-quiet" onClick={onLeave}>
              {words.leave}
            </button>
          )}
          <button
            type="button"
            className="btn btn-primary"
            disabled={answers === null || (sp > 0 && !isChanged)}
            onClick={() => answers && onDecide(answers)}
          >
            {isChanged || sp > 0 ? words.decide : isKept ? words.keep(kept.length) : words.nothingToDo}
            {sp > 0 && ' · '}
            <Price sp={sp} />
          </button>
        </p>
      </footer>
    </section>
  );
}
