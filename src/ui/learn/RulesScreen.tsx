import { goTo } from '../page/use-route.ts';
import { useWholeWords } from '../page/use-words.ts';
import { RulesContext } from '../rules/rules-context.ts';
import { LessonShelf } from './LessonShelf.tsx';
import { RuleReader } from './RuleReader.tsx';

const go = (key: string) => goTo('rules', key);
const stay = () => {};

/** The rules as a page of their own; the address says which one is open. */
export function RulesScreen({ at }: { at: string }) {
  const { rules: words, screens } = useWholeWords().ui;
  return (
    <RulesContext value={go}>
      <main className="grid at-top gap-4 most-1080px mx-auto pad-4">
        <header className="flex wrap on-line gap-1-4">
          <h1>{words.title}</h1>
          <p className="rules-about flex-1-1-24ch soft">{words.about}</p>
          <a className="btn btn-small btn-quiet" href="#/">
            {screens.ways.toGames}
          </a>
        </header>
        {at === '' && <LessonShelf />}
        <RuleReader at={at} onGo={go} onLeave={stay} />
      </main>
    </RulesContext>
  );
}
