import type { Encoding } from './encodings.ts';

/** Complete headers of an answer, with lower-case names. */
export type Headers = Readonly<Record<string, string>>;

/** One encoding of a file, ready to send. */
export interface Representation {
  encoding: Encoding;
  body: Buffer;
  /** Strong and different for each encoding, with its quotes. */
  etag: string;
  headers: Headers;
}

/** A text or small binary file, held in memory. */
export interface HeldFile {
  kind: 'held';
  identity: Representation;
  /** The server's preferred encoding first. */
  compressed: readonly Representation[];
  /** Whether byte ranges are supported: for media, not for compressed text. */
  hasRanges: boolean;
}

/** A large binary file that is read from disk for each request. */
export interface StreamedFile {
  kind: 'streamed';
  /** Open as long as the build is served: it stays the file of these headers, whatever takes its place on the disk. */
  descriptor: number;
  size: number;
  etag: string;
  headers: Headers;
}

export type SiteFile = HeldFile | StreamedFile;

/** The built site in memory; a new build replaces it as a whole. */
export interface StaticSite {
  /** Decoded URL path, without `.html`, to its file. Nothing else can be reached. */
  files: ReadonlyMap<string, SiteFile>;
  /** Sent with status 404 for every other path. */
  notFound: HeldFile;
  /** Headers of every answer, including those without a file. */
  baseHeaders: Headers;
  /** Pages that the server fills in, by their path within the build. */
  templates: ReadonlyMap<string, string>;
  /** Content-Security-Policy of those pages. */
  templatePolicy: string;
}
