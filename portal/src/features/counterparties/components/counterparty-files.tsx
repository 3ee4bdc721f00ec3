import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Download, Upload } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { api } from '../../../shared/api/client.ts';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { CounterpartiesSearch } from '../counterparties.routes.tsx';

const formats = ['xlsx', 'csv', 'tsv'] as const;

/** Counterparties from a file, and those that the filters leave into one. */
export function CounterpartyFiles({ search }: { search: CounterpartiesSearch }) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const may = useMay();
  const save = useMutation({ mutationFn: (format: (typeof formats)[number]) => saveParties(format, search) });
  return (
    <>
      {may('counterparties.update') && (
        <Button
          variant="default"
          leftSection={<Upload size={16} />}
          onClick={() => void navigate({ href: `/${portal}/imports/new?kind=counterparties` })}
        >
          {say('Import', 'Импорт')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<Download size={16} />} loading={save.isPending}>
            {say('Export', 'Выгрузить')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{say('Everything that matches the filters', 'Все, кто остался после отбора')}</Menu.Label>
          {formats.map((format) => (
            <Menu.Item key={format} onClick={() => save.mutate(format)}>
              {format === 'xlsx' ? 'Excel (XLSX)' : format.toUpperCase()}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function saveParties(format: (typeof formats)[number], search: CounterpartiesSearch) {
  const { search: text, role, kind, status, archived } = search;
  const filters = {
    ...(text && { search: text }),
    ...(role && { 'roles[in]': role }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(archived && { includeArchived: archived }),
  };
  return saveAnswer(
    api.POST('/api/v1/counterparties/exchange/export', { body: { format, filters }, parseAs: 'blob' }),
    `${say('counterparties', 'контрагенты')}.${format}`,
  );
}
