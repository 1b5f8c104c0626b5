/**
 * Inline program: fetches a page's pictures once the page stands there, so that whoever keeps a picture of the whole
 * page finds none missing. What a strip holds beyond its edge comes when it is pushed; whoever saves data
 * fetches what comes near.
 */
if (!navigator.connection?.saveData)
  addEventListener('load', () =>
    setTimeout(() => {
      for (const picture of document.images) {
        const { left } = picture.getBoundingClientRect();
        if (left < innerWidth && picture.checkVisibility()) picture.loading = 'eager';
      }
    }, 500),
  );
