const HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'youtu.be', 'youtube-nocookie.com']);

/** Whether an address belongs to YouTube; a path of our own never does. */
export function isYouTubeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return HOSTS.has(new URL(address).hostname.replace(/^(www|m)\./, ''));
}
