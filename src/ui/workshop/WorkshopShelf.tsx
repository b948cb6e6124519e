import { type ChangeEvent, useEffect, useState } from 'react';
import { messageOf } from '../../stores/message-of.ts';
import type { PackSource } from '../../stores/packs/library.ts';
import type { Known } from '../../stores/workshop/workshop.ts';
import { PackIcon } from '../icons/index.ts';
import { FileInput } from '../kit/FileInput.tsx';
import { Notice } from '../kit/Notice.tsx';
import { broughtSource, chosenSource } from '../packs/pack-source.ts';
import { useDoor } from '../page/brought.ts';
import { goTo, hashTo } from '../page/use-route.ts';
import { Trouble } from './Trouble.tsx';
import { useTools, useWorkshop } from './workshop-context.ts';

/** The attribute that makes a file dialog choose folders is not in React's types. */
const FOLDER = { webkitdirectory: '' };

/** Packs to go on with, a new one, or one from a folder or a zip. */
export function WorkshopShelf() {
  const { workshop, words } = useTools();
  const known = useWorkshop((state) => state.known);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => void workshop.look(), [workshop]);

  const goOn = (key: string | null) => {
    if (key !== null) goTo('workshop', key);
  };
  async function bring(given: Promise<PackSource | null>) {
    setWhy(null);
    try {
      const source = await given;
      if (source) goOn(await workshop.bring(source));
    } catch (error) {
      setWhy(words.keeping.failed(messageOf(error)));
    }
  }
  const onFile = useDoor('draft', (brought) => bring(broughtSource(brought)));
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    if (!input.files?.length) return;
    void bring(chosenSource([...input.files])).finally(() => {
      input.value = '';
    });
  }

  return (
    <main className="grid one-column gap-4 most-900px mx-auto pad-4">
      <header className="grid gap-2">
        <nav>
          <a className="btn btn-quiet btn-small" href="#/">
            {words.toGames}
          </a>
        </nav>
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </header>
      <Trouble />
      {why !== null && <Notice title={why} />}
      <p className="flex wrap middle gap-2">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => void workshop.begin(words.templates).then(goOn)}
        >
          {words.shelf.begin}
        </button>
        <label className="btn ring-within">
          {words.shelf.openFolder}
          <input type="file" className="visually-hidden" {...FOLDER} onChange={choose} />
        </label>
        <FileInput onFile={onFile}>{words.shelf.openZip}</FileInput>
      </p>
      <section aria-labelledby="ws-packs">
        <h2 id="ws-packs">{words.shelf.yours}</h2>
        {known?.length === 0 && <p>{words.shelf.none}</p>}
        <ul className="ws-packs grid gap-2 mt-2">
          {known?.map((one) => (
            <KnownPack key={one.key} known={one} />
          ))}
        </ul>
      </section>
    </main>
  );
}

function KnownPack({ known: { key, name, isInWork } }: { known: Known }) {
  const { workshop, words } = useTools();
  const say = words.shelf;
  const [asked, setAsked] = useState(false);
  return (
    <li className="flex wrap middle gap-3 pad-3 panel">
      <PackIcon />
      <p className="grow">
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <small>{isInWork ? say.inWork : say.onTable}</small>
      </p>
      <a className="btn btn-small" href={hashTo('workshop', key)} aria-label={say.open(name)}>
        {say.open('')}
      </a>
      {isInWork &&
        (asked ? (
          <button type="button" className="btn btn-small btn-danger" onClick={() => void workshop.drop(key)}>
            {say.reallyDrop}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-small btn-quiet"
            aria-label={say.dropPack(name)}
            onClick={() => setAsked(true)}
          >
            {say.drop}
          </button>
        ))}
    </li>
  );
}
