import { t } from './language/language.ts';

const KINDS: Readonly<Record<string, string>> = {
  team: 'Mail to the team',
  acknowledgement: 'Acknowledgement to the visitor',
  withdrawal: 'Withdrawal to the team',
  correction: 'Corrected details to the team',
  held_correction: 'Notice of a doubtful correction to the team',
  digest: 'Daily digest',
  account: 'Account mail',
};

export const nameMail = (kind: string): string => t(KINDS[kind] ?? kind);
