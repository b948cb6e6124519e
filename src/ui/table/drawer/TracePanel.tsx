import { useEffect, useMemo, useState } from 'react';
import {
  type AiCandidate,
  cardIn,
  type EncounterEvent,
  type Position,
  type Space,
  whyNotTarget,
} from '../../../engine/index.ts';
import type { CameOf } from '../../../stores/middara/ai-came-of.ts';
import {
  type TargetChosen,
  type TraceStep,
  type TraceThought,
  traceBefore,
  type WayChosen,
} from '../../../stores/middara/ai-trace.ts';
import type { WhyNotState } from '../../../stores/middara/why-not-asked.ts';
import type { Telling } from '../../../words/telling.ts';
import { Sentence } from '../../cards/CardText.tsx';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { CancelIcon, CheckIcon } from '../../icons/index.ts';
import { useStore } from '../../page/use-store.ts';
import { useWhyNotAsked } from '../../page/use-table.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { RuledText } from '../../rules/RuledText.tsx';
import './trace-panel.css';
import { Fold } from '../../kit/Fold.tsx';

interface Props {
  readonly position: Position;
  readonly events: readonly EncounterEvent[];
  readonly shown: number;
}

/** What the automated opponent looked at last, as a tree: condition, target with its rivals, way. */
export function TracePanel({ position, events, shown }: Props) {
  const words = useWholeWords();
  const say = words.ui.panels.trace;
  const telling = useTelling(position);
  const trace = useMemo(() => traceBefore(events, shown), [events, shown]);
  if (!trace) return <p className="pad-4 faint">{say.none}</p>;
  const figure = position.state.figures.find((one) => one.id === trace.figure);
  const came = trace.cameOf.map((one) => wordsOf(one, trace.figure, say, telling));
  // Its opponents are the heroes.
  const told = figure?.side === 'combatants' ? words.cards.ofHeroes : (text: string) => text;
  return (
    <section className="trace" aria-label={say.title}>
      {figure && (
        <header className="mb-2 flex middle gap-3">
          <FigureBadge figure={figure} position={position} size={46} decorative />
          <div>
            <h3>{telling.figureName(figure)}</h3>
            {came.length > 0 && <p className="strong bright">{say.did(came)}</p>}
          </div>
        </header>
      )}
      <ol>
        {trace.steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: thoughts only grow at the end
          <li key={i} className="trace-step relative" data-value={step.value}>
            <StepHead step={step} position={position} card={figure?.card ?? ''} told={told} />
            {step.thoughts.length > 0 && (
              <ul className="trace-thoughts grid gap-6px sm">
                {step.thoughts.map((thought, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <li key={j}>
                    <Thought
                      thought={thought}
                      position={position}
                      does={told(
                        words.cards.instructionWords(position.cards, figure?.card ?? '', thought.instruction),
                      )}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type TraceWords = ReturnType<typeof useWholeWords>['ui']['panels']['trace'];

function wordsOf(came: CameOf, self: string, say: TraceWords, { figure }: Telling): string {
  switch (came.did) {
    case 'moved':
      return say.moved(came.spaces);
    case 'attacked':
      return say.attacked(figure(came.target), came.hit, came.damage, came.falls);
    case 'hurt':
      return say.hurt(figure(came.target), came.damage, came.falls);
    case 'healed':
      return say.healed(came.target === self ? null : figure(came.target), came.amount);
    case 'inflicted':
      return say.gave(came.target === self ? null : figure(came.target), came.effect);
    case 'nothing':
      return say.didNothing;
  }
}

interface HeadProps {
  readonly step: TraceStep;
  readonly position: Position;
  readonly card: string;
  /** As the table says what stands on its card. */
  readonly told: (text: string) => string;
}

function StepHead({ step, position, card, told }: HeadProps) {
  const words = useWholeWords();
  const say = words.ui.panels.trace;
  const telling = useTelling(position);
  const combatant = cardIn(position.cards, { ref: card, type: 'combatant' });
  const block = combatant && words.cards.wordsOn(combatant).find((one) => one.step === step.step);
  const because = step.because && telling.condition(step.because);
  const Mark = step.value ? CheckIcon : CancelIcon;
  return (
    <p className="trace-condition lead-1_3 grid gap-2">
      <Mark className="trace-mark can" aria-hidden="true" />
      <span>
        <strong>
          {block?.question ? (
            <Sentence
              parts={block.question.map((part) =>
                'text' in part ? { ...part, text: told(part.text) } : part,
              )}
            />
          ) : (
            told(words.cards.questionWords(position.cards, card, step.step))
          )}
        </strong>{' '}
        <em className="bold">{step.value ? say.true : say.false}</em>
        {because && (
          <span className="soft">
            <RuledText text={say.because(because)} />
          </span>
        )}
      </span>
    </p>
  );
}

function Thought({ thought, position, does }: { thought: TraceThought; position: Position; does: string }) {
  const words = useWholeWords().ui.panels.trace;
  const telling = useTelling(position);
  if (thought.kind === 'target')
    return <TargetThought event={thought.event} position={position} does={does} />;
  if (thought.kind === 'way') return <WayThought event={thought.event} position={position} does={does} />;
  return (
    <p>
      <span className="strong bright">{words.does(does)}</span>{' '}
      <RuledText text={words.skipped(telling.skip(thought.because))} />
    </p>
  );
}

/** Other ways that are listed before somebody asks for all: the best of them. */
const FIRST = 12;

const stateOf = (state: WhyNotState): WhyNotState => state;

/** The way it took; while "Why not there?" is on, a click on the board asks about a space. */
function WayThought({ event, position, does }: { event: WayChosen; position: Position; does: string }) {
  const { board, panels } = useWholeWords().ui;
  const words = panels.trace;
  const telling = useTelling(position);
  const whyNot = useWhyNotAsked();
  const { way: asked, answer } = useStore(whyNot.store, stateOf);
  const asking = asked === event;
  const { way, rejected, because } = event;
  const [isAll, setAll] = useState(false);
  const shortfalls = useMemo(() => whyNot.shortfalls(event), [whyNot, event]);
  const by = (end: Space): string => {
    const short = shortfalls?.(end);
    return short ? board.whyNot.by(telling.shortfall(short)) : '';
  };
  // Whoever stops looking at the thought stops asking.
  useEffect(
    () => () => {
      if (whyNot.store.getState().way === event) whyNot.ask(null);
    },
    [whyNot, event],
  );
  return (
    <>
      <p>
        <span className="strong bright">{words.does(does)}</span>{' '}
        {way ? (
          <>
            <strong>{words.moves}</strong>{' '}
            {words.price(
              way.cost,
              way.breaks.map((id) => telling.figure(id)),
            )}
          </>
        ) : (
          words.stays
        )}
        <RuledText text={words.reason(telling.way(because))} />
      </p>
      <p>
        <button
          type="button"
          className="btn btn-small"
          aria-pressed={asking}
          onClick={() => whyNot.ask(asking ? null : event)}
        >
          {words.whyNotThere}
        </button>{' '}
        {asking && <small className="regular">{words.pointAt}</small>}
      </p>
      <p className="trace-answer" role="status">
        {asking && answer && (
          <>
            {words.whyNot(false)} <strong>{words.at(way?.end ?? null, answer.space)}</strong>
            {words.asked}{' '}
            <RuledText text={words.answer(telling.whyNotSpace(answer.answer) + by(answer.space))} />
          </>
        )}
      </p>
      {rejected.length > 0 && (
        <Fold title={words.others(rejected.length)}>
          <ul>
            {rejected.slice(0, isAll ? undefined : FIRST).map((other, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              <li key={i} className="trace-removed faint">
                <RuledText
                  text={words.other(
                    words.at(way?.end ?? null, other.end),
                    other.removedBy
                      ? telling.wayRemoved(other.removedBy) + by(other.end)
                      : board.whyNot.noBetter,
                  )}
                />
              </li>
            ))}
          </ul>
          {!isAll && rejected.length > FIRST && (
            <button type="button" className="btn btn-small btn-quiet" onClick={() => setAll(true)}>
              {words.more(rejected.length - FIRST)}
            </button>
          )}
        </Fold>
      )}
    </>
  );
}

/** Whom it chose. Every figure it could have meant can be asked about. */
function TargetThought({ event, position, does }: { event: TargetChosen; position: Position; does: string }) {
  const words = useWholeWords().ui.panels.trace;
  const telling = useTelling(position);
  const [asked, setAsked] = useState<string | null>(null);
  const { figures } = position.state;
  const thought = new Set(event.candidates.map((one) => one.figure));
  const sideOf = (id: string | undefined) => figures.find((one) => one.id === id)?.side;
  const own = sideOf(event.figure);
  const sought =
    sideOf(event.candidates[0]?.figure) ?? (own === 'adventurers' ? 'combatants' : 'adventurers');
  const others = figures.filter(
    (one) =>
      one.side === sought && one.at && !one.defeated && one.id !== event.figure && !thought.has(one.id),
  );
  const ask = (id: string) => setAsked((now) => (now === id ? null : id));
  const rows: AiCandidate[] = [
    ...event.candidates,
    ...others.map(({ id }) => ({ ...UNTHOUGHT, figure: id })),
  ];
  const isBarred = ({ removedBy }: AiCandidate) => removedBy?.kind === 'impossible';
  const isUnthought = ({ figure }: AiCandidate) => !thought.has(figure);
  // Several that could never be meant are one line.
  const several = (is: (row: AiCandidate) => boolean) => (rows.filter(is).length > 1 ? rows.filter(is) : []);
  const folds = [
    { key: 'unthought', rows: several(isUnthought), title: words.outOfReach },
    { key: 'barred', rows: several(isBarred), title: words.barred },
  ].filter((fold) => fold.rows.length > 0);
  const folded = folds.flatMap((fold) => fold.rows);
  const list = (all: readonly AiCandidate[]) => (
    <ul>
      {all.map((candidate) => {
        const name = telling.figure(candidate.figure);
        const chosen = candidate.figure === event.target;
        return (
          <li key={candidate.figure} className={chosen ? 'trace-kept strong' : 'trace-removed faint'}>
            <button
              type="button"
              className="trace-figure bare clear as-around edgeless"
              aria-expanded={asked === candidate.figure}
              aria-label={words.whyNotWhom(name, chosen)}
              onClick={() => ask(candidate.figure)}
            >
              {name}
            </button>
            <Measured position={position} candidate={candidate} />
            {isUnthought(candidate) && !folded.includes(candidate) && (
              <em>{words.because(words.unreached)}</em>
            )}
            {asked === candidate.figure && (
              <p className="trace-answer" role="status">
                {words.whyNot(chosen)} <strong>{name}</strong>
                {words.asked}{' '}
                <RuledText text={words.answer(telling.whyNotTarget(whyNotTarget(event, candidate.figure)))} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      <p>
        <span className="strong bright">{words.does(does)}</span>{' '}
        {event.target ? (
          <>
            {words.target} <strong>{telling.figure(event.target)}</strong>
          </>
        ) : (
          words.nobody
        )}
        <RuledText text={words.reason(telling.target(event.because))} />
      </p>
      {list(rows.filter((one) => !folded.includes(one)))}
      {folds.map(({ key, rows, title }) => (
        <Fold key={key} title={title(rows.map(({ figure }) => telling.figure(figure)))}>
          {list(rows)}
        </Fold>
      ))}
    </>
  );
}

/** A figure it did not even think of. */
const UNTHOUGHT = { measured: {}, removedBy: null } as const;

function Measured({ position, candidate }: { position: Position; candidate: AiCandidate }) {
  const words = useWholeWords().ui.panels.trace;
  const telling = useTelling(position);
  const measured = words.measured(Object.entries(candidate.measured));
  return (
    <>
      {measured && <small className="regular"> {measured}</small>}
      {candidate.removedBy && (
        <em>
          <RuledText text={words.because(telling.targetRemoved(candidate.removedBy))} />
        </em>
      )}
    </>
  );
}
