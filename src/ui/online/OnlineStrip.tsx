/** At every online table, slim: how the line stands, who is waited for, who is there. Pressed, it opens the seats. */
import type { OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import type { WholeWords } from '../../words/words.ts';
import { useWholeWords } from '../page/use-words.ts';
import { LINES, presenceOf, SHAPES } from './presence-of.ts';
import { useAtTable } from './use-at-table.ts';

interface Props {
  readonly table: OnlineTable;
  readonly onOpen: () => void;
}

const all = (state: OnlineState): OnlineState => state;

export function OnlineStrip({ table, onOpen }: Props) {
  const { strip, line: words, presence, seatTold, nameless } = useWholeWords().ui.online;
  const state = useAtTable(table, all);
  const now = nowOf(state, strip);
  const told = state.seats.map((seat) => {
    const { holder } = seat;
    return seatTold(seat.name, holder?.by === 'person' ? holder.name : null, presenceOf(seat));
  });
  return (
    <>
      <button
        type="button"
        className="online-strip relative flex full middle gap-3 bare pad-x-3 edgeless line-above text-face text-left sm plain pressable on-cloth"
        data-line={state.line.is}
        aria-haspopup="dialog"
        aria-label={[`${strip.open}. ${words[state.line.is]}`, now, ...told].filter(Boolean).join('. ')}
        onClick={onOpen}
      >
        <span className="one-line semi">
          <span aria-hidden="true">{LINES[state.line.is]}</span> {words[state.line.is]}
        </span>
        <strong className="online-now grow shrink clip ellipsis one-line bright">{now}</strong>
        <span className="online-seats flex gap-3 shrink clip">
          {state.seats.map((seat) => (
            <span key={seat.id} className="flex gap-1 shrink" data-is={presenceOf(seat)}>
              <span>{SHAPES[presenceOf(seat)]}</span>
              <bdi className="online-name most-8rem shrink clip ellipsis one-line">
                {seat.holder?.by === 'person' ? seat.holder.name || nameless : presence[presenceOf(seat)]}
              </bdi>
            </span>
          ))}
        </span>
      </button>
      <p className="visually-hidden" role="status">
        {now}
      </p>
    </>
  );
}

/** What is waited for, in a few words. */
function nowOf(
  { line, caughtUp, sent, witness, waitsFor, mayAnswer, watching }: OnlineState,
  strip: WholeWords['ui']['online']['strip'],
): string {
  if (line.is === 'there' && !caughtUp) return strip.reading;
  if (sent !== null) return strip.sent;
  if (witness !== null) return strip.witness(witness);
  if (waitsFor !== null) return strip.waits(waitsFor);
  if (mayAnswer) return strip.yours;
  return watching ? strip.watching : '';
}
