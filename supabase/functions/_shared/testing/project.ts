import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const SERVICE_KEY = 'service-role-key';
export const FORM_SECRET = 'a secret of the tests that nobody else has';

interface Call {
  name: string;
  body: Record<string, unknown>;
}

/** A fake hosted project: a function reaches its database only over REST. */
export interface TestProject {
  serviceKey: string;
  /** Settings of platform and owner; mail goes nowhere unless a test sets a server. */
  env: Record<string, string>;
  /** Calls to the database, in order. */
  calls: Call[];
  /** Answers of the database's functions; null for those not listed. */
  answers: Record<string, (body: Record<string, unknown>) => unknown>;
  /** While true, every call fails with a detail that no visitor may see. */
  isAway: boolean;
  stop(): void;
}

export async function startProject(answers: TestProject['answers']): Promise<TestProject> {
  const server = createServer((request, response) => {
    void answer(project, request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const project: TestProject = {
    serviceKey: SERVICE_KEY,
    env: {
      SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
      SITE_URL: 'https://yctfc.example/',
      LEADS_TO: 'leads@example.in',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'YCTFC <no-reply@yctfc.example>',
      FORM_SECRET,
    },
    calls: [],
    answers,
    isAway: false,
    stop: () => {
      server.close();
    },
  };
  return project;
}

async function answer(
  project: TestProject,
  request: IncomingMessage,
): Promise<{ status: number; body: unknown }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const name = request.url?.replace('/rest/v1/rpc/', '') ?? '';
  const body = JSON.parse(Buffer.concat(parts).toString());
  if (request.headers.apikey !== SERVICE_KEY) return { status: 401, body: { message: 'no' } };
  if (project.isAway) return { status: 500, body: { code: 'XX000', message: 'secret detail' } };
  project.calls.push({ name, body });
  return { status: 200, body: project.answers[name]?.(body) ?? null };
}
