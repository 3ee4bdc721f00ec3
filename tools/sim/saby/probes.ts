import { probesOfAccess } from './probes-of-access.ts';
import { probesOfWork } from './probes-of-work.ts';
import type { Probe } from './requests.ts';

export const probes: readonly Probe[] = [...probesOfAccess, ...probesOfWork];
