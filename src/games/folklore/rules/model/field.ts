import type { CardRef } from './content.ts';

/** Across and down, from 0. */
export type Space = readonly [x: number, y: number];

export type Side = 'heroes' | 'foes';

/** A standee on an adventuring map: a hero by the place at the table, or a foe by its card. */
export interface Figure {
  /** Its place in the list; it keeps it when it falls. */
  readonly id: number;
  readonly hero: number | null;
  readonly foe: CardRef | null;
  /** Which of the foes of its card it is, from 1. */
  readonly number: number;
  /** Its space, of a large one the upper left; null once it has fallen. */
  readonly at: Space | null;
  /** Of a foe; that of a hero is the hero's own. */
  readonly vita: number;
  /** It may not attack in its next turn (Devastating Fault, p.27). */
  readonly misses: boolean;
  /** A foe has put it in darkness (p.27). */
  readonly darkened: boolean;
  /** The foe that has called it, by id; null for whoever was there. */
  readonly summoner: number | null;
  /** It came in this round, and acts in the next (p.28). */
  readonly isNew: boolean;
  /** It lies down, and misses its next turn (p.27). */
  readonly down?: boolean;
  /** The hero it was summoned by as an ally, by place at the table (p.28). */
  readonly ally?: number;
  /** The hero it obeys in its next turn, by place at the table (p.28). */
  readonly controller?: number | null;
}

/** What has befallen a figure that was there from the beginning: nothing yet. */
export const UNTOUCHED = {
  misses: false,
  darkened: false,
  summoner: null,
  isNew: false,
} as const satisfies Partial<Figure>;

/** Abilities that go on until whoever used them has a turn again (FK-31). */
export interface Lasting {
  readonly hero: number;
}

/** A turn under way. */
export interface Turn {
  readonly figure: number;
  /** Spaces it can still go. */
  readonly steps: number;
  /** Acts it has left (p.25). */
  readonly acts: number;
  readonly interacts: number;
  /** Something was done: it can be held no more. */
  readonly begun: boolean;
  /** Sources of auras it has felt in this turn, by id (p.28). */
  readonly felt: readonly number[];
  /** Items used in it: what they add counts for all of it. */
  readonly used: readonly CardRef[];
  /** Flames that have burnt it while it was on them (p.28). */
  readonly burnt?: readonly Space[];
  /** Flames next to it have singed it (p.28). */
  readonly singed?: boolean;
  /** It has attacked, so that a companion may, too; and that has (p.25). */
  readonly struck?: boolean;
  readonly loosed?: boolean;
  /** Allies that have acted in it, by id (p.25). */
  readonly commanded?: readonly number[];
  /** What an ability adds to skill checks in it (p.22). */
  readonly check?: number;
  /** Of an ally: the turn of its hero, which goes on after it. */
  readonly outer?: Turn;
}

/** How far an adventure has come (p.22). */
export interface Adventure {
  readonly card: CardRef;
  readonly solved: readonly ('primary' | 'optional')[];
  /** Heroes who have rested on this map (FK-59). */
  readonly rested: readonly number[];
  /** So many goals were solved when the leader last said to stay. */
  readonly stayed: number;
}

/** A tactical encounter (pp.24-29). */
export interface Field {
  readonly ground: CardRef;
  /** The chapter is won by it. */
  readonly last: boolean;
  readonly round: number;
  /** Who won First Strike; null before it. */
  readonly first: Side | null;
  readonly side: Side;
  readonly figures: readonly Figure[];
  /** Those who have had their turn in this round, by id. */
  readonly acted: readonly number[];
  /** Heroes who hold theirs until all others have had one (p.24). */
  readonly held: readonly number[];
  /** All others have had their turns: now those who held have theirs (p.24). */
  readonly late?: boolean;
  readonly turn: Turn | null;
  readonly flames: readonly Space[];
  readonly searches: readonly Space[];
  readonly lasting: readonly Lasting[];
  /** Features nobody has done yet, by id. */
  readonly features?: readonly string[];
  /** Walls that were opened. */
  readonly opened?: readonly Space[];
  /** It is explored, and not fought on (p.22). */
  readonly adventure?: Adventure;
}

/** An encounter that is set up: First Strike comes next. */
export const newField = ({
  ground,
  last,
  figures,
  flames,
  searches,
  features,
  adventure,
}: Pick<Field, 'ground' | 'last' | 'figures' | 'flames' | 'searches' | 'features' | 'adventure'>): Field => ({
  ground,
  last,
  round: 0,
  first: null,
  side: 'heroes',
  figures,
  acted: [],
  held: [],
  turn: null,
  flames,
  searches,
  lasting: [],
  ...(features && features.length > 0 ? { features } : {}),
  ...(adventure ? { adventure } : {}),
});

export const isSameSpace = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1];

/** How a foe came to what it does: what the table may ask it. */
export interface Trace {
  /** Which printed behaviour it is. */
  readonly behaviour: 'melee' | 'ranged' | 'swarm';
  readonly because:
    | 'next-to-it'
    | 'nearest'
    | 'nearest-past-hazard'
    | 'leaves-hazard'
    | 'towards'
    | 'no-way'
    | 'sees-and-stands'
    | 'steps-back'
    | 'moves-to-see'
    | 'towards-sight'
    | 'covers-most'
    | 'sees-nobody';
  /** Whom it could choose among, with the spaces to them or, of archers, whether they are seen. */
  readonly candidates: readonly { readonly figure: number; readonly steps: number | null }[];
  /** Whom it goes for. */
  readonly target: number | null;
  /** The dice decided among several. */
  readonly byDice: boolean;
  /** Whom it attacks once it is there: the dice may turn it to another who is next to it; null: nobody. */
  readonly attacks: number | null;
}
