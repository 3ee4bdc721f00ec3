import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { deliveryDocumentFlow } from '../../../../../nouns/delivery-document-flow.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { DocumentCard } from './queries.ts';

interface Wanted {
  stage: DocumentCard['stage'];
  reason?: string;
}

/** Moves of a document: by its stages, to the archive and back. */
export function useStage({ id: documentId, number, stage: from }: Pick<DocumentCard, 'id' | 'number' | 'stage'>) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const params = { params: { path: { documentId } } };
  const renew = () => client.invalidateQueries({ queryKey: ['logistics'] });
  const move = useMutation({
    mutationFn: (body: Wanted) =>
      ask(api.PATCH('/api/v1/logistics/documents/{documentId}/stage', { ...params, body: { ...body, from } })),
    onSuccess: ({ stage }) => tellDone(`${number}: ${say(deliveryDocumentFlow.statuses[stage]).toLowerCase()}`),
    onSettled: renew,
  });
  const archive = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/logistics/documents/{documentId}', params)),
    async onSuccess() {
      await navigate({ to: `/${portal}/logistics/documents` as '/' });
      await renew();
      tellDone(`${say('In the archive', 'В архиве')}: ${number}`);
    },
  });
  const restore = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/logistics/documents/{documentId}/restore', params)),
    async onSuccess() {
      await renew();
      tellDone(`${say('Restored', 'Восстановлено')}: ${number}`);
    },
  });
  return { move, archive, restore };
}
