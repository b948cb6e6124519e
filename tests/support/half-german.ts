/**
 * Half of a true second language, held by the type checker alone, without a cast: what the first page and the frame of a
 * table say, in German; what is not said here, English says. A constant of English that is fixed to its letters, or a
 * key that is missing, does not compile.
 */
import { atFirst } from '../../src/words/en/at-first.ts';
import { en } from '../../src/words/en/index.ts';
import type { PageWords, WholeWords, Words } from '../../src/words/words.ts';

const first: PageWords['first'] = {
  settingTable: 'Der Tisch wird gedeckt …',
  notArrived: 'Ein Teil des Tisches ist nicht angekommen. Die Spiele sind sicher.',
  tryAgain: 'Noch einmal',
  noAnswer: 'er antwortet nicht',
  withoutPacks: 'Ohne Pakete beginnen',
};

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const { home: enHome, encounters: enEncounters } = atFirst.ui.screens;

const home: Words['ui']['screens']['home'] = {
  ...enHome,
  title: 'Middara-Tisch',
  keepsNoGames: (why) => `Dieser Browser bewahrt keine Spiele auf (${why}). Sichere sie als Datei.`,
  strayed: 'Diese Adresse führt nirgendwohin. Wähle hier einen Kampf.',
  goOn: 'Weiter',
  where: ({ round, waiting }) => `Runde ${round || '–'}${waiting ? ` — ${waiting}` : ''}`,
  lead: 'Taktische Kämpfe im Browser.',
  leadMore: 'Das Programm führt die Monster.',
  ofDay: 'Begegnung des Tages',
  learn: 'Spielen lernen · 5 Minuten',
  playOfDay: (name) => `„${name}“ spielen`,
  allBattles: 'Alle Kämpfe',
  loadFile: 'Datei laden',
  rules: 'Regeln und Lektionen',
  campaigns: 'Kampagne',
  campaignsAbout: 'Eine Geschichte in mehreren Kämpfen. Ausrüstung und Wunden bleiben.',
  startCampaign: 'Kampagne beginnen',
  toCampaigns: 'Alle Kampagnen',
  newCampaign: 'Neue Kampagne',
  goOnWith: (name) => `${name} fortsetzen`,
};

const encounters: Words['ui']['screens']['encounters'] = {
  ...enEncounters,
  title: 'Alle Kämpfe',
  length: 'Länge',
  anyLength: 'Jede Länge',
  lengths: { short: 'Kurz: bis 5 Runden', medium: 'Mittel: bis 9 Runden', long: 'Lang' },
  heroes: 'Helden',
  anyHeroes: 'Beliebig viele Helden',
  ofHeroes: (n) => counted(n, 'Held', 'Helden'),
  none: 'Kein Kampf passt.',
  showAll: 'Alle zeigen',
  training: (n) => `Übungskämpfe (${n})`,
  difficulty: { gentle: 'Leicht', fair: 'Angemessen', hard: 'Schwer', grim: 'Grimmig' },
  setUp: 'Spielen',
  setUpEncounter: (name) => `${name} spielen`,
  lab: 'Labor',
};

