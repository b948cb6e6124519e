import { useState } from 'react';
import { parsed, type Work } from '../../workshop/document.ts';
import { isObject } from '../../workshop/json.ts';
import { zipOf } from '../../workshop/pack-zip.ts';
import { UndoIcon } from '../icons/index.ts';
import { PackChanges } from '../packs/PackChanges.tsx';
import { downloadBytes } from '../page/download.ts';
import { canSaveFolder, saveFolder } from './save-folder.ts';
import { useShelving } from './use-shelving.ts';
import { useTools, useWorkshop } from './workshop-context.ts';

interface Props {
  readonly work: Work;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Over a pack in work: what it is, how it stands, its steps, and where it goes. */
export function DeskBar({ work, onUndo, onRedo }: Props) {
  const { words } = useTools();
  const { desk } = words;
  const key = useWorkshop((state) => state.key) ?? '';
  const isChecking = useWorkshop((state) => state.isChecking);
  const isSaving = useWorkshop((state) => state.isSaving);
  const faults = useWorkshop((state) => state.checked?.draft.problems.length ?? 0);
  const [told, setTold] = useState('');
  const manifest = parsed(work.files['pack.json'] ?? '')?.value;
  const { id, name } = isObject(manifest) ? manifest : {};
  const called = typeof name === 'string' && name !== '' ? name : key;
  const folder = typeof id === 'string' && /^[a-z0-9-]+$/.test(id) ? id : key;

  const saveZip = () => {
    downloadBytes(`${folder}.zip`, zipOf(folder, work.files), 'application/zip');
    setTold(desk.saved(`${folder}.zip`));
  };
  const toFolder = async () => {
    if (await saveFolder(work.files)) setTold(desk.saved(called));
  };
  const { shelve, asking } = useShelving(({ pack }) => setTold(desk.shelved(pack.name)));
  return (
    <header className="ws-bar flex wrap middle gap-1-3 pad-1-2 panel" data-saving={isSaving || undefined}>
      <a className="btn btn-quiet btn-small" href="#/workshop">
        {words.toPacks}
      </a>
      <div className="grow lead-1_2">
        <h1 className="lg breakable">{called}</h1>
        <p className={faults > 0 ? 'ws-status harm sm' : 'ws-status soft sm'} role="status">
          {isChecking ? desk.checking : faults === 0 ? desk.inOrder : desk.faults(faults)}
        </p>
      </div>
      <p className="flex wrap middle gap-2">
        <button
          type="button"
          className="btn btn-icon"
          aria-label={desk.undo}
          title={desk.undoKey}
          disabled={work.past.length === 0}
          onClick={onUndo}
        >
          <UndoIcon />
        </button>
        <button
          type="button"
          className="btn btn-icon mirrored"
          aria-label={desk.redo}
          title={desk.redoKey}
          disabled={work.future.length === 0}
          onClick={onRedo}
        >
          <UndoIcon />
        </button>
        <button type="button" className="btn btn-small" onClick={saveZip}>
          {desk.zip}
        </button>
        {canSaveFolder() && (
          <button type="button" className="btn btn-small" onClick={() => void toFolder()}>
            {desk.folder}
          </button>
        )}
        <button type="button" className="btn btn-small" onClick={() => void shelve('ask')}>
          {desk.shelve}
        </button>
      </p>
      <p className={told ? 'whole-line soft sm' : 'visually-hidden'} role="status">
        {told}
      </p>
      {asking && (
        <div className="whole-line">
          <PackChanges {...asking} />
        </div>
      )}
    </header>
  );
}
