import { zipOf } from '../../workshop/pack-zip.ts';
import { Notice } from '../kit/Notice.tsx';
import { downloadBytes } from '../page/download.ts';
import { useTools, useWorkshop } from './workshop-context.ts';

/** That what was typed last is not kept, and why, as long as it is so. */
export function NotKept({ packKey }: { packKey: string }) {
  const { workshop, words } = useTools();
  const why = useWorkshop((state) => state.unkept);
  const work = useWorkshop((state) => state.work);
  if (why === null || !work) return null;
  return (
    <Notice title={words.keeping.notKept(why)}>
      <p className="notice-ways">
        <button
          type="button"
          className="btn btn-small btn-primary"
          onClick={() => downloadBytes(`${packKey}.zip`, zipOf(packKey, work.files), 'application/zip')}
        >
          {words.keeping.asZip}
        </button>
        <button type="button" className="btn btn-small" onClick={workshop.retry}>
          {words.keeping.retry}
        </button>
      </p>
    </Notice>
  );
}
