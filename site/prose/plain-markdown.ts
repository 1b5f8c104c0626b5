import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** Where a link of a text may lead: a page, a place on it, or one of these. */
const LEADS = /^(?:https?:|mailto:|tel:|[/#]|(?![^/?#]*:))/i;

const isHarmless = (address: unknown): boolean =>
  typeof address !== 'string' || LEADS.test(address.trim());

/** The policy of a page refuses the styles by which code would be coloured. */
export const CODE_AS_WORDS = { syntaxHighlight: false } as const;

/**
 * Markdown of the content as words alone: HTML stands there as it was typed, and an address that would run
 * a program is no link. `npm run check-content` refuses both; this holds for whatever it does not know.
 */
export const PLAIN_MARKDOWN = {
  mdastPlugins: [{ name: 'html-as-words', html: ({ value }) => ({ type: 'text', value }) }],
  hastPlugins: [
    {
      name: 'harmless-addresses',
      element: {
        filter: ['a', 'img'],
        visit: (node, context) => {
          for (const name of ['href', 'src'])
            if (!isHarmless(node.properties[name])) context.setProperty(node, name, null);
        },
      },
    },
  ],
} satisfies SatteriProcessorOptions;
