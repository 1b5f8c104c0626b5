import { SERVER_START } from '../paths.mjs';
import { runNode } from '../setup/run-node.mjs';
import { whenNpmEnds } from './npm-life.mjs';

/** Runs the server until it ends. @returns {Promise<number>} its exit code */
export function serve() {
  return runNode(SERVER_START, {
    // The channel tells the server when this process is gone, even by SIGKILL.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    onStart: (server) => whenNpmEnds(() => server.kill('SIGTERM')),
  });
}
