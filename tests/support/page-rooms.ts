/** The rooms of the page by floor, and which imports between them run up or aside. */
import { posix } from 'node:path';
import type { Import } from './source-text.ts';

/**
 * Floors of `src/ui` from the ground up, of `board`, `frame` and `table` likewise. A room uses rooms of lower floors
 * alone, never one beside it. An empty name is what lies at the folder's own root.
 */
const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/ui/': [
    ['theme', 'icons'],
    ['page'],
    ['kit'],
    ['figures', 'dice', 'rules'],
    ['cards'],
    ['board'],
    ['online'],
    ['frame'],
    ['opening', 'print'],
    ['loadout'],
    ['set-up'],
    ['table'],
    ['watch', 'lab'],
    ['after'],
    ['learn', 'packs', 'abraxis', 'guests'],
    ['campaign', 'workshop'],
    ['home'],
    [''],
  ],
  'src/ui/board/': [['place'], ['ground'], ['pieces'], ['drama'], ['marks'], ['']],
  'src/ui/frame/': [[''], ['bar']],
  'src/ui/table/': [
    ['context'],
    ['asks'],
    ['odds'],
    ['deeds'],
    [
      'actions',
      'bar',
      'drawer',
      'end',
      'lesson',
      'plan',
      'question',
      'ruler',
      'sheets',
      'threats',
      'tray',
      'voice',
    ],
    [''],
  ],
};

/** The floor and the room of a file within a folder of rooms; null: it lies elsewhere. */
function placeIn(folder: string, file: string): { floor: number; room: string } | null {
  if (!file.startsWith(folder)) return null;
  const rest = file.slice(folder.length).split('/');
  const room = rest.length === 1 ? '' : rest[0]!;
  const floor = FLOORS[folder]!.findIndex((rooms) => rooms.includes(room));
  if (floor < 0) throw new Error(`${file}: lies in no room of ${folder}`);
  return { floor, room };
}

/** `from → to` for each import of a file of the page, values, types and style sheets alike, that runs up or aside. */
export function runsUp(file: string, imports: readonly Import[]): string[] {
  return imports.flatMap(({ from }) => {
    if (!from.startsWith('.')) return [];
    const target = posix.join(posix.dirname(file), from.replace(/\?.*$/, ''));
    const up = Object.keys(FLOORS).some((folder) => {
      const here = placeIn(folder, file);
      const there = placeIn(folder, target);
      return here && there && here.room !== there.room && there.floor >= here.floor;
    });
    return up ? [`${file.slice(7)} → ${target.slice(7)}`] : [];
  });
}
