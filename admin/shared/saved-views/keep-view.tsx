import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListFilter } from '../../../contract/desk/list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ViewDialog } from './view-dialog.tsx';
import { isSameFilter } from './view-row.tsx';
import { viewsQuery } from './views-query.ts';

export interface KeepViewProps {
  filter: ListFilter;
}

/** Keeps the filter that is open under a name, or changes the view that it is. */
export default function KeepView({ filter }: KeepViewProps) {
  const { data: views } = useQuery(viewsQuery);
  const [isOpen, setIsOpen] = useState(false);
  if (!views) return null;
  const view = views.find((one) => isSameFilter(one.filter, filter));
  return (
    <>
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {view ? 'Change view' : 'Save view'}
      </Button>
      {isOpen && <ViewDialog view={view} filter={filter} onClose={() => setIsOpen(false)} />}
    </>
  );
}
