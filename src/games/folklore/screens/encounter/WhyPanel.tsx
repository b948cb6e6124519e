import { Fold } from '../../../../ui/kit/Fold.tsx';
import type { EventOf } from '../../rules/model/events.ts';
import { encounter } from '../../words/en/encounter.ts';
import { atBeginning } from '../../words/en/names.ts';
import { BEHAVIOURS, candidateText, traceText } from '../../words/en/trace.ts';

interface Props {
  readonly chosen: readonly EventOf<'foeChose'>[];
  readonly nameOf: (figure: number) => string;
}

/** Why foes went where they went and struck whom they struck, for whoever wants to know. */
export function WhyPanel({ chosen, nameOf }: Props) {
  if (chosen.length === 0) return null;
  return (
    <Fold
      className="field-why rigid"
      title={
        <>
          {encounter.why}
          <span className="visually-hidden">{encounter.whyThat}</span>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the keyboard */}
      <ol tabIndex={0}>
        {chosen.map(({ figure, trace, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a foe may choose twice
          <li key={i}>
            {traceText(trace, atBeginning(nameOf(figure)), nameOf)} <small className="soft">{rule}</small>
            <ul className="soft pad-l-4">
              {trace.candidates.map((one) => (
                <li key={one.figure} data-target={one.figure === trace.target || undefined}>
                  {atBeginning(candidateText(one, trace.behaviour, nameOf))}
                </li>
              ))}
            </ul>
            <small className="soft">{BEHAVIOURS[trace.behaviour]}</small>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
