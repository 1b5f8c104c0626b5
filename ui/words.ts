/** How the words of ui/ itself are said; a page in another language puts its own way here. */
export const words = { say: (english: string): string => english };
