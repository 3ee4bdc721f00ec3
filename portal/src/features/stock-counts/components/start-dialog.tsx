import { Button, Modal, Select, Stack, Switch, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { stockCount as noun } from '../../../../../nouns/stock-count.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { WarehouseSelect } from '../../../shared/making/warehouse-select.tsx';
import { categoryTreeQuery } from '../../../shared/records/categories.ts';

interface StartValues {
  warehouseId: string | null;
  categoryId: string | null;
  isBlind: boolean;
  comment: string;
}

const nothing: StartValues = { warehouseId: null, categoryId: null, isBlind: false, comment: '' };

/** Where, and whether all of it, is counted. */
export function StartDialog({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { portal } = useParams({ from: '/$portal' });
  const { data: categories = [] } = useQuery(categoryTreeQuery);
  const form = useKeptForm<StartValues>({ draft: 'stock-count', initialValues: nothing });
  const problem = useFormProblem(form, Object.keys(nothing));
  const start = useMutation({
    mutationFn: ({ warehouseId, categoryId, isBlind, comment }: StartValues) =>
      ask(
        api.POST('/api/v1/stock-counts', {
          body: { warehouseId: warehouseId ?? '', categoryId, isBlind, comment: comment.trim() || null },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, number }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['stock-counts'] });
      await navigate({ to: '/$portal/stock-counts/$id', params: { portal, id }, search: {} });
      tellDone(`${say('Begun', 'Начата')}: ${number}`);
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('New stock count', 'Новая инвентаризация')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => start.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <WarehouseSelect label={labelOf(noun, 'warehouseId')} required {...bind(form, 'warehouseId')} />
          <Select
            label={labelOf(noun, 'categoryId')}
            placeholder={say('Everything', 'Всё, что лежит')}
            searchable
            clearable
            data={categories.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('categoryId')}
          />
          <Help of="stock_count.isBlind">
            <Switch
              label={labelOf(noun, 'isBlind')}
              description={say(
                'Whoever only counts does not see what should lie there.',
                'Тот, кто только считает, не видит количество по учёту.',
              )}
              {...form.getInputProps('isBlind', { type: 'checkbox' })}
            />
          </Help>
          <Textarea
            label={labelOf(noun, 'comment')}
            autosize
            maxLength={ofField(noun, 'comment').maxLength}
            {...form.getInputProps('comment')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={start.isPending} disabled={!form.values.warehouseId}>
              {say('Begin', 'Начать')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
