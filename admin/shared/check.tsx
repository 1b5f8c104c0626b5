import type { ReactNode } from 'react';
import view from './view.module.css';

export interface CheckProps {
  id?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

export const Check = ({ id, isOn, isDisabled, onChange, children }: CheckProps) => (
  <label className={view.check}>
    <input
      id={id}
      type="checkbox"
      checked={isOn}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{children}</span>
  </label>
);
