import type { ContentFile } from '../../content/index.ts';
import type { Reader } from './reader.ts';
import { createReadings, type Readings } from './readings.ts';

/** Where there are no threads everything is read on the page, within the same limits of size and number. */
export const pageReader = (builtIn: readonly ContentFile[]): Reader => readerOf(createReadings(builtIn));

const readerOf = (readings: Readings): Reader => ({
  unpack: async (source) => readings.unpack(source),
  content: async (packs) => readings.content(packs),
  game: async (text) => readings.game(text),
  link: async (packed) => readings.link(packed),
  // Here it would take as long as what it is to be known before; but for numbers nothing runs without it.
  rehearse: async (log, packs) => (log.picks ? readings.rehearse(log, packs) : log),
});
