import { createContext, useContext } from 'react';
import type { Problem } from '../../check/problem.ts';
import type { Parts } from '../../words/text.ts';
import type { Json, Place } from '../../workshop/json.ts';

/** What the fields of a form know of the file they are of. */
export interface FormOf {
  /** Writes a value where it stands; undefined takes it away. Typing into one field is one step. */
  readonly set: (place: Place, value: Json, typed?: boolean) => void;
  readonly faultsAt: (place: Place) => readonly Problem[];
  readonly faultsWithin: (place: Place) => number;
  /** What the part there means, in the words of the table. */
  readonly wordsAt: (place: Place) => Parts | null;
  /** Where the file has a board: the place whose space is pressed there next, and what asks for it. */
  readonly picking?: { readonly place: Place | null; readonly ask: (place: Place) => void };
  /** Fields of the file itself that are filled in elsewhere. */
  readonly hidden?: readonly string[];
  /** Begins the ids of the form's fields: there may be two forms on a screen. */
  readonly id: string;
}

export const FormContext = createContext<FormOf | null>(null);

/** Throws Error outside of a form. */
export function useForm(): FormOf {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm outside of a form');
  return form;
}

export const idOfField = (form: FormOf, place: Place): string =>
  [form.id, ...place].join('-').replace(/[^\w-]/g, '_');
