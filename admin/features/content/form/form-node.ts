export type JsonSchema = Record<string, unknown>;

export interface Texts {
  label: string;
  help: string | undefined;
  isRequired: boolean;
}

export interface TextLimits {
  minLength: number | undefined;
  maxLength: number | undefined;
  pattern: string | undefined;
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a form shows of one value; `unknown` is shown and never written. */
export type FormNode = Texts &
  (
    | ({ kind: 'text' | 'long' | 'date' | 'colour' } & TextLimits)
    /** `names` are what to call the options, as far as their own words do not say it. */
    | { kind: 'choice'; options: readonly (string | number)[]; names: readonly string[] }
    | {
        kind: 'number';
        isWhole: boolean;
        minimum: number | undefined;
        maximum: number | undefined;
        unit: string | undefined;
      }
    | { kind: 'switch' }
    | {
        kind: 'group';
        fields: readonly { key: string | number; schema: JsonSchema; isRequired: boolean }[];
      }
    | { kind: 'picture'; alt: JsonSchema; rest: readonly string[]; least: Size | undefined }
    | { kind: 'list'; item: JsonSchema; minItems: number; maxItems: number }
    /** A fact that the owner has to confirm, or has. */
    | { kind: 'fact'; inner: JsonSchema; isConfirmed: boolean }
    | { kind: 'unknown' }
  );

/** A node without the words around it. */
export type Shape = FormNode extends infer Node
  ? Node extends Texts
    ? Omit<Node, keyof Texts>
    : never
  : never;
