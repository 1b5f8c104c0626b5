import { ENQUIRY_ENDPOINT } from '../../../../contract/paths.ts';
import type { EnquiryEntry } from '../enquiry-store.ts';
import { type EnquiryDependencies, type FormState, handleEnquiry } from '../handler.ts';

export const SECRETS = ['a secret of the tests that nobody else has'];
export const ADDRESS = `https://yctfc.example${ENQUIRY_ENDPOINT}`;
/** The five fields of a valid enquiry. */
export const enquiry = {
  name: 'Harpreet Kaur',
  email: 'harpreet@example.in',
  phone: '98765 43210',
  subject: '',
  message: 'Space in Phase 8',
};
/** The enquiry with the honeypot field, as the form sends it. */
export const submitted = { ...enquiry, homepage: '' };

/** The function in a fake environment that records calls. */
export function home(changes: Partial<EnquiryDependencies> = {}) {
  const seen = {
    stored: [] as EnquiryEntry[],
    proven: [] as string[],
    pages: [] as FormState[],
    assessed: [] as string[],
    errors: [] as unknown[],
    woken: 0,
  };
  const deps: EnquiryDependencies = {
    assessEnquiry: async (submission) => {
      seen.assessed.push(submission);
      return { isKnown: false, isHeld: false, waits: [] };
    },
    storeEnquiry: async (entry) => {
      seen.stored.push(entry);
      return entry.id;
    },
    acceptProof: async (submission) => void seen.proven.push(submission),
    countRequest: async () => 0,
    wakeMail: () => {
      seen.woken += 1;
    },
    reportError: (error) => seen.errors.push(error),
    network: '203.0.113.7',
    secrets: SECRETS,
    leadsTo: 'leads@yctfc.example',
    siteUrl: 'https://yctfc.example',
    deskUrl: 'https://desk.yctfc.example',
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
