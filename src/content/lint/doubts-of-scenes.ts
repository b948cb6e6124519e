import type { Mechanic, Scene } from '../../campaign/model/content.ts';
import { bareId } from '../files/pack-space.ts';
import type { Doubted } from './doubted.ts';

type Scenes = Readonly<Record<string, Scene>>;

/** Scenes that lead to one another without a question in between: nobody could end what goes round. */
export function doubtsOfScene(scene: Scene, scenes: Scenes): Doubted[] {
  const ring = ringFrom(scene, scenes);
  return ring ? [{ path: '$.do', doubt: { doubt: 'scenes-in-a-ring', scenes: ring.map(bareId) } }] : [];
}

/** The shortest way back to a scene on which nothing is asked; null where there is none. */
function ringFrom(first: Scene, scenes: Scenes): string[] | null {
  const seen = new Set<string>();
  let ways: string[][] = [[first.id]];
  while (ways.length > 0) {
    const further: string[][] = [];
    for (const way of ways)
      for (const to of unaskedFrom(scenes[way.at(-1)!]!)) {
        if (to === first.id) return way;
        if (seen.has(to) || !scenes[to]) continue;
        seen.add(to);
        further.push([...way, to]);
      }
    ways = further;
  }
  return null;
}

/** Where a scene may lead before it has asked anything: one with a paragraph that is always there waits to be read. */
function unaskedFrom({ text, do: mechanics }: Scene): string[] {
  if (text.some((one) => typeof one === 'string')) return [];
  const found: string[] = [];
  for (const one of mechanics) {
    if (one.do === 'continue') found.push(one.to);
    if (!one.if && (one.do === 'continue' || ASKS.has(one.do))) break;
  }
  return found;
}

/** Mechanics that always ask somebody, or end it. */
const ASKS: ReadonlySet<Mechanic['do']> = new Set<Mechanic['do']>([
  ...(['decide', 'check', 'encounter', 'abraxis', 'story-round', 'shop', 'ending'] as const),
]);
