import { type FormEvent, useId, useState } from 'react';
import type { OwnNote } from '../../../stores/kept/saved-game.ts';
import { useWords } from '../../page/use-words.ts';

interface LineProps {
  readonly note: OwnNote;
  readonly onRemove: (() => void) | null;
}

/** A note somebody wrote to a moment. */
export function OwnNoteLine({ note, onRemove }: LineProps) {
  const words = useWords().ui.feed;
  return (
    <p className="own-note as-typed pad-6px-3 sm breakable paper">
      <span className="visually-hidden">{words.ofYours}</span>
      {note.text}
      {onRemove && (
        <button
          type="button"
          className="own-note-remove ml-2 clear xs ink-soft pressable"
          aria-label={words.removeNote(note.text)}
          onClick={onRemove}
        >
          {words.remove}
        </button>
      )}
    </p>
  );
}

/** Letters of a note: the same as of any text that is kept. */
const MOST_LETTERS = 500;

interface FormProps {
  readonly onKeep: (text: string) => void;
  readonly onLeave: () => void;
}

/** Where a note is written. */
export function OwnNoteForm({ onKeep, onLeave }: FormProps) {
  const words = useWords().ui.feed;
  const id = useId();
  const [text, setText] = useState('');
  function keep(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') onKeep(text.trim());
  }
  return (
    <form className="own-note-form grid gap-6px pad-6px-3 line-below" onSubmit={keep}>
      <label htmlFor={id} className="visually-hidden">
        {words.noteText}
      </label>
      <textarea
        className="full on-deep sm"
        id={id}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked to write here
        autoFocus
        rows={3}
        maxLength={MOST_LETTERS}
        placeholder={words.noteAbout}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-6px">
        <button type="submit" className="btn btn-small btn-primary">
          {words.keep}
        </button>
        <button type="button" className="btn btn-small btn-quiet" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </form>
  );
}
