/** Middara as a kind of game that is kept, opened and linked. */
import { Encounter, type EncounterLog, RULES_VERSION } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { createGame } from '../middara/game.ts';
import { revealedBy } from '../middara/reveals.ts';
import { type MiddaraRules, rulesOfPage } from '../middara/rules-of-page.ts';
import type { Middara } from '../middara/types.ts';
import type { GameKind } from '../opened/game-kind.ts';
import { type RulesOfToday, rerunGame, takeUp } from '../opened/rerun-game.ts';
import type { Library, PlayedWith } from '../packs/library.ts';
import { wholeOrNot } from '../whole-words.ts';

/** Middara, with the packs a game was played with under it. */
export function middaraKind(library: Library, words: Words): GameKind<Middara> {
  const rulesFor = async ({ packs }: Pick<EncounterLog, 'packs'>) => {
    const [played, checks, rules] = await Promise.all([
      library.contentFor(packs),
      checking(),
      rulesOfPage.fetch(),
      wholeOrNot(words),
    ]);
    return rulesOver(played, checks, rules, words);
  };
  return {
    check: async (json) => (await checking()).checkSavedGame(json),
    rehearse: library.rehearse,
    run: async (game, path) => rerunGame(await rulesFor(game.log), words, game, path),
    takeUp: async (log) => takeUp(await rulesFor(log), log),
    // With packs about, a game is opened with those alone that it records.
    isAsOpened: ({ content }) => library.stored().length === 0 && content === library.playable(),
    anew: ({ rules, setup, content }, from) => new Encounter(rules, setup, content, from),
    reveals: revealedBy,
    put: (session, about, deps) => createGame({ ...about, session }, deps),
    async watch(game, session, deps) {
      const [{ content }] = await Promise.all([library.contentFor(game.log.packs), wholeOrNot(words)]);
      const { createReplay } = await import('../middara/replay.ts');
      return createReplay(game, session, { ...deps, content });
    },
  };
}

const checking = () => import('../opened/checking.ts');

/** Today's rules over content. */
function rulesOver(
  { content, missing, changed }: PlayedWith,
  { faultOfStart, viewCheck }: Awaited<ReturnType<typeof checking>>,
  { EncounterSession }: MiddaraRules,
  words: Words,
): RulesOfToday<Middara> {
  const { cards } = content;
  return {
    game: 'middara',
    version: RULES_VERSION,
    contentHash: cards.hash,
    begin: (setup, from) => new EncounterSession(setup, content, undefined, from),
    faultOfStart: (state, path) => faultOfStart(state, cards, path),
    faultOfView: (state, path) => viewCheck(cards)(state, path),
    asks: ({ pending, position }) => pending && words.tell(position).question(pending),
    faultOfPacks() {
      if (missing.length > 0) return { fault: 'packs-missing', packs: missing };
      return changed.length > 0 ? { fault: 'packs-changed', packs: changed } : null;
    },
  };
}
