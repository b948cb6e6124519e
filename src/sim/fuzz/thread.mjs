// A thread knows nothing of how its process was started: the sources are made JavaScript on the way in here, too.
import { register } from 'tsx/esm/api';

register();
await import('./fuzz-worker.ts');
