import { fingerprints } from './fingerprint.ts';
import { listProofs } from './proofs.ts';
import { readProved } from './proved.ts';
import { staleLine, standings } from './standing.ts';

// For the end of `npm test`: one line.
const proofs = listProofs();
console.log(staleLine(standings(proofs, readProved(), await fingerprints(proofs))));
