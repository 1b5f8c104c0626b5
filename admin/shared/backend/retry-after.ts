let waitSeconds: number | undefined;

/**
 * `fetch` that remembers how long the backend asks to wait, because the auth client's errors do not
 * carry the Retry-After header.
 */
export const fetchNotingWait: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status === 429) {
    waitSeconds = Number(response.headers.get('retry-after')) || undefined;
  }
  return response;
};

/** Seconds from the Retry-After header of the last 429; undefined when it had none. */
export const lastWaitSeconds = (): number | undefined => waitSeconds;
