import {
  type AbilityKey,
  abilitiesOfCard,
  type CardIndex,
  type Figure,
  listCards,
  nameOfCard,
  type Option,
  type Prompt,
  type PromptKind,
  REACTIONS,
  type Timing,
} from '../../engine/index.ts';

/** One thing a player can be asked about again and again: an ability of a card, or what everybody may do. */
export interface Offer {
  /** `CardId/abilityId`, or `FigureId:what` for what is on no card. */
  readonly key: string;
  readonly label: string;
}

/** Questions that only offer something: none of them need be taken up. */
const OFFERS: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'after-roll',
  'to-hit',
  'determine-damage',
  'damage-reduction',
  'follow-up',
  'after-miss',
  'counter',
  'empower',
  'dodge',
  'reaction',
  'break-attack',
]);

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

/** What is on no card: by the option's id. */
const COMMON: Readonly<Record<string, string>> = {
  dodge: 'Dodge',
  empower: 'Empower',
  counter: 'Counter',
  attack: 'Break Attack',
  'token:intervention': 'Intervention tokens',
  'token:vow': 'Vow tokens',
};

const passOf = (prompt: Prompt): Option | undefined =>
  prompt.options.find((option) => option.id === 'pass' || option.id === 'no');

function offerOf(prompt: Prompt, option: Option): Offer {
  if (option.ability) return { key: option.ability, label: option.label };
  // A Dodge with a token is a Dodge; the second token is like the first.
  const what = option.id === 'dodge:token' ? 'dodge' : option.id.replace(/:\d+$/, '');
  return { key: `${prompt.figure}:${what}`, label: COMMON[what] ?? option.label };
}

/** What a question offers that may be passed for good; none where it asks something else. */
export function listOffers(prompt: Prompt): readonly Offer[] {
  const pass = passOf(prompt);
  if (!OFFERS.has(prompt.kind) || !pass) return [];
  const offers = new Map<string, Offer>();
  for (const option of prompt.options) {
    if (option === pass || option.interjection) continue;
    const offer = offerOf(prompt, option);
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
  const common = Object.entries(COMMON)
    .filter(([what]) => !what.startsWith('token:') || (figure.tokens[tokenOf(what)] ?? 0) > 0)
    .map(([what, label]) => ({ key: `${figure.id}:${what}`, label }));
  const ofCards = listCards({ cards: figure.cards, pack: [] }).flatMap((card) =>
    abilitiesOfCard(cards, card)
      .filter(({ when }) => TIMINGS.has(when))
      .map((ability) => ({
        key: `${card.id}/${ability.id}` satisfies AbilityKey,
        label: ability.name ?? nameOfCard(cards, card),
      })),
  );
  return [...common, ...ofCards];
}

const tokenOf = (what: string) => what.slice('token:'.length) as 'intervention' | 'vow';
