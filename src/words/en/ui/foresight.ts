import type { ForeseenBlow, HarmInAll } from '../../../engine/index.ts';
import type { AheadNumbers } from '../../../stores/lab/run-ahead.ts';
import { capital, listed, points } from '../grammar.ts';

/** `61%`; never rounded to what is certain. */
export const percent = (chance: number): string =>
  chance > 0 && chance < 0.005
    ? 'under 1%'
    : chance < 1 && chance > 0.995
      ? 'over 99%'
      : `${Math.round(chance * 100)}%`;
const amount = (mean: number): string => (mean > 0 && mean < 0.05 ? 'under 0.1' : mean.toFixed(1));

// What opponents will do if the turn ended now.
export const title = 'Foresight';
export const key = 'f';
export const about = 'If you end your turn now (no dodges):';
export const button = { show: 'Show what opponents will do', hide: 'Hide what opponents will do' };
export const setting = (on: boolean): string => `Foresight: ${on ? 'on' : 'off'}`;
export const working = 'Looking ahead…';
export const none = 'From here nothing can be foretold.';
export const nobody = 'No opponent acts before this turn comes round again.';
export const list = 'What opponents will do, in the order of the track';
export const details = 'Turn by turn';
export const harms = 'What that may cost';

/** What lies between now and its turn, as a mark and in words. */
export const surety = {
  certain: { mark: 'sure', says: 'It will do this.' },
  choices: { mark: 'unless you act', says: 'It will do this unless a player chooses otherwise before.' },
  dice: { mark: 'if dice fall so', says: 'Dice fall before: this is what comes of the middle of them.' },
  own: (chance: number) => ({
    mark: percent(chance),
    says: `Its own dice decide: in ${percent(chance)} of them it does this.`,
  }),
} as const;
export const guessed = 'Later dice of its turn were tried out, not counted: numbers are near, not exact.';

interface Deed {
  readonly name: string;
  /** Where it goes; null where it stays. */
  readonly to: string | null;
  /** Whom it chose, in order. */
  readonly targets: readonly string[];
  readonly blows: readonly (Omit<ForeseenBlow, 'target'> & { readonly target: string })[];
  /** Each Adventurer it may harm. */
  readonly harm: readonly (HarmInAll & { readonly name: string })[];
}

/** `Cave Sickle 4 goes to 5,6 and attacks Rook: hits 61%, 2.3 damage; Rook falls 8%.` */
export function deed({ name, to, targets, blows, harm }: Deed): string {
  const goes = to === null ? 'stays' : `goes to ${to}`;
  const whom = blows.map(({ target }) => target);
  const strikes =
    whom.length > 0
      ? ` and attacks ${listed(eachOnce(whom))}${whom.length > 1 ? ` (${points(whom.length, 'attack')})` : ''}`
      : targets.length > 0
        ? ` and acts on ${listed(eachOnce(targets))}`
        : to === null
          ? ' and attacks nobody'
          : '';
  const hits = blows.length > 0 ? `hits ${blows.map(({ hit }) => percent(hit)).join(', then ')}` : null;
  const each = harm.map(
    (one) =>
      `${harm.length > 1 || hits === null ? `${one.name} ` : ''}${amount(one.expected)} damage${
        one.falls > 0 ? `; ${one.name} falls ${percent(one.falls)}` : ''
      }`,
  );
  const all = [hits, ...each].filter((part) => part !== null);
  return `${name} ${goes}${strikes}${all.length > 0 ? `: ${all.join(', ')}` : ''}.`;
}

const eachOnce = (names: readonly string[]): string[] => [...new Set(names)];

/** Its reasons: the step, then whom and where and why. */
export const why = (reasons: readonly string[]): string =>
  `Why: ${reasons.map((reason) => capital(reason)).join('. ')}.`;
export const noStep = 'none of its steps is true';
/** The step it follows, by the question that is true. */
export const step = (question: string): string =>
  question.endsWith('?') ? `${question} Yes` : question.replace(/[.:]$/, '');
export const whom = (name: string, because: string): string => `${name}: ${because}`;
export const where = (because: string): string => `its way: ${because}`;

