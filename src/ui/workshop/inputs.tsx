import { useState } from 'react';
import { parsed } from '../../workshop/document.ts';
import { isSameJson, type Place } from '../../workshop/json.ts';
import { writeJson } from '../../workshop/write-json.ts';
import type { InputProps } from './Field.tsx';
import { Field } from './Field.tsx';
import { idOfField, useForm } from './form-context.ts';
import { listFor } from './KnownIds.tsx';
import { useTools } from './workshop-context.ts';

/** Of an input at that place: its id, what describes it, whether it is in order. */
function useInput(place: Place, label: string, bare?: boolean) {
  const form = useForm();
  const id = idOfField(form, place);
  const isFaulty = form.faultsAt(place).length > 0;
  return {
    id,
    'aria-label': bare ? label : undefined,
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': isFaulty ? `${id}-faults` : bare ? undefined : `${id}-help`,
  };
}

/** Texts of so many letters are written in lines; names and ids in one. */
const LONG = 500;

export function TextPart({ part, place, label, value, bare }: InputProps<'text'>) {
  const { set } = useForm();
  const own = { ...useInput(place, label, bare), value: typeof value === 'string' ? value : '' };
  const isLong = part.name === null && (part.most ?? 0) >= LONG;
  if (isLong) {
    return <textarea {...own} rows={3} onChange={(event) => set(place, event.target.value, true)} />;
  }
  return (
    <input
      {...own}
      type="text"
      list={listFor(part.names)}
      autoComplete="off"
      spellCheck={part.name === null && part.names === null}
      onChange={(event) => set(place, event.target.value, true)}
    />
  );
}

export function NumberPart({ part, place, label, value, bare }: InputProps<'number'>) {
  const { set } = useForm();
  const own = useInput(place, label, bare);
  return (
    <input
      {...own}
      className="most-9rem"
      type="number"
      inputMode="numeric"
      min={part.least ?? undefined}
      max={part.most ?? undefined}
      value={typeof value === 'number' ? value : ''}
      onChange={(event) => set(place, event.target.value === '' ? null : Number(event.target.value), true)}
    />
  );
}

export function YesNoPart({ place, label, value, bare }: InputProps<'yes-no'>) {
  const { set } = useForm();
  const own = useInput(place, label, bare);
  return (
    <input
      {...own}
      type="checkbox"
      checked={value === true}
      onChange={(event) => set(place, event.target.checked)}
    />
  );
}

export function ChoicePart({ part, place, label, value, bare }: InputProps<'choice'>) {
  const { set } = useForm();
  const { words } = useTools();
  const own = useInput(place, label, bare);
  const at = part.of.indexOf(value);
  return (
    <select
      {...own}
      className="self-left bounded"
      title={part.meanings[at]}
      value={at}
      onChange={(event) => set(place, part.of[Number(event.target.value)])}
    >
      {at < 0 && (
        <option value={-1}>{value === null || value === undefined ? '' : words.choiceOf(value)}</option>
      )}
      {part.of.map((one, i) => (
        <option key={String(one)} value={i} title={part.meanings[i]}>
          {words.choiceOf(one)}
        </option>
      ))}
    </select>
  );
}

/** A few values beside each other: a space by its x and y. */
export function TuplePart({ part, place, label, value }: InputProps<'tuple'>) {
  const { words } = useTools();
  const { picking } = useForm();
  const list = Array.isArray(value) ? value : [];
  const name = (i: number) => (part.name === 'space' ? (words.form.axis[i] ?? '') : words.form.nth(i));
  return (
    <fieldset className="ws-tuple shrink flex wrap to-foot gap-2" aria-label={label}>
      {part.items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tuple is its places
        <Field key={i} schema={item} place={[...place, i]} label={name(i)} value={list[i]} />
      ))}
      {part.name === 'space' && picking && (
        <button
          type="button"
          className="btn btn-small btn-quiet"
          aria-label={words.form.fromBoardOf(label)}
          aria-pressed={picking.place !== null && isSameJson(picking.place, place)}
          onClick={() => picking.ask(place)}
        >
          {words.form.fromBoard}
        </button>
      )}
    </fieldset>
  );
}

/** What no form is made for, as it is written. */
export function JsonPart({ place, label, value, bare }: InputProps<'json'>) {
  const { set } = useForm();
  const own = useInput(place, label, bare);
  const [typed, setTyped] = useState(() => writeJson(value));
  return (
    <textarea
      {...own}
      className="mono as-code full sm scroll-x"
      rows={3}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        const read = parsed(event.target.value);
        if (read) set(place, read.value, true);
      }}
    />
  );
}
