import { describeSendError } from '../mail/send-error.ts';
import { openSmtpTransport, type SmtpOptions } from '../mail/smtp-transport.ts';
import type { HostedDatabase } from './database.ts';

/**
 * Sends every due mail of the outbox, one after another. A failed mail stays there and is retried
 * by the first call after its waiting time.
 */
export async function sendOutbox(
  database: Pick<HostedDatabase, 'claimMail' | 'settleMail'>,
  options: SmtpOptions,
): Promise<void> {
  const transport = openSmtpTransport(options);
  try {
    for (let due = await database.claimMail(); due; due = await database.claimMail()) {
      const error = await transport.send(due.mail, due.id).then(
        () => null,
        (reason: unknown) => describeSendError(reason).text,
      );
      await database.settleMail(due.id, error);
    }
  } finally {
    await transport.close();
  }
}
