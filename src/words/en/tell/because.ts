/** Why a Combatant decided so, in words. */
import type {
  ConditionBecause,
  CountedFigures,
  Priority,
  SkipBecause,
  TargetBecause,
  TargetRemoved,
  WayBecause,
  WayCriterion,
  WayRemoved,
} from '../../../engine/index.ts';
import { listed, spelled } from '../grammar.ts';
import { type Sentences, type Speaker, speaker } from './speaker.ts';

const CONDITION: Sentences<ConditionBecause, 'kind'> = {
  otherwise: () => 'always true (ruling C1)',
  all: ({ of }, n) => of.map(n.condition).join('; '),
  'has-effect': ({ effect, has }) => `it has ${has ? '' : 'no '}${effect}`,
  damage: ({ damage, ofHp }) => `it has ${damage} damage${ofHp === undefined ? '' : ` of ${ofHp}`}`,
  energy: ({ energy }) => `it has ${energy} Energy`,
  counted: (because, n) => countedText(because, n),
  round: ({ round }) => `it is round ${round}`,
  'hp-left': ({ figure, left }, n) =>
    figure === null ? 'nobody is there' : `${n.figure(figure)} has ${left} HP left`,
  terrain: ({ terrain, stands }) => `it is ${stands ? '' : 'not '}in ${terrain} terrain`,
  bears: ({ token, count }, n) =>
    `it has ${count} ${n.card('token', token)} ${count === 1 ? 'token' : 'tokens'}`,
  figures: ({ figures }, n) =>
    figures.length === 0 ? 'there are none' : `there are ${figures.length}: ${listed(figures.map(n.figure))}`,
  'could-attack': ({ target }, n) => `it can attack: ${n.figure(target)}, for example`,
  'no-space-to-attack': () => 'it cannot reach a space to attack from',
  'could-stand-beside': ({ target }, n) => `it can move beside ${n.figure(target)}, for example`,
  'no-space-beside': () => 'it cannot reach a space beside an opponent',
  'not-feasible': ({ of }, n) => `${n.condition(of)}, but it can do nothing in this step`,
  said: ({ text }) => text,
};

export const conditionBecause = speaker('kind', CONDITION);

/** `2 heroes in its influence (Ada, Remi), needed 3`. */
function countedText(
  { counted, figures, needed }: Extract<ConditionBecause, { kind: 'counted' }>,
  n: Speaker,
): string {
  const names = figures.length > 0 ? ` (${listed(figures.map(n.figure))})` : '';
  const atLeast = needed === undefined ? '' : `, needed ${needed}`;
  return `${figures.length} ${whoText(counted, figures.length === 1)}${names}${atLeast}`;
}

function whoText(counted: CountedFigures, one: boolean): string {
  switch (counted.who) {
    case 'hurt-allies':
      return one ? 'other enemy with damage' : 'other enemies with damage';
    case 'opponents':
      return `${one ? 'hero' : 'heroes'} ${placeText(counted)}`;
    case 'allies':
      return `${one ? 'enemy' : 'enemies'} ${placeText(counted)}`;
  }
}

function placeText(counted: Exclude<CountedFigures, { who: 'hurt-allies' }>): string {
  switch (counted.within) {
    case 'adjacent':
      return 'adjacent';
    case 'soi':
      return 'in its influence';
    case 'range':
      return `within Range ${counted.range} and line of sight`;
  }
}

const TARGET: Sentences<TargetBecause, 'kind'> = {
  'only-one': () => 'only target in reach',
  'only-one-left': () => 'only one left',
  nobody: () => 'nobody in reach',
  'nearest-front': () => 'first in the turn order',
  priority: ({ priority }) => priorityText(priority),
  said: ({ text }) => text,
};

export const targetBecause = speaker('kind', TARGET);

const TARGET_REMOVED: Sentences<TargetRemoved, 'kind'> = {
  priority: ({ priority }) => priorityText(priority),
  'higher-number': () => 'higher number (ruling C2)',
  'further-back': () => 'later in the turn order (ruling C2)',
  impossible: ({ reason }, n) => `cannot be chosen: ${n.reason(reason)}`,
  said: ({ text }) => text,
};

export const targetRemoved = speaker('kind', TARGET_REMOVED);

function priorityText(priority: Priority): string {
  if (typeof priority === 'string') return spelled(priority);
  return 'with' in priority ? `with ${priority.with}` : `without ${priority.without}`;
}

const WAY: Sentences<WayBecause, 'kind'> = {
  'nobody-to-move-for': () => 'nobody to move towards',
  'within-already': () => 'already close enough (ruling C6)',
  'no-step-nearer': () => 'no step gets it closer (ruling M7)',
  'fulfils-without-jump': () => 'no jump is needed',
  'only-a-jump': () => 'it can only get there with a jump',
  'nothing-but-a-jump': () => 'only a jump gets it closer',
  'no-way-nearer': () => 'no route gets it closer',
  'as-far-as-it-gets': () => 'as close as it can get',
  'then-not-adjacent': () => 'it cannot get next to its target, so it skips this THEN (p.61)',
  'stands-there': () => 'already there',
  said: ({ text }) => text,
};

export const wayBecause = speaker('kind', WAY);

const WAY_REMOVED: Sentences<WayRemoved, 'kind'> = {
  ...WAY,
  criterion: ({ criterion }) => CRITERION[criterion],
  'no-better': () => 'no better',
};

export const wayRemoved = speaker('kind', WAY_REMOVED);

const CRITERION: { readonly [C in WayCriterion]: string } = {
  'fulfils-less': 'does less of the step',
  'more-break-attacks': 'more Break Attacks (ruling C4)',
  'more-dangerous-jumps': 'more jumps over Dangerous Terrain (ruling C4)',
  'more-jumps': 'more jumps (ruling C4)',
  'goes-on-after-within': 'moves on although close enough (ruling C6)',
  hazard: 'ends in a hazard (ruling C5)',
  neighbours: 'wrong number of heroes beside it (ruling C5)',
  'more-steps': 'more steps (ruling C5)',
  'later-row': 'a later row (ruling C5)',
  'later-column': 'a later column (ruling C5)',
};

const SKIP: Sentences<SkipBecause, 'kind'> = {
  condition: ({ because }, n) => n.condition(because),
  'attack-not-made': () => 'its attack was not made',
  'nobody-in-reach': () => 'nobody in range and line of sight',
  'nobody-in-soi': () => 'nobody in its influence',
  said: ({ text }) => text,
};

export const skipBecause = speaker('kind', SKIP);
