import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import { ReasonDialog } from '../reasons/reason-dialog.tsx';
import type { EDocument } from './queries.ts';
import { useOperatorAct } from './use-operator-act.ts';

/** The operator is asked to revoke a document; the status follows from its answer. */
export function RevokeDialog({ document, onClose }: { document: EDocument; onClose(): void }) {
  const { id, title, status } = document;
  const revoke = useOperatorAct(
    (reason) =>
      ask(api.POST('/api/v1/e-documents/outgoing/{id}/revoke', { params: { path: { id } }, body: { reason } })),
    say('The operator is asked to revoke it', 'Запрос на аннулирование передаётся оператору'),
  );
  return (
    <ReasonDialog
      draft={['e-document-revoke', id]}
      title={say('Revoke the document', 'Аннулировать документ')}
      about={title}
      outcome={
        status === 'draft'
          ? say(
              'The request to sign it is taken back at the operator; the draft stays there.',
              'Запрос на подпись у оператора будет отозван, черновик там останется.',
            )
          : say(
              'The recipient has to agree: until then the document stays as it is.',
              'Получатель должен согласиться: до этого документ остаётся в силе.',
            )
      }
      readers={say('The other side reads it.', 'Её увидит контрагент.')}
      confirm={say('Revoke', 'Аннулировать')}
      color="red"
      error={revoke.error}
      onReason={revoke.mutateAsync}
      onClose={onClose}
    />
  );
}
