import {
  adjacency,
  type EncounterSession,
  type Figure,
  figureIn,
  listMoveDestinations,
  listOpponents,
  type Option,
  type Position,
  type Prompt,
  type Space,
  spacesOf,
} from '../../engine/index.ts';
import { roughWorth } from '../attack-worth.ts';
import type { Bot } from '../bot.ts';
import { SimpleBot } from '../simple-bot.ts';
import { stepAlong } from '../walk.ts';
import { wayTo } from '../way-to.ts';
import { isThere, type Manner, placesOf, planErrand, type Style } from './aims.ts';

/**
 * Plays on where the planner looks ahead: as the simple bot does, by rule of thumb instead of exact odds, but in the
 * style the party has taken up. `way`: what the figure whose turn it is walks first.
 */
export class AimedBot implements Bot {
  private readonly simple = new SimpleBot(roughWorth);
  private readonly others = new Set<Manner>();

  constructor(
    private readonly style: Style,
    private going: readonly Space[] | null = null,
  ) {}

  /** Whether it would have played otherwise so far, had it gone about it in that manner instead of plainly. */
  isApartFrom(manner: Manner): boolean {
    return this.others.has(manner);
  }

  /** The way of the Move Action it is at, or has just chosen. */
  get way(): readonly Space[] | null {
    return this.going ?? this.simple.way;
  }

  choose(session: EncounterSession): string {
    const prompt = session.pending!;
    const own = this.inStyle(session.position, prompt);
    if (own) return own;
    const choice = this.simple.choose(session);
    const isEnd =
      prompt.kind === 'turn' && prompt.options.some((o) => o.id === choice && o.act.do === 'end-turn');
    if (this.style.manner === 'plain') this.noteOthers(session.position, prompt, choice, isEnd);
    return (isEnd && this.stepBack(session.position, prompt)) || choice;
  }

  /** Where the other manners part from the plain one. */
  private noteOthers(position: Position, prompt: Prompt, choice: string, isEnd: boolean): void {
    if (prompt.kind === 'dodge' && doing(prompt.options, 'decline')?.id !== choice)
      this.others.add('reckless');
    if (!isEnd || this.others.has('wary') || !doing(prompt.options, 'move')) return;
    if (wayBack(position, figureIn(position.state, prompt.figure))) this.others.add('wary');
  }

  private inStyle(position: Position, prompt: Prompt): string | undefined {
    const figure = figureIn(position.state, prompt.figure);
    const { options } = prompt;
    if (prompt.kind === 'move' && this.going) {
      const step = stepAlong(this.going, figure.at, options);
      this.going = step ? this.going : null;
      return (step ?? doing(options, 'end-movement'))?.id;
    }
    if (prompt.kind === 'dodge' && this.style.manner === 'reckless') return doing(options, 'decline')?.id;
    if (prompt.kind !== 'turn') return undefined;
    this.going = null;
    const places = figure.kind === 'adventurer' ? placesOf(position, this.style.aim, figure.id) : [];
    if (places.length === 0) return undefined;
    const token = doing(options, 'take-token');
    if (token) return token.id;
    if (this.style.aim === 'leave' && isThere(figure, places)) return doing(options, 'end-turn')?.id;
    const deed = this.style.aim === 'errand' ? doing(options, 'encounter-action') : undefined;
    if (deed) return deed.id;
    const isShut = wayTo(position, spacesOf(figure), places).isShut;
    const door = this.style.aim === 'errand' || isShut ? opening(options) : undefined;
    return door?.id ?? this.walk(options, () => planErrand(position, figure.id, places)?.way);
  }

  private walk(options: readonly Option[], plan: () => readonly Space[] | undefined): string | undefined {
    const move = doing(options, 'move');
    this.going = (move && plan()) ?? null;
    return this.going ? move!.id : undefined;
  }

  /** Whoever is wary goes out of their way once it has struck. */
  private stepBack(position: Position, { figure, options }: Prompt): string | undefined {
    if (this.style.manner !== 'wary') return undefined;
    return this.walk(options, () => wayBack(position, figureIn(position.state, figure)));
  }
}

const opening = (options: readonly Option[]): Option | undefined =>
  options.find(({ act }) => act.do === 'turn-door' && act.to === 'open');

const doing = (options: readonly Option[], act: string): Option | undefined =>
  options.find((option) => option.act.do === act);

/** A way out of the opponents' way that costs no more than the move. */
function wayBack(position: Position, figure: Figure): readonly Space[] | undefined {
  const { board } = position.state;
  const steps = adjacency.stepsFrom(board, listOpponents(position.state, figure).flatMap(spacesOf));
  const far = (space: Space): number => Math.min(ENOUGH, adjacency.leastSteps(board, steps, [space]) ?? 0);
  let most = far(figure.at!) + 1;
  let best: readonly Space[] | undefined;
  for (const { space, way, sp, breaks } of listMoveDestinations(position, figure.id))
    if (way.length > 0 && sp === 0 && breaks.length === 0 && far(space) > most) {
      most = far(space);
      best = way;
    }
  return best;
}
const ENOUGH = 6;
