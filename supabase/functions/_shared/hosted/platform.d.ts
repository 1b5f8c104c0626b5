/** As much of the platform's globals as the functions use; only files that run under Deno may. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

/** Missing where the functions run under plain Deno. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