const early: Words = {
  ...atFirst,
  tag: 'de',
  name: 'Deutsch',
  whole: async () => halfGerman,
  content: { ...atFirst.content, wordOf: (key) => ({ red: 'rot', blue: 'blau' })[key] ?? key },
  keywords: {
    ...atFirst.keywords,
    heal: { ...atFirst.keywords.heal, name: 'HEILEN', text: 'Nimm so viele Schadensmarker ab.' },
  },
  ui: {
    ...atFirst.ui,
    feed: {
      ...atFirst.ui.feed,
      title: 'Verlauf',
      nothing: 'Noch ist nichts geschehen.',
      byTable: 'Tisch',
      round: (n) => (n === 0 ? 'Vor der ersten Runde' : `Runde ${n}`),
      search: 'Suchen',
      whose: 'Zeige',
      everybody: 'Alle',
      none: 'Nichts passt.',
      note: 'Notiz',
      keep: 'Sichern',
      leave: 'Abbrechen',
      remove: 'Entfernen',
    },
    kit: { close: 'Schließen' },
    lesson: { ...atFirst.ui.lesson, title: 'Lektion', gotIt: 'Verstanden', skip: 'Hinweis überspringen' },
    panels: {
      ...atFirst.ui.panels,
      question: {
        ...atFirst.ui.panels.question,
        title: 'Die offene Frage',
        anyTime: 'Jederzeit',
        rescue: 'Das lässt sich verhindern',
        side: { self: 'selbst', ally: 'Verbündeter', opponent: 'Feind' },
      },
      side: {
        ...atFirst.ui.panels.side,
        title: 'Was geschah und warum',
        tab: { feed: 'Verlauf', thoughts: 'Warum', attack: 'Zahlen', encounter: 'Ziel' },
        close: 'Schließen',
        part: { now: 'Jetzt', cards: 'Karten' },
      },
      tableBar: {
        ...atFirst.ui.panels.tableBar,
        title: 'Spiel',
        undo: 'Zurück',
        redo: 'Wieder vor',
        speed: 'Tempo',
        speeds: { slow: 'langsam', normal: 'normal', fast: 'schnell', instant: 'sofort' },
        keys: 'Tasten',
        menu: 'Menü',
        unsaved: 'Nicht gesichert',
        toGames: 'Start',
        board: (painted) => (painted ? 'Schlichtes Brett' : 'Gemaltes Brett'),
      },
    },
    plan: {
      ...atFirst.ui.plan,
      open: 'Zug planen',
      running: 'Der Plan läuft …',
      ended: {
        done: '',
        'not-on-offer': 'Der Plan endet: sein nächster Schritt geht nicht mehr.',
        'another-turn': 'Der Plan endet: der Zug ist vorbei.',
      },
    },
    seats: { ...atFirst.ui.seats, plays: (name) => `gespielt von ${name}` },
    screens: {
      ...atFirst.ui.screens,
      first: {
        settingTable: first.settingTable,
        notArrived: first.notArrived,
        tryAgain: first.tryAgain,
      },
      home,
      encounters,
      error: {
        title: 'Etwas ist zerbrochen. Das Spiel ist bis zur letzten Entscheidung gesichert.',
        again: 'Neu laden',
        report: 'Für einen Fehlerbericht',
        noGame: 'Kein Spiel ist offen',
        withoutPacks: first.withoutPacks,
      },
      ways: { ...atFirst.ui.screens.ways, toGames: 'Start', back: 'Zurück', dismiss: 'Schließen' },
      games: {
        ...atFirst.ui.screens.games,
        title: 'Deine Spiele',
        play: 'Weiter',
        look: 'Ansehen',
        delete: 'Löschen',
        decisions: (n) => counted(n, 'Entscheidung', 'Entscheidungen'),
      },
    },
    stage: {
      ...atFirst.ui.stage,
      goOn: 'Weiter',
      round: (number) => `Runde ${number}`,
      turn: (ours) => (ours ? 'Euer Zug' : 'Ihr Zug'),
      fall: (ours) => (ours ? 'Fällt' : 'Besiegt'),
      end: (won) => (won ? 'Sieg' : 'Niederlage'),
    },
    table: {
      ...atFirst.ui.table,
      noAnswer: first.noAnswer,
      openFault: (fault) =>
        fault.fault === 'no-saved-game'
          ? 'Diese Datei ist kein gesichertes Spiel.'
          : atFirst.ui.table.openFault(fault),
    },
  },
};

/** The half-language, whole: what comes late, too. */
export const halfGerman: WholeWords = {
  ...en,
  ...early,
  whole: null,
  tell: en.tell,
  cards: en.cards,
  abraxis: async () => ({ ...(await en.abraxis()), title: 'Abraxis am Abend' }),
  campaign: async () => ({ ...(await en.campaign()) }),
  ui: {
    ...en.ui,
    ...early.ui,
    lab: { ...en.ui.lab, title: 'Labor', start: 'Los', stop: 'Halt', won: 'Gewonnen' },
    looks: { ...en.ui.looks, title: 'Ansicht' },
    panels: {
      ...en.ui.panels,
      question: early.ui.panels.question,
      side: early.ui.panels.side,
      tableBar: early.ui.panels.tableBar,
    },
    plan: { ...en.ui.plan, ...early.ui.plan, title: 'Plan', steps: 'Schritte des Plans' },
    print: en.ui.print,
    rules: { ...en.ui.rules, ...early.ui.rules },
    screens: {
      ...en.ui.screens,
      first: early.ui.screens.first,
      home,
      encounters,
      error: early.ui.screens.error,
      ways: early.ui.screens.ways,
      games: early.ui.screens.games,
      party: {
        ...en.ui.screens.party,
        spends: (limit) => ['Die Gruppe kostet ', limit === undefined ? ' Gold' : ` von ${limit} Gold`],
      },
    },
    table: early.ui.table,
    spoken: en.ui.spoken,
    sound: { ...en.ui.sound, title: 'Ton', on: 'Ton an' },
    stage: { ...en.ui.stage, ...early.ui.stage },
  },
};

/** The same as a page begins in it. */
export const germanPage: PageWords = { first, home: { home, encounters }, early: async () => early };
