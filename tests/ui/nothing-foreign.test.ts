import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Expressions in styles and addresses, each with why no text of a file gets through it as it is. */
const CLOSED: readonly RegExp[] = [
  // closed tables: `ui/theme`, the identity of a figure's own colours, bands of sorts of cards
  /^\{ (fill|background|backgroundColor): (tokenColour\([\w.]+\)|ring|enamel|ringInk|band) \}$/,
  /^\{ stroke: ring \}$/,
  /^\{ fill: 'var\(--token-white\)' \}$/,
  // the same, and a figure's own ground, mixed with another: six digits whatever was read (`art/figures/colour.ts`)
  /^\{ '--(ring|field)': (ring|field)(, '--ring-ink': ringInk)? \} as CSSProperties$/,
  // pictures of our own strokes, every letter of markup encoded (`art/figures/svg.ts`); colours in them as above
  /^(size < 24 \? )?(drawn|figure)\.(silhouette|portrait)\((\{ base(: shape)?(, flipped)? \})?\)( : drawn\.standing\(\{ base: shape \}\))?$/,
  // a tone of the painted ground, by number
  /^\{ fill: `var\(--slate-\$\{tone\}\)` \}$/,
  // numbers
  // of a map of places and a die of another game: numbers of its schema, and sizes of ours
  /^\{ '--(map-least|die-across)': `\$\{(least|size)\}px` \} as CSSProperties$/,
  /^\{ left: `\$\{\(100 \* one\.at\[0\]\) \/ size\[0\]\}%`, top: `\$\{\(100 \* one\.at\[1\]\) \/ size\[1\]\}%` \}$/,
  /^\{ transform: `translate\(\$\{x\}px, \$\{y\}px\) scale\(\$\{scale\}\)` \}$/,
  /^\{ paddingLeft: `\$\{0\.6 \+ entry\.depth \* 0\.9\}rem` \}$/,
  /^\{ '--portrait-size': `\$\{size\}px` \} as CSSProperties$/,
  /^\{ clipPath: `inset\(\$\{Math\.round\(\(1 - part\) \* 100\)\}% 0 0 0\)` \}$/,
  // of deeds on the board: places, ways and times, numbers all (`ui/drama`)
  /^flightOf\(x, y, timesOf\(beat\)\.contact \* mark\.tempo\)$/,
  /^(boxStyle\(mark, at\)|flakeOf\(flake\)|levelOf\(lostAt\(from, of\), lostAt\(to, of\)\)|turn|far)$/,
  // of `boxOf`, which is numbers
  /^\{ transform, zIndex: (2 \* \(figure\.at\[1\] \+ figure\.size\[1\]\) \+ Number\(look\.active\)|Number\(one\.active\)) \}$/,
  /^\{ transform \}$/,
  /^\{ animationDelay: `\$\{i \* -90\}ms` \}$/,
  /^\{ width: size, height: size \}$/,
  /^\{ width: `\$\{\(100 \* over\) \/ of\}%` \}$/,
  // of a campaign: damage, HP and chances in 36
  /^\{ width: `\$\{\(100 \* (value|of36)\) \/ (36|Math\.max\(1, of\))\}%` \}$/,
  // a seat, by its number
  /^(seat === null \? undefined : \()?\{ '--seat': `var\(--seat-\$\{(at|seat) \+ 1\}\)` \} as CSSProperties\)?$/,
  // one of the five trees of Disciplines, by its own name (a closed list of the schemas)
  /^\{ (borderColor|background): `var\(--tree-\$\{tree\}\)` \}$/,
  /^zoom\.measured \? \{ width: zoom\.width, height: zoom\.height \} : undefined$/,
  /^placeOf\((cell|zoom\.cell|one)\)$/,
  // of `Number.isFinite` numbers, and of sizes of boards and pictures (`stores/kept/last-moment.ts`)
  /^(paintedAt|framed|planeOf|viewOf|standingAt)\([\w., [\]?]+\)$/,
  /^\{ width: `\$\{\(100 \* one\.left\) \/ one\.hp\}%` \}$/,
  // where the painted picture lies: numbers alone
  /^\{\s+left: \(\(MARGIN - CELL\) \/ CELL\) \* cell[^'"`]*\}$/,
  // where lies what moves on it: the same
  /^\{\s*(left|width|height)\b[^'"`]*\b(cell|top|glow|high)\b[^'"`]*\}$/,
  /^place\.style$/,
  /^\{ transform: scale === 1 \? to : `\$\{to\} scale\(\$\{scale\}\)` \}$/,
  // made of `dieColour`, and of numbers
  /^(colours|style)$/,
  // what is seen of a deed, a throw, a banner: numbers, and times
  /^(boxStyle|flightOf|levelOf|flakeOf)\([^'"`]*\)$/,
  /^(turn|far|stays|awaited \? wait : undefined)$/,
  /^\{ '--dice': dice\.length \} as CSSProperties$/,
  /^\{ '--letters': name\.length \} as CSSProperties$/,
  // addresses of this page: encoded in `hashTo` and `hashToLab`; a table of our own in the credits
  /^hashTo\('[\w-]+'(, [\w.]+)?\)$/,
  /^`\$\{hashTo\('campaigns'\)\}\/new`$/,
  // the id of a game, encoded in `hashToKeepParty`
  /^hashToKeepParty\(game\.id\)$/,
  // back to a campaign, of `hashToView`, or to the first page
  /^inCampaign\?\.back \?\? '#\/'$/,
  // of a campaign: its id encoded by `hashTo`, and one of its views by name
  /^hashToView\(campaign\.id, (one|'chronicle')\)$/,
  /^hashTo(After|Moment)\([\w.]+(, [\w.]+( \+ 1)?)?\)$/,
  // of `hashToMoment`, or none
  /^addressOf\(deed\.to\)$/,
  /^\{ left: `\$\{\(100 \* at\) \/ replay\.total\}%` \}$/,
  /^hashToLab\(\{ (encounter|game): [\w.]+ \}\)$/,
  /^credit\.address$/,
  // how many dice there are, and how long something is shown
  /^(awaited \? wait : undefined|stays|\{ '--dice': dice\.length \} as CSSProperties)$/,
  // how long hurt is shown: a number of the drama's
  /^\{ '--tempo': hurt\.tempo \} as CSSProperties$/,
  // how far it is moved off figures: pixels (`riseOf`)
  /^\{ translate: `0 \$\{rise\}px` \}$/,
  // where the edge of what is seen is crossed, and which way: pixels and degrees (`spread`, `edgeOf`)
  /^\{ translate: `calc\(\$\{thing\.x\}px - 50%\) calc\(\$\{thing\.y\}px - 50%\)` \}$/,
  /^\{ rotate: `\$\{thing\.angle\}deg` \}$/,
  // the middle of a space in spaces, a row of plates, and of the table `BACK` the way it lies beside
  /^\{\s*'--x': x,\s*'--y': y,\s*'--row': `\$\{row \* 100\}%`,\s*'--back': beside && BACK\[beside\],\s*\} as CSSProperties$/,
  // the middle of a space somebody points at, in spaces
  /^\{ '--x': x \+ 0\.5, '--y': y \+ 0\.5 \} as CSSProperties$/,
  // how large its letters fit: a number of `hpFits`
  /^\{ textAnchor: 'end', '--fits': `\$\{hpFits\(says\)\}px` \} as CSSProperties$/,
  // how wide the track has been, in letters
  /^widest > 0 \? \(\{ '--widest': `\$\{widest\}rem` \} as CSSProperties\) : undefined$/,
  // a chance of the odds: a share of one
  /^\{ width: `\$\{(chance|\(odds\?\.hit \?\? 0\)) \* 100\}%` \}$/,
  // where a bubble and its arrow stand: numbers of `bubbleBeside` (`table/lesson/use-bubble.ts`)
  /^place\?\.style$/,
  // a first fight by `hashTo`, or the way to learn; doors of `hashTo` alone (`home/Doors.tsx`)
  /^isKnown \? hashTo\('set-up', id\) : hashTo\('learn'\)$/,
  /^to$/,
  // on from a victory: to an encounter or a campaign, both of `hashTo` (`table/end/AfterVictory.tsx`)
  /^(gold|other)\.href$/,
  // back from what another tab has: of `hashTo` (`opening/Elsewhere.tsx`)
  /^back\.href$/,
  // an icon by the name it has in `icons/index.ts`
  /^(place|href|of\.href)$/,
  // a drawing of a figure, made of its own shapes
  /^drawingOf\(\{ base, flipped, spent \}\)$/,
  /^drawn\.standing\(pose\)$/,
  // a chance of a guest's odds: a share of one
  /^'share' in odd \? \(\{ '--share': odd\.share \} as CSSProperties\) : undefined$/,
  // an address of this page, of `hashTo`; that of an online table, behind a `#/` of ours
  /^address$/,
];

const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(`src/ui/${name}`, 'utf8') }));

test('no text of a file goes into a style or an address but through a closed table', () => {
  const open = files.flatMap(({ name, text }) =>
    [...text.matchAll(/\b(?:style|href|src|xlinkHref)=\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)]
      .map(([, expression]) => expression!.trim())
      .filter((expression) => !CLOSED.some((known) => known.test(expression)))
      .map((expression) => `${name}: ${expression}`),
  );
  expect(open).toEqual([]);
});

test('no markup is made of texts', () => {
  const made =
    /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/;
  expect(files.filter(({ text }) => made.test(text)).map(({ name }) => name)).toEqual([]);
});
