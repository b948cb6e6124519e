/** The one policy by which text becomes the address of a script, or a drawing (`src/tools/build/content-policy.ts`). */

interface Policy {
  createScriptURL(address: string): string;
  createHTML(text: string): string;
}
/** Browsers without Trusted Types take the text as it is; types of the page's own know neither. */
const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
  .trustedTypes;

const ours: Policy = {
  createScriptURL(address) {
    const { href } = new URL(address, location.href);
    if (!href.startsWith(new URL('.', location.href).href)) throw new TypeError(address);
    return href;
  },
  createHTML: (text) => text,
};
const policy = types ? types.createPolicy('table', ours) : ours;

/** The address of a worker or service worker: of this page's own folder, or it throws. */
export const ownScript = (address: string): string => policy.createScriptURL(address);

/** A drawing that came with the build, to be parsed as SVG: nothing that a person or a file wrote. */
export const ownDrawing = (text: string): string => policy.createHTML(text);
