/** The platform's globals that the functions use; only files that run under Deno may use them. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

/** Undefined under plain Deno. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
