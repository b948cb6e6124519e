import type { EventOf, FolkloreEvent } from '../../rules/model/events.ts';
import type { Field } from '../../rules/model/field.ts';
import { encounter } from '../../words/en/encounter.ts';
import { atBeginning } from '../../words/en/names.ts';
import { BEHAVIOURS, candidateText, traceText } from '../../words/en/trace.ts';

interface Props {
  readonly chosen: readonly EventOf<'foeChose'>[];
  readonly nameOf: (figure: number) => string;
}

/** Why foes went where they went and struck whom they struck, for whoever wants to know. */
export function WhyPanel({ chosen, nameOf }: Props) {
  if (chosen.length === 0) return <p className="soft">{encounter.nothingYet}</p>;
  return (
    <ol className="field-why grid gap-3 flush bare unlisted">
      {chosen.map(({ figure, trace, rule }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a foe may choose twice
        <li key={i}>
          {traceText(trace, atBeginning(nameOf(figure)), nameOf)} <small className="soft">{rule}</small>
          <ul className="soft m-1-0 pad-l-4">
            {trace.candidates.map((one) => (
              <li key={one.figure} className={one.figure === trace.target ? 'bold plain' : ''}>
                {atBeginning(candidateText(one, trace.behaviour, nameOf))}
              </li>
            ))}
          </ul>
          <small className="soft">{BEHAVIOURS[trace.behaviour]}</small>
        </li>
      ))}
    </ol>
  );
}

/** What the foes chose since a hero acted last, in its order. */
export function chosenLately(
  { figures }: Field,
  events: readonly FolkloreEvent[],
): readonly EventOf<'foeChose'>[] {
  const last = events.findLastIndex(({ type }) => type === 'foeChose');
  const chosen: EventOf<'foeChose'>[] = [];
  for (let i = last; i >= 0; i--) {
    const event = events[i]!;
    if (event.type === 'foeChose') chosen.unshift(event);
    else if (event.type === 'fieldSet') break;
    else if (event.type === 'fieldTurnBegan' && figures[event.turn.figure]?.hero !== null) break;
  }
  return chosen;
}
