import { useEffect, useState } from 'react';
import { now } from './now.ts';

const CLOCK_MS = 30_000;

/** The time, in milliseconds since 1970, written anew now and then. */
export function useClock(): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}
