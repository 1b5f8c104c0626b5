/** Inline program of the contact page: fetches the card of site/sections/contact/show-interest.ts only where there is something to show. */
if (location.search) {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = '/outbox/show-interest.js';
  document.head.append(script);
}
