import { getCollection } from 'astro:content';
import { byOrder } from '../shared/by-order.ts';
import { showsSamples } from '../shared/fact.ts';
import type { Person } from './person.ts';

/** Directors and managers in their order. */
export interface People {
  /** Those that pages may name. */
  shown: readonly Person[];
  /** Samples that no page of this build may name. */
  hidden: readonly Person[];
}

export async function loadPeople(): Promise<People> {
  const people = (await getCollection('people')).sort(byOrder).map(({ data }) => data);
  const isShown = ({ sample }: Person) => !sample || showsSamples();
  return { shown: people.filter(isShown), hidden: people.filter((person) => !isShown(person)) };
}
