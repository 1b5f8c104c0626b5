import { SERVER_START } from '../paths.mjs';
import { runNode } from '../setup/project.mjs';
import { whenNpmEnds } from './npm-life.mjs';
import { followLines, isTerminal, readableLine } from './readable-log.mjs';

export async function serve({ values: { demo = false } = {} } = {}) {
  let isOver = true;
  const output = isTerminal() ? 'pipe' : 'inherit';
  const code = await runNode([...SERVER_START, ...(demo ? ['--demo'] : [])], {
    // The channel tells the server when this process is gone, even by SIGKILL.
    stdio: ['inherit', output, output, 'ipc'],
    onStart: (server) => {
      whenNpmEnds(() => server.kill('SIGTERM'));
      followLines(server, (line) => console.log(readableLine(line)));
      server.on('message', (message) => {
        if (message !== 'leave-demo') return;
        isOver = false;
        server.kill('SIGTERM');
      });
    },
  });
  return isOver ? code : serve();
}
