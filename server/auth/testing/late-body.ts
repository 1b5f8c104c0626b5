/**
 * A request whose JSON body arrives only after `event`, which happens once the request's token was
 * found valid.
 */
export function withLateBody(json: unknown, event: () => Promise<unknown>) {
  const bytes = new TextEncoder().encode(JSON.stringify(json));
  const body = new ReadableStream(
    {
      async pull(controller) {
        await event();
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  // With a length, the limit of a body's size need not read it in advance.
  return { body, duplex: 'half' as const, headers: { 'content-length': String(bytes.length) } };
}
