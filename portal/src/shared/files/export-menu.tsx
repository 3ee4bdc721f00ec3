import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { showCount } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';

interface ExportMenuProps<Format extends string> {
  formats: readonly Format[];
  save(format: Format): Promise<unknown>;
  /** What is exported: all that the filters leave, unless rows are chosen. */
  chosen?: { count: number; called: string };
  /** What else may be said of the file. */
  more?: ReactNode;
}

/** The rows of a list into a file of the format one chooses. */
export function ExportMenu<Format extends string>({ formats, save, chosen, more }: ExportMenuProps<Format>) {
  const { mutate, isPending } = useMutation({ mutationFn: save });
  const label = say('Export', 'Выгрузить');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={16} />} loading={isPending}>
          {chosen?.count ? `${label} · ${showCount(chosen.count)}` : label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {chosen?.count ? chosen.called : say('Everything that matches the filters', 'Всё, что осталось после отбора')}
        </Menu.Label>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => mutate(format)}>
            {format === 'xlsx' ? 'Excel (XLSX)' : format.toUpperCase()}
          </Menu.Item>
        ))}
        {more && (
          <>
            <Menu.Divider />
            {more}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
