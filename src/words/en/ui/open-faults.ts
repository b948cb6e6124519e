/** Why a game, a file or a link did not open. */
import { isolated } from '../../../check/isolated.ts';
import type { PackStamp } from '../../../engine/index.ts';
import type { OpenFault } from '../../../stores/opened/opened.ts';

const named = (stamps: readonly PackStamp[]): string =>
  stamps.map(({ name, id, version }) => `“${isolated(name)}” (${id} ${version})`).join(' and ');

/** Of an error of the browser itself nothing is said. */
export const because = (message: string): string => (message === '' ? '' : `: ${message}`);

/** Why a game, a file or a link did not open: the sentence above its problems. */
const OPEN_FAULTS: {
  readonly [K in OpenFault['fault']]: (fault: Extract<OpenFault, { fault: K }>) => string;
} = {
  'not-given-back': ({ message }) =>
    `This browser could not load the game${because(message)}. Reload the page, or load the game from a file.`,
  'not-kept': () =>
    'This browser has no such game. It may be deleted, or in another browser. You can open it from a file or a link.',
  damaged: () => 'This saved game is damaged. Nothing changed. If you saved it as a file, load that.',
  'other-rules': () =>
    'This game does not run: its decisions do not fit the rules. Nothing changed. What you can still do is below.',
  'older-rules': ({ rules }) =>
    `This game was played by older rules (${rules}) and does not run by today’s. What you can still do is below.`,
  'newer-rules': ({ rules, today }) =>
    `This game needs newer rules (${rules}) than this page has (${today}). Go online and reload to update.`,
  'other-content': () =>
    'This game was made with other content and does not run with today’s cards. What you can still do is below.',
  'packs-missing': ({ packs }) => {
    const [the, is, it] = packs.length === 1 ? ['the pack', 'is', 'it'] : ['the packs', 'are', 'them'];
    return `This game needs ${the} ${named(packs)}, which ${is} not loaded. Add ${it} on the home page; the game waits.`;
  },
  'packs-changed': ({ packs }) =>
    `This game was made with ${named(packs)}. The loaded version is different, and the game does not run with it. Add the old version and open the game again.`,
  'other-tab': () => 'This game is open in another tab.',
  'not-watched': () =>
    'This game has no usable recording. Nothing changed. If you saved it as a file, try that.',
  'newer-file': ({ version, newest }) =>
    `This is from a newer version of this page (file ${version}, here up to ${newest}). Nothing changed. Go online and reload to update, then open it again.`,
  'no-saved-game': () =>
    'This file is damaged or not a saved game. Nothing changed. Save it again where you played it, and load that.',
  'no-whole-link': () =>
    'This link is incomplete; it may have been cut off. Nothing changed. Ask for the link again, or for a file.',
  'too-long': ({ seconds }) =>
    `Loading took more than ${seconds} seconds and was stopped. Nothing changed. Try again when this computer is less busy. If it fails again, the file may be made to do harm.`,
  broke: ({ message }) =>
    `This could not be opened${because(message)}. Nothing changed; your games are safe.`,
  'other-game': ({ game }) =>
    `This is a game of ${game}, which this app does not play. Open it where you played it.`,
};

export const openFault = (fault: OpenFault): string =>
  (OPEN_FAULTS[fault.fault] as (fault: OpenFault) => string)(fault);

/** What a pack that cannot be taken says. */
export const packs = {
  noZip: (name: string): string =>
    `${isolated(name)} is not a zip that can be opened. Nothing changed. Zip the folder again, or add the folder itself.`,
  noPack: (name: string): string =>
    `${isolated(name)} has no pack: there is no JSON in it. Nothing changed. Choose the folder or zip with a pack.json.`,
  notLoaded: (name: string): string =>
    `${isolated(name)} cannot be loaded. Nothing changed. Fix the problems below, or ask its author.`,
  nothingLoaded: (name: string): string =>
    `Nothing in ${isolated(name)} can be loaded. Nothing changed. Fix the problems below, or ask its author.`,
  noneHere: 'No packs are loaded here.',
  tooLong: (name: string, seconds: number): string =>
    `Loading ${isolated(name)} took more than ${seconds} seconds and was stopped. Nothing changed. Try again when this computer is less busy, or split the pack.`,
};
