/** A place as its stage shows it: nothing of it decides anything. */

import type { MalhyaEvent } from '../../rules/model/events.ts';
import type { TokenKind } from '../../rules/model/place-state.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import type { Edge } from '../../rules/place/ground.ts';
import type { HeroWalk } from '../../rules/place/hero-walks.ts';
import { isSameSpace, type Space, spacesFrom } from '../../rules/place/space.ts';
import type { Field } from '../../rules/place/standing.ts';
import type { Named } from '../../words/en/names.ts';

/** Of a stage that lays a place out. */
export interface StageProps {
  readonly named: Named;
  readonly pending: MalhyaPrompt | null;
  /** All that was shown so far. */
  readonly events: readonly MalhyaEvent[];
  readonly onAnswer: (option: string) => void;
}

/** What a figure does in this turn. */
export type Standing = 'acts' | 'done' | 'waits' | 'to-come' | 'down' | 'looks';

export interface FightFigure {
  readonly id: string;
  readonly name: string;
  /** On its base: `B` of the bargewoman, `R2` of the second rat. */
  readonly initials: string;
  /** What it bears: a hero's, or that of a type of enemy. */
  readonly emblem: string;
  readonly side: 'hero' | 'enemy';
  readonly at: Space;
  readonly size: 1 | 4;
  readonly life: number;
  readonly most: number;
  readonly standing: Standing;
  /** What else holds for it: how its free move stands, what it lost. */
  readonly notes: readonly string[];
}

export interface FightToken {
  readonly id: string;
  readonly kind: TokenKind | 'pile' | 'open-door' | 'broken-door';
  /** Of a door: between its two spaces. */
  readonly at: Space;
  readonly sides?: Edge;
  /** Of tokens alike: which one it is. */
  readonly number?: number;
}

export interface FightView {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly north: 'up' | 'right' | 'down' | 'left';
  /** Its ground, and who stands there. */
  readonly field: Field;
  /** Fallen heroes among them. */
  readonly figures: readonly FightFigure[];
  readonly tokens: readonly FightToken[];
}

/** An answer that means a place of the board. */
export interface FightAnswer {
  readonly option: string;
  readonly label: string;
  /** What it costs or brings, in stealth. */
  readonly note?: string;
  readonly does: /** `loses`: free spaces that go with it. */
    | { readonly kind: 'go'; readonly walk: HeroWalk; readonly loses: number }
    /** `wound`: the best chance of a wound of all that can be paid. */
    | { readonly kind: 'strike'; readonly figure: string; readonly wound: number | null }
    | { readonly kind: 'touch'; readonly figure: string }
    | { readonly kind: 'put'; readonly at: Space }
    /** What an enemy may do: of equals the table decides. */
    | {
        readonly kind: 'way';
        readonly at: Space;
        readonly way: readonly Space[];
        readonly target: string | null;
      }
    | { readonly kind: 'area'; readonly spaces: readonly Space[] };
}

export const figuresAt = ({ figures }: Pick<FightView, 'figures'>, space: Space): readonly FightFigure[] =>
  figures.filter(({ at, size }) => spacesFrom(at, size).some((one) => isSameSpace(one, space)));

/** Tokens of a space, doors on its sides among them. */
export const tokensAt = ({ tokens }: Pick<FightView, 'tokens'>, space: Space): readonly FightToken[] =>
  tokens.filter(({ at, sides = [at] }) => sides.some((one) => isSameSpace(one, space)));

export const figureIn = (
  { figures }: Pick<FightView, 'figures'>,
  id: string | null,
): FightFigure | undefined => figures.find((one) => one.id === id);

/** Answers that mean a space: of a figure to whichever of its spaces the press went. */
export function answersAt(view: FightView, answers: readonly FightAnswer[], space: Space): FightAnswer[] {
  const there = figuresAt(view, space);
  return answers.filter(({ does }) => {
    if (does.kind === 'strike' || does.kind === 'touch') return there.some(({ id }) => id === does.figure);
    if (does.kind === 'area') return does.spaces.some((one) => isSameSpace(one, space));
    return isSameSpace(does.kind === 'go' ? does.walk.to : does.at, space);
  });
}
