import { type EDocumentStatus, eDocumentFlow } from '../../../../../nouns/e-document-flow.ts';
import type { EDocumentChange } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type KeptLine, writeLog } from '../../../platform/integrations/log/write-log.ts';
import { ourStatus } from './our-status.ts';
import type { Told } from './write-events.ts';

interface Named {
  type: string;
  id: string;
  status: EDocumentStatus;
}

/** The operator says what cannot follow on what it said before: the status stays, and the journal tells, once for each event. */
export async function noteOutOfOrder(
  ctx: WriteContext,
  installationId: string,
  document: Named,
  outOf: readonly EDocumentChange[],
  fresh: readonly Told[],
): Promise<void> {
  const lines = outOf.filter((change) => fresh.some((told) => told.change === change));
  if (lines.length === 0) return;
  await writeLog(
    ctx.db,
    installationId,
    lines.map((change) => lineOf(document, change)),
  );
}

function lineOf({ type, id, status }: Named, { event, state }: EDocumentChange): KeptLine {
  const told = state ? ourStatus(state.status) : status;
  const { [told]: to, [status]: from } = eDocumentFlow.statuses;
  return {
    at: portalNow().toISOString(),
    correlationId: null,
    direction: 'INBOUND',
    level: 'warning',
    event: 'e-documents.out_of_order',
    status: 'warning',
    message: words(
      `The operator says “${to.en}” of a document that is “${from.en}”. The status is left as it was: check the document with the operator.`,
      `Оператор сообщает «${to.ru}» о документе в статусе «${from.ru}». Статус оставлен прежним: проверьте документ у оператора.`,
    ),
    entityType: type,
    entityId: id,
    details: { eventId: event.id, eventName: event.name, status: state?.status ?? null },
  };
}
