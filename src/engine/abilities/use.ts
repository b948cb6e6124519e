import type { Circumstances, Setting } from '../model/circumstances.ts';
import type { FigureId } from '../model/ids.ts';
import type { Target } from '../model/language/abilities.ts';
import type { Cause } from '../model/messages/cause.ts';
import { innermostAttack } from '../model/scopes.ts';
import { endingsOf } from '../procedures/core/action-end.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { type Choosing, chooseTargets } from '../procedures/core/targets.ts';
import { isStanding } from '../queries/figures/figures.ts';

/** Who uses what, against whom. Each effect may change what the next one speaks of. */
export interface Use {
  readonly by: FigureId;
  /** The figure attacked, or that failed the check. */
  target: FigureId | null;
  readonly cause: Cause;
  about: Circumstances;
  /** Other effects follow the one being carried out. */
  more?: boolean;
  /** How often its user's Actions had been ended when this one began (X430). */
  begun?: number;
}

/** Whether the Action its effects are part of has been ended by a card since they began (X430). */
export const isOver = (table: Table, { by, begun }: Use): boolean =>
  begun !== undefined && begun !== endingsOf(table, by);

/** What has become of a use is told to the effects after it. */
export function note(use: Use, news: Circumstances): void {
  use.about = { ...use.about, ...news };
}

/** By what the tests of a use are judged and its numbers counted. */
export function settingOf(table: Table, { target, about }: Use): Setting {
  const attack = innermostAttack(table.state);
  return { ...(attack ? { attack } : {}), target, about };
}

/** Whom an effect touches; those chosen are known to the effects after it. */
export function* whom(table: Table, to: Target, use: Use, how: Choosing = {}): Rule<FigureId[]> {
  const { told } = use.about;
  if (told && to.who === 'choose') {
    note(use, { told: undefined, chosen: told });
    return told.filter((id) => isStanding(table, id));
  }
  const ids = yield* chooseTargets(table, to, use.by, use.target, use.cause, use.about, how);
  if (to.who === 'choose' || to.who === 'all') note(use, { chosen: ids });
  return ids;
}
