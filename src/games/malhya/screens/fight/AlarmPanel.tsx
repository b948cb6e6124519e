import type { EventOf, MalhyaEvent } from '../../rules/model/events.ts';
import { ALARM_TEXT, alarmWords } from '../../words/en/alarm-words.ts';
import { seenName, whoName } from '../../words/en/fight-names.ts';
import type { Named } from '../../words/en/names.ts';

type Raised = EventOf<'alarmRaised'>;

/** The alarm that the present turn began with; null: it began otherwise. */
export function alarmOfTurn(events: readonly MalhyaEvent[]): Raised | null {
  const last = events.findLast(({ type }) => type === 'alarmRaised');
  if (last?.type !== 'alarmRaised') return null;
  const turns = events.slice(events.lastIndexOf(last)).filter(({ type }) => type === 'turnBegan');
  return turns.length === 1 ? last : null;
}

/** Beside the board in the turn after it: that there was an alarm, and why. */
export function AlarmPanel({ named, alarm }: { readonly named: Named; readonly alarm: Raised }) {
  const { why, by, who } = alarm;
  return (
    <section
      className="mal-panel self-top bounded-y scroll grid gap-2 pad-2-3 round-m on-over sm"
      aria-label={alarmWords.title}
      data-why={why}
    >
      <b className="harm">{alarmWords.title}</b>
      <p className="flush">
        {by !== null && who !== null
          ? alarmWords.seen(whoName(named, by), seenName(named, who))
          : ALARM_TEXT[why]}
      </p>
      <p className="flush soft">{alarmWords.atZero}</p>
    </section>
  );
}
