/** What was dropped on the page. */
export interface Dropped {
  readonly entry: FileSystemEntry | undefined;
  readonly file: File | undefined;
}

/** Asked for before anything is waited for: the browser forgets it then. */
export function dropped({ items, files }: DataTransfer): Dropped {
  const [entry] = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return { entry, file: files[0] };
}
