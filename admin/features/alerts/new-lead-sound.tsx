import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { countsQuery, POLL_MS } from '../../shared/desk-list/desk-counts.ts';
import { openAudio, playTone } from './play-tone.ts';
import { isFirstToHear, useSound } from './sound-setting.ts';

/** Sounds when a lead has come in since the desk was opened; shows nothing. */
export default function NewLeadSound() {
  const isOn = useSound();
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const { data: counts } = useQuery({
    ...countsQuery,
    // While the desk is on the screen, others ask; behind other tabs nobody else does.
    refetchInterval: isOn && isHidden && POLL_MS,
    refetchIntervalInBackground: true,
  });
  const newest = counts?.newest;
  /** When the newest lead came that is known: undefined before the first count. */
  const known = useRef<string>(undefined);

  const hear = useEffectEvent((id: string) => {
    if (isOn && isFirstToHear(id)) playTone();
  });
  useEffect(() => {
    if (!counts) return;
    const before = known.current;
    const time = newest?.created_at ?? '';
    // A lead that was deleted leaves an older one as the newest.
    if (before === undefined || time > before) known.current = time;
    if (newest && before !== undefined && time > before) hear(newest.id);
  }, [counts, newest]);

  useEffect(() => {
    if (!isOn) return;
    addEventListener('pointerdown', openAudio);
    addEventListener('keydown', openAudio);
    return () => {
      removeEventListener('pointerdown', openAudio);
      removeEventListener('keydown', openAudio);
    };
  }, [isOn]);

  return null;
}

function followVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
