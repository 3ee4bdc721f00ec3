import type { DenialTrail } from '../../platform/audit/denial-trail.ts';
import type { Door } from '../../platform/door/create-door.ts';
import type { AtOnce } from '../../platform/rate-limits/create-at-once.ts';
import type { InFlight } from '../../platform/rate-limits/in-flight.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import type { Authenticator } from './authenticator.ts';

/** What serving a route needs besides the route. */
export interface Parts {
  door: Door;
  authenticator: Authenticator;
  limiter: RateLimiter;
  inFlight: InFlight;
  atOnce: AtOnce;
  denials: DenialTrail;
  /** Where files of forms are kept while their request is served. */
  spoolDir: string;
}
