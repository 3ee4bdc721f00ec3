import { useEffect, useState } from 'react';
import type { Refused } from '../../public-kit/call.ts';
import { sendPositions } from '../call.ts';
import { makeTracker } from './make-tracker.ts';

/** Why positions are not sent although the driver agreed. */
type Trouble = { why: 'denied' | 'unknown' } | { why: 'refused'; problem: Refused };

/**
 * Sends where the phone is, while the driver agrees and looks at the page: whatever hides or closes it stops the measuring itself. What the
 * driver agreed to ends with the page.
 */
export function useTracking(token: string) {
  const [isAgreed, setAgreed] = useState(false);
  const [sentAt, setSentAt] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble>();
  const isSeen = useSeen();
  const isOn = isAgreed && isSeen;
  useEffect(() => {
    if (!isOn) return;
    const tracker = makeTracker({
      send: (points) => sendPositions(token, points),
      onSent: setSentAt,
      onRefused: (problem) => {
        setTrouble({ why: 'refused', problem });
        setAgreed(false);
      },
    });
    const watch = navigator.geolocation.watchPosition(
      (position) => {
        setTrouble(undefined);
        tracker.measured(position);
      },
      ({ code, PERMISSION_DENIED }) => {
        const isDenied = code === PERMISSION_DENIED;
        setTrouble({ why: isDenied ? 'denied' : 'unknown' });
        if (isDenied) setAgreed(false);
      },
      { enableHighAccuracy: true, maximumAge: 10_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isOn, token]);
  const agree = () => {
    setTrouble(undefined);
    setAgreed(true);
  };
  return { isAgreed, sentAt, trouble, agree, stop: () => setAgreed(false) };
}

function useSeen(): boolean {
  const [isSeen, setSeen] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
