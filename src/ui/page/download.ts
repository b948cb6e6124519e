import type { AnySavedGame } from '../../stores/kept/saved-game.ts';

/** Hands a text to the browser as a file. */
export const downloadText = (name: string, text: string): void =>
  download(name, new Blob([text], { type: 'application/json' }));

/** Hands bytes to the browser as a file of that type. */
export const downloadBytes = (name: string, bytes: Uint8Array, type: string): void =>
  download(name, new Blob([new Uint8Array(bytes)], { type }));

function download(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The letters of a name in a file's; more are cut by some systems. */
const LONGEST_NAME = 60;

/** What a game's file is called: by its name, in whatever script; by when it was saved where that has no letter. */
export function fileNameOf({
  name,
  savedAt = '',
}: Pick<AnySavedGame, 'name'> & { savedAt?: string }): string {
  const slug = (text: string) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, LONGEST_NAME)
      .replace(/^-|-$/g, '');
  const called = slug(name);
  const when = slug(savedAt);
  return `${called || (when ? `game-${when}` : 'game')}.middara.json`;
}

export function downloadGame(game: Pick<AnySavedGame, 'name'> & { readonly savedAt?: string }): void {
  downloadText(fileNameOf(game), JSON.stringify(game, null, 1));
}
