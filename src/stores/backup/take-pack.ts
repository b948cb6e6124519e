import { shown } from '../../check/problem.ts';
import { canonicalJson } from '../../engine/index.ts';
import { isStoredPack, type StoredPack } from '../packs/pack-storage.ts';
import type { Came, Taking } from './taking.ts';

/** A pack that is installed or in work. Of two that differ the one that came is one in work, under a name of its own. */
export async function takePack({ cells, sort, id, value }: Taking): Promise<Came> {
  if (!isStoredPack(value))
    return { came: 'damaged', problem: { path: '$.files', expected: { what: 'list' }, got: shown(value) } };
  const { files } = value;
  return cells.transact('readwrite', async (now) => {
    const key = sort === 'packs' ? 'pack' : 'draft';
    const there = await now.get(`${key}:${id}`);
    if (there === undefined) {
      now.put(`${key}:${id}`, { id, files });
      return { came: 'added' };
    }
    if (isStoredPack(there) && isSame(there, files)) return { came: 'same' };
    for (let n = 2; ; n += 1) {
      const other = await now.get(`draft:${id}-${n}`);
      if (isStoredPack(other) && isSame(other, files)) return { came: 'same' };
      if (other !== undefined) continue;
      now.put(`draft:${id}-${n}`, { id: `${id}-${n}`, files });
      return { came: 'both', name: `${id}-${n}` };
    }
  });
}

const isSame = (pack: StoredPack, files: StoredPack['files']): boolean =>
  canonicalJson(pack.files) === canonicalJson(files);
