import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { t } from '../../shared/language/language.ts';
import { Panel, PanelPart } from '../../shared/panel.tsx';
import view from '../../shared/view.module.css';
import NewLeadSound, { keepSound, openAudio, playTone, useSound } from './new-lead-sound.tsx';
import { PushSwitch } from './push-switch.tsx';

function SoundSwitch() {
  const isOn = useSound();

  function toggle() {
    keepSound(!isOn);
    if (!isOn) listen();
  }

  return (
    <PanelPart title="Sound">
      <p>
        {t(
          'A soft tone when a new lead comes in, on this device, for as long as the desk is open in a tab. After a reload it waits for your first press on the page.',
        )}
      </p>
      <div className={view.row}>
        <Button kind={isOn ? 'primary' : 'secondary'} aria-pressed={isOn} onClick={toggle}>
          {t('Sound on a new lead')}
        </Button>
        <Button kind="secondary" onClick={listen}>
          {t('Play sound')}
        </Button>
      </div>
      {/* From now on; with the next view the desk itself listens. */}
      {isOn && <NewLeadSound />}
      <p role="status">{`The sound is ${isOn ? 'on' : 'off'}.`}</p>
    </PanelPart>
  );
}

function listen() {
  openAudio();
  playTone();
}

export default function AlertsView() {
  return (
    <Panel title="Lead notifications" words="How the desk tells you about new leads.">
      <div className={joinClasses(view.form, view.measure)}>
        <SoundSwitch />
        <PushSwitch />
      </div>
    </Panel>
  );
}
