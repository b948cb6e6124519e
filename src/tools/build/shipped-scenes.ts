/** The positions of `lessons`, checked when the page is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readContentFolder } from '../../content/files/node-files.ts';
import { loadContent } from '../../content/index.ts';
import type { CardIndex } from '../../engine/index.ts';
import { sceneOf } from '../../sim/cases/scene-of.ts';
import type { Scene } from '../../stores/middara/scenes.ts';
import { shippedData } from './data-module.ts';

/** The positions of a folder by the names of their files. Throws Error naming the file, the place in it and what is wrong. */
export function scenesIn(folder: string, cards: CardIndex): Record<string, Scene> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => {
      const file = join(folder, name).replaceAll('\\', '/');
      const id = name.replace(/\.json$/, '');
      try {
        return [id, sceneOf(JSON.parse(readFileSync(file, 'utf8')), id, cards)];
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`);
      }
    }),
  );
}

/** The positions of rules and lessons, made of rule cases. A build of one that does not hold is refused. */
export const shippedScenes = (folder: string, content: string): Plugin =>
  shippedData('scenes', () => ({ scenes: scenesIn(folder, loadContent(readContentFolder(content)).cards) }));
