import type { ReactNode } from 'react';
import DangerIcon from '~icons/game-icons/hazard-sign';
import InfoIcon from '~icons/game-icons/info';
import type { Finding } from '../../check/problem.ts';
import { latePart } from '../page/part.tsx';

const NoticeProblems = latePart(async () => (await import('./NoticeProblems.tsx')).NoticeProblems);

interface Props {
  readonly title: string;
  readonly problems?: readonly Finding[];
  /** Worth knowing, nothing is lost. */
  readonly calm?: boolean;
  /** It is all there is on the screen: its title is the page's. */
  readonly alone?: boolean;
  readonly children?: ReactNode;
}

/** Something went wrong: what, where in the file, and what can be done. */
export function Notice({ title, problems = [], calm, alone, children }: Props) {
  const Title = alone ? 'h1' : 'p';
  return (
    <section className="notice grid gap-2 pad-3-4 round-m" data-calm={calm || undefined} role="alert">
      <Title className="notice-title flex gap-2 on-line strong untracked as-around">
        {calm ? <InfoIcon /> : <DangerIcon />} {title}
      </Title>
      {problems.length > 0 && <NoticeProblems problems={problems} />}
      {children}
    </section>
  );
}
