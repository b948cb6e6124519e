/** What a card of the dock does, in one line made from its data. */
import {
  type Act,
  abilityBehind,
  attackProfileOf,
  type Card,
  type CardIndex,
  type Cause,
  type FigureId,
  figureIn,
  keptBy,
  type Position,
  type Prompt,
} from '../../../engine/index.ts';
import { abilityLine, type LineContext, wholeAbilityLine } from '../cards/ability-line.ts';
import { namesOf } from '../cards/card-names.ts';
import { points, spelled } from '../grammar.ts';

export interface Asked {
  readonly position: Position;
  readonly figure: FigureId;
  readonly question?: Prompt['question'];
}

const none = (): string => '';
const byCause = ({ cause }: { readonly cause: Cause }, asked: Asked): string => causeLine(cause, asked);

/** Of every act; empty where its name says all there is to say. */
const LINES: {
  readonly [K in Act['do']]: (act: Extract<Act, { readonly do: K }>, asked: Asked) => string;
} = {
  pass: none,
  decline: none,
  done: none,
  'nobody-else': none,
  'end-turn': (_, { position, figure }) => {
    const { sp } = figureIn(position.state, figure);
    return sp === 0 ? '' : `keeps ${sp} ◆`;
  },
  actions: none,
  move: (act, { question }) =>
    question?.ask === 'move' ? `${points(question.left, 'step')} left` : points(act.points, 'space'),
  attack: (_, asked) => handsLine(asked),
  'attack-ally': () => 'hits your own ally',
  'open-loot': () => 'take what is in it',
  'encounter-action': () => 'see what happens',
  'take-token': () => 'carry it',
  'drop-token': () => 'leave it here',
  'turn-door': ({ to }) => (to === 'open' ? 'opens the way' : 'blocks the way'),
  story: none,
  'take-dynamite': () => 'Presence 10',
  'place-dynamite': () => 'lights it here',
  're-equip': () => 'change gear, trade',
  summon: ({ tokens }) => points(tokens, 'Summon token'),
  step: none,
  jump: () => 'Agility check',
  'buy-movement': (act) => `+${points(act.points, 'space')}`,
  'end-movement': none,
  'be-moved': none,
  place: none,
  'choose-space': none,
  target: none,
  'choose-trader': none,
  use: byCause,
  'use-token': ({ token, type }) =>
    TOKEN[token] ?? `+2 ${type === 'physical' ? '' : spelled(type ?? '')} damage`.replace(/ +/g, ' '),
  'use-now': (_, asked) => (asked.question?.ask === 'use' ? causeLine(asked.question.cause, asked) : ''),
  'choose-discipline': byCause,
  'choose-card': none,
  'choose-effect': none,
  'choose-part': none,
  'choose-exalted': ({ card }, asked) => {
    const ability = asked.position.cards.exalted[card]?.abilities[0];
    return ability ? abilityLine(ability, contextOf(asked)) : '';
  },
  agree: none,
  'choose-number': none,
  'resolve-first': byCause,
  'resolve-status': byCause,
  empower: () => 'black die, more damage',
  dodge: (act) => (act.with === 'token' ? 'one Dodge token' : 'black die on defense'),
  'dodge-with': byCause,
  counter: () => 'attack back',
  'counter-with': byCause,
  'break-attack': () => 'a free attack',
  'spend-best': none,
  spend: none,
  resist: () => 'roll against it',
  'fail-on-purpose': () => 'it takes effect',
  'use-upgrades': none,
  'use-dice': none,
  'keep-roll': none,
  'roll-again': none,
  'choose-dice': none,
  'turn-die': none,
  'type-face': none,
  equip: none,
  store: none,
  'turn-over': none,
  discard: none,
  take: none,
  'take-companion': none,
  'stash-companion': none,
  stash: none,
  'take-ware': none,
};

const TOKEN: { readonly [T in Extract<Act, { do: 'use-token' }>['token']]?: string } = {
  heal: 'heal 6',
  intervention: 're-roll all dice',
  dodge: 'Dodge for free',
  summon: 'for a summon',
};

/** `melee`, `range 6`: both hands make one attack. */
function handsLine({ position, figure }: Asked): string {
  const { kind, range, far } = attackProfileOf(position, figureIn(position.state, figure));
  if (far !== undefined) return `melee or range ${far}`;
  if (kind === 'ranged') return `range ${range}`;
  return range > 1 ? `melee, reach ${range}` : 'melee';
}

function causeLine(cause: Cause, asked: Asked): string {
  const ability = abilityBehind(asked.position.cards, cause);
  return ability ? abilityLine(ability, contextOf(asked)) : '';
}

/** Spaces of a Sphere of Influence that nothing changes (p.45). */
const USUAL_SOI = 4;

/** Cards that change how far Spheres of Influence go. */
const reachingCards = keptBy(({ hash: _, ...shelves }: CardIndex): readonly string[] =>
  Object.values(shelves).flatMap((shelf: Readonly<Record<string, Card>>) =>
    Object.values(shelf)
      .filter((card) => JSON.stringify(card).includes(CHANGES))
      .map(({ id }) => id),
  ),
);

const CHANGES = '"influence-range"';

/** Whether anything at the table does: a card that lies there, or what one gave for a while. */
const changesInfluence = keptBy((figures: Position['state']['figures'], cards: CardIndex): boolean => {
  const all = JSON.stringify(figures);
  return all.includes(CHANGES) || reachingCards(cards).some((id) => all.includes(JSON.stringify(id)));
});

const contextOf = ({ position: { state, cards } }: Asked): LineContext => ({
  soi: changesInfluence(state.figures, cards) ? null : USUAL_SOI,
  nameOf: namesOf(cards),
});

/** Of an ability all it does, however long; of anything else its line. */
export function wholeActLine(act: Act, asked: Asked): string {
  const ability = 'cause' in act ? abilityBehind(asked.position.cards, act.cause) : null;
  return ability ? wholeAbilityLine(ability, contextOf(asked)) : actLine(act, asked);
}

/** At most `LINE` characters. */
export const actLine = (act: Act, asked: Asked): string =>
  (LINES[act.do] as (act: Act, asked: Asked) => string)(act, asked);
