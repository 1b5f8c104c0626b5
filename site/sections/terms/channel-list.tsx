import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { BadgeCheck } from '../../../ui/icon/icons.ts';
import styles from './channel-list.module.css';

export interface ChannelListProps {
  channels: readonly { label: string; value: ReactNode; note: string }[];
}

/** Our own addresses and numbers, each with the seal that fakes lack. */
export function ChannelList({ channels }: ChannelListProps) {
  return (
    <dl className={styles.channels}>
      {channels.map(({ label, value, note }) => (
        <div key={label} className={styles.channel}>
          <dt>
            <Icon icon={BadgeCheck} /> {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
