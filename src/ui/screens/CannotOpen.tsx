import type { Opened } from '../../stores/table/table-store.ts';
import { Notice } from '../panels/Notice.tsx';

/** Why a game or a link cannot be opened, and the way back. */
export function CannotOpen({ refused }: { refused: Extract<Opened<unknown>, { ok: false }> }) {
  return (
    <main className="page">
      <Notice title={refused.why} problems={refused.problems}>
        <p className="notice-ways">
          <a className="btn" href="#/">
            To the games
          </a>
        </p>
      </Notice>
    </main>
  );
}
