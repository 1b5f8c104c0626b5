export interface AppEnv {
  Variables: {
    /** The visitor's network address, as found behind TRUST_PROXY proxies. */
    clientAddress: string;
    requestId: string;
  };
}
