import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import type { EDocument } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** The operator is asked to revoke a document; the status follows from its answer. */
export function RevokeDialog({ document, onClose }: { document: EDocument; onClose(): void }) {
  const { id, title, status } = document;
  return (
    <ReasonDialog
      draft="e-document-revoke"
      record={id}
      title={say('Revoke the document', 'Аннулировать документ')}
      confirm={say('Revoke', 'Аннулировать')}
      done={say('The operator is asked to revoke it', 'Запрос на аннулирование передаётся оператору')}
      act={(reason) =>
        ask(api.POST('/api/v1/e-documents/outgoing/{id}/revoke', { params: { path: { id } }, body: { reason } }))
      }
      onClose={onClose}
    >
      {title}
      <div className="dimmed">
        {status === 'draft'
          ? say(
              'The request to sign it is taken back at the operator; the draft stays there.',
              'Запрос на подпись у оператора будет отозван, черновик там останется.',
            )
          : say(
              'The recipient has to agree: until then the document stays as it is.',
              'Получатель должен согласиться: до этого документ остаётся в силе.',
            )}
      </div>
    </ReasonDialog>
  );
}
