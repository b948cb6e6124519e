/** What came of an automated turn: what it did, for who asks why. */
import type { Cause, Effect, EncounterEvent, FigureId } from '../../engine/index.ts';

export type CameOf =
  | { readonly did: 'moved'; readonly spaces: number }
  /** `hit` is null while its dice are still thrown, and where it came to none. */
  | {
      readonly did: 'attacked';
      readonly target: FigureId;
      readonly hit: boolean | null;
      readonly damage: number;
      readonly falls: boolean;
    }
  | { readonly did: 'hurt'; readonly target: FigureId; readonly damage: number; readonly falls: boolean }
  | { readonly did: 'healed'; readonly target: FigureId; readonly amount: number }
  | { readonly did: 'inflicted'; readonly target: FigureId; readonly effect: Effect }
  | { readonly did: 'nothing' };

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Attacked = Writable<Extract<CameOf, { did: 'attacked' }>>;
type Hurt = Writable<Extract<CameOf, { did: 'hurt' }>>;
type Moved = Writable<Extract<CameOf, { did: 'moved' }>>;

const OWN_MOVES: ReadonlySet<string> = new Set(['step', 'jump', 'warp']);

const isBy = (cause: Cause, figure: FigureId): boolean =>
  ('by' in cause && cause.by === figure) || ('figure' in cause && cause.figure === figure);

/** `events` from the beginning of its turn on; what comes after the end of that is another's. */
export function cameOf(events: readonly EncounterEvent[], figure: FigureId): readonly CameOf[] {
  const all: (CameOf | Attacked | Hurt | Moved)[] = [];
  /** The attacks under way, the inmost last; null for another's. */
  const attacks: (Attacked | null)[] = [];
  const harm = (target: FigureId): Attacked | Hurt => {
    const attack = attacks.at(-1);
    if (attack?.target === target) return attack;
    const before = all.find(
      (one): one is Attacked | Hurt => 'damage' in one && 'falls' in one && one.target === target,
    );
    if (before) return before;
    const hurt: Hurt = { did: 'hurt', target, damage: 0, falls: false };
    all.push(hurt);
    return hurt;
  };
  for (const event of events) {
    switch (event.type) {
      case 'figureMoved': {
        if (event.figure !== figure || !OWN_MOVES.has(event.how)) break;
        const spaces = Math.max(...event.to.map((at, i) => Math.abs(at - event.from[i]!)));
        const last = all.at(-1);
        if (last?.did === 'moved') (last as Moved).spaces += spaces;
        else all.push({ did: 'moved', spaces });
        break;
      }
      case 'scopeOpened': {
        if (event.scope.kind !== 'attack') break;
        const own: Attacked | null =
          event.scope.attacker === figure
            ? { did: 'attacked', target: event.scope.target, hit: null, damage: 0, falls: false }
            : null;
        attacks.push(own);
        if (own) all.push(own);
        break;
      }
      case 'scopeClosed':
        if (event.kind === 'attack') attacks.pop();
        break;
      case 'attackRedirected': {
        const attack = attacks.at(-1);
        if (attack) attack.target = event.to;
        break;
      }
      case 'attackJudged':
      case 'attackTurned': {
        const attack = attacks.at(-1);
        if (attack) attack.hit = event.hit;
        break;
      }
      case 'damageDealt':
        if (event.by === figure && event.figure !== figure) harm(event.figure).damage += event.amount;
        break;
      case 'figureDefeated':
      case 'figureFelled':
        if (event.by === figure) harm(event.figure).falls = true;
        break;
      case 'damageHealed':
        if (event.amount > 0 && isBy(event.cause, figure))
          all.push({ did: 'healed', target: event.figure, amount: event.amount });
        break;
      case 'effectInflicted':
        if (event.by === figure) all.push({ did: 'inflicted', target: event.figure, effect: event.effect });
        break;
      case 'turnEnded':
        return all.length > 0 ? all : [{ did: 'nothing' }];
      default:
    }
  }
  return all;
}
