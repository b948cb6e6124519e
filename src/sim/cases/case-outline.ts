import { type CardInstance, type EncounterState, type Figure, figureIn } from '../../engine/index.ts';

/** What a case shows of a figure it has described (shared format). */
export function outlineOf(state: EncounterState, id: string) {
  const { at, sp, damage, effects, tokens, defeated } = figureIn(state, id);
  return { at, sp, damage, effects, tokens, defeated };
}

/** What lies on the table besides: the board, the track, tokens, loot, how it ended, and every figure there is. */
export function encounterOutline(state: EncounterState) {
  const { clock, urgency, track, board, boardTokens, dynamite, loot, done, outcome, figures } = state;
  return {
    round: clock.round,
    urgency,
    // A card is its figures; front first.
    initiative: track.map((card) => [...card.figures]),
    acted: track.flatMap((card) => (card.acted ? card.figures : [])),
    board: { rows: board.rows, currents: board.currents ?? [] },
    tokens: boardTokens,
    dynamite,
    // Among what is done stand colours of tokens turned over as well, which the tokens and events tell.
    done: done.filter((id) => !id.startsWith('colour:')),
    gold: loot.gold,
    deck: loot.deck,
    drawn: loot.gained.map(({ figure, card }) => ({ figure, card })),
    stash: loot.stash ?? [],
    figures: Object.fromEntries(figures.map((figure) => [figure.id, wholeOf(state, figure)])),
    outcome,
  };
}

function wholeOf(state: EncounterState, figure: Figure) {
  const { id, card, number, cards, pack, summoner } = figure;
  const items = cards.filter(({ type }) => type === 'item');
  return {
    card: card.startsWith('case:') ? null : card,
    number,
    ...outlineOf(state, id),
    items: items.map(({ ref }) => ref),
    pack: pack.map(({ ref }) => ref),
    exhausted: [...cards, ...pack].filter(isExhausted).map(({ ref }) => ref),
    ...(summoner === undefined ? {} : { summoner }),
  };
}

const isExhausted = ({ exhausted }: CardInstance): boolean => exhausted;
