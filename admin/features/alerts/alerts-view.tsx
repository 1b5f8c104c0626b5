import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
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

export default function AlertsView() {
  return (
    <Panel title="Alerts" words="How the desk tells you about new leads.">
      <div className={joinClasses(view.form, view.measure)}>
        <SoundSwitch />
        <PushSwitch />
      </div>
    </Panel>
  );
}
