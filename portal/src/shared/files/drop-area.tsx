import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import classes from './files.module.css';

export const acceptedFiles = '.pdf,.docx,.xlsx,.csv,.tsv,.txt,.png,.jpg,.jpeg,.webp,.heic,.zip,.xml,.p7s,.sig';

/** Files dropped here, or chosen by a click. */
export function DropArea({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const [over, setOver] = useState(false);
  return (
    <label
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        type="file"
        multiple
        accept={acceptedFiles}
        className="only-spoken"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Paperclip size={16} aria-hidden />
      <span>{say('Drop files here or choose them', 'Перетащите файлы сюда или выберите')}</span>
      <small>{say('PDF, Excel, Word, images, up to 25 MB', 'PDF, Excel, Word, изображения, до 25 МБ')}</small>
    </label>
  );
}
