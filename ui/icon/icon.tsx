import type { LucideIcon } from 'lucide-react';
import { joinClasses } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  /** One of `ui/icon/icons.ts`. */
  icon: LucideIcon;
  /** `small` 16 px, `medium` 20 px, `large` 28 px; `text` grows with the text around it. */
  size?: 'text' | 'small' | 'medium' | 'large' | undefined;
  /** Names the icon where no text does; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ icon: Glyph, size = 'text', label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : ({ 'aria-hidden': true } as const);
  return (
    <Glyph
      className={joinClasses(styles.icon, styles[size], className)}
      strokeWidth={2.25}
      xmlns={undefined}
      {...naming}
    />
  );
}
