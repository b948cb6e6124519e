import { asOption, optionMeaning, optionName, optionOf } from '../../workshop/fill-in.ts';
import { partOf } from '../../workshop/schema-book.ts';
import { FieldBody, type InputProps, Marked } from './Field.tsx';
import { idOfField, useForm } from './form-context.ts';
import { useTools } from './workshop-context.ts';

/** One of several things: which of them, and its own fields. What both have stays when another is chosen. */
export function UnionPart({ part, place, label, value }: InputProps<'union'>) {
  const { book, words } = useTools();
  const form = useForm();
  const at = optionOf(book, part.options, value);
  const option = part.options[at];
  if (!option) return null;
  const meaning = optionMeaning(book, option);
  return (
    <div className="ws-union grid one-column gap-2">
      <select
        className="self-left bounded"
        id={`${idOfField(form, place)}-kind`}
        aria-label={words.form.kind(label)}
        value={at}
        onChange={(event) => {
          const next = part.options[Number(event.target.value)];
          if (next) form.set(place, asOption(book, next, value));
        }}
      >
        {part.options.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called alike
          <option key={i} value={i}>
            {words.choiceOf(optionName(book, one))}
          </option>
        ))}
      </select>
      {meaning !== null && meaning !== part.description && (
        <p className="ws-help soft sm">
          <Marked text={meaning} />
        </p>
      )}
      {partOf(book, option).is !== 'fixed' && (
        <FieldBody schema={option} place={place} label={label} value={value} bare />
      )}
    </div>
  );
}
