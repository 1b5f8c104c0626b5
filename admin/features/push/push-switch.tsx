import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { answerStatus, isSessionRefused } from '../../shared/backend/desk-error.ts';
import { PanelPart, PartActions } from '../../shared/panel/panel-part.tsx';
import { type PushState, readPushState, sendTest, switchOff, switchOn } from './push-device.ts';

const WORDS: Readonly<Record<PushState, string>> = {
  // The one place that says what needs https; all else works without.
  'plain-http':
    'Messages on this device, the desk without network and copying need the desk’s https address.',
  unsupported:
    'This browser cannot show messages. On an iPhone, put the desk on the home screen and open it from there.',
  'not-offered': 'This server sends no messages to phones.',
  denied:
    'This browser may not show messages of this site. Allow notifications in the site’s settings of the browser, then open this page again.',
  off: 'When a new lead comes in, this device can tell you, also while the desk is closed.',
  on: 'This device tells you of each new lead. It says the subject and the city, and nothing of the person.',
};

/** Lets this device be told of new leads. */
export default function PushSwitch() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: ['push-state'], queryFn: readPushState, retry: false });
  const onError = (error: Error) => {
    if (isSessionRefused(error)) return;
    showToast({
      title: 'Not changed',
      description: answerStatus(error) ? error.message : 'The browser or the desk did not answer.',
      tone: 'destructive',
    });
  };
  const switching = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? switchOn() : switchOff()),
    onSuccess: (state) => client.setQueryData(['push-state'], state),
    onError,
  });
  const testing = useMutation({
    mutationFn: sendTest,
    onSuccess: () => showToast({ title: 'A test is on its way', tone: 'success' }),
    onError,
  });

  const state = query.data;
  const isOn = state === 'on';
  return (
    <PanelPart title="Messages on this device">
      {state && <p>{WORDS[state]}</p>}
      {query.isError && <p role="alert">It could not be read whether this device is told.</p>}
      {(isOn || state === 'off') && (
        <PartActions>
          <Button
            kind="secondary"
            isBusy={switching.isPending}
            onClick={() => switching.mutate(!isOn)}
          >
            {isOn ? 'Switch off' : 'Switch on'}
          </Button>
          {isOn && (
            <Button kind="secondary" isBusy={testing.isPending} onClick={() => testing.mutate()}>
              Send a test
            </Button>
          )}
        </PartActions>
      )}
    </PanelPart>
  );
}
