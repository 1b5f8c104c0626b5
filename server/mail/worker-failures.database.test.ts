import { describe, expect, it, vi } from 'vitest';
import { startMailServer } from '../../tests/support/mail/smtp.ts';
import { mail, setUpMailDesk } from '../testing/mail-desk.ts';

const desk = setUpMailDesk();
const { log, queue, outbox, makeDue, sql, startWorker } = desk;

describe('a mail server that does not', () => {
  const failed = () =>
    vi.waitFor(async () => {
      const [row] = await outbox();
      expect(row.last_error).not.toBeNull();
      return row;
    }, 40_000);

  it.each(['refuse', 'defer'] as const)(
    '%s: the mail waits and is sent later',
    async (behaviour) => {
      desk.server.behave(behaviour);
      await queue();
      const worker = startWorker();
      const row = await failed();
      expect(row).toMatchObject({
        sent_at: null,
        abandoned_at: null,
        attempts: 1,
        body_text: mail.text,
      });
      expect(row.next_attempt_at.getTime()).toBeGreaterThan(Date.now());
      desk.server.behave('accept');
      await makeDue();
      worker.wake();
      await desk.server.waitFor(() => true);
    },
  );

  it('is down, then up', async () => {
    const { url } = desk.server;
    await desk.server.stop();
    await queue();
    const worker = startWorker(url);
    expect((await failed()).last_error).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/);
    desk.server = await startMailServer();
    await worker.stop();
    await makeDue();
    startWorker();
    await desk.server.waitFor(() => true);
  });

  it('hangs: the worker gives up on it and stops in time', async () => {
    desk.server.behave('hang');
    await queue();
    const worker = startWorker();
    await vi.waitFor(async () => expect((await outbox())[0].attempts).toBe(1));
    await worker.stop();
    expect(await outbox()).toMatchObject([
      { sent_at: null, last_error: expect.stringMatching(/abort/i) },
    ]);
  });

  it('leaves no address in the log, and says so when a mail is given up', async () => {
    desk.server.behave('refuse');
    await queue();
    await sql('update private.mail_outbox set attempts = 19');
    startWorker();
    await vi.waitFor(async () => expect((await outbox())[0].abandoned_at).not.toBeNull());
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ attempts: 20, responseCode: 550 }),
      'mail abandoned',
    );
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('@');
    expect((await outbox())[0].last_error).not.toContain('@');
  });
});
