/** What every route handler finds in Hono's context. */
export interface AppEnv {
  Variables: {
    /** The visitor's network address, as found behind TRUST_PROXY proxies. */
    clientAddress: string;
    /** Random id that ties the log lines of one request together. */
    requestId: string;
  };
}
