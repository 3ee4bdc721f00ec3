import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type Category, findCategories } from '../../../shared/records/categories.ts';

/** Puts a category away; what stands in it moves to another one. */
export function CategoryArchive({ category, onClose }: { category: Category | undefined; onClose(): void }) {
  return (
    <Modal
      opened={category !== undefined}
      onClose={onClose}
      title={say('Archive the category', 'Категорию — в архив')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {category && <Ask key={category.id} category={category} onClose={onClose} />}
    </Modal>
  );
}

function Ask({ category, onClose }: { category: Category; onClose(): void }) {
  const client = useQueryClient();
  const [moveTo, setMoveTo] = useState<RecordOption | null>(null);
  const archive = useMutation({
    mutationFn: () =>
      ask(
        api.DELETE('/api/v1/catalog/categories/{categoryId}', {
          params: { path: { categoryId: category.id }, query: moveTo ? { moveTo: moveTo.id } : {} },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(`${say('Archived', 'В архиве')}: ${category.name}`);
      onClose();
    },
  });
  return (
    <Stack>
      <Text size="sm">
        {say('Category', 'Категория')} «{category.name}».{' '}
        {say(
          'Items and categories inside it, if any, move to the one named here.',
          'Позиции и категории внутри неё, если они есть, перейдут в указанную ниже.',
        )}
      </Text>
      <FormProblem error={archive.error} />
      <RecordSelect
        kind="categories"
        label={say('Move the contents to', 'Перенести содержимое в')}
        find={findCategories}
        value={moveTo}
        onChange={setMoveTo}
      />
      <DialogButtons onCancel={onClose}>
        <Button color="red" loading={archive.isPending} onClick={() => archive.mutate()}>
          {say('Archive', 'В архив')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}
