import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { counted, say } from '../../../kit/say.ts';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { readPastedRows, refusedLines } from '../model.ts';
import type { PriceList } from '../queries.ts';
import { PastedPreview } from './pasted-preview.tsx';

/** How many rows the server takes at once. */
const most = 5_000;

/** What is pasted, and how it was read, before it is sent. */
export function PasteRowsForm({ list, onClose }: { list: PriceList; onClose(): void }) {
  const client = useQueryClient();
  const [text, setText, draft] = useKeptState('price-list-paste', list.id, '');
  const rows = readPastedRows(text);
  const good = rows.filter(({ fault }) => fault === undefined);
  const apply = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/price-lists/{priceListId}/items', {
          params: { path: { priceListId: list.id } },
          body: {
            items: good.map(({ sku, price = '0', minQuantity }) => ({
              sku,
              price,
              ...(minQuantity && { minQuantity }),
            })),
          },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess: async ({ added, changed, unchanged }) => {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['price-lists'] });
      tellDone(
        say(
          `Added: ${added}, changed: ${changed}, as before: ${unchanged}`,
          `Добавлено: ${added}, изменено: ${changed}, без изменений: ${unchanged}`,
        ),
      );
      onClose();
    },
  });
  const refused = refusedLines(isProblem(apply.error) ? apply.error.faults : [], good);
  return (
    <Stack>
      <DraftNote draft={draft} />
      <Text size="sm" c="dimmed">
        {say(
          'Copy the columns «article, price, from quantity» in a table and paste them here. The third one may be left out.',
          'Скопируйте в таблице столбцы «артикул, цена, от количества» и вставьте сюда. Третий столбец необязателен.',
        )}
      </Text>
      <Textarea
        data-autofocus
        aria-label={say('Rows from the table', 'Строки из таблицы')}
        minRows={5}
        maxRows={10}
        autosize
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          apply.reset();
        }}
        styles={{ input: { fontFamily: 'monospace' } }}
      />
      {rows.length > 0 && <PastedPreview rows={rows} currency={list.currency} refused={refused} />}
      {apply.error && refused.size === 0 && (
        <Alert color="red" variant="light" role="alert">
          <ProblemText error={apply.error} />
        </Alert>
      )}
      {good.length > most && (
        <Alert color="yellow" variant="light">
          {say(
            'At most 5,000 rows at once; a longer list is imported from a file.',
            'За раз не больше 5 000 строк; длинный прайс-лист загрузите файлом.',
          )}
        </Alert>
      )}
      <DialogButtons onCancel={onClose}>
        <Button
          loading={apply.isPending}
          disabled={good.length === 0 || good.length > most}
          onClick={() => apply.mutate()}
        >
          {say('Add', 'Добавить')}{' '}
          {good.length > 0 && counted(good.length, ['row', 'rows'], ['строку', 'строки', 'строк'])}
        </Button>
      </DialogButtons>
    </Stack>
  );
}
