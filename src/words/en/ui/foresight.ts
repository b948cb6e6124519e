import type { ForeseenBlow } from '../../../engine/index.ts';
import type { AheadNumbers } from '../../../stores/lab/run-ahead.ts';
import type { HarmTold } from '../../../stores/middara/damage-range.ts';
import { capital, listed, points } from '../grammar.ts';
import { percent } from './chance.ts';
import { foresight as door } from './doors.ts';

/** `1–4`: never a tenth. */
const span = ([least, most]: HarmTold['range']): string => (least === most ? `${least}` : `${least}–${most}`);

/** What it comes to for one of ours: a bare nought beside who can hit would not say whether it is meant. */
const harmOf = ({ range, falls }: HarmTold): string =>
  range[1] === 0 && falls === 0
    ? 'no damage expected'
    : `${span(range)} damage${falls > 0 ? `, ${percent(falls)} to fall` : ''}`;

// What opponents will do if the turn ended now.
export const title = 'Threats';
export const about = 'If you end your turn now (no dodges):';
/** What the marks on the board are. */
export const legend = '1, 2, 3: turn order · dots: it moves · arrow: it attacks';
export const { key, button, setting } = door;
export const working = 'Looking ahead…';
export const none = 'Nothing to foresee from here.';
export const nobody = 'No enemy acts before your next turn.';
export const list = 'What enemies will do, in turn order';
export const details = 'Turn by turn';
export const harms = 'Damage you may take';

/** What lies between now and its turn, as a mark and in words. */
export const surety = {
  certain: { mark: 'sure', says: 'It will do this.' },
  choices: { mark: 'unless you change it', says: 'It will do this unless you change it.' },
  dice: { mark: 'most likely', says: 'Dice decide before it acts. This is the average result.' },
  own: (chance: number) => ({
    mark: percent(chance),
    says: `Its own dice decide: ${percent(chance)} for this.`,
  }),
} as const;
export const guessed = 'Its later dice are simulated: numbers are approximate.';

/** What is less is no other chance. */
const SEEN = 0.005;

interface Deed {
  readonly name: string;
  /** How many spaces it goes. */
  readonly steps: number;
  /** Whom it chose, in order. */
  readonly targets: readonly string[];
  readonly blows: readonly (Omit<ForeseenBlow, 'target'> & { readonly target: string })[];
  /** Each Adventurer it may harm. */
  readonly harm: readonly (HarmTold & {
    readonly name: string;
    /** The chance that it falls by this turn alone. */
    readonly alone: number;
  })[];
}

/** `Cave Sickle 4 moves 3 spaces and attacks Rook: hit 61 %, 0–4 damage, 8 % that Rook falls.` */
export function deed({ name, steps, targets, blows, harm }: Deed): string {
  const goes = steps === 0 ? 'stays' : `moves ${points(steps, 'space')}`;
  const whom = blows.map(({ target }) => target);
  const strikes =
    whom.length > 0
      ? ` and attacks ${listed(eachOnce(whom))}${whom.length > 1 ? ` (${points(whom.length, 'attack')})` : ''}`
      : targets.length > 0
        ? ` and acts on ${listed(eachOnce(targets))}`
        : steps === 0
          ? ' and does not attack'
          : '';
  const hits = blows.length > 0 ? `hit ${blows.map(({ hit }) => percent(hit)).join(', then ')}` : null;
  const each = harm.map(
    (one) =>
      `${harm.length > 1 || hits === null ? `${one.name} ` : ''}${span(one.range)} damage${
        one.falls > 0
          ? `, ${one.falls > one.alone + SEEN ? 'after earlier hits ' : ''}${percent(one.falls)} that ${one.name} falls`
          : ''
      }`,
  );
  const all = [hits, ...each].filter((part) => part !== null);
  return `${name} ${goes}${strikes}${all.length > 0 ? `: ${all.join(', ')}` : ''}.`;
}

const eachOnce = (names: readonly string[]): string[] => [...new Set(names)];

/** Its reasons: the step, then target, route and why. */
export const why = (reasons: readonly string[]): string =>
  `Why: ${reasons.map((reason) => capital(reason)).join('. ')}.`;
export const noStep = 'no step applies';
/** The step it follows, by the question that is true. */
export const step = (question: string): string =>
  question.endsWith('?') ? `${question} Yes` : question.replace(/[.:]$/, '');
