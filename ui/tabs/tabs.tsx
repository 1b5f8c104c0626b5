import { type KeyboardEvent, type ReactNode, useId } from 'react';
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
  const tabId = (id: Id) => `${baseId}-${id}`;
  const panelId = `${baseId}-panel`;

  /** Arrows move along the row and around its ends, as the WAI-ARIA tabs pattern says. */
  function moveByKey(event: KeyboardEvent) {
    const step = new Map([
      ['ArrowRight', 1],
      ['ArrowLeft', -1],
    ]).get(event.key);
    if (!step) return;
    event.preventDefault();
    const place = tabs.findIndex(({ id }) => id === selected) + step;
    const target = tabs.at(place % tabs.length);
    if (!target) return;
    onSelect(target.id);
    document.getElementById(tabId(target.id))?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.row} role="tablist" aria-label={label}>
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
