/** The browser's lasting storage, or undefined where reading it is already refused. */
export function openStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
