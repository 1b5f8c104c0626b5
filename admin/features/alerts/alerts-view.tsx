import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deskContentQuery } from '../../shared/contact/greeting.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { PanelPart } from '../../shared/panel/panel-part.tsx';
import styles from './alerts.module.css';
import { SoundSwitch } from './sound-switch.tsx';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export interface AlertsViewProps {
  /** Further ways of being told on this device; they stand between the sound and the mail. */
  children?: ReactNode;
}

/** How the desk tells that somebody waits. */
export default function AlertsView({ children }: AlertsViewProps) {
  return (
    <Panel title="Alerts" words="How the desk tells you that somebody waits.">
      <div className={styles.ways}>
        <SoundSwitch />
        {children}
        <DigestWords />
      </div>
    </Panel>
  );
}

/** Whether a mail comes each morning; what it says is decided in the content. */
function DigestWords() {
  const { data: content } = useQuery(deskContentQuery);
  const digest = content?.digest;
  if (!digest) return null;
  const days = DAYS.filter((_day, number) => digest.days.includes(number)).join(', ');
  return (
    <PanelPart title="Mail of the morning">
      <p>
        {digest.hour === null
          ? 'It is switched off.'
          : `At ${digest.hour}:00 (${days}) a mail to the team lists who is unanswered and which next steps are overdue or due today. Nothing comes when nothing waits.`}
      </p>
    </PanelPart>
  );
}
