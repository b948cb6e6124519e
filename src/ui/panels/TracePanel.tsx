import { useMemo } from 'react';
import type { AiCandidate, EncounterEvent, Position } from '../../engine/index.ts';
import { type TraceStep, type TraceThought, traceBefore } from '../../stores/ai-trace.ts';
import { cardOf, instructionWords, wordsOn } from '../../stores/card-words.ts';
import { FigureBadge } from '../board/FigureToken.tsx';
import { Sentence } from '../cards/CardText.tsx';
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
  const name = (id: string) => position.state.figures.find((one) => one.id === id)?.name ?? id;
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
                      name={name}
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
        <strong>{block?.question ? <Sentence parts={block.question} plain /> : step.step}</strong>{' '}
        <em>{step.value ? 'true' : 'false'}</em>
        {step.because && <span className="trace-because"> — {step.because}</span>}
      </span>
    </p>
  );
}

function Thought({
  thought,
  name,
  does,
}: {
  thought: TraceThought;
  name: (id: string) => string;
  does: string;
}) {
  if (thought.kind === 'skipped') {
    return (
      <p>
        <span className="trace-word">{does}.</span> Skipped: {thought.because}
      </p>
    );
  }
  if (thought.kind === 'way') {
    const { way, rejected } = thought;
    return (
      <>
        <p>
          <span className="trace-word">{does}.</span>{' '}
          {way ? (
            <>
              Goes to <strong>{way.end.join(',')}</strong> ({way.cost}
              {way.breaks.length > 0 ? `, Break Attacks by ${way.breaks.map(name).join(', ')}` : ''})
            </>
          ) : (
            'Stays'
          )}
          : {thought.because}
        </p>
        {rejected.length > 0 && (
          <details>
            <summary>{rejected.length} other ways</summary>
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
  return (
    <>
      <p>
        <span className="trace-word">{does}.</span>{' '}
        {thought.target ? (
          <>
            Target <strong>{name(thought.target)}</strong>
          </>
        ) : (
          'Nobody'
        )}
        : {thought.because}
      </p>
      <ul>
        {thought.candidates.map((candidate) => (
          <Candidate key={candidate.figure} candidate={candidate} name={name} />
        ))}
      </ul>
    </>
  );
}

function Candidate({ candidate, name }: { candidate: AiCandidate; name: (id: string) => string }) {
  const measured = Object.entries(candidate.measured)
    .map(([what, value]) => `${what} ${String(value)}`)
    .join(', ');
  return (
    <li className={candidate.removedBy ? 'trace-removed' : 'trace-kept'}>
      {name(candidate.figure)}
      {measured && <small> {measured}</small>}
      {candidate.removedBy && <em> — {candidate.removedBy}</em>}
    </li>
  );
}
