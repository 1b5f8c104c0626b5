/** npm, the terminal and a supervisor may each deliver the same Ctrl+C. */
const SAME_SIGNAL_MS = 1_000;

/** Also when the parent process is gone. A second signal exits at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let firstSignal: number | undefined;
  const receive = (): void => {
    if (firstSignal === undefined) {
      firstSignal = Date.now();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
          process.exit(1);
        },
      );
    } else if (Date.now() - firstSignal > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', receive);
  process.on('SIGINT', receive);
  // Started with an IPC channel: it closes when the parent dies, for whatever reason.
  process.once('disconnect', receive);
}
