import { z } from 'astro/zod';
import { ROUTES } from '../../../contract/routes.ts';
import { texts } from '../shared/fields.ts';

type RouteName = keyof typeof ROUTES;

/** The name of a route of contract/routes.ts. */
export const routeNameSchema = z.enum(Object.keys(ROUTES) as [RouteName, ...RouteName[]]);

const linkSchema = z
  .strictObject({
    label: z.string(),
    route: routeNameSchema,
  })
  .transform(({ label, route }) => ({ label, href: ROUTES[route] }));

const groupSchema = z.strictObject({ label: z.string(), links: z.array(linkSchema).min(2) });

/** `content/navigation.yaml`: labels and route names; addresses come from the route table. */
export const navigationSchema = z.strictObject({
  main: z.array(z.union([linkSchema, groupSchema])),
  action: linkSchema,
  chats: z.strictObject(texts('franchise', 'other')),
  footer: z.array(linkSchema),
  ending: z.string().max(60),
  legal: z.array(linkSchema),
  note: z.string(),
});

export type Navigation = z.output<typeof navigationSchema>;
export type NavigationLink = Navigation['action'];

export const listMainLinks = ({ main }: Pick<Navigation, 'main'>): NavigationLink[] =>
  main.flatMap((entry) => ('links' in entry ? entry.links : entry));
