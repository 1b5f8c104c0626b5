import { ENQUIRY_ENDPOINT } from '../../../../contract/routes.ts';
import {
  type EnquiryDependencies,
  type FormState,
  handleEnquiry,
  type Lead,
  type LeadMail,
} from '../handler.ts';

export const ADDRESS = `https://yctfc.example${ENQUIRY_ENDPOINT}`;
/** A valid enquiry, as the form sends it. */
export const enquiry = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '98765 43210',
  subject: '',
  message: 'Space in Phase 8',
};

/** The function in a home that notes what it is asked for. */
export function home(changes: Partial<EnquiryDependencies> = {}) {
  const seen = {
    stored: [] as { lead: Lead; mails: readonly LeadMail[] }[],
    pages: [] as FormState[],
    counted: [] as string[],
    faults: [] as unknown[],
    woken: 0,
  };
  const deps: EnquiryDependencies = {
    storeEnquiry: async (lead, mails) => void seen.stored.push({ lead, mails }),
    countRequest: async (_rule, network) => {
      seen.counted.push(network);
      return 0;
    },
    wakeMail: () => {
      seen.woken += 1;
    },
    reportFault: (fault) => seen.faults.push(fault),
    network: '203.0.113.7',
    leadsTo: 'leads@yctfc.example',
    siteUrl: 'https://yctfc.example',
    pagesOrigin: '',
    renderForm: (state) => {
      seen.pages.push(state);
      return '<!doctype html>';
    },
    ...changes,
  };
  return { seen, ask: (request: Request) => handleEnquiry(request, deps) };
}

export const post = (
  type: string,
  body: RequestInit['body'],
  headers: Record<string, string> = {},
) =>
  new Request(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: body ?? null,
  });
export const json = (value: unknown, headers?: Record<string, string>) =>
  post('application/json', JSON.stringify(value), headers);
export const form = (value: Record<string, string>) =>
  post('application/x-www-form-urlencoded', new URLSearchParams(value).toString());
