import type { Position } from '../../engine/index.ts';
import { type Numbers, type Reached, whatIs } from '../../stores/lab/lab-run.ts';
import { Sentence } from '../cards/CardText.tsx';
import { Fold } from '../kit/Fold.tsx';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly numbers: Pick<Numbers, 'never' | 'reachable'>;
  readonly position: Position;
}

type Step = Extract<Reached, { is: 'step' }>;
type Part = Exclude<Reached, Step>;

/** What no game came to, by name; folded, since it tells what an encounter hides. */
export function LabNever({ numbers: { never, reachable }, position }: Props) {
  const { ui, encounter } = useWholeWords();
  const words = ui.lab;
  const title = words.never(never.length, reachable);
  if (never.length === 0) return <p className="pad-3-4 panel">{title}</p>;
  const all = never.map(whatIs);
  const parts = all.filter((one): one is Part => one.is !== 'step');
  const steps = all.filter((one): one is Step => one.is === 'step');
  return (
    <Fold
      className="pad-3-4 lab-never panel"
      title={
        <>
          {title} <small className="soft">{words.tellsAll}</small>
        </>
      }
    >
      {parts.length > 0 && (
        <section>
          <h3 className="mt-3 size-md bright">{words.onTheBoard}</h3>
          <ul className="pad-l-1_2em">
            {parts.map((one) => (
              <li key={`${one.is} ${one.id}`}>
                <Sentence parts={encounter.partWords(position, one)} plain />
              </li>
            ))}
          </ul>
        </section>
      )}
      {[...new Set(steps.map(({ card }) => card))].map((card) => (
        <NeverOf
          key={card}
          card={card}
          steps={steps.filter((one) => one.card === card)}
          position={position}
        />
      ))}
    </Fold>
  );
}

/** Of a card: steps never followed, and of those that were the instructions never carried out. */
function NeverOf({
  card,
  steps,
  position: { cards },
}: {
  card: string;
  steps: readonly Step[];
  position: Position;
}) {
  const { cards: words } = useWholeWords();
  const instructionsOf = (id: string): string[] =>
    (cards.combatants[card]?.ai.find((step) => step.id === id)?.do ?? []).map((_, i) =>
      words.instructionWords(cards, card, `${id}.${i + 1}`),
    );
  const whole = new Set(steps.flatMap(({ step, instruction }) => (instruction === null ? [step] : [])));
  return (
    <section>
      <h3 className="mt-3 size-md bright">{cards.combatants[card]?.name ?? card}</h3>
      <ul className="pad-l-1_2em">
        {steps.map(({ step, instruction }) =>
          instruction === null ? (
            <li key={step}>
              {words.questionWords(cards, card, step)} {instructionsOf(step).join('; ')}
            </li>
          ) : (
            !whole.has(step) && (
              <li key={instruction}>
                {words.questionWords(cards, card, step)} {words.instructionWords(cards, card, instruction)}
              </li>
            )
          ),
        )}
      </ul>
    </section>
  );
}
