import type { Circumstances, Setting } from '../model/circumstances.ts';
import type { FigureId } from '../model/ids.ts';
import type { Target } from '../model/language/abilities.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { chooseTargets } from '../procedures/core/targets.ts';
import { isStanding } from '../queries/figures/figures.ts';

/** Who uses what, against whom. Each effect may change what the next one speaks of. */
export interface Use {
  readonly by: FigureId;
  /** The figure attacked, or that failed the check. */
  target: FigureId | null;
  readonly label: string;
  about: Circumstances;
}

/** What has become of a use is told to the effects after it. */
export function note(use: Use, news: Circumstances): void {
  use.about = { ...use.about, ...news };
}

/** By what the tests of a use are judged and its numbers counted. */
export function settingOf(table: Table, { target, about }: Use): Setting {
  const attack = table.state.scopes.findLast((s) => s.kind === 'attack');
  return { ...(attack?.kind === 'attack' ? { attack } : {}), target, about };
}

/** Whom an effect touches; those chosen are known to the effects after it. */
export function* whom(table: Table, to: Target, use: Use): Rule<FigureId[]> {
  const { told } = use.about;
  if (told && to.who === 'choose') {
    note(use, { told: undefined, chosen: told });
    return told.filter((id) => isStanding(table, id));
  }
  const ids = yield* chooseTargets(table, to, use.by, use.target, use.label, use.about);
  if (to.who === 'choose' || to.who === 'all') note(use, { chosen: ids });
  return ids;
}
