import type { CSSProperties } from 'react';
import {
  type AbraxisPlayer,
  type AbraxisPrompt,
  type AbraxisSeat,
  FATE,
  lockedIn,
  offFrom,
  plus,
  type Symbols,
  shownBy,
} from '../../abraxis/index.ts';
import { DieChip } from '../dice/DieChip.tsx';
import { DieFace } from '../dice/DieFace.tsx';
import { SeatPicture } from '../figures/SeatMark.tsx';
import { useAbraxis } from './abraxis-context.ts';

interface Props {
  readonly at: 0 | 1 | 2 | 3;
  readonly seat: AbraxisSeat;
  readonly player: AbraxisPlayer;
  readonly symbols: Symbols;
  /** Which throw lies: another one tumbles anew. */
  readonly thrown: string;
  /** What they are asked just now; null for nothing. */
  readonly asked: AbraxisPrompt['kind'] | null;
  /** It has the large place where there is little room. */
  readonly near: boolean;
  /** Dice that are about to be locked in, by place. */
  readonly picked: readonly number[];
  /** Gives or takes a die; absent where nothing can be picked. */
  readonly onPick?: (at: number) => void;
  /** What the last round did to their points; null before there was one. */
  readonly change: number | null;
  /** They have decided, and others have not. */
  readonly done: boolean;
}

/** A player's place at the felt: points, Fate, four dice, and the brass rail that they are locked in on. */
export function Tray(props: Props) {
  const { at, seat, player, symbols, thrown, asked, near, picked, onPick, change, done } = props;
  const { words } = useAbraxis();
  const { dice, points, fate, out } = player;
  const locked = dice.filter((die) => die.locked);
  const there = plus(lockedIn(dice), shownBy(picked.map((place) => dice[place]!)));
  return (
    <section
      className={`abx-tray relative grid gap-2 shrink pad-2-3 ${out === null ? '' : 'see-0_6'}`}
      data-seat={at + 1}
      data-asked={asked ?? undefined}
      data-near={near || undefined}
      aria-label={words.tray(seat.name)}
    >
      <header className="gap-2px-2 flex middle shrink">
        <SeatPicture at={at} />
        <h3 className="mr-auto least-2em clip size-md one-line ellipsis" title={seat.name}>
          <bdi>{seat.name}</bdi>
        </h3>
        {asked && (
          <span className="abx-turn absolute pad-x-2 edged round on-gold xs bold on-brass">
            {words.theirTurn[asked]}
          </span>
        )}
        {done && !asked && (
          <span className="abx-turn absolute pad-x-2 edged round on-deep xs bold soft">{words.decided}</span>
        )}
        <Fate left={fate} />
        <span
          className="least-2_2em pad-x-1 edged relative grid centered round-m on-deep display-face lg bold bright"
          role="img"
          aria-label={words.pointsOf(points)}
        >
          {points}
          {change !== null && (
            <span
              key={`${thrown} ${points}`}
              className="abx-change absolute pad-x-1 round xs bold one-line on-dark"
              data-good={change > 0 || undefined}
            >
              {words.signed(change)}
            </span>
          )}
        </span>
      </header>
      {out === null ? (
        <>
          <div className="abx-dice relative grid mid">
            <span
              className="abx-rail left-0 right-0 edged round-m absolute bottom-0 on-gold"
              role="img"
              aria-label={words.rail(locked.length)}
            />
            {dice.map((die, i) => {
              const place = { '--at': i } as CSSProperties;
              const canPick = onPick && !die.locked && die.face !== null;
              return (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
                  key={i}
                  className="abx-die relative"
                  data-locked={die.locked || undefined}
                  data-picked={picked.includes(i) || undefined}
                  style={place}
                >
                  <span
                    key={die.locked ? 'locked' : `${thrown} ${die.face}`}
                    className="abx-die-throw block full tall"
                    data-lies={die.face !== null || undefined}
                  >
                    {die.face === null ? (
                      <DieChip die={die.die} size="100%" />
                    ) : (
                      <DieFace
                        die={die.die}
                        face={die.face}
                        size="100%"
                        selected={canPick ? picked.includes(i) : undefined}
                        onClick={canPick ? () => onPick(i) : undefined}
                      />
                    )}
                  </span>
                  {canPick && (
                    <span className="kbd abx-die-key absolute" aria-hidden="true">
                      {i + 1}
                    </span>
                  )}
                </span>
              );
            })}
          </div>
          <p className={`abx-off high-1_4em sm text-center ${picked.length > 0 ? 'italic bright' : 'soft'}`}>
            {words.offText(offFrom(there, symbols))}
          </p>
        </>
      ) : (
        <p className="pad-y-4 italic text-center">{words.out(out)}</p>
      )}
    </section>
  );
}

/** Five tokens, those that are spent as empty settings. */
export function Fate({ left }: { left: number }) {
  const { words } = useAbraxis();
  return (
    <span className="abx-fate inline-flex gap-3px" role="img" aria-label={words.fateOf(left)}>
      {Array.from({ length: FATE }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place
          key={i}
          className={`wide-0_7rem height-0_7rem edged inline-block round ${i >= left ? 'dashed' : 'on-gold'}`}
        />
      ))}
    </span>
  );
}
