import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { saveAudit } from '../audit.ts';
import type { AuditSearch } from '../searches.ts';

/** All that the filters leave, as a file. */
export function AuditExport({ search }: { search: AuditSearch }) {
  const save = useMutation({ mutationFn: (format: 'xlsx' | 'csv') => saveAudit(format, search) });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={16} />} loading={save.isPending}>
          {say('Export', 'Выгрузить')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{say('Everything that matches the filters', 'Всё, что осталось после отбора')}</Menu.Label>
        <Menu.Item onClick={() => save.mutate('xlsx')}>Excel (XLSX)</Menu.Item>
        <Menu.Item onClick={() => save.mutate('csv')}>CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
