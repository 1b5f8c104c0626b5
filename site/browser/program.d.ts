/** A module as the text of an inline script, see inline-programs.ts. */
declare module '*?program' {
  const code: string;
  export default code;
}

/** What TypeScript's DOM leaves out, since not every browser has it: https://wicg.github.io/savedata/ */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
