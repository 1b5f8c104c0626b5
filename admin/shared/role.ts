import { createContext, use } from 'react';
import type { DeskRole } from '../../contract/desk/team.ts';

/** Who is at the desk. The owner where nobody says otherwise: what he may not is hidden from nobody. */
export const RoleContext = createContext<DeskRole>('owner');

/** What the person at the desk may do, so that nothing is offered in vain; the server decides by itself. */
export const useRole = (): DeskRole => use(RoleContext);