/** Over the head of whom it strikes at, and on each Adventurer. */
export const tag = {
  hits: (hit: number) => `${Math.round(hit * 100)}%`,
  harm: ({ expected }: HarmInAll) => `−${expected.toFixed(1)}`,
  falls: ({ falls }: HarmInAll) => `✝ ${percent(falls)}`,
  place: (n: number) => `${n}`,
  /** So many could strike there. */
};

/** What the numbers on the spaces of a preview are. */

/** `Rook: 2.3 damage to expect, falls 8%`. */
export const harm = (name: string, { expected, falls }: HarmInAll): string =>
  `${name}: ${amount(expected)} damage to expect, ${falls > 0 ? `falls ${percent(falls)}` : 'does not fall'}`;

/** Of a space the mover could go to. */
export const there = {
  could: (count: number | null) =>
    count === null ? 'looking ahead…' : count === 0 ? 'none can reach you' : `${count} can reach you here`,
  expected: ({ expected, falls }: HarmInAll, isWhole: boolean) =>
    `${amount(expected)} expected${falls > 0 ? `, falls ${percent(falls)}` : ''}${isWhole ? '' : ' …'}`,
  title: (space: string) => `If you went to ${space}`,
  way: (cost: number, sp: number) => `The way: ${points(cost, 'point')}, ${points(sp, 'SP', 'SP')}.`,
  would: (name: string, { made, hit }: Pick<ForeseenBlow, 'made' | 'hit'>, harm: HarmInAll) =>
    `${name} attacks you${made < 0.995 ? ` in ${percent(made)}` : ''}: hits ${percent(hit)}, ${amount(harm.expected)} damage${harm.falls > 0 ? `, you fall ${percent(harm.falls)}` : ''}.`,
  wouldNot: (name: string) => `${name} could, but does something else.`,
  perhaps: (name: string) => `${name} could strike here.`,
  all: ({ expected, falls }: HarmInAll, isWhole: boolean) =>
    `In all ${amount(expected)} damage to expect${falls > 0 ? `, you fall ${percent(falls)}` : ''}${isWhole ? '.' : ' so far …'}`,
  /** The same read out. */
  said: (count: number, { expected, falls }: HarmInAll) =>
    count === 0
      ? 'No opponent can reach you there.'
      : `${points(count, 'opponent')} can reach you there: ${amount(expected)} damage to expect${falls > 0 ? `, you fall ${percent(falls)}` : ''}.`,
};

// Games played on from here.
export const run = {
  start: 'Run it on',
  stop: 'Stop',
  about: (games: number) =>
    `${games} games from here to the start of this figure’s next turn, with other dice and all that is hidden left out.`,
  by: (bot: string, seed: string, games: number, of: number) =>
    `${games} of ${of} games, played by the ${bot} bot, seed ${seed}.`,
  unknown: 'From here no game can be played on.',
  broken: (why: string) => `It broke off: ${why}`,
  taken: 'Damage',
  falls: 'Falls',
  spread: 'Games by damage',
  who: 'Who',
  mean: ({ mean, bounds: [low, high] }: AheadNumbers['defeated']) =>
    `${mean.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`,
  share: (n: number, games: number, [low, high]: readonly [number, number]) =>
    `${percent(n / Math.max(1, games))} (${Math.round(low * 100)}–${Math.round(high * 100)}%)`,
  /** `0: 120 games, 3: 41 games`. */
  histogram: (byDamage: readonly number[]) =>
    listed(
      byDamage.flatMap((games, damage) =>
        games > 0 ? [`${damage} damage in ${points(games, 'game')}`] : [],
      ),
    ),
  defeated: (mean: AheadNumbers['defeated']) =>
    `Opponents defeated: ${mean.mean.toFixed(1)} a game (${mean.bounds[0].toFixed(1)}–${mean.bounds[1].toFixed(1)}).`,
  ended: (won: number, lost: number) =>
    won + lost === 0
      ? ''
      : `It ended in some: won in ${points(won, 'game')}, lost in ${points(lost, 'game')}.`,
};
