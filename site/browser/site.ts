import { ENQUIRY_ENDPOINT } from '../../contract/paths.ts';
import { holdEarlySubmit, keepDraft } from '../islands/contact-form/early-form.ts';
import { startGallery } from '../sections/gallery/gallery-behaviour.ts';
import {
  addPrerenderRules,
  clearSentDraft,
  fetchFarPictures,
  followQuestions,
  loadMapWhenOpened,
  startArticleToggle,
  startHeader,
  startHearts,
  wakeOutbox,
} from './every-page.ts';
import { recordJourney } from './journey.ts';
import { startDownloads, startOffers } from './menu-page.ts';

/** The one program of all public pages: each part looks for what it serves, and does nothing where that is missing. */

/** Calls a part for each of the elements that it serves. */
const start = <Place extends HTMLElement>(selector: string, part: (place: Place) => void): void => {
  for (const place of document.querySelectorAll<Place>(selector)) part(place);
};

start<HTMLFormElement>(`[data-tool] form[action$="${ENQUIRY_ENDPOINT}"]`, (form) => {
  keepDraft(form);
  holdEarlySubmit(form);
});
startHeader();
startHearts();
startOffers();
startDownloads();
start('#questions', followQuestions);
start('[data-gallery]', startGallery);
start('[aria-roledescription=carousel]', async (carousel) => {
  const { startAwardsCarousel } = await import('../sections/awards-carousel-behaviour.ts');
  startAwardsCarousel(carousel);
});
start('button[data-less]', startArticleToggle);
start('details[data-map]', loadMapWhenOpened);
start('[data-missing]', () => console.error(`404 error: no page at ${location.pathname}`));
clearSentDraft();
if ('measured' in document.body.dataset) recordJourney();
if (location.search) start('#interest', () => import('../sections/contact/show-interest.ts'));
wakeOutbox(() => import('../outbox/send.ts'));
addPrerenderRules();
fetchFarPictures();
