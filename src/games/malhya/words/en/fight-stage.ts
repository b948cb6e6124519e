import type { Penalty } from '../../rules/combat/fight-targets.ts';
import type { Raising, RaisingBar } from '../../rules/combat/raising.ts';
import type { Ban } from '../../rules/model/arrival.ts';
import type { FREE_LOSSES } from '../../rules/model/fight-events.ts';
import type { Life } from '../../rules/model/state.ts';
import type { HeroWalk } from '../../rules/place/hero-walks.ts';
import type { Surcharge } from '../../rules/place/moves.ts';
import type { Standing } from '../../screens/fight/fight-view.ts';
import { several } from './names.ts';

export const STANDING: Readonly<Record<Standing, string>> = {
  acts: 'acts now',
  done: 'has acted',
  waits: 'waits',
  'to-come': 'acts later',
  down: 'unconscious',
  looks: 'looks about',
};
const SURCHARGE: Readonly<Record<Surcharge, string>> = {
  yellow: 'hindering line',
  water: 'water',
  rift: 'rift',
};
export const LOST: Readonly<Record<(typeof FREE_LOSSES)[number], string>> = {
  action: 'an action was done',
  engaged: 'engaged',
  waiting: 'waited',
  ended: 'turn ended',
  given: 'given up',
};

/** What the stage of a fight says of itself. */
export const stage = {
  board: (name: string) => `Board: ${name}`,
  order: 'Initiative track',
  more: (count: number) => `Show ${count} more`,
  here: 'On this space',
  leave: 'Cancel',
  walk: 'Move',
  put: 'Choose a space',
  attackOn: (name: string) => `Attack ${name}`,
  goTowards: (name: string) => `Go towards ${name}`,
  go: 'Go',
  onBoard: (n: number) => `${several(n, 'space')}, on the board or listed here`,
  turn: (n: number) => `Turn ${n}`,
  phase: {
    deploy: 'set-up',
    initiative: 'initiative',
    improvement: 'improvement',
    action: 'action',
    main: 'main phase',
    enemies: 'enemy phase',
    second: 'secondary phase',
  } as const,
  place: (name: string, count: number, initiative: number, standing: Standing) =>
    `${name}, Initiative ${initiative}${count > 1 ? ` ×${count}` : ''}, ${STANDING[standing]}`,
  enemies: 'Enemies',
  numbers: (initiative: number, movement: number, life: number) =>
    `Initiative ${initiative} · Movement ${movement} · ${several(life, 'life point')}`,
  attack: (n: number | null) => (n === null ? 'Attack' : `Attack ${n}`),
  defense: 'Defense',
  engagedFirst: 'Engaged heroes first',
  special: 'Special action',
  tokens: 'Upgrade tokens of this turn',
  noToken: 'No upgrade token',
  steady: 'Cannot be pushed or pulled',
  bans: {
    tokens: 'No upgrade tokens here',
    'token-effects': 'Upgrade tokens have no effect here',
    ranged: 'Heroes make no ranged attacks here',
    spells: 'Heroes cast no spells here',
    'auratic-defense': 'Enemies have no auratic defense here',
  } satisfies Record<Ban, string>,
  free: {
    whole: 'free move whole',
    left: (n: number) => `free move: ${n} left`,
    used: 'free move used',
    gone: (why: string) => `free move lost: ${why}`,
  },
  freeMove: 'Free',
  losesFree: (n: number) => `loses ${several(n, 'free space')}`,
  plan: (ap: number, left: number) => `${ap} AP; leaves ${left} for defense`,
  ap: (n: number) => `${n} AP`,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  woundAtBest: (share: number) => `${stage.percent(share)} for a wound at best`,
  sight: 'Sight',
  stealthRules: 'Stealth rules',
  measure: 'Choose who looks, then a space or a figure',
  chooseAim: (name: string) => `${name} looks: at what?`,
};

/** What can be done for the fallen. */
export const raising = {
  with: {
    helper: () => 'a potion of who acts, no action point',
    fallen: (ap: number) => `its own potion, ${ap} AP for a trade`,
  } satisfies Record<Raising['potionsOf'], (ap: number) => string>,
  returns: { 'this-turn': 'back this turn', 'next-turn': 'back next turn' },
  why: {
    'not-beside': 'not beside it',
    'shocks-alone': 'shocks alone: nobody can help it now',
    'no-potion': 'none left',
    'too-few-ap': 'too few action points',
  } satisfies Record<RaisingBar, string>,
};

/** Life points by their zones. */
export const zones = {
  told: ({ life, damage, injury, shock }: Life): string =>
    `${several(life, 'life point')}, ${damage} damage, ${several(injury, 'injury', 'injuries')}, ${several(shock, 'shock')}`,
};

/** What may come of an attack. */
export const oddsWords = {
  mean: 'wounds on average',
  wound: 'a wound',
  bestWound: 'a wound at best',
  effects: 'effects',
  suffered: 'wounds left',
};

/** What a way costs, broken up: `3 spaces: 2 free, 1 for 1 AP; water +1`. */
export function walkText({ cost, free, paid, ap, steps }: HeroWalk): string {
  const parts = [...(free > 0 ? [`${free} free`] : []), ...(paid > 0 ? [`${paid} for ${ap} AP`] : [])].join(
    ', ',
  );
  return [`${several(cost, 'space')}: ${parts}`, ...surchargesOf({ steps })].join('; ');
}

/** `water +2`. */
export function surchargesOf({ steps }: Pick<HeroWalk, 'steps'>): string[] {
  const all = steps.flatMap(({ because }) => because);
  return [...new Set(all)].map((one) => `${SURCHARGE[one]} +${all.filter((other) => other === one).length}`);
}

/** A short form of it, on the board: `2 + 1 AP`. */
export const priceText = ({ free, ap }: HeroWalk): string =>
  ap === 0 ? `${free}` : free === 0 ? `${ap} AP` : `${free} + ${ap} AP`;

export const PENALTY: Readonly<Record<Penalty, string>> = {
  adjacent: 'attacker and target are adjacent',
  'ally-beside-target': 'an ally is beside the target',
  'adversary-in-line': 'an adversary is in the line',
  hindering: 'a hindering line is in the way',
};
