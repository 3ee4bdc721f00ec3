import { Button, Modal, MultiSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { supplierQualification as noun } from '../../../../../nouns/supplier-qualification.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { categoryTreeQuery } from '../../../shared/records/categories.ts';
import { findCounterparties } from '../../../shared/records/find-counterparties.ts';

interface AskValues {
  counterparty: RecordOption | null;
  categoryIds: string[];
  validUntil: string;
  comment: string;
}

const nothing: AskValues = { counterparty: null, categoryIds: [], validUntil: '', comment: '' };

/** Whom to look at, for what and until when; documents and files follow on its page. */
export function AskDialog({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { portal } = useParams({ from: '/$portal' });
  const { data: categories = [] } = useQuery(categoryTreeQuery);
  const form = useKeptForm<AskValues>({ draft: 'qualification', initialValues: nothing });
  const problem = useFormProblem(form, Object.keys(nothing), (field) =>
    field === 'counterpartyId' ? 'counterparty' : field,
  );
  const asking = useMutation({
    mutationFn: ({ counterparty, categoryIds, validUntil, comment }: AskValues) =>
      ask(
        api.POST('/api/v1/supplier-qualifications', {
          body: {
            counterpartyId: counterparty?.id ?? '',
            categoryIds,
            validUntil: validUntil || null,
            comment: comment.trim() || null,
          },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['qualifications'] });
      await navigate({ to: '/$portal/qualifications/$id', params: { portal, id } });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('New qualification', 'Новый допуск')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => asking.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <RecordSelect
            kind="counterparties"
            label={say('Supplier', 'Поставщик')}
            required
            data-autofocus
            find={findCounterparties}
            {...bind(form, 'counterparty')}
          />
          <MultiSelect
            label={labelOf(noun, 'categoryIds')}
            placeholder={form.values.categoryIds.length === 0 ? say('Everything', 'Всё') : undefined}
            searchable
            data={categories.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('categoryIds')}
          />
          <Help of="supplier_qualification.validUntil">
            <TextInput type="date" label={labelOf(noun, 'validUntil')} {...form.getInputProps('validUntil')} />
          </Help>
          <Textarea
            label={labelOf(noun, 'comment')}
            autosize
            maxLength={ofField(noun, 'comment').maxLength}
            {...form.getInputProps('comment')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={asking.isPending} disabled={!form.values.counterparty}>
              {say('Ask for it', 'Запросить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
