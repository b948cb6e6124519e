/** A process with a page in it that comes back to its seat and plays, until it is killed: for `faults.prove.test.ts`. */
import { comesBackTo, type PageOptions } from './page-at-host.ts';

const { tail, ...options } = JSON.parse(process.argv[2]!) as PageOptions & { readonly tail: string };
const page = await comesBackTo(options, tail);
page.plays(true);
process.send!('plays');
// Whoever has started it is gone.
process.on('disconnect', () => process.exit(0));
