/** A field of a form: the input for one part of a file, whichever sort it is. */
import type { Json, Place } from '../../workshop/json.ts';
import { type JsonSchema, type Part, partOf } from '../../workshop/schema-book.ts';
import { Sentence } from '../cards/CardText.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { FieldsPart } from './FieldsPart.tsx';
import { idOfField, useForm } from './form-context.ts';
import { ChoicePart, JsonPart, NumberPart, TextPart, TuplePart, YesNoPart } from './inputs.tsx';
import { ListPart, RecordPart } from './ListPart.tsx';
import { UnionPart } from './UnionPart.tsx';
import { useTools } from './workshop-context.ts';

export interface FieldProps {
  readonly schema: JsonSchema;
  readonly place: Place;
  readonly label: string;
  readonly value: Json;
  /** It stands in a heading already: the label is for screen readers alone. */
  readonly bare?: boolean;
}

/** What an input of a part is given. */
export interface InputProps<Is extends Part['is']> extends Omit<FieldProps, 'schema'> {
  readonly part: Extract<Part, { is: Is }>;
}

/** A field of any sort, made of what its schema says: with its meaning, its faults and its words beside it. */
export function Field({ schema, place, label, value, bare }: FieldProps) {
  const { book } = useTools();
  const form = useForm();
  const part = partOf(book, schema);
  const words = form.wordsAt(place);
  const id = idOfField(form, place);
  const isWhole = ['fields', 'list', 'record', 'union'].includes(part.is);
  return (
    <div className="ws-field grid grow gap-2px shrink" data-is={part.is} data-place={place.join('.')}>
      {!bare &&
        (isWhole || part.is === 'tuple' ? (
          <p className="semi" id={`${id}-label`}>
            {label}
          </p>
        ) : (
          <label className="semi" htmlFor={id}>
            {label}
          </label>
        ))}
      {!bare && part.description !== null && (
        <p className="ws-help soft sm" id={`${id}-help`}>
          <Marked text={part.description} />
        </p>
      )}
      {words && (
        <p className="line-before pad-1-2 on-raised">
          <Sentence parts={words} plain />
        </p>
      )}
      <Input part={part} place={place} label={label} value={value} bare={bare} />
      <Faults place={place} id={id} />
    </div>
  );
}

/** What is filled in, without a label, faults and words of its own. */
export function FieldBody({ schema, ...props }: FieldProps) {
  const { book } = useTools();
  return <Input part={partOf(book, schema)} {...props} />;
}

function Input({ part, ...props }: Omit<FieldProps, 'schema'> & { part: Part }) {
  switch (part.is) {
    case 'text':
      return <TextPart part={part} {...props} />;
    case 'number':
      return <NumberPart part={part} {...props} />;
    case 'yes-no':
      return <YesNoPart part={part} {...props} />;
    case 'choice':
      return <ChoicePart part={part} {...props} />;
    case 'fixed':
      return <output>{String(part.value)}</output>;
    case 'tuple':
      return <TuplePart part={part} {...props} />;
    case 'list':
      return <ListPart part={part} {...props} />;
    case 'record':
      return <RecordPart part={part} {...props} />;
    case 'fields':
      return <FieldsPart part={part} {...props} />;
    case 'union':
      return <UnionPart part={part} {...props} />;
    case 'json':
      return <JsonPart part={part} {...props} />;
  }
}

/** A description with what stands in backticks set as code. */
export function Marked({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
  return text.split('`').map((one, i) => (i % 2 === 1 ? <code key={i}>{one}</code> : one));
}

function Faults({ place, id }: { place: Place; id: string }) {
  const words = useWholeWords().ui.screens.problems;
  const faults = useForm().faultsAt(place);
  if (faults.length === 0) return null;
  return (
    <ul className="ws-faults unlisted harm" id={`${id}-faults`}>
      {faults.map((problem) => (
        <li key={words.fault(problem)}>
          {words.faultThere(problem)}
          {problem.hint && <strong> {words.hint(problem.hint)}</strong>}
        </li>
      ))}
    </ul>
  );
}
