import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { PATIENCE } from './patience.ts';
import { plainLabels, plainStyles } from './plain-styles.ts';
import { standIn } from './top-layer.ts';

// jsdom lays nothing out: what asks for sizes is told once, of none.
globalThis.ResizeObserver ??= class {
  constructor(private readonly look: ResizeObserverCallback) {}
  observe() {
    this.look([], this);
  }
  unobserve() {}
  disconnect() {}
};

Range.prototype.getBoundingClientRect ??= () => new DOMRect();

// Nor has it dialogs and popovers.
standIn();

plainStyles();
plainLabels();

// A busy machine may take its time: only what never comes is missed.
configure({ asyncUtilTimeout: PATIENCE.timeout });

// Files share one page: each begins at its start, wherever the one before left it.
beforeAll(() => {
  window.history.replaceState(null, '', '/');
});

// What screens fetch after their first question is there: no test of theirs waits for it.
beforeAll(async () => (await import('../../src/ui/page/part.tsx')).fetchLate());

afterEach(() => cleanup());

// What is still on its way when a file ends would not come in the files after it either.
afterAll(() => vi.dynamicImportSettled());
