import type { Question } from '../../../../engine/kernel/procedure.ts';
import type { PlaceId } from './content.ts';
import type { Space } from './field.ts';
import type { Stance } from './state.ts';

/** What an answer does. Items by their places with whoever has them. */
export type FolkloreAct =
  | { readonly do: 'lead'; readonly hero: number }
  | { readonly do: 'go'; readonly to: PlaceId; readonly way: readonly PlaceId[] }
  | { readonly do: 'stay' }
  | { readonly do: 'rest' }
  | { readonly do: 'give'; readonly from: number; readonly place: number; readonly to: number }
  | { readonly do: 'choose'; readonly choice: number }
  | { readonly do: 'take'; readonly hero: number }
  | { readonly do: 'stance'; readonly stance: Stance; readonly ability: boolean }
  | { readonly do: 'strike'; readonly ability: boolean }
  | { readonly do: 'use'; readonly place: number }
  /** On a map: to that space, by every space on the way. */
  | { readonly do: 'walk'; readonly to: Space; readonly way: readonly Space[] }
  | { readonly do: 'attack'; readonly target: number; readonly ability: boolean }
  | { readonly do: 'ability' }
  | { readonly do: 'douse'; readonly at: Space }
  | { readonly do: 'search'; readonly at: Space }
  | { readonly do: 'equip'; readonly hero: number; readonly place: number }
  | { readonly do: 'stow'; readonly hero: number; readonly place: number }
  | { readonly do: 'interact'; readonly feature: string }
  | { readonly do: 'rite'; readonly rite: string; readonly target?: number; readonly at?: Space }
  | { readonly do: 'loose'; readonly target: number }
  | { readonly do: 'command'; readonly figure: number }
  | { readonly do: 'leave' }
  | { readonly do: 'linger' }
  | { readonly do: 'hold' }
  | { readonly do: 'end' }
  | { readonly do: 'again' }
  | { readonly do: 'power' }
  | { readonly do: 'type-face'; readonly face: number };

export interface FolkloreOption {
  readonly id: string;
  /** Done beside what is asked, which is asked again after it. */
  readonly interjection?: boolean;
  readonly act: FolkloreAct;
}

/** A question to who sits there. */
export interface FolklorePrompt extends Question {
  readonly kind:
    | 'leader'
    | 'travel'
    | 'event-choice'
    | 'share'
    | 'stance'
    | 'skirmish-turn'
    | 'encounter-turn'
    | 'transition'
    | 'devastating-strike'
    | 'trade'
    | 'die-face';
  readonly seat: string;
  /** Whose question it is, by place at the table. */
  readonly hero: number;
  readonly rule: string;
  readonly options: readonly FolkloreOption[];
  /** Who acts on a map, by id (`encounter-turn`). */
  readonly figure?: number;
  /** The sides of the die that is typed (`die-face`). */
  readonly sides?: number;
}
