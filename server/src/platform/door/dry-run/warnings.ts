import type { Job } from '../../../kernel/job.ts';
import type { AnyCommand, JobName } from '../../../kernel/operation.ts';
import { isTestPortal } from '../../../kernel/portal-clock.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import type { Run } from '../run.ts';
import type { DoorParts, DryRun } from '../visit.ts';

type Warning = DryRun['warnings'][number];

/** What a dry run has left undone, and what of its answer does not hold. */
export function warningsOf(parts: DoorParts, op: AnyCommand, { told }: Run, leftOut: number): Warning[] {
  const heard = told.facts.flatMap(({ event }) => parts.reactionsTo.get(event) ?? []);
  const reactions = heard.filter(({ outside }) => !outside || isTestPortal());
  const follows = new Set([...told.follows, ...reactions.map(({ job }) => job)].map(whatItDoes));
  return [
    ...[...follows].map(({ en, ru }) => ({
      code: 'work_not_done',
      message: words(
        `Not done, though it may follow the write: ${en}.`,
        `Не выполнено, хотя может последовать за записью: ${ru}.`,
      ),
    })),
    ...(op.revealsSecret ? [secretUnusable] : []),
    ...(leftOut > 0 ? [eventsLeftOut(leftOut)] : []),
  ];
}

/** Some are enqueued by their name alone, from below the domain that does them. */
const whatItDoes = (job: JobName | Job): Words => ('command' in job ? job.command.summary : words(job.name, job.name));

/** The key of the request was used before: the write would do nothing. */
export const repeated: Warning = {
  code: 'idempotency_key_used',
  message: words(
    'This idempotency key has an answer already. The write would give it back and change nothing.',
    'У этого ключа идемпотентности уже есть ответ. Запись вернула бы его и ничего не изменила.',
  ),
};

const secretUnusable: Warning = {
  code: 'secret_unusable',
  message: words(
    'The secret in the answer opens nothing: it was not kept. The write makes another.',
    'Секрет в ответе ничего не открывает: он не сохранён. При записи будет создан другой.',
  ),
};

const eventsLeftOut = (count: number): Warning => ({
  code: 'events_left_out',
  message: words(`Events that are not shown here: ${count}.`, `Событий, которые здесь не показаны: ${count}.`),
});
