import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { faceOf, type Position, type RolledDie, type Skill, SYMBOLS } from '../../../engine/index.ts';
import type { Score, Tray, Verdict } from '../../../stores/middara/tray.ts';
import { DieFace } from '../../dice/DieFace.tsx';
import { SymbolIcon } from '../../dice/SymbolIcon.tsx';
import { Portrait } from '../../figures/Portrait.tsx';
import { flightOf, useCorner } from '../../frame/tray-place.ts';
import { isMotionReduced } from '../../page/use-reduced-motion.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { useThrown } from './use-thrown.ts';
import './dice-tray.css';

interface Props {
  readonly position: Position;
  readonly tray: Tray;
  /** Of the dice's looks alone. */
  readonly seed: number;
  /** What times are multiplied by beside the speed that is set. */
  readonly haste: number;
  /** It goes to where its dice count. */
  readonly isLeaving: boolean;
  readonly onGone: () => void;
}

/** Dice on a tray over the board: thrown, or lying there at once; with whose they are, their sum and what it came to. */
export function DiceTray({ position, tray, seed, haste, isLeaving, onGone }: Props) {
  const { dice } = tray.roll;
  const box = useRef<HTMLDivElement>(null);
  const figure = position.state.figures.find(({ id }) => id === tray.roll.figure);
  const ours = figure?.side === 'adventurers';
  const corner = useCorner(box, tray.figures);
  const { canvas, thrown, rest } = useThrown(box, {
    tray,
    seed,
    haste,
    from: ours ? 'near' : 'far',
    corner,
  });

  const leave = useEffectEvent(() => {
    if (!box.current?.animate || isMotionReduced()) return onGone();
    const going = box.current.animate(flightOf(box.current), {
      duration: 280,
      easing: 'cubic-bezier(.55,.06,.68,.19)',
      fill: 'forwards',
    });
    going.onfinish = onGone;
    return () => going.cancel();
  });
  useEffect(() => (isLeaving ? leave() : undefined), [isLeaving]);

  return (
    <div
      ref={box}
      className="dice-tray relative bounded"
      data-edge={corner?.startsWith('top') ? 'high' : 'low'}
      data-corner={corner ?? 'bottom-left'}
      data-side={ours ? 'ours' : 'theirs'}
      data-thrown={thrown || undefined}
      data-lies={rest || undefined}
      data-dice={dice.map(({ die, face }) => `${die}-${face}`).join(' ')}
      style={{ '--dice': dice.length } as CSSProperties}
      aria-hidden="true"
    >
      <div className="tray-box flex middle gap-2 pad-2-3 round-14px bounded">
        <TrayCaption position={position} tray={tray} />
        <ul className="flex rigid">
          {dice.map(({ die, face }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place in the roll
            <li key={i} className="tray-die grid centered">
              {!thrown && <DieFace die={die} face={face} size="100%" />}
            </li>
          ))}
        </ul>
        <div className="tray-came grid rigid in-middle">
          {tray.verdict && rest && <VerdictLine verdict={tray.verdict} />}
          {tray.score ? <TrayScore {...tray.score} position={position} /> : <TrayTotal dice={dice} />}
        </div>
      </div>
      {thrown && <canvas ref={canvas} className="tray-canvas absolute untouched lit" />}
    </div>
  );
}

function TrayCaption({ position, tray }: { position: Position; tray: Tray }) {
  const { rollFor } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  const figure = position.state.figures.find(({ id }) => id === tray.roll.figure);
  const check = position.state.scopes.findLast((one) => one.kind === 'check');
  // The check is over while its dice still lie there.
  const [skill, setSkill] = useState<Skill | null>(null);
  if (check && check.skill !== skill) setSkill(check.skill);
  return (
    <div className="tray-who relative flex middle gap-3 shrink">
      <span className="tray-face">
        {figure && <Portrait of={figure.card} cards={position.cards} size={44} />}
      </span>
      <p className="grid gap-0-2 shrink wrap wide-6_6em size-md lead-1_15">
        <strong className="heavy">{figure && telling.figureName(figure)}</strong>
        <span className="semi on-dark size-0_82em">
          {tray.roll.purpose === 'check' && skill ? (
            <span className="capital">{telling.cause({ kind: 'skill', skill })}</span>
          ) : (
            rollFor[tray.roll.purpose]
          )}
        </span>
      </p>
    </div>
  );
}

/** The sum of the numbers, and how many there are of each symbol. */
function TrayTotal({ dice }: { dice: readonly RolledDie[] }) {
  const faces = dice.map(faceOf);
  const numbered = dice.some(({ die }) => die !== 'black');
  const skulls = faces.filter(({ skull }) => skull).length;
  const counts = SYMBOLS.map((symbol) => ({
    symbol,
    count: faces.reduce((all, face) => all + face[symbol], 0),
  })).filter(({ count }) => count > 0);
  return (
    <div className="tray-total flex wrap on-line gap-0-2 lead-1_1 unseen">
      {numbered && <strong>{faces.reduce((all, { number }) => all + number, 0)}</strong>}
      <p className="flex gap-0_45em bold one-line">
        {counts.map(({ symbol, count }) => (
          <span key={symbol} className="inline-flex middle gap-0_2em lg">
            {count} <SymbolIcon symbol={symbol} />
          </span>
        ))}
        {skulls > 0 && (
          <span className="inline-flex middle gap-0_2em lg">
            <SymbolIcon symbol="skull" />
          </span>
        )}
      </p>
    </div>
  );
}

/** What the roll counts for in the end and against what, with all that was added to what lies beside it. */
function TrayScore({ roll, defense, position }: Score & { position: Position }) {
  const { score } = useWholeWords().ui.stage;
  const telling = useTelling(position);
  return <p className="tray-total lead-1_15 unseen bold size-md">{score(roll, defense, telling)}</p>;
}

function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { says, more } = useWholeWords().ui.stage.verdict(verdict);
  return (
    <p
      className="tray-verdict flex wrap on-line gap-0-0_3em"
      data-good={verdict.good}
      data-says={verdict.says}
    >
      <strong>{says}</strong>
      {more && (
        <span key={more} className="tray-more text-face size-md bold lead-1_2">
          {more}
        </span>
      )}
    </p>
  );
}
