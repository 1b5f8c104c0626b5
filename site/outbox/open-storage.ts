/** The browser's lasting storage, or undefined where reading it is already refused. */
export const openStorage = (): Storage | undefined => open('localStorage');

/** The storage of this tab, likewise. */
export const openSession = (): Storage | undefined => open('sessionStorage');

function open(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
