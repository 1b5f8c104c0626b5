/** Reads a PIN code, or its beginning, as somebody types it: `141 001` is one. */
export function readPin(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^[1-9]\d{0,5}$/.test(digits) ? digits : undefined;
}

/** By how many leading digits two PIN codes are alike. */
export function sharedDigits(one: string, other: string): number {
  const differs = [...one].findIndex((digit, at) => digit !== other[at]);
  return differs < 0 ? one.length : differs;
}
