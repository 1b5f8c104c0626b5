import { getCollection } from 'astro:content';
import { ROUTES } from '../../../contract/routes.ts';
import type { FranchiseModel } from './franchise-model.ts';

export type LocatedModel = FranchiseModel & { slug: string; path: string };

export async function loadFranchiseModels(): Promise<LocatedModel[]> {
  const entries = await getCollection('franchise');
  return entries
    .map(({ id, data }) => ({ ...data, slug: id, path: ROUTES[data.route] }))
    .sort((left, right) => left.order - right.order);
}
