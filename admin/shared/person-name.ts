/** @returns `Simar Caller` of `simar.caller@example.com`, and of a short name the same with a capital */
export const personName = (address: string): string =>
  address
    .replace(/@.*/, '')
    .split(/[._-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
