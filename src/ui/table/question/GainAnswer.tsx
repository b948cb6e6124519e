import { figureIn, type Option, PACK_SIZE, type Position, type Prompt } from '../../../engine/index.ts';
import type { Gain } from '../../../stores/middara/item-gains.ts';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { SeatMark } from '../../figures/SeatMark.tsx';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { Pipped } from '../deeds/SpPips.tsx';

interface Props {
  readonly position: Position;
  readonly pending: Prompt;
  readonly option: Option;
  readonly gain: Gain | null;
  readonly isBest: boolean;
  readonly shortcut: string | null;
  readonly hinted: boolean;
  readonly onAnswer: (option: Option) => void;
}

/** Somebody who may have what was found, and what it would be to them. */
export function GainAnswer(props: Props) {
  const { position, pending, option, gain, isBest, shortcut, hinted, onAnswer } = props;
  const words = useWholeWords().ui.loot;
  const telling = useTelling(position);
  const figure = option.act.do === 'target' ? figureIn(position.state, option.act.target) : null;
  return (
    <button
      type="button"
      className="answer option columns-both middle gap-0-3 text-left relative pressable"
      data-option={option.id}
      data-proposed={option.proposed || undefined}
      data-hinted={hinted || undefined}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={() => onAnswer(option)}
    >
      {figure && <FigureBadge figure={figure} position={position} size={44} decorative />}
      <span className="grid gap-2px shrink">
        <span className="flex wrap middle gap-0-2 bold">
          {telling.option(option, pending)}
          {figure && <SeatMark seats={position.state.seats} seat={figure.seat} />}
          {isBest && <small className="pad-x-2 round-s edged">{words.best}</small>}
          {gain && (
            <span className="sm medium soft">
              {words.about([words.hp(gain.left, gain.hp), words.pack(gain.pack, PACK_SIZE)])}
            </span>
          )}
        </span>
        <GainLines gain={gain} position={position} />
      </span>
      {shortcut !== null && (
        <span className="kbd" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}

interface LinesProps {
  readonly gain: Gain | null;
  readonly position: Position;
}

/** What an item would be to somebody: what it changes, and where it goes. */
export function GainLines({ gain, position }: LinesProps) {
  const words = useWholeWords().ui.loot;
  const telling = useTelling(position);
  if (!gain) return null;
  const { dice, stats, place, out, slot, worth } = gain;
  const changes = [
    ...(dice ? [words.dice(dice.was, dice.is)] : []),
    ...stats.map(({ stat, by }) => words.stat(stat, by)),
  ];
  const names = out.map(({ type, ref, face }) => telling.card(type, ref, face === 'back'));
  const where =
    place === 'pack'
      ? words.place.pack
      : place === 'worn'
        ? words.place.worn(slot)
        : words.place.instead(names);
  return (
    <span className="grid sm medium lead-1_2">
      {changes.length > 0 && (
        <span className={worth > 0 ? 'can bold' : worth < 0 ? 'harm bold' : 'bold'}>
          <Pipped>{words.changes(changes)}</Pipped>
        </span>
      )}
      <span>{where}</span>
    </span>
  );
}
