import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}

export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const baseId = useId();
  const row = useRef<HTMLDivElement>(null);
  const tabId = (id: Id) => `${baseId}-${id}`;
  const panelId = `${baseId}-panel`;

  function moveByKey(event: KeyboardEvent) {
    const ids = tabs.map((tab) => tab.id);
    const target = findTabForKey(ids, selected, event.key);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[ids.indexOf(target)]?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div ref={row} className={styles.row} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? panelId : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={moveByKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(selected)}>
        {children}
      </div>
    </div>
  );
}

/** The tab that a key moves to, as the WAI-ARIA tabs pattern says: arrows wrap around, Home and End jump. */
export function findTabForKey<Id extends string>(
  ids: readonly Id[],
  current: Id,
  key: string,
): Id | undefined {
  const index = ids.indexOf(current);
  if (index < 0) return undefined;
  const targets = new Map([
    ['ArrowRight', ids[(index + 1) % ids.length]],
    ['ArrowLeft', ids.at(index - 1)],
    ['Home', ids[0]],
    ['End', ids.at(-1)],
  ]);
  return targets.get(key);
}
