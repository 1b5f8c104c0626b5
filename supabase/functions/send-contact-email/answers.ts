import type { EnquiryErrors, EnquiryField } from '../../../contract/enquiry.ts';
import { CONTACT_STORED, ROUTES } from '../../../contract/routes.ts';
import type { EnquiryReceipt } from '../../../contract/submission.ts';
import { answerError, answerJson, retryAfter } from '../_shared/answer-json.ts';
import type { Fields } from '../_shared/read-fields.ts';

export interface FormState {
  values: Partial<Record<EnquiryField, string>> & {
    consents?: readonly string[];
  };
  errors: EnquiryErrors;
  failure?: Failure | undefined;
}

/** @returns the complete contact page with everything from `state` in it, escaped. */
export type RenderForm = (state: FormState) => string;

export type Failure = Record<'title' | 'description', string>;

export type Answers = typeof JSON_ANSWERS;

interface Pages {
  pagesOrigin: string;
  renderForm?: RenderForm | undefined;
}

export function answersFor(body: Fields, pages: Pages): Answers {
  return body.kind === 'json' ? JSON_ANSWERS : pageAnswers(body.fields, pages);
}

const JSON_ANSWERS = {
  stored: (receipt: EnquiryReceipt) => answerJson(201, receipt),
  proven: (id: string) => answerJson(200, { id }),
  unproven: () => answerError(422, 'The proof does not fit this submission.'),
  invalid: (fields: EnquiryErrors) =>
    answerJson(422, { error: { message: 'Check the marked fields.', fields } }),
  failed: (status: number, { description }: Failure, waitSeconds?: number) =>
    answerError(status, description, waitSeconds),
};

function pageAnswers(values: FormState['values'], { pagesOrigin, renderForm }: Pages): Answers {
  const show = (status: number, state: Omit<FormState, 'values'>, waitSeconds?: number) =>
    renderForm
      ? new Response(renderForm({ values, ...state }), {
          status,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            ...retryAfter(waitSeconds),
          },
        })
      : seeOther(pagesOrigin + ROUTES.contactNotSent);
  return {
    ...JSON_ANSWERS,
    stored: () => seeOther(pagesOrigin + CONTACT_STORED),
    invalid: (errors) => show(422, { errors }),
    failed: (status, failure, waitSeconds) => show(status, { errors: {}, failure }, waitSeconds),
  };
}

/** 303, so that reloading the page that follows does not post again. */
const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
