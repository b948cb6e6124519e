import { useState } from 'react';
import type { GameTree } from '../../stores/kept/game-tree.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { hashToAfter } from '../page/use-route.ts';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly tree: GameTree | null;
  /** The game that is looked back on. */
  readonly here: string;
}

interface Asked {
  readonly id: string;
  readonly name: string;
}

/** The games that were played on from one another, as a tree with names. */
export function FamilyPart({ tree, here }: Props) {
  const table = useTable();
  const words = useWholeWords().ui.after.family;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  async function rename(form: FormData) {
    const name = String(form.get('name') ?? '').trim();
    if (!asked || !name) return;
    const came = await table.amend(asked.id, { name });
    setWhy(came.ok ? null : came.why);
    setAsked(null);
  }
  return (
    <section className="after-part grid one-column gap-3 pad-4 panel" aria-labelledby="after-family">
      <h2 id="after-family">{words.title}</h2>
      <p>{tree && tree.branches.length > 0 ? words.about : words.alone}</p>
      {tree && (
        <ul className="grid gap-2">
          <Branch tree={tree} here={here} onRename={setAsked} />
        </ul>
      )}
      {why !== null && <p role="alert">{why}</p>}
      <Sheet open={asked !== null} onClose={() => setAsked(null)} title={words.rename}>
        <form action={rename}>
          <label className="field grid gap-1">
            <span className="label">{words.name}</span>
            <input name="name" defaultValue={asked?.name} maxLength={80} required />
          </label>
          <p className="sheet-ways">
            <button type="submit" className="btn btn-primary">
              {words.keep}
            </button>
          </p>
        </form>
      </Sheet>
    </section>
  );
}

interface BranchProps {
  readonly tree: GameTree;
  readonly here: string;
  readonly onRename: (game: Asked) => void;
}

function Branch({ tree: { game, branches }, here, onRename }: BranchProps) {
  const words = useWholeWords().ui.after.family;
  const isHere = game.id === here;
  return (
    <li>
      <div
        className="after-branch flex wrap middle between gap-1-4 pad-1-3 round-s edged"
        aria-current={isHere || undefined}
      >
        <p>
          <strong className="mr-2">
            <bdi>{game.name}</bdi>
          </strong>{' '}
          <small className="mr-2 soft">{words.state(game.result, game.round)}</small>
          {game.parent && <small className="mr-2 soft">{words.from(game.parent)}</small>}
          {isHere && <small className="soft">{words.here}</small>}
        </p>
        <p className="flex wrap">
          {!isHere && (
            <>
              <a
                className="btn btn-small btn-quiet one-line"
                href={hashToAfter(game.id)}
                aria-label={words.lookBackAt(game.name)}
              >
                {words.lookBack}
              </a>
              <a
                className="btn btn-small btn-quiet one-line"
                href={hashToAfter(here, game.id)}
                aria-label={words.compareWith(game.name)}
              >
                {words.compare}
              </a>
            </>
          )}
          <button
            type="button"
            className="btn btn-small btn-quiet one-line"
            aria-label={words.renameGame(game.name)}
            onClick={() => onRename({ id: game.id, name: game.name })}
          >
            {words.rename}
          </button>
        </p>
      </div>
      {branches.length > 0 && (
        <ul className="grid gap-2 mt-2 ml-2 pad-l-3 line-before">
          {branches.map((tree) => (
            <Branch key={tree.game.id} tree={tree} here={here} onRename={onRename} />
          ))}
        </ul>
      )}
    </li>
  );
}
