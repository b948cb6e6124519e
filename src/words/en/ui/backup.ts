import { isolated } from '../../../check/isolated.ts';
import type { Sort } from '../../../stores/backup/backup.ts';
import type { CopiesState } from '../../../stores/backup/copies.ts';
import { listed, points } from '../grammar.ts';

const ONE: Readonly<Record<Sort, string>> = {
  games: 'game',
  campaigns: 'campaign',
  packs: 'pack',
  versions: 'older pack version',
  drafts: 'pack draft',
  abraxis: 'Abraxis game',
};

type Counts = Readonly<
  Record<Sort, { readonly added: number; readonly longer: number; readonly same: number }>
>;

const counted = (counts: Counts, which: 'added' | 'longer' | 'same'): string =>
  listed(
    Object.entries(counts).flatMap(([sort, { [which]: n }]) => (n > 0 ? [points(n, ONE[sort as Sort])] : [])),
  );

/** Everything this browser keeps, as one file. */
export const backup = {
  title: 'Backup',
  about:
    'Games, campaigns, packs, drafts, parties and settings, all in one file. Some browsers delete everything after a week without a visit.',
  make: 'Back up everything',
  restore: 'Restore a backup',
  making: (done: number, of: number) => `Backing up: ${done} of ${of}`,
  restoring: (done: number, of: number) => `Restoring: ${done} of ${of}`,
  made: (name: string) => `Saved as ${name}.`,
  refused: 'This file is not a backup that can be read. Nothing changed.',
  newer:
    'This backup is from a newer version of this page. Nothing changed. Go online and reload to update, then restore it again.',
  /** Added to the name of what is here twice. */
  copy: ' (backup)',
  restored: 'The backup is restored.',
  added: (counts: Counts) => counted(counts, 'added') && `New here: ${counted(counts, 'added')}.`,
  longer: (counts: Counts) =>
    counted(counts, 'longer') && `Went further in the backup: ${counted(counts, 'longer')}.`,
  same: (counts: Counts) => counted(counts, 'same') && `Already here: ${counted(counts, 'same')}.`,
  both: (names: readonly string[]) =>
    `Played differently here and in the backup, so both are kept: ${listed(names.map(isolated))}.`,
  damaged: (n: number) => `${points(n, 'part')} left out:`,
  show: 'Show what is here now',
  folder: 'Keep a copy in a folder',
  /** Whether copies go into a folder. */
  folderIs: {
    kept: (name: string) => `A copy goes into the folder ${isolated(name)} after each evening of play.`,
    asks: (name: string) =>
      `To keep copies in the folder ${isolated(name)}, this browser needs your permission again.`,
    failed: (name: string) =>
      `The last copy could not be written to the folder ${isolated(name)}. Choose it again under Advanced, or another one.`,
  } satisfies Record<CopiesState['is'], (name: string) => string>,
  folderAllow: 'Allow',
  folderStop: 'Stop keeping copies',
  remind: (hours: number) => `${hours} hours of play since the last backup.`,
};
