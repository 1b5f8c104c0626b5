import { useState } from 'react';
import { MEMBER_ROLES, type MemberRole } from '../../../contract/desk/team.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { checkAddress, readAddress } from '../../shared/account/credentials.ts';
import { useForm } from '../../shared/form/use-form.ts';
import styles from './team.module.css';
import type { useTeam } from './use-team.ts';

const ROLE_OPTIONS = [
  { value: 'caller', label: 'Caller: works on leads' },
  { value: 'viewer', label: 'Viewer: reads leads' },
  { value: 'editor', label: 'Editor: keeps the site, sees no enquiry' },
] as const satisfies readonly { value: MemberRole; label: string }[];

/** Invites one person by mail. */
export function InviteForm({ invite }: { invite: ReturnType<typeof useTeam>['invite'] }) {
  /** Counts what was sent; each invitation begins with empty fields. */
  const [sent, setSent] = useState(0);
  const { errors, isBusy, formProps } = useForm({
    read: (data) => ({
      ...readAddress(data),
      role: MEMBER_ROLES.find((role) => role === data.get('role')) ?? 'viewer',
    }),
    check: checkAddress,
    send: async (values) => {
      // A refusal has shown its sentence; what was typed stays.
      const isSent = await invite.mutateAsync(values).then(
        () => true,
        () => false,
      );
      if (isSent) setSent(sent + 1);
      return { focus: 'email' };
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        key={sent}
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The person gets a mail and has seven days to create the account"
        error={errors.email}
      />
      <SelectField label="Role" name="role" options={ROLE_OPTIONS} defaultValue="caller" />
      <Button type="submit" isBusy={isBusy} className={styles.send}>
        Invite
      </Button>
    </form>
  );
}
