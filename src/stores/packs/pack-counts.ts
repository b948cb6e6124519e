/** What packs hold, and how much of it is to be mended, in numbers. */
import { rootCauses } from '../../check/causes.ts';
import { FOLDERS, type Folder, type LoadedPack, type Problem } from '../../content/index.ts';

export { rootCauses };

/** How many there are of a sort of content, where there are any. */
export interface SortCount {
  readonly sort: Folder;
  readonly n: number;
}

export const countsOf = ({ ids }: LoadedPack): SortCount[] =>
  FOLDERS.map((sort) => ({ sort, n: ids[sort].length })).filter(({ n }) => n > 0);

/** How many problems there are to mend: what only waits for another file is none. */
export const toMend = (problems: readonly Problem[]): number =>
  rootCauses(problems).reduce((sum, cause) => sum + cause.problems.length, 0);
