// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { find, findAll, mount } from '../../../ui/testing/mount.ts';
import { QuestionList } from '../../sections/franchise/franchise.tsx';
import { filterQuestions } from './filter-questions.ts';
import { QuestionBox } from './question-box.tsx';

const QUESTIONS = [
  { id: 'loan', question: 'Will a bank lend?', answer: 'Bring papers.', tags: 'emi, mudra' },
  { id: 'rent', question: 'How much rent?', answer: 'Less than the food.' },
];
const HALL = [{ id: 'seats', question: 'How many seats?', answer: 'Count the rent last.' }];
const words = {
  ...{ label: 'Find', placeholder: 'rent', found: '{found} of {all}', nothing: 'None.' },
  ...{ askLabel: 'Ask', askMessage: 'About {words}' },
};

beforeEach(async () => {
  history.replaceState(null, '', '/franchise/questions');
  await mount(
    <>
      <QuestionBox
        {...{ words, jumpLabel: 'Models', chat: 'https://wa.me/919876543210' }}
        groups={[{ slug: 'general', name: 'All', items: QUESTIONS }]}
      />
      <div id="questions">
        <section>
          <QuestionList questions={QUESTIONS} />
        </section>
        <section>
          <QuestionList questions={HALL} />
        </section>
      </div>
    </>,
  );
});

const start = () => filterQuestions(find('#questions'));
const shown = () =>
  findAll<HTMLElement>('details:not([hidden])')
    .filter((one) => !one.closest<HTMLElement>('section')?.hidden)
    .map((one) => one.querySelector('p')?.id);
const type = (typed: string) => {
  const field = find<HTMLInputElement>('input');
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

it('keeps what holds all words, in question, answer or other words for it', () => {
  start();
  type('rent');
  expect(shown()).toEqual(['rent', 'seats']);
  expect(find('#question-count').textContent).toBe('2 of 3');
  type('rent seat');
  expect(shown()).toEqual(['seats']);
  type('EMI');
  expect(shown()).toEqual(['loan']);
  type('');
  expect(shown()).toHaveLength(3);
  expect(find('#question-count').textContent).toBe('');
});

it('offers the chat with the words where nothing is left', () => {
  start();
  const ask = find<HTMLElement>('#question-ask');
  expect(ask.hidden).toBe(true);
  type('helicopter & pilot');
  expect(shown()).toEqual([]);
  expect(ask.hidden).toBe(false);
  const link = ask.querySelector('a') as HTMLAnchorElement;
  expect(new URL(link.href).searchParams.get('text')).toBe('About helicopter & pilot');
});

it('opens the question that the address names', () => {
  history.replaceState(null, '', '#rent');
  start();
  expect(findAll<HTMLDetailsElement>('details').map(({ open }) => open)).toEqual([
    ...[false, true, false],
  ]);
});

it('names the question that is opened in the address', () => {
  start();
  const [details] = findAll<HTMLDetailsElement>('details') as [HTMLDetailsElement];
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  expect(location.hash).toBe('#loan');
});

it('filters by what was typed before it came', () => {
  find<HTMLInputElement>('input').value = 'seats';
  start();
  expect(shown()).toEqual(['seats']);
});
