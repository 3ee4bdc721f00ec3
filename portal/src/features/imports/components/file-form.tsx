import { Button, Group, Text } from '@mantine/core';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { say } from '../../../kit/say.ts';
import type { Place } from '../nouns.ts';
import { useDownloads } from '../use-downloads.ts';
import classes from './file-form.module.css';

interface FileFormProps {
  place: Place;
  isPending: boolean;
  disabled: boolean;
  onSend(file: File): void;
}

/** Drop a file or choose one: it is read at once, nothing is written. */
export function FileForm({ place, isPending, disabled, onSend }: FileFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const downloads = useDownloads(place);
  const send = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !disabled && !isPending) onSend(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files);
  };
  return (
    <>
      <section
        className={classes.drop}
        data-over={isOver || undefined}
        aria-label={say('Place for the file', 'Место для файла')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <FileSpreadsheet size={32} aria-hidden />
        <b>{say('Drop a file here', 'Перетащите файл сюда')}</b>
        <Text size="sm" c="dimmed">
          {say('XLSX, ODS, CSV or TSV, up to 32 MB', 'XLSX, ODS, CSV или TSV, до 32 МБ')}
        </Text>
        <Button loading={isPending} disabled={disabled} onClick={() => input.current?.click()}>
          {say('Choose a file', 'Выбрать файл')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.ods,.csv,.tsv,.txt"
          aria-label={say('File to import', 'Файл для импорта')}
          onChange={({ currentTarget }) => {
            send(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </section>
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {say('Template with all columns:', 'Шаблон со всеми столбцами:')}
        </Text>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="subtle"
            size="compact-sm"
            loading={downloads.template.isPending && downloads.template.variables === format}
            onClick={() => downloads.template.mutate(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Group>
    </>
  );
}
