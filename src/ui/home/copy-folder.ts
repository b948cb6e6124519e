import type { CopyFolder } from '../../stores/backup/copies.ts';

type Choose = (how: { id: string; mode: 'readwrite' }) => Promise<CopyFolder>;

const choose = (): Choose | undefined =>
  (window as unknown as { showDirectoryPicker?: Choose }).showDirectoryPicker?.bind(window);

/** Whether this browser lets a page write into a folder. */
export const canKeepCopies = (): boolean => choose() !== undefined;

/** The folder somebody chooses; null where nobody did. Throws what the browser says where it may not be written to. */
export async function chosenFolder(): Promise<CopyFolder | null> {
  try {
    return (await choose()?.({ id: 'middara-backup', mode: 'readwrite' })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
