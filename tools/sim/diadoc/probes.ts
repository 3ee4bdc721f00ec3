import { probesOfAccess } from './probes-of-access.ts';
import { probesOfMessages } from './probes-of-messages.ts';
import { probesOfPatches } from './probes-of-patches.ts';
import { probesOfReading } from './probes-of-reading.ts';
import { probesOfShelf } from './probes-of-shelf.ts';
import type { Probe } from './requests.ts';

export const probes: readonly Probe[] = [
  ...probesOfAccess,
  ...probesOfMessages,
  ...probesOfShelf,
  ...probesOfPatches,
  ...probesOfReading,
];
