/** The shipped campaign for tests: its booklets, and games of it. */
import { LoggedSession } from '../../../../src/engine/kernel/log.ts';
import { LATE } from '../../../../src/games/malhya/load-malhya.ts';
import { type MalhyaSession, malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaSetup, SaveSheet } from '../../../../src/games/malhya/rules/model/setup.ts';
import { setUpMalhya } from '../../../../src/games/malhya/rules/set-up.ts';
import { content, files, setupOf } from '../trial.ts';

/** Its booklets in order, from the introduction. */
export const BOOKLETS: readonly string[] = Object.values(content.missions)
  .filter(({ part }) => part)
  .sort((a, b) => a.part!.number - b.part!.number)
  .map(({ id }) => id);

export const [INTRODUCTION = '', FIRST = '', ROAD = ''] = BOOKLETS;

type Cards = Record<string, Record<string, object>>;

/** The cards that are fetched with a booklet, as its files have them, by folder. */
export function pagesOf(mission: string): Cards {
  const pages: Cards = {};
  for (const { path, text } of files) {
    if (LATE.exec(path)?.[1] !== mission) continue;
    const [folder = '', file = ''] = path.split('/').slice(-2);
    pages[folder] = { ...pages[folder], [file.replace('.json', '')]: JSON.parse(text) as object };
  }
  return pages;
}

export const booklet = (mission: string, more: Partial<MalhyaSetup> = {}, heroes = 3): MalhyaSession =>
  new LoggedSession(malhya(content), setupOf(heroes, { mission, ...more }));

/** A sheet of heroes as their cards have them. */
export function sheetAnew(more: Partial<SaveSheet> = {}, many = 3): SaveSheet {
  const { heroes, group, growth } = setUpMalhya(setupOf(many, { mission: FIRST }), content);
  return { heroes, group, growth, dungeonsEnded: 0, campaign: { fast: false, away: [] }, ...more };
}

/** The introduction at its first choice, with heroes who are set up. */
export const introduction = (more: Partial<SaveSheet> = {}, many = 3): MalhyaSession =>
  booklet(INTRODUCTION, { sheet: sheetAnew(more, many) }, many);
