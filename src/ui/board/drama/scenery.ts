/** All that is seen of deeds on a board. */

export { marksOf } from './drama-marks.ts';
export { MarksOver } from './MarksOver.tsx';
export { MarksUnder } from './MarksUnder.tsx';
export { play } from './motions.ts';

import './drama.css';
import './drama-blows.css';
import './drama-ways.css';
import './drama-ends.css';
import './drama-still.css';
