import type { Step } from '../model.ts';
import type { Place } from '../nouns.ts';
import type { ImportJob } from '../queries.ts';
import { Applying } from './applying.tsx';
import { BeforeApplying } from './before-applying.tsx';
import { Result } from './result.tsx';

interface ApplyStepProps {
  place: Place;
  job: ImportJob;
  onGo(step: Step): void;
}

/** What will be written, how far it is, and what came of it. */
export function ApplyStep({ place, job, onGo }: ApplyStepProps) {
  if (job.status === 'applying') return <Applying job={job} />;
  if (job.status === 'preview_ready') return <BeforeApplying place={place} job={job} onGo={onGo} />;
  return <Result place={place} job={job} onGo={onGo} />;
}
