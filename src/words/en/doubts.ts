/** The words of what an author is warned of. */
import type { Doubt } from '../../check/messages.ts';
import type { Warning } from '../../check/problem.ts';
import type { WordsFor } from '../keyed.ts';
import { allOf } from './grammar.ts';

const LOW_STATS = {
  hp: 'HP',
  defense: 'Defense',
  movement: 'Movement',
  'sp-max': 'most SP',
  'sp-recovery': 'SP recovery',
} as const;

/** What is legal and surely wrong, and what could be done. */
const DOUBTS: WordsFor<Doubt, 'doubt'> = {
  'no-way-to-win': () => 'you cannot win: add an end condition with "result": "won"',
  'won-at-once': () => 'won before it starts: there is nobody to defeat, and no text spawns anybody',
  'exit-out-of-reach': () => 'this exit cannot be reached from the starting zone',
  'token-out-of-reach': () => 'no space on or beside this token can be reached from the starting zone',
  'spaces-out-of-reach': () => 'none of these spaces can be reached from the starting zone',
  'totem-out-of-sight': () => 'nobody can ever see this totem',
  'never-set': ({ name, meant }) => `no text ever changes "${name}"${meantText(meant)}`,
  'never-asked': ({ name }) => `nothing ever uses "${name}"`,
  'never-so-high': ({ name, most }) => `the texts count "${name}" up to ${most}: this is never reached`,
  'door-never-opened': ({ door }) =>
    `"${door}" is locked, and no text opens it: it is a wall; add a text with "do": "door", or let it be "closed"`,
  'door-in-a-wall': ({ door }) => `"${door}" is open, but a wall of the tile is still in it`,
  'door-to-nowhere': ({ door }) => `"${door}" leads to obstructing terrain: nobody can go through`,
  'walk-out-of-reach': () => 'it cannot be reached from where they start',
  'no-allies': () => 'no ally is set up here, and no text spawns one',
  'waits-for-itself': () => 'it waits for itself: it never happens',
  'lost-before': ({ round }) => `this never happens: the encounter is lost at the end of round ${round}`,
  'not-in-round': ({ rounds }) =>
    `this is never true: it is checked only in ${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(', ')}`,
  'called-as-built-in': ({ name }) =>
    `the rules already have a token or effect "${name}": give yours another name`,
  'tier-twice': ({ card }) => `it has the same tier as ${card} of its family: give it another tier`,
  blank: () => 'there is nothing here but spaces',
  'nobody-of-card': ({ card }) => `no ${card} is set up here, and no text spawns one`,
  'not-carried': ({ token }) => `nobody can carry "${token}": it is not among the "carried" tokens`,
  'nobody-leaves': () => 'nobody ever leaves the board: add a text with "do": "leave"',
  'next-is-itself': () => 'the next encounter is this one: it would repeat forever',
  'next-unknown': ({ id, meant }) =>
    `there is no encounter "${id}" among the packs that are loaded${meantText(meant)}`,
  'special-nowhere': ({ where }) =>
    `this rule never applies: no SPECIAL terrain lies on ${where === 'spaces' ? 'these spaces' : 'the board'}, and no text places any: write "s" in the rows of a tile, or "terrain": "special"`,
  'objectives-alike': ({ colour, other }) =>
    `players cannot tell it from "${other}": both are the ${colour} Objective; give one another colour`,
  'exit-without-condition': ({ colour }) =>
    `no end condition asks for this exit: it does nothing without "is": "adventurer-ends-turn-on", "exit": "${colour}"`,
  'round-after-the-end': ({ last }) => `the encounter is over after round ${last}: this round never begins`,
  'too-few-to-defeat': ({ there }) =>
    `this never happens: ${there === 0 ? 'there are none' : `there are only ${there}`} to defeat`,
  'never-true': () => 'this can never be true: it contradicts itself',
  'no-target-yet': () =>
    'there is no target before this step has attacked: ask for "figures" with such a filter',
  'number-too-low': ({ stat, comes, least, card }) =>
    `the ${LOW_STATS[stat]}${card === undefined ? '' : ` of "${card}"`} comes to ${comes}: let it be ${least} or more`,
  'numbers-too-low': ({ stat, comes, least, card, by }) =>
    `with ${allOf(by.map((one) => `"${one}"`))} together, the ${LOW_STATS[stat]} of "${card}" comes to ${comes}: let it be ${least} or more`,
  'dice-of-none': ({ dice }) =>
    `${dice.length === 1 ? 'this die has' : 'these dice have'} no numbers: the roll always comes to 0; add a die that is not black`,
  'pay-for-each-other': ({ card, ability }) =>
    `it and "${ability}" of "${card}" give back all they cost together, so they can be used for ever: add "conditions", like "perTurn", or give less`,
  'answer-each-other': ({ card, ability }) =>
    `it and "${ability}" of "${card}" trigger each other at no cost: add "conditions", like "perTurn"`,
  'costs-nothing': () =>
    'it costs nothing, so it can be used for ever: add "conditions", like "sp" or "perTurn"',
  'pays-for-itself': () =>
    'it gives back what it costs, so it can be used for ever: add "conditions", like "perTurn", or give less',
  'answers-for-ever': () =>
    'it triggers itself at no cost, until somebody is Defeated: add "conditions", like "perTurn"',
  'no-target-to-move-from': () =>
    'there is no target before this step has attacked: put the move after the attack or spell',
  'no-attack-here': ({ effect }) =>
    `no attack is under way here, and "${effect}" changes one: it does nothing`,
  'mark-never-placed': ({ mark }) => `no card ever places the mark "${mark}"`,
  'becomes-itself': () => 'it becomes itself: name the card of its next phase',
  'attacks-for-ever': () =>
    'it makes the attack it answers, at no cost: add "conditions", like "exhaust" or "perTurn"',
  'steps-after-otherwise': ({ step }) =>
    `"${step}" is for all other cases, so no step after it is read: put it last`,
  'scenes-in-a-ring': ({ scenes }) =>
    `nothing is asked between ${scenes.length === 1 ? `"${scenes[0]}" and itself` : allOf(scenes.map((one) => `"${one}"`))}: the story could go round for ever; give one of them a text`,
  'family-in-a-ring': ({ cards }) =>
    `the families form a circle (${allOf(cards)}): give the first card no family`,
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
