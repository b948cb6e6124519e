/** The words of what an author is warned of. */
import type { Doubt } from '../../check/messages.ts';
import type { Warning } from '../../check/problem.ts';
import type { WordsFor } from '../keyed.ts';
import { allOf } from './grammar.ts';

/** What is legal and surely wrong, and what could be done. */
const DOUBTS: WordsFor<Doubt, 'doubt'> = {
  'no-way-to-win': () => 'nothing here can be won: add an end condition with "result": "won"',
  'won-at-once': () => 'won before it begins: there is nobody to defeat, and no text spawns anybody',
  'exit-out-of-reach': () => 'no way leads from the starting zone to this exit',
  'token-out-of-reach': () => 'no way leads from the starting zone to this token, or beside it',
  'spaces-out-of-reach': () => 'no way leads from the starting zone to any of these spaces',
  'totem-out-of-sight': () => 'nobody can ever see this totem: it never comes true',
  'never-set': ({ name, meant }) =>
    `no text ever counts or notes "${name}": this never changes${meantText(meant)}`,
  'never-asked': ({ name }) => `nothing ever asks after "${name}": it is noted for nobody`,
  'never-so-high': ({ name, most }) => `the texts count "${name}" to ${most} at the most: this never holds`,
  'door-never-opened': ({ door }) =>
    `"${door}" is locked, and no text opens it: it is a wall; add a text with "do": "door", or let it be "closed"`,
  'door-in-a-wall': ({ door }) => `"${door}" is open, and a wall of the tile still stands in it`,
  'door-to-nowhere': ({ door }) => `"${door}" leads to obstructing terrain: nobody goes through it`,
  'walk-out-of-reach': () => 'no way leads there from where they are set up: they never arrive',
  'no-allies': () => 'nobody is meant: no ally is set up here, and no text spawns one',
  'waits-for-itself': () => 'it waits until it has come about itself: it never does',
  'lost-before': ({ round }) => `this never comes: it is lost at the end of round ${round}`,
  'not-in-round': ({ rounds }) =>
    `this never holds: it is asked in ${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(', ')} alone`,
  'called-as-built-in': ({ name }) =>
    `"${name}" is a token or effect of the rules already: they are two, and called the same; give yours another name`,
  'tier-twice': ({ card }) =>
    `it is of the same tier as ${card}, of whose family it is: give it a tier of its own`,
  blank: () => 'there is nothing to be read here but spaces',
  'nobody-of-card': ({ card }) => `no ${card} is set up here, and no text spawns one`,
  'not-carried': ({ token }) => `nobody can carry "${token}": it is not among the "carried" tokens`,
  'nobody-leaves': () => 'nobody ever leaves the board: add a text with "do": "leave"',
  'next-is-itself': () => 'what follows is this encounter itself: it would go round for ever',
  'next-unknown': ({ id, meant }) =>
    `there is no encounter "${id}" among the packs that are loaded${meantText(meant)}`,
  'special-nowhere': ({ where }) =>
    `this rule never holds: no SPECIAL terrain lies on ${where === 'spaces' ? 'these spaces' : 'the board'}, and no text places any: write "s" in the rows of a tile, or "terrain": "special"`,
  'objectives-alike': ({ colour, other }) =>
    `the words cannot tell it from "${other}": both are the ${colour} Objective; give one of them another colour`,
  'exit-without-condition': ({ colour }) =>
    `no end condition asks for this exit: it does nothing without "is": "adventurer-ends-turn-on", "exit": "${colour}"`,
  'round-after-the-end': ({ last }) => `the encounter is over after round ${last}: this round never begins`,
  'too-few-to-defeat': ({ there }) =>
    `this never comes about: ${there === 0 ? 'none of them is' : `only ${there} of them can be`} there to be defeated`,
  'never-true': () => 'this can never be true: what is asked excludes itself',
  'no-target-yet': () =>
    'nobody is the target before this step has attacked: ask after "figures" with such a filter',
  'answers-for-ever': () =>
    'what this does is what it answers, at no cost: it goes on until somebody is Defeated; add "conditions", like "perTurn"',
  'no-target-to-move-from': () =>
    'nobody is the target before this step has attacked: put the move behind the attack or spell',
  'no-attack-here': ({ effect }) =>
    `no attack is under way here, and "${effect}" changes one: it does nothing`,
  'mark-never-placed': ({ mark }) => `no card ever places the mark "${mark}"`,
  'becomes-itself': () => 'it becomes the card it is: name the card of its next phase',
  'attacks-for-ever': () =>
    'this Follow-Up attacks and follows its own attack, at no cost: add "conditions", like "exhaust" or "perTurn"',
  'steps-after-otherwise': ({ step }) =>
    `from here on no step is read unless nothing of "${step}" can be done, which is for all other cases: put it last`,
  'family-in-a-ring': ({ cards }) =>
    `the families go in a ring (${allOf(cards)}): name the first card, and give that none`,
  'no-such-token': ({ kind, colour, names }) =>
    `it never goes there: no encounter of the packs that are loaded has a ${colour} ${kind} token${names.length === 0 ? '' : `, only ${allOf(names)}`}`,
  'energy-never-gained': () => 'it never has energy: no ability of the card gains any',
  'immune-to-it': ({ effect }) => `it never has ${effect}: the card is immune to it`,
  said: ({ text }) => text,
};

const meantText = (meant: string | undefined): string =>
  meant === undefined ? '' : ` (did you mean "${meant}"?)`;

export const doubtText = (doubt: Doubt): string => (DOUBTS[doubt.doubt] as (doubt: Doubt) => string)(doubt);

/** One line with its file. */
export const warningLine = ({ file, path, doubt }: Warning): string =>
  `${file}: ${path}: warning: ${doubtText(doubt)}`;
