import { DESK_WORKER } from '../../contract/routes.ts';
import { openPolicy } from '../shared/trusted-types.ts';

const OWN_FILE = /^\/assets\/[\w./-]+\.js$/;

const policy = openPolicy('yctfc-worker', {
  createScriptURL(address) {
    const { origin, pathname, href } = new URL(address, location.origin);
    // In development Vite serves a worker under the path of its source.
    const isBuilt =
      import.meta.env.MODE === 'development' || pathname === DESK_WORKER || OWN_FILE.test(pathname);
    if (origin !== location.origin || !isBuilt)
      throw new TypeError('Only a worker of the build may be started.');
    return href;
  },
});

/**
 * The address of a worker, which the desk's policy takes from nowhere else.
 * @param address of a file of the build, as `import address from './reader.ts?worker&url'` gives it
 * @throws TypeError for every other address
 */
export const workerUrl = (address: string): string => policy.createScriptURL(address);
