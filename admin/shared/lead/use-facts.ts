import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { factsOf } from '../../../contract/desk/facts-of.ts';
import { deskContentQuery } from '../contact/desk-content-query.ts';

type FactLead = Parameters<typeof factsOf>[0];

/** What is known of each lead; nothing until the rules are there by which messages are read. */
export function useFacts(leads: readonly FactLead[]): ReturnType<typeof factsOf>[] {
  const { data: content } = useQuery(deskContentQuery);
  return useMemo(
    () => leads.map((lead) => (content?.models ? factsOf(lead, content) : {})),
    [leads, content],
  );
}
