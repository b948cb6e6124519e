/** The guided first fight as it begins, made by the rules when the page is built. */
import type { Plugin } from 'vite';
import { readContentFolder } from '../../content/files/node-files.ts';
import { loadContent } from '../../content/index.ts';
import { makeFirstFight } from '../../stores/lesson/make-first-fight.ts';
import { shippedData } from './data-module.ts';

/** What is shown of the first fight before any rules are there. */
export const shippedLesson = (content: string): Plugin =>
  shippedData('first-fight', () => ({
    firstFight: makeFirstFight(loadContent(readContentFolder(content))),
  }));
