import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { registerExport as noun } from '../../../../../nouns/register-export.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showCount, showTime } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { showBytes } from '../../../kit/show-bytes.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { api } from '../../../shared/api/client.ts';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import { type Export, useExports } from '../use-exports.ts';

/** What one has exported of long lists: each file can be downloaded for a week. */
export function Exports() {
  const list = useExports();
  const title = say('My exports', 'Мои выгрузки');
  return (
    <Page title={title}>
      <DataTable
        label={title}
        list={list}
        columns={columns()}
        idOf={({ id }) => id}
        nameOf={({ fileName }) => fileName}
        empty={
          <Empty title={say('No exports yet', 'Выгрузок пока нет')}>
            {say(
              'A list of more than 10,000 rows is exported in the background; its file appears here.',
              'Список длиннее 10 000 строк выгружается в фоне, и файл появляется здесь.',
            )}
          </Empty>
        }
      />
    </Page>
  );
}

const columns = (): readonly Column<Export>[] => [
  {
    id: 'fileName',
    header: labelOf(noun, 'fileName'),
    cell: ({ fileName, problem }) => (
      <>
        {fileName}
        {problem && <div className="dimmed">{problem}</div>}
      </>
    ),
    width: '2fr',
  },
  {
    id: 'rowCount',
    header: say('Rows', 'Строк'),
    cell: ({ rowCount }) => showCount(rowCount),
    width: 110,
    align: 'right',
    wide: true,
  },
  { id: 'createdAt', header: labelOf(noun, 'createdAt'), cell: ({ createdAt }) => showTime(createdAt), wide: true },
  { id: 'expiresAt', header: labelOf(noun, 'expiresAt'), cell: ({ expiresAt }) => showTime(expiresAt), wide: true },
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
    width: 140,
  },
  { id: 'file', header: say('File', 'Файл'), cell: (one) => <FileOf {...one} />, width: 160 },
];

function FileOf({ id, status, fileName, sizeBytes }: Export) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveAnswer(
        api.GET('/api/v1/registers/exports/{id}/file', { params: { path: { id } }, parseAs: 'blob' }),
        fileName,
      ),
  });
  if (status !== 'ready' || sizeBytes === null) return null;
  return (
    <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()}>
      {`${say('Download', 'Скачать')} · ${showBytes(sizeBytes)}`}
    </Button>
  );
}
