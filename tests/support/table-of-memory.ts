import type { Content } from '../../src/content/index.ts';
import {
  type ActKind,
  defaultSetup,
  EncounterSession,
  type Option,
  type Prompt,
} from '../../src/engine/index.ts';
import type { Timer } from '../../src/stores/game/pace.ts';
import { type GameStorage, memoryStorage } from '../../src/stores/kept/game-storage.ts';
import { createGame, type Game } from '../../src/stores/middara/game.ts';
import { rulesOfPage } from '../../src/stores/middara/rules-of-page.ts';
import { fixedLibrary } from '../../src/stores/packs/checked-library.ts';
import { createSettings } from '../../src/stores/table/settings-store.ts';
import { createTable, type Table, type TableDeps } from '../../src/stores/table/table-store.ts';
import { en } from '../../src/words/en/index.ts';
import { gameContent } from './content.ts';

// As on a page from its first answer on.
await rulesOfPage.fetch();

/** The content of the repository. */
export const content = (): Content => gameContent;

/** A dozen items and more, however many there are: drawing them is most of what a test of the set-up takes. */
export function fewItems(): Content {
  const all = content();
  const yard = all.encounters['training-yard']!;
  const known = new Set([
    ...Object.values(yard.loadouts).flatMap(({ items, pack = [] }) => [...items, ...pack].map(String)),
    ...['war-axe', 'adrenal-gland'],
  ]);
  const items = Object.fromEntries(Object.entries(all.cards.items).filter(([ref]) => known.has(ref)));
  return { ...all, encounters: { [yard.id]: yard }, cards: { ...all.cards, items } };
}

/** Time that passes when the test says so. */
export class HandTimer implements Timer {
  private waiting: { run: () => void; milliseconds: number }[] = [];
  start(run: () => void, milliseconds: number): unknown {
    const one = { run, milliseconds };
    this.waiting.push(one);
    return one;
  }
  stop(handle: unknown): void {
    this.waiting = this.waiting.filter((one) => one !== handle);
  }
  /** How long each of what waits takes. */
  waits(): number[] {
    return this.waiting.map(({ milliseconds }) => milliseconds);
  }
  /** Lets the next thing happen; false when nothing waits. */
  tick(): boolean {
    const next = this.waiting.shift();
    next?.run();
    return next !== undefined;
  }
  runAll(): void {
    while (this.tick());
  }
}

export function sessionOf(
  seed: string,
  encounter = 'training-yard',
  names: string[] = ['Anna', 'Ben'],
): EncounterSession {
  return new EncounterSession(defaultSetup(content().encounters[encounter]!, seed, names), content());
}

export function gameOf(
  session: EncounterSession,
  deps: Partial<Parameters<typeof createGame>[1]> = {},
): Game {
  return createGame(
    { id: 'test', name: 'Test', session, notes: [] },
    { timer: new HandTimer(), words: en, speed: () => 'instant', save: () => null, ...deps },
  );
}

export function tableOf(
  storage: GameStorage = memoryStorage(),
  timer: Timer = new HandTimer(),
  own: Content = content(),
): Table {
  return tableWith({ library: fixedLibrary(own, en), storage, timer });
}

/** The same, with whatever else it is to be made of. */
export function tableWith(more: Partial<TableDeps>): Table {
  const settings = createSettings();
  settings.getState().change({ speed: 'instant' });
  const library = more.library ?? fixedLibrary(content(), en);
  return createTable({
    storage: memoryStorage(),
    timer: new HandTimer(),
    // No stretch of work is ever too long: what is done does not hang on the machine.
    clock: () => 0,
    words: en,
    settings,
    ...more,
    library,
  });
}

/** Numbers that look random and are the same in every run. */
export function dealer(seed: number): (below: number) => number {
  let word = seed >>> 0 || 1;
  return (below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
}

/** Friendly fire is nobody's choice by chance. */
export function anyOption(prompt: Prompt, pick: (below: number) => number): Option {
  const options = prompt.options.filter(({ act }) => act.do !== 'attack-ally');
  return options[pick(options.length)]!;
}

const BOLD: readonly (readonly ActKind[])[] = [
  ['attack', 'break-attack'],
  ['spend-best'],
  ['counter', 'counter-with'],
  ['dodge', 'dodge-with'],
  ['empower'],
];

/** Attacks when it can, goes towards the enemy else: games that end, and soon. */
export function boldOption(prompt: Prompt, pick: (below: number) => number): Option {
  for (const kinds of BOLD) {
    const found = prompt.options.find(({ act }) => kinds.includes(act.do));
    if (found) return found;
  }
  return anyOption(prompt, pick);
}

/** Plays until the question is of that kind; throws when it never is. */
export function playUntil(session: EncounterSession, wanted: (prompt: Prompt) => boolean, seed = 7): void {
  const pick = dealer(seed);
  for (let n = 0; n < 2000 && session.pending; n++) {
    if (wanted(session.pending)) return;
    session.decide(boldOption(session.pending, pick).id);
  }
  throw new Error('that question never came');
}
