import { expose } from 'comlink';
import { createReadings } from '../stores/packs/readings.ts';

// What others wrote is gone through here: whatever it does, the page goes on.
expose(createReadings());
