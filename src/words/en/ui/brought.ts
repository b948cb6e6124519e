/** A file that somebody brought to the page. */
import type { FileKind } from '../../../stores/file-kind.ts';

type Is = FileKind['is'] | 'too-large' | 'unreadable';

/** What it is, and where it belongs. */
export const brought = {
  titles: {
    game: 'This is a saved game',
    campaign: 'This is a campaign',
    pack: 'This is a pack',
    'pack-file': 'This is one file of a pack',
    backup: 'This is a backup',
    'backup-list': 'This is part of a backup',
    case: 'This is a rule case',
    unknown: 'This file is not known here',
    'too-large': 'This file is too large',
    unreadable: 'This file could not be read',
  } satisfies Record<Is, string>,
  about: {
    game: 'It is opened as a game of its own. What is on the table stays as it is.',
    campaign: 'It is opened as a campaign of its own. Yours stay as they are.',
    pack: 'Add it to the table to play with it, or open it in the workshop to change it.',
    'pack-file': 'A pack is a whole folder or a zip, with a pack.json. Bring all of it.',
    backup: 'Everything in it is added to what is here. Nothing here is lost.',
    'backup-list': 'A backup is a whole zip. Bring the zip as it was saved.',
    case: 'Rule cases are run on the command line, in a folder of this project.',
    unknown:
      'Bring a game, a campaign, a pack (a zip or a folder), a backup or a rule case. Nothing changed.',
    'too-large': 'No game, pack or backup of this app is as large. Nothing changed.',
    unreadable: 'It was moved or deleted, or it takes too long to read. Nothing changed. Choose it again.',
  } satisfies Record<Is, string>,
  ways: {
    game: 'Open the game',
    campaign: 'Open the campaign',
    pack: 'Add to the table',
    draft: 'Open in the workshop',
    backup: 'Restore the backup',
  },
  /** Of a file from a newer version of the page. */
  newer: 'It is from a newer version of this app. Go online and reload to update, then bring it again.',
  command: (file: string) =>
    `npm run case -- ${/^[\w.-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`}`,
  copy: 'Copy the command',
  copied: 'Copied',
};
