/** What the desk's style sheets would say: its custom properties, for every element alike. */
export const styleSheet = new Map<string, string>();

/** Where everything begins, from the top of the page, and how high it is: there is no other layout. */
export const layout = { top: 0, height: 80 };
