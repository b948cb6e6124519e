// npm run check: types, lint and layers at once.
import { LAYERS, LINT, TYPES } from './checkers.mjs';
import { runBeside, Stages } from './stages.mjs';

const stages = new Stages();
await Promise.all(
  [LINT, TYPES, LAYERS].map(({ name, script, args }) =>
    stages.run(name, () => runBeside(name, script, args)),
  ),
);
stages.finish();
