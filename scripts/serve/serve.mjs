import { SERVER_START } from '../paths.mjs';
import { runNode } from '../setup/run-node.mjs';
import { whenNpmEnds } from './npm-life.mjs';

/** Runs the server until it ends; left at the desk, the demo goes over into the real product. @returns {Promise<number>} its exit code */
export async function serve({ values = {} } = {}) {
  let isLeft = false;
  const code = await runNode([...SERVER_START, ...(values.demo ? ['--demo'] : [])], {
    // The channel tells the server when this process is gone, even by SIGKILL.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    onStart: (server) => {
      whenNpmEnds(() => server.kill('SIGTERM'));
      server.on('message', (message) => {
        if (message !== 'leave-demo') return;
        isLeft = true;
        server.kill('SIGTERM');
      });
    },
  });
  return isLeft ? serve() : code;
}
