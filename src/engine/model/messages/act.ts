/** What an answer does: every kind of act there is. */
import type { Space } from '../board.ts';
import type { AbilityKey, CardId, CardRef, FigureId } from '../ids.ts';
import type { RolledDie } from '../scopes.ts';
import type { AbilityToken, DamageType, Die, Effect } from '../vocabulary.ts';
import type { Cause } from './cause.ts';

/** A Symbol Ability to buy, with what tells it (p.43 6a). */
export interface SymbolBuy {
  readonly cause: Cause;
  readonly times: number;
}

/**
 * What an answer does, with its target: all that screens, bots and procedures may go by. Each has its id in
 * `option-id.ts`, which is for logs, cases and the keyboard alone.
 */
export type Act =
  // declining, ending, going on
  | { readonly do: 'pass' }
  | { readonly do: 'decline' }
  | { readonly do: 'done' }
  | { readonly do: 'nobody-else' }
  // a turn (p.40)
  | { readonly do: 'end-turn' }
  /** All actions at once: only ever refused. */
  | { readonly do: 'actions' }
  | { readonly do: 'move'; readonly points: number }
  | { readonly do: 'attack'; readonly target: FigureId }
  /** Friendly fire: lawful (p.43), and never meant by an `attack`. */
  | { readonly do: 'attack-ally'; readonly target: FigureId }
  | { readonly do: 'open-loot'; readonly token: string; readonly colour: string; readonly space: Space }
  /** An Encounter Action the encounter's text gives: the Objective's id. */
  | { readonly do: 'encounter-action'; readonly objective: string; readonly space?: Space }
  /** A token that is carried (X131), picked up or put down. */
  | { readonly do: 'take-token'; readonly token: string; readonly space: Space }
  | { readonly do: 'drop-token'; readonly token: string }
  | { readonly do: 'turn-door'; readonly door: string; readonly to: 'open' | 'closed'; readonly space: Space }
  /** An answer the encounter's text puts to the players (X137). */
  | { readonly do: 'story'; readonly choice: string; readonly option: string }
  | { readonly do: 'take-dynamite'; readonly token: string; readonly space?: Space }
  | { readonly do: 'place-dynamite'; readonly token: string }
  | { readonly do: 're-equip' }
  | { readonly do: 'summon'; readonly card: CardRef; readonly tokens: number }
  // movement (pp.41, 66)
  | { readonly do: 'step'; readonly space: Space; readonly cost: number; readonly unit: 'point' | 'space' }
  /** `over`: told apart where two jumps lead to one space. */
  | { readonly do: 'jump'; readonly space: Space; readonly over: readonly Space[]; readonly another: boolean }
  | { readonly do: 'buy-movement'; readonly points: number }
  | { readonly do: 'end-movement' }
  | { readonly do: 'be-moved'; readonly space: Space; readonly index: number }
  // spaces and figures
  | { readonly do: 'place'; readonly space: Space }
  | { readonly do: 'choose-space'; readonly space: Space }
  | { readonly do: 'target'; readonly target: FigureId }
  /** Who re-equips or trades next, of all who may (p.18). */
  | { readonly do: 'choose-trader'; readonly figure: FigureId }
  // abilities (p.48)
  | { readonly do: 'use'; readonly ability: AbilityKey; readonly cause: Cause; readonly owner?: FigureId }
  | {
      readonly do: 'use-token';
      readonly token: AbilityToken;
      readonly left: number;
      readonly type?: DamageType;
    }
  | { readonly do: 'use-now' }
  | { readonly do: 'choose-discipline'; readonly ability: AbilityKey; readonly cause: Cause }
  | {
      readonly do: 'choose-card';
      readonly card: CardId;
      readonly ref: CardRef;
      readonly back?: true;
      /** A card that lies before nobody yet. */
      readonly of?: 'combatant';
    }
  | { readonly do: 'choose-effect'; readonly effect: Effect }
  /** One part of an ability, as its card names it. */
  | { readonly do: 'choose-part'; readonly part: string }
  /** An EXALTED ESPER (p.69). */
  | { readonly do: 'choose-exalted'; readonly card: CardRef }
  | { readonly do: 'agree'; readonly part: string }
  | { readonly do: 'choose-number'; readonly number: number }
  | { readonly do: 'resolve-first'; readonly due: string; readonly cause: Cause }
  | { readonly do: 'resolve-status'; readonly status: string; readonly cause: Cause }
  // attacks and spells (pp.43-51)
  | { readonly do: 'empower' }
  | { readonly do: 'dodge'; readonly with: 'sp' | 'token' }
  | { readonly do: 'dodge-with'; readonly ability: AbilityKey; readonly cause: Cause }
  | { readonly do: 'counter' }
  | { readonly do: 'counter-with'; readonly ability: AbilityKey; readonly cause: Cause }
  | { readonly do: 'break-attack' }
  | { readonly do: 'spend-best'; readonly worth: number; readonly buys: readonly SymbolBuy[] }
  | {
      readonly do: 'spend';
      readonly ability: AbilityKey;
      readonly cause: Cause;
      readonly amount: number;
      readonly stat: SymbolStat;
    }
  | { readonly do: 'resist' }
  | { readonly do: 'fail-on-purpose' }
  | { readonly do: 'use-upgrades'; readonly dice: readonly Die[] }
  | { readonly do: 'use-dice'; readonly dice: readonly Die[] }
  // dice
  | { readonly do: 'keep-roll'; readonly which: 'first' | 'second'; readonly rolled: readonly RolledDie[] }
  | { readonly do: 'roll-again' }
  /** `which`: positions in the roll. */
  | { readonly do: 'choose-dice'; readonly which: readonly number[]; readonly dice: readonly RolledDie[] }
  | { readonly do: 'turn-die'; readonly which: number; readonly from: RolledDie; readonly face: number }
  | { readonly do: 'type-face'; readonly die: Die; readonly face: number }
  // items (pp.48, 67)
  | {
      readonly do: 'equip';
      readonly card: CardId;
      readonly ref: CardRef;
      readonly back?: true;
      /** Its back is up: the other side of a DOUBLE item, or flipped. */
      readonly turned?: true;
    }
  | { readonly do: 'store'; readonly card: CardId; readonly ref: CardRef; readonly back?: true }
  | { readonly do: 'turn-over'; readonly card: CardId; readonly ref: CardRef; readonly back?: true }
  | { readonly do: 'discard'; readonly card: CardId; readonly ref: CardRef; readonly back?: true }
  | {
      readonly do: 'take';
      readonly card: CardId;
      readonly ref: CardRef;
      readonly back?: true;
      readonly from: FigureId;
    }
  | { readonly do: 'stash'; readonly item: CardRef }
  /** One of those laid open, for so much Gold where it is sold. */
  | { readonly do: 'take-ware'; readonly item: CardRef; readonly gold?: number }
  /** A Companion (p.66); `for` is the taker's own, which goes to whoever it is taken from (X181). */
  | {
      readonly do: 'take-companion';
      readonly card: CardId;
      readonly ref: CardRef;
      readonly from: FigureId;
      readonly for?: CardRef;
    }
  | { readonly do: 'stash-companion'; readonly companion: CardRef };

export type ActKind = Act['do'];

/** The ability an act uses or buys; null where it uses none. */
export const abilityOfAct = (act: Act): AbilityKey | null => ('ability' in act ? act.ability : null);

export type SymbolStat =
  | 'physical-damage'
  | 'magic-damage'
  | 'irreducible-damage'
  | 'piercing'
  | 'attack-roll';

/** Something to know before choosing: what it would bring about beside its act. */
export type Note =
  /** The mover is Defeated by it. */
  | { readonly note: 'defeats' }
  | { readonly note: 'ends-in-dangerous' }
  /** It is certain that nothing would come of it, whatever it costs. */
  | { readonly note: 'does-nothing' }
  | { readonly note: 'failed-jump-defeats' }
  /** It is aimed at a friend. */
  | { readonly note: 'friendly-fire' }
  | { readonly note: 'to-the-roll'; readonly amount: number }
  | { readonly note: 'skull-misses' }
  | { readonly note: 'skull-fails' }
  | { readonly note: 'summon-tokens'; readonly amount: number };
