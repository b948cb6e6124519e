import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

const WIDTH = 640;

/** Draws plots as SVG with a caption, so far from the left. */
export function plotter(marginLeft: number): (label: string, options: Plot.PlotOptions) => string {
  const { document } = new JSDOM('').window;
  return (label, options) => {
    const plot = Plot.plot({ document, width: WIDTH, marginLeft, ...options });
    plot.setAttribute('role', 'img');
    plot.setAttribute('aria-label', label);
    return `<figure><figcaption>${label}</figcaption>${plot.outerHTML}</figure>`;
  };
}

/** A page of HTML which needs nothing beside it; `width` is the most it takes. */
export const wholePage = (head: string, body: string, width = '44rem'): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(head)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: ${width}; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
table { border-collapse: collapse; } td, th { padding: 0.15rem 1rem 0.15rem 0; text-align: left; vertical-align: top; }
figure { margin: 1.5rem 0; } svg { max-width: 100%; height: auto; }
</style>
</head>
<body>
<h1>${escaped(head)}</h1>
${body}
</body>
</html>
`;

export const table = (rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows.map(([name, value]) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join('\n')}</table>`;

export const list = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}</ul>`;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
