import type { Logger } from 'pino';

export type CloseLater = (part: string, close: () => Promise<void>) => void;

/** A part that fails to close is logged and does not keep the others open. */
export function deferClosing(opened: AsyncDisposableStack, log: Pick<Logger, 'error'>): CloseLater {
  return (part, close) =>
    opened.defer(() =>
      close().catch((err: unknown) => log.error({ err, part }, 'part did not close')),
    );
}
