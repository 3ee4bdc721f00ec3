import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { changesOf } from '../../../shared/drafts/changes-of.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { documentBodyOf, documentValuesOf } from './document-values.ts';
import type { DocumentCard } from './queries.ts';

/** A form over the details of a document: what was not changed is not sent, and a passport is not kept on the device. */
export function useDocumentForm(paper: DocumentCard, onClose: () => void) {
  const client = useQueryClient();
  const initialValues = documentValuesOf(paper);
  const form = useKeptForm({
    ...{ draft: 'delivery-document', record: paper.id, initialValues },
    never: ['attorney'],
  });
  const problem = useFormProblem(form, Object.keys(initialValues));
  const save = useMutation({
    mutationFn: (values: typeof initialValues) =>
      ask(
        api.PATCH('/api/v1/logistics/documents/{documentId}', {
          params: { path: { documentId: paper.id } },
          body: {
            ...changesOf(documentBodyOf(initialValues, paper), documentBodyOf(values, paper)),
            version: paper.version,
          },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ number }) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['logistics'] });
      tellDone(`${say('Saved', 'Сохранено')}: ${number}`);
      onClose();
    },
  });
  return { form, above: problem.above, save };
}

export type DocumentFormState = ReturnType<typeof useDocumentForm>['form'];
