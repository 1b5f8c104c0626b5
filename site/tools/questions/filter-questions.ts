import { foldWords } from '../fold-words.ts';

/** The address follows the question that is opened. */
export const filterQuestions = (place: HTMLElement): void => {
  const field = find<HTMLInputElement>('question-words');
  const ask = find('question-ask');
  const link = ask.querySelector('a') as HTMLAnchorElement;
  const chat = link.href;
  const questions = [...place.querySelectorAll('details')].map((details) => ({
    details,
    words: foldWords(`${details.textContent} ${details.dataset.tags ?? ''}`),
  }));

  const filter = () => {
    const typed = foldWords(field.value);
    let found = 0;
    for (const { details, words } of questions) {
      details.hidden = !typed.every((one) => words.some((word) => word.startsWith(one)));
      if (!details.hidden) found += 1;
    }
    for (const section of place.querySelectorAll('section'))
      section.hidden = !section.querySelector('details:not([hidden])');
    ask.hidden = found > 0;
    find('question-count').textContent =
      typed.length > 0 && found > 0 ? countWords(field, found, questions.length) : '';
    const message = link.dataset.message?.replace('{words}', field.value.trim()) ?? '';
    link.href = `${chat}?text=${encodeURIComponent(message)}`;
  };

  const open = () => {
    const details = document.getElementById(location.hash.slice(1))?.closest('details');
    if (details) details.open = true;
  };

  const name = ({ target }: Event) => {
    const details = target as HTMLDetailsElement;
    const id = details.querySelector('[id]')?.id;
    if (details.open && id) history.replaceState(history.state, '', `#${id}`);
  };

  field.addEventListener('input', filter);
  for (const { details } of questions) details.addEventListener('toggle', name);
  addEventListener('hashchange', open);
  open();
  if (field.value) filter();
};

const find = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;

const countWords = (field: HTMLElement, found: number, all: number): string =>
  (field.dataset.found ?? '').replace('{found}', String(found)).replace('{all}', String(all));
