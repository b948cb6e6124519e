/** Two streams of 32 bits over whatever is put in. */
class Mixer {
  private forth = 0x811c9dc5;
  private back = 0x9dc5811c;

  text(text: string): void {
    let { forth, back } = this;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      forth = Math.imul(forth ^ code, 0x01000193);
      back = Math.imul(back ^ code, 0x5bd1e995);
      back ^= back >>> 15;
    }
    this.forth = forth;
    this.back = back;
  }

  get hex(): string {
    const half = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
    return half(this.forth) + half(this.back);
  }
}

/** Puts a value in, with its keys in order: the same content, the same stream, whatever order it was written in. */
function mix(value: unknown, mixer: Mixer): void {
  if (typeof value === 'string') {
    // The length before the text: no two lists of texts run into one another.
    mixer.text(`"${value.length}:`);
    mixer.text(value);
  } else if (value === null || typeof value !== 'object') {
    mixer.text(`${value};`);
  } else if (Array.isArray(value)) {
    mixer.text('[');
    for (const one of value) mix(one, mixer);
    mixer.text(']');
  } else {
    const fields = value as Readonly<Record<string, unknown>>;
    mixer.text('{');
    for (const key of Object.keys(fields).sort()) {
      if (fields[key] === undefined) continue;
      mix(key, mixer);
      mix(fields[key], mixer);
    }
    mixer.text('}');
  }
}

/** 64 bits over a value as 16 hex digits. Not for secrets. */
export function contentHash(value: unknown): string {
  const mixer = new Mixer();
  mix(value, mixer);
  return mixer.hex;
}
