import type { Page } from '@playwright/test';

/** What the browser drew at a moment. */
export interface Frame {
  /** Milliseconds since the first one. */
  readonly at: number;
  readonly jpeg: Buffer;
}

/** What was recorded, and when its first frame was drawn, in milliseconds since 1970. */
export interface Recording {
  readonly frames: readonly Frame[];
  readonly start: number;
}

/** Takes every frame the page draws from now on; gives how to end it, which gives them all. */
export async function record(page: Page): Promise<() => Promise<Recording>> {
  const line = await page.context().newCDPSession(page);
  const taken: { at: number; jpeg: Buffer }[] = [];
  line.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    taken.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    // A page that is closed in between takes no answer, and draws nothing more.
    line.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await line.send('Page.startScreencast', { format: 'jpeg', quality: 85, everyNthFrame: 1 });
  return async () => {
    await line.send('Page.stopScreencast');
    await line.detach();
    const first = taken[0]?.at ?? 0;
    return { start: first, frames: taken.map(({ at, jpeg }) => ({ at: at - first, jpeg })) };
  };
}

/** The frame that was to be seen at a moment: the last one until then. */
export const frameAt = (frames: readonly Frame[], at: number): Frame | undefined =>
  frames.findLast((frame) => frame.at <= at) ?? frames[0];
