/**
 * Easy, normal, difficult (L387, L5663–L5668): scenario card 73. Each of its parts is a card by itself, so that some of them
 * may be used and others not; both sides of one part never lie together.
 */
import type { CardRef, MalhyaContent, ScenarioCard } from '../model/content.ts';
import type { MalhyaState } from '../model/state.ts';
import type { GameMode } from '../model/vocabulary.ts';

interface Ground {
  readonly state: Pick<MalhyaState, 'group'>;
  readonly content: Pick<MalhyaContent, 'scenario'>;
}

/** Every part of the card, both sides. */
export const modeCards = ({ content }: Pick<Ground, 'content'>): readonly ScenarioCard[] =>
  Object.values(content.scenario).filter(({ mode }) => mode !== undefined);

/** What is laid out for a mode: all its parts. */
export const cardsOfMode = (content: Ground['content'], mode: GameMode): readonly CardRef[] =>
  modeCards({ content }).flatMap((card) => (card.mode!.side === mode ? [card.id] : []));

/** Those that are in force. */
export const modeCardsHere = ({ state, content }: Ground): readonly ScenarioCard[] =>
  state.group.scenarioCards.map(({ ref }) => content.scenario[ref]!).filter(({ mode }) => mode !== undefined);

/** Life points that each enemy has more or fewer (MA-182). */
export const lifeByMode = (ground: Ground): number =>
  modeCardsHere(ground).reduce((sum, { mode }) => sum + (mode!.enemyLife ?? 0), 0);
