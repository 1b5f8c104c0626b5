import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How the server treats those who connect. */
export type Misbehaviour =
  | 'accept'
  | 'refuse'
  | 'hang'
  | 'defer'
  | 'reject one recipient'
  | 'die in the middle of DATA';

/** A mail server that does what it is told, down to the last line. */
export interface BadMailServer {
  url: string;
  /** How often each Message-ID was taken. */
  taken: Map<string, number>;
  behave(behaviour: Misbehaviour): Promise<void>;
  /** Called once the next mail is answered with 250, before its sender can have noted it. */
  onNextTaken(listener: (() => void) | undefined): void;
  /** This recipient is answered with 550 while one recipient is rejected. */
  rejected: string;
  stop(): Promise<void>;
}

const REJECTED = 'nobody@example.in';

/** Opens it on the loopback interface; `refuse` closes the port and keeps its number. */
export async function startBadMailServer(): Promise<BadMailServer> {
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();
  let behaviour: Misbehaviour = 'accept';
  let listener: (() => void) | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(
      socket,
      () => behaviour,
      (mail) => {
        const [, id = ''] = /^message-id:\s*<([^>]+)>/im.exec(mail) ?? [];
        taken.set(id, (taken.get(id) ?? 0) + 1);
        listener?.();
        listener = undefined;
      },
    );
  });
  const open = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await open(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    rejected: REJECTED,
    onNextTaken: (next) => {
      listener = next;
    },
    behave: async (next) => {
      if (next === 'refuse' && server.listening) await close();
      if (next !== 'refuse' && !server.listening) await open(port);
      behaviour = next;
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
}

/** One connection: enough of RFC 5321 for a sender that keeps to it. */
function converse(
  socket: Socket,
  behaviour: () => Misbehaviour,
  take: (mail: string) => void,
): void {
  let text = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 ready');
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
    if (isData) readData();
    else readLines();
  });

  function readLines(): void {
    for (let end = text.indexOf('\r\n'); end >= 0 && !isData; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (behaviour() !== 'hang') answer(line);
    }
  }

  function answer(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') say('250 torture');
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else if (verb === 'DATA') {
      isData = true;
      say('354 go on');
    } else if (verb !== 'RCPT') say('250 ok');
    else if (behaviour() === 'defer') say('451 try again later');
    else if (behaviour() === 'reject one recipient' && line.includes(REJECTED)) say('550 nobody');
    else say('250 ok');
  }

  function readData(): void {
    if (behaviour() === 'die in the middle of DATA') {
      socket.destroy();
      return;
    }
    const end = text.indexOf('\r\n.\r\n');
    if (end < 0) return;
    const mail = text.slice(0, end);
    text = text.slice(end + 5);
    isData = false;
    say('250 taken');
    take(mail);
  }
}
