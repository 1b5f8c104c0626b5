/**
 * Inline program: fetches a page's pictures once the page stands there, so that whoever keeps a picture of the whole
 * page finds none missing. What a strip holds beyond its edge comes when it is pushed; whoever saves data
 * fetches what comes near. What is late (late.css) has come long before.
 */
if (!navigator.connection?.saveData)
  addEventListener('load', () =>
    setTimeout(() => {
      for (const picture of document.images)
        if (
          picture.checkVisibility?.() !== false &&
          picture.getBoundingClientRect().left < innerWidth
        )
          picture.loading = 'eager';
    }, 2000),
  );
