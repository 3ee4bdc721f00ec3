import { Refused } from '../../public-kit/call.ts';
import type { Position } from '../types.ts';

interface Measured {
  timestamp: number;
  coords: { latitude: number; longitude: number; speed: number | null; heading: number | null };
}

interface TrackerParts {
  send(points: readonly Position[]): Promise<unknown>;
  /** The last position that the server has. */
  onSent(at: string): void;
  /** The server takes no more. */
  onRefused(problem: Refused): void;
}

const apartMs = 15_000;
/** Without a line, two hours of driving are kept. */
const most = 480;

/** Takes positions no more often than each fifteen seconds, and sends what has gathered; without a line it gathers on. */
export function makeTracker({ send, onSent, onRefused }: TrackerParts) {
  let gathered: readonly Position[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let isSending = false;

  function measured(given: Measured) {
    if (given.timestamp - last < apartMs) return;
    last = given.timestamp;
    gathered = [...gathered, asPoint(given)].slice(-most);
    void flush();
  }

  async function flush(): Promise<void> {
    if (isSending || gathered.length === 0) return;
    isSending = true;
    const points = gathered;
    try {
      await send(points);
      gathered = gathered.filter((point) => !points.includes(point));
      onSent(points.at(-1)?.recordedAt ?? '');
    } catch (error) {
      const problem = error instanceof Refused ? error : new Refused(0, {});
      if (!problem.isPassing) {
        gathered = [];
        onRefused(problem);
      }
    } finally {
      isSending = false;
    }
  }

  return { measured, flush };
}

/** Phones measure metres a second, and give a heading while they move. */
function asPoint({ timestamp, coords }: Measured): Position {
  const { latitude, longitude, speed, heading } = coords;
  return {
    recordedAt: new Date(timestamp).toISOString(),
    latitude: latitude.toFixed(6),
    longitude: longitude.toFixed(6),
    ...(isMeasured(speed) && { speed: (speed * 3.6).toFixed(1) }),
    ...(isMeasured(heading) && { heading: heading.toFixed(1) }),
  };
}

const isMeasured = (value: number | null): value is number => value !== null && Number.isFinite(value) && value >= 0;
