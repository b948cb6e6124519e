import type { Position, Refusal } from '../../../engine/index.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { RuleRef } from '../../rules/RuleRef.tsx';
import { Pipped } from './SpPips.tsx';

interface Props {
  readonly position: Position;
  readonly refusals: readonly Refusal[];
}

/** What may not be done, each with its reason and its rule. */
export function Refusals({ position, refusals }: Props) {
  const words = useWords().ui.panels.question;
  const telling = useTelling(position);
  if (refusals.length === 0) return null;
  return (
    <>
      <h3 className="options-title text-face sm semi untracked soft">{words.whyNot(refusals.length)}</h3>
      <ul className="refusals grid gap-2px sm">
        {refusals.map((refusal) => (
          <li className="grid gap-2 faint" key={refusal.id}>
            <span>{telling.refused(refusal)}</span>
            <em className="soft">
              <Pipped>{telling.reason(refusal.reason)}</Pipped>
            </em>
            <small>
              <RuleRef rule={refusal.rule} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
