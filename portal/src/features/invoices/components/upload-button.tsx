import { Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

interface UploadButtonProps {
  label: string;
  /** Endings of the files that are offered for choice, such as `.xml,.zip`. */
  accept: string;
  isSending: boolean;
  onFile(file: File): void;
}

/** Chooses one file and sends it at once; the same file may be chosen again. */
export function UploadButton({ label, accept, isSending, onFile }: UploadButtonProps) {
  const forget = useRef<() => void>(null);
  const take = (file: File | null) => {
    if (file) onFile(file);
    forget.current?.();
  };
  return (
    <FileButton accept={accept} onChange={take} resetRef={forget}>
      {(props) => (
        <Button {...props} leftSection={<Upload size={16} />} loading={isSending}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
