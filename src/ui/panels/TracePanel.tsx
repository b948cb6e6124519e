import { useEffect, useMemo, useState } from 'react';
import { type AiCandidate, type EncounterEvent, type Position, whyNotTarget } from '../../engine/index.ts';
import {
  type TargetChosen,
  type TraceStep,
  type TraceThought,
  traceBefore,
  type WayChosen,
} from '../../stores/game/ai-trace.ts';
import { askWhyNot, type WhyNotState, whyNotStore } from '../../stores/game/why-not.ts';
import { cardOf, instructionWords, questionWords, wordsOn } from '../../words/en/card-words.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { Sentence } from '../cards/CardText.tsx';
import { useStore } from '../hooks/use-store.ts';
import { CancelIcon, CheckIcon } from '../icons/index.ts';
import './trace-panel.css';

interface Props {
  readonly position: Position;
  readonly events: readonly EncounterEvent[];
  readonly shown: number;
}

/** What the automated opponent looked at last, as a tree: condition, target with its rivals, way. */
export function TracePanel({ position, events, shown }: Props) {
  const trace = useMemo(() => traceBefore(events, shown), [events, shown]);
  if (!trace) return <p className="panel-empty">No opponent has thought about anything yet.</p>;
  const figure = position.state.figures.find((one) => one.id === trace.figure);
  return (
    <section className="trace" aria-label="What the opponent thought">
      {figure && (
        <header className="trace-head">
          <FigureBadge figure={figure} position={position} size={46} decorative />
          <h3>{figure.name}</h3>
        </header>
      )}
      <ol>
        {trace.steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: thoughts only grow at the end
          <li key={i} className="trace-step" data-value={step.value}>
            <StepHead step={step} position={position} card={figure?.card ?? ''} />
            {step.thoughts.length > 0 && (
              <ul className="trace-thoughts">
                {step.thoughts.map((thought, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <li key={j}>
                    <Thought
                      thought={thought}
                      position={position}
                      does={instructionWords(position.cards, figure?.card ?? '', thought.instruction)}
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

function StepHead({ step, position, card }: { step: TraceStep; position: Position; card: string }) {
  const combatant = cardOf(position.cards, { ref: card, type: 'combatant' });
  const index = combatant?.type === 'combatant' ? combatant.ai.findIndex((one) => one.id === step.step) : -1;
  // The steps stand on the card in order, after its other words; each has a question.
  const block = combatant && index >= 0 ? wordsOn(combatant).filter((one) => one.question)[index] : undefined;
  const Mark = step.value ? CheckIcon : CancelIcon;
  return (
    <p className="trace-condition">
      <Mark className="trace-mark" aria-hidden="true" />
      <span>
        <strong>
          {block?.question ? (
            <Sentence parts={block.question} plain />
          ) : (
            questionWords(position.cards, card, step.step)
          )}
        </strong>{' '}
        <em>{step.value ? 'true' : 'false'}</em>
        {step.because && <span className="trace-because"> — {step.because}</span>}
      </span>
    </p>
  );
}

function Thought({ thought, position, does }: { thought: TraceThought; position: Position; does: string }) {
  if (thought.kind === 'target')
    return <TargetThought event={thought.event} position={position} does={does} />;
  if (thought.kind === 'way') return <WayThought event={thought.event} position={position} does={does} />;
  return (
    <p>
      <span className="trace-word">{does}.</span> Skipped: {thought.because}
    </p>
  );
}

const nameIn = ({ state }: Position, id: string): string =>
  state.figures.find((one) => one.id === id)?.name ?? id;
const stateOf = (state: WhyNotState): WhyNotState => state;

/** The way it took; while "Why not there?" is on, a click on the board asks about a space. */
function WayThought({ event, position, does }: { event: WayChosen; position: Position; does: string }) {
  const { way: asked, answer } = useStore(whyNotStore, stateOf);
  const asking = asked === event;
  const { way, rejected, because } = event;
  // Whoever stops looking at the thought stops asking.
  useEffect(
    () => () => {
      if (whyNotStore.getState().way === event) askWhyNot(null);
    },
    [event],
  );
  return (
    <>
      <p>
        <span className="trace-word">{does}.</span>{' '}
        {way ? (
          <>
            Goes to <strong>{way.end.join(',')}</strong> ({way.cost}
            {way.breaks.length > 0
              ? `, Break Attacks by ${way.breaks.map((id) => nameIn(position, id)).join(', ')}`
              : ''}
            )
          </>
        ) : (
          'Stays'
        )}
        : {because}
      </p>
      <p>
        <button
          type="button"
          className="btn btn-small trace-ask"
          aria-pressed={asking}
          onClick={() => askWhyNot(asking ? null : event)}
        >
          Why not there?
        </button>{' '}
        {asking && <small>Point at a space of the board. Crosses are where else it could have ended.</small>}
      </p>
      <p className="trace-answer" role="status">
        {asking && answer && (
          <>
            Why not <strong>{answer.space.join(',')}</strong>? {capital(answer.text)}.
          </>
        )}
      </p>
      {rejected.length > 0 && (
        <details>
          <summary>
            {rejected.length} other {rejected.length === 1 ? 'way' : 'ways'}
          </summary>
          <ul>
            {rejected.slice(0, 12).map((other, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              <li key={i} className="trace-removed">
                {other.end.join(',')}: {other.removedBy}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Whom it chose. Every figure it could have meant can be asked about. */
function TargetThought({ event, position, does }: { event: TargetChosen; position: Position; does: string }) {
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
  const rows = [...event.candidates, ...others.map(({ id }) => ({ ...UNTHOUGHT, figure: id }))];
  return (
    <>
      <p>
        <span className="trace-word">{does}.</span>{' '}
        {event.target ? (
          <>
            Target <strong>{nameIn(position, event.target)}</strong>
          </>
        ) : (
          'Nobody'
        )}
        : {event.because}
      </p>
      <ul>
        {rows.map((candidate) => {
          const name = nameIn(position, candidate.figure);
          const chosen = candidate.figure === event.target;
          return (
            <li key={candidate.figure} className={chosen ? 'trace-kept' : 'trace-removed'}>
              <button
                type="button"
                className="trace-figure"
                aria-expanded={asked === candidate.figure}
                aria-label={`Why ${chosen ? '' : 'not '}${name}?`}
                onClick={() => ask(candidate.figure)}
              >
                {name}
              </button>
              <Measured candidate={candidate} />
              {asked === candidate.figure && (
                <p className="trace-answer" role="status">
                  Why {chosen ? '' : 'not '}
                  <strong>{name}</strong>? {capital(whyNotTarget(event, candidate.figure))}.
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A figure it did not even think of. */
const UNTHOUGHT = { measured: {}, removedBy: null } as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Measured({ candidate }: { candidate: AiCandidate }) {
  const measured = Object.entries(candidate.measured)
    .map(([what, value]) => `${what} ${String(value)}`)
    .join(', ');
  return (
    <>
      {measured && <small> {measured}</small>}
      {candidate.removedBy && <em> — {candidate.removedBy}</em>}
    </>
  );
}
