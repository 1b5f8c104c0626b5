/** What TypeScript's DOM leaves out, since not every browser has it: https://wicg.github.io/savedata/ */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
