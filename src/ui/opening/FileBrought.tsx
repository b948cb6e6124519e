/** A file that somebody brought: what it is, and the way to where it belongs. */
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { FileKind } from '../../stores/file-kind.ts';
import type { Reader } from '../../stores/packs/reader.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { NoticeProblems } from '../kit/NoticeProblems.tsx';
import { type Brought, type Door, FilesContext } from '../page/brought.ts';
import { goTo, useAddress } from '../page/use-route.ts';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

/** Bytes of the largest file that is looked into: more than a backup of years has. */
const MOST = 600_000_000;

/** What a file is, or why nobody could look. */
type Known = FileKind | { readonly is: 'too-large' } | { readonly is: 'unreadable' };

/** The doors that take it, the likeliest first. */
const DOORS_OF: { readonly [K in Known['is']]: readonly Door[] } = {
  game: ['game'],
  campaign: ['campaign'],
  pack: ['pack', 'draft'],
  'pack-file': ['pack', 'draft'],
  backup: ['backup'],
  'backup-list': [],
  case: [],
  unknown: [],
  'too-large': [],
  unreadable: [],
};

/** The screen that has a door. */
const SCREEN_OF: Readonly<Record<Door, string>> = {
  game: '',
  campaign: 'campaigns',
  pack: '',
  draft: 'workshop',
  backup: '',
};

/**
 * The door that something goes through at once: the one it was brought to, where that takes it, or tells why it does not; of
 * a game or a campaign the list of them, where somebody chose to load it or is there. Null where somebody is asked first.
 */
function doorAtOnce({ is }: Known, at: Door | undefined, screen: string): Door | null {
  const doors = DOORS_OF[is];
  if (at && (doors.includes(at) || is === 'unknown' || is === 'too-large' || is === 'unreadable')) return at;
  const opens = is === 'game' || is === 'campaign';
  return opens && (at || screen === SCREEN_OF[is]) ? is : null;
}

async function known({ kind }: Reader, { entry, file }: Brought): Promise<Known> {
  if (entry?.isDirectory) return { is: 'pack', name: entry.name };
  if (!file) return { is: 'unknown' };
  if (file.size > MOST) return { is: 'too-large' };
  try {
    return await kind(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { is: 'unreadable' }; // gone meanwhile, or made so that reading it does not end
  }
}

interface Props {
  readonly brought: Brought;
  readonly onDone: () => void;
}

/** Nothing is seen of it until it is known, nor where it goes through its door at once. */
export function FileBrought({ brought, onDone }: Props) {
  const { reader } = useTable().library;
  const { lead } = useContext(FilesContext)!;
  const { screen, rest } = useAddress();
  const [found, setFound] = useState<Known | null>(null);
  const go = (door: Door) => {
    const through = () => lead(door, brought);
    if (brought.at === door || (screen === SCREEN_OF[door] && rest === '')) return through();
    // The screen that goes has the same door perhaps, and would take it along.
    window.addEventListener('hashchange', () => setTimeout(through), { once: true });
    goTo(SCREEN_OF[door]);
  };
  const decide = useEffectEvent((what: Known) => {
    const door = doorAtOnce(what, brought.at, screen);
    if (door) go(door);
    else setFound(what);
  });
  useEffect(() => {
    let isGone = false;
    setFound(null);
    void known(reader, brought).then((what) => {
      if (!isGone) decide(what);
    });
    return () => {
      isGone = true;
    };
  }, [reader, brought]);
  if (!found) return null;
  return <Asked found={found} brought={brought} onWay={go} onClose={onDone} />;
}

interface AskedProps {
  readonly found: Known;
  readonly brought: Brought;
  readonly onWay: (door: Door) => void;
  readonly onClose: () => void;
}

function Asked({ found, brought, onWay, onClose }: AskedProps) {
  const { brought: words, ways } = useWholeWords().ui.screens;
  const file = brought.entry?.name ?? brought.file?.name ?? '';
  const title = words.titles[found.is];
  const { newer } = found.is === 'case' ? found : { newer: null };
  return (
    <Dialog label={title} className="gap-3 pad-5" onClose={onClose}>
      <h2>{title}</h2>
      <p>
        <bdi>{('name' in found && found.name) || file}</bdi>
      </p>
      <p className="soft">{newer ? words.newer : words.about[found.is]}</p>
      {newer && <NoticeProblems problems={[newer]} />}
      <p className="notice-ways">
        {DOORS_OF[found.is].map((door, i) => (
          <button
            key={door}
            type="button"
            className={i === 0 ? 'btn btn-primary' : 'btn'}
            data-first={i === 0 || undefined}
            onClick={() => onWay(door)}
          >
            {words.ways[door]}
          </button>
        ))}
        {found.is === 'case' && !newer && <Command of={file} />}
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {ways.dismiss}
        </button>
      </p>
    </Dialog>
  );
}

/** Where rule cases are run: the command, to be taken along. */
function Command({ of }: { readonly of: string }) {
  const { command, copy, copied } = useWholeWords().ui.screens.brought;
  const [isCopied, setCopied] = useState(false);
  const text = command(of);
  return (
    <>
      <code>{text}</code>
      <button
        type="button"
        className="btn btn-primary"
        data-first
        onClick={() =>
          void navigator.clipboard?.writeText(text).then(
            () => setCopied(true),
            () => {},
          )
        }
      >
        {isCopied ? copied : copy}
      </button>
    </>
  );
}
