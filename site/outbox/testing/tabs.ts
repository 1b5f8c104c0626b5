/** The tabs of one browser, which share a storage and hear of each other's writing late. */
export interface Tabs {
  /** The storage as each tab sees it. */
  storages: readonly Storage[];
  /** Lets a tab hear of everything that was written until now. */
  hear(tab: number): void;
}

interface Write {
  key: string;
  value: string | undefined;
}

/**
 * A storage as browsers with a process per tab implement it: a tab sees its own writes at once, ordered
 * after all others', and of the others' only those that it has heard of.
 */
export function createTabs(count: number): Tabs {
  const written: Write[] = [];
  const views = Array.from({ length: count }, () => new Map<string, string>());
  return {
    storages: views.map((view) => {
      const write = (key: string, value?: string) => {
        written.push({ key, value });
        apply(view, { key, value });
      };
      return {
        get length() {
          return view.size;
        },
        key: (index) => [...view.keys()][index] ?? null,
        getItem: (key) => view.get(key) ?? null,
        setItem: write,
        removeItem: (key) => write(key),
        clear: () => {
          for (const key of [...view.keys()]) write(key);
        },
      };
    }),
    hear: (tab) => {
      const view = views[tab];
      view?.clear();
      for (const write of view ? written : []) apply(view as Map<string, string>, write);
    },
  };
}

function apply(view: Map<string, string>, { key, value }: Write): void {
  if (value === undefined) view.delete(key);
  else view.set(key, value);
}
