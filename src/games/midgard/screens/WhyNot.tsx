import type { MidgardPrompt } from '../rules/model/prompts.ts';
import { listActions } from '../rules/queries/action-list.ts';
import { ACTION_GROUPS, groupOf } from '../table/action-groups.ts';
import { actionText, costText, GROUPS, REFUSED } from '../words/en/action-words.ts';
import type { Named } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';

/** Every action that is not offered, and why (3.4). */
export function WhyNot({ named, prompt }: { readonly named: Named; readonly prompt: MidgardPrompt }) {
  const refused = listActions(named, prompt.player, prompt.kind === 'bonus').filter(
    (one) => one.refused !== null,
  );
  if (refused.length === 0) return <p>{screens.allOffered}</p>;
  return (
    <div className="grid gap-3">
      {ACTION_GROUPS.map((group) => {
        const these = refused.filter(({ act }) => groupOf(act) === group);
        return (
          these.length > 0 && (
            <section key={group} aria-label={GROUPS[group]}>
              <h3 className="flush">{GROUPS[group]}</h3>
              <ul className="grid gap-1 flush bare unlisted">
                {these.map(({ id, act, refused: why, points, gold, rule }) => (
                  <li key={id} className="flex wrap between gap-0-2" title={rule}>
                    <span>
                      {actionText(act, prompt.player, named)}{' '}
                      <small className="soft">{costText(points, gold)}</small>
                    </span>
                    <span className="harm">{REFUSED[why!]}</span>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
