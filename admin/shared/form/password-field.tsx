import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Eye, EyeOff } from '../../../ui/icon/icons.ts';
import styles from './form.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'affix'>;

/**
 * A password field with a button that shows it; the button's name stays, its pressed state changes.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      affix={
        <button
          type="button"
          className={styles.show}
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon icon={isShown ? EyeOff : Eye} size="medium" />
        </button>
      }
    />
  );
}
