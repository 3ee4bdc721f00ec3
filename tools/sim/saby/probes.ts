import { probesOfAccess } from './probes-of-access.ts';
import { probesOfDocuments } from './probes-of-documents.ts';
import { probesOfLists } from './probes-of-lists.ts';
import type { Probe } from './requests.ts';

export const probes: readonly Probe[] = [...probesOfAccess, ...probesOfDocuments, ...probesOfLists];
