/** What every route handler finds in Hono's context. */
export interface AppEnv {
  Variables: {
    /** The visitor's network address, behind as many proxies as TRUST_PROXY says. */
    clientAddress: string;
    /** Random id that ties the log lines of one request together. */
    requestId: string;
  };
}
