/** What is known about a mail that was not taken, without addresses. */
export interface SendError {
  /** Node's or nodemailer's code, like ECONNECTION or EENVELOPE. */
  code: string;
  /** The mail server's answer code, like 550. */
  responseCode?: number;
  /** One line for the outbox row: code and the server's words. */
  text: string;
}

const ADDRESS = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;
/** Characters of the line that the outbox row keeps. */
const MAX_LENGTH = 300;

/** Describes an error so that it may be logged and kept: mail servers repeat addresses in their words. */
export function describeSendError(error: unknown): SendError {
  const { code, responseCode, message } = (error ?? {}) as Partial<Record<string, unknown>>;
  const shownCode = typeof code === 'string' ? code : 'EUNKNOWN';
  const words = String(message ?? error).replace(ADDRESS, '<address>');
  return {
    code: shownCode,
    ...(typeof responseCode === 'number' && { responseCode }),
    text: `${shownCode}: ${words.replace(/\s+/g, ' ').trim()}`.slice(0, MAX_LENGTH),
  };
}
