/** What is told of a space, a figure, a sight and a result: of the board of fights alone, fetched with it. */
import type { ResultKind } from '../../rules/combat/outcome-of-attack.ts';
import type { Zone } from '../../rules/place/ground.ts';
import type { Sight } from '../../rules/place/sight.ts';
import type { Barred } from '../../rules/place/walks.ts';
import type { FightAnswer, FightFigure, FightToken } from '../../screens/fight/fight-view.ts';
import { CONTACT, spaceName, whoName } from './fight-names.ts';
import { STANDING, stage, walkText } from './fight-stage.ts';
import type { Named } from './names.ts';

type Read = Pick<Named, 'content' | 'state'>;

const ZONE: Readonly<Record<Zone, string>> = {
  floor: 'open floor',
  shadow: 'shadow',
  water: 'water',
  rift: 'rift',
};
const TOKEN: Readonly<Record<FightToken['kind'], string>> = {
  interest: 'interest token',
  access: 'access token',
  invocation: 'invocation token',
  start: 'start of the heroes',
  'open-door': 'open door',
  'broken-door': 'broken door',
  pile: 'equipment on the ground',
};
const BARRED: Readonly<Record<Barred, string>> = {
  'no-tile': 'no tile lies there',
  taken: 'the space is taken',
  rift: 'nobody ends on a rift',
  obstacle: 'an obstacle runs through it',
  'no-way': 'there is no way',
  'too-far': 'too far',
};

/** A figure with all that is known of it. */
export const figureText = ({ name, life, most, standing, notes }: FightFigure): string =>
  [name, `${life} of ${most} life points`, STANDING[standing], ...notes].join(', ');

/** How somebody sees something, and what is in the way: `Slinger 2: hampered line of sight: crosses Slinger 1`. */
export function sightText(named: Read, eye: string, { state, adjacent, contacts }: Sight): string {
  const name = whoName(named, eye);
  if (adjacent) return `${name}: adjacent, no line of sight needed`;
  const what = { valid: 'line of sight', hampered: 'hampered line of sight', none: 'no line of sight' }[
    state
  ];
  const met = new Set(
    contacts.map(
      (one) => `${one.how} ${one.what === 'adversary' ? whoName(named, one.id) : CONTACT[one.what]}`,
    ),
  );
  return met.size > 0 ? `${name}: ${what}, ${[...met].join(', ')}` : `${name}: ${what}`;
}

export const RESULT: Readonly<Record<ResultKind, string>> = {
  dodged: 'Dodged: nothing happens',
  void: 'More shields than wounds: no wound, no effect',
  even: 'As many shields as wounds: no wound, but effects',
  wounds: 'More wounds than shields: wounds and effects',
};

function answerText({ label, does, note }: FightAnswer): string {
  if (note) return `${label}, ${note}`;
  if (does.kind === 'go')
    return [
      `can be reached, ${walkText(does.walk)}`,
      ...(does.loses > 0 ? [stage.losesFree(does.loses)] : []),
    ].join('; ');
  if (does.kind === 'strike' && does.wound !== null)
    return `${label}, ${stage.percent(does.wound)} for a wound`;
  return label;
}

interface OfSpace {
  readonly zone: Zone | null;
  readonly figures: readonly FightFigure[];
  readonly tokens: readonly FightToken[];
  readonly answers: readonly FightAnswer[];
  /** Why whoever acts cannot go there. */
  readonly barred: Barred | null;
  /** How whoever looks sees it. */
  readonly sight: string | null;
  /** What enemies there will do. */
  readonly foreseen: readonly string[];
}

/** What is told of a space: its ground, what lies and who stands there, what can be done, what will happen. */
export function spaceText(space: readonly [number, number], of: OfSpace): string {
  return [
    `${spaceName(space)}: ${[of.zone ? ZONE[of.zone] : 'no tile', ...of.tokens.map(({ kind, number }) => (number === undefined ? TOKEN[kind] : `${TOKEN[kind]} ${number}`))].join(', ')}`,
    ...(of.sight ? [of.sight] : []),
    ...of.figures.map(figureText),
    ...of.foreseen,
    ...of.answers.map(answerText),
    ...(of.barred && of.figures.length === 0 ? [`cannot be reached: ${BARRED[of.barred]}`] : []),
  ].join('; ');
}
