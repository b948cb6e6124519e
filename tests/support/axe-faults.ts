import axe from 'axe-core';

/** What axe finds on the page as it stands: rule and place. Colours, which jsdom does not have, are looked at in a browser. */
export async function axeFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
