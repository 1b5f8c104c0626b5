import { z } from 'astro/zod';
import { ROUTES } from '../../../contract/routes.ts';

type RouteName = keyof typeof ROUTES;

/** The name of a route of contract/routes.ts. */
export const routeNameSchema = z.enum(Object.keys(ROUTES) as [RouteName, ...RouteName[]]);

const linkSchema = z
  .strictObject({
    label: z.string(),
    route: routeNameSchema,
  })
  .transform(({ label, route }) => ({ label, href: ROUTES[route] }));

/** `content/navigation.yaml`: labels and route names; addresses come from the route table. */
export const navigationSchema = z.strictObject({
  main: z.array(linkSchema),
  action: linkSchema,
  footer: z.array(linkSchema),
  legal: z.array(linkSchema),
});

export type Navigation = z.output<typeof navigationSchema>;
export type NavigationLink = Navigation['action'];
