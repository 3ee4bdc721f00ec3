import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { ReasonDialog } from '../../../shared/e-documents/reason-dialog.tsx';
import type { IncomingCard } from '../queries.ts';

/** The sender reads why the document is not signed. */
export function RefuseDialog({ document, onClose }: { document: IncomingCard; onClose(): void }) {
  const { id, title, sender } = document;
  return (
    <ReasonDialog
      draft="e-document-refuse"
      record={id}
      title={say('Refuse to sign', 'Отказать в подписи')}
      confirm={say('Refuse', 'Отказать')}
      done={say('The refusal goes to the operator', 'Отказ передаётся оператору')}
      act={(reason) =>
        ask(api.POST('/api/v1/e-documents/incoming/{id}/refuse', { params: { path: { id } }, body: { reason } }))
      }
      onClose={onClose}
    >
      {[title, sender.name].filter(Boolean).join(', ')}
    </ReasonDialog>
  );
}
