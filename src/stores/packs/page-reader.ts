import type { ContentFile } from '../../content/index.ts';
import type { LinkLog } from '../opened/link.ts';
import type { StoredPack } from './pack-storage.ts';
import type { Reader } from './reader.ts';
import { createReadings, type Readings } from './readings.ts';

/** Where there are no threads everything is read on the page, within the same limits of size and number. */
export const pageReader = (builtIn: readonly ContentFile[]): Reader =>
  readerOf(onThePage(createReadings(builtIn)));

/** Seeing beforehand that a log ends takes as long there as what it is to be known before; numbers need it all the same. */
export const onThePage = <R extends Readings>(readings: R): R => ({
  ...readings,
  rehearse: (log: LinkLog, packs: readonly StoredPack[]) => (log.picks ? readings.rehearse(log, packs) : log),
});

const readerOf = (readings: Readings): Reader => ({
  kind: async (file) => readings.kind(file),
  unpack: async (source) => readings.unpack(source),
  content: async (packs, naming) => readings.content(packs, naming),
  draft: async (packs) => readings.draft(packs),
  game: async (text) => readings.game(text),
  link: async (packed) => readings.link(packed),
  rehearse: async (log, packs) => readings.rehearse(log, packs),
});
