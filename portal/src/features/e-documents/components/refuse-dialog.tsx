import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useOperatorAct } from '../../../shared/e-documents/use-operator-act.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import type { IncomingCard } from '../queries.ts';

/** The sender reads why the document is not signed. */
export function RefuseDialog({ document, onClose }: { document: IncomingCard; onClose(): void }) {
  const { id, title, sender } = document;
  const refuse = useOperatorAct(
    (reason) =>
      ask(api.POST('/api/v1/e-documents/incoming/{id}/refuse', { params: { path: { id } }, body: { reason } })),
    say('The refusal goes to the operator', 'Отказ передаётся оператору'),
  );
  return (
    <ReasonDialog
      draft={['e-document-refuse', id]}
      title={say('Refuse to sign', 'Отказать в подписи')}
      about={[title, sender.name].filter(Boolean).join(', ')}
      readers={say('The other side reads it.', 'Её увидит контрагент.')}
      confirm={say('Refuse', 'Отказать')}
      color="red"
      error={refuse.error}
      onReason={refuse.mutateAsync}
      onClose={onClose}
    />
  );
}
