import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import { showBytes } from '../../kit/show-bytes.ts';
import type { TalkOf } from './queries.ts';
import { recordFilesQuery } from './record-files-query.ts';

interface FileMenuProps {
  records: readonly TalkOf[];
  isSending: boolean;
  onChoose(fileId: string): void;
}

/** A file of one of the records is sent by choosing it. */
export function FileMenu({ records, isSending, onChoose }: FileMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: files, isPending } = useQuery({ ...recordFilesQuery(records), enabled: isOpen });
  return (
    <Menu position="top-start" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button variant="default" leftSection={<Paperclip size={16} aria-hidden />} loading={isSending}>
          {say('File of the record', 'Файл записи')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflow: 'auto' }}>
        {isPending && <Menu.Label>{say('Loading', 'Загрузка')}</Menu.Label>}
        {files?.length === 0 && <Menu.Label>{say('No files here yet', 'Файлов пока нет')}</Menu.Label>}
        {files?.map(({ id, fileName, sizeBytes }) => (
          <Menu.Item key={id} onClick={() => onChoose(id)}>
            {fileName} · {showBytes(sizeBytes)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
