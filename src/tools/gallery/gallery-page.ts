import { SIZES } from './gallery-sizes.ts';
import type { Shot } from './shot.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: dark; font: 16px/1.4 system-ui, sans-serif; background: #14110f; color: #efe4cc; }
body { margin: 0; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; padding: .75rem 1.25rem;
  align-items: center; background: #1d1815; border-bottom: 1px solid #4a3f33; }
h1 { font-size: 1.1rem; margin: 0; }
label { display: inline-flex; gap: .35rem; align-items: center; min-height: 44px; }
input, select { font: inherit; min-height: 36px; }
section { padding: .5rem 1.25rem 1.5rem; }
h2 { font-size: 1rem; margin: .75rem 0 .5rem; }
.row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-bottom: .5rem; }
figure { margin: 0; flex: none; }
figure img { display: block; height: var(--tall, 340px); width: auto; background: #000; border: 1px solid #4a3f33; border-radius: 4px; }
figcaption { font-size: .85rem; color: #b9ab90; padding-top: .25rem; }
a:focus-visible img { outline: 3px solid #ffd46b; }
[hidden] { display: none !important; }`;

/** Filters by what is ticked and written; says how much is left. */
const SCRIPT = `
const find = document.querySelector('#find'), tall = document.querySelector('#tall'), left = document.querySelector('#left');
const boxes = [...document.querySelectorAll('[name=size]')];
function show() {
  const sizes = new Set(boxes.filter((one) => one.checked).map((one) => one.value));
  const part = find.value.trim().toLowerCase();
  let count = 0;
  for (const stop of document.querySelectorAll('section')) {
    let seen = 0;
    for (const shot of stop.querySelectorAll('figure')) {
      shot.hidden = !sizes.has(shot.dataset.size);
      if (!shot.hidden) seen++;
    }
    stop.hidden = seen === 0 || !stop.dataset.name.includes(part);
    if (!stop.hidden) count += seen;
  }
  left.textContent = count + ' pictures';
  document.body.style.setProperty('--tall', tall.value + 'px');
}
for (const one of [find, tall, ...boxes]) one.addEventListener('input', show);
show();`;

/** The pictures as one page that needs nothing but them, stops in the order they were come to. */
export function pageOf(
  shots: readonly Shot[],
  { title, film }: { title: string; film: string | null },
): string {
  const stops = new Map<string, Shot[]>();
  for (const shot of shots) {
    const name = `${shot.walk}: ${shot.stop}`;
    stops.set(name, [...(stops.get(name) ?? []), shot]);
  }
  const sizes = SIZES.filter(({ id }) => shots.some(({ size }) => size === id));
  const boxes = sizes.map(
    ({ id, label }) =>
      `<label><input type="checkbox" name="size" value="${id}" checked> ${escaped(label)} ${id}</label>`,
  );
  const sections = [...stops].map(([name, taken]) => {
    const figures = taken.map(
      ({ file, size, width, height, moment = size }) =>
        `<figure data-size="${size}"><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${escaped(`${name}, ${moment}`)}" width="${width}" height="${height}" loading="lazy"></a><figcaption>${escaped(moment)}</figcaption></figure>`,
    );
    return `<section data-name="${escaped(name.toLowerCase())}"><h2>${escaped(name)}</h2><div class="row">${figures.join('')}</div></section>`;
  });
  const moving = film
    ? `<section data-name="film"><h2>A fight, as a film</h2><div class="row"><img src="${escaped(film)}" alt="A fight"></div></section>`
    : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<header><h1>${escaped(title)}</h1>
<label>Screen <input id="find" type="search" placeholder="table, set-up, …"></label>
${boxes.join('\n')}
<label>Height <input id="tall" type="range" min="120" max="1400" value="340"></label>
<span id="left" role="status"></span></header>
<main>${moving}
${sections.join('\n')}</main>
<script>${SCRIPT}</script>
</html>
`;
}
