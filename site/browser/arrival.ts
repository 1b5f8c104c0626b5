/** Inline program of the head: marks the first page of a visit before first paint, so that its awning unrolls once. */
export {};

if (!document.referrer.startsWith(location.origin)) document.documentElement.dataset.first = '';
