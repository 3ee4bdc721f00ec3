import { probesOfAccess } from './probes-of-access.ts';
import { probesOfMessages } from './probes-of-messages.ts';
import { probesOfReading } from './probes-of-reading.ts';
import type { Probe } from './requests.ts';

export const probes: readonly Probe[] = [...probesOfAccess, ...probesOfMessages, ...probesOfReading];
