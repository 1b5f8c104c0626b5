console.error(`404 error: no page at ${location.pathname}`);
