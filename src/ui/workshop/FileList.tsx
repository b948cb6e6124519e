import { useState } from 'react';
import { FOLDER_ORDER, filesIn } from '../../workshop/file-order.ts';
import { goTo, hashTo } from '../page/use-route.ts';
import { useTools, useWorkshop } from './workshop-context.ts';

/** The files of the pack by sort, each with its faults, and a new one of each sort. */
export function FileList({ packKey, path }: { packKey: string; path: string }) {
  const { workshop, words } = useTools();
  const { desk } = words;
  const files = useWorkshop((state) => state.work?.files);
  const problems = useWorkshop((state) => state.checked?.draft.problems);
  // On a small screen it is folded, what is worked at stands first: unfolded over that one file, and away with another.
  const [openOver, setOpenOver] = useState<string | null>(null);
  const isOpen = openOver === path;
  if (!files) return null;
  const faultsIn = (file: string) => problems?.filter((one) => one.file === file).length ?? 0;
  const link = (file: string, name: string) => {
    const address = hashTo('workshop', `${packKey}/${file}`);
    return (
      <a
        className="list-row flex wrap middle between high-36px pad-4px-2 as-around unlined breakable round-s"
        href={address}
        aria-current={file === path ? 'page' : undefined}
      >
        <span>{name}</span>
        {faultsIn(file) > 0 && <small className="ml-2 harm">{desk.faultsIn(faultsIn(file))}</small>}
      </a>
    );
  };
  return (
    <nav className="ws-files pad-2 scroll-y panel" aria-label={desk.files} data-open={isOpen || undefined}>
      <button
        type="button"
        className="btn btn-small ws-files-fold"
        aria-label={desk.files}
        aria-expanded={isOpen}
        onClick={() => setOpenOver(isOpen ? null : path)}
      >
        {desk.filesFold}
      </button>
      <ul className="ws-files-list grid gap-2px unlisted">
        <li>{link('pack.json', desk.pack)}</li>
        {FOLDER_ORDER.map((folder) => (
          <li key={folder}>
            <p className="flex middle between gap-2">
              <span className="label">{words.groups[folder] ?? folder}</span>
              <button
                type="button"
                className="btn btn-small btn-quiet"
                aria-label={desk.addOf(words.sorts[folder] ?? folder)}
                onClick={() => goTo('workshop', `${packKey}/${workshop.add(folder, words.templates)}`)}
              >
                {desk.add}
              </button>
            </p>
            <ul className="grid gap-2px unlisted">
              {filesIn(files, folder).map(({ path: file, name }) => (
                <li key={file}>{link(file, name)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
