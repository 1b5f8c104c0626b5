/** Why a mail was not accepted, without addresses. */
export interface SendError {
  /** Node's or nodemailer's code, like ECONNECTION or EENVELOPE. */
  code: string;
  /** The mail server's answer code, like 550. */
  responseCode?: number;
  /** One line for the outbox row: code and the server's message. */
  text: string;
}

const ADDRESS = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;
/** Maximum characters of that line. */
const MAX_LENGTH = 300;

/**
 * Describes an error for log and database without the addresses that mail servers repeat in their
 * messages.
 */
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