export const whom = (name: string, because: string): string => `${name}: ${because}`;
export const where = (because: string): string => `route: ${because}`;

/** Over the head of whom it strikes at, and on each Adventurer. */
export const tag = {
  hits: (hit: number) => `${Math.round(hit * 100)} %`,
  harm: ({ range: [least, most] }: HarmTold) =>
    least === most ? `−${most}` : least === 0 ? `up to −${most}` : `−${least} to −${most}`,
  falls: ({ falls }: HarmTold) => `✝ ${percent(falls)}`,
  place: (n: number) => `${n}`,
  /** So many could strike there. */
};

/** What the numbers on the spaces of a preview are. */

/** `Rook: 0–4 damage, 8 % chance to fall`; of what is foreseen till then, where not all is. */
export const harm = (name: string, { range, falls }: HarmTold, isWhole: boolean): string => {
  if (!isWhole) return `${name} so far: ${span(range)} damage …`;
  return `${name}: ${span(range)} damage, ${falls > 0 ? `${percent(falls)} chance` : 'no risk'} to fall`;
};

/** Of a space the mover could go to. */
export const there = {
  could: (count: number | null) =>
    count === null
      ? 'looking ahead…'
      : count === 0
        ? 'no enemy can hit you here'
        : `${points(count, 'enemy', 'enemies')} can hit you here`,
  expected: (harm: HarmTold, isWhole: boolean) => `${harmOf(harm)}${isWhole ? '' : ' …'}`,
  title: (spaces: number) => `If you move ${points(spaces, 'space')} there`,
  way: (cost: number, sp: number) => `Route: ${points(cost, 'point')}, ${points(sp, 'SP', 'SP')}.`,
  would: (name: string, { made, hit }: Pick<ForeseenBlow, 'made' | 'hit'>, harm: HarmTold) =>
    `${name} attacks you${made < 0.995 ? ` (${percent(made)})` : ''}: hit ${percent(hit)}, ${span(harm.range)} damage${harm.falls > 0 ? `, ${percent(harm.falls)} to fall` : ''}.`,
  wouldNot: (name: string) => `${name} could hit you, but does something else.`,
  perhaps: (name: string) => `${name} could hit you here.`,
  all: (harm: HarmTold, isWhole: boolean) => `Total: ${harmOf(harm)}${isWhole ? '.' : ' so far …'}`,
  /** The same read out. */
  said: (count: number, harm: HarmTold) =>
    count === 0
      ? 'No enemy can hit you there.'
      : `${points(count, 'enemy', 'enemies')} can hit you there: ${harmOf(harm)}.`,
};

// Games played on from here.
export const run = {
  start: 'Simulate',
  stop: 'Stop',
  about: (games: number) =>
    `${games} simulated games up to this figure’s next turn, with other dice and without hidden text.`,
  by: (bot: string, seed: string, games: number, of: number) =>
    `${games} of ${of} games, played by the ${bot} bot, seed ${seed}.`,
  unknown: 'Cannot simulate from here.',
  broken: (why: string) => `The simulation stopped: ${why}`,
  taken: 'Damage',
  falls: 'Falls',
  spread: 'Games by damage',
  who: 'Who',
  mean: ({ mean, bounds: [low, high] }: AheadNumbers['defeated']) =>
    `${mean.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`,
  share: (n: number, games: number, [low, high]: readonly [number, number]) =>
    `${percent(n / Math.max(1, games))} (${Math.round(low * 100)}–${Math.round(high * 100)} %)`,
  /** `0: 120 games, 3: 41 games`. */
  histogram: (byDamage: readonly number[]) =>
    listed(
      byDamage.flatMap((games, damage) =>
        games > 0 ? [`${damage} damage in ${points(games, 'game')}`] : [],
      ),
    ),
  defeated: (mean: AheadNumbers['defeated']) =>
    `Enemies defeated: ${mean.mean.toFixed(1)} a game (${mean.bounds[0].toFixed(1)}–${mean.bounds[1].toFixed(1)}).`,
  ended: (won: number, lost: number) =>
    won + lost === 0
      ? ''
      : `The fight ended: won in ${points(won, 'game')}, lost in ${points(lost, 'game')}.`,
};
