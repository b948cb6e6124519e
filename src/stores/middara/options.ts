/** What the answers to a question point at on the board. */
import type { Act, FigureId, Option, Prompt, Space } from '../../engine/index.ts';
import { deedOf, type Meant } from './deed-cards.ts';

const meantBy = (act: Act): Meant => deedOf(act).means?.(act) ?? {};

/** The figure an act means. */
const figureOf = (act: Act): FigureId | null => meantBy(act).figure ?? null;

/** The space an act means. */
export const spaceOf = (act: Act): Space | null => meantBy(act).space ?? null;

/** The figure of the board an answer lies with: an ability used in a turn lies with whoever has the turn. */
export const figureFor = ({ act }: Pick<Option, 'act'>, prompt: Pick<Prompt, 'kind' | 'figure'>) =>
  figureOf(act) ?? (act.do === 'use' && prompt.kind === 'turn' ? prompt.figure : null);

/** The figures of the board the answers to a question lie with. */
export const figuresFor = (prompt: Prompt | null): FigureId[] =>
  prompt?.options.flatMap((option) => figureFor(option, prompt) ?? []) ?? [];
