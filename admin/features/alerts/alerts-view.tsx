import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { deskContentQuery } from '../../shared/contact/greeting.ts';
import { deferred } from '../../shared/deferred.tsx';
import { Panel, PanelPart, PartActions } from '../../shared/panel.tsx';
import view from '../../shared/view.module.css';
import { openAudio, playTone } from './play-tone.ts';
import { PushSwitch } from './push-switch.tsx';
import { keepSound, useSound } from './sound-setting.ts';

const NewLeadSound = deferred(() => import('./new-lead-sound.tsx'));

function SoundSwitch() {
  const isOn = useSound();

  function toggle() {
    keepSound(!isOn);
    if (!isOn) listen();
  }

  return (
    <PanelPart title="Sound">
      <p>
        A soft tone when a new lead comes in, on this device, for as long as the desk is open in a
        tab. After a reload it waits for your first press on the page.
      </p>
      <PartActions>
        <Button kind={isOn ? 'primary' : 'secondary'} aria-pressed={isOn} onClick={toggle}>
          Sound on a new lead
        </Button>
        <Button kind="secondary" onClick={listen}>
          Listen to it
        </Button>
      </PartActions>
      {/* From now on; with the next view the desk itself listens. */}
      {isOn && <NewLeadSound />}
      <p role="status">The sound is {isOn ? 'on' : 'off'}.</p>
    </PanelPart>
  );
}

function listen() {
  openAudio();
  playTone();
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function AlertsView() {
  return (
    <Panel title="Alerts" words="How the desk tells you about new leads.">
      <div className={joinClasses(view.form, view.measure)}>
        <SoundSwitch />
        <PushSwitch />
        <DigestWords />
      </div>
    </Panel>
  );
}

function DigestWords() {
  const { data: content } = useQuery(deskContentQuery);
  const digest = content?.digest;
  if (!digest) return null;
  const days = DAYS.filter((_day, number) => digest.days.includes(number)).join(', ');
  return (
    <PanelPart title="Daily digest">
      <p>
        {digest.hour === null
          ? 'It is switched off.'
          : `At ${digest.hour}:00 (${days}) a mail to the team lists who is unanswered and which next steps are overdue or due today. Nothing comes when nothing waits.`}
      </p>
    </PanelPart>
  );
}
