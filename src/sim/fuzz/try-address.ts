import type { Content } from '../../content/index.ts';
import { memoryStorage } from '../../stores/kept/game-storage.ts';
import { fixedLibrary } from '../../stores/packs/checked-library.ts';
import { addressOf, hashTo } from '../../ui/page/use-route.ts';
import { en } from '../../words/en/index.ts';
import { type Came, expectWords, FuzzFailure } from './failure.ts';
import { tableWith } from './try-game.ts';

/** Goes where the address says, as the screens do. */
export async function tryAddress(hash: string, content: Content): Promise<Came> {
  const address = addressOf(hash);
  if (typeof address.screen !== 'string' || typeof address.rest !== 'string')
    throw new FuzzFailure('an address of no text');
  const table = tableWith(fixedLibrary(content, en), memoryStorage());
  const went =
    address.screen === 'play'
      ? await table.open(address.rest)
      : address.screen === 'watch'
        ? await table.watch(address.rest)
        : address.screen === 'link'
          ? await table.loadLink(address.rest)
          : null;
  if (address.screen === 'set-up')
    return [content.encounters, content.trials].some((some) => Object.hasOwn(some, address.rest))
      ? 'taken'
      : 'refused';
  if (went === null) return 'refused';
  if (went.ok) return 'taken';
  if (went.fault.fault === 'broke') throw new FuzzFailure(`nobody foresaw: ${went.why}`);
  // What an address holds leads back to it, unless no address can hold it.
  if (
    !/[\uD800-\uDFFF]/.test(address.rest) &&
    addressOf(hashTo(address.screen, address.rest)).rest !== address.rest
  )
    throw new FuzzFailure('an address that leads elsewhere');
  return expectWords(went.why, went.problems);
}
