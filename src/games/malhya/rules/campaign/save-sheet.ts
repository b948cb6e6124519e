/**
 * The save sheet (L1817–L1950): what goes along from one booklet to the next, and the set-up of what comes after one.
 * 1. Heroes as they are, the group with gold, tokens, cards, crystals, points, triangles; dungeons that were ended, levels.
 * 2. Destinations stay on the region board of their booklet (L1992).
 */
import type { MalhyaContent } from '../model/content.ts';
import type { MalhyaSetup, SaveSheet } from '../model/setup.ts';
import type { MalhyaState } from '../model/state.ts';

type Shelves = Pick<MalhyaContent, 'scenario' | 'missions'>;

export function sheetOf(state: MalhyaState, content: Shelves): SaveSheet {
  const { heroes, group, land, growth, campaign } = state;
  return {
    heroes: heroes.map((hero) => ({ ...hero, owed: { white: 0, black: 0 } })),
    group: {
      ...group,
      scenarioCards: group.scenarioCards.filter(({ ref }) => content.scenario[ref]!.kind !== 'destination'),
    },
    dungeonsEnded: land.dungeonsEnded,
    growth,
    campaign: campaign ?? { fast: false, away: [] },
  };
}

/**
 * What follows a booklet of a campaign that is over: the next one, or, where it was lost, the same once more from the sheet
 * it began with (L351). Null: nothing does.
 */
export function setupAfter(
  setup: MalhyaSetup,
  state: MalhyaState,
  content: Shelves,
): { readonly setup: MalhyaSetup; readonly again: boolean } | null {
  const part = content.missions[setup.mission]?.part;
  if (!part || !state.over) return null;
  if (!state.over.won) return { setup: { ...setup, seed: `${setup.seed}+` }, again: true };
  if (part.next === undefined) return null;
  const nameOf = (seat: string) => setup.seats.find(({ id }) => id === seat)?.name ?? seat;
  return {
    setup: {
      mission: part.next,
      seats: state.heroes.map(({ id, seat }, at) => ({ id: `seat-${at + 1}`, name: nameOf(seat), hero: id })),
      seed: `${setup.seed}·${part.number + 1}`,
      byHand: setup.byHand,
      sheet: sheetOf(state, content),
    },
    again: false,
  };
}
