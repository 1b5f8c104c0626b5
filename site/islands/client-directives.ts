/** The product's own moments at which an island comes to life, beside those of Astro. */
export const CLIENT_DIRECTIVES = [
  { name: 'painted', entrypoint: './site/islands/client-painted.ts' },
] as const;
