import { lateModule } from '../../page/part.tsx';

/** What is asked with an answer before it is given; null until that has come, after the first question. */
export const lateAhead = lateModule(() => import('../../../stores/middara/asked-ahead.ts'));
