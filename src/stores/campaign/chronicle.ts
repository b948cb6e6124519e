/** What is told in the chronicle of a campaign, and the stations of its road. */
import { type CampaignEvent, type CampaignEventOf, isStoreVisit } from '../../campaign/index.ts';

/** Events that only keep the books, and are told by no chronicle. */
const BOOKS: ReadonlySet<CampaignEvent['type']> = new Set([
  'tasksPut',
  'taskTaken',
  'tasksDropped',
  'wordsDrawn',
  'mixed',
  'phaseBegun',
  'checkEnded',
]);

/** What is recorded beside a log: enough for the chronicle when the log does not run any more. */
export const toldOf = (events: readonly CampaignEvent[]): CampaignEvent[] =>
  events.filter(({ type }) => !BOOKS.has(type));

/** A scene as it was read, or a stay in a Story Round, with all that came of it. */
export interface Chapter {
  /** Its place, from 0. */
  readonly at: number;
  readonly scene: string | null;
  readonly events: readonly CampaignEvent[];
}

/** Where an event leads: into a scene; where no story has any, into an encounter. Null where it leads nowhere. */
function leadingIn(events: readonly CampaignEvent[]): (event: CampaignEvent) => string | null {
  const hasScenes = events.some(({ type }) => type === 'sceneEntered');
  return (event) => {
    if (event.type === 'sceneEntered') return event.scene;
    return event.type === 'encounterBegun' && !hasScenes ? event.encounter : null;
  };
}

/** The chronicle by scenes, in order; where no story has any, by encounters. What comes before stands by itself. */
export function chaptersOf(events: readonly CampaignEvent[]): Chapter[] {
  const leadsTo = leadingIn(events);
  const chapters: { scene: string | null; events: CampaignEvent[] }[] = [];
  for (const event of events) {
    if (BOOKS.has(event.type)) continue;
    const last = chapters.at(-1);
    const scene = leadsTo(event);
    if (scene !== null) {
      // An encounter is come to anew each time, a scene is gone on with.
      if (event.type === 'encounterBegun' || last?.scene !== scene) chapters.push({ scene, events: [] });
    } else if (last) last.events.push(event);
    else chapters.push({ scene: null, events: [event] });
  }
  return chapters.map((chapter, at) => ({ ...chapter, at }));
}

/** A station of the road: a scene that was read (where there are none, an encounter), once, however often it was come back to. */
export interface Station {
  readonly scene: string;
  /** How its encounters ended. */
  readonly results: readonly ('won' | 'lost')[];
  readonly isRest: boolean;
}

/** The visited scenes alone, in the order they were first come to. */
export function roadOf(events: readonly CampaignEvent[]): Station[] {
  const road = new Map<string, { results: ('won' | 'lost')[]; isRest: boolean }>();
  const leadsTo = leadingIn(events);
  let at: { results: ('won' | 'lost')[]; isRest: boolean } | undefined;
  for (const event of events) {
    const scene = leadsTo(event);
    if (scene !== null) {
      at = road.get(scene) ?? { results: [], isRest: false };
      road.set(scene, at);
    } else if (event.type === 'encounterEnded') at?.results.push(event.result);
    else if (event.type === 'roundEntered' && !isStoreVisit(event.id) && at) at.isRest = true;
  }
  return [...road].map(([scene, station]) => ({ scene, ...station }));
}

/** What the last encounter came to, and all that came in with it: for the page after it. Null where there was none. */
export interface Aftermath {
  readonly ended: CampaignEventOf<'encounterEnded'>;
  readonly events: readonly CampaignEvent[];
}

/** Of the events of one decision, from `from` on. */
export function aftermathIn(events: readonly CampaignEvent[], from: number): Aftermath | null {
  const after = events.slice(from);
  const at = after.findIndex(({ type }) => type === 'encounterEnded');
  const ended = after[at];
  return ended?.type === 'encounterEnded' ? { ended, events: toldOf(after.slice(at + 1)) } : null;
}
