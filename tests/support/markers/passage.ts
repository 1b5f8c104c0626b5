/** How a marker is written in Markdown: between words, and within the quotes of a title. */
interface BodySpelling {
  words: string;
  quoted: string;
}

const ATTACK = `p1p> <script data-late>p1p()</script>"'><img src=x onerror=p1p()></style></head></body>-->]]>`;

const SIGNS: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Ends the words of a link.
  ']': '&#93;',
};
const asEntities = [...ATTACK].map((letter) => SIGNS[letter] ?? letter).join('');

/** What the check of the content lets through. */
export const IN_ENTITIES: BodySpelling = { words: asEntities, quoted: `> ${asEntities}` };
/** What it refuses. */
export const AS_HTML: BodySpelling = {
  words: ATTACK.replaceAll(']', String.raw`\]`),
  quoted: ATTACK.replaceAll('"', String.raw`\"`),
};
export const HARMLESS: BodySpelling = { words: 'p1p', quoted: 'p1p' };

/** A marker wherever the check lets words stand, beside an amount, which the site keeps on one line. */
export const writeWords = ({ words, quoted }: BodySpelling): string => `
## Heading ${words}

Words ${words}, a [link ${words}](https://example.in/?q "${quoted} {claim:single-investment} ${quoted}").

- **An item** ${words}

> A quote ${words}

| Head ${words} | Amount |
|---|---|
| Cell ${words} | {claim:single-investment} |

\`code ${words}\`
`;

/** The same, and in the words of a picture, which the check refuses in a text. */
export const writePassage = (spelling: BodySpelling): string => {
  const { words, quoted } = spelling;
  return `${writeWords(spelling)}
![a picture ${words} {claim:single-investment} ${words}](https://example.in/a.png "${quoted}")
`;
};
