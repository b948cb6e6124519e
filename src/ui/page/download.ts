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

export function downloadGame(game: Pick<AnySavedGame, 'name'>): void {
  const name =
    game.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'game';
  downloadText(`${name}.middara.json`, JSON.stringify(game, null, 1));
}
