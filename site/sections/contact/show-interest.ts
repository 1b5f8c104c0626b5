import { contactPath, type Interest, readInterest } from '../../../contract/interest/interest.ts';
import { describeInterest } from '../../../contract/interest/interest-words.ts';
import { SUBMISSION_FIELDS } from '../../../contract/submission-fields.ts';

/** Shows above the form what a visitor told a decision tool, lets him remove it, and puts the rest into the form. */

/** Id of the card that the page keeps hidden until then. */
const INTEREST_ID = 'interest';
const FORM_ID = 'enquiry-form';

const card = document.getElementById(INTEREST_ID);
const form = document.querySelector<HTMLFormElement>('main form');
const interest = readInterest(location.search);

if (card && form) {
  // Outside the form, which belongs to its island, and yet one of its fields.
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = SUBMISSION_FIELDS.interest;
  form.id ||= FORM_ID;
  field.setAttribute('form', form.id);
  card.after(field);
  preselectFranchise(form);
  show(card, field, interest);
  // Sent: the next enquiry begins with nothing.
  form.addEventListener('reset', () => show(card, field, {}));
}

/** A subject that somebody chose stays. */
function preselectFranchise(of: HTMLFormElement): void {
  const subject = of.querySelector<HTMLSelectElement>('select[name=subject]');
  if (!subject || subject.value) return;
  subject.value = 'franchise';
  subject.dispatchEvent(new Event('input', { bubbles: true }));
}

function show(place: HTMLElement, field: HTMLInputElement, told: Interest): void {
  const lines = describeInterest(told);
  place.hidden = lines.length === 0;
  field.value = lines.length ? (contactPath(told).split('?')[1] ?? '') : '';
  place.querySelector('ul')?.replaceChildren(
    ...lines.map(({ key, label, value }) => {
      const line = document.createElement('li');
      const words = document.createElement('span');
      words.textContent = `${label}: ${value}`;
      const remove = document.createElement('button');
      remove.type = 'button';
      remove.textContent = '×';
      remove.setAttribute('aria-label', `Do not send ${label}: ${value}`);
      remove.addEventListener('click', () => {
        const { [key]: _left, ...rest } = told;
        show(place, field, rest);
        // The focus stays near: the next line's button, else the form.
        (
          place.querySelector<HTMLElement>('button') ?? form?.querySelector<HTMLElement>('input')
        )?.focus();
      });
      line.append(words, remove);
      return line;
    }),
  );
}
