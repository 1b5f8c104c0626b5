/** Codes with which the desk's functions refuse; the message is a sentence for people. */
export const REFUSALS = {
  /** A value that is missing, wrong or unknown; the sentence names the field. HTTP 400. */
  badValue: '22023',
  /** Somebody else changed the same lead meanwhile; nothing was changed. HTTP 409. */
  conflict: 'PT409',
  /** The visitor allows no such contact. HTTP 422. */
  noContact: 'PT422',
  /** No such lead or action. HTTP 404. */
  unknown: 'PT404',
  /** The time to undo is over. HTTP 410. */
  tooLate: 'PT410',
} as const;
