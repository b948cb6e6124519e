import {
  type AbilityKey,
  abilitiesOfCard,
  abilityCause,
  type CardIndex,
  type Cause,
  type Figure,
  type FigureId,
  listCards,
  type Option,
  type Prompt,
  type PromptKind,
  REACTIONS,
  type Timing,
} from '../../engine/index.ts';

/** What everybody may do, on no card. */
export const COMMON_OFFERS = ['dodge', 'empower', 'counter', 'break-attack', 'intervention', 'vow'] as const;
export type CommonOffer = (typeof COMMON_OFFERS)[number];

/** One thing a player can be asked about again and again: an ability of a card, or what everybody may do. */
export interface Offer {
  /** `CardId/abilityId`, or `FigureId:what` for what is on no card. Saved games hold it. */
  readonly key: string;
  readonly of: CommonOffer | 'roll-again' | Cause;
}

/** Whether a question only offers something: none of it need be taken up. */
const OFFERS: { readonly [K in PromptKind]: boolean } = {
  placement: false,
  turn: false,
  'attack-target': false,
  move: false,
  're-equip': false,
  empower: true,
  dodge: true,
  'break-attack': true,
  'after-roll': true,
  'choose-dice': false,
  'to-hit': true,
  'determine-damage': true,
  'spend-symbols': false,
  'damage-reduction': true,
  counter: true,
  'after-miss': true,
  'follow-up': true,
  reaction: true,
  'choose-target': false,
  'choose-space': false,
  'choose-way': false,
  optional: false,
  choose: false,
  'status-order': false,
  conviction: false,
  'die-face': false,
  'gain-item': false,
  upgrade: false,
};

/** When abilities are offered by such a question. */
const TIMINGS: ReadonlySet<Timing> = new Set<Timing>([
  'empower',
  'to-hit',
  'determine-damage',
  'damage-reduction',
  'after-roll',
  'after-miss',
  'follow-up',
  'counter',
  ...REACTIONS,
]);

/** How each is named in the key of a saved game. */
const KEY_OF: Readonly<Record<CommonOffer, string>> = {
  dodge: 'dodge',
  empower: 'empower',
  counter: 'counter',
  'break-attack': 'attack',
  intervention: 'token:intervention',
  vow: 'token:vow',
};

/** The answer that takes nothing up. */
export const passOf = (prompt: Prompt): Option | undefined =>
  prompt.options.find(({ act }) => act.do === 'pass' || act.do === 'decline');

const common = (figure: FigureId, what: CommonOffer): Offer => ({
  key: `${figure}:${KEY_OF[what]}`,
  of: what,
});

/** What an answer takes up; null where it is nothing that may be passed for good. */
function offerOf({ figure }: Prompt, { act }: Option): Offer | null {
  switch (act.do) {
    case 'use':
    case 'dodge-with':
    case 'counter-with':
    case 'spend':
      return { key: act.ability, of: act.cause };
    case 'dodge': // with a token it is a Dodge, too
    case 'empower':
    case 'counter':
    case 'break-attack':
      return common(figure, act.do);
    case 'use-token':
      return act.token === 'intervention' || act.token === 'vow' ? common(figure, act.token) : null;
    case 'roll-again':
      return { key: `${figure}:again`, of: 'roll-again' };
    default:
      return null;
  }
}

/** Whether a question only offers something, and none of it need be taken up. */
export const isMereOffer = ({ kind }: Prompt): boolean => OFFERS[kind];

/** What a question offers that may be passed for good; none where it asks something else. */
export function listOffers(prompt: Prompt): readonly Offer[] {
  const pass = passOf(prompt);
  if (!OFFERS[prompt.kind] || !pass) return [];
  const offers = new Map<string, Offer>();
  for (const option of prompt.options) {
    if (option === pass || option.interjection) continue;
    const offer = offerOf(prompt, option);
    // Where something else is offered, too, the question is no mere offer.
    if (!offer) return [];
    offers.set(offer.key, offer);
  }
  return [...offers.values()];
}

/** The answer the table gives by itself: to pass, when everything on offer is passed for good. */
export function autoAnswer(prompt: Prompt | null, passed: readonly string[]): Option | null {
  if (!prompt || passed.length === 0) return null;
  const offers = listOffers(prompt);
  if (offers.length === 0 || !offers.every(({ key }) => passed.includes(key))) return null;
  return passOf(prompt) ?? null;
}

/** Everything a figure may be asked about, for its sheet: common things first, then card by card. */
export function listOffersOf(cards: CardIndex, figure: Figure): readonly Offer[] {
  if (figure.seat === null) return [];
  const ofAll = COMMON_OFFERS.filter(
    (what) => (what !== 'intervention' && what !== 'vow') || (figure.tokens[what] ?? 0) > 0,
  ).map((what) => common(figure.id, what));
  const ofCards = listCards({ cards: figure.cards, pack: [] }).flatMap((card) =>
    abilitiesOfCard(cards, card)
      .filter(({ when }) => TIMINGS.has(when))
      .map((ability) => ({
        key: `${card.id}/${ability.id}` satisfies AbilityKey,
        of: abilityCause(card, ability.id),
      })),
  );
  return [...ofAll, ...ofCards];
}
