/** Storage of the browser; where it is blocked or full it keeps and answers nothing. */
function guard(open: () => Storage) {
  return {
    read(name: string): string | null {
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    /** @param text null removes it. @returns whether that was done */
    keep(name: string, text: string | null): boolean {
      try {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
        return true;
      } catch {
        return false;
      }
    },
    /** @param pattern of a name. @returns the first that fits */
    find(pattern: string): string | undefined {
      try {
        return Object.keys(open()).find((known) => known.match(pattern));
      } catch {
        return undefined;
      }
    },
  };
}

export const deviceStorage = guard(() => localStorage);
export const tabStorage = guard(() => sessionStorage);
