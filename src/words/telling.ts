import type {
  Act,
  CardRef,
  CardType,
  Cause,
  ConditionBecause,
  EncounterEvent,
  EncounterState,
  Figure,
  FigureId,
  Note,
  Option,
  Outcome,
  Preview,
  Prompt,
  PromptSum,
  Reason,
  Refusal,
  RolledDie,
  SeatId,
  Shortfall,
  SkipBecause,
  Space,
  Sum,
  TargetBecause,
  TargetRemoved,
  WayBecause,
  WayRemoved,
  WhyNotSpace,
  WhyNotTarget,
} from '../engine/index.ts';
import type { Deed } from '../stores/middara/deeds.ts';
import type { FreshPart } from '../stores/middara/fresh-parts.ts';
import type { TextBlock } from './text.ts';

/** How loud an event is in the feed. */
export type Tone = 'round' | 'turn' | 'plain' | 'good' | 'bad' | 'quiet' | 'told';

/** An event in one line, with the numbers that can be unfolded. */
export interface Described {
  readonly text: string;
  readonly tone: Tone;
  readonly dice?: readonly RolledDie[];
  readonly sums?: readonly { readonly label: string; readonly sum: Sum }[];
  /** Text of the encounter that came to light with it. */
  readonly quote?: string;
}

/** A deed as a headline needs it. */
export type DeedTold = Pick<Deed, 'figure' | 'parts' | 'lines' | 'isOver'>;

/** What cards say of themselves and of numbers, wherever they lie. */
export interface CardTelling {
  /** `back`: which side is meant is said too. */
  card(type: CardType, ref: CardRef, back?: boolean): string;
  /** What made a number, took or gave something. */
  cause(cause: Cause): string;
}

/** Everything a table says of itself, in one language, bound to the position it speaks of. */
export interface Telling extends CardTelling {
  /** `Remi`, `Cave Sickle 2`; "nobody" for null. */
  figure(id: FigureId | null): string;
  /** The same of a figure at hand. */
  figureName(figure: Pick<Figure, 'id' | 'card' | 'number' | 'kind' | 'group'>): string;
  seat(id: SeatId): string;
  token(id: string): string;
  space(space: Space): string;
  reason(reason: Reason): string;
  question(prompt: Pick<Prompt, 'question' | 'figure' | 'kind'>): string;
  /** The same in at most four words. */
  title(prompt: Pick<Prompt, 'question' | 'figure'>): string;
  /** What its sentence says besides the title. */
  underTitle(prompt: Pick<Prompt, 'kind' | 'question' | 'figure'>): string;
  /** What a card of the dock is called among the others that lie there. */
  cardTitle(act: Act, others: readonly Act[], figure: FigureId): string;
  /** The same where there is little room and an icon says its sort. */
  cardShort(act: Act, others: readonly Act[], figure: FigureId): string;
  /** What it does, in 22 characters; nothing before the texts of cards have come. */
  actLine(act: Act, prompt: Pick<Prompt, 'question' | 'figure'>): string;
  /** All that an ability does, where there is room for it. */
  wholeActLine(act: Act, prompt: Pick<Prompt, 'question' | 'figure'>): string;
  /** What it takes besides SP; empty where nothing. */
  cost(act: Act): string;
  /** Why it may not be done, in 24. */
  refusalLine(
    refused: readonly Pick<Refusal, 'act' | 'reason'>[],
    prompt: Pick<Prompt, 'question' | 'figure'>,
  ): string;
  /** What an answer says; some say it by the question they answer. */
  option(option: Pick<Option, 'act'>, prompt?: Pick<Prompt, 'question'>): string;
  act(act: Act): string;
  /** What may not be done. */
  refused(refusal: Pick<Refusal, 'act'>): string;
  /** The small print of an answer: what it would bring beside. */
  note(note: Note): string;
  /** The small print of an answer in full; null where there is none. */
  remark(option: Option): string | null;
  /** What an answer is, in the words of its card or of the rules; null where its name says all. */
  about(option: Pick<Option, 'act'>, prompt?: Pick<Prompt, 'question'>): TextBlock | null;
  /** What it will do here; `warns`: a friend falls or is struck, or it is paid for nothing. `after`: what comes by itself. */
  foretold(
    option: Pick<Option, 'act' | 'note'>,
    prompt: Pick<Prompt, 'kind' | 'figure' | 'question'>,
    preview: Preview,
  ): { readonly text: string; readonly warns: boolean; readonly after?: string };
  sumName(name: PromptSum): string;
  dice(dice: readonly RolledDie[]): string;
  condition(because: ConditionBecause): string;
  target(because: TargetBecause): string;
  targetRemoved(by: TargetRemoved): string;
  way(because: WayBecause): string;
  wayRemoved(by: WayRemoved): string;
  /** By how much an end fulfils less than the chosen one. */
  shortfall(shortfall: Shortfall): string;
  skip(because: SkipBecause): string;
  whyNotSpace(why: WhyNotSpace): string;
  whyNotTarget(why: WhyNotTarget): string;
  /** How the encounter ended, in one sentence. */
  outcome(outcome: Outcome): string;
  /** null for events that only keep the books. The position is the table after the event; `before`, as it lay; `over`: what is jumped. */
  event(event: EncounterEvent, before?: EncounterState, over?: Space): Described | null;
  /** What somebody did, or what the clock brought, in one line. */
  deed(deed: DeedTold): string;
  /**
   * What is new of a deed, in one sentence for whoever does not look: who did what to whom, with what comes of it; null
   * where that is nothing. `asked`: the question that follows, which says what it is about by itself.
   */
  spoken(deed: DeedTold, fresh: readonly FreshPart[], asked: Pick<Prompt, 'question'> | null): string | null;
}
