/** What became of the enquiries of one round. */
export interface Result {
  round: string;
  /** Enquiries that were sent, each as often as it took to get an answer. */
  sent: number;
  /** Enquiries that were answered with 201. */
  acknowledged: number;
  /** Enquiries that the database holds. */
  stored: number;
  /** Leads beyond one for each enquiry. */
  doubled: number;
  /** Acknowledged enquiries that the database does not hold. */
  lost: number;
  note: string;
}
