import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { CircleAlert } from '../../ui/icon/icons.ts';
import { t } from './language/language.ts';

export interface LoadFailedProps {
  what: string;
  onRetry: () => unknown;
  children?: ReactNode;
}

export const LoadFailed = ({ what, onRetry, children }: LoadFailedProps) => (
  <EmptyState
    icon={CircleAlert}
    title={t('{what} could not be loaded', { what: t(what) })}
    action={<Button onClick={() => void onRetry()}>{t('Try again')}</Button>}
  >
    {children}
  </EmptyState>
);
