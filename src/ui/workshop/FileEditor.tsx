import { useId, useMemo, useRef, useState } from 'react';
import type { EncounterDefinition } from '../../engine/index.ts';
import { cardsWith, type Folder, ownId } from '../../stores/workshop/workshop.ts';
import { parsed } from '../../workshop/document.ts';
import { faultsOf } from '../../workshop/faults-of-file.ts';
import { isObject, isSameJson, type Json, type Place, withValue } from '../../workshop/json.ts';
import type { Sort } from '../../workshop/schema-book.ts';
import { idOf, placeOfFile } from '../../workshop/templates.ts';
import { goTo } from '../page/use-route.ts';
import { useCards } from '../page/use-table.ts';
import { BesideForm } from './BesideForm.tsx';
import { BoardBench } from './BoardBench.tsx';
import { FieldBody } from './Field.tsx';
import { FormContext, type FormOf } from './form-context.ts';
import { KnownIds } from './KnownIds.tsx';
import { TryOut } from './TryOut.tsx';
import { useTools, useWorkshop } from './workshop-context.ts';

interface Props {
  readonly packKey: string;
  readonly path: string;
  readonly text: string;
}

/** One file: its board where it has one, its form or its text, and beside them what it comes to. */
export function FileEditor({ packKey, path, text }: Props) {
  const { workshop, words } = useTools();
  const { desk } = words;
  const place = placeOfFile(path);
  const sort: Sort = place?.folder ?? 'packs';
  const file = useMemo(() => parsed(text), [text]);
  const [asText, setAsText] = useState(false);
  const [picked, setPicked] = useState<Place | null>(null);
  const isText = asText || !isObject(file?.value);
  const remove = () => {
    workshop.write(path, null);
    goTo('workshop', packKey);
  };
  const defined = useDefined(path, place?.folder === 'encounters' ? place.id : null);
  const hasBoard = isObject(file?.value) && (sort === 'encounters' || sort === 'tiles');
  return (
    <div
      className="ws-file grid grow gap-3 shrink-y"
      data-has={hasBoard ? 'board' : place ? 'card' : undefined}
    >
      {hasBoard && isObject(file?.value) && (
        <BoardBench
          sort={sort}
          path={path}
          file={file.value}
          last={defined}
          picking={picked}
          onPicked={(space) => {
            if (picked) workshop.edit(path, withValue(file.value, picked, space));
            setPicked(null);
          }}
        />
      )}
      <div className="ws-work grid one-column at-top gap-2 shrink scroll-y">
        <div className="gap-1-2 flex wrap middle">
          {place ? (
            <FileName packKey={packKey} folder={place.folder} id={place.id} />
          ) : (
            <code className="grow breakable">{path}</code>
          )}
          <fieldset aria-label={desk.view} className="flex gap-1 shrink">
            <button
              type="button"
              className="btn btn-small"
              aria-pressed={!isText}
              disabled={!isObject(file?.value)}
              onClick={() => setAsText(false)}
            >
              {desk.form}
            </button>
            <button
              type="button"
              className="btn btn-small"
              aria-pressed={isText}
              onClick={() => setAsText(true)}
            >
              {desk.text}
            </button>
          </fieldset>
          {place && (
            <button type="button" className="btn btn-small btn-quiet" onClick={remove}>
              {desk.remove}
            </button>
          )}
        </div>
        {place && <TryOut folder={place.folder} id={place.id} at={`${packKey}/${path}`} />}
        {hasBoard && <BesideForm path={path} place={place} />}
        {isText ? (
          <FileText path={path} text={text} isJson={file !== null} />
        ) : (
          <FileForm
            path={path}
            sort={sort}
            value={file!.value}
            defined={defined}
            picking={hasBoard ? { place: picked, ask: setPicked } : undefined}
          />
        )}
        <KnownIds />
      </div>
      {!hasBoard && <BesideForm path={path} place={place} />}
    </div>
  );
}

/** The folder and the id of a file; another id goes wherever the pack names it. */
function FileName({ packKey, folder, id }: { packKey: string; folder: Folder; id: string }) {
  const { workshop, book, words } = useTools();
  const [typed, setTyped] = useState(id);
  const rename = () => {
    const path = workshop.rename(book, folder, id, idOf(typed));
    if (path === null) setTyped(id);
    else goTo('workshop', `${packKey}/${path}`);
  };
  return (
    <form
      className="flex-1-1-12rem shrink"
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <label className="flex middle gap-1">
        <code>{folder}/</code>
        <input
          className="grow shrink mono"
          type="text"
          aria-label={words.desk.id}
          title={words.desk.idHelp}
          value={typed}
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={rename}
        />
      </label>
    </form>
  );
}

/** How the rules last had an encounter: as it was when it was last in order. */
function useDefined(path: string, id: string | null): EncounterDefinition | null {
  const draft = useWorkshop((state) => state.checked?.draft);
  const last = useRef<{ readonly path: string; readonly encounter: EncounterDefinition } | null>(null);
  const now = (id !== null && draft?.encounters[ownId(draft, id)]) || null;
  if (now) last.current = { path, encounter: now };
  return last.current?.path === path ? last.current.encounter : null;
}

interface FormProps {
  readonly path: string;
  readonly sort: Sort;
  readonly value: Json;
  readonly defined: EncounterDefinition | null;
  readonly picking: FormOf['picking'];
}

function FileForm({ path, sort, value, defined, picking }: FormProps) {
  const { workshop, book, words } = useTools();
  const id = useId();
  const cards = useCards();
  const draft = useWorkshop((state) => state.checked?.draft);
  const problems = draft?.problems;
  const faults = useMemo(() => faultsOf(problems ?? [], path), [problems, path]);
  const texts = useMemo(
    () => (defined && draft ? words.encounterTexts(defined, cardsWith(cards, draft)) : []),
    [defined, draft, cards, words],
  );
  const form: FormOf = {
    id,
    picking,
    hidden: sort === 'packs' ? [] : ['id'],
    set: (place, next, typed) =>
      workshop.edit(path, withValue(value, place, next), typed ? place.join('/') : undefined),
    faultsAt: faults.at,
    faultsWithin: faults.within,
    wordsAt: (place: Place) => texts.find((one) => isSameJson(one.place, place))?.words ?? null,
  };
  return (
    <section className="ws-form pad-3-4 panel" aria-label={words.form.label}>
      <FormContext value={form}>
        <FieldBody schema={book.of(sort)} place={[]} label={words.sorts[sort] ?? sort} value={value} />
      </FormContext>
    </section>
  );
}

function FileText({ path, text, isJson }: { path: string; text: string; isJson: boolean }) {
  const { workshop, words } = useTools();
  return (
    <section className="ws-form pad-3-4 panel" aria-label={words.desk.text}>
      {!isJson && <p>{words.desk.notJson}</p>}
      <textarea
        className="mono as-code full sm scroll-x"
        aria-label={path}
        rows={24}
        spellCheck={false}
        value={text}
        onChange={(event) => workshop.write(path, event.target.value, 'text')}
      />
    </section>
  );
}
