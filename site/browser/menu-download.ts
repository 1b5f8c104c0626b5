/**
 * Inline program of the download links: asks for the PDF first and hands out the text file, whose link stands behind,
 * where the PDF cannot be had. A click that asks for a new tab or window stays the browser's.
 */
document.addEventListener('click', async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-text]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const answer = await fetch(link.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) return location.assign(link.href);
  const text = document.createElement('a');
  text.href = link.nextElementSibling?.getAttribute('href') as string;
  text.download = '';
  text.click();
});

export {};
