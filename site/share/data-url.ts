/** Bytes as a `data:` address. */
export const dataUrl = (bytes: Uint8Array | string, type: string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
