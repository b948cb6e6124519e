import { listed, points } from '../grammar.ts';

/** What was pointed at, with its price. */
export const selection = {
  title: 'Chosen',
  goThere: 'Go',
  doIt: 'Do it',
  use: 'Use it',
  /** On an area. */
  cast: 'Cast',
  lay: 'Throw',
  hits: (names: readonly string[]) => `Hits ${names.length > 0 ? listed(names) : 'nobody'}`,
  /** Of what lies or stands on a space from then on. */
  place: 'Place here',
  attack: 'Attack',
  /** Of an enemy out of reach. */
  moveAndAttack: 'Move and attack',
  /** Spaces, and the points they take where those are more. */
  movesFirst: (count: number, cost: number) =>
    `Moves ${points(count, 'space')}${cost > count ? ` (${points(cost, 'step')})` : ''} first`,
  empowered: 'Empower',
  notYet: 'Cancel',
  /** Of several targets. */
  chosenOf: (count: number, most: number) => `${count} of ${most} chosen`,
  onlyThis: 'Only this one',
  all: (count: number, areFoes: boolean) =>
    `${areFoes ? 'Attack' : 'Choose'} ${count === 2 ? 'both' : `all ${count}`}`,
  /** What it takes to go there: spaces where the movement is free. */
  costs: (cost: number, isFree: boolean) => points(cost, isFree ? 'space' : 'step'),
  steps: (count: number) => points(count, 'space'),
  /** Of the space where a way ends. */
  ends: { muck: 'Muck: everything costs +1 ◆ there', water: 'Water: no Dodge there' },
  /** `Other way: 7 steps, 2 ◆, no Break Attack`. */
  otherWay: (cost: number, sp: number, breaks: readonly string[]) => {
    const met =
      breaks.length > 0
        ? `${listed(breaks)} ${breaks.length === 1 ? 'strikes' : 'strike'} first`
        : 'nobody strikes';
    return `Other way: ${[points(cost, 'step'), ...(sp ? [`${sp} ◆`] : []), met].join(', ')}`;
  },
};
