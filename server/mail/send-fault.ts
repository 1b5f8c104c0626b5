/** What is known about a mail that was not taken, without addresses. */
export interface SendFault {
  /** Node's or nodemailer's code, like ECONNECTION or EENVELOPE. */
  code: string;
  /** The mail server's answer code, like 550. */
  responseCode?: number;
  /** One line for the outbox row: code and the server's words. */
  text: string;
}

const ADDRESS = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;

/** Describes a fault so that it may be logged and kept: mail servers repeat addresses in their words. */
export function describeFault(fault: unknown): SendFault {
  const { code, responseCode, message } = (fault ?? {}) as Partial<Record<string, unknown>>;
  const shownCode = typeof code === 'string' ? code : 'EUNKNOWN';
  const words = String(message ?? fault).replace(ADDRESS, '<address>');
  return {
    code: shownCode,
    ...(typeof responseCode === 'number' && { responseCode }),
    text: `${shownCode}: ${words.replace(/\s+/g, ' ').trim()}`.slice(0, 300),
  };
}
