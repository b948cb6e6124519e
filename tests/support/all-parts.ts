import { fetchWhole } from '../../src/stores/whole-words.ts';
import { SCENE_AT_HAND } from '../../src/ui/campaign/scene-part.ts';
import { fetchDrawing } from '../../src/ui/figures/use-drawn.ts';
import { AT_ONLINE, RINGS } from '../../src/ui/frame/OnlineHere.tsx';
import { BACKUP } from '../../src/ui/home/backup-part.ts';
import { ONLINE } from '../../src/ui/home/online-part.ts';
import { OWN_PACKS } from '../../src/ui/packs/own-packs-part.ts';
import { PACKS } from '../../src/ui/packs/packs-part.ts';
import { fetchLate } from '../../src/ui/page/part.tsx';
import * as parts from '../../src/ui/parts.ts';
import { PRINT } from '../../src/ui/print/print-part.ts';
import { early } from '../../src/words/en/early.ts';

/** Fetches every screen and what is seen of it later, so that none is waited for. */
export async function fetchAll(): Promise<void> {
  const screens = [
    ...Object.values(parts),
    PACKS,
    OWN_PACKS,
    BACKUP,
    SCENE_AT_HAND,
    PRINT,
    ONLINE,
    AT_ONLINE,
    RINGS,
  ].filter((one) => 'fetch' in one);
  await Promise.allSettled([...screens.map((one) => one.fetch()), fetchDrawing()]);
  await Promise.all([fetchLate(async () => {}), fetchWhole(early)]);
}
