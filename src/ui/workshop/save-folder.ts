import type { Files } from '../../workshop/document.ts';

/** The part of a folder's handle that is used: browsers without it save zips alone. */
interface FolderHandle {
  getDirectoryHandle(name: string, options: { create: boolean }): Promise<FolderHandle>;
  getFileHandle(name: string, options: { create: boolean }): Promise<FileHandle>;
}
interface FileHandle {
  createWritable(): Promise<{ write(text: string): Promise<void>; close(): Promise<void> }>;
}
type ChooseFolder = (options: { mode: 'readwrite' }) => Promise<FolderHandle>;

const choose = (): ChooseFolder | undefined =>
  (window as unknown as { showDirectoryPicker?: ChooseFolder }).showDirectoryPicker?.bind(window);

export const canSaveFolder = (): boolean => choose() !== undefined;

/**
 * Writes every file of the pack into a folder that is chosen, beside what lies there. False where nobody chose one.
 * Throws what the browser says where it may not write.
 */
export async function saveFolder(files: Files): Promise<boolean> {
  const folder = await choose()?.({ mode: 'readwrite' }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  });
  if (!folder) return false;
  for (const [path, text] of Object.entries(files)) {
    const parts = path.split('/');
    const name = parts.pop()!;
    let at = folder;
    for (const part of parts) at = await at.getDirectoryHandle(part, { create: true });
    const out = await (await at.getFileHandle(name, { create: true })).createWritable();
    await out.write(text);
    await out.close();
  }
  return true;
}
