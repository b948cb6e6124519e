import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom lays nothing out: what asks for sizes is told once, of none.
globalThis.ResizeObserver ??= class {
  constructor(private readonly look: ResizeObserverCallback) {}
  observe() {
    this.look([], this);
  }
  unobserve() {}
  disconnect() {}
};

afterEach(() => cleanup());
