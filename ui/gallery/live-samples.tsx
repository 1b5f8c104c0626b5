import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../field/text-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { Download, Eye, EyeOff } from '../icon/icons.ts';
import { Tabs } from '../tabs/tabs.tsx';
import { showToast } from '../toast/toast.ts';
import { Toaster } from '../toast/toaster.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Sample } from './samples.tsx';

const TABS = [
  { id: 'login', label: 'Login' },
  { id: 'signup', label: 'Sign Up' },
] as const;

type Mode = (typeof TABS)[number]['id'];

/** Everything that needs JavaScript to work. */
export function LiveSamples() {
  return (
    <>
      <TabsSample />
      <Sample title="Dialog, Tooltip and Toaster">
        <DialogSample />
        <Tooltip text="Saves all leads as a CSV file">
          <Button kind="secondary">
            <Icon icon={Download} /> Download CSV
          </Button>
        </Tooltip>
        {Object.entries(TOASTS).map(([label, toast]) => (
          <Button key={label} kind="secondary" onClick={() => showToast(toast)}>
            {label}
          </Button>
        ))}
        <Toaster />
      </Sample>
    </>
  );
}

function TabsSample() {
  const [mode, setMode] = useState<Mode>('login');
  const [isShown, setIsShown] = useState(false);
  return (
    <Sample title="Tabs" layout="grid">
      <Tabs label="Sign in or sign up" tabs={TABS} selected={mode} onSelect={setMode}>
        <TextField
          label={mode === 'login' ? 'Password' : 'New password'}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          affix={
            <Button
              kind="quiet"
              size="small"
              aria-label={isShown ? 'Hide password' : 'Show password'}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon icon={isShown ? EyeOff : Eye} size="medium" />
            </Button>
          }
        />
      </Tabs>
    </Sample>
  );
}

function DialogSample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open dialog</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Delete all 128 leads?"
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              Cancel
            </Button>
            <Button kind="danger" onClick={close}>
              Delete all leads
            </Button>
          </>
        }
      >
        <p>They are removed for every administrator and cannot be brought back.</p>
      </Dialog>
    </>
  );
}

const TOASTS = {
  'Success toast': {
    title: 'Message sent!',
    description: "Thank you for your inquiry. We'll get back to you soon.",
    tone: 'success',
  },
  'Failure toast': {
    title: 'Error',
    description: 'Failed to send message. Please try again.',
    tone: 'destructive',
  },
  'Plain toast': { title: 'Lead data has been refreshed.' },
} as const;
