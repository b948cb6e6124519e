/** What came of an attack in games, as its odds can be held against it. */
import {
  type ChoiceMoment,
  type EncounterContent,
  finished,
  laterAnswer,
  type Option,
  type OptionOdds,
  type Prompt,
  workOutOption,
} from '../../engine/index.ts';
import { sessionFrom } from './lab-moment.ts';
import type { Moment } from './moment-of.ts';
import type { Share } from './surprise.ts';

/** What came of the attack under way, or of the next one, in a game played on with other dice. */
export interface Played {
  hit: boolean;
  /** Points its target was dealt while it lasted. */
  damage: number;
  readonly target: string | null;
  fell: boolean;
}

/** Plays the game itself on from an answer until the attack has ended, and looks at it from outside. */
export function playAttack(moment: Moment, content: EncounterContent, option: string, seed: string): Played {
  const game = sessionFrom(moment, seed, content);
  const at = game.state.scopes.findLast(({ kind }) => kind === 'attack');
  let target = at?.kind === 'attack' ? at.target : null;
  const came = { hit: false, damage: 0, fell: false };
  let isOver = false;
  game.subscribe((event) => {
    if (isOver) return;
    if (event.type === 'scopeOpened' && event.scope.kind === 'attack') target ??= event.scope.target;
    if (event.type === 'attackJudged') came.hit = event.hit;
    if (event.type === 'damageDealt' && event.figure === target) came.damage += event.amount;
    if ((event.type === 'figureDefeated' || event.type === 'figureFelled') && event.figure === target)
      came.fell = true;
    if (event.type === 'attackEnded') isOver = true;
  });
  game.decide(option);
  for (let i = 0; !isOver && game.pending && i < 40; i++) game.decide(laterAnswer(game.pending).id);
  return { ...came, target };
}

/** The odds that are shown of an answer to the question of that moment. */
export const oddsShown = (moment: ChoiceMoment, { kind }: Prompt, option: Option): OptionOdds =>
  finished(workOutOption(moment, { kind, option }));

/** Plays an answer on with so many dice of their own, and counts how often came what its odds say. */
export function playOdds(
  moment: Moment,
  odds: OptionOdds,
  option: string,
  content: EncounterContent,
  games: number,
): Share[] {
  let [hits, falls] = [0, 0];
  const byDamage = new Map<number, number>();
  let target: string | null = null;
  for (let i = 0; i < games; i++) {
    const came = playAttack(moment, content, option, `odds-${i}`);
    target = came.target;
    hits += Number(came.hit);
    falls += Number(came.fell);
    byDamage.set(came.damage, (byDamage.get(came.damage) ?? 0) + 1);
  }
  const of = odds.figures.find(({ figure }) => figure === target);
  const damage = new Map(of?.damage ?? [[0, 1]]);
  const points = [...new Set([...damage.keys(), ...byDamage.keys()])].sort((a, b) => a - b);
  return [
    { what: 'hits', chance: odds.hit ?? 0, came: hits },
    { what: `${target} falls`, chance: of?.falls ?? 0, came: falls },
    ...points.map((one) => ({
      what: `${one} to ${target}`,
      chance: damage.get(one) ?? 0,
      came: byDamage.get(one) ?? 0,
    })),
  ];
}
