import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Template } from '../queries.ts';

/** When a requisition is made next, or why none is. */
export function NextDay({ template }: { template: Template }) {
  if (template.schedule === null) return <span>—</span>;
  if (!template.isActive) return <Status tone="neutral">{say('Out of use', 'Не действует')}</Status>;
  if (template.isPaused) return <Status tone="warning">{say('Paused', 'Приостановлено')}</Status>;
  return <span>{template.nextDate === null ? '—' : showDay(template.nextDate)}</span>;
}
