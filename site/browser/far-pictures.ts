/**
 * Inline program: on a wide screen, which has the network for it, fetches a page's pictures once the page stands there,
 * so that whoever keeps a picture of the whole page finds none missing. A phone fetches what comes near.
 */
if (matchMedia('(min-width: 48rem)').matches)
  addEventListener('load', () =>
    setTimeout(() => {
      for (const picture of document.images)
        if (picture.checkVisibility()) picture.loading = 'eager';
    }, 500),
  );
