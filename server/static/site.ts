import type { Encoding } from './encodings.ts';

/** Header names in lower case and their values, complete for one answer. */
export type Headers = Readonly<Record<string, string>>;

/** One encoding of a file, ready to be written. */
export interface Representation {
  encoding: Encoding;
  body: Buffer;
  /** Strong and different for each encoding, with its quotes. */
  etag: string;
  headers: Headers;
}

/** A file that is small enough, or text, and waits in memory. */
export interface HeldFile {
  kind: 'held';
  identity: Representation;
  /** The server's favourite first. */
  compressed: readonly Representation[];
  /** Byte ranges are for media; compressed text has none. */
  hasRanges: boolean;
}

/** A large binary file that is read from disk for each request. */
export interface StreamedFile {
  kind: 'streamed';
  location: string;
  size: number;
  etag: string;
  headers: Headers;
}

export type SiteFile = HeldFile | StreamedFile;

/** The built site in memory; a new build takes its place as a whole. */
export interface StaticSite {
  /** Decoded URL path, without `.html`, to its file. Nothing else can be reached. */
  files: ReadonlyMap<string, SiteFile>;
  /** Sent with status 404 for every other path. */
  notFound: HeldFile;
  /** What every answer carries, also those without a file. */
  baseHeaders: Headers;
}
