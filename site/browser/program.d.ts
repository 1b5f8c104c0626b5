/** A module as the text of an inline script, see inline-programs.ts. */
declare module '*?program' {
  const code: string;
  export default code;
}
