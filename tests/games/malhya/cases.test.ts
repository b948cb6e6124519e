import { malhyaCases } from '../../../src/games/malhya/cases/open-case.ts';
import { casesOf } from '../../../src/sim/cases/guest-case.ts';
import { caseFilesIn, testCases } from '../../support/guest-cases.ts';
import { files } from './trial.ts';

const all = caseFilesIn(new URL('cases/', import.meta.url));
const run = casesOf(malhyaCases(files));

testCases(all, run);
