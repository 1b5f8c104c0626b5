import { useEffect, useState } from 'react';
import { SelectField } from '../field/select-field.tsx';

const THEMES = [
  { value: '', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Sets `data-theme` on the page. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState('');

  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);

  return (
    <SelectField
      label="Theme"
      name="theme"
      options={THEMES}
      value={theme}
      onChange={(event) => setTheme(event.target.value)}
    />
  );
}
