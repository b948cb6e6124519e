import type { PackSource } from '../../stores/packs/library.ts';
import { isPackFile, type PlainFile, packFault } from '../../stores/packs/pack-shelf.ts';
import type { Brought } from '../page/brought.ts';

/** By its name, or else by how zips begin. */
async function isZip(file: File): Promise<boolean> {
  if (/\.zip$/i.test(file.name)) return true;
  const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return p === 0x50 && k === 0x4b;
}

/** Measured before it is read: the whole of it would lie in memory. */
async function zipSource(file: File): Promise<PackSource> {
  const problem = packFault(file.name, [file.size]);
  if (problem) return { name: file.name, problem };
  return { name: file.name, zip: new Uint8Array(await file.arrayBuffer()) };
}

/** Files with their paths, those alone that a pack is made of: measured before they are read. */
async function folderSource(name: string, all: readonly FoundFile[]): Promise<PackSource> {
  const some = all.filter(({ path }) => isPackFile(path));
  const found = await Promise.all(some.map(async ({ path, file }) => ({ path, file: await file() })));
  const problem = packFault(
    name,
    found.map(({ file }) => file.size),
  );
  if (problem) return { name, problem };
  const files = await Promise.all(
    found.map(async ({ path, file }): Promise<PlainFile> => ({ path, text: await file.text() })),
  );
  return { name, files };
}

/** What was chosen in a file dialog: a zip, or all files of a folder. null when nothing was. */
export async function chosenSource(files: readonly File[]): Promise<PackSource | null> {
  const [first] = files;
  if (!first) return null;
  if (files.length === 1 && (await isZip(first))) return zipSource(first);
  const path = (file: File) => file.webkitRelativePath || file.name;
  const name = path(first).split('/')[0] ?? first.name;
  return folderSource(
    name,
    files.map((file) => ({ path: path(file), file: async () => file })),
  );
}

/** What was brought: a folder or a file. null when it is neither. */
export async function broughtSource({ entry, file }: Brought): Promise<PackSource | null> {
  if (entry?.isDirectory) {
    const found = await filesUnder(entry as FileSystemDirectoryEntry);
    return folderSource(entry.name, found);
  }
  return file ? chosenSource([file]) : null;
}

interface FoundFile {
  readonly path: string;
  readonly file: () => Promise<File>;
}

async function filesUnder(folder: FileSystemDirectoryEntry): Promise<FoundFile[]> {
  const reader = folder.createReader();
  const found: FoundFile[] = [];
  // A reader gives a hundred at a time, and none at the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (batch.length === 0) return found;
    for (const entry of batch) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory) found.push(...(await filesUnder(entry as FileSystemDirectoryEntry)));
      else {
        const path = entry.fullPath.replace(/^\//, '');
        const file = () => new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail));
        found.push({ path, file });
      }
    }
  }
}
