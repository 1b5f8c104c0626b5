import { useEffect, useState } from 'react';

/** Milliseconds after which "5 minutes ago" is written anew. */
const CLOCK_MS = 30_000;

/** The time, in milliseconds since 1970, written anew now and then. */
export function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
