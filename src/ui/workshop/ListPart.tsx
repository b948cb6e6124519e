import { type FormEvent, type ReactNode, useState } from 'react';
import { blankOf, optionName, optionOf } from '../../workshop/fill-in.ts';
import { isObject, type Json, type Place, withEntryMoved, withKeyRenamed } from '../../workshop/json.ts';
import { type JsonSchema, partOf, type SchemaBook } from '../../workshop/schema-book.ts';
import { idOf, refOf } from '../../workshop/templates.ts';
import { Field, type InputProps } from './Field.tsx';
import { idOfField, useForm } from './form-context.ts';
import { listFor } from './KnownIds.tsx';
import { useTools } from './workshop-context.ts';

/** Parts that are filled in on a line: no need to unfold them. */
const SHORT: readonly string[] = ['text', 'number', 'choice', 'tuple', 'fixed', 'yes-no'];

/** What an entry is called in its list: by its id, its name, or what it is. */
function entryName(book: SchemaBook, schema: JsonSchema, value: Json): string {
  const part = partOf(book, schema);
  if (isObject(value)) {
    const said = ['name', 'id', 'card', 'tile', 'terrain', 'ref'].map((key) => value[key]);
    const name = said.find((one) => typeof one === 'string' && one !== '');
    const option = part.is === 'union' ? part.options[optionOf(book, part.options, value)] : undefined;
    return [option && optionName(book, option), name].filter(Boolean).join(' · ');
  }
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** Entries in their order: added, moved, taken away. What is long is folded. */
export function ListPart({ part, place, label, value }: InputProps<'list'>) {
  const { book, words } = useTools();
  const form = useForm();
  const list = Array.isArray(value) ? value : [];
  const item = partOf(book, part.item);
  const isShort = SHORT.includes(item.is);
  // Spaces have no order.
  const canMove = list.length > 1 && item.name !== 'space';
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const add = () => {
    form.set(place, [...list, blankOf(book, part.item)]);
    setOpen(new Set([...open, list.length]));
  };
  return (
    <div className="ws-list grid one-column gap-2 pad-l-3 line-before">
      <ol className={`grid gap-1 unlisted ${isShort ? 'columns-fill-16rem' : ''}`}>
        {list.map((one, i) => {
          const own = [...place, i];
          const name = `${words.form.entry(label, i + 1)} ${entryName(book, part.item, one)}`.trim();
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
            <li className="flex wrap from-top gap-1 shrink" key={i}>
              <Entry
                isOpen={isShort || open.has(i)}
                canFold={!isShort}
                onFold={() => setOpen(toggled(open, i))}
                name={name}
                place={own}
              >
                <Field schema={part.item} place={own} label={name} value={one} bare />
              </Entry>
              <span className="flex gap-2px">
                {canMove && (
                  <>
                    <button
                      type="button"
                      className="btn btn-small btn-quiet"
                      aria-label={words.form.up(name)}
                      disabled={i === 0}
                      onClick={() => form.set(place, withEntryMoved(list, i, -1))}
                    >
                      ↑
                    </button>
                    <button
                      type="button"
                      className="btn btn-small btn-quiet"
                      aria-label={words.form.down(name)}
                      disabled={i === list.length - 1}
                      onClick={() => form.set(place, withEntryMoved(list, i, 1))}
                    >
                      ↓
                    </button>
                  </>
                )}
                <button
                  type="button"
                  className="btn btn-small btn-quiet"
                  aria-label={words.form.remove(name)}
                  onClick={() => form.set(own, undefined)}
                >
                  ×
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="btn btn-small self-left"
        aria-label={words.form.addTo(label)}
        onClick={add}
      >
        {words.form.add}
      </button>
    </div>
  );
}

const toggled = <T,>(all: ReadonlySet<T>, one: T): ReadonlySet<T> =>
  all.has(one) ? new Set([...all].filter((other) => other !== one)) : new Set([...all, one]);

interface EntryProps {
  readonly isOpen: boolean;
  readonly canFold: boolean;
  readonly onFold: () => void;
  readonly name: string;
  readonly place: Place;
  readonly children: ReactNode;
}

/** One entry, with what unfolds it and the faults that are in it. */
function Entry({ isOpen, canFold, onFold, name, place, children }: EntryProps) {
  const { words } = useTools();
  const form = useForm();
  const id = `${idOfField(form, place)}-entry`;
  const faults = form.faultsWithin(place);
  return (
    <div className="ws-entry flex-1-1-10rem shrink">
      {canFold && (
        <button
          type="button"
          className="btn btn-small btn-quiet ws-entry-fold full text-left breakable"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onFold}
        >
          {name}
          {faults > 0 && <small className="ml-2 harm">{words.form.faultsWithin(faults)}</small>}
        </button>
      )}
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}

/** Entries by names of one's own: loot by its colour, loadouts by adventurer. */
export function RecordPart({ part, place, label, value }: InputProps<'record'>) {
  const { book, words } = useTools();
  const form = useForm();
  const record = isObject(value) ? value : {};
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState('');
  const id = `${idOfField(form, place)}-new`;
  // An id of a file may have its pack before it.
  const asKey = part.keys === null ? idOf : refOf;
  const key = asKey(typed);
  function add(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (key === '' || Object.hasOwn(record, key)) return;
    form.set([...place, key], blankOf(book, part.value));
    setOpen(new Set([...open, key]));
    setTyped('');
  }
  return (
    <div className="ws-list grid one-column gap-2 pad-l-3 line-before">
      <ul className="grid gap-1 unlisted">
        {Object.entries(record).map(([name, one]) => (
          <li className="flex wrap from-top gap-1 shrink" key={name}>
            <Entry
              isOpen={open.has(name)}
              canFold
              onFold={() => setOpen(toggled(open, name))}
              name={name}
              place={[...place, name]}
            >
              <label className="semi">
                {words.form.key(name)}
                <input
                  type="text"
                  defaultValue={name}
                  onBlur={(event) => {
                    const next = asKey(event.target.value);
                    if (next === '' || next === name) return;
                    form.set(place, withKeyRenamed(record, name, next));
                    setOpen(new Set([...open, next]));
                  }}
                />
              </label>
              <Field schema={part.value} place={[...place, name]} label={name} value={one} bare />
            </Entry>
            <span className="flex gap-2px">
              <button
                type="button"
                className="btn btn-small btn-quiet"
                aria-label={words.form.remove(`${label} ${name}`)}
                onClick={() => form.set([...place, name], undefined)}
              >
                ×
              </button>
            </span>
          </li>
        ))}
      </ul>
      <form className="flex wrap gap-1" onSubmit={add}>
        <input
          className="flex-1-1-10rem"
          id={id}
          type="text"
          aria-label={words.form.newKey(label)}
          placeholder={words.form.newKey(label)}
          value={typed}
          list={listFor(part.keys)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button
          type="submit"
          className="btn btn-small"
          aria-label={words.form.addTo(label)}
          disabled={key === ''}
        >
          {words.form.add}
        </button>
      </form>
    </div>
  );
}
