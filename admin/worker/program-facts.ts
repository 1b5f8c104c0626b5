import { ROUTES, DESK_WORKER as WORKER } from '../../contract/routes.ts';

/** Constants of the inline program register-worker.ts, evaluated at build time. */
export const DESK_WORKER = WORKER;
/** Public pages begin differently, so that the worker never controls one. */
export const DESK_WORKER_SCOPE = ROUTES.admin;
