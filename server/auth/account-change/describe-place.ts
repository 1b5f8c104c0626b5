/** First match names the program; the order matters, since most programs also claim to be others. */
const PROGRAMS = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const;

const DEVICES = [
  [/\bAndroid\b/, 'an Android device'],
  [/\biPhone\b|\biPad\b/, 'an iPhone or iPad'],
  [/\bWindows\b/, 'a Windows computer'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'a Linux computer'],
] as const;

type Names = readonly (readonly [RegExp, string])[];
const nameOf = (names: Names, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a request tells of the place that it came from. */
export interface Place {
  userAgent: string;
  /** The account was used from this network before the last 24 hours. */
  isNetworkKnown: boolean;
}

/**
 * The kind of place for a mail, in words from a fixed list: what a stranger's program says of itself
 * must not get into a mail of ours.
 */
export function describePlace({ userAgent, isNetworkKnown }: Place): string {
  const program = nameOf(PROGRAMS, userAgent) ?? 'an unknown program';
  const device = nameOf(DEVICES, userAgent) ?? 'an unknown device';
  const network = isNetworkKnown
    ? 'in a network from which this account was used before'
    : 'in a network from which this account was first used within the last 24 hours';
  return `${program} on ${device}, ${network}`;
}
